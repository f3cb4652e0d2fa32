"""Steps per second through the interfaces beside PettingZoo's and RLCard's own games, all in one run on one machine.

    python bench/interfaces.py

needs the extra ``peers``. A step is an action of one seat with everything that a learning program gets for it: the
observation as numbers and the mask of legal actions. The others get what their own public loop gives. Every measurement is a
process of its own; times are processor time of all its processes.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import sys
import time
from pathlib import Path
from typing import Any

from peers import PEERS
from run import measured

PETTINGZOO_CARDS = ("pettingzoo texas_holdem_v4", "pettingzoo leduc_holdem_v4", "pettingzoo hanabi_v5")
OTHERS = (*PETTINGZOO_CARDS, "rlcard env uno", "rlcard env leduc-holdem")
OURS = [
    (game, seats, games, workers)
    for game, seats in (("unicorns", 4), ("narrators", 2), ("wizard", 1))
    for games, workers in ((1, 0), (64, 0), (1024, 0), (1024, 2))
]
GOAL = 5
"""How many times PettingZoo's card games we want to be, for each core."""


def vector(setup: dict[str, Any], games: int, workers: int, seconds: float) -> dict[str, float]:
    """Steps per second of random play with ``games`` in step: of processor time, and by the clock."""
    from cardwright.interfaces.vector import Vector

    rng = random.Random(1)

    def actions() -> list[int]:
        chosen = []
        for mask in vector.arrays.masks:
            legal = mask.nonzero()[0]
            chosen.append(int(legal[int(rng.random() * len(legal))]))
        return chosen

    with Vector(setup, games, workers) as vector:
        vector.step(actions())
        steps, before, clock = 0, used(vector), time.perf_counter()
        while time.perf_counter() - clock < seconds:
            vector.step(actions())
            steps += games
        wall, spent = time.perf_counter() - clock, used(vector) - before
    return {"decisions_per_second": steps / spent, "by_clock": steps / wall}


def used(vector: Any) -> float:
    """Processor time of this process and of the workers so far."""
    total = time.process_time()
    for process, _ in vector._workers:
        fields = Path(f"/proc/{process.pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
        total += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return total


def main() -> None:
    """Measure and print, or be the process of one measurement."""
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("--seconds", type=float, default=5, help="time for each measurement")
    options.add_argument("--json", action="store_true", help="print the figures as JSON")
    options.add_argument("--python", default=sys.executable, help="the interpreter for our games, as .venv-compiled/bin/python")
    options.add_argument("--ours", help=argparse.SUPPRESS)
    chosen = options.parse_args()
    if chosen.ours:
        game, seats, games, workers = json.loads(chosen.ours)
        print(json.dumps(vector({"game": game, "seats": seats}, games, workers, chosen.seconds)))
        return
    rows: list[dict[str, Any]] = []
    for name in OTHERS:
        command = [sys.executable, str(Path(__file__).with_name("run.py")), "--peer", name, "--seconds", str(chosen.seconds)]
        rows.append({"name": name, "build": PEERS[name][0], **measured(command, chosen.seconds * 5 + 60)})
    for game, seats, games, workers in OURS:
        wanted = json.dumps([game, seats, games, workers])
        command = [chosen.python, str(Path(__file__)), "--ours", wanted, "--seconds", str(chosen.seconds)]
        where = f"{workers} processes" if workers else "1 process"
        name = f"cardwright {game}, seats: {seats}, games in step: {games}, {where}"
        rows.append({"name": name, "build": "", **measured(command, chosen.seconds * 5 + 120)})
    print(json.dumps(rows, indent=1) if chosen.json else "\n".join(table(rows)))


def table(rows: list[dict[str, Any]]) -> list[str]:
    """The figures as lines."""
    theirs = [row["decisions_per_second"] for row in rows if row["name"] in PETTINGZOO_CARDS and "missing" not in row]
    best = max(theirs, default=0.0)
    lines = [
        f"random play with observations and masks; {platform.python_implementation()} {platform.python_version()}",
        f"{'':66}{'steps/s of a core':>18}{'by the clock':>14}{'times':>8}",
    ]
    for row in rows:
        if "missing" in row:
            lines.append(f"{row['name']:66}left out: {row['missing'][:80]}")
            continue
        rate = row["decisions_per_second"]
        clock = f"{row['by_clock']:,.0f}" if "by_clock" in row else "–"
        lines.append(f"{row['name']:66}{rate:>18,.0f}{clock:>14}{rate / best if best else 0:>8.1f}")
    lines.append(f"times: steps/s of the line divided by those of PettingZoo's fastest card game here; the goal is {GOAL}")
    return lines


if __name__ == "__main__":
    main()
