"""Hints on request: at one's own decision, against bots only, from what the seat knows."""

import json
import random

import pytest

from cardwright.games.registry import make_game
from cardwright.kernel.knowledge import InformationSet
from cardwright.kernel.match import Match
from cardwright.table.hints import ROWS, hint_view
from tests.table.serving import SECRET, Player, served

GAMES = ["unicorns", "narrators", "wizard"]
SEATS = {"unicorns": 3, "narrators": 2, "wizard": 1}
OTHER = "f" * 32


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with served(tmp_path_factory.mktemp("data")) as running:
        yield running


def ask(server, code, secret=SECRET, **headers):
    """Status and data of a hint."""
    status, body = server.get(f"/api/tables/{code}/hint", x_seat_secret=secret, **headers)
    return status, json.loads(body)


@pytest.mark.parametrize("game", GAMES)
def test_the_seat_that_decides_among_bots_is_given_a_hint(server, game):
    player = Player(server, code := server.open(game))
    player.until(lambda: player.question is not None)
    status, hint = ask(server, code)
    assert status == 200
    assert 0 <= hint["rows"][0]["option"] < len(player.question["options"])


def test_a_decision_has_one_hint_however_often_it_is_asked_for(server):
    player = Player(server, code := server.open())
    player.until(lambda: player.question is not None)
    assert ask(server, code) == ask(server, code)


@pytest.mark.parametrize("secret", ["", OTHER])
def test_a_spectator_is_given_none(server, secret):
    player = Player(server, code := server.open())
    player.until(lambda: player.question is not None)
    status, answer = ask(server, code, secret)
    assert status == 409
    assert "your decision" in answer["why"]


def test_none_is_given_before_the_game(server):
    status, answer = ask(server, server.open(play_now=False))
    assert status == 409
    assert "your decision" in answer["why"]


@pytest.mark.parametrize(
    ("language", "why"),
    [
        ("en", "There are hints only in games against bots."),
        ("id", "Petunjuk hanya ada dalam permainan melawan bot."),
        ("es", "Solo hay pistas en partidas contra bots."),
    ],
)
def test_none_is_given_where_another_person_plays(server, language, why):
    ana = Player(server, code := server.open(play_now=False))
    ben = Player(server, code, OTHER)
    ben.until(lambda: ben.view is not None)
    ben.outcome(ben.want(kind="sit", seat=1, name="Ben"))
    ana.outcome(ana.want(kind="start"))
    ana.until(lambda: ana.view["stage"] == "playing")
    for secret in (SECRET, OTHER):
        assert ask(server, code, secret, accept_language=language) == (409, {"why": why})


def decisions(game, most):
    """What is known at each of the first decisions between several options of a random game."""
    setup = {"game": game, "seats": SEATS[game]}
    match = Match(make_game(setup), setup, f"hint {game}")
    rng = random.Random(game)
    while match.state.pending and most:
        seat = match.state.pending[0].seat
        info = InformationSet(match.state, seat)
        if len(info.options) > 1:
            most -= 1
            yield info
        match.answer(seat, rng.choice(info.options))


@pytest.mark.parametrize("game", GAMES)
def test_worlds_that_a_seat_cannot_tell_apart_have_the_same_hint(game):
    for info in decisions(game, 6):
        seat = info.question.seat
        other = InformationSet(info.sample(random.Random("another world")), seat)
        assert hint_view(info, "luck", 25) == hint_view(other, "luck", 25)


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_ranks_the_options_by_their_chance_the_best_first(game):
    for info in decisions(game, 12):
        hint = hint_view(info, "luck", 25)
        assert 1 <= len(hint.rows) <= ROWS
        assert [row.chance for row in hint.rows] == sorted((row.chance for row in hint.rows), reverse=True)
        assert len({row.option for row in hint.rows}) == len(hint.rows)
        assert all(0 <= row.option < len(info.options) and 0 <= row.chance <= 1 for row in hint.rows)
        assert sum(row.visits for row in hint.rows) <= hint.games
