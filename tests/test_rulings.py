"""Every ruling that comes with a game holds."""

import pytest

from cardwright.games.registry import game_names
from cardwright.scenarios.command import shipped
from cardwright.scenarios.loading import load_scenario
from cardwright.scenarios.running import run_scenario

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
