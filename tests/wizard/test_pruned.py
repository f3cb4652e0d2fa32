"""The solver that leaves decks out against the one that tries them all."""

import random

import numpy as np
import pytest

from cardwright.games.wizard.sets import make_game
from cardwright.games.wizard.solving.battle_value import BattleValue
from cardwright.games.wizard.solving.course import Foe
from cardwright.games.wizard.solving.hand import Hand
from cardwright.games.wizard.solving.party import Party

GAME = make_game({"game": "wizard"})


class Thorough(BattleValue):
    """Tries every deck."""

    def _prunes(self):
        return False


def growing(enemy):
    return all(weak <= strong for weak, strong in zip(enemy.attack, enemy.attack[1:], strict=False))


@pytest.mark.parametrize("number", range(30))
def test_no_chance_to_win_is_lost_by_leaving_weak_decks_out(number):
    rng = random.Random(number)
    hand = Hand(GAME, 0b111 | rng.randrange(16 if number % 6 else 8) << 3)
    members = tuple((companion, rng.randrange(2)) for companion in rng.sample(range(6), number % 4))
    enemy = rng.choice([enemy for enemy in GAME.world.enemies if growing(enemy)])
    profile = rng.choice(enemy.profiles)
    party = Party(GAME, members)
    foe = Foe(enemy, profile.life, tuple(profile.resist), False)
    worth = np.ones((party.full + 1, 21))
    quick, thorough = (kind(GAME, hand, party, foe, worth) for kind in (BattleValue, Thorough))
    assert quick._prunes()
    assert np.abs(quick.values - thorough.values).max() < 1e-5


def test_an_enemy_that_strikes_harder_with_less_life_is_solved_with_every_deck():
    hand, party = Hand(GAME, 0b1111), Party(GAME, ())
    enemy = next(enemy for enemy in GAME.world.enemies if not growing(enemy))
    profile = enemy.profiles[0]
    foe = Foe(enemy, profile.life, tuple(profile.resist), False)
    assert not BattleValue(GAME, hand, party, foe, np.ones((1, 21)))._prunes()


def test_more_life_and_more_companions_are_never_worse():
    hand, party = Hand(GAME, 0b0111111), Party(GAME, ((0, 1), (3, 0), (4, 1)))
    for enemy in GAME.world.enemies:
        if growing(enemy):
            profile = enemy.profiles[-1]
            values = BattleValue(
                GAME, hand, party, Foe(enemy, profile.life, tuple(profile.resist), False), np.ones((8, 21))
            ).values
            assert (np.diff(values[:-1, 1:, 1:], axis=2) > -1e-6).all()
            for rest in range(8):
                for other in party.without(rest):
                    assert (values[rest, 1:, 1:] >= values[other, 1:, 1:] - 1e-6).all()
