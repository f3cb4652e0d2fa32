"""The table's benchmark on a clock that stands still while the server does not work: what neighbours do is not counted.

Server and players are one process. Its clock is the processor time that the server has used, without that of the players;
where everybody waits, it jumps to what is due next. So the figures are those of a machine with a core for the server alone, as
quick as neighbours leave it.
"""

from __future__ import annotations

import asyncio
import gc
import selectors
import tempfile
from pathlib import Path
from statistics import median
from time import process_time
from typing import TYPE_CHECKING, Any

import table_players
from table_players import Load, Player, seat_all
from table_server import opened, web_server

from cardwright.storage.store import open_store
from cardwright.table.housekeeping import tidy_seldom
from cardwright.table.stored_journal import StoredJournal

if TYPE_CHECKING:
    from collections.abc import Callable

BLINK = 0.0005
"""Seconds, real ones, that are waited for the thread that writes."""


class OwnTime:
    """The clock, in seconds."""

    def __init__(self) -> None:
        self.players = self.skipped = 0.0
        self.writing = 0  # appends that are not safe yet

    def now(self) -> float:
        """The time."""
        return process_time() - self.players + self.skipped

    def without(self, work: Callable[..., Any]) -> Callable[..., Any]:
        """Work of the players, which takes no time."""

        def free(*given: Any) -> Any:
            begun = process_time()
            try:
                return work(*given)
            finally:
                self.players += process_time() - begun

        return free


class Waiting(selectors.DefaultSelector):
    """Waits by letting time jump."""

    def __init__(self, clock: OwnTime) -> None:
        super().__init__()
        self.clock = clock

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        found = super().select(0)
        if found:
            return found
        if self.clock.writing or timeout is None:
            return super().select(BLINK)
        self.clock.skipped += max(0.0, timeout)
        return super().select(0)


class Loop(asyncio.SelectorEventLoop):
    """An event loop with that clock."""

    def __init__(self, clock: OwnTime) -> None:
        self.clock = clock
        super().__init__(Waiting(clock))

    def time(self) -> float:
        return self.clock.now()


class CountedJournal(StoredJournal):
    """A journal that tells the clock while it writes."""

    clock: OwnTime

    async def append(self, *given: Any) -> None:
        self.clock.writing += 1
        try:
            await super().append(*given)
        finally:
            self.clock.writing -= 1


def measure(tables: int, rate: float, seconds: float, port: int) -> dict[str, float]:
    """The figures of one run."""
    clock = OwnTime()
    table_players.perf_counter = clock.now
    Player.data_received = clock.without(Player.data_received)  # type: ignore[method-assign]
    Player.answer = clock.without(Player.answer)  # type: ignore[method-assign]
    with asyncio.Runner(loop_factory=lambda: Loop(clock)) as runner:
        return runner.run(_run(clock, tables, rate, seconds, port))


async def _run(clock: OwnTime, tables: int, rate: float, seconds: float, port: int) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        journal = CountedJournal(open_store(f"sqlite:///{Path(folder) / 'bench.sqlite'}"))
        journal.clock = clock
        house, codes = await opened(journal, tables, clock.now)
        tidy_seldom()
        server = web_server(house, port)
        serving = asyncio.create_task(server._serve())
        while not server.started:
            await asyncio.sleep(0.1)
        load = Load(port)
        await seat_all(load, codes)
        await load.run(rate / 2, 5.0)
        load.waits.clear()
        used, searches, begun = process_time() - clock.players, [0.0], [0.0]

        def searched(phase: str, info: dict[str, int]) -> None:
            if phase == "start":
                begun[0] = process_time()
            else:
                searches.append(process_time() - begun[0])

        gc.callbacks.append(searched)
        await load.run(rate, seconds)
        used = process_time() - clock.players - used
        waits = sorted(load.waits)
        server.should_exit = True
        await serving
        journal.close()
    return {
        "answers_per_second": len(waits) / seconds,
        "median_ms": median(waits) * 1e3,
        "p99_ms": waits[int(len(waits) * 0.99)] * 1e3,
        "most_ms": waits[-1] * 1e3,
        "server_us_per_answer": used / len(waits) * 1e6,
        "tidying_most_ms": max(searches) * 1e3,
    }
