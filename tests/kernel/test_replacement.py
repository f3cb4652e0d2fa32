"""An event that may be replaced: prevented, replaced by choice, or carried out with what mandatory texts make of it."""

import random

from cardwright.games.unicorns.rules import Unicorns
from cardwright.games.unicorns.terms import (
    ASK_SAVE,
    DESTROY,
    DISCARD,
    DISCARDED,
    NURSERY,
    OPT_CARD,
    OPT_PASS,
    OPT_PLAY,
    OPT_SKIP,
    OPT_USE,
    RETURN,
    SACRIFICE,
    hand,
    stable,
)
from cardwright.kernel import events
from cardwright.kernel.knowledge import sample
from cardwright.kernel.replacement import propose
from cardwright.kernel.saving import dump_state, load_state
from cardwright.kernel.state import Frame
from tests.building import interpreted_only
from tests.kernel.tables import find, log, options, table, take

SEATS: list[list[str]] = [[], ["Yay", "Good Deal"], []]


def threaten(s, name, verb=DESTROY):
    """Propose that a card leaves the stable of seat 1; runs to the question, if there is one."""
    game = s.game
    assert isinstance(game, Unicorns)
    s.pending = ()
    s.asked = 0
    card = find(s, name, stable(1))
    propose(s, game.threat, card, 1, -1, (verb,))
    s.advance()
    return card


def kinds(s):
    return [(question.seat, question.kind) for question in s.pending]


# --- carried out ----------------------------------------------------------------------------------------------------


def test_what_nobody_can_replace_happens_at_once():
    s = table(SEATS, [[], ["Narwhal"], []])
    card = threaten(s, "Narwhal")
    assert s.where[card] == DISCARD
    assert (1, ASK_SAVE) not in kinds(s)
    assert len(s.stack) == 1


def test_a_mandatory_replacement_changes_where_it_leads_without_a_question():
    s = table(SEATS, [[], ["Baby Narwhal", "Swift Flying Unicorn"], []])
    baby, flyer = threaten(s, "Baby Narwhal"), threaten(s, "Swift Flying Unicorn")
    assert s.where[baby] == NURSERY
    assert s.where[flyer] == hand(1)
    assert [event.target for event in log(s) if event.verb == DESTROY] == [NURSERY, hand(1)]


def test_a_replaced_event_is_logged_with_what_was_tried():
    s = table(SEATS, [[], ["Baby Narwhal"], []])
    threaten(s, "Baby Narwhal", SACRIFICE)
    assert [event.verb for event in log(s)] == [SACRIFICE]


# --- asked ----------------------------------------------------------------------------------------------------------


def test_who_may_replace_it_is_asked_before_it_happens():
    s = table(SEATS, [[], ["Unicorn Phoenix"], []])
    card = threaten(s, "Unicorn Phoenix")
    assert kinds(s) == [(1, ASK_SAVE)]
    assert s.where[card] == stable(1)
    assert log(s) == []


def test_declined_it_happens():
    s = table(SEATS, [[], ["Unicorn Phoenix"], []])
    card = threaten(s, "Unicorn Phoenix")
    take(s, 1, OPT_SKIP)
    assert s.where[card] == DISCARD
    assert len(s.stack) == 1


def test_replaced_it_does_not_happen_and_the_price_is_paid():
    s = table(SEATS, [[], ["Unicorn Phoenix"], []])
    card = threaten(s, "Unicorn Phoenix")
    take(s, 1, OPT_USE)
    take(s, 1, OPT_CARD, "Yay")
    assert s.where[card] == stable(1)
    assert [event.verb for event in log(s) if event.card >= 0 and event.target >= 0] == [DISCARDED]
    assert s.waiting == ()


def test_who_cannot_pay_is_not_asked():
    s = table([[], [], []], [[], ["Unicorn Phoenix"], []])
    assert s.where[threaten(s, "Unicorn Phoenix")] == DISCARD


def test_a_text_replaces_only_what_it_speaks_of():
    s = table(SEATS, [[], ["Unicorn Phoenix", "Black Knight Unicorn", "Narwhal"], []])
    phoenix = threaten(s, "Unicorn Phoenix", RETURN)
    assert s.where[phoenix] == hand(1)
    narwhal = threaten(s, "Narwhal", SACRIFICE)
    assert s.where[narwhal] == DISCARD


def test_an_event_is_replaced_at_most_once():
    s = table(SEATS, [[], ["Unicorn Phoenix", "Black Knight Unicorn"], []])
    phoenix = threaten(s, "Unicorn Phoenix")
    assert len(options(s, 1)) == 3  # by the Phoenix, by the Knight, or not
    take(s, 1, OPT_USE, "Black Knight Unicorn")
    assert s.where[phoenix] == stable(1)
    assert (1, ASK_SAVE) not in kinds(s)
    assert [s.game.card_names[card] for card in s.zones[DISCARD]] == ["Black Knight Unicorn"]


def test_a_sacrifice_that_pays_for_a_replacement_is_no_destruction_that_could_be_replaced():
    s = table(SEATS, [[], ["Black Knight Unicorn", "Narwhal"], []])
    threaten(s, "Narwhal")
    take(s, 1, OPT_USE)
    assert (1, ASK_SAVE) not in kinds(s)
    assert [s.game.card_names[card] for card in s.zones[stable(1)]] == ["Narwhal"]


# --- prevented ------------------------------------------------------------------------------------------------------


def test_a_card_that_has_gone_cannot_be_threatened():
    s = table(SEATS, [[], ["Narwhal"], []])
    card = find(s, "Narwhal", stable(1))
    events.move(s, card, hand(1), RETURN, 0)
    game = s.game
    assert isinstance(game, Unicorns)
    propose(s, game.threat, card, 1, -1, (DESTROY,))
    assert s.where[card] == hand(1)
    assert len(s.stack) == 1


# --- while it waits -------------------------------------------------------------------------------------------------


def test_a_waiting_event_is_saved_and_goes_on():
    s = table(SEATS, [[], ["Unicorn Phoenix"], []])
    card = threaten(s, "Unicorn Phoenix")
    again = load_state(s.game, dump_state(s))
    take(again, 1, OPT_SKIP)
    assert again.where[card] == DISCARD


def test_a_waiting_event_is_asked_about_again_in_a_sample():
    s = table(SEATS, [[], ["Unicorn Phoenix"], []])
    threaten(s, "Unicorn Phoenix")
    for viewer in range(3):
        world = sample(s, viewer, random.Random(viewer))
        assert kinds(world) == [(1, ASK_SAVE)]
        assert options(world, 1) == options(s, 1)


def test_of_two_threatened_cards_the_second_waits_for_the_answer_about_the_first():
    s = table([["Two-For-One", "Yay"], ["Good Deal", "Yay"], []], [["Narwhal"], ["Unicorn Phoenix", "Rhinocorn"], []])
    take(s, 0, OPT_PLAY, "Two-For-One")
    take(s, 1, OPT_PASS)
    take(s, 0, OPT_CARD, "Unicorn Phoenix")
    assert kinds(s) == [(1, ASK_SAVE)]
    assert [s.game.card_names[card] for card in s.zones[stable(1)]] == ["Unicorn Phoenix", "Rhinocorn"]
    take(s, 1, OPT_SKIP)
    assert s.zones[stable(1)] == ()


# --- the kernel's part alone ----------------------------------------------------------------------------------------


@interpreted_only
def test_propose_asks_only_if_there_is_a_replacement_and_prevention_comes_first():
    from cardwright.kernel.option import pack, verb_of
    from cardwright.kernel.replacement import Proposal
    from tests.kernel import duel

    class Told(Proposal):
        def __init__(self, stopped, offered):
            super().__init__()
            self.stopped, self.offered = stopped, offered
            self.told = []

        def prevented(self, s, f):
            return self.stopped

        def replacements(self, s, f):
            return self.offered

        def ask(self, s, f, options):
            s.ask(f.you, 0, f.source, options)

        def replace(self, s, f, option):
            self.told.append("asked")
            return verb_of(option) == 1

        def carry_out(self, s, f):
            self.told.append("happened")

    offered = [pack(0), pack(1)]
    cases = [
        (False, [], None, ["happened"]),
        (True, [], None, []),
        (True, offered, None, []),
        (False, offered, pack(0), ["asked", "happened"]),
        (False, offered, pack(1), ["asked"]),
    ]
    for stopped, replacements, answer, told in cases:
        s = duel.Duel().position([[], []], [[], []], [])
        s.pending = ()
        event = Told(stopped, replacements)
        propose(s, event, 0, 1, -1, ())
        s.advance()
        if answer is not None:
            s.answer(1, answer)
        assert event.told == told
        assert len(s.stack) == 1


@interpreted_only
def test_an_event_that_becomes_impossible_while_it_waits_does_not_happen():
    from tests.kernel import duel

    game = duel.Duel()
    s = game.position([[], []], [[], ["Herald"]], [])
    s.pending = ()
    waiting = Frame(game.loss, 0, 0, 1, -1, (0, 1), (game.card(s, 0),), ())
    s.stack.append(waiting)
    events.count(s, game.at(0, duel.CARD), 0)
    s.advance()
    assert game.of(s, 0, duel.POWER) == duel.START_POWER
    assert len(s.stack) == 1
