"""A quick measure of how strong a hand and a party are: what a battle against each enemy costs in life, about."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

import numpy as np

from cardwright.games.wizard.skills import Execute, LoseLife, LowerAll, LowerChosen
from cardwright.games.wizard.solving.choosing import hand_of
from cardwright.games.wizard.terms import TYPES

if TYPE_CHECKING:
    from cardwright.games.wizard.rules import Wizard
    from cardwright.games.wizard.solving.hand import Floats
    from cardwright.games.wizard.solving.situation import Member

KEPT: Final = 4096

OVERSHOOT: Final = 0.4
"""Attacks that a battle takes beyond what average damage says: the last one strikes harder than it needs to."""

MOST: Final = 60.0
"""A battle costs at most this."""


class Profiles:
    """All enemies in all areas, as arrays."""

    def __init__(self, game: Wizard) -> None:
        self.place: dict[tuple[int, int], int] = {}
        """Where an enemy in an area stands in the arrays."""
        life: list[int] = []
        resist: list[list[int]] = []
        power: list[float] = []
        regen: list[int] = []
        for number, enemy in enumerate(game.world.enemies):
            for profile in enemy.profiles:
                self.place[number, profile.area] = len(life)
                life.append(profile.life)
                resist.append(profile.resist)
                power.append(sum(enemy.attack[: profile.life]) / profile.life)
                regen.append(enemy.regen if game.options.regen else 0)
        self.life: Floats = np.array(life, dtype=float)
        self.resist: Floats = np.array(resist, dtype=float)
        self.power: Floats = np.array(power)
        self.regen: Floats = np.array(regen, dtype=float)


@lru_cache(maxsize=64)
def profiles(game: Wizard) -> Profiles:
    """The profiles of a game."""
    return Profiles(game)


@lru_cache(maxsize=KEPT)
def costs(game: Wizard, hand_bits: int, members: tuple[Member, ...]) -> Floats:
    """What a battle against each profile costs in life, about, with the number of draws that is best against it."""
    world, hand, foes = game.world, hand_of(game, hand_bits), profiles(game)
    support = np.zeros(TYPES)
    resist = foes.resist.copy()
    start = after = execute = weaker = 0.0
    for number, side in members:
        rules = game.sides[number][side]
        support += rules.support
        weaker += rules.weaker
        for skill in rules.starts:
            if isinstance(skill, LowerChosen):
                top = resist.argmax(axis=1)
                rows = np.arange(len(resist))
                resist[rows, top] = np.maximum(0, resist[rows, top] - skill.amount)
            elif isinstance(skill, LowerAll):
                resist = np.maximum(0, resist - skill.amount)
            else:
                start += skill.amount
        for skill in rules.afters:
            if isinstance(skill, LoseLife):
                after += skill.amount
            elif isinstance(skill, Execute):
                execute = max(execute, skill.amount)
        if rules.stun:
            weaker += STUN
    damage = np.zeros((len(resist), len(hand.heals)))
    for kind in range(TYPES):
        magic = hand.attacks[:, kind].astype(float)
        helps = support[kind] if game.options.support_always else np.where(magic > 0, support[kind], 0.0)
        damage += np.maximum(0, magic + helps - resist[:, kind][:, None])
    averages = hand.averages(hand.best_of_draws(damage[:, :, None]))[:, :, 0]
    life = np.maximum(0.5, foes.life - start - execute / 2)
    power = np.maximum(np.minimum(foes.power, world.constants.power_floor), foes.power - weaker)
    best = np.full(len(resist), MOST)
    for number in range(hand.least, int(hand.action_draws.max()) + 1):
        each = averages[:, hand.action_draws == number].max(axis=1) + after
        attacks = np.maximum(1.0, life / np.maximum(0.05, each - foes.regen) + OVERSHOOT)
        cost = attacks * number * world.constants.life_per_draw + (attacks - 1) * power
        best = np.minimum(best, cost)
    return best


STUN: Final = 0.5
"""A stun that needs much damage, as an amount that strikes are weaker by."""
