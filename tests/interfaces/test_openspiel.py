"""OpenSpiel's own random simulation test, IS-MCTS on our games, and what they do not look at."""

import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import cardwright.interfaces.openspiel
from cardwright.kernel.errors import BadInput

GAMES = ["cardwright_unicorns", "cardwright_narrators", "cardwright_wizard", "cardwright_unicorns(players=4,babies=pinned)"]


def dealt(game, seed):
    """A state at its first question."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.randrange(256))
    return state


@pytest.mark.parametrize("name", GAMES[:3])
def test_openspiels_random_simulation_test_passes(name):
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=name == "cardwright_wizard", verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_is_mcts_plays(name):
    game = pyspiel.load_game(name)
    bot = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=1.4,
        max_simulations=5,
        use_observation_string=True,
        random_state=np.random.RandomState(2),
    )
    state = dealt(game, 1)
    chosen = 0
    while chosen < 2 and not state.is_terminal():
        legal = state.legal_actions()
        action = bot.step(state) if len(legal) > 1 else legal[0]
        assert action in legal
        chosen += len(legal) > 1
        state.apply_action(action)


@pytest.mark.parametrize("name", GAMES)
def test_a_resampled_state_looks_the_same_to_its_player_and_leaves_the_first_one_alone(name):
    game = pyspiel.load_game(name)
    rng = random.Random(4)
    state = dealt(game, 4)
    for _ in range(25):
        if state.is_terminal():
            return
        player = state.current_player()
        before = str(state)
        other = state.resample_from_infostate(player, rng.random)
        assert other.current_player() == player
        assert other.observation_string(player) == state.observation_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        other.apply_action(rng.choice(other.legal_actions()))
        assert str(state) == before
        state.apply_action(rng.choice(state.legal_actions()))


def test_a_clone_is_independent():
    state = dealt(pyspiel.load_game("cardwright_unicorns"), 2)
    copy = state.clone()
    before = str(state)
    copy.apply_action(copy.legal_actions()[0])
    assert str(state) == before != str(copy)


def test_the_observer_gives_the_tensor_and_its_parts():
    game = pyspiel.load_game("cardwright_unicorns")
    state = dealt(game, 3)
    observer = game.make_py_observer()
    observer.set_from(state, 1)
    assert list(observer.tensor) == state.observation_tensor(1)
    assert observer.dict["hand of you"].sum() > 0
    assert observer.string_from(state, 1) == state.observation_string(1)


def test_rule_options_are_parameters():
    game = pyspiel.load_game("cardwright_unicorns", {"players": 3, "babies": "pinned"})
    assert game.num_players() == 3 and game.get_parameters()["babies"] == "pinned"
    with pytest.raises((BadInput, RuntimeError, pyspiel.SpielError)):
        pyspiel.load_game("cardwright_unicorns(babies=green)")
    assert cardwright.interfaces.openspiel.SEED_BYTES == 4
