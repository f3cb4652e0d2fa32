"""What decks are worth if their cards are drawn one at a time (A3), for all states of a part of a party at once.

After each card the player stops, or pays for one more: a stopping problem, solved backwards from the most cards that may be
drawn. Tables have a row for each node (see ``lattice.py``); in a row, enemy life runs within life, so that paying for a card
moves it as a whole.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

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
    """The decks of a layer with one part of a party, drawn from one card at a time."""

    def __init__(self, layer: Layer, worths: Worths) -> None:
        rules, whole = layer.whole.game.world.constants, layer.whole
        self.layer: Layer = layer
        self.worths: Worths = worths
        self.rest: int = int(layer.rests[0])
        kinds, decks = whole.kinds[self.rest], whole.hand.decks
        if whole.monotone and not whole.immediate:
            decks = [some.only(champions(some.aligned(kinds.strength[kinds.of_draws]))) for some in decks]
        self.nodes: Nodes = Nodes(decks, kinds.of_draws)
        whole.nodes[self.rest] = self.nodes
        self.cost: int = rules.life_per_draw
        self.least: int = rules.draw_min
        tables = self.nodes.tables
        self.own: list[Ints] = [np.where(table[:, 0] == NONE, worths.count, table[:, 0]) for table in tables]
        """By height: the kinds of the nodes; what may not be cast yet has the row after them."""
        self.above: list[Ints] = [np.ascontiguousarray(table[:, 1:].T) for table in tables]
        self.poor: bool = not whole.game.options.overdraw
        """Whether nobody with less life than a card costs goes on, once as many are drawn as must be."""
        self.gone: list[Floats] | None = [self._gone(height) for height in range(len(tables))] if whole.immediate else None
        """By height: what one more card is worth if somebody is given up for it at once; by node and enemy life."""
        self.averages: list[Floats] = []
        self.course: Course | None = None
        """What was planned so far."""
        self.precision: type[np.floating[Any]] = np.float32 if len(whole.heals) > 1 else np.float64
        """Half of the usual one is quick, and enough to find a plan: what that is worth is computed with the usual one."""

    def _gone(self, height: int) -> Floats:
        whole, layer, mine = self.layer.whole, self.layer, self.nodes
        spots = np.zeros(len(mine.tables[height]), dtype=np.int64)
        spots[mine.of_spots[height]] = np.arange(len(mine.of_spots[height]))
        found = np.zeros((len(spots), layer.levels))
        for other in whole.leaving[self.rest]:
            best: Floats = whole.bound(other)[layer.span]
            if other in whole.means:
                best = whole.means[other][height][whole.nodes[other].of_spots[height][spots], layer.first - 1 :]
            np.maximum(found, best, out=found)
        return found

    # --- what nodes are worth -----------------------------------------------------------------------------------------

    def _heights(self, worths: Floats) -> list[Floats]:
        """By height: the values of the nodes. The first are those of the kinds, with a row for what may not be cast."""
        count, levels, size = worths.shape[1:]
        below = np.full((count + 1, size * levels), NOTHING, dtype=self.precision)
        below[:-1] = worths[0].transpose(0, 2, 1).reshape(count, -1)
        found = [below]
        self.averages = []
        paid = min(self.cost, size) * levels
        rich = min(self.cost + (self.gone is not None), size)  # with so much life nobody is given up for a card
        for height, above in enumerate(self.above[1:], 1):
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
                may = not self.poor or life >= self.cost or self.own[height][:, None] == count
                np.maximum(there, more, out=there, where=may)
            found.append(value)
            below = value
        return found

    def _decks(self, found: list[Floats]) -> Floats:
        """The values of the decks."""
        return np.concatenate([found[height].take(roots, axis=0) for height, roots in enumerate(self.nodes.roots)])

    def _shaped(self, table: Floats) -> Floats:
        """By rest, enemy life and life."""
        return table.reshape(len(self.layer.lives), self.layer.levels).T[None]

    def best(self) -> Floats:
        """See Actions."""
        return self._shaped(self._decks(self._heights(self.worths.found())).max(axis=0)).copy()

    def planned(self) -> tuple[Floats, Callable[[], Course]]:
        """See Actions."""
        worths, best = self.worths.chosen()
        found = self._heights(worths)
        decks = self._decks(found)
        value = self._shaped(decks.max(axis=0)).astype(float)
        before = self.layer.whole.values[self.rest, self.layer.span, : self.layer.cap + 1]
        better = np.ones(value.shape[1:], dtype=bool) if self.course is None else value[0] > before + BETTER
        return value, lambda: self._plan(found, best, decks, better)

    # --- what is done -------------------------------------------------------------------------------------------------

    def _plan(self, found: list[Floats], best: NDArray[np.uint8], decks: Floats, better: NDArray[np.bool_]) -> Course:
        """The plan so far, made new in the states (by enemy life and life) where something better was found."""
        nodes, levels, size = self.nodes, self.layer.levels, len(self.layer.lives)
        new = np.nonzero(better.T.ravel())[0]
        chosen = decks[:, new].argmax(axis=0)
        fixed = np.zeros(size * levels)
        sizes, starts = nodes.starts[0][chosen], nodes.starts[1][chosen]
        none = np.zeros(0, dtype=np.int64)
        ends: list[tuple[Ints, Ints, Ints, Floats]] = [(none, none, none, np.zeros(0))]
        for number in range(len(nodes.decks)):
            there = sizes == number
            if there.any():
                ends += self._ends(found, number, starts[there], new[there], fixed)
        states, kinds, lives, shares = [np.concatenate(columns) for columns in zip(*ends, strict=True)]
        enemy = states % levels
        places, certain = self.worths.places_of(0, kinds, best, enemy, lives)
        states = enemy * size + states // levels
        fixed = self._shaped(fixed).ravel() + np.bincount(states, certain * shares, len(fixed))
        made = Course((1, levels, size), states, places, shares, fixed)
        self.course = made if self.course is None else self.course.joined(made, ~better.ravel())
        return self.course

    def _ends(
        self, found: list[Floats], number: int, decks: Ints, states: Ints, fixed: Floats
    ) -> list[tuple[Ints, Ints, Ints, Floats]]:
        """How attacks with decks of one size end: states, kinds of draws, life after paying, chances.

        What is won by giving somebody up for a card is added to ``fixed``.
        """
        levels, some = self.layer.levels, self.nodes.decks[number]
        life, enemy = states // levels, states % levels
        reach = np.ones((len(states), 1))
        ends: list[tuple[Ints, Ints, Ints, Floats]] = []
        for height in range(some.most, -1, -1):
            here, spots = np.nonzero(reach)
            there = self.nodes.known[number][height][decks[here], spots]
            kind, place = self.own[height][there], states[here] if height == some.most else (life * levels + enemy)[here]
            share = reach[here, spots]
            own = found[0][kind, place]
            goes = found[height][there, place] > own if height else np.zeros(len(here), dtype=bool)
            stops = ~goes
            ends.append((states[here[stops]], kind[stops], life[here[stops]], share[stops]))
            if height:
                cards = some.above[height].shape[1]
                left = life - self.cost
                if self.gone is not None:
                    dry = goes & (left[here] <= 0)
                    gained = share[dry] * self.gone[height][there[dry], enemy[here[dry]]]
                    fixed[states] += np.bincount(here[dry], gained, len(states))
                    goes &= ~dry
                going = np.zeros(reach.shape)
                going[here[goes], spots[goes]] = share[goes] / cards
                reach, life = going @ some.leads[height], np.maximum(0, left)
        return ends

    def note(self) -> None:
        """See Actions."""
        whole, layer = self.layer.whole, self.layer
        rested = slice(whole.rested * layer.levels, (whole.rested + 1) * layer.levels)
        known = whole.bound(self.rest)[1 : layer.first]
        whole.means[self.rest] = [np.zeros((len(self.nodes.tables[0]), whole.top))]
        for mean in self.averages:
            means = np.empty((len(mean), whole.top))
            means[:, : layer.first - 1] = known
            means[:, layer.first - 1 :] = mean[:, rested]
            whole.means[self.rest].append(means)
