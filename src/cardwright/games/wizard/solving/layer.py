"""Parts of a party of one size, solved together: policy iteration for all lives of the enemy and the wizard at once.

Attacks cost life, so where nothing heals this ends after a few rounds. Otherwise what was best in each state is played on for
a while, which is quick to compute, before everything is compared again; until no value changes by more than ``CLOSE``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

import numpy as np

from cardwright.games.wizard.solving.hand import NOTHING

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardwright.games.wizard.solving.hand import Floats, Ints
    from cardwright.games.wizard.solving.win_chance import WinChance

GUESS: Final = 0.2
"""How much is added at most to a first guess, so that it is better to be near a victory."""

CLOSE: Final = 1e-6
"""Rounds end when no chance changes by more."""

NEAR: Final = 2e-6
"""If what was planned changes by no more, it need only be played on: plans get better by leaps."""

ROUGH: Final = 1e-3
"""The same for a first guess, with a few decks only."""

ROUNDS: Final = 2000
"""Rounds after which they end anyhow."""

PLAYED: Final = 100
"""Rounds for which a policy is played on at most."""

SETTLED: Final = 0.003
"""It is played on until chances change by this part of the last change only."""

VOUCHED: Final = 40
"""Rounds that are enough to vouch for a victory, or never will be."""

SLOW: Final = 0.02
"""It is given up when chances change by this part only of what is missing."""


class Going(Protocol):
    """How to go on without comparing everything."""

    def values(self, flat: Floats) -> Floats:
        """The value of each state."""
        ...


class Plan:
    """What is best in each state: where in the values stands what may come of it, with the chances, and what is fixed."""

    def __init__(self, places: Ints, shares: Floats, fixed: Floats) -> None:
        self.places: Ints = places
        self.shares: Floats = shares
        self.fixed: Floats = fixed

    def values(self, flat: Floats) -> Floats:
        """The value of each state."""
        found: Floats = np.einsum("...k,...k->...", flat.take(self.places), self.shares)
        found += self.fixed
        return found


class Some(Protocol):
    """Some of what can be done in an attack."""

    def planned(self) -> tuple[Floats, Callable[[], Going]]:
        """The best value, by rest, enemy life and life before the attack; and what makes the plan that does it."""
        ...


class Actions(Protocol):
    """What can be done in an attack, for all states of a layer."""

    def best(self) -> Floats:
        """The best value, by rest, enemy life and life before the attack."""
        ...

    def next(self) -> Some | None:
        """What to try next: some of the actions. None if nothing is better any more than what was tried."""
        ...

    def note(self) -> None:
        """Keep what larger parties want to know if zero life counts at once (A1)."""
        ...


class Layer:
    """Parts of a party of one size, with life up to ``cap``. Arrays are by rest, enemy life and so on.

    Enemy life begins with ``first``: with less, the values of these parts are known.
    """

    def __init__(self, whole: WinChance, rests: Ints, cap: int, first: int) -> None:
        self.whole: WinChance = whole
        self.rests: Ints = rests
        self.cap: int = cap
        self.first: int = first
        self.levels: int = whole.top + 1 - first
        """How many lives of the enemy are looked at."""
        self.span: slice = slice(first, whole.top + 1)
        self.lives: Ints = np.arange(cap + 1)
        size = whole.most + 1
        known = np.maximum(0, np.arange(first, whole.top + 1) - np.arange(whole.deepest)[:, None])
        self.base: Ints = rests[:, None, None] * ((whole.foe.start + 1) * size) + whole.left[rests][:, known] * size
        stun = whole.party.stun[rests][:, None]
        calm = (stun > 0) & (np.arange(whole.deepest) >= stun)
        self.power: Ints = np.where(calm[:, :, None], 0, whole.power[rests][:, known])
        """Where the values of an enemy life after an attack begin, and the strike, by rest, damage, enemy life before it."""
        self.places: Ints = self.base[..., None] + np.maximum(0, self.lives - self.power[..., None])
        """Where in the values stands what comes of it, by life before the strike, too."""
        width = max([len(whole.leaving[rest]) for rest in rests.tolist()], default=0)
        nobody = whole.party.full + 1
        lists = [(whole.leaving[rest] + [nobody] * width)[:width] or [nobody] for rest in rests.tolist()]
        self.others: Ints = np.array(lists, dtype=np.int64)
        """What may be left after a retirement: by rest."""
        self.guessed: bool = False
        """Whether the values are a first guess yet, where actions must know what is won for sure."""
        self._paid: tuple[Ints, Floats] | None = None

    def retired(self, table: Floats) -> Floats:
        """The best of what may be left, of a table by rest (of all), for each rest of the layer."""
        found: Floats = table[self.others].max(axis=1)
        return found

    def solve(self, actions: Actions, rough: Actions | None) -> None:
        """Bring the values of the layer up to date until they do not change; with ``rough`` actions first, which are few."""
        heals = len(self.whole.heals) > 1
        guesses = heals and self.whole.hand.groups.runs_out  # who is sure to heal may go on for ever: then only from below
        self.guessed = guesses and self.whole.game.options.one_by_one
        before = self._begin(1.0 if guesses or self.whole.monotone else 0.0, GUESS if guesses else 0.0)
        if rough is not None:
            before = self._trials(rough, before, ROUGH)
        if heals:
            self._trials(actions, before, CLOSE)
        else:
            self._rounds(actions, before)

    def _rounds(self, actions: Actions, before: Floats) -> Floats:
        """Go on until no value changes."""
        for _ in range(ROUNDS):
            found = actions.best()
            change = self._set(found, before)
            before = found
            if change < CLOSE:
                break
        return before

    def _trials(self, actions: Actions, before: Floats, close: float) -> Floats:
        """The same where what was planned may go round: it is played on."""
        for _ in range(ROUNDS):
            some = actions.next()
            if some is None:
                break
            before = self._planned(some, before, close)
        return before

    def _planned(self, some: Some, before: Floats, close: float) -> Floats:
        """Go on with some actions until no value changes by more than so much."""
        if self.guessed:  # a better guess
            found, _ = some.planned()
            self._set(found, before)
            before = found
        for _ in range(ROUNDS):
            found, plan = some.planned()
            planned = change = self._set(found, before)
            before = found
            if change >= close:
                then = plan()
                if self.guessed:  # from now on values never promise too much
                    self.guessed, change = False, 1.0
                    before = np.zeros(before.shape)
                    self._set(before, found)
                before = self._play(then, before, change)
            if planned < max(NEAR, close):
                break
        return before

    def vouch(self, actions: Actions) -> None:
        """The same, but the values never promise too much, and only what makes a victory as good as sure matters."""
        before = self._begin(1.0 if self.whole.monotone else 0.0, 0.0)
        for _ in range(VOUCHED):
            found = actions.best()
            change = self._set(found, before)
            before = found
            missing = 1.0 - self._vouched()
            if missing < CLOSE or change < max(CLOSE, SLOW * missing):
                break
        self.note(actions)

    def _vouched(self) -> float:
        """The least chance that matters."""
        whole = self.whole
        return float(whole.least(int(self.rests[0]))[min(whole.top, whole.need + whole.bounds.rises[0])])

    def _begin(self, less: float, more: float) -> Floats:
        """First values: a share of those with one companion less, and ``more`` where much life is left, and little of the
        enemy's."""
        whole, span, values = self.whole, self.span, self.whole.values
        values[self.rests, span, 0] = self.retired(values[:, span, whole.rested])
        first = less * self.retired(values[:, span, 1 : self.cap + 1])
        if more:
            life, enemy = np.arange(1, self.cap + 1), np.arange(self.first, whole.top + 1)[:, None]
            first += more * (1.0 - first) * (life / (life + enemy))
        np.maximum(first, values[self.rests, span, 1 : self.cap + 1], out=first)  # what is known from vouching
        values[self.rests, span, 1 : self.cap + 1] = first
        found: Floats = values[self.rests, span, : self.cap + 1]
        return found

    def _play(self, plan: Going, before: Floats, change: float) -> Floats:
        """Play on as planned until values change little."""
        limit, flat = (change if change > NEAR else CLOSE) * SETTLED, self.whole.values.ravel()
        for _ in range(PLAYED):
            found = plan.values(flat)
            change = self._set(found, before)
            before = found
            if change < limit:
                break
        return before

    def note(self, actions: Actions) -> None:
        """Keep what larger parties want to know."""
        if self.whole.immediate:
            actions.note()

    def _set(self, found: Floats, before: Floats) -> float:
        """Set the values; how much they changed. Without life somebody must have been given up: that stays."""
        found[:, :, 0] = before[:, :, 0]
        self.whole.values[self.rests, self.span, : self.cap + 1] = found
        return float(np.abs(found - before).max())

    def paid(self, best: Floats) -> tuple[Floats, Ints, Ints]:
        """The best number of draws by what each is worth by life after paying: the worth, the number and this life."""
        if self._paid is None:
            rules, options = self.whole.game.world.constants, self.whole.game.options
            numbers = np.array(self.whole.hand.groups.numbers)[:, None]
            left = self.lives - numbers * rules.life_per_draw
            banned = (left < 0) & (numbers > rules.draw_min) & (not options.overdraw)
            if options.one_by_one and self.whole.immediate:  # then somebody is given up between two draws
                banned |= (left <= 0) & (numbers > rules.draw_min)
            self._paid = np.maximum(0, left), np.where(banned, NOTHING, 0.0)[None, :, None]
        left, forbidden = self._paid
        shifted = np.stack([best[:, number].take(lives, axis=2) for number, lives in enumerate(left)], axis=1)
        shifted += forbidden
        chosen = shifted.argmax(axis=1)
        return shifted.max(axis=1), chosen, left[chosen, self.lives]
