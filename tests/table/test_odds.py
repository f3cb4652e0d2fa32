"""Odds on request: for the seat that decides, from what it knows, and for nobody else."""

import json
import random

import pytest

from cardwright.games.registry import make_game
from cardwright.games.wizard import terms as t
from cardwright.games.wizard.solving.odds import battle_odds
from cardwright.kernel.knowledge import InformationSet
from cardwright.kernel.match import Match
from cardwright.table.odds import odds_view
from tests.table.serving import SECRET, Player, served

SETUP = {"game": "wizard", "seats": 1}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with served(tmp_path_factory.mktemp("data")) as running:
        yield running


def test_the_seat_that_decides_is_told_the_odds(server):
    code = server.open("wizard")
    player = Player(server, code)
    player.until(lambda: player.question is not None)
    status, body = server.get(f"/api/tables/{code}/odds", x_seat_secret=SECRET)
    assert status == 200
    odds = json.loads(body)
    assert odds["battle"] == -1
    assert [unseen["colour"] for unseen in odds["unseen"]]


@pytest.mark.parametrize("secret", ["", "f" * 32])
def test_a_stranger_is_not_told_the_odds(server, secret):
    code = server.open("wizard")
    status, body = server.get(f"/api/tables/{code}/odds", x_seat_secret=secret)
    assert status == 409
    assert "your decision" in json.loads(body)["why"]


def test_a_game_without_odds_says_so(server):
    status, body = server.get(f"/api/tables/{server.open('unicorns')}/odds", x_seat_secret=SECRET)
    assert status == 409
    assert "no odds" in json.loads(body)["why"]


def battles(number, kinds):
    """What is known at the first question of each kind in the battles of a random journey."""
    match = Match(make_game(SETUP), SETUP, f"odds {number}")
    rng = random.Random(number)
    kinds = set(kinds)
    while match.state.pending and kinds:
        info = InformationSet(match.state, 0)
        assert info.question is not None
        kind = info.question.kind
        if info.view.numbers["slot"] >= 0 and kind in kinds:
            kinds.discard(kind)
            yield info
        match.answer(0, rng.choice(info.options))


def test_rows_are_those_of_the_panel_the_best_first():
    seen = 0
    for info in battles(2, {t.ASK_DECK, t.ASK_DRAW, t.ASK_SPELLS}):
        seen += 1
        view, panel = odds_view(info), battle_odds(info)
        assert view.battle == panel.win_battle
        assert view.rows[0].battle == pytest.approx(panel.win_battle)
        assert [row.battle for row in view.rows] == sorted([row.battle for row in view.rows], reverse=True)
        for row in view.rows:
            if row.option >= 0:
                assert row.battle == pytest.approx(panel.options[info.options[row.option]])
            else:
                assert row.draws > 0
                assert row.damage is not None
                assert row.damage.least <= row.damage.average <= row.damage.most
    assert seen == 3
