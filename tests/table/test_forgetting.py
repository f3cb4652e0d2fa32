"""A person who wants to be forgotten is, at once; tables are forgotten some time after their last change."""

import asyncio
from datetime import timedelta

import pytest
from sqlalchemy import select, update

from cardwright.storage import schema
from cardwright.storage.store import open_store
from cardwright.table import messages as m
from cardwright.table import records as r
from cardwright.table.house import House
from cardwright.table.journal import MemoryJournal
from cardwright.table.sitting import hashed
from cardwright.table.stored_journal import StoredJournal
from tests.table.virtual import SECRET, Client, Quiet, open_table, run

ANA = hashed(SECRET.format(0))


async def speak(client, name, text):
    client.say(m.Rename(f"name {name}", name))
    client.say(m.Say(f"say {text}", text))
    await asyncio.sleep(0.01)


async def finish(house, clients):
    for client in clients:
        client.leave()
    await asyncio.sleep(0.01)
    await house.close()


def test_the_name_of_a_forgotten_person_is_gone_from_the_running_table_and_from_what_is_stored():
    async def scene():
        journal = MemoryJournal()
        house, keeper, clients = await open_table("unicorns", 2, journal=journal)
        await speak(clients[0], "Anastasia", "my words")
        next(client for client in clients if client.question).answer()
        await asyncio.sleep(0.01)
        await house.forget_person(ANA)
        await asyncio.sleep(0.01)
        view = clients[1].view
        assert view["seats"][0]["name"] == "Player 1"
        assert view["log_from"] == 0  # the story is told again
        assert "Anastasia" not in str(view)
        assert "my words" not in str(view)
        stored = [r.write_record(record) for record in await journal.read(keeper.table.code)]
        assert not [what for what in stored if "Anastasia" in what or "P0" in what or "my words" in what or ANA in what]
        await finish(house, clients)

    run(scene())


def test_a_bot_plays_on_for_a_forgotten_person_who_cannot_come_back():
    async def scene():
        house, keeper, clients = await open_table("unicorns", 2)
        await house.forget_person(ANA)
        again = Client(keeper, 0)
        await asyncio.sleep(0.01)
        assert keeper.table.seats[0].automatic
        assert again.view["you"] == -1
        await finish(house, [*clients, again])

    run(scene())


def test_a_table_with_a_forgotten_person_can_be_woken_up_and_its_game_is_the_same():
    async def scene():
        journal = MemoryJournal()
        house, keeper, clients = await open_table("unicorns", 2, journal=journal)
        next(client for client in clients if client.question).answer()
        await asyncio.sleep(0.01)
        await house.forget_person(ANA)
        answers = list(keeper.table.match.answers)
        await finish(house, clients)
        later = House(journal, Quiet(), asyncio.get_running_loop().time)
        again = await later.find(keeper.table.code)
        assert again is not None
        table = again.table
        assert table.match is not None
        assert table.match.answers[: len(answers)] == answers
        assert table.seats[0].name == "Player 1"
        await later.close()

    run(scene())


def test_the_others_keep_their_names():
    async def scene():
        journal = MemoryJournal()
        house, keeper, clients = await open_table("unicorns", 2, journal=journal)
        await speak(clients[1], "Benedict", "hello")
        await house.forget_person(ANA)
        stored = " ".join(r.write_record(record) for record in await journal.read(keeper.table.code))
        assert "Benedict" in stored
        assert "hello" in stored
        await finish(house, clients)

    run(scene())


def test_a_table_that_nobody_uses_goes_to_sleep_and_wakes_when_it_is_asked_for():
    async def scene():
        house, keeper, clients = await open_table("unicorns", 2)
        code = keeper.table.code
        await house.let_sleep(600)
        assert code in house.keepers
        for client in clients:
            client.leave()
        await asyncio.sleep(601)
        await house.let_sleep(600)
        assert code not in house.keepers
        again = await house.find(code)
        assert again is not None
        assert again.table.match is not None
        await house.close()

    run(scene())


def test_a_table_says_how_long_it_is_kept():
    async def scene():
        house, keeper, clients = await open_table("unicorns", 2)
        keeper.days = 30
        clients[0].say(m.Say("1", "hello"))
        await asyncio.sleep(0.01)
        assert clients[0].view["kept_days"] == 30
        await finish(house, clients)

    run(scene())


@pytest.fixture
def journal(tmp_path):
    kept = StoredJournal(open_store(f"sqlite:///{tmp_path / 'tables.sqlite'}"))
    yield kept
    kept.close()


def changed(journal, code, days=None):
    """When a table was changed last; with ``days``, let that be so long ago."""
    table = schema.game_table
    with journal.store.transaction() as connection:
        if days is not None:
            then = schema.now() - timedelta(days=days)
            connection.execute(update(table).where(table.c.code == code).values(changed=then))
        return connection.execute(select(table.c.changed).where(table.c.code == code)).scalar()


async def test_tables_are_kept_from_their_last_change(journal):
    house = House(journal, Quiet(), asyncio.get_running_loop().time, 30)
    old, used = [(await house.open("unicorns")).table.code for _ in range(2)]
    for code in (old, used):
        changed(journal, code, 31)
    journal._marked.clear()  # as an hour later
    await journal.append(used, 1, [r.Said("Ana", "hello")])
    while changed(journal, used) < schema.now() - timedelta(days=1):
        await asyncio.sleep(0.01)
    assert await house.forget_old(30) == 1
    assert await journal.read(old) == []
    assert len(await journal.read(used)) == 2
    assert await house.find(old) is None
    await house.close()


async def test_what_is_stored_of_a_person_is_found_and_rewritten(journal):
    house = House(journal, Quiet(), asyncio.get_running_loop().time)
    keeper = await house.open("unicorns", [r.Seated(0, "Anastasia", ANA)])
    await house.open("unicorns", [r.Seated(0, "Ben", hashed("another secret"))])
    await house.forget_person(ANA)
    stored = " ".join(r.write_record(record) for record in await journal.read(keeper.table.code))
    assert "Anastasia" not in stored
    assert ANA not in stored
    await house.close()
