"""The chance to win the game from a moment on the map, estimated: a logistic function of a few numbers.

The numbers know no card: they measure what battles will cost (``strength.py``), what lies ahead and what is left to pay with.
Their weights were fitted to the ends of many games, see ``bench/fit_wizard.py``.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

import numpy as np

from cardwright.games.wizard.data import DEMON_LORD
from cardwright.games.wizard.solving.strength import costs, profiles

if TYPE_CHECKING:
    from cardwright.games.wizard.rules import Wizard
    from cardwright.games.wizard.solving.hand import Floats
    from cardwright.games.wizard.solving.situation import Member, Situation

SCALE: Final = 20.0
"""Numbers of life are counted in these."""


class Outlook:
    """What is on the map: all that the estimate needs beside life, hand and party."""

    def __init__(self, game: Wizard, place: int, beaten: int, spent: int, enemies: dict[str, tuple[int, ...]]) -> None:
        world = game.world
        self.game: Wizard = game
        found = profiles(game)
        mix: list[Floats] = []
        areas: list[int] = []
        for number, slot in enumerate(world.slots):
            if not (beaten >> number) & 1:
                unseen = enemies[slot.colour] or tuple([n for n, e in enumerate(world.enemies) if e.colour == slot.colour])
                places = [found.place.get((enemy, slot.area), found.place[enemy, _area(game, enemy)]) for enemy in unseen]
                row = np.zeros(len(found.life))
                np.add.at(row, places, 1.0 / len(places))
                mix.append(row)
                areas.append(slot.area)
        self.mix: Floats = np.array(mix).reshape(len(mix), len(found.life))
        """For each slot that is left, the chances of the profiles its enemy may have."""
        first, last = min(world.areas), max(world.areas)
        self.early: list[bool] = [area == first for area in areas]
        self.middle: list[bool] = [first < area < last for area in areas]
        self.late: list[bool] = [area == last for area in areas]
        lord = next(n for n, enemy in enumerate(world.enemies) if enemy.colour == DEMON_LORD)
        self.lord: int = found.place[lord, _area(game, lord)]
        self.rewards: float = sum([_reward(game, slot.colour) for n, slot in enumerate(world.slots) if not (beaten >> n) & 1])
        height = world.hexes[place].row
        unspent = [hex for n, hex in enumerate(world.hexes) if hex.recover and not (spent >> n) & 1]
        if game.options.recover_anywhere_once:
            unspent = [] if spent else unspent[:1]
        self.recover: float = sum([hex.recover for hex in unspent])
        self.recover_ahead: float = sum([hex.recover for hex in unspent if hex.row >= height])
        self.way: float = distances(game)[place]

    def features(self, life: Floats, hand: int, members: tuple[Member, ...]) -> Floats:
        """The numbers, a row for each life."""
        game = self.game
        cost = costs(game, hand, members)
        lord = cost[self.lord] / SCALE
        slots: list[float] = (self.mix @ cost / SCALE).tolist()
        early, middle, late = [
            [c for c, there in zip(slots, where, strict=True) if there] for where in (self.early, self.middle, self.late)
        ]
        count = len(slots)
        mends = sum([skill.amount for number, side in members for skill in game.sides[number][side].wins])
        rest = game.world.constants.retire_recover / SCALE
        own = life / SCALE
        total = own + rest * len(members) + (self.recover_ahead - self.way) / SCALE
        margin = total - lord
        fixed = [
            1.0,
            len(members),
            lord,
            min(lord, 1.0),
            count,
            len(early),
            len(late),
            sum(early),
            sum(middle),
            sum(late),
            min(slots, default=0.0),
            self.recover / SCALE,
            self.recover_ahead / SCALE,
            self.way / SCALE,
            mends * count / SCALE,
            self.rewards / SCALE,
            lord * count,
            max(_heals(game, hand), default=0.0),
        ]
        found = np.empty((len(life), len(fixed) + 6))
        found[:, : len(fixed)] = fixed
        varied = (own, np.maximum(0.0, 0.4 - own), margin, np.maximum(0.0, margin), margin * count, own * count)
        for place, column in enumerate(varied, len(fixed)):
            found[:, place] = column
        return found


def _heals(game: Wizard, hand: int) -> list[float]:
    return [spell.heal / SCALE for spell in game.world.spells if spell.heal and spell.mask & hand == spell.mask]


def _area(game: Wizard, enemy: int) -> int:
    return game.world.enemies[enemy].profiles[0].area


def _reward(game: Wizard, colour: str) -> float:
    rewards = [enemy.reward for enemy in game.world.enemies if enemy.colour == colour]
    return sum(rewards) / len(rewards)


@lru_cache(maxsize=64)
def distances(game: Wizard) -> list[float]:
    """What the cheapest way from each hex to the castle costs, past whatever lies there."""
    world = game.world
    found = [float("inf")] * len(world.hexes)
    found[world.castle] = 0.0
    queue = [world.castle]
    while queue:
        here = min(queue, key=lambda hex: found[hex])
        queue.remove(here)
        for hex in world.hexes[here].next:
            if found[here] + world.hexes[here].cost < found[hex]:
                found[hex] = found[here] + world.hexes[here].cost
                queue.append(hex)
    return found


def outlook(now: Situation) -> Outlook:
    """What is on the map in a situation."""
    return Outlook(now.game, now.place, now.beaten, now.spent, now.enemies)
