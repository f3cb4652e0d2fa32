"""The instant window: uniform, secret, with a floor and a ceiling (section 3 of the rules for playing together)."""

import asyncio
from statistics import median

import pytest

from cardwright.games.position import Holding, Position
from cardwright.table import messages as m
from cardwright.table.pace import answering
from cardwright.table.thinking import DirectThinker
from tests.table.virtual import Quiet, open_table, run

MINE = ["Narwhal", "Neigh"]
ANSWERABLE = ["Neigh"]
HARMLESS = [["Good Deal"], ["Unicorn Poison"]]


def hand_out(keeper, hands):
    """Put the table to an action of seat 0 in which the seats hold these cards."""
    table = keeper.table
    positions = table.entry.positions(table.match.game)
    stables = [["Baby Narwhal"], ["Baby Unicorn (Red)"], ["Baby Unicorn (Pink)"], ["Baby Unicorn (Blue)"]]
    holdings = [Holding({"hand": hand, "stable": stables[seat]}) for seat, hand in enumerate(hands)]
    state = positions.build(Position(holdings, Holding(), "action", 0, "1"))
    state.log = []
    state.advance()
    table.match.state = state
    table._asked(table.entry and asyncio.get_running_loop().time())
    keeper._tell()


def choose(client, words):
    """The place of the option whose text begins so."""
    return next(n for n, option in enumerate(client.question["options"]) if option["text"].startswith(words))


async def played(hands, say=None, people=3, bots=0, thinker=None):
    """Seat 0 plays a Unicorn; ``say`` lets others act. The time from the announcement to the close, and the clients."""
    house, keeper, clients = await open_table("unicorns", people, bots, thinker, {"first_player": "A"}, pace="live")
    hand_out(keeper, hands)
    await asyncio.sleep(0.01)
    loop = asyncio.get_running_loop()
    clients[0].answer(choose(clients[0], "play Narwhal into your"))
    await asyncio.sleep(0.01)
    began = loop.time()
    if say is not None:
        await say(clients)
    while keeper.table.window:
        await asyncio.sleep(0.01)
    took = loop.time() - began
    for client in clients:
        client.leave()
    await house.close()
    return took, clients


def test_a_window_stays_open_for_its_floor_although_all_have_passed():
    async def all_pass(clients):
        for client in clients[1:]:
            client.answer(0)

    took, _ = run(played([MINE, *HARMLESS], all_pass))
    assert 2.4 < took < 2.6


def test_a_window_closes_at_its_ceiling_when_somebody_does_not_answer():
    took, _ = run(played([MINE, ANSWERABLE, HARMLESS[0]]))
    assert 11.9 < took < 12.1


def test_after_the_floor_an_answer_closes_the_window_on_the_next_half_second():
    async def late(clients):
        clients[1].answer(0)
        await asyncio.sleep(3.2)
        clients[2].answer(0)

    took, _ = run(played([MINE, *HARMLESS], late))
    assert 3.4 < took < 3.6


def test_a_standing_pass_acts_at_the_floor_only():
    async def standing(clients):
        clients[1].say(m.Pass("s", "turn"))
        clients[2].say(m.Pass("s", "card"))

    took, _ = run(played([MINE, ANSWERABLE, HARMLESS[0]], standing))
    assert 2.4 < took < 2.6


def test_nobody_learns_who_has_passed_before_the_window_closes():
    async def one_passes(clients):
        before = len(clients[2].socket.sent)
        clients[1].answer(0)
        await asyncio.sleep(1)
        later = [notice for notice in clients[2].notices[before:] if notice["kind"] == "table"]
        for notice in later:
            assert notice["picture"]["asked"] == [1, 2]
            assert not notice["picture"]["window"].get("answered")

    run(played([MINE, ANSWERABLE, HARMLESS[0]], one_passes))


def test_the_others_are_sent_nothing_when_somebody_answers_a_window():
    async def answers(clients):
        before = [len(client.socket.sent) for client in clients]
        clients[1].answer(0)
        await asyncio.sleep(0.3)
        clients[1].say(m.Pass("s", "turn"))
        await asyncio.sleep(0.3)
        assert len(clients[0].socket.sent) == before[0]
        assert len(clients[2].socket.sent) == before[2]
        assert clients[1].view["picture"]["window"]["answered"]
        assert clients[1].view["picture"]["window"]["standing"] == "turn"

    run(played([MINE, ANSWERABLE, HARMLESS[0]], answers))


def test_the_answer_nearest_in_turn_order_counts_not_the_fastest():
    async def both(clients):
        clients[2].answer(choose(clients[2], "play Neigh"))
        await asyncio.sleep(2)
        clients[1].answer(choose(clients[1], "play Neigh"))

    async def scene():
        _, clients = await played([MINE, ANSWERABLE, ANSWERABLE], both)
        return [line["text"] for notice in clients[0].notices if notice["kind"] == "table" for line in notice["log"]]

    story = run(scene())
    assert any("P1 answers with Neigh" in line for line in story)
    assert not any("P2 answers" in line for line in story)


class Thinking(Quiet):
    """Bots that think so long."""

    def __init__(self, seconds):
        self.seconds = seconds

    async def think(self, setup, state, seat, level, luck, seconds):
        await asyncio.sleep(self.seconds)
        return await super().think(setup, state, seat, level, luck, seconds)


@pytest.mark.parametrize("seconds", [0.0, 2.0, 4.0, 30.0])
def test_how_long_a_bot_thinks_does_not_move_the_end_of_a_window(seconds):
    took, _ = run(played([MINE, ANSWERABLE, HARMLESS[0]], people=1, bots=2, thinker=Thinking(seconds)))
    assert 2.49 < took < 2.53


def test_a_bot_that_thinks_long_answers_at_full_ticks():
    assert answering(10.0, 9.0) == 10.0
    assert [answering(10.0, at) for at in (10.01, 10.3, 10.5, 10.6)] == [10.5, 10.5, 10.5, 11.0]


AIMED = ["Barbed Wire", "Neigh"]


def pass_until_target(play, hands):
    """Seats 1 and 2 pass until a card is aimed at them; seat 0 plays one. How long the window was open, and what then stood."""

    async def standing(clients):
        await asyncio.sleep(0.1)
        return [client.view["picture"]["window"].get("standing", "none") for client in clients[1:]]

    async def scene():
        house, keeper, clients = await open_table("unicorns", 3, options={"first_player": "A"}, pace="live")
        hand_out(keeper, hands)
        for client in clients[1:]:
            client.say(m.Pass("t", "target"))
        await asyncio.sleep(0.01)
        clients[0].answer(choose(clients[0], play))
        await asyncio.sleep(0.01)
        began = asyncio.get_running_loop().time()
        found = await standing(clients)
        while keeper.table.window:
            await asyncio.sleep(0.01)
        took = asyncio.get_running_loop().time() - began
        for client in clients:
            client.leave()
        await house.close()
        return took, found

    return run(scene())


def test_who_passes_until_a_card_is_aimed_at_them_is_not_asked_about_others():
    took, found = pass_until_target("play Narwhal into your", [MINE, ANSWERABLE, ANSWERABLE])
    assert 2.4 < took < 2.6
    assert found == ["target", "target"]


def test_who_passes_until_a_card_is_aimed_at_them_is_asked_when_one_is():
    took, found = pass_until_target("play Barbed Wire into P1", [AIMED, ANSWERABLE, ANSWERABLE])
    assert 11.9 < took < 12.1
    assert found == ["none", "target"]


COST = 3.0
PLAYS = 20


def test_windows_cost_a_play_three_seconds_at_the_most_in_the_middle_of_all_plays():
    """Four bots at a live table, duels of Instants included: from the announcement of a card until it takes effect or not."""

    async def scene():
        house, keeper, _ = await open_table("unicorns", 0, 4, DirectThinker(), pace="live")
        loop, table = asyncio.get_running_loop(), keeper.table
        for sitting in table.seats:
            sitting.level = "easy"
        costs: list[float] = []
        windows: set[int] = set()
        while len(costs) < PLAYS and table.stage == "playing":
            while not table.window and table.stage == "playing":
                await asyncio.sleep(0.01)
            began = loop.time()
            while table.window:
                windows.add(table.state.batch)
                await asyncio.sleep(0.01)
            costs.append(loop.time() - began)
        await house.close()
        return costs, len(windows)

    costs, windows = run(scene())
    assert len(costs) >= PLAYS
    assert windows > len(costs)  # some cards were answered
    assert 2.4 < median(costs) <= COST
