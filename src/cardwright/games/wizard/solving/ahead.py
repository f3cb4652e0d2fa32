"""What may come of the cards of a deck from the present state on, if they are drawn one at a time (A3).

A plan is to draw until so many cards are drawn, or (``BEST``) to judge after each card whether it is enough.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from cardwright.games.wizard.solving.hand import NOTHING

if TYPE_CHECKING:
    from cardwright.games.wizard.solving.hand import Floats, Ints
    from cardwright.games.wizard.solving.lattice import Decks
    from cardwright.games.wizard.solving.prospects import Casts, Prospects

BEST: Final = -1
"""The plan to judge after each card."""

ALIKE: Final = 1e-12
"""A chance that is better by less is not worth another card."""


class Leaf:
    """Draws that a plan may end with: their chances by deck and row of the draw, and how they are cast then."""

    def __init__(self, shares: Floats, casts: Casts) -> None:
        self.shares: Floats = shares
        self.casts: Casts = casts


class Ahead:
    """The decks of one size, drawn from at the present state. Arrays are by deck and spot (see ``lattice.py``)."""

    def __init__(self, choices: Prospects, decks: Decks) -> None:
        self.choices: Prospects = choices
        self.decks: Decks = decks
        rules = choices.game.world.constants
        self.cost: int = rules.life_per_draw
        self.least: int = rules.draw_min
        self.overdraw: bool = choices.game.options.overdraw
        self._values: dict[tuple[int, int, int, int], Floats] = {}
        self._goings: dict[tuple[int, int, int, int], tuple[Floats, list[int], Ints]] = {}

    def spot(self, drawn: int) -> int:
        """The spot where these cards are drawn, of the first deck."""
        height = self.decks.most - drawn.bit_count()
        spots: list[int] = self.decks.drawn[height][0].tolist()
        return spots.index(drawn)

    def value(self, rest: int, life: int, drawn: int, plan: int) -> Floats:
        """What it is worth to have drawn so many cards, with what is left of the party and of life."""
        key = rest, life, drawn, plan
        if key not in self._values:
            cast = self._cast(rest, life, drawn, plan)
            goes = self._goes(life, drawn, plan)
            self._values[key] = np.maximum(cast, self.going(rest, life, drawn, plan)[0]) if goes else cast
        return self._values[key]

    def _cast(self, rest: int, life: int, drawn: int, plan: int) -> Floats:
        draws = self.decks.draws[self.decks.most - drawn]
        if drawn < self.least or drawn < plan:
            return np.full(draws.shape, NOTHING)
        return self.choices.casts_of(rest, life).value[draws]

    def _goes(self, life: int, drawn: int, plan: int) -> bool:
        """Whether one more card may be drawn."""
        if drawn >= self.decks.most or drawn == plan:
            return False
        return self.overdraw or drawn < self.least or life >= self.cost

    def going(self, rest: int, life: int, drawn: int, plan: int) -> tuple[Floats, list[int], Ints]:
        """What one more card is worth; who may be left after it was paid for, and which of these is best."""
        key = rest, life, drawn, plan
        if key not in self._goings:
            above = self.decks.above[self.decks.most - drawn]
            left = max(0, life - self.cost)
            gives = self.choices.battle.immediate and not left
            rests = self.choices.battle.without(rest) if gives else [rest]
            left = self.choices.battle.rested if gives else left
            found = [self.value(other, left, drawn + 1, plan)[:, above].mean(axis=2) for other in rests]
            if not found:
                nothing = np.zeros((len(self.decks.decks), len(above)))
                self._goings[key] = nothing, [], nothing.astype(np.int64)
            else:
                stacked = np.stack(found)
                self._goings[key] = stacked.max(axis=0), rests, stacked.argmax(axis=0)
        return self._goings[key]

    def leaves(self, rest: int, life: int, drawn: int, plan: int, reach: Floats) -> list[Leaf]:
        """How a plan may end, with the chances that spots are reached. What is missing to 1 is lost before any cast."""
        found: dict[tuple[int, int], Leaf] = {}
        self._spread(rest, life, drawn, plan, reach, found)
        return list(found.values())

    def _spread(self, rest: int, life: int, drawn: int, plan: int, reach: Floats, found: dict[tuple[int, int], Leaf]) -> None:
        cast = self._cast(rest, life, drawn, plan)
        stops = np.ones(cast.shape, dtype=bool)
        if self._goes(life, drawn, plan):
            value, rests, chosen = self.going(rest, life, drawn, plan)
            stops = cast >= value - ALIKE
            above = self.decks.above[self.decks.most - drawn]
            left = max(0, life - self.cost)
            left = self.choices.battle.rested if self.choices.battle.immediate and not left else left
            for place, other in enumerate(rests):
                going = np.where(stops | (chosen != place), 0.0, reach) / above.shape[1]
                if going.any():
                    then = np.zeros((len(reach), self.decks.draws[self.decks.most - drawn - 1].shape[1]))
                    for column in above.T:
                        np.add.at(then.T, column, going.T)
                    self._spread(other, left, drawn + 1, plan, then, found)
        if (stops & (cast > NOTHING / 2) & (reach > 0)).any():
            key = rest, life
            if key not in found:
                casts = self.choices.casts_of(rest, life)
                found[key] = Leaf(np.zeros((len(reach), len(casts.value))), casts)
            draws = self.decks.draws[self.decks.most - drawn]
            np.add.at(found[key].shares, (np.arange(len(reach))[:, None], draws), np.where(stops, reach, 0.0))
