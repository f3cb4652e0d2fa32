"""Gymnasium's own checker, and what it does not look at."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import cardwright.interfaces.gym
from cardwright.interfaces.gym import CardwrightEnv
from cardwright.kernel.errors import BadInput, IllegalAnswer

ENVS = [("Wizard", {}), ("Unicorns", {"seats": 3}), ("Narrators", {"opponents": "random", "seat": 1})]


@pytest.mark.parametrize(("name", "arguments"), ENVS, ids=[name for name, _ in ENVS])
def test_gymnasiums_checker_passes(name, arguments):
    check_env(gymnasium.make(f"cardwright/{name}-v0", **arguments).unwrapped, skip_render_check=True)


@pytest.mark.parametrize(("name", "arguments"), ENVS, ids=[name for name, _ in ENVS])
def test_masked_random_play_comes_to_an_end_and_a_reward(name, arguments):
    env = gymnasium.make(f"cardwright/{name}-v0", **arguments)
    for seed in range(3):
        _, info = env.reset(seed=seed)
        env.action_space.seed(seed)
        ended = False
        while not ended:
            observation, reward, ended, cut, info = env.step(env.action_space.sample(info["action_mask"]))
            assert not cut and (ended or reward == 0)
            assert env.observation_space.contains(observation)
        assert -1 <= reward <= 1


def test_the_learner_is_only_asked_where_it_has_a_choice():
    for skip, least in ((True, 2), (False, 1)):
        env = CardwrightEnv("unicorns", seats=2, skip_forced=skip)
        _, info = env.reset(seed=1)
        env.action_space.seed(1)
        found = []
        for _ in range(300):
            found.append(int(info["action_mask"].sum()))
            _, _, ended, _, info = env.step(env.action_space.sample(info["action_mask"]))
            if ended:
                break
        assert min(found) == least


def test_an_illegal_action_ends_the_episode_or_raises():
    env = CardwrightEnv("wizard")
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, ended, _, info = env.step(illegal)
    assert (reward, ended, info["illegal"]) == (-1, True, True)
    strict = CardwrightEnv("wizard", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalAnswer):
        strict.step(illegal)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ({"game": "chess"}, "unknown game"),
        ({"game": "unicorns", "seats": 3, "seat": 3}, "expected 0 to 2"),
        ({"opponents": "nobody"}, "unknown bot"),
        ({"illegal": "ignore"}, "expected one of end, raise"),
        ({"render_mode": "human"}, "expected ansi"),
        ({"game": "unicorns", "options": {"babies": "green"}}, "expected one of movable, pinned"),
    ],
)
def test_arguments_that_do_not_fit_are_told(arguments, told):
    with pytest.raises(BadInput, match=told):
        CardwrightEnv(**arguments)


def test_the_table_is_rendered_as_text():
    env = gymnasium.make("cardwright/Wizard-v0", render_mode="ansi")
    env.reset(seed=1)
    assert "question: " in env.unwrapped.render()


def test_the_module_registers_every_game():
    assert cardwright.interfaces.gym.__name__
    assert {f"cardwright/{name}-v0" for name, _ in ENVS} <= set(gymnasium.registry)
