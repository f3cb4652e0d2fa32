import threading
from concurrent.futures import Executor, Future

import pytest

from cardwright.arena import playing
from cardwright.arena.cluster import run_on_cluster
from cardwright.arena.playing import play_deal
from cardwright.arena.records import DEFECT, STALLED, WON, DealRecord
from cardwright.arena.results import Results
from cardwright.arena.running import calls, run, spread
from cardwright.arena.schedule import Plan
from cardwright.kernel.errors import BadInput, Defect, IllegalAnswer

UNICORNS = {"game": "unicorns", "seats": 2}
PLAN = Plan([UNICORNS], "same", 5000, [("random", "greedy")], 2)
QUICK = Plan([{"game": "unicorns", "seats": 3}], "quick", 5000, [("random", "random", "random")], 12)


def played(plan, done=(), workers=1):
    records: list[DealRecord] = []
    run(plan, done, records.append, workers)
    return records


def told(plan, records):
    """All that must not depend on where the deals were played."""
    return [(record.key, record.games) for record in Results(plan, records).records]


@pytest.fixture(scope="module")
def expected():
    return told(PLAN, played(PLAN))


def test_the_same_seed_plays_the_same_games(expected):
    assert told(PLAN, played(PLAN)) == expected


def test_two_workers_play_the_same_games(expected):
    assert told(PLAN, played(PLAN, workers=2)) == expected


def test_a_cluster_plays_the_same_games(expected):
    from distributed import LocalCluster

    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        records: list[DealRecord] = []
        run_on_cluster(PLAN, (), records.append, cluster.scheduler_address)
    assert told(PLAN, records) == expected


def test_another_seed_plays_other_games():
    one = Plan([UNICORNS], "one", 5000, [("random", "random")], 3)
    two = Plan([UNICORNS], "two", 5000, [("random", "random")], 3)
    assert told(one, played(one)) != told(two, played(two))


def test_a_deal_does_not_depend_on_the_others(expected):
    deal, lineup = 1, PLAN.lineups[0]
    assert play_deal(UNICORNS, "same", deal, lineup, 5000).games == expected[1][1]
    assert told(PLAN, played(PLAN, done={(0, lineup)})) == expected[1:]


def test_a_cluster_that_does_not_answer_is_told():
    with pytest.raises(BadInput, match="no Dask scheduler answers there"):
        run_on_cluster(PLAN, (), print, "tcp://127.0.0.1:9", patience=0.5)


@pytest.mark.parametrize("address", ["nowhere", "ftp://127.0.0.1:1", "tcp://127.0.0.1:port"])
def test_an_address_that_is_none_is_told(address):
    with pytest.raises(BadInput, match="expected as tcp://host:8786"):
        run_on_cluster(PLAN, (), print, address, patience=0.5)


def test_a_cluster_without_workers_is_told():
    from distributed import LocalCluster

    with (
        LocalCluster(n_workers=0, dashboard_address=None) as cluster,
        pytest.raises(BadInput, match="the scheduler has no workers"),
    ):
        run_on_cluster(PLAN, (), print, cluster.scheduler_address, patience=0.5)


# --- one deal -------------------------------------------------------------------------------------------------------


def test_a_game_that_reaches_the_limit_is_stalled():
    record = play_deal(UNICORNS, "1", 0, ("random", "random"), 10)
    (game,) = record.games
    assert (game.outcome, game.winners, game.answers) == (STALLED, (), 10)


def test_a_game_that_ends_with_the_last_answer_allowed_is_won():
    (game,) = play_deal(UNICORNS, "1", 0, ("random", "random"), 5000).games
    (again,) = play_deal(UNICORNS, "1", 0, ("random", "random"), game.answers).games
    assert game.outcome == WON and again == game


class Wheel:
    """A bot whose first choice sets off something that never ends."""

    def __init__(self, rng):
        pass

    def choose(self, info):
        raise Defect("round and round")


def test_a_game_in_which_a_text_runs_in_a_circle_is_nobodys_loss(monkeypatch):
    monkeypatch.setattr(playing, "make_bot", lambda name, rng: Wheel(rng))
    (game,) = play_deal(UNICORNS, "1", 0, ("random", "random"), 300).games
    assert (game.outcome, game.winners) == (DEFECT, ())
    assert not game.finished


class Blunder(Wheel):
    def choose(self, info):
        return -1


def test_a_bot_that_answers_what_was_not_offered_is_named_with_its_game(monkeypatch):
    monkeypatch.setattr(playing, "make_bot", lambda name, rng: Blunder(rng))
    with pytest.raises(IllegalAnswer) as found:
        play_deal(UNICORNS, "1", 7, ("random", "random"), 300)
    assert "of game “1/7” with random, random" in found.value.__notes__[0]


def test_questions_without_a_choice_are_no_decisions():
    record = play_deal(UNICORNS, "1", 0, ("random", "greedy"), 5000)
    for game in record.games:
        assert 0 < sum(game.decisions) < game.answers
    counted = {bot: sum(counts.values()) for bot, counts in record.clock.counts.items()}
    for bot, count in counted.items():
        assert count == sum(game.decisions[game.bots.index(bot)] for game in record.games)


def test_the_same_deal_is_dealt_to_all_lineups(monkeypatch):
    starts = []

    class Looker(Wheel):
        def choose(self, info):
            starts.append(info.view.zones)
            raise Defect("seen enough")

    monkeypatch.setattr(playing, "make_bot", lambda name, rng: Looker(rng))
    for bot in ("random", "greedy"):
        play_deal({"game": "wizard", "seats": 1}, "1", 4, (bot,), 100)
    play_deal({"game": "wizard", "seats": 1}, "1", 5, ("random",), 100)
    assert starts[0] == starts[1] != starts[2]


# --- handing out ----------------------------------------------------------------------------------------------------


class Slow(Executor):
    """Plays one deal at a time, the last one first, and counts how many wait."""

    def __init__(self):
        self.waiting = []
        self.most = 0

    def submit(self, function, /, *args, **kwargs):
        future: Future[DealRecord] = Future()
        self.waiting.append((future, function, args))
        self.most = max(self.most, len(self.waiting))
        threading.Timer(0.001, self.work).start()
        return future

    def work(self):
        future, function, args = self.waiting.pop()
        future.set_result(function(*args))


def test_only_so_many_deals_are_handed_out_and_the_order_does_not_matter():
    pool = Slow()
    records: list[DealRecord] = []
    spread(pool, calls(QUICK, ()), records.append, 4)
    assert pool.most <= 4
    assert len(records) == 12
    assert told(QUICK, records) == told(QUICK, played(QUICK))
