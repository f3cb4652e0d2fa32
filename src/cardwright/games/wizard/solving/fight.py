"""A battle as the solver of the chance to win sees it: what attacks come to, and who may be given up, by part of the party."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np

from cardwright.games.wizard.solving.party import NEVER, Party
from cardwright.games.wizard.terms import TYPES

if TYPE_CHECKING:
    from cardwright.games.wizard.rules import Wizard
    from cardwright.games.wizard.skills import SideRules
    from cardwright.games.wizard.solving.course import Foe
    from cardwright.games.wizard.solving.hand import Floats, Hand, Ints
    from cardwright.games.wizard.solving.situation import Member


def value_of(side: SideRules) -> int:
    """A side of a companion by its support and how much its skills do in a running battle."""
    skills = sum([skill.amount for skill in side.afters]) + side.weaker
    return sum(side.support) + skills + (1 if side.stun else 0)


class Fight:
    """One hand and party against one enemy."""

    def __init__(self, game: Wizard, hand: Hand, members: tuple[Member, ...], foe: Foe) -> None:
        rules, options = game.world.constants, game.options
        self.game: Wizard = game
        self.hand: Hand = hand
        self.foe: Foe = foe
        self.party: Party = Party(game, members)
        self.most: int = rules.life_max
        self.rested: int = min(rules.life_max, rules.retire_recover)
        self.late: bool = options.check_late
        self.immediate: bool = options.check_immediately
        self.regen: int = foe.enemy.regen if options.regen else 0
        self.heals: list[int] = sorted({0, *hand.heals.tolist()})
        track = foe.enemy.attack[: foe.start]
        self.monotone: bool = (
            options.overdraw and hand.groups.fits and all([weak <= strong for weak, strong in pairwise(track)])
        )
        """Whether more damage is never worse."""
        self._skills(track)
        self._damage()
        self.values: Floats = np.zeros((self.party.full + 2, foe.start + 1, self.most + 1))
        """As in BattleValue, where it was solved."""
        self._victories()
        self._worse: list[int] = self._dominance()

    # --- what attacks come to ---------------------------------------------------------------------------------------

    def _skills(self, track: list[int]) -> None:
        """Enemy life and strike after skills, by rest and enemy life after the damage."""
        foe, party = self.foe, self.party
        left = np.maximum(0, np.arange(foe.start + 1)[None] - party.after[:, None])
        left = np.where(left <= party.execute[:, None], 0, left)
        power = np.array([0, *track], dtype=np.int64)[left]
        floor = np.minimum(power, self.game.world.constants.power_floor)
        self.power: Ints = np.maximum(power - party.weaker[:, None], floor)
        self.left: Ints = np.where(left > 0, np.minimum(foe.start, left + self.regen), 0)

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

    def _victories(self) -> None:
        self.values[:-1, 0] = 1.0
        if not self.foe.castle:  # without life, which the latest zero check allows, nothing was won yet
            gained = self.foe.enemy.reward + self.party.recover
            if not gained[0]:
                self.values[0, 0, 0] = 0.0

    # --- who is given up --------------------------------------------------------------------------------------------

    def undominated(self, rest: int) -> list[int]:
        """Without each of those that are not as good as another one."""
        return [rest & ~(1 << place) for place, worse in enumerate(self._worse) if (rest >> place) & 1 and not worse & rest]

    def weakest(self, rest: int) -> list[int]:
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
