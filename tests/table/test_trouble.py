"""What a table does when something around it fails: it never hangs, and what is not stored has not happened."""

import asyncio

from cardwright.kernel.errors import BadInput, Defect
from cardwright.table import messages as m
from cardwright.table.journal import MemoryJournal
from tests.table.virtual import Quiet, open_table, run


class Broken:
    """Bots whose processes are gone."""

    async def think(self, setup, state, seat, level, luck, seconds):
        raise RuntimeError("the process is gone")


class FullDisk(MemoryJournal):
    """A journal that cannot write for a while."""

    full = False

    async def append(self, code, first, records):
        if self.full:
            raise BadInput("the disk is full")
        await super().append(code, first, records)


class Slow(Quiet):
    """Bots that need a second."""

    async def think(self, setup, state, seat, level, luck, seconds):
        await asyncio.sleep(1)
        return await super().think(setup, state, seat, level, luck, seconds)


async def finish(house, clients):
    for client in clients:
        client.leave()
    await asyncio.sleep(0.01)
    await house.close()


def test_a_table_goes_on_when_a_bot_cannot_think():
    async def scene():
        house, keeper, (ana,) = await open_table("narrators", 1, 1, thinker=Broken())
        for _ in range(6):
            if ana.question is not None:
                ana.answer()
            await asyncio.sleep(5)
        assert {seat for seat, _ in keeper.table.match.answers} == {0, 1}
        await finish(house, [ana])

    run(scene())


def test_an_answer_that_cannot_be_stored_is_refused_and_nothing_has_changed():
    async def scene():
        journal = FullDisk()
        house, keeper, (ana,) = await open_table("wizard", 1, journal=journal)
        journal.full = True
        ana.answer()
        await asyncio.sleep(0.01)
        assert "could not be stored" in ana.notices[-1]["why"]
        assert keeper.table.match.answers == []
        journal.full = False
        ana.answer()
        await asyncio.sleep(0.01)
        assert len(keeper.table.match.answers) == 1
        await finish(house, [ana])

    run(scene())


def test_a_bot_whose_answer_cannot_be_stored_answers_later():
    async def scene():
        journal = FullDisk()
        house, keeper, (ana,) = await open_table("narrators", 1, 1, journal=journal)
        journal.full = True
        await asyncio.sleep(5)
        assert keeper.table.match.answers == []
        journal.full = False
        await asyncio.sleep(5)
        assert {seat for seat, _ in keeper.table.match.answers} == {1}
        await finish(house, [ana])

    run(scene())


def test_a_bot_that_was_thinking_waits_while_the_game_is_paused():
    async def scene():
        house, keeper, (ana,) = await open_table("narrators", 1, 1, thinker=Slow())
        ana.say(m.Pause("p", True))
        await asyncio.sleep(10)
        assert keeper.table.match.answers == []
        ana.say(m.Pause("q", False))
        await asyncio.sleep(10)
        assert {seat for seat, _ in keeper.table.match.answers} == {1}
        await finish(house, [ana])

    run(scene())


def test_a_finished_table_sleeps_after_a_start_until_somebody_asks_for_it():
    async def scene():
        journal = MemoryJournal()
        house, keeper, clients = await open_table("narrators", 2, journal=journal)
        clients[0].say(m.Concede("c"))
        await asyncio.sleep(0.01)
        await finish(house, clients)
        again = type(house)(journal, Quiet(), asyncio.get_running_loop().time)
        await again.wake()
        await again.close()
        later = type(house)(journal, Quiet(), asyncio.get_running_loop().time)
        assert await later.wake() == 0
        assert (await later.find(keeper.table.code)).table.winners == 2
        await later.close()

    run(scene())


def test_a_fault_in_the_rules_is_not_told_with_its_details(monkeypatch, caplog):
    async def scene():
        house, keeper, clients = await open_table("unicorns", 2)

        def broken(seat, option):
            raise Defect("card 17, Narwhal, lies in the hand of seat 1")

        monkeypatch.setattr(keeper.table.match, "answer", broken)
        next(client for client in clients if client.question).answer()
        await asyncio.sleep(0.01)
        for client in clients:
            assert client.view["stage"] == "over"
            assert "fault in its rules" in client.view["result"]["why"]
            assert not any("lies in the hand" in text for _, text in client.socket.sent)
        await finish(house, clients)

    run(scene())
    assert "card 17, Narwhal" in caplog.text


def test_a_connection_that_the_server_has_closed_just_ends():
    async def scene():
        house, keeper, (ana, ben) = await open_table("narrators", 2)

        async def closed(text):
            raise RuntimeError("Unexpected ASGI message 'websocket.send', after sending 'websocket.close'.")

        ben.socket.send_text = closed
        ana.say(m.Say("hello", "Are you there?"))
        await asyncio.sleep(0.01)
        assert ben.task.done()
        assert ben.task.exception() is None
        assert not keeper.table.seats[1].here
        await finish(house, [ana])

    run(scene())
