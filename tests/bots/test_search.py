import random
import time

import pytest

from cardwright.bots.levels import EXPERT, HARD, NORMAL, iterations
from cardwright.bots.looking import glance
from cardwright.bots.search.bot import SearchBot
from cardwright.bots.search.budget import Budget, run
from cardwright.bots.search.searching import MOST, Search
from cardwright.bots.search.settings import Settings
from cardwright.bots.search.tree import distinct, own_key, seen_key
from cardwright.games.registry import make_game
from cardwright.kernel.chance import seed_from
from cardwright.kernel.knowledge import InformationSet, sample
from cardwright.kernel.saving import digest
from cardwright.kernel.state import RUNNING

GAMES = [("unicorns", 2), ("unicorns", 4), ("narrators", 2), ("wizard", 1)]


def moments(name, seats, seed="search", every=9, most=8):
    """Some moments of a game of random answers at which somebody has a choice: state and seat."""
    game = make_game({"game": name, "seats": seats})
    rng = random.Random(seed)
    s = game.start(seed_from(seed))
    number = 0
    while s.result == RUNNING and most:
        question = rng.choice(s.pending)
        if len(question.options) > 1:
            number += 1
            if number % every == 0:
                most -= 1
                yield s, question.seat
        s.answer(question.seat, rng.choice(question.options))


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_an_answer_is_offered_repeatable_and_the_same_in_worlds_that_cannot_be_told_apart(name, seats):
    rng = random.Random(4)
    for s, seat in moments(name, seats):
        before = digest(s)
        worlds = (s, s, sample(s, seat, rng))
        answers = [SearchBot(random.Random(7), Budget(12)).choose(InformationSet(world, seat)) for world in worlds]
        assert len(set(answers)) == 1
        assert answers[0] in s.question(seat).options
        assert digest(s) == before


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_every_iteration_is_a_visit_of_one_option(name, seats):
    for s, seat in moments(name, seats, most=3):
        search = run(InformationSet(s, seat), random.Random(1), Settings(), Budget(30))
        if len(search.options) > 1:
            assert search.iterations == 30 == sum(visits for _, visits, _ in search.found())


def test_values_are_shares_of_winning():
    for s, seat in moments("narrators", 2):
        found = run(InformationSet(s, seat), random.Random(1), Settings(), Budget(20)).found()
        assert all(0 <= value <= 1 for _, _, value in found)


def tried(*visits_and_totals: tuple[int, float]) -> tuple[list[int], list[tuple[int, int, float]]]:
    """The first options of a search that tried them so, and what it found about all."""
    s, seat = next(moment for moment in moments("unicorns", 2) if len(moment[0].question(moment[1]).options) > 4)
    search = Search(InformationSet(s, seat), random.Random(1), Settings())
    for branch, (visits, total) in zip(search.root.edges.values(), visits_and_totals, strict=False):
        branch.visits, branch.total = visits, total
    return list(search.options.values()), search.found()


def test_of_options_that_were_tried_alike_the_better_one_comes_first():
    options, found = tried((20, 5.0), (14, 7.0))
    assert found[:2] == [(options[1], 14, 0.5), (options[0], 20, 0.25)]


def test_few_lucky_playouts_do_not_make_an_option_the_best():
    options, found = tried((20, 8.0), (9, 9.0))
    assert found[:2] == [(options[0], 20, 0.4), (options[1], 9, 1.0)]


def test_an_option_that_was_not_tried_is_not_the_best():
    options, found = tried((20, 0.0))
    assert found[0] == (options[0], 20, 0.0)


def test_a_search_ends_when_its_answer_is_clear():
    s, seat = next(moments("unicorns", 2))
    search = Search(InformationSet(s, seat), random.Random(1), Settings())
    options = list(search.options)
    search.root.visits = 40
    for key in options:
        branch = search.root.edges[key]
        branch.visits, branch.total, branch.squares = 20, 8.0, 7.2  # mean 0.4, standard error 0.1
    assert not search.clear()
    best = search.root.edges[options[0]]
    best.total, best.squares = 12.0, 11.2  # 0.6, 1.4 standard errors of the difference ahead
    assert not search.clear()
    best.total, best.squares = 16.0, 16.8  # 0.8, 2.8 of them
    assert search.clear()


def test_a_clear_answer_saves_the_rest_of_the_budget():
    spent = [
        run(InformationSet(s, seat), random.Random(1), Settings(horizon=0), Budget(300)).iterations
        for s, seat in moments("unicorns", 2)
    ]
    assert min(spent) < 300
    assert all(iterations % 20 == 0 for iterations in spent)


def test_several_processes_search_with_luck_of_their_own_and_add_up():
    s, seat = next(moments("unicorns", 3))
    searches = [run(InformationSet(s, seat), random.Random(5), Settings(), Budget(41, processes=2)) for _ in range(2)]
    assert [search.iterations for search in searches] == [41, 41]
    assert searches[0].found() == searches[1].found()
    assert sum(visits for _, visits, _ in searches[0].found()) == 41
    alone = run(InformationSet(s, seat), random.Random(5), Settings(), Budget(41))
    assert alone.found() != searches[0].found()


def test_a_budget_of_time_is_used_until_the_answer_is_clear():
    s, seat = next(moments("unicorns", 4))
    begin = time.perf_counter()
    search = run(InformationSet(s, seat), random.Random(5), Settings(horizon=0), Budget(seconds=0.3))
    assert time.perf_counter() - begin >= 0.3 or search.clear()
    assert search.iterations > 20


def test_a_search_can_be_stopped():
    s, seat = next(moments("unicorns", 4))
    left = [3]

    def stop():
        left[0] -= 1
        return left[0] < 0

    assert run(InformationSet(s, seat), random.Random(5), Settings(), Budget(10**9, stop=stop)).iterations == 3


def test_of_many_options_some_are_considered_and_the_usual_one_is_among_them():
    game = make_game({"game": "narrators", "seats": 2})
    rng = random.Random(1)
    for number in range(40):
        s = game.start(seed_from(f"many {number}"))
        while s.result == RUNNING:
            question = s.pending[0]
            if len(distinct(s, question.options)) > MOST:
                search = Search(InformationSet(s, question.seat), random.Random(2), Settings())
                assert len(search.options) <= MOST
                usual = game.habit(s, question)
                assert usual < 0 or own_key(s, usual) in search.options
                return
            s.answer(question.seat, rng.choice(question.options))
    pytest.skip("no question had so many options")


@pytest.mark.parametrize("seats", [2, 4])
def test_playouts_go_on_to_a_quiet_moment_so_many_turns_ahead(seats):
    for s, seat in moments("unicorns", seats, most=4):
        search = Search(InformationSet(s, seat), random.Random(2), Settings(horizon=3))
        played = sample(s, seat, random.Random(3))
        search._play_on(played, seat, played)
        assert played.result != RUNNING or (
            played.game.turn_number(played) == s.game.turn_number(s) + 3 and len(played.stack) == 1
        )


def test_a_glance_in_a_playout_is_the_same_in_worlds_that_its_seat_cannot_tell_apart():
    rng = random.Random(6)
    for s, seat in moments("unicorns", 3):
        if s.pending[0].seat == seat:
            other = sample(s, seat, rng)
            assert glance(s, s.pending[0], random.Random(1)) == glance(other, other.pending[0], random.Random(1))


def test_levels_imagine_more_and_more_games_and_fewer_at_a_larger_table():
    for name, seats in (("unicorns", 2), ("unicorns", 8), ("narrators", 2)):
        game = make_game({"game": name, "seats": seats})
        counts = [iterations(game, level, 5) for level in (NORMAL, HARD, EXPERT)]
        assert counts == sorted(set(counts))
    two, eight = [make_game({"game": "unicorns", "seats": seats}) for seats in (2, 8)]
    assert iterations(eight, NORMAL, 5) < iterations(two, NORMAL, 5)


def test_copies_of_a_card_in_one_hand_are_one_option():
    game = make_game({"game": "unicorns", "seats": 2})
    rng = random.Random(3)
    for number in range(30):
        s = game.start(seed_from(f"copies {number}"))
        while s.result == RUNNING:
            question = s.pending[0]
            keys = distinct(s, question.options)
            assert set(keys.values()) <= set(question.options)
            if len(keys) < len(question.options):
                return
            s.answer(question.seat, rng.choice(question.options))
    raise AssertionError("no hand held two copies")


def test_others_see_that_a_card_was_chosen_but_not_which():
    """Of a discard from one hand to another's, both know the card; of a secret pick only its seat."""
    game = make_game({"game": "narrators", "seats": 2})
    s = game.start(seed_from("redraw"))
    question = s.pending[0]
    option = question.options[-1]
    key = own_key(s, option)
    after = s.game.start(seed_from("redraw"))
    after.answer(question.seat, option)
    assert seen_key(after, option, key, question.seat) == key
    assert seen_key(after, option, key, 1 - question.seat) != key
