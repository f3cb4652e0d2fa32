import json
import random

import pytest

from cardwright.bots.advice import Advice, Advised, advise
from cardwright.cli import app
from cardwright.games.registry import make_game
from cardwright.kernel.errors import BadInput
from cardwright.kernel.knowledge import InformationSet, sample
from cardwright.kernel.match import Match
from cardwright.kernel.state import RUNNING


def match_of(name, seats, answers, seed="hint"):
    setup = {"game": name, "seats": seats}
    match = Match(make_game(setup), setup, seed)
    rng = random.Random(1)
    for _ in range(answers):
        question = match.state.pending[0]
        match.answer(question.seat, rng.choice(question.options))
    return match


def test_advice_names_an_option_and_its_reason():
    advice = Advice([Advised(1, 0.612, 80), Advised(2, 0.55, 15), Advised(3, 0.2, 5)], 100)
    assert advice.reason({1: "draw", 2: "stop", 3: "play"}.__getitem__) == [
        "draw: 61 % to win, as far as can be told.",
        "The next best, stop, has 55 %.",
        "From 100 imagined games with other hidden cards; 80 of them began with it.",
    ]


def test_advice_says_where_it_hardly_matters():
    assert "hardly matters" in Advice([Advised(1, 0.5, 9), Advised(2, 0.495, 8)], 17).reason(str)[1]


def test_advice_on_the_only_option_says_so():
    assert Advice([Advised(1, 0.5, 0)], 0).reason(str) == ["1: there is nothing else to do."]


@pytest.mark.parametrize(("name", "seats"), [("unicorns", 3), ("narrators", 2), ("wizard", 1)])
def test_advice_uses_only_what_the_seat_may_know(name, seats):
    state = match_of(name, seats, 12).state
    seat = state.pending[0].seat
    worlds = (state, sample(state, seat, random.Random(9)))
    found = [advise(InformationSet(world, seat), random.Random(2), games=15) for world in worlds]
    assert [(one.option, one.chance, one.visits) for one in found[0].ranked] == [
        (one.option, one.chance, one.visits) for one in found[1].ranked
    ]
    assert {one.option for one in found[0].ranked} <= set(state.pending[0].options)


def test_who_is_not_asked_gets_no_advice():
    state = match_of("unicorns", 3, 12).state
    idle = next(seat for seat in range(3) if state.question(seat) is None)
    with pytest.raises(BadInput, match="expected a moment at which it has to decide"):
        advise(InformationSet(state, idle), random.Random(1))


@pytest.mark.parametrize(("name", "seats"), [("unicorns", 3), ("narrators", 2), ("wizard", 1)])
def test_the_command_recommends_an_offered_option(name, seats, tmp_path, capsys):
    match = match_of(name, seats, 12)
    path = tmp_path / "match.json"
    path.write_text(match.dump(), encoding="utf-8")
    app(["hint", str(path), "--games", "15", "--json"], result_action="return_value")
    found = json.loads(capsys.readouterr().out)
    assert found["seat"] == match.state.pending[0].seat + 1
    chances = [one["chance"] for one in found["options"]]
    assert chances == sorted(chances, reverse=True)
    app(["hint", str(path), "--games", "15"], result_action="return_value")
    assert found["options"][0]["option"] in capsys.readouterr().out


def test_a_finished_match_has_no_hint(tmp_path):
    match = match_of("unicorns", 2, 0)
    rng = random.Random(1)
    while match.state.result == RUNNING:
        question = match.state.pending[0]
        match.answer(question.seat, rng.choice(question.options))
    path = tmp_path / "match.json"
    path.write_text(match.dump(), encoding="utf-8")
    with pytest.raises(BadInput, match="the game is over"):
        app(["hint", str(path)], result_action="return_value")


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--seat", "9"], "--seat 9 is not asked"),
        (["--seconds", "0"], "expected more than 0"),
        (["--games", "-1"], "expected 0 or more"),
    ],
)
def test_wrong_arguments_of_the_command(arguments, says, tmp_path):
    path = tmp_path / "match.json"
    path.write_text(match_of("unicorns", 3, 12).dump(), encoding="utf-8")
    with pytest.raises(BadInput, match=says):
        app(["hint", str(path), *arguments], result_action="return_value")
