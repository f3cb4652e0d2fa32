import random
import time

import pytest

from cardwright.bots.greedy import GreedyBot
from cardwright.bots.registry import bot_names, level_names, make_bot
from cardwright.games.registry import make_game
from cardwright.kernel.chance import seed_from
from cardwright.kernel.errors import BadInput
from cardwright.kernel.knowledge import InformationSet, View, sample
from cardwright.kernel.saving import digest
from cardwright.kernel.state import RUNNING


def moments(seats, seed, level="random", every=7):
    """Some moments of a game between bots: state and asked seat."""
    game = make_game({"game": "unicorns", "seats": seats})
    bots = [make_bot(level, random.Random(f"{seed} {seat}")) for seat in range(seats)]
    s = game.start(seed_from(str(seed)))
    while s.result == RUNNING:
        question = s.pending[0]
        if len(question.options) > 1 and s.answers % every == 0:
            yield s, question.seat
        s.answer(question.seat, bots[question.seat].choose(InformationSet(s, question.seat)))


def test_bots_by_name():
    assert bot_names() == ["random", "greedy", *level_names()]
    assert level_names() == ["easy", "normal", "hard", "expert"]
    with pytest.raises(
        BadInput, match="unknown bot “genius”; expected one of random, greedy, careful, strong, easy, normal, hard, expert"
    ):
        make_bot("genius", random.Random(1))


@pytest.mark.parametrize("level", ["random", "greedy", "easy"])
@pytest.mark.parametrize("seats", [2, 5])
def test_answers_are_legal_and_repeatable_and_change_nothing(level, seats):
    for s, seat in moments(seats, 1):
        before = digest(s)
        info = InformationSet(s, seat)
        one, two = (make_bot(level, random.Random(7)).choose(info) for _ in range(2))
        assert one == two
        assert one in info.options
        assert digest(s) == before


def test_greedy_cannot_see_what_its_seat_cannot_know():
    rng = random.Random(2)
    for seed in range(3):
        for s, seat in moments(3, seed):
            world = sample(s, seat, rng)
            answers = [GreedyBot(random.Random(5)).choose(InformationSet(one, seat)) for one in (s, world)]
            assert answers[0] == answers[1]


def test_greedy_is_quick():
    times = []
    for s, seat in moments(4, 3, "greedy", 1):
        start = time.perf_counter()
        GreedyBot(random.Random(1)).choose(InformationSet(s, seat))
        times.append(time.perf_counter() - start)
    assert sorted(times)[len(times) // 2] < 0.3


def test_the_evaluation_is_a_share():
    for s, seat in moments(4, 4):
        values = [s.game.evaluate(View(s, seat), other) for other in range(4)]
        assert all(0 <= value <= 1 for value in values)
        assert sum(values) == pytest.approx(1)


def test_the_evaluation_knows_who_has_won():
    game = make_game({"game": "unicorns", "seats": 2})
    s = game.start(seed_from("1"))
    s.result = 2
    assert [game.evaluate(View(s, 0), seat) for seat in range(2)] == [0, 1]
    s.result = 0
    assert [game.evaluate(View(s, 0), seat) for seat in range(2)] == [0, 0]
