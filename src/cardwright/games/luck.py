"""What chance gave in a game, against what was to be expected: counted afterwards, from the record of a match.

A game names the random events that matter to a player (``GameEntry.luck``). For each the numbers that could have come are known
with their chances, so the sum of many has an average and a spread, and one can say how unusual it is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from math import comb, sqrt
from typing import TYPE_CHECKING, Final

from cardwright.kernel.events import LOOK, MOVE, SHUFFLE

if TYPE_CHECKING:
    from cardwright.kernel.events import Event
    from cardwright.kernel.match import Match

LEAST: Final = 1e-12
"""Chances below this are left out."""


class Chances:
    """Random events of one kind for one seat: the sum of what came, and the chances of every sum."""

    def __init__(self, seat: int, what: str) -> None:
        self.seat: int = seat
        self.what: str = what
        """What is counted, in words."""
        self.times: int = 0
        """How many cards were drawn, dice rolled, enemies met …"""
        self.came: int = 0
        """The sum of what came."""
        self._sums: dict[int, float] = {0: 1.0}

    def add(self, came: int, could: Collection[int], times: int = 1) -> None:
        """So many numbers came out of some that were equally likely, without putting any back; ``came`` is their sum."""
        self.times += times
        self.came += came
        fresh = _sums(could, times)
        sums: dict[int, float] = {}
        for before, chance in self._sums.items():
            for number, share in fresh.items():
                if chance * share > LEAST:
                    sums[before + number] = sums.get(before + number, 0.0) + chance * share
        self._sums = sums

    @property
    def expected(self) -> float:
        """The sum on average."""
        return sum([number * chance for number, chance in self._sums.items()])

    @property
    def spread(self) -> float:
        """The standard deviation of the sum."""
        mean = self.expected
        return sqrt(sum([(number - mean) ** 2 * chance for number, chance in self._sums.items()]))

    @property
    def rarity(self) -> float:
        """How often a sum lies at least so far out, to either side: 1 = nothing is more usual."""
        low = sum([chance for number, chance in self._sums.items() if number <= self.came])
        high = sum([chance for number, chance in self._sums.items() if number >= self.came])
        return min(1.0, 2 * low, 2 * high)


def _sums(could: Collection[int], times: int) -> dict[int, float]:
    """The chances of the sum of so many of the numbers."""
    ways: dict[tuple[int, int], int] = {(0, 0): 1}  # by how many were taken, and their sum
    for number, copies in Counter(could).items():
        more: dict[tuple[int, int], int] = {}
        for (taken, total), count in ways.items():
            for some in range(min(copies, times - taken) + 1):
                key = taken + some, total + some * number
                more[key] = more.get(key, 0) + count * comb(copies, some)
        ways = more
    every = comb(len(could), times)
    return {total: count / every for (taken, total), count in ways.items() if taken == times}


class Drawn:
    """The cards that a seat drew out of one shuffled pile, and all the cards that lay in it when it was shuffled."""

    def __init__(self, seat: int, pile: list[int]) -> None:
        self.seat: int = seat
        self.pile: list[int] = pile
        self.cards: list[int] = []


class Draws:
    """The draws of a match from hidden decks. A card that somebody had seen or put where it lay was not left to chance."""

    def __init__(self, match: Match, decks: Collection[int], verb: int, hands: Sequence[list[int]] = ()) -> None:
        """``decks`` are zones, ``verb`` is why a drawn card moves, ``hands`` were dealt to the seats from the only deck before
        the first event.
        """
        self.found: dict[tuple[int, int], Drawn] = {}  # by seat and pile
        self._where: list[int] = _at_first(match)
        self._piles: list[list[int]] = []
        self._pile: dict[int, int] = {}  # of a card that chance alone has put where it lies
        for deck in decks:
            self._shuffled([card for hand in hands for card in hand] + self._lying(deck))
        for seat, hand in enumerate(hands):
            for card in hand:
                self._draw(seat, card)
        for event in match.events:
            if event.kind == MOVE:
                if event.origin in decks and event.verb == verb:
                    self._draw(event.seat, event.card)
                self._pile.pop(event.card, None)
                self._where[event.card] = event.target
            elif event.kind == LOOK:
                for card in [event.card] if event.card >= 0 else self._lying(event.origin):
                    self._pile.pop(card, None)
            elif event.kind == SHUFFLE:
                self._shuffle(event)

    def counted(self, seat: int, what: str, number: Callable[[int], int]) -> Chances:
        """What the draws of a seat sum up to, by a number that each card has; ``what`` says it in words."""
        chances = Chances(seat, what)
        for drawn in self.found.values():
            if drawn.seat == seat:
                numbers = [number(card) for card in drawn.pile]
                chances.add(sum([number(card) for card in drawn.cards]), numbers, len(drawn.cards))
        return chances

    def _lying(self, zone: int) -> list[int]:
        return [card for card, lies in enumerate(self._where) if lies == zone]

    def _shuffled(self, cards: list[int]) -> None:
        for card in cards:
            self._pile[card] = len(self._piles)
        self._piles.append(cards)

    def _shuffle(self, event: Event) -> None:
        cards = self._lying(event.origin)
        for card in cards:
            self._where[card] = event.target
        self._shuffled(cards)

    def _draw(self, seat: int, card: int) -> None:
        pile = self._pile.pop(card, -1)
        if pile >= 0:
            self.found.setdefault((seat, pile), Drawn(seat, self._piles[pile])).cards.append(card)


def _at_first(match: Match) -> list[int]:
    """Where each card lay before the first event."""
    where = list(match.replay(0).state.where)
    for event in reversed(match.events[: match.ends[0]]):
        if event.kind == MOVE:
            where[event.card] = event.origin
    return where
