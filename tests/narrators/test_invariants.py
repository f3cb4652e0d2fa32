"""The invariants of Unreliable Narrators notice when something does not hold."""

import random

import pytest

from cardwright.games.narrators import terms as t
from cardwright.games.narrators.invariants import Invariants
from cardwright.games.narrators.sets import make_game
from cardwright.kernel import events
from cardwright.kernel.chance import seed_from
from cardwright.kernel.errors import Broken
from cardwright.lab.playing import pick
from tests.kernel.tables import log

GAME = make_game({})


def watched():
    """A game in which both sides have characters, at a decision of the play step, watched from the start."""
    watch = Invariants(GAME)
    s = GAME.start(seed_from("1"), log=True)
    rng = random.Random(1)
    while True:
        watch.check(s, log(s))
        log(s).clear()
        both = min(len(GAME.characters(s, seat)) for seat in range(2))
        if s.pending[0].kind == t.ASK_PLAY and both > 1 and s.zones[t.COVERING] + s.zones[t.COVERING + t.ZONES]:
            return watch, s
        question, option = pick(s, rng)
        s.answer(question.seat, option)


def breaks(watch, s, what):
    with pytest.raises(Broken, match=what):
        watch.check(s, log(s))


def covered(s):
    """A character with a transform on it."""
    return next(c for seat in range(2) for c in GAME.characters(s, seat) if GAME.covers(s, c))


def rival(s):
    """A character of the opposing side."""
    return GAME.characters(s, 1 - s.counters[t.CHALLENGER])[0]


def friend(s):
    """A character of the challenging side."""
    return GAME.characters(s, s.counters[t.CHALLENGER])[0]


def test_what_is_sound_passes():
    watch, s = watched()
    watch.check(s, log(s))


def test_a_card_in_a_zone_of_the_other_player():
    watch, s = watched()
    card = s.zones[t.zone(0, t.DECK)][0]
    events.move(s, card, t.zone(1, t.DECK), t.UNDER, 0)
    breaks(watch, s, "zone of the other player")


def test_a_score_that_falls():
    watch, s = watched()
    events.count(s, t.SCORE, 0)
    breaks(watch, s, "score total of seat 0 fell")


def test_a_card_of_the_page_that_belongs_to_nobody():
    watch, s = watched()
    events.count(s, t.PLACES + friend(s), 0)
    breaks(watch, s, "cannot belong to")


def test_a_card_elsewhere_that_belongs_to_a_character():
    watch, s = watched()
    card = s.zones[t.zone(0, t.DECK)][0]
    events.count(s, t.PLACES + card, s.counters[t.PLACES + friend(s)])
    breaks(watch, s, "does not lie on The Page")


def test_a_transform_among_the_lowest_cards():
    watch, s = watched()
    card = (s.zones[t.COVERING] + s.zones[t.COVERING + t.ZONES])[0]
    events.move(s, card, t.zone(GAME.owner[card], t.PAGE), t.ENTER, 0)
    breaks(watch, s, "is not its lowest card")


def test_a_character_with_another_top_card():
    watch, s = watched()
    character = covered(s)
    GAME.write(s, character, t.TOP, character + 1)
    breaks(watch, s, "out of order")


def test_a_character_without_power_that_lives():
    watch, s = watched()
    GAME.write(s, friend(s), t.POWER, 0)
    breaks(watch, s, "no power and lives")


def test_a_challenger_of_the_opposing_side():
    watch, s = watched()
    GAME.mark(s, rival(s), t.CHALLENGES)
    breaks(watch, s, "challenges for the opposing player")


def test_a_friend_that_opposes():
    watch, s = watched()
    GAME.write(s, friend(s), t.PARTNER, rival(s) + 1)
    GAME.unmark(s, friend(s), t.CHALLENGES)
    breaks(watch, s, "opposes for the challenging player")


def test_an_opposed_character_that_scores():
    watch, s = watched()
    GAME.write(s, friend(s), t.PARTNER, rival(s) + 1)
    GAME.mark(s, friend(s), t.CHALLENGES | t.SCORING)
    breaks(watch, s, "opposed and scoring")


def test_a_card_played_four_times_in_a_turn():
    watch, s = watched()
    card = s.zones[t.zone(0, t.DECK)][0]
    s.stack[0].slots += (card,) * 4
    events.count(s, t.TRIGGERED, s.counters[t.TRIGGERED] + 1)
    breaks(watch, s, "played too often")


def test_something_noted_about_no_character():
    watch, s = watched()
    events.count(s, t.POWER, 1)
    breaks(watch, s, "about no character")
