"""The careful player: looks one attack ahead, walks to the nearest enemy, and rests when it has little life."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

import numpy as np

from cardwright.games.wizard import terms as t
from cardwright.games.wizard.solving.choosing import hand_of
from cardwright.games.wizard.solving.course import Course, Foe
from cardwright.games.wizard.solving.party import Party
from cardwright.games.wizard.solving.routes import Way, ways_from
from cardwright.kernel.option import card_of, number_of, verb_of

if TYPE_CHECKING:
    from cardwright.games.wizard.rules import Wizard
    from cardwright.games.wizard.solving.hand import Floats
    from cardwright.games.wizard.solving.situation import Member, Situation

ENEMY_LIFE: Final = 0.9
"""How many points of its own life a point of the enemy's life is worth to it."""

COMPANION: Final = 6.0
"""How many points of life a companion is worth to it, beside the life that giving it up brings."""

LITTLE: Final = 9
"""With so much life or less it turns aside for a village or town."""

KEPT: Final = 512


def careful(now: Situation) -> int:
    """The option that the careful player takes."""
    question = now.question
    assert question is not None
    options = question.options
    if len(options) == 1:
        return options[0]
    if question.kind == t.ASK_MOVE:
        return min(options, key=lambda option: number_of(option) != next_hex(now))
    if question.kind == t.ASK_SIDE:
        return max(options, key=lambda option: _worth(now.game, card_of(option), number_of(option)))
    if question.kind == t.ASK_RETIRE:
        sides = dict(now.party)
        first = now.game.first_companion
        return min(options, key=lambda option: _worth(now.game, card_of(option), sides[card_of(option) - first]))
    if question.kind == t.ASK_TYPE:
        return max(options, key=lambda option: now.resist[number_of(option)])
    return Fight(now).choose(options)


def _worth(game: Wizard, card: int, side: int) -> float:
    """A side of a companion by its support and how much it does."""
    rules = game.sides[card - game.first_companion][side]
    skills = sum([skill.amount for skill in (*rules.starts, *rules.afters, *rules.wins)]) + rules.weaker
    return sum(rules.support) + skills + (0.5 if rules.stun else 0.0)


# --- on the map -----------------------------------------------------------------------------------------------------


def next_hex(now: Situation) -> int:
    """The next hex on the way to where the careful player wants to go."""
    world = now.game.world
    ways = ways_from(now)
    rests = [hex for hex in _fresh(now) if hex in ways]
    near = [hex for hex in rests if len(ways[hex][0].path) == 1]
    if near:
        return near[0]
    if now.life <= LITTLE and rests:
        rest = max(rests, key=lambda hex: (-ways[hex][0].retired, -len(ways[hex][0].path)))
        if not ways[rest][0].retired:
            return ways[rest][0].path[0]
    goals = [world.hex_number(slot.hex) for n, slot in enumerate(world.slots) if not (now.beaten >> n) & 1]
    goals = [hex for hex in goals if hex in ways]
    if goals:
        card = min([world.hexes[hex].card for hex in goals])
        goals = [hex for hex in goals if world.hexes[hex].card == card]
    else:
        goals = [world.castle] if world.castle in ways else list(ways)
    if not goals:  # every step is the last
        return world.hexes[now.place].next[0]
    return min([_shortest(ways[hex]) for hex in goals], key=lambda way: (way.retired, now.life - way.life, way.cost)).path[0]


def _shortest(ways: list[Way]) -> Way:
    """The way without detours."""
    return min(ways, key=lambda way: (way.retired, way.cost, -way.life))


def _fresh(now: Situation) -> list[int]:
    """Hexes where something can be recovered."""
    hexes = now.game.world.hexes
    if now.game.options.recover_anywhere_once and now.spent:
        return []
    return [n for n, hex in enumerate(hexes) if hex.recover and not (now.spent >> n) & 1]


# --- in a battle ----------------------------------------------------------------------------------------------------


class Fight:
    """A battle judged one attack ahead: life left less a share of the enemy's life left, on average."""

    def __init__(self, now: Situation) -> None:
        self.now: Situation = now
        self.game: Wizard = now.game
        self.course: Course = _course(now.game, now.hand, now.party, now.enemy, now.enemy_start, now.resist)

    def choose(self, options: list[int]) -> int:
        """The best option of a question about deck, draw or spells."""
        now, hand = self.now, self.course.hand
        kind = verb_of(options[0])
        ways = self._ways(paid=kind == t.OPT_SPELLS or self.game.options.one_by_one)
        if kind == t.OPT_SPELLS:
            score = {code: ways[place] for place, (draw, code) in enumerate(hand.ways) if hand.draws[draw] == now.drawn}
            found = self.game.synthesis.ways(now.drawn)
            return max(options, key=lambda option: score[found[number_of(option)].outcome])
        draws = hand.best_of_draws(ways.copy()[:, None])[:, 0]
        if self.game.options.one_by_one and kind != t.OPT_DECK:
            return self._go_on(options, draws)
        if kind == t.OPT_DECK:
            averages = hand.averages(draws[:, None])[:, 0] - self._draw_cost(hand.action_draws)
            best, _ = hand.actions[int(averages.argmax())]
            return min(options, key=lambda option: number_of(option) != best)
        values: dict[int, float] = {}
        for option in options:
            drawn = hand.drawn_from(now.deck, number_of(option))
            values[option] = sum([float(draws[hand.row_of[draw]]) for draw in drawn]) / len(drawn)
        return max(options, key=lambda option: values[option])

    def _draw_cost(self, draws: Floats | object) -> Floats | float:
        """What draws cost if they are not paid for in the ways."""
        if not self.game.options.one_by_one:
            return 0.0
        return np.asarray(draws) * float(self.game.world.constants.life_per_draw)

    def _go_on(self, options: list[int], draws: Floats) -> int:
        """Cards are drawn one at a time: one more if that is better on average (A3)."""
        now, hand = self.now, self.course.hand
        stop = float(draws[hand.row_of[hand.draw_number[now.drawn]]])
        cards = [1 << n for n in range(now.deck.bit_length()) if (now.deck >> n) & 1]
        more = [float(draws[hand.row_of[hand.draw_number[now.drawn | card]]]) for card in cards]
        wish = t.OPT_DRAW if sum(more) / len(more) - self.game.world.constants.life_per_draw > stop else t.OPT_STOP
        return min(options, key=lambda option: verb_of(option) != wish)

    def _ways(self, paid: bool) -> Floats:
        """The score of each way."""
        now, course = self.now, self.course
        hand, full = course.hand, course.party.full
        damage = course.damage[full]
        left = course.left[now.enemy_life, full, damage]
        power = course.power[now.enemy_life, full, damage]
        cost = 0 if paid else hand.sizes * self.game.world.constants.life_per_draw
        rested, most = course.rested, self.game.world.constants.life_max
        life = np.minimum(most, np.maximum(0, now.life - cost) + hand.heals)
        companions = len(now.party)
        lost = np.zeros(len(life))
        for loss in (0, power):
            life = np.maximum(0, life - loss)
            lost = lost + (life == 0)
            life = np.where(life == 0, rested, life)
        scores: Floats = life - ENEMY_LIFE * left - COMPANION * lost
        scores[lost > companions] = -1000.0
        scores[(left == 0) & (lost <= companions)] += 1.0
        return scores


@lru_cache(maxsize=KEPT)
def _course(game: Wizard, hand: int, members: tuple[Member, ...], enemy: int, start: int, resist: tuple[int, ...]) -> Course:
    """What attacks do in a battle."""
    foe = Foe(game.world.enemies[enemy], start, resist, False)
    return Course(game, hand_of(game, hand), Party(game, members), foe)
