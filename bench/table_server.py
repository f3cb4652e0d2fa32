"""A table server for the benchmark: its tables stand ready, and windows close as soon as all have answered."""

from __future__ import annotations

import asyncio
import signal
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

import uvicorn
from table_stages import Stages

from cardwright.storage.store import open_store
from cardwright.table import records as r
from cardwright.table.house import House
from cardwright.table.housekeeping import tidy_seldom
from cardwright.table.pace import PACES, Pace
from cardwright.table.server import Server
from cardwright.table.sitting import hashed
from cardwright.table.stored_journal import StoredJournal
from cardwright.table.thinking import DirectThinker

if TYPE_CHECKING:
    from collections.abc import Callable

SEATS = 4


def quickest() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The event loop of uvloop if it is there."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def secret(table: int, seat: int) -> str:
    """The secret of a scripted player."""
    return f"bench table {table:04d} seat {seat}"


async def opened(journal: StoredJournal, tables: int, clock: Callable[[], float]) -> tuple[House, list[str]]:
    """A house with tables at which games have begun, and their codes."""
    PACES["live"] = Pace("live", 0.0, 5.0, 0.0, 0.0)
    house = House(journal, DirectThinker(), clock)
    codes = []
    for table in range(tables):
        records: list[r.AnyRecord] = [r.Arranged(SEATS, {}, "live", 0, 60)]
        records += [r.Seated(seat, f"P{seat}", hashed(secret(table, seat))) for seat in range(SEATS)]
        records.append(r.Started({"game": "unicorns", "seats": SEATS}))
        codes.append((await house.open("unicorns", records)).table.code)
    return house, codes


def web_server(house: House, port: int) -> uvicorn.Server:
    """A server that lets everybody in."""
    server = Server(house)
    server.doors.may = lambda asked: True  # type: ignore[method-assign]
    return uvicorn.Server(
        uvicorn.Config(server.app(), port=port, ws="websockets-sansio", access_log=False, log_level="warning")
    )


async def main(tables: int, port: int) -> None:
    """Open the tables, print their codes, and serve."""
    with tempfile.TemporaryDirectory() as folder:
        journal = StoredJournal(open_store(f"sqlite:///{Path(folder) / 'bench.sqlite'}"))
        print(Path("/proc/self/statm").read_text().split()[1], flush=True)  # pages in use before the first table
        house, codes = await opened(journal, tables, time.monotonic)
        print(" ".join(codes), flush=True)
        tidy_seldom()
        stages = Stages()
        stages.watch()
        asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, lambda: print(stages.told(), flush=True))
        server = web_server(house, port)
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.05)
        print("listening", flush=True)
        await serving
        journal.close()


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=quickest()) as runner:  # as uvicorn chooses it
        runner.run(main(int(sys.argv[1]), int(sys.argv[2])))
