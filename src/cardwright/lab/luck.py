"""The command ``cardwright luck``."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter

from cardwright.games.registry import game_entry
from cardwright.lab.review import read_match

if TYPE_CHECKING:
    from cardwright.games.luck import Chances

USUAL: Final = 1 / 3
"""What comes at least so often is told as usual."""


def luck(match: Path, /, *, as_json: Annotated[bool, Parameter(name="--json", negative=())] = False) -> int:
    """Count what chance gave in a match, against what was to be expected: cards drawn, dice, enemies met.

    Parameters
    ----------
    match
        The file of a saved match, finished or not. It tells hidden cards.
    as_json
        Print everything as JSON.
    """
    played = read_match(match)
    found = [chances for chances in game_entry(played.game.name).luck(played) if chances.times]
    if as_json:
        print(json.dumps([data(chances) for chances in found], indent=1))
        return 0
    if not found:
        print("Nothing has been left to chance yet.")
        return 0
    width = max([len(chances.what) for chances in found])
    seat = -1
    for chances in found:
        if chances.seat != seat:
            seat = chances.seat
            print(f"Player {seat + 1}")
        print(
            f"  {chances.what:<{width}}  {chances.came:>4} in {chances.times:>3},"
            f" expected {chances.expected:>6.1f}: {unusual(chances)}"
        )
    return 0


def data(chances: Chances) -> dict[str, object]:
    """Plain data."""
    return {
        "seat": chances.seat + 1,
        "what": str(chances.what),
        "times": chances.times,
        "came": chances.came,
        "expected": chances.expected,
        "spread": chances.spread,
        "rarity": chances.rarity,
    }


def unusual(chances: Chances) -> str:
    """How unusual it is, in words."""
    if chances.rarity >= USUAL:
        return "as usual"
    much = "much" if chances.came > chances.expected else "little"
    return f"so {much} or further out in one game of {round(1 / chances.rarity)}"
