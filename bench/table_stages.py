"""Where an answer spends its time inside the server of the benchmark: a stamp when it is read, kept, and told."""

from __future__ import annotations

import gc
import json
from collections import defaultdict
from time import perf_counter
from typing import TYPE_CHECKING, Any

from cardwright.table import messages as m
from cardwright.table.keeper import Keeper
from cardwright.table.socket import Connection
from cardwright.table.stored_journal import StoredJournal
from cardwright.table.views import TableView

if TYPE_CHECKING:
    from cardwright.table import records as r
    from cardwright.table.inbox import Wanted


class Stages:
    """Seconds, by stage: ``queue`` until the table takes the answer, ``store`` until it is safe, ``tell`` until the player's
    own view is handed to the system, ``inside`` all of them; ``tidying`` are Python's searches for dead circles.
    """

    def __init__(self) -> None:
        self.times: dict[str, list[float]] = defaultdict(list)
        self._begun = 0.0

    def watch(self) -> None:
        """Watch this process from now on."""
        read, wanted, frame, append = Connection._read, Keeper._wanted, Connection._frame, StoredJournal.append
        stamps: dict[Any, tuple[float, float]] = {}  # by connection: when an answer was read, and when it was done
        times = self.times

        async def reads(connection: Connection) -> m.AnyIntent:
            intent = await read(connection)
            if isinstance(intent, m.Answer):
                stamps[connection] = perf_counter(), 0.0
            return intent

        async def takes(keeper: Keeper, item: Wanted) -> None:
            stamp = stamps.get(item.watcher)
            if stamp is not None:
                times["queue"].append(perf_counter() - stamp[0])
            await wanted(keeper, item)
            if stamp is not None:
                stamps[item.watcher] = stamp[0], perf_counter()

        async def stores(journal: StoredJournal, code: str, first: int, records: list[r.AnyRecord]) -> None:
            begun = perf_counter()
            await append(journal, code, first, records)
            times["store"].append(perf_counter() - begun)

        async def frames(connection: Connection, notice: m.AnyNotice) -> None:
            await frame(connection, notice)
            at, done = stamps.get(connection, (0.0, 0.0))
            if done and isinstance(notice, TableView):
                del stamps[connection]
                times["tell"].append(perf_counter() - done)
                times["inside"].append(perf_counter() - at)

        Connection._read = reads  # type: ignore[method-assign]
        Keeper._wanted = takes  # type: ignore[method-assign]
        StoredJournal.append = stores  # type: ignore[method-assign]
        Connection._frame = frames  # type: ignore[method-assign]
        gc.callbacks.append(self._tidies)

    def _tidies(self, phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            self._begun = perf_counter()
        else:
            self.times["tidying"].append(perf_counter() - self._begun)

    def told(self) -> str:
        """The figures since the last time, in milliseconds, as JSON."""
        found: dict[str, float] = {}
        for stage, times in sorted(self.times.items()):
            times.sort()
            found[f"{stage}_median_ms"] = times[len(times) // 2] * 1e3
            found[f"{stage}_p99_ms"] = times[int(len(times) * 0.99)] * 1e3
            found[f"{stage}_most_ms"] = times[-1] * 1e3
        self.times.clear()
        return json.dumps(found)
