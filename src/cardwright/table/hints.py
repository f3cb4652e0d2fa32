"""Hints: what to do at a decision, and why, made from what the seat knows. Runs in a worker process."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from cardwright.bots.advice import advise

if TYPE_CHECKING:
    from cardwright.kernel.knowledge import InformationSet

SECONDS: Final = 1.0
"""How long is searched: short, so that no table waits for the hint of another."""

ROWS: Final = 8
"""Options that are told, the best first."""


class HintRow(Struct):
    """What an option would bring."""

    option: int  # its place in the list
    chance: float  # the share of winning, 0 … 1, as far as it can be told
    visits: int  # imagined games that began with it; 0 where chances are computed


class HintView(Struct):
    """The options that were weighed, the best first; ``games`` were imagined, 0 where chances are computed."""

    games: int
    rows: list[HintRow]


def hint_view(info: InformationSet, luck: str, games: int = 0) -> HintView:
    """The hint for the seat that is asked, by so many imagined games if above 0. Raises BadInput if nothing is asked.

    An option that was tried too little to be ranked before others, but whose few tries look better, is left out.
    """
    advice = advise(info, random.Random(luck), SECONDS, games)
    rows: list[HintRow] = []
    for one in advice.ranked:
        if not rows or one.chance <= rows[-1].chance:
            rows.append(HintRow(info.options.index(one.option), one.chance, one.visits))
    return HintView(advice.games, rows[:ROWS])
