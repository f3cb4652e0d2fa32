"""Playing on other machines: the deals of a plan on the workers of a Dask cluster, with the same results as here."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import TYPE_CHECKING, Any, Final

from cardwright import __version__
from cardwright.arena.extra import INSTALL
from cardwright.arena.running import Take, calls, spread
from cardwright.games.registry import make_game
from cardwright.kernel.errors import BadInput

if TYPE_CHECKING:
    from distributed import Client

    from cardwright.arena.schedule import Lineup, Plan

AHEAD: Final = 8
"""Deals handed out for each thread of the cluster …"""
LEAST_AHEAD: Final = 100
"""… and at least, as workers may join later."""
PATIENCE: Final = 30
"""Seconds to wait for the scheduler, and for the first worker."""

EXPECTED: Final = "expected as tcp://host:8786"


def run_on_cluster(
    plan: Plan, done: Collection[tuple[int, Lineup]], take: Take, address: str, patience: float = PATIENCE
) -> None:
    """Play what is not ``done`` on a cluster. Raises BadInput if nobody answers or the workers have another Cardwright."""
    client = _connect(address, patience)
    try:
        _check_workers(client, plan, address, patience)
        threads = sum(client.nthreads().values())
        pool = client.get_executor(pure=False, retries=3)
        spread(pool, calls(plan, done), take, max(LEAST_AHEAD, AHEAD * threads))
    finally:
        client.close()  # the cluster drops what it has not played


def _connect(address: str, patience: float) -> Client:
    if not re.fullmatch(r"\w+://\S+:\d+", address):
        raise BadInput(f"--cluster {address}: not the address of a Dask scheduler; {EXPECTED}")
    try:
        from distributed import Client
    except ImportError:
        raise BadInput(f"--cluster needs Dask; {INSTALL} adds it") from None
    try:
        return Client(address, timeout=patience, set_as_default=False)
    except (OSError, ValueError, TypeError) as error:  # a time-out is an OSError
        told = str(error).strip().splitlines()
        reason = f" ({told[0]})" if told else ""
        raise BadInput(f"--cluster {address}: no Dask scheduler answers there{reason}; {EXPECTED}") from None


def _check_workers(client: Client, plan: Plan, address: str, patience: float) -> None:
    """Workers must play by the same rules with the same cards."""
    try:
        client.wait_for_workers(1, timeout=patience)
    except TimeoutError:
        raise BadInput(f"--cluster {address}: the scheduler has no workers; start some with: dask worker {address}") from None
    expected = fingerprint(plan.setups)
    for worker, found in client.run(fingerprint, plan.setups, on_error="return").items():
        if isinstance(found, BaseException):
            raise BadInput(f"--cluster {address}: the worker {worker} cannot run Cardwright ({found!r}); install it there")
        if found != expected:
            raise BadInput(
                f"--cluster {address}: the worker {worker} has another version of Cardwright; expected {__version__}"
            )


def fingerprint(setups: list[dict[str, Any]]) -> list[list[str]]:
    """What two installations must agree on: their version, and the rules and cards of the games."""
    games = [make_game(setup) for setup in setups]
    return [[__version__, str(game.version), game.set_digest] for game in games]
