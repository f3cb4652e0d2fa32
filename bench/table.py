"""How quickly the table answers: scripted players at many tables on this machine. ``python bench/table.py --help``."""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import resource
import subprocess
import sys
import time
from pathlib import Path
from statistics import median

import msgspec
from msgspec import Raw, Struct
from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).parent))
from table_server import SEATS, secret

PAGE = resource.getpagesize()


class Question(Struct):
    """What the players read of a question."""

    decision: int
    options: list[Raw]


class Picture(Struct):
    """… of the game."""

    question: Question | None = None


class Notice(Struct):
    """… and of a view, or of any other notice."""

    kind: str
    stage: str = ""
    picture: Picture | None = None


_decoder = msgspec.json.Decoder(Notice)


class Load:
    """What the players measure together."""

    def __init__(self, rate: float) -> None:
        self.waits: list[float] = []
        self.answers = 0
        self.over = 0
        self.measuring = False
        self.gap = 1.0 / rate
        self.next = 0.0

    async def turn(self) -> None:
        """Wait until one more answer may be sent."""
        now = time.perf_counter()
        at = max(self.next, now)
        self.next = at + self.gap
        await asyncio.sleep(at - now)


async def play(load: Load, port: int, code: str, table: int, seat: int) -> None:
    """One player: answers each decision at random, and measures how long its own new view takes."""
    rng = random.Random(f"{table} {seat}")
    async with connect(f"ws://127.0.0.1:{port}/ws/{code}", max_size=None, ping_interval=None, compression=None) as socket:
        await socket.send(json.dumps({"kind": "hello", "protocol": 1, "secret": secret(table, seat)}))
        beat = asyncio.create_task(heartbeat(socket))
        sent, decision = 0.0, 0
        async for text in socket:
            view = _decoder.decode(text)
            if view.picture is None:
                continue
            if view.stage == "over":
                load.over += 1
                break
            question = view.picture.question
            if sent and (question is None or question.decision != decision):
                if load.measuring:
                    load.waits.append(time.perf_counter() - sent)
                    load.answers += 1
                sent = 0.0
            if question is not None and not sent:
                await load.turn()
                decision = question.decision
                option = rng.randrange(len(question.options))
                sent = time.perf_counter()
                await socket.send(json.dumps({"kind": "answer", "id": f"{decision}", "decision": decision, "option": option}))
        beat.cancel()


async def heartbeat(socket: ClientConnection) -> None:
    """Say something now and then."""
    while True:
        await asyncio.sleep(4)
        await socket.send('{"kind":"ping"}')


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
        await asyncio.sleep(1)
        load = Load(rate)
        players = [
            asyncio.create_task(play(load, port, code, table, seat))
            for table, code in enumerate(codes)
            for seat in range(SEATS)
        ]
        await asyncio.sleep(5)  # warm up
        cpu, _ = usage(server.pid)
        load.measuring = True
        await asyncio.sleep(seconds)
        load.measuring = False
        after, memory = usage(server.pid)
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
        waits = sorted(load.waits) or [0.0]
        return {
            "answers_per_second": load.answers / seconds,
            "median_ms": median(waits) * 1e3,
            "p99_ms": waits[int(len(waits) * 0.99)] * 1e3,
            "cpu_share": (after - cpu) / seconds,
            "memory_per_table_kb": (memory - empty) * 1e3 / tables,
            "games_over": load.over / SEATS,
        }
    finally:
        server.kill()


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=1000.0, help="answers a second of all players together, at the most")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--port", type=int, default=8699)
    given = parser.parse_args()
    found = asyncio.run(measure(given.tables, given.rate, given.seconds, given.port))
    for name, value in found.items():
        print(f"{name:<22} {value:>10.2f}")


if __name__ == "__main__":
    main()
