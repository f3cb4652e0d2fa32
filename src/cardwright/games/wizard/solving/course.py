"""What attacks do in a battle, by what is left of the party and of the enemy's life."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from cardwright.games.wizard.terms import TYPES

if TYPE_CHECKING:
    from cardwright.games.wizard.data import Enemy
    from cardwright.games.wizard.rules import Wizard
    from cardwright.games.wizard.solving.hand import Hand, Ints
    from cardwright.games.wizard.solving.party import Party


class Foe:
    """An enemy in a battle: ``start`` is its life by its profile, which it never regains more than."""

    def __init__(self, enemy: Enemy, start: int, resist: tuple[int, ...], castle: bool) -> None:
        self.enemy: Enemy = enemy
        self.start: int = start
        self.resist: tuple[int, ...] = resist
        self.castle: bool = castle


class Course:
    """The course of attacks with one hand, party and enemy."""

    def __init__(self, game: Wizard, hand: Hand, party: Party, foe: Foe) -> None:
        rules = game.world.constants
        self.game: Wizard = game
        self.hand: Hand = hand
        self.party: Party = party
        self.foe: Foe = foe
        self.most: int = rules.life_max
        self.rested: int = min(rules.life_max, rules.retire_recover)
        self.damage: Ints = self._damage()  # by rest and way
        self.left: Ints  # enemy life after an attack and its regaining: by enemy life, rest, damage
        self.power: Ints  # of its strike, the same
        self._course()

    def _damage(self) -> Ints:
        attacks = self.hand.attacks
        total = np.zeros((self.party.full + 1, len(attacks)), dtype=np.int64)
        for kind in range(TYPES):
            support = self.party.support[:, kind][:, None]
            magic = attacks[:, kind][None, :]
            helps = support if self.game.options.support_always else np.where(magic > 0, support, 0)
            total += np.maximum(0, magic + helps - self.foe.resist[kind])
        return total

    def _course(self) -> None:
        foe, party = self.foe, self.party
        life = np.arange(foe.start + 1)[:, None, None]
        damage = np.arange(int(self.damage.max()) + 1)[None, None, :]
        left = np.maximum(0, life - damage - np.zeros((party.full + 1, 1), dtype=np.int64)[None])
        left = np.maximum(0, left - party.after[None, :, None])
        left = np.where(left <= party.execute[None, :, None], 0, left)
        track = np.array([0, *foe.enemy.attack[: foe.start]], dtype=np.int64)
        power = track[left]
        floor = np.minimum(power, self.game.world.constants.power_floor)
        power = np.maximum(power - party.weaker[None, :, None], floor)
        stun = party.stun[None, :, None]
        self.power = np.where((stun > 0) & (damage >= stun), 0, power)
        self.regen: int = foe.enemy.regen if self.game.options.regen else 0
        self.left = np.where(left > 0, np.minimum(foe.start, left + self.regen), 0)
        self.settled: bool = bool((self.left[1:, :, int(self.damage.min()) :] < life[1:]).all())
        """Every attack leaves the enemy less life: one pass is enough."""
