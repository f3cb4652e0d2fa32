"""What decks are worth if their cards are drawn one at a time (A3), for the states of parts of a party.

Only a few of the decks are ever best. So all of them are looked at once, then only those that looked best in some state, until
nothing changes, then all again: until no deck is better anywhere. States that are as good as won are looked at no more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from cardwright.games.wizard.solving.layer import CLOSE
from cardwright.games.wizard.solving.piles import Pile
from cardwright.games.wizard.solving.states import States
from cardwright.games.wizard.solving.tree import Tree

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from cardwright.games.wizard.solving.hand import Floats, Ints
    from cardwright.games.wizard.solving.kinds import Worths
    from cardwright.games.wizard.solving.layer import Layer


BETTER: Final = 1e-7
"""Something that is better by less is not worth another plan."""

WON: Final = 1.0 - 1e-7
"""With such a chance a state is looked at no more."""


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
    """The decks of a layer, drawn from one card at a time, in the states that are not won yet."""

    def __init__(self, layer: Layer, worths: Worths) -> None:
        self.layer: Layer = layer
        self.worths: Worths = worths
        self.piles: list[Pile] = [Pile(layer, decks, number) for number, decks in enumerate(layer.whole.hand.decks)]
        self.kinds: Ints = np.stack([layer.whole.kinds[rest].of_draws for rest in layer.rests.tolist()])
        """Those of the draws, by rest."""
        self.states: States
        self.seen: Floats
        """What the decks were worth when they were last looked at, by state."""
        self.course: Course | None = None
        """What was planned so far."""
        self.precision: type[np.floating[Any]] = np.float32 if len(layer.whole.heals) > 1 else np.float64
        """Half of the usual one is quick, and enough to find a plan: what that is worth is computed with the usual one."""

    def values(self) -> Floats:
        """Those of the layer, by rest, enemy life and life."""
        layer = self.layer
        found: Floats = layer.whole.values[layer.rests, layer.span, : layer.cap + 1]
        return found

    def best(self) -> Floats:
        """See Actions."""
        value = self.values()
        won = np.inf if self.layer.guessed else WON
        life, rest, enemy = np.nonzero(value[:, :, 1:].transpose(2, 0, 1) < won)  # without life nothing is done
        states = self.states = States(self.worths, rest, enemy, life + 1)
        if not len(life):
            return value
        casts = states.casts(self.precision)
        self.seen = np.concatenate([pile.heights(states, casts)[-1][:, 0] for pile in self.piles])
        value[states.rest, states.enemy, states.life] = self.seen.max(axis=0)
        return value

    def next(self) -> Few | None:
        """See Actions."""
        change = np.abs(self.best() - self.values())
        return Few(self) if change.max(initial=0.0) >= CLOSE else None

    def note(self) -> None:
        """See Actions."""
        whole, layer = self.layer.whole, self.layer
        most = max([pile.most for pile in self.piles])
        cards, rest, enemy = np.nonzero(np.ones((most, len(layer.rests), layer.levels), dtype=bool))
        cost = whole.game.world.constants.life_per_draw
        self.states = States(self.worths, rest, enemy, whole.rested + (cards + 1) * cost)
        casts = self.states.casts(self.precision)
        heights = [pile.heights(self.states, casts) for pile in self.piles]
        for place, one in enumerate(layer.rests.tolist()):
            known = whole.bounds.of(one)[1 : layer.first]
            whole.means[one] = []
            for pile, found in zip(self.piles, heights, strict=True):
                means = [np.zeros((*pile.draws[0].shape, whole.top))]
                for height in range(1, pile.most + 1):
                    there = (cards == pile.most - height) & (rest == place)
                    mean = np.empty((*pile.draws[height].shape, whole.top))
                    mean[:, :, : layer.first - 1] = known
                    mean[:, :, layer.first - 1 :] = pile.going(height, found[height - 1][:, :, there])
                    means.append(mean)
                whole.means[one].append(means)


class Few:
    """The decks that looked best in some state."""

    def __init__(self, every: OneByOne) -> None:
        self.every: OneByOne = every
        near = every.seen >= every.seen.max(axis=0) - BETTER
        rows: list[int] = []
        while near.shape[1]:
            rows.append(int(near.sum(axis=1).argmax()))
            near = near[:, ~near[rows[-1]]]
        piles: list[Pile] = []
        start = 0
        for pile in every.piles:
            some = sorted([row - start for row in rows if start <= row < start + pile.count])
            start += pile.count
            if some:
                piles.append(pile.some(np.array(some, dtype=np.int64)))
        self.tree: Tree = Tree(piles, every.states)

    def planned(self) -> tuple[Floats, Callable[[], Course]]:
        """See Some."""
        every, states = self.every, self.every.states
        decks, goes = self.tree.values(states.casts(every.precision))
        before = every.values()
        value = before.copy()
        value[states.rest, states.enemy, states.life] = decks.max(axis=0)
        better = np.ones(value.shape, dtype=bool) if every.course is None else value > before + BETTER
        return value, lambda: self._plan(goes, decks, before, better)

    def _plan(self, goes: list[NDArray[np.bool_]], decks: Floats, before: Floats, better: NDArray[np.bool_]) -> Course:
        """The plan so far, made new in the states (by rest, enemy life and life) where something better was found."""
        every, states, layer = self.every, self.every.states, self.every.layer
        new = np.nonzero(better[states.rest, states.enemy, states.life])[0]
        gained = np.zeros(len(states.life))
        chosen = decks[:, new].argmax(axis=0)
        draws, columns, shares = self.tree.ends([table[:, new] for table in goes], chosen, new, gained)
        rest, enemy = states.rest[columns], states.enemy[columns]
        lives = np.maximum(0, states.life[columns] - states.paid[draws])
        places, certain = every.worths.best_of(rest, every.kinds[rest, draws], enemy, lives)
        numbers = (states.rest * layer.levels + states.enemy) * (layer.cap + 1) + states.life
        fixed = before.ravel().copy()
        fixed[numbers] = gained
        fixed += np.bincount(numbers[columns], certain * shares, len(fixed))
        made = Course(better.shape, numbers[columns], places, shares, fixed)
        every.course = made if every.course is None else every.course.joined(made, ~better.ravel())
        return every.course
