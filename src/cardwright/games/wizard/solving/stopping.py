"""What decks are worth if their cards are drawn one at a time (A3), for all states of a layer at once.

After each card the player stops, or pays for one more: a stopping problem, solved backwards from the most cards that may be
drawn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from cardwright.games.wizard.solving.actions import champions
from cardwright.games.wizard.solving.hand import NOTHING
from cardwright.games.wizard.solving.lattice import NONE, Nodes

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from cardwright.games.wizard.solving.hand import Floats, Ints
    from cardwright.games.wizard.solving.kinds import Worths
    from cardwright.games.wizard.solving.layer import Layer


class OneByOne:
    """The decks of a layer, drawn from one card at a time."""

    def __init__(self, layer: Layer, worths: Worths, tables: list[Ints], roots: list[Ints], gone: list[Floats] | None) -> None:
        self.layer: Layer = layer
        self.worths: Worths = worths
        self.tables: list[Ints] = tables
        """By height: the kinds of the nodes and the nodes above them, by rest."""
        self.roots: list[Ints] = roots
        """By height: the nodes of decks of which nothing is drawn, by rest; -1 = no more."""
        self.gone: list[Floats] | None = gone
        """By height: what one more card is worth if somebody is given up for it at once; by rest, node, enemy life."""
        self.averages: list[Floats] = []
        self._prepare()

    def _prepare(self) -> None:
        """Where things stand in tables that have a row for each rest and node (or kind)."""
        count = np.arange(len(self.layer.rests))
        sizes = [self.worths.count, *[table.shape[1] for table in self.tables[1:]]]
        self.above: list[Ints] = [
            (table[:, :, 1:] + count[:, None, None] * sizes[height - 1]).transpose(2, 0, 1)
            for height, table in enumerate(self.tables) if height
        ]  # fmt: skip
        nothing = len(count) * sizes[0]
        self.kinds: list[Ints] = [
            np.where(table[:, :, 0] == NONE, nothing, table[:, :, 0] + count[:, None] * sizes[0]) for table in self.tables[1:]
        ]
        """Where the kinds stand; what may not be cast yet has the row after them."""
        rules, options = self.layer.whole.game.world.constants, self.layer.whole.game.options
        self.cost: int = rules.life_per_draw
        self.poor: list[NDArray[np.bool_] | None] = [
            None if options.overdraw else table[:, :, 0] != NONE for table in self.tables[1:]
        ]
        """By height: the nodes from which nobody with less life goes on."""

    def _heights(self) -> list[Floats]:
        """By height: the values of the nodes, by rest, node, enemy life and life before it goes on."""
        worths = self.worths.found()
        count, kinds, top, size = worths.shape
        flat = np.full((count * kinds + 1, top * size), NOTHING)
        flat[:-1] = worths.reshape(count * kinds, top * size)
        found = [worths]
        below, cost = flat, min(self.cost, size)
        self.averages = []
        for height, (above, own, poor) in enumerate(zip(self.above, self.kinds, self.poor, strict=True), 1):
            mean = below.take(above[0], axis=0)
            for rows in above[1:]:
                mean += below.take(rows, axis=0)
            mean *= 1.0 / len(above)
            mean = mean.reshape(count, -1, top, size)
            self.averages.append(mean)
            value = np.empty(mean.shape)
            value[..., cost:] = mean[..., : size - cost]
            value[..., :cost] = mean[..., :1]
            if self.gone is not None:
                value[..., : cost + 1] = self.gone[height][..., None]
            if poor is not None:
                value[poor, :, :cost] = NOTHING
            np.maximum(value, flat.take(own, axis=0).reshape(value.shape), out=value)
            found.append(value)
            below = value.reshape(-1, top * size)
        return found

    def _decks(self) -> Floats:
        """By rest, deck …"""
        found = self._heights()
        there = np.arange(len(self.layer.rests))[:, None]
        decks: list[Floats] = []
        for height, roots in enumerate(self.roots):
            if roots.shape[1]:
                part = found[height][there, np.maximum(0, roots)]
                part[roots < 0] = NOTHING
                decks.append(part)
        return np.concatenate(decks, axis=1)

    def best(self) -> Floats:
        """See Actions."""
        found: Floats = self._decks().max(axis=1)
        return found

    def values(self, flat: Floats) -> Floats:
        """See Going."""
        return self.best()

    def planned(self) -> tuple[Floats, Callable[[], OneByOne]]:
        """See Actions."""
        decks = self._decks()
        return decks.max(axis=1), lambda: self._narrowed(decks)

    def _narrowed(self, decks: Floats) -> OneByOne:
        """Only those decks that are best somewhere."""
        count = len(decks)
        used = np.zeros(decks.shape[:2], dtype=bool)
        used[np.arange(count)[:, None], decks.argmax(axis=1).reshape(count, -1)] = True
        ends = np.cumsum([roots.shape[1] for roots in self.roots]).tolist()
        lists = [
            [self.roots[height][place][used[place, end - self.roots[height].shape[1] : end]] for place in range(count)]
            for height, end in enumerate(ends)
        ]
        wanted = [np.zeros(table.shape[:2], dtype=bool) for table in self.tables]
        for height in range(len(self.tables) - 1, 0, -1):
            for place in range(count):
                wanted[height][place, lists[height][place]] = True
                wanted[height - 1][place, self.tables[height][place][wanted[height][place]][:, 1:].ravel()] = True
        below = np.broadcast_to(np.arange(self.tables[0].shape[1]), self.tables[0].shape[:2])
        tables, roots, gone = (
            [self.tables[0]],
            [_filled(lists[0], -1)],
            self.gone and [self.gone[0]],
        )
        for height in range(1, len(self.tables)):
            want = wanted[height]
            kept = np.argsort(~want, axis=1, kind="stable")[:, : max(1, int(want.sum(axis=1).max()))]
            part = np.take_along_axis(self.tables[height], kept[:, :, None], axis=1)
            part[:, :, 1:] = below[np.arange(count)[:, None, None], part[:, :, 1:]]
            tables.append(part)
            below = np.zeros(want.shape, dtype=np.int64)
            np.put_along_axis(below, kept, np.broadcast_to(np.arange(kept.shape[1]), kept.shape), axis=1)
            roots.append(_filled([below[place][one] for place, one in enumerate(lists[height])], -1))
            if self.gone and gone:
                gone.append(np.take_along_axis(self.gone[height], kept[:, :, None], axis=1))
        return OneByOne(self.layer, self.worths, tables, roots, gone)

    def note(self) -> None:
        """See Actions."""
        whole, layer = self.layer.whole, self.layer
        self._heights()
        for place, rest in enumerate(layer.rests.tolist()):
            none = np.zeros((len(whole.nodes[rest].tables[0]), layer.top))
            whole.means[rest] = [none, *[mean[place, :, :, whole.rested] for mean in self.averages]]


def one_by_one(layer: Layer, worths: Worths) -> OneByOne:
    """All decks of a layer that may be best."""
    whole = layer.whole
    rests = layer.rests.tolist()
    for rest in rests:
        kinds, decks = whole.kinds[rest], whole.hand.decks
        if whole.monotone and not whole.immediate:
            decks = [some.only(champions(some.aligned(kinds.strength[kinds.of_draws]))) for some in decks]
        whole.nodes[rest] = Nodes(decks, kinds.of_draws)
    nodes = [whole.nodes[rest] for rest in rests]
    heights = range(len(nodes[0].tables))
    tables = [_filled([one.tables[height] for one in nodes], 0) for height in heights]
    roots = [_filled([one.roots[height] for one in nodes], -1) for height in heights]
    gone = [_gone(layer, height, tables[height].shape[1]) for height in heights] if whole.immediate else None
    return OneByOne(layer, worths, tables, roots, gone)


def _gone(layer: Layer, height: int, size: int) -> Floats:
    """What one more card is worth if somebody is given up for it at once."""
    whole = layer.whole
    found = np.zeros((len(layer.rests), size, layer.top))
    for place, rest in enumerate(layer.rests.tolist()):
        mine = whole.nodes[rest]
        count = len(mine.tables[height])
        spots = np.zeros(count, dtype=np.int64)
        spots[mine.of_spots[height]] = np.arange(len(mine.of_spots[height]))
        for other in whole.leaving[rest]:
            best: Floats | float = whole.bounds.get(other, 0.0)
            if other in whole.means:
                best = whole.means[other][height][whole.nodes[other].of_spots[height][spots]]
            part = found[place, :count]
            np.maximum(part, best, out=part)
    return found


def _filled(tables: list[Ints], missing: int) -> Ints:
    """Tables joined to one, those with fewer rows filled up."""
    size = max([len(table) for table in tables])
    found = np.full((len(tables), size, *tables[0].shape[1:]), missing, dtype=np.int64)
    for place, table in enumerate(tables):
        found[place, : len(table)] = table
    return found
