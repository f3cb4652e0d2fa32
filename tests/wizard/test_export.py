"""Games of Unreliable Wizard as scenario files."""

import random

import pytest

from cardwright.games.registry import make_game
from cardwright.games.wizard.sets import base_text
from cardwright.kernel.errors import BadInput
from cardwright.kernel.match import Match
from cardwright.kernel.state import RUNNING
from cardwright.scenarios.exporting import export_match
from cardwright.scenarios.loading import read_scenario
from cardwright.scenarios.running import run_scenario


@pytest.mark.parametrize("seed", range(12))
def test_a_game_is_written_and_holds(seed):
    rng = random.Random(seed)
    setup = {"game": "wizard", "seats": 1, "options": {"princess": rng.choice(["princess_dawn", "princess_dusk"])}}
    match = Match(make_game(setup), setup, str(seed))
    for _ in range(rng.randrange(60)):
        if match.state.result == RUNNING:
            match.answer(0, rng.choice(match.state.pending[0].options))
    assert run_scenario(read_scenario(export_match(match, "A game"), "game.toml")) is None


def test_a_game_with_own_data_is_not_written():
    setup = {"game": "wizard", "seats": 1, "data": {"file": "my.toml", "text": base_text()}}
    with pytest.raises(BadInput, match="cannot carry cards of one's own"):
        export_match(Match(make_game(setup), setup, "1"), "A game")
