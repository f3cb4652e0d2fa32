"""What decks are worth if their cards are drawn one at a time (A3), for all states of a part of a party at once.

After each card the player stops, or pays for one more: a stopping problem, solved backwards from the most cards that may be
drawn. Tables have a row for each node (see ``lattice.py``); in a row, enemy life runs within life, so that paying for a card
moves it as a whole.
"""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from cardwright.games.wizard.solving.hand import NOTHING
from cardwright.games.wizard.solving.lattice import NONE, Nodes

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from cardwright.games.wizard.solving.hand import Floats, Ints
    from cardwright.games.wizard.solving.kinds import Worths
    from cardwright.games.wizard.solving.lattice import Decks
    from cardwright.games.wizard.solving.layer import Layer


BETTER: Final = 1e-7
"""Something that is better by less is not worth another plan."""


class Course:
    """What is done in each state: where in the values stands what may come of it, with the chances, and what is fixed."""

    def __init__(self, shape: tuple[int, ...], states: Ints, places: Ints, shares: Floats, fixed: Floats) -> None:
        """``states`` numbers the states, once for each end that an attack may have."""
        self.shape: tuple[int, ...] = shape
        self.states: Ints = states
        self.places: Ints = places
        self.shares: Floats = shares
        self.fixed: Floats = fixed

    def joined(self, other: Course, stays: NDArray[np.bool_]) -> Course:
        """This, where it stays, and the other elsewhere."""
        kept = stays[self.states]
        states, places, shares = [
            np.concatenate([mine[kept], new])
            for mine, new in ((self.states, other.states), (self.places, other.places), (self.shares, other.shares))
        ]
        return Course(self.shape, states, places, shares, np.where(stays, self.fixed, other.fixed))

    def values(self, flat: Floats) -> Floats:
        """The value of each state."""
        return (np.bincount(self.states, flat.take(self.places) * self.shares, len(self.fixed)) + self.fixed).reshape(
            self.shape
        )


class OneByOne:
    """The decks of a layer, drawn from one card at a time. The nodes of its parts of the party stand one after the other."""

    def __init__(self, layer: Layer, worths: Worths) -> None:
        rules, whole = layer.whole.game.world.constants, layer.whole
        self.layer: Layer = layer
        self.worths: Worths = worths
        self.decks: list[Decks] = whole.hand.decks
        rests: list[int] = layer.rests.tolist()
        for rest in rests:
            whole.nodes[rest] = Nodes(self.decks, whole.kinds[rest].of_draws)
        nodes = [whole.nodes[rest] for rest in rests]
        self.nodes: list[Nodes] = nodes
        self.cost: int = rules.life_per_draw
        heights = range(len(nodes[0].tables))
        self.nothing: int = len(rests) * worths.count
        """The row, after the kinds, of what may not be cast yet."""
        first = [place * worths.count for place in range(len(rests))]
        self.first: list[list[int]] = [first, *[starts([len(one.tables[height]) for one in nodes]) for height in heights[1:]]]
        """By height and rest, where the nodes begin; those of height 0 are the kinds."""
        self.own: list[Ints] = [
            np.concatenate([
                np.where(one.tables[height][:, 0] == NONE, self.nothing, one.tables[height][:, 0] + start)
                for one, start in zip(nodes, first, strict=True)
            ])
            for height in heights
        ]  # fmt: skip
        """By height: the kinds of the nodes."""
        self.above: list[Ints] = [
            np.concatenate([
                one.tables[height][:, 1:] + start for one, start in zip(nodes, self.first[height - 1], strict=True)
            ]).T.copy()
            for height in heights[1:]
        ]  # fmt: skip
        """By height, from 1 on: the nodes above, by card."""
        self.known: list[list[Ints]] = [
            [
                np.stack([one.known[number][height] + start for one, start in zip(nodes, self.first[height], strict=True)])
                for height in range(decks.most + 1)
            ]
            for number, decks in enumerate(self.decks)
        ]
        """By size of decks and height: the nodes by rest, deck and spot."""
        self.poor: bool = not whole.game.options.overdraw
        """Whether nobody with less life than a card costs goes on, once as many are drawn as must be."""
        self.gone: list[Floats] | None = [self._gone(height) for height in heights] if whole.immediate else None
        """By height: what one more card is worth if somebody is given up for it at once; by node and enemy life."""
        self.averages: list[Floats] = []
        self.course: Course | None = None
        """What was planned so far."""
        self.precision: type[np.floating[Any]] = np.float32 if len(whole.heals) > 1 else np.float64
        """Half of the usual one is quick, and enough to find a plan: what that is worth is computed with the usual one."""

    def _gone(self, height: int) -> Floats:
        whole, layer = self.layer.whole, self.layer
        parts: list[Floats] = []
        for rest, mine in zip(layer.rests.tolist(), self.nodes, strict=True):
            spots = np.zeros(len(mine.tables[height]), dtype=np.int64)
            spots[mine.of_spots[height]] = np.arange(len(mine.of_spots[height]))
            found = np.zeros((len(spots), layer.levels))
            for other in whole.leaving[rest]:
                best: Floats = whole.bound(other)[layer.span]
                if other in whole.means:
                    best = whole.means[other][height][whole.nodes[other].of_spots[height][spots], layer.first - 1 :]
                np.maximum(found, best, out=found)
            parts.append(found)
        return np.concatenate(parts)

    # --- what nodes are worth -----------------------------------------------------------------------------------------

    def _heights(self, worths: Floats) -> list[Floats]:
        """By height: the values of the nodes. The first are those of the kinds, with a row for what may not be cast."""
        levels, size = worths.shape[2:]
        below = np.full((self.nothing + 1, size * levels), NOTHING, dtype=self.precision)
        below[:-1] = worths.transpose(0, 1, 3, 2).reshape(self.nothing, -1)
        found = [below]
        self.averages = []
        paid = min(self.cost, size) * levels
        rich = min(self.cost + (self.gone is not None), size)  # with so much life nobody is given up for a card
        for height, above in enumerate(self.above, 1):
            below = below * below.dtype.type(1.0 / len(above))
            mean = below.take(above[0], axis=0)
            for rows in above[1:]:
                mean += below.take(rows, axis=0)
            self.averages.append(mean)
            value = found[0].take(self.own[height], axis=0)
            there = value[:, rich * levels :]
            np.maximum(there, mean[:, rich * levels - paid : size * levels - paid], out=there)
            more = mean[:, :levels] if self.gone is None else self.gone[height]
            for life in range(rich):
                there = value[:, life * levels : (life + 1) * levels]
                may = not self.poor or life >= self.cost or self.own[height][:, None] == self.nothing
                np.maximum(there, more, out=there, where=may)
            found.append(value)
            below = value
        return found

    def _decks(self, found: list[Floats]) -> Floats:
        """The values of the decks, by rest."""
        return np.concatenate(
            [found[decks.most].take(known[-1][:, :, 0], axis=0) for decks, known in zip(self.decks, self.known, strict=True)],
            axis=1,
        )

    def _shaped(self, table: Floats) -> Floats:
        """By rest, enemy life and life."""
        return table.reshape(len(self.nodes), len(self.layer.lives), self.layer.levels).transpose(0, 2, 1)

    def best(self) -> Floats:
        """See Actions."""
        return self._shaped(self._decks(self._heights(self.worths.found())).max(axis=1)).astype(float)

    def planned(self) -> tuple[Floats, Callable[[], Course]]:
        """See Actions."""
        worths, best = self.worths.chosen()
        found = self._heights(worths)
        decks = self._decks(found)
        value = self._shaped(decks.max(axis=1)).astype(float)
        before = self.layer.whole.values[self.layer.rests, self.layer.span, : self.layer.cap + 1]
        better = np.ones(value.shape, dtype=bool) if self.course is None else value > before + BETTER
        return value, lambda: self._plan(found, best, decks, better)

    # --- what is done -------------------------------------------------------------------------------------------------

    def _plan(self, found: list[Floats], best: NDArray[np.uint8], decks: Floats, better: NDArray[np.bool_]) -> Course:
        """The plan so far, made new in the states (by rest, enemy life and life) where something better was found."""
        levels, size = better.shape[1:]
        new = np.nonzero(better.transpose(0, 2, 1).ravel())[0]
        chosen = decks[new // (levels * size), :, new % (levels * size)].argmax(axis=1)
        fixed = np.zeros(better.size)
        none = np.zeros(0, dtype=np.int64)
        ends: list[tuple[Ints, Ints, Ints, Floats]] = [(none, none, none, np.zeros(0))]
        start = 0
        for number, some in enumerate(self.decks):
            there = (chosen >= start) & (chosen < start + len(some.decks))
            if there.any():
                ends += self._ends(found, number, chosen[there] - start, new[there], fixed)
            start += len(some.decks)
        states, kinds, lives, shares = [np.concatenate(columns) for columns in zip(*ends, strict=True)]
        rest, place = np.divmod(states, levels * size)
        enemy = place % levels
        places, certain = self.worths.places_of(rest, kinds - rest * self.worths.count, best, enemy, lives)
        states = (rest * levels + enemy) * size + place // levels
        fixed = self._shaped(fixed).ravel() + np.bincount(states, certain * shares, len(fixed))
        made = Course(better.shape, states, places, shares, fixed)
        self.course = made if self.course is None else self.course.joined(made, ~better.ravel())
        return self.course

    def _ends(
        self, found: list[Floats], number: int, decks: Ints, states: Ints, fixed: Floats
    ) -> list[tuple[Ints, Ints, Ints, Floats]]:
        """How attacks with decks of one size end: states, kinds of draws, life after paying, chances.

        What is won by giving somebody up for a card is added to ``fixed``.
        """
        levels, some = self.layer.levels, self.decks[number]
        rest, place = np.divmod(states, levels * len(self.layer.lives))
        life, enemy = np.divmod(place, levels)
        reach = np.ones((len(states), 1))
        ends: list[tuple[Ints, Ints, Ints, Floats]] = []
        for height in range(some.most, -1, -1):
            here, spots = np.nonzero(reach)
            node = self.known[number][height][rest[here], decks[here], spots]
            kind, column = self.own[height][node] if height else node, (life * levels + enemy)[here]
            share = reach[here, spots]
            goes = found[height][node, column] > found[0][kind, column] if height else np.zeros(len(here), dtype=bool)
            stops = ~goes
            ends.append((states[here[stops]], kind[stops], life[here[stops]], share[stops]))
            if height:
                left = life - self.cost
                if self.gone is not None:
                    dry = goes & (left[here] <= 0)
                    gained = share[dry] * self.gone[height][node[dry], enemy[here[dry]]]
                    fixed[states] += np.bincount(here[dry], gained, len(states))
                    goes &= ~dry
                going = np.zeros(reach.shape)
                going[here[goes], spots[goes]] = share[goes] / some.above[height].shape[1]
                reach, life = going @ some.leads[height], np.maximum(0, left)
        return ends

    def note(self) -> None:
        """See Actions."""
        whole, layer = self.layer.whole, self.layer
        rested = slice(whole.rested * layer.levels, (whole.rested + 1) * layer.levels)
        for place, (rest, mine) in enumerate(zip(layer.rests.tolist(), self.nodes, strict=True)):
            known = whole.bound(rest)[1 : layer.first]
            whole.means[rest] = [np.zeros((len(mine.tables[0]), whole.top))]
            for height, mean in enumerate(self.averages, 1):
                first = self.first[height][place]
                means = np.empty((len(mine.tables[height]), whole.top))
                means[:, : layer.first - 1] = known
                means[:, layer.first - 1 :] = mean[first : first + len(means), rested]
                whole.means[rest].append(means)


def starts(sizes: list[int]) -> list[int]:
    """Where parts of these sizes begin."""
    return [0, *accumulate(sizes[:-1])]
