"""What a party does in a battle, for each part of it that may be left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from cardwright.games.wizard.skills import Execute, LoseLife
from cardwright.games.wizard.terms import TYPES

if TYPE_CHECKING:
    from cardwright.games.wizard.rules import Wizard
    from cardwright.games.wizard.skills import SideRules
    from cardwright.games.wizard.solving.hand import Ints
    from cardwright.games.wizard.solving.situation import Member

NEVER: Final = 1 << 30


class Party:
    """The party at some moment. A *rest* is what is left of it, as bits by place in the party; all tables are by rest."""

    def __init__(self, game: Wizard, members: tuple[Member, ...]) -> None:
        self.members: tuple[Member, ...] = members
        self.sides: list[SideRules] = [game.sides[number][side] for number, side in members]
        self.full: int = (1 << len(members)) - 1
        count = self.full + 1
        has = (np.arange(count)[:, None] >> np.arange(len(members))) & 1
        supports = np.array([side.support for side in self.sides], dtype=np.int64).reshape(len(members), TYPES)
        self.support: Ints = has @ supports
        after = [sum([skill.amount for skill in side.afters if isinstance(skill, LoseLife)]) for side in self.sides]
        execute = [max([s.amount for s in side.afters if isinstance(s, Execute)], default=0) for side in self.sides]
        recover = [sum([skill.amount for skill in side.wins]) for side in self.sides]
        self.after: Ints = has @ np.array(after, dtype=np.int64)  # life that skills take after each attack
        self.execute: Ints = (has * np.array(execute, dtype=np.int64)).max(axis=1, initial=0)
        self.weaker: Ints = has @ np.array([side.weaker for side in self.sides], dtype=np.int64)
        self.recover: Ints = has @ np.array(recover, dtype=np.int64)
        stun = np.array([side.stun for side in self.sides], dtype=np.int64)
        least = np.where((has > 0) & (stun > 0), stun, NEVER).min(axis=1, initial=NEVER)
        self.stun: Ints = np.where(least < NEVER, least, 0)  # least damage that stuns, 0 = never
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
