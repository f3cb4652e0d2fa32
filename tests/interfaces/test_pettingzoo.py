"""PettingZoo's own checkers, and what they do not look at."""

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from cardwright.interfaces.pettingzoo import CardwrightAEC, env
from cardwright.kernel.errors import IllegalAnswer

ENVS = [("unicorns", {"seats": 2}), ("unicorns", {"seats": 5}), ("narrators", {}), ("wizard", {})]
IDS = [f"{name}-{number}" for number, (name, _) in enumerate(ENVS)]


@pytest.mark.filterwarnings("ignore::UserWarning")  # about dictionaries as observations, which masks need
@pytest.mark.parametrize(("name", "arguments"), ENVS, ids=IDS)
def test_pettingzoos_api_test_passes(name, arguments):
    api_test(env(name, **arguments), num_cycles=400)


@pytest.mark.parametrize(("name", "arguments"), ENVS, ids=IDS)
def test_pettingzoos_seed_test_passes(name, arguments):
    seed_test(lambda: env(name, **arguments), num_cycles=100)


@pytest.mark.parametrize(("name", "arguments"), ENVS, ids=IDS)
def test_the_rewards_of_a_whole_game_add_up_to_nothing_or_are_the_only_agents(name, arguments):
    table = env(name, **arguments)
    table.reset(seed=3)
    rng = np.random.default_rng(3)
    rewards = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, ended, cut, _ = table.last()
        rewards[agent] += reward
        table.step(None if ended or cut else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    assert sum(rewards.values()) == pytest.approx(0) or len(rewards) == 1
    assert any(rewards.values())


def test_only_the_agent_that_acts_has_legal_actions():
    table = CardwrightAEC("unicorns", seats=3)
    table.reset(seed=1)
    for agent in table.agents:
        assert table.observe(agent)["action_mask"].any() == (agent == table.agent_selection)


def test_an_illegal_action_raises_or_costs_the_game():
    raw = CardwrightAEC("unicorns", seats=3)
    raw.reset(seed=1)
    illegal = int(np.flatnonzero(raw.observe(raw.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalAnswer):
        raw.step(illegal)
    table = env("unicorns", seats=3)
    table.reset(seed=1)
    agent = table.agent_selection
    table.step(illegal)
    assert table.rewards[agent] == -1 and all(table.terminations.values())
