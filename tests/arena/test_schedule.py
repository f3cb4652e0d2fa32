import pytest

from cardwright.arena.schedule import Plan, deals_for, read_lineups, round_robin, seatings
from cardwright.kernel.errors import BadInput


def test_a_pair_is_played_from_both_sides():
    assert seatings(("a", "b")) == [("a", "b"), ("b", "a")]


def test_one_bot_against_three_others_sits_once_at_each_seat():
    found = seatings(("hard", "easy", "easy", "easy"))
    assert [seating.index("hard") for seating in found] == [0, 3, 2, 1]
    assert all(seating.count("easy") == 3 for seating in found)


def test_seatings_that_are_alike_are_played_once():
    assert seatings(("a", "b", "a", "b")) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert seatings(("a", "a")) == [("a", "a")]


def test_every_two_bots_meet():
    assert round_robin(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]


def test_in_a_game_for_one_each_bot_plays_by_itself():
    assert round_robin(["a", "b"], 1) == [("a",), ("b",)]


def test_at_larger_tables_each_bot_sits_alone_among_each_other_one():
    assert round_robin(["a", "b"], 3) == [("a", "b", "b"), ("b", "a", "a")]


@pytest.mark.parametrize(
    ("bots", "seats", "message"),
    [(["a", "a"], 2, "expected each bot once"), (["a"], 2, "at least two bots"), (["a"], 4, "at least two bots")],
)
def test_a_round_robin_needs_different_bots(bots, seats, message):
    with pytest.raises(BadInput, match=message):
        round_robin(bots, seats)


def test_lineups_have_a_bot_for_each_seat():
    assert read_lineups(["a, b,b"], 3) == [("a", "b", "b")]
    with pytest.raises(BadInput, match="names 2 bots; expected 3"):
        read_lineups(["a,b"], 3)


def test_a_lineup_and_its_rotation_are_the_same():
    with pytest.raises(BadInput, match="given twice"):
        read_lineups(["a,b", "b,a"], 2)


@pytest.mark.parametrize(("games", "lineup", "deals"), [(100, ("a", "b"), 50), (9, ("a", "b", "b", "b"), 3), (7, ("a",), 7)])
def test_games_are_rounded_up_to_whole_deals(games, lineup, deals):
    assert deals_for(games, [lineup]) == deals


def test_setups_take_turns():
    plan = Plan([{"game": "x", "deck": 1}, {"game": "x", "deck": 2}], "1", 10, [("a", "b")], 3)
    assert [plan.setup(deal)["deck"] for deal in range(3)] == [1, 2, 1]
    assert plan.games == 6
