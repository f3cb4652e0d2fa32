"""The chance to win a battle from one state: only what can come of that state is solved.

Before the last companion left, life is what it is after a retirement, or less, unless something heals. So parties are solved
by their size, each with the few numbers of life that it can have, for all lives of the enemy at once: attacks cost life, so
this ends after a few rounds where nothing heals, and otherwise when no value changes by more than ``CLOSE``.

Where more damage is never worse (see ``pruned.py``), only the strongest way to cast a draw counts, decks that another one
beats draw by draw are left out, and a companion that is as good as another in everything stays longer than it.

Solving every part of a large party takes long. Where it would, companions leave in a fixed order: of those that are left the
one with the least support and skills, as ``value_of`` counts them. ``free`` says whether the choice was free.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

import numpy as np

from cardwright.games.wizard.solving.actions import Decks, Every, Strongest
from cardwright.games.wizard.solving.hand import NOTHING
from cardwright.games.wizard.solving.party import NEVER, Party
from cardwright.games.wizard.terms import TYPES

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardwright.games.wizard.rules import Wizard
    from cardwright.games.wizard.skills import SideRules
    from cardwright.games.wizard.solving.course import Foe
    from cardwright.games.wizard.solving.hand import Floats, Hand, Ints
    from cardwright.games.wizard.solving.situation import Member

CLOSE: Final = 1e-5
"""Rounds end when no chance changes by more."""

ROUGH: Final = 1e-4
"""The same where a companion is about to be given up and something heals: there are many parties to look at then."""

SURE: Final = 1e-6
"""A chance that is so close to certain is not looked into any further."""

ROUNDS: Final = 400
"""Rounds after which they end anyhow."""

PARTS: Final = {(True, False): 64, (True, True): 4, (False, False): 16, (False, True): 4}
"""How many parts of a party are solved at most with a free choice; by whether more damage is never worse, and whether
something heals."""


def value_of(side: SideRules) -> int:
    """A side of a companion by its support and how much its skills do in a running battle."""
    skills = sum([skill.amount for skill in side.afters]) + side.weaker
    return sum(side.support) + skills + (1 if side.stun else 0)


class WinChance:
    """The chances to win from ``enemy_life`` and ``life``, for draws that are named in advance.

    ``choosing`` says that a companion is about to be given up: then this choice is free at any rate.
    """

    def __init__(
        self, game: Wizard, hand: Hand, members: tuple[Member, ...], foe: Foe, enemy_life: int, life: int, choosing: bool
    ) -> None:
        rules, options = game.world.constants, game.options
        self.game: Wizard = game
        self.hand: Hand = hand
        self.foe: Foe = foe
        self.most: int = rules.life_max
        self.rested: int = min(rules.life_max, rules.retire_recover)
        self.late: bool = options.check_late
        self.immediate: bool = options.check_immediately
        self.regen: int = foe.enemy.regen if options.regen else 0
        self.top: int = foe.start if self.regen else min(foe.start, enemy_life)
        self.party: Party = Party(game, members)
        track = foe.enemy.attack[: foe.start]
        self.monotone: bool = (
            options.overdraw and hand.groups.fits and all([weak <= strong for weak, strong in pairwise(track)])
        )
        self.heals: list[int] = sorted({0, *hand.heals.tolist()})
        self.close: float = ROUGH if choosing and len(self.heals) > 1 else CLOSE
        self._skills(track)
        self._damage()
        self.rests: list[int] = self._reachable(choosing)
        size = self.most + 1
        self.values: Floats = np.zeros((self.party.full + 2, foe.start + 1, size))
        """As in BattleValue, where it was solved."""
        self._victories()
        self.given_tables: Floats = np.zeros((self.party.full + 2, self.deepest, self.top))
        self.rested_best: Floats = np.zeros((self.party.full + 2, len(hand.groups.numbers), self.top))
        self.rows: dict[int, int] = {rest: row for row, rest in enumerate(self.rests)}
        if self.monotone:
            self.decks: Decks = Decks(self)
        for count in range(len(members) + 1):
            layer = [rest for rest in self.rests if rest.bit_count() == count]
            first = layer[:1] == [self.party.full]
            layer = [rest for rest in layer if not (first and choosing) and not self._sure(rest)]
            if layer:
                cap = self.most if len(self.heals) > 1 else life if first else self.rested
                Layer(self, np.array(layer, dtype=np.int64), max(1, self.rested, cap)).solve()

    # --- tables by part of the party --------------------------------------------------------------------------------

    def _skills(self, track: list[int]) -> None:
        """Enemy life and strike after skills, by rest and enemy life after the damage."""
        foe, party = self.foe, self.party
        left = np.maximum(0, np.arange(foe.start + 1)[None] - party.after[:, None])
        left = np.where(left <= party.execute[:, None], 0, left)
        power = np.array([0, *track], dtype=np.int64)[left]
        floor = np.minimum(power, self.game.world.constants.power_floor)
        self.power: Ints = np.maximum(power - party.weaker[:, None], floor)
        self.left: Ints = np.where(left > 0, np.minimum(foe.start, left + self.regen), 0)

    @property
    def certain(self) -> bool:
        """Whether the values are those of a free choice of whom to give up, as good as."""
        return self.free or float(self.values[self.party.full, self.top, 1]) > 1.0 - SURE

    def without(self, rest: int) -> list[int]:
        """What may be left after a retirement."""
        return self.leaving[rest]

    def after(self, enemy_life: int, rest: int, damage: int) -> tuple[int, int]:
        """Enemy life and the power of the strike after an attack."""
        known, stun = max(0, enemy_life - damage), int(self.party.stun[rest])
        return int(self.left[rest, known]), 0 if 0 < stun <= damage else int(self.power[rest, known])

    def _damage(self) -> None:
        attacks = self.hand.attacks
        self.damage: Ints = np.zeros((self.party.full + 1, len(attacks)), dtype=np.int64)
        """By rest and way."""
        for kind in range(TYPES):
            support, magic = self.party.support[:, kind][:, None], attacks[:, kind][None]
            helps = support if self.game.options.support_always else np.where(magic > 0, support, 0)
            self.damage += np.maximum(0, magic + helps - self.foe.resist[kind])
        self.deepest: int = min(int(self.damage.max()), max(self.top, int(self.party.stun.max()))) + 1
        """Damages that are told apart."""

    # --- who is given up --------------------------------------------------------------------------------------------

    def _reachable(self, choosing: bool) -> list[int]:
        """The parts of the party that can come up, the smallest first; for each is noted who may be left of it."""
        self._worse: list[int] = self._dominance()
        most = PARTS[self.monotone, len(self.heals) > 1]
        found = self._spread(self._undominated, choosing, most)
        self.free = bool(found) or len(self.party.members) < 2
        found = found or self._spread(self._weakest, choosing, 1 << 30)
        return sorted(found, key=lambda rest: (rest.bit_count(), rest))

    def _spread(self, leaving: Callable[[int], list[int]], choosing: bool, most: int) -> set[int]:
        """The parts of the party that can come up, none if they are too many."""
        self.leaving: dict[int, list[int]] = {}
        """By part of the party, what may be left after a retirement."""
        waiting = [self.party.full]
        while waiting:
            rest = waiting.pop()
            if rest not in self.leaving:
                every = choosing and rest == self.party.full
                self.leaving[rest] = self.party.without(rest) if every else leaving(rest)
                waiting += self.leaving[rest]
                if len(self.leaving) > most:
                    return set()
        return set(self.leaving)

    def _weakest(self, rest: int) -> list[int]:
        """Without the weakest companion."""
        worth = [value_of(side) for side in self.party.sides]
        there = [place for place in range(len(worth)) if (rest >> place) & 1]
        return [rest & ~(1 << min(there, key=lambda place: (worth[place], place)))] if there else []

    def _undominated(self, rest: int) -> list[int]:
        """Without each of those that are not as good as another one."""
        return [rest & ~(1 << place) for place, worse in enumerate(self._worse) if (rest >> place) & 1 and not worse & rest]

    def _dominance(self) -> list[int]:
        """For each companion those, as bits, that it is as good as in everything (of equal ones, the later is as good)."""
        if not self.monotone:
            return [0] * len(self.party.members)
        strengths = [self._strength(place) for place in range(len(self.party.members))]
        found: list[int] = []
        for place, mine in enumerate(strengths):
            bits = 0
            for other, others in enumerate(strengths):
                if other != place and (mine != others or place > other):
                    bits |= all([a >= b for a, b in zip(mine, others, strict=True)]) << other
            found.append(bits)
        return found

    def _strength(self, place: int) -> list[int]:
        party, alone = self.party, 1 << place
        stun = int(party.stun[alone])
        found = [*party.support[alone].tolist(), int(party.after[alone]), int(party.execute[alone])]
        return [*found, int(party.weaker[alone]), -stun if stun else -NEVER, int(party.recover[alone]) if self.late else 0]

    def _sure(self, rest: int) -> bool:
        """Whether the battle is as good as won already with one companion less, which is never better; then this is noted."""
        if not self.monotone:
            return False
        worst = max([float(self.values[other, self.top, self.rested]) for other in self.leaving[rest]], default=0.0)
        if worst < 1.0 - SURE:
            return False
        self.values[rest, 1:] = self.given_tables[rest] = self.rested_best[rest] = worst
        return True

    # --- values ----------------------------------------------------------------------------------------------------

    def _victories(self) -> None:
        self.values[:-1, 0] = 1.0
        if not self.foe.castle:  # without life, which the latest zero check allows, nothing was won yet
            gained = self.foe.enemy.reward + self.party.recover
            if not gained[0]:
                self.values[0, 0, 0] = 0.0


class Layer:
    """Parts of a party of one size, with life up to ``cap``. Arrays are by rest, enemy life and so on."""

    def __init__(self, whole: WinChance, rests: Ints, cap: int) -> None:
        self.whole: WinChance = whole
        self.rests: Ints = rests
        self.cap: int = cap
        self.lives: Ints = np.arange(cap + 1)
        size = whole.most + 1
        known = np.maximum(0, np.arange(1, whole.top + 1) - np.arange(whole.deepest)[:, None])
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

    def retired(self, table: Floats) -> Floats:
        """The best of what may be left, of a table by rest (of all), for each rest of the layer."""
        found: Floats = table[self.others].max(axis=1)
        return found

    def solve(self) -> None:
        """Bring the values of the layer up to date until they do not change."""
        whole = self.whole
        actions = Strongest(self) if whole.monotone else Every(self)
        top, values = whole.top, whole.values
        span = slice(1, top + 1)
        values[self.rests, :, 0] = np.where(
            np.arange(values.shape[1]) > 0, self.retired(values[:, :, whole.rested]), values[self.rests, :, 0]
        )
        if len(whole.heals) > 1 and len(self.rests) and whole.party.full:  # a first guess: one companion less
            guess = self.retired(values[:, span, : self.cap + 1])
            guess[:, :, 0] = values[self.rests, span, 0]
            values[self.rests, span, : self.cap + 1] = guess
        for _ in range(ROUNDS):
            found = actions.best()
            found[:, :, 0] = values[self.rests, span, 0]
            moved = found - values[self.rests, span, : self.cap + 1]
            change = float(np.abs(moved).max())
            values[self.rests, span, : self.cap + 1] = found
            if change < whole.close:
                break
        table = self.table()
        whole.given_tables[self.rests] = table[:, :, :, whole.rested]
        if whole.immediate:
            whole.rested_best[self.rests] = actions.rested()

    def table(self) -> Floats:
        """What comes of damage: by rest, damage, enemy life before it, life before the strike."""
        found: Floats = self.whole.values.ravel().take(self.places)
        return found

    def paid(self, best: Floats) -> Floats:
        """The best number of draws: from what each is worth by life after paying, to life before it."""
        rules, overdraw = self.whole.game.world.constants, self.whole.game.options.overdraw
        count, _, top, size = best.shape
        found = np.full((count, top, size), NOTHING)
        for place, number in enumerate(self.whole.hand.groups.numbers):
            cost = number * rules.life_per_draw
            enough, little = found[..., cost:], found[..., :cost]
            np.maximum(enough, best[:, place, :, : max(0, size - cost)], out=enough)
            if overdraw or number == rules.draw_min:
                np.maximum(little, best[:, place, :, :1], out=little)
        return found
