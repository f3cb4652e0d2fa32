"""The strong player: battles solved exactly for what comes after them, and the next goal by what battles there are worth.

What comes after a battle is estimated (``worth.py``); cards that are not seen yet are averaged over, never looked at.
"""

from __future__ import annotations

from copy import copy
from functools import lru_cache
from typing import TYPE_CHECKING, Final

import numpy as np

from cardwright.games.wizard import terms as t
from cardwright.games.wizard.data import DEMON_LORD
from cardwright.games.wizard.skills import LoseLife, LowerAll, LowerChosen
from cardwright.games.wizard.solving.choosing import Choices, solved
from cardwright.games.wizard.solving.routes import Way, step, ways_from
from cardwright.games.wizard.solving.strength import costs, profiles
from cardwright.games.wizard.solving.weights import WEIGHTS
from cardwright.games.wizard.solving.worth import Outlook, outlook
from cardwright.kernel.option import card_of, number_of

if TYPE_CHECKING:
    from cardwright.games.wizard.rules import Wizard
    from cardwright.games.wizard.solving.hand import Floats
    from cardwright.games.wizard.solving.situation import Member, Situation

GOALS: Final = 3
"""Goals, with a way to each, whose battles are solved; the others look worse already by a quick measure."""

KEPT: Final = 2048


def strong(now: Situation) -> int:
    """The option that the strong player takes."""
    question = now.question
    assert question is not None
    if len(question.options) == 1:
        return question.options[0]
    if question.kind == t.ASK_MOVE:
        best = Plan(now).best()
        return min(question.options, key=lambda option: number_of(option) != best)
    values = option_values(now)
    return max(question.options, key=lambda option: round(values[option], 9))


def option_values(now: Situation) -> dict[int, float]:
    """The estimated chance to win the game after each option of the open question."""
    question = now.question
    assert question is not None
    if question.kind == t.ASK_MOVE:
        return move_values(now)
    if question.kind == t.ASK_SIDE:
        number = now.gained - now.game.first_companion
        return {o: on_map(now, now.life, (*now.party, (number, number_of(o)))) for o in question.options}
    if question.kind == t.ASK_RETIRE and now.slot < 0:
        first, rested = now.game.first_companion, now.game.world.constants.retire_recover
        found: dict[int, float] = {}
        for option in question.options:
            left = tuple([member for member in now.party if member[0] != card_of(option) - first])
            found[option] = on_map(now, min(rested, now.game.world.constants.life_max), left)
        return found
    return Choices(now, battle_worth(now)).options()


def on_map(now: Situation, life: int, members: tuple[Member, ...]) -> float:
    """The estimated chance to win from a moment on the map."""
    if not life:
        return 0.0
    found = _logits(outlook(now), now.hand, members)
    return float(1.0 / (1.0 + np.exp(-found[life])))


def _logits(view: Outlook, hand: int, members: tuple[Member, ...]) -> Floats:
    """The estimate by life, as a logarithm of odds; more life is never worse."""
    life = np.arange(view.game.world.constants.life_max + 1, dtype=float)
    found: Floats = np.maximum.accumulate(view.features(life, hand, members) @ WEIGHTS)
    return found


# --- what a victory is worth ----------------------------------------------------------------------------------------


def battle_worth(now: Situation) -> Floats:
    """What winning the running battle is worth, by what is left of the party and life after the reward."""
    if not now.slot:
        return np.ones((1 << len(now.party), now.game.world.constants.life_max + 1))
    return victory_worth(now, now.slot - 1, now.spent)


def victory_worth(now: Situation, slot: int, spent: int) -> Floats:
    """What a victory at a slot (from 0) is worth. The ability card under it is averaged over those not seen yet."""
    world = now.game.world
    enemies = tuple(sorted(now.enemies.items()))
    place = world.hex_number(world.slots[slot].hex)
    return _victory_worth(now.game, now.hand, now.party, now.abilities, enemies, place, now.beaten | 1 << slot, spent)


@lru_cache(maxsize=KEPT)
def _victory_worth(
    game: Wizard,
    hand: int,
    party: tuple[Member, ...],
    abilities: tuple[int, ...],
    enemies: tuple[tuple[str, tuple[int, ...]], ...],
    place: int,
    beaten: int,
    spent: int,
) -> Floats:
    view = Outlook(game, place, beaten, spent, dict(enemies))
    full = _logits(view, hand, party)
    gains: list[Floats] = []
    for card in abilities:
        if card < game.first_companion:
            gains.append(_logits(view, hand | 1 << card, party) - full)
        else:
            sides = [_logits(view, hand, (*party, (card - game.first_companion, side))) for side in range(2)]
            gains.append(np.maximum(sides[0], sides[1]) - full)
    rests: list[Floats] = []
    for rest in range(1 << len(party)):
        left = tuple([member for place, member in enumerate(party) if (rest >> place) & 1])
        logits = _logits(view, hand, left)
        table = np.stack([logits + gain for gain in gains]) if gains else logits[None]
        chances = (1.0 / (1.0 + np.exp(-table))).mean(axis=0)
        chances[0] = 0.0
        rests.append(chances)
    return np.stack(rests)


# --- goals ----------------------------------------------------------------------------------------------------------


class Plan:
    """Where to go from a moment on the map: every goal with the chance to win the game if it is the next one."""

    def __init__(self, now: Situation) -> None:
        self.now: Situation = now
        self.game: Wizard = now.game
        self._goals: list[tuple[float, Way]] | None = None

    @property
    def goals(self) -> list[tuple[float, Way]]:
        """Goals with their chances, and the ways to them."""
        if self._goals is None:
            self._goals = self._judged()
        return self._goals

    def best(self) -> int:
        """The next hex."""
        if not self.goals:  # every step is the last
            return self.game.world.hexes[self.now.place].next[0]
        return max(self.goals, key=lambda goal: round(goal[0], 9))[1].path[0]

    def value(self) -> float:
        """The chance to win the game."""
        return max([value for value, _ in self.goals], default=0.0)

    def _judged(self) -> list[tuple[float, Way]]:
        world = self.game.world
        quick: list[tuple[float, int, Way]] = []
        slots = {world.hex_number(slot.hex): n for n, slot in enumerate(world.slots) if not (self.now.beaten >> n) & 1}
        found = ways_from(self.now)
        judged: list[tuple[float, Way]] = []
        for hex, ways in found.items():
            if hex == world.castle:
                judged.append((self.castle_value(ways[0]), ways[0]))
            elif hex in slots:
                quick += [(self._guess(slots[hex], way), slots[hex], way) for way in ways]
        quick.sort(key=lambda entry: (-entry[0], entry[2].path))
        return judged + [(self.slot_value(slot, way), way) for _, slot, way in quick[:GOALS]]

    def left_after(self, way: Way) -> tuple[Member, ...]:
        """Who is left after a way on which somebody has to be given up."""
        party = self.now.party
        for _ in range(way.retired):
            party = max([party[:n] + party[n + 1 :] for n in range(len(party))], key=lambda left: on_map(self.now, 8, left))
        return party

    def _guess(self, slot: int, way: Way) -> float:
        """A quick measure of a slot as the next goal: life and companions left by average costs."""
        now, game = self.now, self.game
        worth = victory_worth(now, slot, way.spent)
        cost = costs(game, now.hand, now.party)
        area, rest = game.world.slots[slot].area, game.world.constants.retire_recover
        total = 0.0
        unseen = now.enemies[game.world.slots[slot].colour]
        for enemy in unseen:
            life = way.life - float(cost[profiles(game).place[enemy, area]])
            left = len(now.party) - way.retired
            while life <= 0 and left > 0:
                life, left = life + rest, left - 1
            if life > 0:
                after = min(game.world.constants.life_max, int(life) + game.world.enemies[enemy].reward)
                total += float(worth[(1 << left) - 1, after])
            else:
                total += 0.1 * float(worth[0, 1])
        return total / max(1, len(unseen))

    def slot_value(self, slot: int, way: Way) -> float:
        """The chance to win the game if a slot is the next goal."""
        now, world = self.now, self.game.world
        party = self.left_after(way)
        worth = victory_worth(now, slot, way.spent)
        if party != now.party:
            rest = sum([1 << place for place, member in enumerate(now.party) if member in party])
            worth = worth[[other for other in range(1 << len(now.party)) if other & ~rest == 0]]
        place = world.slots[slot]
        unseen = now.enemies[place.colour]
        values = [battle_start(self.game, now.hand, party, enemy, place.area, False, way.life, worth) for enemy in unseen]
        return sum(values) / max(1, len(values))

    def castle_value(self, way: Way) -> float:
        """The chance to win the game if the castle is the next goal."""
        world = self.game.world
        party = self.left_after(way)
        lord = next(n for n, enemy in enumerate(world.enemies) if enemy.colour == DEMON_LORD)
        worth = np.ones((1 << len(party), world.constants.life_max + 1))
        return battle_start(self.game, self.now.hand, party, lord, world.castle_area, True, way.life, worth)


def battle_start(
    game: Wizard,
    hand: int,
    party: tuple[Member, ...],
    enemy: int,
    area: int,
    castle: bool,
    life: int,
    worth: Floats,
) -> float:
    """The value of a battle that is about to begin; a resistance of choice is lowered where it is highest."""
    profile = game.world.enemies[enemy].profile(area)
    resist = list(profile.resist)
    enemy_life = profile.life
    skills = sorted([skill for n, side in party for skill in game.sides[n][side].starts], key=lambda skill: skill.rank)
    for skill in skills:
        if isinstance(skill, LoseLife):
            enemy_life = max(0, enemy_life - skill.amount)
        elif isinstance(skill, LowerChosen):
            kind = resist.index(max(resist))
            resist[kind] = max(0, resist[kind] - skill.amount)
        elif isinstance(skill, LowerAll):
            resist = [max(0, number - skill.amount) for number in resist]
    battle = solved(game, hand, party, enemy, profile.life, tuple(resist), castle, worth.tobytes(), not castle)
    return float(battle.values[(1 << len(party)) - 1, enemy_life, life])


def move_values(now: Situation) -> dict[int, float]:
    """The chance to win the game after each step on the map."""
    assert now.question is not None
    found: dict[int, float] = {}
    for option in now.question.options:
        hex = now.game.world.hexes[number_of(option)]
        way = step(now, number_of(option))
        plan = Plan(now)
        if way.retired > len(now.party):
            found[option] = 0.0
        elif hex.slot and not (now.beaten >> (hex.slot - 1)) & 1:
            found[option] = plan.slot_value(hex.slot - 1, way)
        elif number_of(option) == now.game.world.castle:
            found[option] = plan.castle_value(way)
        else:
            then = copy(now)
            then.place, then.life, then.spent, then.party = number_of(option), way.life, way.spent, plan.left_after(way)
            found[option] = Plan(then).value()
    return found
