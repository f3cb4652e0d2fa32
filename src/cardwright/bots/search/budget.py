"""How much a search may spend, and the search that spends it, in one process or in several."""

from __future__ import annotations

import multiprocessing
import random
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, Final

from cardwright.bots.search.searching import Search

if TYPE_CHECKING:
    from cardwright.bots.search.settings import Settings
    from cardwright.kernel.knowledge import InformationSet

LEAST: Final = 20
"""Iterations that are made whatever the time says, so that every option was tried."""


PAUSE: Final = 20
"""After so many iterations a search looks whether its answer is clear; after the first so many it does not."""


class Budget:
    """At most so many ``iterations``, or ``seconds`` if that is above 0; spent by ``processes`` at once.

    A search ends sooner when its answer is clear, or when ``stop`` says so.
    """

    def __init__(
        self, iterations: int = 0, seconds: float = 0.0, processes: int = 1, stop: Callable[[], bool] | None = None
    ) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.processes = processes
        self.stop = stop


def run(info: InformationSet, rng: random.Random, settings: Settings, budget: Budget) -> Search:
    """Search within the budget.

    Several processes search with luck of their own, and what they found is added up: with a budget of iterations the result
    depends on nothing but ``rng`` and the number of processes. Where processes cannot be forked, one does it all.
    """
    search = Search(info, rng, settings)
    if len(search.options) == 1:
        return search
    helpers = budget.processes - 1 if "fork" in multiprocessing.get_all_start_methods() else 0
    share = budget.iterations // (helpers + 1)
    context = multiprocessing.get_context("fork") if helpers else None
    pipes = []
    for _ in range(helpers):
        luck = rng.getrandbits(64)
        near, far = multiprocessing.Pipe(duplex=False)
        assert context is not None
        process = context.Process(target=_help, args=(search, luck, share, budget, far), daemon=True)
        process.start()
        far.close()
        pipes.append((near, process))
    _spend(search, budget.iterations - helpers * share, budget)
    for near, process in pipes:
        try:
            iterations, found = near.recv()
            search.add(iterations, found)
        except EOFError:  # that process was ended from outside: what the others found has to do
            pass
        process.join()
    return search


def _help(search: Search, luck: int, iterations: int, budget: Budget, far: Connection) -> None:
    """What a helping process does."""
    search.luck = luck
    _spend(search, iterations, budget)
    far.send((search.iterations, search.tried()))


def _spend(search: Search, iterations: int, budget: Budget) -> None:
    end = time.perf_counter() + budget.seconds
    while search.iterations < (LEAST if budget.seconds else iterations) or (budget.seconds and time.perf_counter() < end):
        if budget.stop is not None and budget.stop():
            return
        search.iterate()
        if search.iterations % PAUSE == 0 and search.iterations > PAUSE and search.clear():
            return
