"""Somebody who is at the table but does nothing: the others need not wait for ever, and nobody who thinks is taken for gone."""

import asyncio

import pytest

from cardwright.table import messages as m
from cardwright.table.pace import IDLE, PACES
from tests.table.test_windows import ANSWERABLE, HARMLESS, MINE, choose, hand_out
from tests.table.virtual import open_table, run

A_FIRST = {"first_player": "A"}


@pytest.fixture(autouse=True)
def many_heartbeats(monkeypatch):
    """The minutes of these tests pass in no time, and so many heartbeats come."""
    monkeypatch.setattr("cardwright.table.allowance.Allowance.take", lambda self: True)


async def settle(seconds=0.01):
    await asyncio.sleep(seconds)


async def closed(house, clients):
    for client in clients:
        client.leave()
    await settle()
    await house.close()


def idle(client, seat):
    """Whether a client is told that a seat, which is here, does nothing."""
    one = client.view["seats"][seat]
    return one.get("here", True) and one.get("grace") == 0


async def two():
    """Two people in a duel at a live table; the one who is asked, the other one, and the seat of the first."""
    house, keeper, clients = await open_table("narrators", 2, pace="live")
    while len(asked := [number for number, client in enumerate(clients) if client.question]) > 1:
        clients[asked[0]].answer()
        await settle()
    (seat,) = asked
    return house, keeper, clients[seat], clients[1 - seat], seat


def test_who_does_nothing_for_long_is_told_of_and_a_bot_may_play_on():
    async def scene():
        house, keeper, asked, other, seat = await two()
        await settle(IDLE - 1)
        assert not idle(other, seat)
        await settle(2)
        assert idle(other, seat)
        other.say(m.Absent("a", seat, "bot"))
        await settle()
        assert keeper.table.seats[seat].substitute
        asked.say(m.TakeBack("t"))
        await settle()
        assert asked.question
        assert not idle(other, seat)
        await closed(house, [asked, other])

    run(scene())


def test_before_that_nobody_can_put_a_bot_in_the_place_of_who_thinks():
    async def scene():
        house, keeper, asked, other, seat = await two()
        await settle(IDLE - 1)
        other.say(m.Absent("a", seat, "bot"))
        await settle()
        assert other.notices[-1]["kind"] == "refused"
        assert not keeper.table.seats[seat].substitute
        await closed(house, [asked, other])

    run(scene())


def test_who_moves_before_the_page_is_waited_for_anew():
    async def scene():
        house, _, asked, other, seat = await two()
        await settle(IDLE - 1)
        asked.say(m.Stir())
        await settle(IDLE - 1)
        assert not idle(other, seat)
        await settle(2)
        assert idle(other, seat)
        asked.say(m.Stir())
        await settle()
        assert not idle(other, seat)
        await closed(house, [asked, other])

    run(scene())


def test_nobody_is_idle_while_others_decide():
    async def scene():
        house, _, asked, other, seat = await two()
        await settle(IDLE + 1)
        assert not idle(asked, 1 - seat)
        await closed(house, [asked, other])

    run(scene())


def test_who_has_time_on_a_clock_may_use_it():
    async def scene():
        house, keeper, asked, other, seat = await two()
        keeper.table.bank, keeper.table.seats[seat].bank = 600, 600.0
        await settle(IDLE + 1)
        assert not idle(other, seat)
        await closed(house, [asked, other])

    run(scene())


def test_who_lets_decision_after_decision_run_out_is_idle():
    async def scene():
        house, keeper, asked, other, seat = await two()
        keeper.table.bank, keeper.table.limit = 60, 60  # the time of a person is used up from the beginning
        asked.say(m.Pause("p", True))  # lets the keeper look at the clock
        asked.say(m.Pause("q", False))
        for _ in range(10):
            await settle(IDLE / 4)
            if other.question:
                other.answer()
        assert idle(other, seat)
        await closed(house, [asked, other])

    run(scene())


def window_open_for(seconds, act, pace):
    """Seat 0 has played a card; after some seconds ``act``. What seats 0 and 2 are told of seat 1, before and after."""

    async def scene():
        house, keeper, clients = await open_table("unicorns", 3, options=A_FIRST, pace=pace)
        hand_out(keeper, [MINE, ANSWERABLE, HARMLESS[0]])
        await settle()
        clients[0].answer(choose(clients[0], "play Narwhal into your"))
        await settle(0.1)
        assert keeper.table.window
        await settle(seconds)
        before = [idle(clients[0], seat) for seat in range(3)]
        sent = [len(clients[seat].socket.sent) for seat in (0, 2)]
        act(clients[1])
        await settle(0.1)
        quiet = [len(clients[seat].socket.sent) - n for seat, n in zip((0, 2), sent, strict=True)]
        open_still = keeper.table.window
        await closed(house, clients)
        return before, quiet, open_still

    return run(scene())


@pytest.mark.parametrize("act", [lambda client: client.answer(0), lambda client: client.say(m.Stir())])
def test_a_window_without_an_end_tells_nobody_who_has_moved_in_it(act):
    before, quiet, still = window_open_for(PACES["untimed"].idle + 1, act, "untimed")
    assert before == [False, True, True]
    assert quiet == [0, 0]
    assert still


def test_in_a_window_that_ends_by_itself_nobody_becomes_idle():
    before, quiet, still = window_open_for(PACES["slow"].ceiling - 1, lambda client: client.answer(0), "slow")
    assert before == [False, False, False]
    assert quiet == [0, 0]
    assert still
