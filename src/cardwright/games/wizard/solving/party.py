"""What a party does in a battle, for each part of it that may be left."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from cardwright.games.wizard.skills import Execute, LoseLife
from cardwright.games.wizard.terms import TYPES

if TYPE_CHECKING:
    from cardwright.games.wizard.rules import Wizard
    from cardwright.games.wizard.skills import SideRules
    from cardwright.games.wizard.solving.hand import Ints
    from cardwright.games.wizard.solving.situation import Member


class Party:
    """The party at some moment. A *rest* is what is left of it, as bits by place in the party; all tables are by rest."""

    def __init__(self, game: Wizard, members: tuple[Member, ...]) -> None:
        self.members: tuple[Member, ...] = members
        self.sides: list[SideRules] = [game.sides[number][side] for number, side in members]
        self.full: int = (1 << len(members)) - 1
        count = self.full + 1
        self.support: Ints = np.zeros((count, TYPES), dtype=np.int64)
        self.after: Ints = np.zeros(count, dtype=np.int64)  # life that skills take after each attack
        self.execute: Ints = np.zeros(count, dtype=np.int64)
        self.weaker: Ints = np.zeros(count, dtype=np.int64)
        self.stun: Ints = np.zeros(count, dtype=np.int64)  # 0 = never
        self.recover: Ints = np.zeros(count, dtype=np.int64)
        for place, side in enumerate(self.sides):
            bit = 1 << place
            after = sum([skill.amount for skill in side.afters if isinstance(skill, LoseLife)])
            execute = max([skill.amount for skill in side.afters if isinstance(skill, Execute)], default=0)
            recover = sum([skill.amount for skill in side.wins])
            for rest in range(count):
                if rest & bit:
                    self.support[rest] += side.support
                    self.after[rest] += after
                    self.execute[rest] = max(self.execute[rest], execute)
                    self.weaker[rest] += side.weaker
                    self.recover[rest] += recover
                    if side.stun:
                        self.stun[rest] = min(self.stun[rest], side.stun) if self.stun[rest] else side.stun
        self.layers: list[Ints] = [
            np.array([rest for rest in range(count) if rest.bit_count() == size], dtype=np.int64)
            for size in range(len(members) + 1)
        ]

    def without(self, rest: int) -> list[int]:
        """What may be left after one of the rest has been given up."""
        return [rest & ~(1 << place) for place in range(len(self.members)) if (rest >> place) & 1]

    def of(self, rest: int) -> tuple[Member, ...]:
        """The companions of a rest."""
        return tuple([member for place, member in enumerate(self.members) if (rest >> place) & 1])
