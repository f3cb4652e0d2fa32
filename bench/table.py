"""How quickly the table answers: scripted players at many tables on this machine. ``python bench/table.py --help``."""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import resource
import signal
import subprocess
import sys
from pathlib import Path
from statistics import median
from time import process_time

sys.path.insert(0, str(Path(__file__).parent))
import boardgame_io
import own_time
from table_players import Load, seat_all
from table_server import quickest

PAGE = resource.getpagesize()
WARM_UP = 5.0


def usage(process: int) -> tuple[float, float]:
    """CPU seconds and megabytes of memory of a process."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / 100, int(fields[21]) * PAGE / 1e6


async def measure(tables: int, rate: float, seconds: float, port: int) -> dict[str, float]:
    """The figures of one run."""
    command = [sys.executable, str(Path(__file__).with_name("table_server.py")), str(tables), str(port)]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        empty = int(await asyncio.to_thread(server.stdout.readline)) * PAGE / 1e6
        codes = (await asyncio.to_thread(server.stdout.readline)).split()
        await asyncio.to_thread(server.stdout.readline)  # it listens
        load = Load(port)
        await seat_all(load, codes)
        await asyncio.sleep(1)
        _, memory = usage(server.pid)
        await load.run(rate / 2, WARM_UP)
        load.waits.clear()
        load.frames = load.bytes = load.missed = 0
        server.send_signal(signal.SIGUSR1)
        await asyncio.to_thread(server.stdout.readline)
        cpu, own = usage(server.pid)[0], process_time()
        await load.run(rate, seconds)
        await asyncio.sleep(0.1)
        after, at_end = usage(server.pid)
        server.send_signal(signal.SIGUSR1)
        inside: dict[str, float] = json.loads(await asyncio.to_thread(server.stdout.readline))
        waits = sorted(load.waits) or [0.0]
        answers = len(waits)
        return {
            "answers_per_second": answers / seconds,
            "median_ms": median(waits) * 1e3,
            "p99_ms": waits[int(answers * 0.99)] * 1e3,
            "most_ms": waits[-1] * 1e3,
            "server_cpu_share": (after - cpu) / seconds,
            "server_us_per_answer": (after - cpu) / answers * 1e6,
            "players_cpu_share": (process_time() - own) / seconds,
            "views_per_answer": load.frames / answers,
            "kb_per_view": load.bytes / max(1, load.frames) / 1e3,
            "nobody_was_asked": float(load.missed),
            "connections_lost": float(load.lost),
            "memory_per_table_kb": (memory - empty) * 1e3 / tables,
            "memory_at_end_mb": at_end,
            "games_over": float(load.over),
            **inside,
        }
    finally:
        server.kill()


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=1000.0, help="answers a second of all players together")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--port", type=int, default=8699)
    parser.add_argument("--own-time", action="store_true", help="by the processor time of the server: see own_time.py")
    parser.add_argument("--boardgame-io", action="store_true", help="measure boardgame.io's server, too (fetches it with npm)")
    given = parser.parse_args()
    gc.disable()  # the players must not stop to tidy up
    if given.own_time:
        gc.enable()  # the server's
        found = own_time.measure(given.tables, given.rate, given.seconds, given.port)
    else:
        with asyncio.Runner(loop_factory=quickest()) as runner:
            found = runner.run(measure(given.tables, given.rate, given.seconds, given.port))
    for name, value in found.items():
        print(f"{name:<26} {value:>10.2f}")
    if given.boardgame_io:
        print("boardgame.io, a small card game kept in memory:")
        for name, value in boardgame_io.measure(given.tables, given.rate, given.seconds, given.port).items():
            print(f"{name:<26} {value:>10.2f}")


if __name__ == "__main__":
    main()
