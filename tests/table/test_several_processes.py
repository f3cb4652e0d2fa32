"""Several processes share the tables of one PostgreSQL database: each table has one owner, and a lost owner is replaced."""

import time
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed

from cardwright.storage.store import open_store
from cardwright.storage.writing import Taken
from cardwright.table import records as r
from cardwright.table.house import House
from cardwright.table.stored_journal import StoredJournal
from tests.postgres import database
from tests.table.serving import SECRET, Player, Served
from tests.table.virtual import Quiet

OTHER = "another secret, of another device"


@pytest.fixture(scope="module")
def url():
    with database() as found:
        yield found


@pytest.fixture
def two(url, monkeypatch):
    """Two servers."""
    monkeypatch.setenv("CARDWRIGHT_DATABASE", url)
    servers = [Served(None) for _ in range(2)]
    yield servers
    for server in servers:
        if server.process.poll() is None:
            server.kill()


def asked(*players):
    """The one who has to decide."""
    end = time.monotonic() + 30
    while time.monotonic() < end:
        for player in players:
            with suppress(TimeoutError):
                player.say(kind="ping")
                player.hear(0.2)
            if player.question is not None:
                return player
    raise AssertionError("nobody was asked")


def again(server, code, secret=SECRET, seconds=30):
    """A player who comes until the table is found, as a browser does."""
    end = time.monotonic() + seconds
    while True:
        try:
            player = Player(server, code, secret)
            while player.view is None:
                player.hear(5)
        except (ConnectionClosed, TimeoutError):
            assert time.monotonic() < end
            time.sleep(0.3)
        else:
            return player


def test_a_player_at_one_process_plays_at_a_table_of_the_other(two):
    one, other = two
    code = one.open("narrators", play_now=False)
    ana, ben = Player(one, code), Player(other, code, OTHER)
    assert ben.outcome(ben.want(kind="sit", seat=1, name="Ben"))["kind"] == "done"
    assert ana.outcome(ana.want(kind="start"))["kind"] == "done"
    for _ in range(4):
        assert asked(ana, ben).answer()["kind"] == "done"
    assert [seat["name"] for seat in ben.view["seats"]] == ["Ana", "Ben"]
    for player in (ana, ben):
        player.close()


def test_what_is_asked_over_http_is_answered_by_the_owner(two):
    one, other = two
    code = one.open("wizard")
    status, body = other.get(f"/api/tables/{code}/catalogue")
    assert (status, "Princess" in body) == (200, True)
    assert other.get(f"/api/tables/{code}/match.json")[0] == 403
    assert other.get("/api/tables/ZZZZZZ")[0] == 404
    assert f":{other.port}" not in other.get(f"/api/tables/{code}")[1]


def test_an_open_table_is_listed_by_both(two):
    one, other = two
    code = one.open("narrators", play_now=False)
    ana = Player(one, code)
    ana.until(lambda: ana.view is not None)
    end = time.monotonic() + 10
    while code not in other.get("/api/tables")[1]:
        assert time.monotonic() < end
        time.sleep(0.3)
    assert code in one.get("/api/tables")[1]
    ana.close()


def test_a_killed_process_is_replaced_and_no_acknowledged_answer_is_lost(two):
    one, other = two
    code = one.open("narrators")
    ana = Player(one, code)
    for _ in range(3):
        assert ana.answer()["kind"] == "done"
    known = ana.log
    one.kill()
    ana = again(other, code)
    assert ana.view["you"] == 0
    assert ana.log[: len(known)] == known
    assert ana.answer()["kind"] == "done"
    ana.close()


def test_a_process_that_stops_hands_its_tables_over_at_once(two):
    one, other = two
    code = one.open("narrators")
    ana = Player(one, code)
    assert ana.answer()["kind"] == "done"
    ana.close()
    one.stop()
    before = time.monotonic()
    ana = again(other, code)
    assert time.monotonic() - before < 5
    assert ana.view["stage"] == "playing"
    ana.close()


def test_a_person_is_forgotten_also_at_tables_of_other_processes(two):
    one, other = two
    code = one.open("narrators")
    end = time.monotonic() + 20
    while other.post("/api/forget-me", {}, X_Seat_Secret=SECRET)[0] == 503:  # a lost owner is not replaced yet
        assert time.monotonic() < end
        time.sleep(1)
    watcher = Player(one, code)
    watcher.until(lambda: watcher.view is not None)
    assert watcher.view["you"] == -1
    assert watcher.view["seats"][0]["name"] == "Player 1"
    watcher.close()


async def test_an_owner_that_was_given_up_learns_so_from_what_it_tries_to_store(tmp_path):
    store = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    one, other = StoredJournal(open_store(store)), StoredJournal(open_store(store))
    keeper = await House(one, Quiet(), time.monotonic).open("narrators", [r.Seated(0, "Ana", "a hash")])
    await other.append(keeper.table.code, 2, [r.Said("Ana", "kept by the new owner")])
    with pytest.raises(Taken):
        await one.append(keeper.table.code, 2, [r.Said("Ana", "too late")])
    assert [record for record in await one.read(keeper.table.code) if isinstance(record, r.Said)] == [
        r.Said("Ana", "kept by the new owner")
    ]
    await keeper.stop()
    one.close()
    other.close()
