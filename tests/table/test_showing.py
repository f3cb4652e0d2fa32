"""What views say beyond zones: who played a waiting card, who duels, where a part of the story begins."""

import asyncio
import random

import pytest

from cardwright.games.narrators import terms as n
from cardwright.games.registry import make_game
from cardwright.kernel.knowledge import View
from cardwright.kernel.match import Match
from cardwright.table.ids import CardIds
from cardwright.table.showing import picture_of
from tests.table.test_windows import ANSWERABLE, HARMLESS, MINE, choose, played
from tests.table.virtual import open_table, run

BEGINNINGS = {"unicorns": ("Turn ",), "narrators": ("Turn ", "—"), "wizard": ("—",)}


def pile(client):
    """Who played each card of the pile, the lowest first."""
    zone = next(zone for zone in client.view["picture"]["zones"] if zone["name"] == "pile")
    return [card["by"] for card in zone["cards"]]


def test_a_waiting_card_says_who_played_it():
    seen = []

    async def neigh(clients):
        seen.append(pile(clients[2]))
        clients[1].answer(choose(clients[1], "play Neigh"))
        clients[2].answer(0)
        await asyncio.sleep(2.6)
        seen.append(pile(clients[2]))

    run(played([MINE, ANSWERABLE, HARMLESS[0]], neigh))
    assert seen == [[0], [0, 1]]


def random_match(game, number, answers):
    """A match of random answers, at each question."""
    setup = {"game": game, "seats": 1 if game == "wizard" else 2}
    match = Match(make_game(setup), setup, f"showing {number}")
    rng = random.Random(number)
    while match.state.pending and len(match.answers) < answers:
        question = match.state.pending[0]
        match.answer(question.seat, rng.choice(question.options))
        yield match


@pytest.mark.parametrize("game", BEGINNINGS)
def test_turns_and_steps_are_headings_of_the_story_and_nothing_else_is(game):
    async def scene():
        house, keeper, clients = await open_table(game, 1 if game == "wizard" else 2)
        for match in random_match(game, 3, 60):
            keeper.table.match = match
        for client in clients:
            client.connection.log_sent = 0
        keeper.table.lines, keeper.table.told = {}, {}
        keeper.table._asked(asyncio.get_running_loop().time())
        keeper._tell()
        await asyncio.sleep(0.01)
        lines = clients[0].view["log"]
        for client in clients:
            client.leave()
        await house.close()
        return lines

    lines = run(scene())
    found = [line["text"] for line in lines if line.get("heading")]
    assert found == [line["text"] for line in lines if line["text"].startswith(BEGINNINGS[game])]
    assert found


def test_while_a_duel_is_settled_the_two_are_marked():
    found = 0
    for number in range(30):
        for match in random_match("narrators", number, 400):
            if match.state.counters[n.PHASE] != n.DUELING:
                continue
            view, ids = View(match.state, 0), CardIds()
            ids.look(view, match.game.face)
            zones = picture_of(match, view, ids).zones
            fights = [(card, zone) for zone in zones for card in zone.cards if card.marks.get("fights")]
            if fights:
                found += 1
                assert len({zone.owner for _, zone in fights}) == len(fights) <= 2
                assert all("Page" in zone.name for _, zone in fights)
    assert found > 0


CLAIMS = {"game": "narrators", "seats": 2, "options": {"cards": "pool", "physical": "claims"}}


def test_all_see_when_the_dice_tower_is_built_and_when_a_number_is_only_claimed():
    game = make_game(CLAIMS)
    built = claimed = 0
    for number in range(60):
        match = Match(game, CLAIMS, f"tower {number}")
        rng = random.Random(number)
        while match.state.pending:
            question = match.state.pending[0]
            for viewer in (-1, 0, 1):
                view, ids = View(match.state, viewer), CardIds()
                ids.look(view, game.face)
                shown = picture_of(match, view, ids).numbers
                tower = question.kind == n.ASK_TOWER
                assert shown.get("tower", 0) == tower
                built += tower
                claimed += shown["claimed"] >= 0 and not tower
            match.answer(question.seat, rng.choice(question.options))
        if built and claimed:
            return
    raise AssertionError("no tower was built")
