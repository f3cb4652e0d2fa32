"""Every ruling that comes with a game holds."""

from pathlib import Path

import pytest

from cardwright.games.registry import game_names
from cardwright.games.unicorns.options import RULE_OPTIONS
from cardwright.scenarios.command import shipped
from cardwright.scenarios.loading import load_scenario
from cardwright.scenarios.running import run_scenario

RULES = Path(__file__).parent / "rules"  # house rules, one file for each rule option
FILES = {f"{game}-{path.stem}": (game, path) for game in game_names() for path in shipped(game)}


@pytest.mark.parametrize("name", FILES)
def test_ruling(name):
    game, path = FILES[name]
    scenario = load_scenario(path)
    assert scenario.game == game
    failure = run_scenario(scenario)
    assert failure is None, str(failure)


def test_the_rulings_of_unstable_unicorns_are_complete():
    scenarios = [load_scenario(path) for path in shipped("unicorns")]
    assert [scenario.ruling for scenario in scenarios] == [f"R{number}" for number in range(1, 169)]
    assert len({scenario.title for scenario in scenarios}) == 168


@pytest.mark.parametrize("name", sorted(path.stem for path in RULES.glob("*.toml")))
def test_house_rule(name):
    failure = run_scenario(load_scenario(RULES / f"{name}.toml"))
    assert failure is None, str(failure)


@pytest.mark.parametrize("name", [option.name for option in RULE_OPTIONS])
def test_every_choice_of_a_rule_option_is_tried(name):
    (option,) = [option for option in RULE_OPTIONS if option.name == name]
    text = (RULES / f"{name}.toml").read_text()
    for choice in option.choices[1:]:
        assert f'{name} = "{choice}"' in text
