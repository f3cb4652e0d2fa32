"""The trees of a search: one for each seat, whose edges are what that seat sees of the answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.kernel.knowledge import may_know
from cardwright.kernel.option import card_of, with_card

if TYPE_CHECKING:
    from cardwright.kernel.state import State

PLACES: Final = 256
"""A key is an option times this, and the zone of its card: a state has at most 255 zones."""

ITSELF: Final = 255
"""Stands for the zone where no other copy of the card means the same."""


class Branch:
    """A place in a tree and the edge that leads to it."""

    def __init__(self, prior: float) -> None:
        self.visits: int = 0
        self.chances: int = 0  # how often the edge could have been taken
        self.total: float = 0.0  # sum of the values for the seat that took it
        self.squares: float = 0.0  # sum of their squares
        self.prior: float = prior  # what a look at the option said, 0 … 1; below 0 = not looked yet
        self.edges: dict[int, Branch] = {}

    def mean(self) -> float:
        """The mean of the values; the prior if there are none."""
        return self.total / self.visits if self.visits > 0 else self.prior

    def error(self) -> float:
        """The squared standard error of that mean, 1 if it was not visited twice."""
        if self.visits < 2:
            return 1.0
        mean = self.total / self.visits
        return max(0.0, self.squares / self.visits - mean * mean) / (self.visits - 1)


def own_key(s: State, option: int) -> int:
    """What an option means, whichever copy of a card it names: the card's face and where it lies (before the answer)."""
    card = card_of(option)
    if card < 0 or s.game.apart(s, card):
        return option * PLACES + ITSELF
    return with_card(option, s.game.face[card]) * PLACES + s.where[card]


def seen_key(s: State, option: int, key: int, viewer: int) -> int:
    """What another seat sees of an answer: ``key``, or the same without the card if it cannot know the card afterwards."""
    card = card_of(option)
    if card < 0 or may_know(s, viewer, card):
        return key
    return with_card(option, -1) * PLACES + ITSELF


def distinct(s: State, options: list[int]) -> dict[int, int]:
    """The options by key: of those that mean the same, the first."""
    found: dict[int, int] = {}
    for option in options:
        key = own_key(s, option)
        if key not in found:
            found[key] = option
    return found
