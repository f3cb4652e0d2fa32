import math

import pytest

from cardwright.arena.ratings import ratings
from cardwright.arena.records import STALLED
from tests.arena.making import record, results

PAIR = ("a", "b")


def elo(found):
    return {one.bot: one for one in ratings(found)}


def deals(*endings, lineup=PAIR):
    return results([record(at, lineup, *ending) for at, ending in enumerate(endings)])


def test_three_wins_of_four_are_about_191_points():
    found = elo(deals(*[([0], [1]), ([0], [0])] * 500))  # 1500 of 2000
    assert found["a"].elo - found["b"].elo == pytest.approx(400 * math.log10(3), abs=1)
    assert found["a"].elo + found["b"].elo == pytest.approx(3000)


def test_the_uncertainty_is_that_of_the_win_rate():
    # The difference of two bots has the standard error 1/√(n·p·q) in logarithms; each bot has half of it to the average.
    found = elo(deals(*[([0], [1]), ([0], [0])] * 500))
    expected = 1.96 * 400 / math.log(10) / math.sqrt(2000 * 0.75 * 0.25) / 2
    assert found["a"].elo_half == pytest.approx(expected, rel=0.01)


def test_equal_bots_are_average():
    assert [one.elo for one in ratings(deals(([0], [0]), ([1], [1])))] == pytest.approx([1500, 1500])


def test_a_bot_that_wins_every_game_has_a_finite_rating_and_a_wide_interval():
    best = ratings(deals(*[([0], [1])] * 20))[0]
    assert best.bot == "a" and 1700 < best.elo < 2500 and best.elo_half > 200


def test_the_order_of_the_games_does_not_matter_for_elo():
    one = elo(deals(([0], [1]), ([1], [0]), ([0], [0])))
    two = elo(deals(([0], [0]), ([1], [0]), ([0], [1])))
    assert one["a"].elo == pytest.approx(two["a"].elo)


def test_nobody_and_everybody_are_the_same_to_ratings():
    nobody = elo(deals(([], []), ([0], [1])))
    everybody = elo(deals(([0, 1], [0, 1]), ([0], [1])))
    assert nobody["a"].elo == pytest.approx(everybody["a"].elo)
    assert nobody["a"].skill == pytest.approx(everybody["a"].skill)


def test_stalled_games_are_left_out():
    assert elo(deals((STALLED, STALLED), ([0], [1])))["a"].elo == pytest.approx(elo(deals(([0], [1])))["a"].elo)


def test_an_even_share_at_a_table_of_four_is_average():
    # One of four wins: each seat has its share.
    found = elo(deals(([0], [0], [0], [0]), lineup=("a", "b", "b", "b")))
    assert found["a"].elo == pytest.approx(1500, abs=0.1)


def test_bots_that_never_met_are_compared_through_a_third():
    records = [record(at, lineup, [0], [1]) for at in range(30) for lineup in (("a", "b"), ("b", "c"))]
    records += [record(at, lineup, [0], [0]) for at in range(30, 60) for lineup in (("a", "b"), ("b", "c"))]
    found = elo(results(records))
    assert found["a"].elo > found["b"].elo > found["c"].elo
    assert found["a"].elo_half > found["b"].elo_half


def test_openskill_follows_the_games():
    found = elo(deals(*[([0], [1])] * 10))
    (mu, sigma), (other, _) = found["a"].skill, found["b"].skill
    assert mu > 25 > other and sigma < 25 / 3


def test_bots_at_several_seats_keep_one_rating():
    found = elo(deals(([0], [3], [2], [1]), lineup=("a", "b", "b", "b")))
    assert found["a"].skill[0] > 25 > found["b"].skill[0]


def test_a_game_for_one_has_no_ratings():
    assert ratings(results([record(0, ("a",), [0])], "wizard")) == []
