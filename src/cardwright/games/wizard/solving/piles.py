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
                best: Floats = whole.bound(other)[layer.span]
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
            value, own = self.going(height, found[-1]), casts.take(self.draws[height], axis=0)
            rows = (-1, value.shape[2])
            self.limit(height, states, value.reshape(rows), own.reshape(rows), self.lost(height, states))
            found.append(np.maximum(value, own, out=value))
        return found

    def going(self, height: int, above: Floats) -> Floats:
        """What one more card is worth; ``above`` is what the spots one card on are worth."""
        return np.asarray(np.matmul(self.chances[height].astype(above.dtype), above))

    def lost(self, height: int, states: States) -> Floats | None:
        """What one more card is worth in the states, the first of all, where somebody has to be given up for it at once."""
        if self.gone is None:
            return None
        last = states.within(self.most - height + 1)
        return self.gone[height].take(states.rest[:last] * self.layer.levels + states.enemy[:last], axis=1)

    def limit(self, height: int, states: States, going: Floats, own: Floats, lost: Floats | None) -> None:
        """Set what going on and stopping are worth where somebody has to be given up, or one of them is not allowed.

        Rows are decks and spots.
        """
        drawn = self.most - height
        if lost is not None:
            going[:, : lost.shape[1]] = lost
        if drawn < self.least:
            own[:] = NOTHING
        elif self.poor:
            going[:, : states.short_of(drawn + 1)] = NOTHING
