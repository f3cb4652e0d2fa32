"""The Page of Unreliable Narrators as a viewer sees it: characters, what lies below them, and what they do this turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.narrators import terms as t
from cardwright.games.narrators.naming_words import owned

if TYPE_CHECKING:
    from cardwright.games.narrators.rules import Narrators
    from cardwright.kernel.knowledge import View


class Being:
    """A character, named by its top card."""

    def __init__(self, top: int, seat: int, power: int) -> None:
        self.top = top
        self.seat = seat
        self.power = power
        self.below: list[int] = []  # the cards that it covers, lowest first
        self.face = -1  # what it is a copy of
        self.challenges = False
        self.scores = False
        self.barred = False
        self.used = False  # its any-time text, this turn
        self.dueled = False
        self.is_opposed = False  # also when the opposer has left since
        self.opposer: Being | None = None
        self.challenger: Being | None = None
        self.chose: Being | None = None

    @property
    def faces_somebody(self) -> bool:
        """Whether it challenges, is opposed and has not dueled: also if its opposer has left."""
        return self.challenges and self.is_opposed and not self.dueled

    @property
    def is_faced(self) -> bool:
        """Whether it is going to duel a challenger."""
        return self.challenger is not None and not self.dueled


class Page:
    """Both sides of The Page."""

    def __init__(self, game: Narrators, view: View, names: list[str]) -> None:
        self.game = game
        self.names = names
        self.numbers = view.numbers
        self.sides: list[list[Being]] = [[], []]
        self.by_top: dict[int, Being] = {}
        for seat in range(2):
            for lowest in view.zones[t.zone(seat, t.PAGE)]:
                top = self.numbers.get(f"covered {lowest}", lowest + 1) - 1
                being = self._being(top, seat)
                cards = [lowest, *view.zones[t.zone(seat, t.COVERING)]]
                being.below = [card for card in cards if self.numbers.get(f"covered {card}") == top + 1]
                self.by_top[top] = being
                self.sides[seat].append(being)
        for being in self.by_top.values():
            being.opposer = self._named("opposed by", being.top)
            being.challenger = self._named("opposing", being.top)
            being.chose = self._named("chose", being.top)
        for being in self.by_top.values():
            if being.opposer is not None and being.opposer.challenger is not being:
                being.opposer = None
        for being in self.by_top.values():
            if being.challenger is not None and being.challenger.opposer is not being:
                being.challenger = None

    def _being(self, card: int, seat: int) -> Being:
        numbers = self.numbers
        being = Being(card, seat, numbers[f"power {card}"])
        being.face = numbers.get(f"copies {card}", 0) - 1
        being.challenges = f"challenges {card}" in numbers
        being.scores = f"scoring {card}" in numbers
        being.barred = f"cannot oppose {card}" in numbers
        being.used = f"used {card}" in numbers
        being.dueled = f"dueled {card}" in numbers
        being.is_opposed = f"opposed by {card}" in numbers
        return being

    def _named(self, what: str, card: int) -> Being | None:
        """The character that another one is paired with, unless it has left."""
        lowest = self.numbers.get(f"{what} {card}", 0) - 1
        return self.by_top.get(self.numbers.get(f"covered {lowest}", lowest + 1) - 1)

    def named(self, being: Being) -> str:
        """A character in a sentence, with its power."""
        return f"{owned(self.game.card_names[being.top], self.names[being.seat])} ({being.power})"

    def told(self, being: Being) -> str:
        """What else there is to say of it where it is offered."""
        found: list[str] = []
        if being.below:
            found.append(f"on {', '.join([self.game.card_names[card] for card in reversed(being.below)])}")
        if being.opposer is not None:
            found.append(f"against {self.named(being.opposer)}")
        elif being.challenges:
            found.append("will score" if being.scores else "challenges")
        if being.challenger is not None:
            found.append(f"against {self.named(being.challenger)}")
        if being.barred:
            found.append("can't oppose")
        return f", {', '.join(found)}" if found else ""
