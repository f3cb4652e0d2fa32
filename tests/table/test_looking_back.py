"""A look back at a finished game: what chance gave, and what the decisions did."""

import json
import random
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256

import pytest

from cardwright.games.wizard.solving.review import review
from cardwright.kernel.errors import BadInput
from cardwright.table.looking_back import dealt_again, luck_rows, luck_said, review_said, review_view
from cardwright.table.speech import LANGUAGES, Speech
from tests.table.serving import SECRET, Player, served
from tests.web import positions

OTHERS = [language for language in LANGUAGES if language != "en"]
SEATS = {"unicorns": 3, "narrators": 2, "wizard": 1}


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("data")


@pytest.fixture(scope="module")
def server(folder):
    with served(folder) as running:
        yield running


def played(game, seed=1):
    """A match played at random to its end. A wizard's journey is short and has a battle; with seed 0 it is shorter."""
    position = positions.Position(game, SEATS[game], seed=str(seed))
    assert position.play_on(lambda one: not one.running, random.Random(seed), most=5000)
    return position


@pytest.fixture(scope="module")
def tables(folder, server):
    """The codes of finished tables."""
    return {game: positions.table(folder, played(game), 1) for game in SEATS}


def ask(server, code, what, **headers):
    status, body = server.get(f"/api/tables/{code}/{what}", **headers)
    return status, json.loads(body)


def test_anybody_can_look_back_at_a_finished_game_of_unreliable_wizard(server, folder):
    position = played("wizard", 0)
    status, found = ask(server, positions.table(folder, position, 1), "review")
    again = review(position.match)
    assert status == 200
    assert [(step["before"], step["after"]) for step in found["steps"]] == [(one.before, one.after) for one in again.steps]
    assert [found["steps"][place]["answers"] for place in found["mistakes"]] == [one.number for one in again.mistakes]
    assert (found["allowed"], found["deals"]) == (round(again.allowed * again.deals), again.deals)


@pytest.mark.parametrize("game", ["unicorns", "narrators"])
def test_other_games_have_no_review(server, tables, game):
    status, answer = ask(server, tables[game], "review")
    assert status == 409
    assert answer["why"].startswith("There is no review for ")


@pytest.mark.parametrize("game", SEATS)
def test_a_finished_game_is_dealt_again_when_somebody_wants_to_see_it(server, tables, game):
    _, text = server.get(f"/api/tables/{tables[game]}/match.json")
    seed = json.loads(text)["seed"]
    status, found = ask(server, tables[game], "deal-again")
    assert status == 200
    assert found == {"answers": len(json.loads(text)["answers"]), "commitment": sha256(seed.encode()).hexdigest()}


def test_a_match_that_did_not_go_as_its_seed_says_is_found_out():
    match = json.loads(played("narrators").match.dump())
    match["seed"] += "0"
    with pytest.raises(BadInput):
        dealt_again(json.dumps(match))


@pytest.mark.parametrize("game", SEATS)
def test_the_luck_of_every_game_is_told(server, tables, game):
    status, rows = ask(server, tables[game], "luck")
    assert status == 200
    assert {row["seat"] for row in rows} == set(range(SEATS[game]))


@pytest.mark.parametrize("what", ["luck", "review"])
def test_nothing_is_told_before_the_game_is_over(server, what):
    player = Player(server, code := server.open("wizard"))
    player.until(lambda: player.question is not None)
    assert ask(server, code, what, x_seat_secret=SECRET) == (
        403,
        {"why": "The game is not over yet; its replay would tell its secrets."},
    )


def test_who_plays_at_another_table_does_not_wait_for_those_who_look_back(server, folder):
    player = Player(server, other := server.open("wizard"))
    player.until(lambda: player.question is not None)
    position = played("wizard", 0)
    codes = [positions.table(folder, position, 1) for _ in range(2)]
    with ThreadPoolExecutor(len(codes)) as pool:
        looking = [pool.submit(ask, server, code, "review") for code in codes]
        status, _ = ask(server, other, "odds", x_seat_secret=SECRET)
        waiting = sum(not one.done() for one in looking)
    assert status == 200
    assert waiting >= 1
    assert all(one.result()[0] == 200 for one in looking)


@pytest.mark.parametrize("language", OTHERS)
def test_a_review_is_told_in_the_language_of_its_reader(language):
    speech = Speech(language)
    english = review_view(played("wizard").match, 0)
    told = review_said(english, speech)
    assert speech.faults == []
    for before, after in zip(english.steps, told.steps, strict=True):
        assert before.where != after.where


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", SEATS)
def test_luck_is_told_in_the_language_of_its_reader(game, language):
    speech = Speech(language)
    assert luck_said(luck_rows(played(game).match), speech)
    assert speech.faults == []
