"""The kernel serves a game for one seat against chance, without any card: see walk.py."""

import random

import pytest

from cardwright.kernel._derived import clone_state
from cardwright.kernel.chance import seed_from
from cardwright.kernel.knowledge import SPECTATOR, InformationSet, View, sample
from cardwright.kernel.match import Match, load_match
from cardwright.kernel.option import pack
from cardwright.kernel.saving import digest
from cardwright.kernel.state import RUNNING
from tests.building import COMPILED

if COMPILED:
    pytest.skip("compiled classes cannot be subclassed by games outside the package", allow_module_level=True)

from cardwright.lab import conformance as c
from cardwright.lab import secrecy
from cardwright.lab.ledger import check_ledger
from cardwright.lab.playing import pick, play
from tests.kernel.walk import INN, LAST, NIGHTFALL, PLACE, REST, WALK, Walk

GAME = Walk()
ONE, TWO, STAY = pack(WALK, -1, -1, 1), pack(WALK, -1, -1, 2), pack(REST)


def begin(seed="1"):
    return GAME.start(seed_from(seed), log=True)


def test_one_die_shows_one_to_six():
    seen = set()
    for number in range(200):
        s = begin(str(number))
        s.answer(0, ONE)
        seen.add(s.counters[LAST])
    assert seen == {1, 2, 3, 4, 5, 6}


def test_two_dice_show_two_to_twelve_and_seven_most_often():
    found = [0] * 13
    for number in range(2000):
        s = begin(str(number))
        s.answer(0, TWO)
        found[s.counters[LAST]] += 1
    assert sum(found[:2]) == 0
    assert all(found[2:])
    assert max(range(13), key=found.__getitem__) == 7


def test_resting_leaves_chance_alone():
    s = begin()
    s.answer(0, STAY)
    assert (s.counters[PLACE], s.chance) == (0, 0)


def test_who_reaches_the_inn_exactly_has_won():
    s = begin()
    s.answer(0, ONE)
    again = begin()
    again.counters[PLACE] = INN - s.counters[LAST]
    again.answer(0, ONE)
    assert again.result == 1
    assert again.pending == ()


def test_who_walks_past_the_inn_begins_anew():
    s = begin()
    s.answer(0, ONE)
    again = begin()
    again.counters[PLACE] = INN - s.counters[LAST] + 1
    again.answer(0, ONE)
    assert again.result == RUNNING
    assert again.counters[PLACE] == 0


def test_nobody_wins_when_night_falls():
    s = begin()
    for _ in range(NIGHTFALL):
        s.answer(0, STAY)
    assert s.result == 0


def test_the_view_shows_everything_but_the_future():
    s = begin()
    s.answer(0, ONE)
    for viewer in (0, SPECTATOR):
        assert View(s, viewer).numbers == {"place": s.counters[LAST], "hour": 1, "last": s.counters[LAST]}
        assert View(s, viewer).zones == []


def test_a_sample_has_a_future_of_its_own():
    s = begin()
    rolls = set()
    for number in range(100):
        world = InformationSet(s, 0).sample(random.Random(number))
        secrecy.check_alike(s, world, 0)
        assert world.seed != s.seed
        world.answer(0, ONE)
        rolls.add(world.counters[LAST])
    assert rolls == {1, 2, 3, 4, 5, 6}


def test_a_clone_has_the_same_future():
    s = begin()
    copy = clone_state(s)
    for state in (s, copy):
        state.answer(0, TWO)
    assert digest(s) == digest(copy)


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_every_decision_of_a_random_game_is_sound(seed):
    rng = random.Random(seed)
    play(GAME, seed, rng, lambda s: c.check_everything(s, rng))
    c.check_history(GAME, seed)
    check_ledger(GAME, seed)


def test_bots_take_an_offered_step_and_the_same_one_in_worlds_that_look_alike():
    rng = random.Random("bots")
    s = begin()
    secrecy.check_bots(s, sample(s, 0, rng), 0, rng)


def test_a_match_is_saved_loaded_and_undone():
    rng = random.Random("match")
    match = Match(GAME, {"game": "walk"}, "match", digests=True)
    while match.state.result == RUNNING:
        question, option = pick(match.state, rng)
        match.answer(question.seat, option)
    digests = match.digests[:]
    assert load_match(match.dump(), lambda setup: Walk(), digests=True).digests == digests
    assert match.undo(0)
    assert match.digests == digests[:-1]
