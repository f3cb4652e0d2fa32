"""Answers: what fits is taken, what does not fit changes nothing, and rules that run in a circle are stopped."""

import time

import pytest

from cardwright.games.unicorns.terms import DECK, OPT_ANSWER, OPT_DRAW, OPT_PASS, OPT_PLAY, hand
from cardwright.kernel._derived import clone_state, same_state
from cardwright.kernel.errors import Defect, IllegalAnswer, NotAsked, StaleAnswer
from cardwright.kernel.option import pack
from cardwright.kernel.state import Frame, Node
from tests.building import interpreted_only
from tests.kernel.tables import options, table, take

DRAW = pack(OPT_DRAW)


def refused(s, error, *answer):
    """The answer is refused with exactly this error, and nothing changes."""
    before = clone_state(s)
    pending = s.pending
    with pytest.raises(error) as found:
        s.answer(*answer)
    assert type(found.value) is error
    assert same_state(s, before)
    assert s.pending is pending
    assert s.log == []


# --- answers that do not fit ----------------------------------------------------------------------------------------


def test_a_seat_that_is_not_asked_cannot_answer():
    refused(table([["Narwhal"], [], []]), NotAsked, 1, DRAW)


@pytest.mark.parametrize("seat", [-1, 3, 1000])
def test_a_seat_that_does_not_exist_is_not_asked(seat):
    refused(table([["Narwhal"], [], []]), NotAsked, seat, DRAW)


@pytest.mark.parametrize("option", [-1, 0, pack(OPT_PASS), DRAW + 1, 1 << 60])
def test_an_option_that_was_not_offered_cannot_be_taken(option):
    s = table([["Neigh"], [], []])
    assert option not in options(s, 0)
    refused(s, IllegalAnswer, 0, option)


def test_what_another_seat_is_offered_cannot_be_taken():
    s = table([["Narwhal"], ["Neigh"], ["Neigh"]])
    take(s, 0, OPT_PLAY, "Narwhal", 0)
    s.log = []
    (foreign,) = set(options(s, 2)) - set(options(s, 1))
    refused(s, IllegalAnswer, 1, foreign)


@pytest.mark.parametrize("step", [-1, 1])
def test_an_answer_to_another_question_is_stale(step):
    s = table([["Narwhal"], [], []])
    refused(s, StaleAnswer, 0, DRAW, s.batch + step)


def test_an_answer_that_comes_twice_is_refused():
    s = table([["Narwhal"], ["Neigh"], ["Neigh"]])
    take(s, 0, OPT_PLAY, "Narwhal", 0)
    batch = s.batch
    s.answer(1, pack(OPT_PASS), batch)
    s.log = []
    refused(s, NotAsked, 1, pack(OPT_PASS), batch)


def test_after_the_end_nobody_is_asked():
    s = table([[], [], []], [["Narwhal"], [], []])
    s.zones[DECK] = s.zones[DECK][-1:]
    s.answer(0, DRAW)  # the last card of the deck: the game ends
    assert s.result == 1
    assert (s.pending, s.asked) == ((), 0)
    s.log = []
    refused(s, NotAsked, 0, DRAW)


# --- answers that fit -----------------------------------------------------------------------------------------------


def test_an_answer_that_names_the_open_question_is_taken():
    s = table([["Narwhal"], [], []])
    s.answer(0, DRAW, s.batch)
    assert s.answers == 1
    assert len(s.zones[hand(0)]) == 2


def test_who_is_asked_together_may_answer_in_any_order():
    ends = []
    for order in ((1, 2), (2, 1)):
        s = table([["Narwhal"], ["Neigh"], ["Neigh"]])
        take(s, 0, OPT_PLAY, "Narwhal", 0)
        for seat in order:
            take(s, seat, OPT_ANSWER)
        ends.append(s)
    assert same_state(*ends)


def test_seats_asked_together_are_asked_under_one_number():
    s = table([["Narwhal"], ["Neigh"], ["Neigh"]])
    before = s.batch
    take(s, 0, OPT_PLAY, "Narwhal", 0)
    assert [question.batch for question in s.pending] == [before + 1] * 2
    take(s, 1, OPT_PASS)
    assert [question.batch for question in s.pending] == [before + 1]


def test_a_question_that_is_still_open_is_not_run_again_by_another_answer():
    s = table([["Narwhal"], ["Neigh"], ["Neigh"]])
    take(s, 0, OPT_PLAY, "Narwhal", 0)
    open_question = s.question(2)
    take(s, 1, OPT_PASS)
    assert s.question(2) is open_question


# --- rules that run in a circle -------------------------------------------------------------------------------------


@interpreted_only
def test_a_step_that_neither_asks_nor_ends_is_a_defect():
    class Circle(Node):
        def run(self, s, f):
            f.count += 1

    s = table([[], [], []])
    s.pending = ()
    circle = Frame(Circle(), 0, 0, -1, -1, (), (), ())
    s.stack.append(circle)
    began = time.monotonic()
    with pytest.raises(Defect, match="did not come to a question within 100000 steps"):
        s.advance()
    assert circle.count == 100_000
    assert time.monotonic() - began < 5


@interpreted_only
def test_a_stack_that_grows_for_ever_is_a_defect():
    class Burrow(Node):
        def run(self, s, f):
            s.stack.append(Frame(self, 0, 0, -1, -1, (), (), ()))

    s = table([[], [], []])
    s.pending = ()
    s.stack.append(Frame(Burrow(), 0, 0, -1, -1, (), (), ()))
    with pytest.raises(Defect):
        s.advance()
