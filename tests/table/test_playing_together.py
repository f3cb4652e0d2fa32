"""Undo, leaving, clocks, giving up: what the people at a table can do to each other's game."""

import asyncio

from cardwright.table import messages as m
from cardwright.table.pace import GRACE
from tests.table.virtual import open_table, run

A_FIRST = {"first_player": "A"}


async def settle(seconds=0.01):
    await asyncio.sleep(seconds)


async def closed(house, clients):
    for client in clients:
        client.leave()
    await settle()
    await house.close()


def refused(client):
    """The sentences of everything that was refused to a client."""
    return [notice["why"] for notice in client.notices if notice["kind"] == "refused"]


def test_who_plays_with_bots_only_may_take_back_what_they_like():
    async def scene():
        house, keeper, (ana,) = await open_table("wizard", 1)
        ana.answer()
        await settle()
        story = [line["text"] for line in ana.view["log"]]
        assert ana.view["can_undo"] == "free"
        ana.say(m.Undo("u"))
        await settle()
        assert len(keeper.table.match.answers) == 0
        assert story
        await closed(house, [ana])

    run(scene())


def test_an_undo_after_others_have_decided_needs_their_consent():
    async def scene():
        house, keeper, clients = await open_table("unicorns", 2, options=A_FIRST)
        for client in clients:
            while client.question and client.question["what"] == "baby":
                client.answer()
                await settle()
        ana, ben = clients
        given = len(keeper.table.match.answers)
        assert ana.view["can_undo"] == "ask"
        ana.say(m.Undo("u"))
        await settle()
        assert ben.view["request"] == {"seat": 0, "what": "undo"}
        ben.say(m.Consent("n", False))
        await settle()
        assert "request" not in ana.view
        assert len(keeper.table.match.answers) == given
        ana.say(m.Undo("u2"))
        await settle()
        ben.say(m.Consent("y", True))
        await settle()
        assert len(keeper.table.match.answers) < given
        await closed(house, clients)

    run(scene())


def test_after_an_undo_the_story_is_told_anew():
    async def scene():
        house, _, (ana,) = await open_table("wizard", 1)
        for _ in range(3):
            ana.answer()
            await settle()
        ana.say(m.Undo("u"))
        await settle()
        assert ana.view["log_from"] == 0
        await closed(house, [ana])

    run(scene())


def test_an_old_answer_does_not_fit_the_question_that_an_undo_brings_back():
    async def scene():
        house, keeper, (ana,) = await open_table("wizard", 1)
        decision = ana.question["decision"]
        ana.answer()
        await settle()
        ana.say(m.Undo("u"))
        await settle()
        ana.say(m.Answer("late", decision, 0))
        await settle()
        assert "already decided" in refused(ana)[-1]
        assert len(keeper.table.match.answers) == 0
        await closed(house, [ana])

    run(scene())


def test_a_player_who_has_left_is_waited_for_before_a_bot_may_play_on():
    async def scene():
        house, keeper, (ana, ben) = await open_table("narrators", 2)
        ben.leave()
        await settle()
        ana.say(m.Absent("a", 1, "bot"))
        await settle()
        assert "Wait a little" in refused(ana)[-1]
        await settle(GRACE + 1)
        ana.say(m.Absent("b", 1, "bot"))
        await settle()
        assert keeper.table.seats[1].substitute
        await closed(house, [ana])

    run(scene())


def test_who_was_replaced_by_a_bot_can_take_the_seat_back():
    async def scene():
        house, keeper, clients = await open_table("narrators", 2)
        clients[1].say(m.Stand("s"))
        await settle()
        assert keeper.table.seats[1].automatic
        clients[1].say(m.TakeBack("t"))
        await settle()
        assert not keeper.table.seats[1].automatic
        await closed(house, clients)

    run(scene())


def test_in_a_duel_giving_up_ends_the_game_for_the_other():
    async def scene():
        house, _, clients = await open_table("narrators", 2)
        clients[0].say(m.Concede("c"))
        await settle()
        assert clients[1].view["stage"] == "over"
        assert clients[1].view["result"]["winners"] == [1]
        assert "gave up" in clients[1].view["result"]["why"]
        await closed(house, clients)

    run(scene())


def test_with_bots_only_left_giving_up_ends_the_game():
    async def scene():
        house, _, (ana,) = await open_table("unicorns", 1, 3)
        ana.say(m.Concede("c"))
        await settle()
        assert ana.view["stage"] == "over"
        await closed(house, [ana])

    run(scene())


def test_while_a_game_is_paused_nothing_is_answered_and_no_window_closes():
    async def scene():
        house, keeper, (ana,) = await open_table("wizard", 1)
        ana.say(m.Pause("p", True))
        await settle()
        ana.answer()
        await settle()
        assert "paused" in refused(ana)[-1]
        ana.say(m.Pause("q", False))
        await settle()
        ana.answer()
        await settle()
        assert len(keeper.table.match.answers) == 1
        await closed(house, [ana])

    run(scene())


def test_who_lets_the_clock_run_out_gets_the_neutral_answer():
    async def scene():
        house, keeper, (ana,) = await open_table("wizard", 1)
        keeper.table.bank, keeper.table.limit = 10, 5
        keeper.table.seats[0].bank = 10.0
        ana.answer()
        await settle()
        given = len(keeper.table.match.answers)
        left = ana.view["decision_left"]
        assert 0 < left <= 15
        await settle(left + 0.1)
        assert len(keeper.table.match.answers) == given + 1
        await closed(house, [ana])

    run(scene())


def test_a_rematch_brings_the_same_people_to_a_new_table():
    async def scene():
        house, _, clients = await open_table("narrators", 2)
        clients[0].say(m.Concede("c"))
        await settle()
        clients[1].say(m.Rematch("r"))
        await settle()
        code = clients[0].view["rematch"]
        following = await house.find(code)
        assert following is not None
        assert [sitting.name for sitting in following.table.seats] == ["P0", "P1"]
        assert following.table.seat_of(clients[0].connection.secret) == 0
        await closed(house, clients)

    run(scene())


def test_a_spectator_sees_the_public_side_only():
    async def scene():
        from tests.table.virtual import Client

        house, keeper, clients = await open_table("unicorns", 3, options=A_FIRST)  # two players each get a card in the open
        watcher = Client(keeper, -1)
        await settle()
        zones = {zone["name"]: zone for zone in watcher.view["picture"]["zones"]}
        assert watcher.view["you"] == -1
        assert zones["hand 0"].get("cards", []) == []
        assert zones["hand 0"]["hidden"] == 5
        assert watcher.question is None
        await closed(house, [watcher, *clients])

    run(scene())


def test_who_is_away_can_be_passed_over_for_one_turn():
    async def scene():
        house, keeper, clients = await open_table("unicorns", 2)
        while keeper.table.question(0) is None or keeper.table.match.state.counters[2] == 0:  # until seat 0 is at turn
            next(client for client in clients if client.question).answer()
            await asyncio.sleep(3)
        turn = keeper.table.match.state.counters[2]
        clients[0].leave()
        await asyncio.sleep(91)
        before = len(keeper.table.match.answers)
        clients[1].say(m.Absent("skip", 0, "skip"))
        await asyncio.sleep(0.01)
        assert keeper.table.match.answers[before][0] == 0
        while keeper.table.match.state.counters[2] == turn:
            if clients[1].question:
                clients[1].answer()
            await asyncio.sleep(3)
        assert not keeper.table.seats[0].automatic
        clients[1].leave()
        await asyncio.sleep(0.01)
        await house.close()

    run(scene())
