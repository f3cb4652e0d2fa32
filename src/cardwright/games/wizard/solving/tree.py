"""A few decks with all their spots (see ``lattice.py``), drawn from one card at a time (A3): those of all sizes in one table.

A row of height 0 is a draw. Above that, rows are the spots of each deck, one deck after the other, by size of decks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from cardwright.games.wizard.solving.hand import NOTHING

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from cardwright.games.wizard.solving.hand import Floats, Ints
    from cardwright.games.wizard.solving.piles import Pile
    from cardwright.games.wizard.solving.states import States


class Rows:
    """The spots of one height."""

    def __init__(self, piles: list[Pile], height: int, states: States, below: Rows | None) -> None:
        """``piles`` have decks that begin at this height or a greater one; ``below`` is the height below, if not that of the
        draws themselves."""
        ends = np.cumsum([pile.draws[height].size for pile in piles]).tolist()
        self.height: int = height
        self.count: int = ends[-1]
        self.parts: list[tuple[Pile, slice]] = [
            (pile, slice(start, end)) for pile, start, end in zip(piles, [0, *ends], ends, strict=False)
        ]
        self.draws: Ints = np.concatenate([pile.draws[height].ravel() for pile in piles])
        """The draw of each row."""
        above: list[Ints] = []
        for pile in piles:
            targets = pile.draws[0] if below is None else below.of(pile).reshape(pile.count, -1)
            above.append(targets[:, pile.above[height]].reshape(pile.draws[height].size, -1))
        self.above: Ints = np.concatenate(above)
        """The rows one card on, by card; all cards are equally likely."""
        limits = [pile.limits(height, states) for pile in piles]
        self.limited: int = max([limit.shape[1] for limit in limits])
        """In so many states, the first of all, it may be fixed what one more card is worth: where it is, and what that is."""
        self.limits: Floats = np.zeros((self.count, self.limited))
        self.fixed: NDArray[np.bool_] = np.zeros((self.count, self.limited), dtype=bool)
        for (_, rows), limit in zip(self.parts, limits, strict=True):
            self.limits[rows, : limit.shape[1]] = limit
            self.fixed[rows, : limit.shape[1]] = True

    def of(self, pile: Pile) -> Ints:
        """The rows of some of the decks."""
        rows = next(rows for one, rows in self.parts if one is pile)
        return np.arange(rows.start, rows.stop)


class Tree:
    """The decks of some piles, smaller ones first, in some states. Tables are by row and state."""

    def __init__(self, piles: list[Pile], states: States) -> None:
        self.piles: list[Pile] = piles
        self.count: int = sum([pile.count for pile in piles])
        self.heights: list[Rows] = []
        """From 1 on."""
        for height in range(1, piles[-1].most + 1):
            there = [pile for pile in piles if pile.most >= height]
            self.heights.append(Rows(there, height, states, self.heights[-1] if self.heights else None))

    def values(self, casts: Floats) -> tuple[Floats, list[NDArray[np.bool_]]]:
        """What the decks are worth, and by height, whether one more card is better than to stop."""
        value = casts
        goes: list[NDArray[np.bool_]] = []
        decks: list[Floats] = []
        for rows in self.heights:
            going = value.take(rows.above.T, axis=0).sum(axis=0)
            going *= going.dtype.type(1.0 / rows.above.shape[1])
            np.copyto(going[:, : rows.limited], rows.limits, where=rows.fixed)
            value = casts.take(rows.draws, axis=0)
            for pile, part in rows.parts:
                if not pile.may_stop(rows.height):
                    value[part] = NOTHING
            goes.append(going > value)
            np.maximum(going, value, out=value)
            decks += [value[part] for pile, part in rows.parts if pile.most == rows.height]
        return np.concatenate(decks), goes

    def ends(self, goes: list[NDArray[np.bool_]], chosen: Ints, columns: Ints, fixed: Floats) -> tuple[Ints, Ints, Floats]:
        """How attacks end with the deck ``chosen`` in each of some states: by end, the draw, the state, the chance.

        What is won by giving somebody up for a card is added to ``fixed``, which is by state.
        """
        reach = np.zeros((0, len(columns)))
        stops: list[Floats] = []
        draws: list[Ints] = []
        first = self.count
        for place, rows in reversed(list(enumerate(self.heights))):
            above, reach = reach, np.zeros((rows.count, len(columns)))
            if len(above):
                for (pile, part), (_, target) in zip(self.heights[place + 1].parts[::-1], rows.parts[::-1], strict=False):
                    pile.spread(rows.height + 1, above[part], reach[target])
            for pile, part in rows.parts:
                if pile.most == rows.height:
                    first -= pile.count
                    reach[part] = np.arange(first, first + pile.count)[:, None] == chosen
            going = np.where(goes[place], reach, 0.0)
            stops.append(reach - going)
            draws.append(rows.draws)
            few = np.nonzero(columns < rows.limited)[0]
            if len(few):
                lost = going[:, few] * rows.fixed[:, columns[few]]
                fixed[columns[few]] += (lost * rows.limits[:, columns[few]]).sum(axis=0)
                going[:, few] -= lost
            reach = going
        reach /= self.heights[0].above.shape[1]
        for last in self.heights[0].above.T:
            stops.append(reach)
            draws.append(last)
        table = np.concatenate(stops)
        cells = np.nonzero(table.ravel() > 0.0)[0]
        row, column = np.divmod(cells, len(columns))
        return np.concatenate(draws)[row], columns[column], table.ravel()[cells]
