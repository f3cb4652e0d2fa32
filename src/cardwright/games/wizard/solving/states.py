"""Some states of a part of a party, for all their draws at once: which they are, and what it is worth to cast a draw."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from cardwright.games.wizard.solving.hand import Floats, Ints
    from cardwright.games.wizard.solving.kinds import Worths


class States:
    """States of a layer before an attack, those with least life first."""

    def __init__(self, worths: Worths, rest: Ints, enemy: Ints, life: Ints) -> None:
        """``rest`` and ``enemy`` are places in the layer. ``life`` rises; what it is once draws are paid for counts only."""
        layer, hand = worths.layer, worths.layer.whole.hand
        self.worths: Worths = worths
        self.rest: Ints = rest
        self.enemy: Ints = enemy
        self.life: Ints = life
        self.cost: int = layer.whole.game.world.constants.life_per_draw
        sizes = hand.sizes[: hand.layers[0]]
        self.paid: Ints = sizes * self.cost
        """What each draw costs, by its row (see Hand)."""
        paid = np.clip(life - self.cost * np.arange(int(sizes.max()) + 1)[:, None], 0, layer.cap)
        there = np.zeros((layer.cap + 1, layer.levels), dtype=bool)
        there[paid[int(sizes.min()) :], enemy] = True
        lives, enemies = np.nonzero(there)
        self._places: Ints = worths.places.take(enemies * len(layer.lives) + lives, axis=1)
        """Where in the values stands what comes of an outcome, in the states that draws may leave."""
        self._given: Floats | None = None
        if worths.given is not None:
            self._given = worths.given[:, :, enemies[lives == 0]]  # they come first
        column = np.zeros(there.shape, dtype=np.int64)
        column[lives, enemies] = np.arange(len(lives))
        kinds = np.stack([layer.whole.kinds[one].of_draws for one in layer.rests.tolist()], axis=1)
        rows = kinds + np.arange(len(layer.rests)) * worths.count
        self._cells: Ints = (rows * len(lives)).take(rest, axis=1) + column[paid, enemy].take(sizes, axis=0)

    def casts(self, precision: type[np.floating[Any]]) -> Floats:
        """What it is worth to cast each draw, by its row (see Hand) and state."""
        found = self.worths.best(self._places, precision)
        if self._given is not None:
            part = found[:, :, : self._given.shape[2]]
            np.maximum(part, self._given, out=part)
        return found.ravel().take(self._cells)

    def within(self, cards: int) -> int:
        """How many states have no more life than so many cards cost."""
        return int(np.searchsorted(self.life, cards * self.cost, side="right"))

    def short_of(self, cards: int) -> int:
        """How many states have less life than so many cards cost."""
        return int(np.searchsorted(self.life, cards * self.cost))
