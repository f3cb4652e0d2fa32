"""The solver of the odds panel against the one that tries everything."""

import random

import numpy as np
import pytest

from cardwright.games.wizard.sets import make_game
from cardwright.games.wizard.solving import win_chance
from cardwright.games.wizard.solving.battle_value import BattleValue
from cardwright.games.wizard.solving.course import Foe
from cardwright.games.wizard.solving.fight import value_of
from cardwright.games.wizard.solving.hand import Hand
from cardwright.games.wizard.solving.layer import Layer
from cardwright.games.wizard.solving.memory import Memory
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
        weakest = min(there, key=lambda place: (value_of(self.sides[place]), place), default=None)
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


@pytest.mark.parametrize(
    "options, bits, members, start",
    [
        ({"zero_check": "immediate", "overdraw": "false"}, 0b1011111, ((3, 1),), 10),
        ({}, 0b1111111, ((2, 1),), 7),
        ({"zero_check": "end_of_round", "overdraw": "false"}, 0b1111111, (), 9),
    ],
    ids=str,
)
def test_large_hands_drawn_one_card_at_a_time_are_solved_with_few_of_their_decks(options, bits, members, start):
    game = make_game({"game": "wizard", "options": {"draw_mode": "one_by_one", **options}})
    enemy = game.world.enemies[-1]
    check(game, Hand(game, bits), members, Foe(enemy, start, tuple(enemy.profiles[-1].resist), True), start, 20)


def check(game, hand, members, foe, enemy_life, life):
    found = WinChance(game, hand, members, foe, enemy_life, life, False, Memory())
    party = Party(game, members)
    exact = Thorough(game, hand, party, foe, np.ones((party.full + 1, found.most + 1)))
    assert found.free
    assert largest_error(exact, found, enemy_life, life) < 1e-6


@pytest.mark.parametrize("number", range(3, 24, 4))
@pytest.mark.parametrize("options", [{}, {"zero_check": "immediate"}, {"overdraw": "false"}], ids=str)
def test_with_a_fixed_order_the_chances_are_exact_for_that_order(options, number, monkeypatch):
    monkeypatch.setattr(win_chance, "PARTS", dict.fromkeys(win_chance.PARTS, 1))
    game, hand, members, foe, enemy_life, life = battle(options, number)
    found = WinChance(game, hand, members, foe, enemy_life, life, False, Memory())
    party = InOrder(game, members)
    exact = Thorough(game, hand, party, foe, np.ones((party.full + 1, found.most + 1)))
    assert not found.free or found.bounds.sure(found.party.full) >= enemy_life
    assert largest_error(exact, found, enemy_life, life) < 1e-6


def test_a_fixed_order_never_promises_more_than_a_free_choice(monkeypatch):
    game, hand, members, foe, enemy_life, life = battle({}, 15)
    free = WinChance(game, hand, members, foe, enemy_life, life, False, Memory())
    monkeypatch.setattr(win_chance, "PARTS", dict.fromkeys(win_chance.PARTS, 1))
    ordered = WinChance(game, hand, members, foe, enemy_life, life, False, Memory())
    full = free.party.full
    assert (ordered.values[full, 1:, 1 : life + 1] <= free.values[full, 1:, 1 : life + 1] + 1e-4).all()


def test_whom_to_give_up_now_is_a_free_choice_even_where_the_order_is_fixed(monkeypatch):
    monkeypatch.setattr(win_chance, "PARTS", dict.fromkeys(win_chance.PARTS, 1))
    game, hand, members, foe, enemy_life, _ = battle({}, 15)
    found = WinChance(game, hand, members, foe, enemy_life, 1, True, Memory())
    party = InOrder(game, members)
    exact = Thorough(game, hand, party, foe, np.ones((party.full + 1, found.most + 1)))
    for rest in Party(game, members).without(party.full):
        assert found.values[rest, enemy_life, 8] == pytest.approx(exact.values[rest, enemy_life, 8], abs=1e-3)


WHOLE_PARTY = [*VARIANTS, *ONE_BY_ONE[:5]]


def last_battle(options, number):
    """The last battle with three or four companions, one of whom is to be given up, and an enemy with any life left."""
    rng = random.Random(number)
    game = make_game({"game": "wizard", "options": options})
    enemy = game.world.enemies[-1]
    profile = enemy.profiles[-1]
    bits = 0b111 | rng.choice([1, 2, 4, 8, 10, 10, 10] if "draw_mode" not in options else [1, 2, 4, 8, 8]) << 3
    members = tuple((companion, rng.randrange(2)) for companion in rng.sample(range(6), 3 + number % 2))
    foe = Foe(enemy, profile.life, tuple(profile.resist), True)
    return game, Hand(game, bits), members, foe, rng.randint(3, profile.life)


@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize("options", WHOLE_PARTY, ids=str)
def test_whoever_is_given_up_the_chances_are_those_of_the_thorough_solver(options, number, monkeypatch):
    monkeypatch.setattr(win_chance, "PARTS", dict.fromkeys(win_chance.PARTS, 64))
    game, hand, members, foe, enemy_life = last_battle(options, number)
    found = WinChance(game, hand, members, foe, enemy_life, 1, True, Memory())
    party = Party(game, members)
    exact = Thorough(game, hand, party, foe, np.ones((party.full + 1, found.most + 1)))
    for rest in party.without(party.full):
        known = np.arange(enemy_life + 1)  # it may be given up before the damage, so that a strike follows, or after the strike
        left = found.left[rest, known]
        for life in (8, 8 - found.power[rest, known] * (not found.late)):
            assert found.values[rest, left, life] == pytest.approx(exact.values[rest, left, life], abs=2e-6)


def first_lives(monkeypatch):
    """The least lives of the enemy that are looked at from now on, one for each solved layer."""
    seen = []

    class Watched(Layer):
        def __init__(self, whole, rests, cap, first):
            super().__init__(whole, rests, cap, first)
            seen.append(first)

    monkeypatch.setattr(win_chance, "Layer", Watched)
    return seen


@pytest.mark.parametrize(
    "options", [{}, {"zero_check": "immediate"}, {"overdraw": "false"}, {"draw_mode": "one_by_one"}], ids=str
)
def test_against_little_life_a_party_that_is_sure_is_not_looked_into(options, monkeypatch):
    seen = first_lives(monkeypatch)
    game = make_game({"game": "wizard", "options": options})
    enemy = game.world.enemies[-1]
    foe = Foe(enemy, 24, tuple(enemy.profiles[-1].resist), True)
    hand, members = Hand(game, 0b111111), ((0, 1), (1, 1), (3, 1), (4, 1))
    weak = WinChance(game, hand, members, foe, 2, 8, False, Memory())
    solved = len(seen)
    assert weak.free and weak.bounds.sure(weak.party.full) >= weak.need and weak.values[-2, 2, 8] > 1 - 1e-6
    WinChance(game, hand, members, foe, 24, 8, False, Memory())
    assert max(seen[solved:]) > 1  # and against much life it is looked at above what is sure
    assert solved < len(seen) - solved


def test_an_enemy_that_regains_life_is_not_as_sure_as_it_looks():
    """While a party with somebody more draws and never heals, the enemy may come to more life than it has."""
    game = make_game({"game": "wizard"})
    enemy = game.world.enemies[-1]
    foe = Foe(enemy, 24, tuple(enemy.profiles[-1].resist), True)
    found = WinChance(game, Hand(game, 0b1111), ((0, 1), (3, 1), (4, 1)), foe, 20, 8, False, Memory())
    rise = found.bounds.rises[0]
    smaller = np.max([least for rest, least in found.bounds.least.items() if rest != 0b111], axis=0)
    assert rise > 0 and (smaller[2:5] > 0.9).all()
    known = found.bounds.of(0b111, any_life=True)
    assert (known[1 : 25 - rise] <= smaller[1 + rise :]).all()
