"""The commands ``cardwright fuzz`` and ``cardwright bench``."""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from cardwright.games.registry import GameEntry, game_entry
from cardwright.kernel.errors import BadInput
from cardwright.lab.fuzz import Failure, Tally, replay
from cardwright.lab.fuzz import fuzz as run
from cardwright.language.setfile import given_sets

SHOWN = 5
"""Different failures that are told and saved."""

USUAL_SEATS = 4
"""Seats of a measured game if it allows so many and no other number is asked for."""


def fuzz(
    game: str,
    /,
    *,
    games: int = 10_000,
    seats: str = "",
    seed: str = "1",
    first: int = 0,
    workers: int = 0,
    sets: Annotated[list[Path] | None, Parameter(name="--set", negative=())] = None,
    sets_instead: Annotated[list[Path] | None, Parameter(name="--set-instead", negative=())] = None,
    invent: int = 0,
    out: Path = Path("."),
    replay: Annotated[Path | None, Parameter(name="--replay")] = None,
) -> int:
    """Play random games with random rule options and check in each of them what must always hold.

    Every failure is saved as a match file that can be played again. The exit status is 1 if there was any.

    Parameters
    ----------
    game
        The name of a game.
    games
        How many games to play.
    seats
        How many seats, as 4 or 2-8; all that the game allows if not given.
    seed
        Any text; the same seed plays the same games.
    first
        The number of the first game, to play some games of a longer run again.
    workers
        How many processes play; 0 is one for each core.
    sets
        Set files whose cards are added to the built-in ones.
    sets_instead
        Set files that stand in place of the built-in cards.
    invent
        How many cards to invent from the words of the card language, anew for every group of 50 games. Games in which
        such texts run in a circle are only counted.
    out
        The folder for the match files of failures.
    replay
        Play the match file of a failure again instead, with all checks at every step.
    """
    entry = game_entry(game)
    if replay is not None:
        return play_again(replay)
    if games < 1 or workers < 0 or first < 0:
        raise BadInput("expected at least one game, and no negative numbers")
    if invent and not entry.sets.adds:
        raise BadInput(f"no cards can be invented for {entry.name}: cards cannot be added to its built-in ones")
    between = seat_range(seats, entry)
    more = given_sets(sets or [], sets_instead or [])
    entry.make({"game": game, "seats": between[1], "sets": more})  # what is wrong with the sets is told at once
    progress = Progress(games)
    total = run(entry.name, games, between, seed, workers or os.cpu_count() or 1, progress.show, first, more, invent)
    progress.end()
    seconds = time.perf_counter() - progress.start
    print(
        f"{total.games:,} games, {total.answers:,} answers, the longest game {total.longest:,}; "
        f"{total.draws:,} without a winner; {total.deep:,} states checked in depth; {seconds:.0f} s"
    )
    if invent:
        print(f"{total.circles:,} games ended because invented texts ran in a circle")
    tell(total.failures, entry, seed, out)
    return 1 if total.failures else 0


def bench(
    game: str,
    /,
    *,
    seats: int | None = None,
    seconds: float = 5,
    as_json: Annotated[bool, Parameter(name="--json", negative=())] = False,
) -> int:
    """Measure how fast random games are played, states cloned and hidden cards sampled.

    Parameters
    ----------
    game
        The name of a game.
    seats
        How many seats; four, or as many as the game allows, if not given.
    seconds
        How long the whole measurement takes, about.
    as_json
        Print the figures as JSON.
    """
    from cardwright.lab.bench import bench as measure
    from cardwright.lab.bench import table

    if seconds <= 0:
        raise BadInput(f"seconds = {seconds}: expected more than 0")
    least, most = game_entry(game).seats
    figures = measure(game, max(least, min(USUAL_SEATS, most)) if seats is None else seats, seconds)
    print(json.dumps(figures, indent=1) if as_json else "\n".join(table(figures)))
    return 0


def seat_range(text: str, entry: GameEntry) -> tuple[int, int]:
    """The seats that "4" or "2-8" means. Raises BadInput."""
    least, most = entry.seats
    if not text:
        return least, most
    low, _, high = text.partition("-")
    try:
        found = int(low), int(high or low)
    except ValueError:
        found = (0, 0)
    if not least <= found[0] <= found[1] <= most:
        expected = str(least) if least == most else f"a number or a range, as {least} or {least}-{most}"
        raise BadInput(f"seats = {text!r}: expected {expected}")
    return found


def tell(failures: list[Failure], entry: GameEntry, seed: str, out: Path) -> None:
    """Print the failures, one of each kind, and save their matches."""
    kinds: dict[str, list[Failure]] = {}
    for failure in failures:
        kinds.setdefault(failure.kind, []).append(failure)
    for same in list(kinds.values())[:SHOWN]:
        failure = min(same, key=lambda one: len(one.match))
        file = out / f"fuzz-{entry.name}-{seed}-{failure.number}.json".replace(os.sep, "_")
        out.mkdir(parents=True, exist_ok=True)
        file.write_text(failure.match, encoding="utf-8")
        print(f"\nFAIL game {failure.number} of seed {seed} ({len(same)} like it): {failure.message}")
        setup = {key: value for key, value in failure.setup.items() if key != "sets"}
        print(f"     setup: {setup}")
        print(f"     again: cardwright fuzz {entry.name} --replay {file}")
    if len(kinds) > SHOWN:
        print(f"\n… and {len(kinds) - SHOWN} further kinds of failure")
    print(f"\n{len(failures):,} games failed" if failures else "no game failed")


def play_again(path: Path) -> int:
    """Replay the match file of a failure and print what it leads to; 1 if it still fails."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput(f"cannot read {path}: {error}") from None
    failure = replay(text)
    if failure is None:
        print("all answers of the match fit, and everything holds")
        return 0
    print(failure.trace)
    print(f"FAIL after {len(failure.answers)} answers: {failure.message}")
    return 1


class Progress:
    """A progress line: overwritten on a terminal, else a line for each tenth."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.start = time.perf_counter()
        self.terminal = sys.stderr.isatty()
        self.tenth = 0
        self.last = 0.0

    def show(self, total: Tally) -> None:
        """Tell how far the run has come."""
        now = time.perf_counter()
        if self.terminal:
            if now - self.last < 0.2:
                return
            self.last = now
        elif total.games * 10 // self.games == self.tenth:
            return
        self.tenth = total.games * 10 // self.games
        rate = total.games / (now - self.start)
        left = (self.games - total.games) / rate
        line = f"{total.games:,} of {self.games:,} games, {rate:.0f}/s, {len(total.failures)} failed, {left:.0f} s left"
        print(f"\r{line:<78}" if self.terminal else line, end="" if self.terminal else "\n", file=sys.stderr, flush=True)

    def end(self) -> None:
        """Clear the line."""
        if self.terminal:
            print("\r" + " " * 78 + "\r", end="", file=sys.stderr, flush=True)
