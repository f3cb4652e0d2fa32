"""Everything happens whole or not at all: whatever fails in between, and whoever else acts at the same time."""

import os
import sqlite3
import subprocess
import sys
import threading
from collections import Counter

import pytest

from cardwright.collection import trades
from cardwright.collection.boosters import boosters_opened, open_booster
from cardwright.collection.cards import starter_cards
from cardwright.collection.errors import Refused
from cardwright.collection.players import import_player, new_player, player_named, players
from cardwright.storage.store import open_store
from tests.collection.failing import Failure, failing
from tests.collection.people import all_cards, check, deck, everything, two


def act_new(c):
    new_player(c, "Cleo", "gallant")


def act_import(c):
    import_player(c, "Cleo", starter_cards("Midnight Draft"))


def act_open(c):
    open_booster(c, player_named(c, "Ana"))


def act_open_none(c):
    open_booster(c, player_named(c, "Ana"), 0)


def act_offer(c):
    trades.offer(c, player_named(c, "Ana"), "Red Pen", player_named(c, "Ben"), "Attic Bats")


def act_accept(c):
    trades.accept(c, 1, player_named(c, "Ben"))


def act_refuse(c):
    trades.refuse(c, 1, player_named(c, "Ben"))


def act_withdraw(c):
    trades.withdraw(c, 1, player_named(c, "Ana"))


ACTS = [act_new, act_import, act_open, act_open_none, act_offer, act_accept, act_refuse, act_withdraw]


def prepared(store):
    """Ana, Ben and offer 1 of Ana's Hedge Knight for Ben's Bad Omen."""
    ana, ben = two(store)
    with store.transaction() as c:
        trades.offer(c, ana, "Hedge Knight", ben, "Bad Omen")
    return ana, ben


# --- failures ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("moment", ["before", "after"])
@pytest.mark.parametrize("act", ACTS)
def test_a_failure_at_any_statement_changes_nothing(store, act, moment):
    prepared(store)
    before = everything(store)
    at = 1
    while True:
        with failing(store.engine, at, moment) as seen:
            try:
                with store.transaction() as c:
                    act(c)
            except Failure:
                pass
            else:
                break
        assert len(seen) == at
        assert everything(store) == before, seen
        at += 1
    assert at > 3  # there were statements to fail at
    assert everything(store) != before  # and at last it was done
    check(store)


@pytest.mark.parametrize("act", ACTS)
def test_a_failure_when_the_changes_are_kept_changes_nothing(store, act):
    prepared(store)
    before = everything(store)
    with failing(store.engine, 0, "commit"), pytest.raises(Failure), store.transaction() as c:
        act(c)
    assert everything(store) == before
    with store.transaction() as c:
        act(c)
    assert everything(store) != before


def test_a_failure_after_several_acts_changes_nothing(store):
    prepared(store)
    before = everything(store)
    with pytest.raises(Failure), store.transaction() as c:
        for act in ACTS[2:6]:
            act(c)
        raise Failure
    assert everything(store) == before


KILLED = """
import os, sys
from cardwright.storage.store import open_store
from tests.collection.failing import failing
from tests.collection.test_atomic import act_accept
store = open_store(sys.argv[1])
with failing(store.engine, int(sys.argv[2]), "after", lambda: os._exit(9)):
    with store.transaction() as c:
        act_accept(c)
"""


def run(code, *arguments):
    """Another process of this Python."""
    return subprocess.Popen([sys.executable, "-c", code, *map(str, arguments)], env={**os.environ, "PYTHONPATH": os.getcwd()})


def test_a_process_that_is_killed_in_the_middle_of_a_trade_changes_nothing(store, url):
    prepared(store)
    before = everything(store)
    with failing(store.engine, -1) as seen, pytest.raises(Failure), store.transaction() as c:
        act_accept(c)
        raise Failure
    statements = len(seen)
    for at in range(statements - 2, statements + 1):  # while the trade is noted and the cards change hands
        assert run(KILLED, url, at).wait(60) == 9
        assert everything(store) == before
    with store.transaction() as c:
        act_accept(c)
    assert deck(store, "Ben")["Hedge Knight"] == 1


# --- races ------------------------------------------------------------------------------------------------------------


def race(url, *acts):
    """Do everything at once, each in a thread with a connection of its own; what was refused."""
    stores = [open_store(url) for _ in acts]
    start = threading.Barrier(len(acts))
    refused: list[str] = []
    broken: list[BaseException] = []

    def work(store, act):
        start.wait()
        try:
            with store.transaction() as c:
                act(c)
        except Refused as error:
            refused.append(str(error))
        except BaseException as error:
            broken.append(error)

    threads = [threading.Thread(target=work, args=pair) for pair in zip(stores, acts, strict=True)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for store in stores:
        store.close()
    assert not broken
    return refused


@pytest.mark.parametrize("rival", [act_accept, act_refuse, act_withdraw])
def test_a_trade_is_settled_once_in_a_race(store, url, rival):
    prepared(store)
    total = all_cards(store)
    for number in range(1, 9):
        before = everything(store)["copy"]

        def accept(c, number=number):
            trades.accept(c, number, player_named(c, "Ben"))

        def other(c, number=number):
            if rival is act_withdraw:
                trades.withdraw(c, number, player_named(c, "Ana"))
            else:
                (trades.accept if rival is act_accept else trades.refuse)(c, number, player_named(c, "Ben"))

        refused = race(url, accept, other)
        assert len(refused) == 1 and "no longer open" in refused[0]
        after = everything(store)
        moved = sum(a != b for a, b in zip(before, after["copy"], strict=True))
        made = after["trade"][-1][5] == "made"
        assert moved == (2 if made else 0)
        assert all_cards(store) == total
        cards = ("Hedge Knight", "Bad Omen") if deck(store, "Ana")["Hedge Knight"] else ("Bad Omen", "Hedge Knight")
        with store.transaction() as c:  # the next one, back or forth
            trades.offer(c, player_named(c, "Ana"), cards[0], player_named(c, "Ben"), cards[1])


def test_one_card_is_not_traded_twice_in_a_race(store, url):
    ana, ben = two(store)
    with store.transaction() as c:
        cleo = new_player(c, "Cleo", "midnight")
        trades.accept(c, trades.offer(c, ana, "Red Pen", ben, "Attic Bats").id, ben)
        first = trades.offer(c, ana, "Attic Bats", ben, "Red Pen").id
        second = trades.offer(c, ana, "Attic Bats", cleo, "Red Pen").id
    total = all_cards(store)
    refused = race(url, lambda c: trades.accept(c, first, ben), lambda c: trades.accept(c, second, cleo))
    assert refused == ["Ana has no Attic Bats in the deck"]
    assert all_cards(store) == total
    check(store)


def test_trades_against_each_other_all_happen(store, url):
    ana, ben = two(store)
    with store.transaction() as c:
        there = [trades.offer(c, ana, "Hedge Knight", ben, "Bad Omen").id for _ in range(2)]
        back = [trades.offer(c, ben, "Grave Digger", ana, "Beacon Keeper").id for _ in range(2)]
    acts = [lambda c, n=n: trades.accept(c, n, ben) for n in there] + [lambda c, n=n: trades.accept(c, n, ana) for n in back]
    assert race(url, *acts) == []
    wanted = Counter(starter_cards("Gallant Draft")) - Counter({"Hedge Knight": 2, "Beacon Keeper": 2})
    assert deck(store, "Ana") == wanted + Counter({"Bad Omen": 2, "Grave Digger": 2})


def test_the_last_booster_is_opened_once_in_a_race(store, url):
    ana, _ = two(store)
    with store.transaction() as c:
        for _ in range(7):
            open_booster(c, ana)
    refused = race(url, *[lambda c: open_booster(c, ana)] * 4)
    assert refused == ["Ana has opened 8 boosters, and more are not allowed"] * 3
    check(store)


def test_a_name_is_taken_once_in_a_race(store, url):
    assert len(race(url, *[lambda c: new_player(c, "Ana", "gallant")] * 3)) == 2
    assert sum(all_cards(store).values()) == 30


OPENS = """
import sys
from cardwright.collection.errors import Refused
from cardwright.collection.players import player_named
from cardwright.collection.boosters import open_booster
from cardwright.storage.store import open_store
store = open_store(sys.argv[1])
for _ in range(6):
    try:
        with store.transaction() as c:
            open_booster(c, player_named(c, "Ana"))
    except Refused:
        sys.exit(3)
"""


def test_processes_open_eight_boosters_together(store, url):
    ana, _ = two(store)
    working = [run(OPENS, url) for _ in range(2)]
    assert sorted(process.wait(120) for process in working) in ([0, 3], [3, 3])
    with store.transaction() as c:
        assert boosters_opened(c, ana) == 8
    check(store)


def test_a_new_database_is_made_once_in_a_race(url):
    start = threading.Barrier(3)
    stores, broken = [], []

    def work():
        start.wait()
        try:
            stores.append(open_store(url))
        except BaseException as error:
            broken.append(error)

    threads = [threading.Thread(target=work) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not broken and len(stores) == 3
    two(stores[0])
    with stores[1].transaction() as c:
        assert len(players(c)) == 2
    for store in stores:
        store.close()


def test_opening_waits_for_somebody_who_is_about_to_write(tmp_path):
    path = tmp_path / "new.sqlite"
    other = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    opening = threading.Timer(0.3, other.rollback)
    opening.start()
    open_store(f"sqlite:///{path}")
    opening.join()
    other.close()
