"""The chance to win a battle from one state: only what can come of that state is solved.

Before the last companion left, life is what it is after a retirement, or less, unless something heals. So parties are solved
by their size, each with the few numbers of life that it can have, for all lives of the enemy at once (see ``layer.py``).

Two things keep large parties small. Where more damage is never worse (see ``pruned.py``), a companion that is as good as
another in everything stays longer than it. And what is left after a retirement may be as good as sure to win, from any life of
the enemy. Then every party with somebody more is, too: it need only draw and never heal, until it has won or somebody is given
up. A chain of ever stronger parties is tried first, as it often ends there.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

import numpy as np

from cardwright.games.wizard.solving.actions import Declared
from cardwright.games.wizard.solving.kinds import Kinds, Worths, kinds_of
from cardwright.games.wizard.solving.layer import Layer
from cardwright.games.wizard.solving.party import NEVER, Party
from cardwright.games.wizard.solving.stopping import one_by_one
from cardwright.games.wizard.terms import TYPES

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardwright.games.wizard.rules import Wizard
    from cardwright.games.wizard.skills import SideRules
    from cardwright.games.wizard.solving.course import Foe
    from cardwright.games.wizard.solving.hand import Floats, Hand, Ints
    from cardwright.games.wizard.solving.lattice import Nodes
    from cardwright.games.wizard.solving.situation import Member

SURE: Final = 1e-6
"""A chance that is so close to certain is not looked into any further."""


LINKS: Final = 4
"""Parties in a chain that may end with one that is as good as sure to win."""

FEWEST: Final = (3, 5)
"""It is not tried with fewer companions, the second number in the last battle, which is long."""

MANY: Final = 3
"""With so many parts of the party of one size, a few good decks are looked at first."""

PARTS: Final = {(False, True): 64, (False, False): 64, (True, True): 4, (True, False): 4}
"""How many parts of a party are solved at most with a free choice; by whether something heals, and whether more damage is
never worse."""


def value_of(side: SideRules) -> int:
    """A side of a companion by its support and how much its skills do in a running battle."""
    skills = sum([skill.amount for skill in side.afters]) + side.weaker
    return sum(side.support) + skills + (1 if side.stun else 0)


class WinChance:
    """The chances to win from ``enemy_life`` and ``life``.

    ``choosing`` says that a companion is about to be given up, so that the party as it is fights no more.
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
        self.life: int = life
        self.choosing: bool = choosing
        self.party: Party = Party(game, members)
        track = foe.enemy.attack[: foe.start]
        self.monotone: bool = (
            options.overdraw and hand.groups.fits and all([weak <= strong for weak, strong in pairwise(track)])
        )
        self.heals: list[int] = sorted({0, *hand.heals.tolist()})
        self._skills(track)
        self._damage()
        size, count = self.most + 1, self.party.full + 2
        self.values: Floats = np.zeros((count, foe.start + 1, size))
        """As in BattleValue, where it was solved."""
        self._victories()
        self.given_tables: Floats = np.zeros((count, self.deepest, self.top))
        self.rested_best: Floats = np.zeros((count, len(hand.groups.numbers), self.top))
        self.bounds: dict[int, float] = {}
        """Of each part of the party that was solved, the least chance from what may come of a retirement to it."""
        self.kinds: dict[int, Kinds] = {}
        self.nodes: dict[int, Nodes] = {}
        self.means: dict[int, list[Floats]] = {}
        self._worse: list[int] = self._dominance()
        self.leaving: dict[int, list[int]] = {}
        """By part of the party, what may be left after a retirement."""
        self._solve()

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
        self.hardest: int = max(track, default=0)

    def without(self, rest: int) -> list[int]:
        """What may be left after a retirement."""
        return self.leaving.get(rest, self.party.without(rest))

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

    def _undominated(self, rest: int) -> list[int]:
        """Without each of those that are not as good as another one."""
        return [rest & ~(1 << place) for place, worse in enumerate(self._worse) if (rest >> place) & 1 and not worse & rest]

    def _weakest(self, rest: int) -> list[int]:
        """Without the weakest companion."""
        there = [place for place in range(len(self.party.members)) if (rest >> place) & 1]
        worth = [value_of(side) for side in self.party.sides]
        return [rest & ~(1 << min(there, key=lambda place: (worth[place], place)))] if there else []

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

    # --- what is solved ----------------------------------------------------------------------------------------------

    def _solve(self) -> None:
        if self.hand.groups.dries:
            for top in self.party.without(self.party.full) if self.choosing else [self.party.full]:
                if top.bit_count() >= FEWEST[self.foe.castle] and self._bound(top) < 1.0 - SURE:
                    self._vouch(top)
        self.kinds = {}
        found = self._needed(self._undominated)
        self.free = len(found) <= PARTS[len(self.heals) > 1, self.monotone] or len(self.party.members) < 2
        if not self.free:
            found = self._needed(self._weakest)
        full = self.party.full
        sure = [rest for rest in self.party.without(full) if self._bound(rest) >= 1.0 - SURE]
        if sure and not self.choosing:  # then nobody else need be given up now
            self.leaving[full] = sure
            found |= set(sure)
        for count in range(len(self.party.members) + 1):
            layer = [rest for rest in sorted(found) if rest.bit_count() == count]
            self._layer([rest for rest in layer if not self._settled(rest)])

    def _needed(self, leaving: Callable[[int], list[int]]) -> set[int]:
        """The parts of the party that must still be solved, or are as good as sure to win."""
        full, found = self.party.full, set[int]()
        waiting = [full]
        while waiting:
            rest = waiting.pop()
            if rest not in found:
                found.add(rest)
                fights = not (rest == full and self.choosing)
                self.leaving[rest] = leaving(rest) if fights else self.party.without(rest)
                if not fights or self._bound(rest) < 1.0 - SURE:
                    waiting += self.leaving[rest]
        return found - {full} if self.choosing else found

    def _vouch(self, top: int) -> None:
        """Look for a part of a party that is as good as sure to win, in a chain of ever stronger ones.

        From the first of them nobody may be given up, which promises less than is true.
        """
        chain = self._weakest(top)
        while len(chain) < LINKS and chain[-1]:
            chain += self._weakest(chain[-1])
        before: list[int] = []
        for rest in reversed(chain):
            if rest not in self.bounds:
                self.leaving[rest] = before
                kinds_of(self, [rest], True)
                layer = Layer(self, np.array([rest], dtype=np.int64), self._cap(rest))
                self.bounds[rest] = layer.vouch(Declared(layer, Worths(layer), True))
            if self.bounds[rest] >= 1.0 - SURE:
                break
            before = [rest]

    @property
    def sure(self) -> bool:
        """Whether the battle is as good as won, and would be with less resistance."""
        return self.monotone and self._bound(self.party.full) >= 1.0 - SURE

    def _bound(self, rest: int) -> float:
        """What is known already of the least chance of a party: that of the best part of it that was solved."""
        return max([bound for other, bound in self.bounds.items() if other & rest == other], default=0.0)

    def _settled(self, rest: int) -> bool:
        """Whether a party is as good as sure to win; then this is noted."""
        bound = self._bound(rest)
        if bound < 1.0 - SURE:
            return False
        self.values[rest, 1:] = self.given_tables[rest] = self.rested_best[rest] = self.bounds[rest] = bound
        return True

    def _layer(self, rests: list[int]) -> None:
        """Solve parties of one size."""
        if not rests:
            return
        kinds_of(self, rests, self.monotone)
        layer = Layer(self, np.array(rests, dtype=np.int64), self._cap(rests[0]))
        worths, each = Worths(layer), self.game.options.one_by_one
        rough = Declared(layer, worths, True) if len(self.heals) > 1 and (each or len(rests) >= MANY) else None
        layer.solve(one_by_one(layer, worths) if each else Declared(layer, worths, False), rough)

    def _cap(self, rest: int) -> int:
        """The most life that can come up."""
        cap = self.most if len(self.heals) > 1 else self.life if rest == self.party.full else self.rested
        return max(1, self.rested, cap)

    def _victories(self) -> None:
        self.values[:-1, 0] = 1.0
        if not self.foe.castle:  # without life, which the latest zero check allows, nothing was won yet
            gained = self.foe.enemy.reward + self.party.recover
            if not gained[0]:
                self.values[0, 0, 0] = 0.0
