"""The solver of the odds panel against the one that tries everything."""

import random

import numpy as np
import pytest

from cardwright.games.wizard.sets import make_game
from cardwright.games.wizard.solving import win_chance
from cardwright.games.wizard.solving.battle_value import BattleValue
from cardwright.games.wizard.solving.course import Foe
from cardwright.games.wizard.solving.hand import Hand
from cardwright.games.wizard.solving.party import Party
from cardwright.games.wizard.solving.win_chance import WinChance

VARIANTS = [
    {},
    {"zero_check": "immediate"},
    {"zero_check": "end_of_round"},
    {"overdraw": "false"},
    {"overdraw": "false", "zero_check": "immediate"},
    {"support_always": "false"},
    {"use_every_drawn_card": "false"},
    {"regen": "false"},
]
ONE_BY_ONE = [{"draw_mode": "one_by_one", **options} for options in VARIANTS]


class Thorough(BattleValue):
    """Tries every deck."""

    def _prunes(self):
        return False


class InOrder(Party):
    """A party whose weakest member leaves first."""

    def without(self, rest):
        there = [place for place in range(len(self.members)) if rest >> place & 1]
        weakest = min(there, key=lambda place: (win_chance.value_of(self.sides[place]), place), default=None)
        return [] if weakest is None else [rest & ~(1 << weakest)]


def battle(options, number):
    """A battle drawn at random, in a hard state: much life of the enemy, so that the chances are not all 0 or 1."""
    rng = random.Random(number)
    game = make_game({"game": "wizard", "options": options})
    enemy = game.world.enemies[-1] if number % 3 == 0 else rng.choice(game.world.enemies)
    profile = enemy.profiles[-1]
    hand = Hand(game, 0b111 | rng.choice([0, 1, 2, 4, 3, 10, 11 if number % 4 == 0 else 9]) << 3)
    members = tuple((companion, rng.randrange(2)) for companion in rng.sample(range(7), number % 4))
    foe = Foe(enemy, profile.life, tuple(profile.resist), game.world.enemies[-1] is enemy)
    return game, hand, members, foe, profile.life - rng.randrange(4), rng.choice([20, 20, 14, 7, 1])


def largest_error(exact, found, enemy_life, life):
    """Over all states with no more life than the present one: those that can come up without a retirement."""
    full, states = found.party.full, (slice(1, enemy_life + 1), slice(1, life + 1))
    return np.abs(exact.values[full][states] - found.values[full][states]).max()


@pytest.mark.parametrize("number", range(16))
@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_the_chances_are_those_of_the_thorough_solver(options, number, monkeypatch):
    monkeypatch.setattr(win_chance, "PARTS", dict.fromkeys(win_chance.PARTS, 64))
    game, hand, members, foe, enemy_life, life = battle(options, number)
    check(game, hand, members, foe, enemy_life, life)


@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize("options", ONE_BY_ONE, ids=str)
def test_also_where_cards_are_drawn_one_at_a_time(options, number, monkeypatch):
    monkeypatch.setattr(win_chance, "PARTS", dict.fromkeys(win_chance.PARTS, 64))
    game, hand, members, foe, enemy_life, life = battle(options, number)
    few = hand.bits & 0b1010111 if hand.bits.bit_count() > 5 else hand.bits  # the thorough solver takes too long for more
    check(game, Hand(game, few), members[:2], foe, enemy_life, life)


def check(game, hand, members, foe, enemy_life, life):
    found = WinChance(game, hand, members, foe, enemy_life, life, False)
    party = Party(game, members)
    exact = Thorough(game, hand, party, foe, np.ones((party.full + 1, found.most + 1)))
    assert found.free
    assert largest_error(exact, found, enemy_life, life) < 1e-6


@pytest.mark.parametrize("number", range(3, 24, 4))
@pytest.mark.parametrize("options", [{}, {"zero_check": "immediate"}, {"overdraw": "false"}], ids=str)
def test_with_a_fixed_order_the_chances_are_exact_for_that_order(options, number, monkeypatch):
    monkeypatch.setattr(win_chance, "PARTS", dict.fromkeys(win_chance.PARTS, 1))
    game, hand, members, foe, enemy_life, life = battle(options, number)
    found = WinChance(game, hand, members, foe, enemy_life, life, False)
    party = InOrder(game, members)
    exact = Thorough(game, hand, party, foe, np.ones((party.full + 1, found.most + 1)))
    assert not found.free
    assert largest_error(exact, found, enemy_life, life) < 1e-6


def test_a_fixed_order_never_promises_more_than_a_free_choice(monkeypatch):
    game, hand, members, foe, enemy_life, life = battle({}, 15)
    free = WinChance(game, hand, members, foe, enemy_life, life, False)
    monkeypatch.setattr(win_chance, "PARTS", dict.fromkeys(win_chance.PARTS, 1))
    ordered = WinChance(game, hand, members, foe, enemy_life, life, False)
    full = free.party.full
    assert (ordered.values[full, 1:, 1 : life + 1] <= free.values[full, 1:, 1 : life + 1] + 1e-4).all()


def test_whom_to_give_up_now_is_a_free_choice_even_where_the_order_is_fixed(monkeypatch):
    monkeypatch.setattr(win_chance, "PARTS", dict.fromkeys(win_chance.PARTS, 1))
    game, hand, members, foe, enemy_life, _ = battle({}, 15)
    found = WinChance(game, hand, members, foe, enemy_life, 1, True)
    party = InOrder(game, members)
    exact = Thorough(game, hand, party, foe, np.ones((party.full + 1, found.most + 1)))
    for rest in Party(game, members).without(party.full):
        assert found.values[rest, enemy_life, 8] == pytest.approx(exact.values[rest, enemy_life, 8], abs=1e-3)
