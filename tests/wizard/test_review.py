"""Looking back at a game."""

import json
import random
import re

import pytest

from cardwright.cli import app
from cardwright.games.registry import make_game
from cardwright.games.wizard.solving.planning import option_values
from cardwright.games.wizard.solving.review import review
from cardwright.games.wizard.solving.situation import situation
from cardwright.kernel.errors import BadInput
from cardwright.kernel.knowledge import InformationSet, sample
from cardwright.kernel.match import Match
from cardwright.kernel.state import RUNNING

SETUP = {"game": "wizard", "seats": 1}


def played(seed="look back", answers=1000):
    """A match played at random."""
    match = Match(make_game(SETUP), SETUP, seed)
    rng = random.Random(seed)
    while match.state.result == RUNNING and len(match.answers) < answers:
        match.answer(0, rng.choice(match.state.pending[0].options))
    return match


@pytest.fixture(scope="module")
def lost():
    return review(played(), deals=1)


def test_every_choice_is_looked_at_and_no_option_is_better_than_the_best(lost):
    match = played()
    again = match.replay(0)
    choices = 0
    for seat, option in match.answers:
        choices += len(again.state.pending[0].options) > 1
        again.answer(seat, option)
    assert len(lost.steps) == choices
    assert all(0 <= step.after <= step.before <= 1 + 1e-9 for step in lost.steps)


def test_the_mistakes_are_the_three_costliest(lost):
    costs = sorted((step.cost for step in lost.steps), reverse=True)
    assert [step.cost for step in lost.mistakes] == costs[:3]


def test_decisions_and_luck_explain_the_whole_way_from_start_to_end(lost):
    assert lost.result == 0 and lost.end == 0
    assert lost.start - lost.played_away + lost.luck == pytest.approx(lost.end)


def test_chances_are_those_of_what_the_player_could_know():
    s = played(answers=9).state
    worlds = [s, sample(s, 0, random.Random(1)), sample(s, 0, random.Random(2))]
    first, *others = [option_values(situation(InformationSet(world, 0))) for world in worlds]
    assert all(other == first for other in others)


def test_hindsight_counts_games_with_the_same_cards(lost):
    assert lost.deals == 1 and lost.allowed in (0.0, 1.0)
    assert any("with the same cards" in line for line in lost.lines())


def test_a_running_game_can_be_looked_at():
    found = review(played(answers=6), deals=0)
    assert found.result == RUNNING and 0 < found.end < 1
    assert "the game goes on" in found.lines()[0]


def test_progress_is_told():
    told = []
    review(played(answers=4), deals=0, progress=lambda done, total: told.append((done, total)))
    assert told == [(1, 4), (2, 4), (3, 4), (4, 4)]


def test_another_game_has_no_review():
    match = Match(make_game({"game": "unicorns", "seats": 2}), {"game": "unicorns", "seats": 2}, "1")
    with pytest.raises(BadInput, match="Unreliable Wizard, not for unicorns"):
        review(match)


def command(capsys, *arguments):
    with pytest.raises(SystemExit) as stop:
        app(["review", *arguments])
    return stop.value.code, capsys.readouterr().out


def test_the_command_tells_a_match_file(tmp_path, capsys):
    file = tmp_path / "match.json"
    played(answers=6).save(file)
    code, out = command(capsys, str(file), "--deals", "0", "--every")
    assert code == 0 and "Chance to win at the start" in out and " → " in out
    code, out = command(capsys, str(file), "--deals", "0", "--json")
    assert json.loads(out)["steps"][0]["before"] > 0


@pytest.mark.parametrize("text", ["", "[]", '{"format": "cardwright match 1", "setup": 3}'])
def test_a_file_that_is_no_match_is_told_in_one_line(tmp_path, text):
    from cardwright.lab.review import read_match

    file = tmp_path / "match.json"
    file.write_text(text)
    with pytest.raises(BadInput, match=r"match\.json: .*(not a|damaged) match file"):
        read_match(file)
    with pytest.raises(BadInput, match="cannot read"):
        read_match(tmp_path / "none.json")


def test_a_review_names_places_as_players_do_and_not_as_the_data_file_does(lost):
    text = "\n".join([*lost.lines(), *lost.table()])
    assert not re.search(r"\bm\dr\dc\d\b", text)
    assert re.search(r"(north|south|east|west)\S* to the \w+", text)
