"""Cardwright beside other libraries, all in one run on one machine: ``make bench``, or ``python bench/run.py``.

Every measurement is a process of its own. A peer that is not installed, or fails, is left out with the reason.
"""

from __future__ import annotations

import argparse
import json
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent


def main() -> None:
    """Measure and print, or be the process of one peer."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--seconds", type=float, default=3, help="processor time for each measurement")
    options.add_argument("--seats", type=int, default=4, help="seats of our game")
    options.add_argument("--json", action="store_true", help="print the figures as JSON")
    options.add_argument("--peer", help=argparse.SUPPRESS)
    chosen = options.parse_args()
    if chosen.peer:
        from peers import PEERS

        print(json.dumps(PEERS[chosen.peer][1](chosen.seconds)))
        return
    rows = ours(chosen.seats, chosen.seconds) + theirs(chosen.seconds)
    if chosen.json:
        print(json.dumps(rows, indent=1))
    else:
        print("\n".join(table(rows)))


def ours(seats: int, seconds: float) -> list[dict[str, Any]]:
    """Our figures: by this interpreter, and by the compiled environment if there is one."""
    rows = []
    pythons = [Path(sys.executable)]
    compiled = ROOT / ".venv-compiled"
    if compiled.exists() and compiled != Path(sys.prefix):
        pythons.append(compiled / "bin" / "python")
    for python in pythons:
        arguments = ["-m", "cardwright", "bench", "unicorns", "--seats", str(seats), "--seconds", str(seconds * 5), "--json"]
        figures = measured([str(python), *arguments], seconds * 10 + 60)
        build = "compiled" if figures.get("compiled") else "plain Python"
        rows.append({"name": f"cardwright unicorns, {seats} seats", "build": build, **figures})
    return rows


def theirs(seconds: float) -> list[dict[str, Any]]:
    """The figures of the peers."""
    from peers import PEERS

    rows = []
    for name, (build, _) in PEERS.items():
        command = [sys.executable, str(Path(__file__)), "--peer", name, "--seconds", str(seconds)]
        rows.append({"name": name, "build": build, **measured(command, seconds * 5 + 60)})
    return rows


def measured(command: list[str], timeout: float) -> dict[str, Any]:
    """What a process measured, or why it did not."""
    try:
        run = subprocess.run(command, capture_output=True, text=True, timeout=timeout)
    except (subprocess.TimeoutExpired, OSError) as error:
        return {"missing": str(error)}
    try:
        found: dict[str, Any] = json.loads(run.stdout[run.stdout.index("{") :])
        return found
    except ValueError:
        return {"missing": (run.stderr.strip().splitlines() or ["no output"])[-1]}


def table(rows: list[dict[str, Any]]) -> list[str]:
    """The figures as lines; the ratio is ours in plain Python divided by theirs."""
    mine = next((row["decisions_per_second"] for row in rows if "decisions_per_second" in row), None)
    lines = [
        f"random play, whole games, one thread; {platform.python_implementation()} {platform.python_version()}",
        f"{'':32}{'':24}{'decisions/s':>12}{'games/s':>10}{'clone µs':>10}{'ratio':>8}",
    ]
    for row in rows:
        head = f"{row['name']:32}{row['build']:24}"
        if "missing" in row:
            lines.append(f"{head}left out: {row['missing'][:80]}")
            continue
        clone = f"{row['clone_us']:.2f}" if "clone_us" in row else "–"
        ratio = f"{mine / row['decisions_per_second']:.2f}" if mine else "–"
        rate, games = row["decisions_per_second"], row["games_per_second"]
        lines.append(f"{head}{rate:>12,.0f}{games:>10,.0f}{clone:>10}{ratio:>8}")
    lines.append("ratio: decisions/s of the first line divided by those of the line")
    return lines


if __name__ == "__main__":
    main()
