import pytest

from cardwright.arena.intervals import paired, wilson
from cardwright.arena.records import DEFECT, STALLED
from cardwright.arena.thinking import Thinking
from tests.arena.making import record, results

PAIR = ("a", "b")


def standing(found, bot):
    return next(one for one in found.standings() if one.bot == bot)


# --- intervals ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (15, 50, 0.1910, 0.4375), (81, 263, 0.2553, 0.3662)],
)
def test_wilson_agrees_with_published_figures(wins, games, low, high):
    # 15 of 50 and 81 of 263 are the usual examples of the literature.
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-4)


def test_without_games_a_rate_may_be_anything():
    assert wilson(0, 0) == (0.0, 1.0)


def test_the_paired_interval_is_that_of_agresti_and_min():
    # 44 pairs: 9 better, 1 worse. With half a pair in each of the four cells: 8/46 ± 1.96·√(11 − 64/46)/46.
    differences = [1.0] * 9 + [-1.0] + [0.0] * 34
    middle, half = 8 / 46, 1.959964 * (11 - 64 / 46) ** 0.5 / 46
    assert paired(differences) == pytest.approx((middle - half, middle + half), abs=1e-6)


def test_deals_that_all_end_alike_leave_a_doubt():
    low, high = paired([1.0] * 20)
    assert 0.6 < low < 1 and high == 1
    low, high = paired([0.0] * 20)
    assert low == -high < 0


# --- win rates ------------------------------------------------------------------------------------------------------


def test_a_win_counts_for_the_bot_that_sat_there():
    found = results([record(0, PAIR, [0], [0])])  # the first seat wins from both sides
    assert [(one.bot, one.games, one.points) for one in found.standings()] == [("a", 2, 1), ("b", 2, 1)]


def test_a_shared_win_counts_by_its_share():
    found = results([record(0, PAIR, [0, 1], [1])])
    assert (standing(found, "a").points, standing(found, "b").points) == (1.5, 0.5)
    assert standing(found, "a").shared == 1


def test_a_game_that_nobody_wins_is_finished():
    found = results([record(0, PAIR, [], [0])])
    assert standing(found, "b").rate == 0.5
    assert standing(found, "a").nobody == 1


@pytest.mark.parametrize("outcome", [STALLED, DEFECT])
def test_a_game_that_does_not_end_is_not_lost(outcome):
    found = results([record(0, PAIR, [0], outcome)])
    a, b = standing(found, "a"), standing(found, "b")
    assert (a.games, a.finished, a.rate) == (2, 1, 1.0)
    assert (b.games, b.finished, b.rate) == (2, 1, 0.0)


def test_the_best_bot_comes_first():
    assert [one.bot for one in results([record(0, PAIR, [1], [0])]).standings()] == ["b", "a"]


def test_each_of_three_equal_bots_counts():
    found = results([record(0, ("a", "b", "b", "b"), [0], [3], [2], [0])])  # at last one of the b
    assert (standing(found, "a").games, standing(found, "a").points) == (4, 3)
    assert (standing(found, "b").games, standing(found, "b").points) == (12, 1)


# --- differences ----------------------------------------------------------------------------------------------------


def test_a_deal_won_from_both_sides_is_better_and_one_shared_by_the_seats_is_even():
    found = results([record(0, PAIR, [0], [1]), record(1, PAIR, [0], [0]), record(2, PAIR, [1], [0])])
    (one,) = found.comparisons()
    assert one.differences == [1.0, 0.0, -1.0]
    assert one.counts == (1, 1, 1)


def test_a_deal_with_a_stalled_game_is_not_compared():
    found = results([record(0, PAIR, [0], STALLED), record(1, PAIR, [0], [1])])
    (one,) = found.comparisons()
    assert one.differences == [1.0]


def test_at_a_larger_table_rates_by_seat_are_compared():
    (one,) = results([record(0, ("a", "b", "b"), [0], [2], [0])]).comparisons()  # a wins two of three
    assert one.differences == pytest.approx([2 / 3 - 1 / 6])


def test_games_for_one_are_compared_on_the_same_deals():
    records = [record(0, ("a",), [0]), record(0, ("b",), []), record(1, ("a",), [0]), record(2, ("b",), [0])]
    (one,) = results(records, "wizard").comparisons()
    assert one.differences == [1.0]


# --- thinking times -------------------------------------------------------------------------------------------------


def test_quantiles_are_within_a_twentieth():
    thinking = Thinking()
    for milliseconds in range(1, 1001):
        thinking.add(milliseconds / 1000)
    assert thinking.quantile(0.5) == pytest.approx(0.5, rel=0.05)
    assert thinking.quantile(0.95) == pytest.approx(0.95, rel=0.05)


def test_counts_can_be_added_up():
    one, two, both = Thinking(), Thinking(), Thinking()
    for seconds in (0.001, 0.02, 3.0):
        one.add(seconds)
        both.add(seconds)
    two.add(0.5)
    both.add(0.5)
    one.update(two.counts)
    assert one.counts == both.counts and one.decisions == 4


def test_without_decisions_there_is_no_time():
    assert Thinking().quantile(0.5) == 0.0


def test_only_deals_of_the_plan_count():
    found = results([record(0, PAIR, [0], [0])])
    found = type(found)(found.plan, [record(0, PAIR, [0], [0]), record(1, PAIR, [0], [0]), record(0, ("a", "c"), [0], [0])])
    assert found.games == 2
