"""A few decks with all their spots (see ``lattice.py``), drawn from one card at a time (A3): tables of all sizes together.

A row of height 0 is a draw; above it, rows are the spots of each deck, one deck after the other, by size of decks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from cardwright.games.wizard.solving.actions import product

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from cardwright.games.wizard.solving.hand import Floats, Ints
    from cardwright.games.wizard.solving.piles import Pile
    from cardwright.games.wizard.solving.states import States


class Part:
    """Rows of one size of decks, at one height."""

    def __init__(self, pile: Pile, height: int, rows: slice, states: States) -> None:
        self.pile: Pile = pile
        self.height: int = height
        self.rows: slice = rows
        self.lost: Floats | None = pile.lost(height, states)
        """What one more card is worth where somebody is given up for it; see Pile."""


class Tree:
    """The decks of some piles, in some states. Tables are by row and state."""

    def __init__(self, piles: list[Pile], states: States) -> None:
        self.states: States = states
        draws = len(states.paid)
        self.count: int = sum([pile.count for pile in piles])
        self.parts: list[list[Part]] = [[]]
        """By height."""
        self.draws: list[Ints] = [np.arange(draws)]
        """By height: the draw of each row."""
        self.above: list[Ints] = [np.zeros((draws, 0), dtype=np.int64)]
        """By height: the rows one card on, which are one height less; by row and card. All cards are equally likely."""
        self.roots: list[tuple[int, Ints, slice]] = []
        """The height where nothing is drawn of some decks, their rows there, and which decks they are."""
        before: dict[int, int] = {}
        for height in range(1, max([pile.most for pile in piles]) + 1):
            there = [pile for pile in piles if pile.most >= height]
            starts = np.cumsum([0, *[pile.draws[height].size for pile in there]]).tolist()
            above: list[Ints] = []
            parts: list[Part] = []
            for pile, start, end in zip(there, starts, starts[1:], strict=False):
                parts.append(Part(pile, height, slice(start, end), states))
                rows = pile.draws[0]
                if height > 1:
                    rows = before[pile.number] + np.arange(pile.draws[height - 1].size).reshape(pile.count, -1)
                above.append(rows[:, pile.above[height]].reshape(end - start, -1))
            before = {pile.number: start for pile, start in zip(there, starts, strict=False)}
            self.parts.append(parts)
            self.draws.append(np.concatenate([pile.draws[height].ravel() for pile in there]))
            self.above.append(np.concatenate(above))
        first = 0
        for pile in piles:
            part = next(part for part in self.parts[pile.most] if part.pile is pile)
            self.roots.append((pile.most, np.arange(part.rows.start, part.rows.stop), slice(first, first + pile.count)))
            first += pile.count

    def values(self, casts: Floats) -> tuple[Floats, list[NDArray[np.bool_]]]:
        """What the decks are worth, and by height, whether it is better to draw one more card."""
        found = [casts]
        goes: list[NDArray[np.bool_]] = [np.zeros(casts.shape, dtype=bool)]
        for height, above in enumerate(self.above[1:], 1):
            mean = found[-1].take(above.T, axis=0).sum(axis=0)
            mean *= mean.dtype.type(1.0 / above.shape[1])
            own = casts.take(self.draws[height], axis=0)
            for part in self.parts[height]:
                part.pile.limit(part.height, self.states, mean[part.rows], own[part.rows], part.lost)
            goes.append(mean > own)
            found.append(np.maximum(mean, own))
        return np.concatenate([found[height][rows] for height, rows, _ in self.roots]), goes

    def ends(self, goes: list[NDArray[np.bool_]], chosen: Ints, columns: Ints, fixed: Floats) -> tuple[Ints, Ints, Floats]:
        """How attacks end with the deck ``chosen`` in each of some states: by end, the draw, the state, the chance.

        What is won by giving somebody up for a card is added to ``fixed``, which is by state.
        """
        reach = np.zeros((len(self.draws[-1]), len(columns)))
        ends: list[tuple[Ints, Ints, Floats]] = []
        for height in range(len(self.above) - 1, 0, -1):
            for at, rows, decks in self.roots:
                if at == height:
                    reach[rows] = np.arange(decks.start, decks.stop)[:, None] == chosen
            going = np.where(goes[height], reach, 0.0)
            there, places = np.nonzero((reach > 0.0) & ~goes[height])
            ends.append((self.draws[height][there], columns[places], reach[there, places]))
            for part in self.parts[height]:
                if part.lost is not None:
                    dry = np.nonzero(columns < part.lost.shape[1])[0]
                    fixed[columns[dry]] += (going[part.rows, dry] * part.lost[:, columns[dry]]).sum(axis=0)
                    going[part.rows, dry] = 0.0
            above = self.above[height]
            going /= above.shape[1]
            if height > 1:
                leads = np.zeros((len(self.draws[height - 1]), len(above)))
                leads[above.T, np.arange(len(above))] = 1.0
                reach = product(leads, going)
            else:
                there, places = np.nonzero(going > 0.0)
                ends += [(draws, columns[places], going[there, places]) for draws in above[there].T]
        draws, places, shares = [np.concatenate(found) for found in zip(*ends, strict=True)]
        return draws, places, shares
