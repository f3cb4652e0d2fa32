"""Decks of one size, drawn from one card at a time (A3): what they are worth in some states, and how attacks with them end.

After each card the player stops, or pays for one more: a stopping problem, solved backwards from the most cards that may be
drawn. Tables are by deck, spot (see ``lattice.py``) and state; that the cards drawn so far are paid for is understood.
"""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING

import numpy as np

from cardwright.games.wizard.solving.hand import NOTHING

if TYPE_CHECKING:
    from cardwright.games.wizard.solving.hand import Floats, Ints
    from cardwright.games.wizard.solving.lattice import Decks
    from cardwright.games.wizard.solving.layer import Layer
    from cardwright.games.wizard.solving.states import States


class Pile:
    """Decks of one size, or some of them."""

    def __init__(self, layer: Layer, decks: Decks, number: int) -> None:
        """``number`` is the place of this size among all."""
        rules, whole = layer.whole.game.world.constants, layer.whole
        self.layer: Layer = layer
        self.number: int = number
        self.count: int = len(decks.decks)
        self.most: int = decks.most
        self.least: int = rules.draw_min
        self.cost: int = rules.life_per_draw
        self.poor: bool = not whole.game.options.overdraw
        """Whether nobody with less life than a card costs goes on, once as many are drawn as must be."""
        self.draws: list[Ints] = decks.draws
        """By height: the row of each draw, by deck and spot."""
        self.above: list[Ints] = decks.above
        """The spots one card on, which are one height less; by height, spot and card."""
        self.chances: list[Floats] = [lead / max(1.0, lead[0].sum()) for lead in decks.leads]
        """By height: the chance that one more card leads from a spot to another one."""
        self.gone: list[Floats] | None = [self._gone(height) for height in range(self.most + 1)] if whole.immediate else None
        """By height: what one more card is worth if somebody is given up for it at once; by deck and spot, rest and enemy."""

    def _gone(self, height: int) -> Floats:
        whole, layer = self.layer.whole, self.layer
        found = np.zeros((*self.draws[height].shape, len(layer.rests), layer.levels))
        for place, rest in enumerate(layer.rests.tolist() if height else []):
            for other in whole.leaving[rest]:
                best: Floats = whole.bounds.of(other)[layer.span]
                if other in whole.means:
                    best = whole.means[other][self.number][height][:, :, layer.first - 1 :]
                np.maximum(found[:, :, place], best, out=found[:, :, place])
        return found.reshape(self.draws[height].size, -1)

    def some(self, rows: Ints) -> Pile:
        """Only these decks."""
        found = copy(self)
        found.count = len(rows)
        found.draws = [draws[rows] for draws in self.draws]
        if self.gone is not None:
            found.gone = [gone.reshape(self.count, -1, gone.shape[1])[rows].reshape(-1, gone.shape[1]) for gone in self.gone]
        return found

    def heights(self, states: States, casts: Floats) -> list[Floats]:
        """By height: what spots are worth. ``casts`` is what it is worth to cast each draw, by state."""
        found = [casts.take(self.draws[0], axis=0)]
        for height in range(1, self.most + 1):
            value, limits = self.going(height, found[-1]), self.limits(height, states)
            value[:, :, : limits.shape[1]] = limits.reshape(*value.shape[:2], -1)
            if self.may_stop(height):
                np.maximum(value, casts.take(self.draws[height], axis=0), out=value)
            found.append(value)
        return found

    def going(self, height: int, above: Floats) -> Floats:
        """What one more card is worth; ``above`` is what the spots one card on are worth."""
        return np.asarray(np.matmul(self.chances[height].astype(above.dtype), above))

    def spread(self, height: int, reach: Floats, above: Floats) -> None:
        """Set how likely the spots one card on are reached, by how likely one goes on from these; rows are decks and spots."""
        columns, chances = reach.shape[1], self.chances[height]
        parts = reach.reshape(self.count, -1, columns), above.reshape(self.count, -1, columns)
        np.matmul(chances.T, parts[0], out=parts[1])

    def may_stop(self, height: int) -> bool:
        """Whether enough cards are drawn to cast them."""
        return self.most - height >= self.least

    def limits(self, height: int, states: States) -> Floats:
        """What one more card is worth in the states, the first of all, where somebody has to be given up for it at once, or
        where it is not allowed; by deck and spot, and state."""
        drawn = self.most - height
        poor = states.short_of(drawn + 1) if self.poor and self.may_stop(height) else 0
        last = poor if self.gone is None else states.within(drawn + 1)
        if self.gone is None or not last:
            return np.full((self.draws[height].size, last), NOTHING)
        found = self.gone[height].take(states.rest[:last] * self.layer.levels + states.enemy[:last], axis=1)
        found[:, :poor] = NOTHING
        return found
