"""What an event changes, who may be told, and what everybody then knows about the card."""

from cardwright.games.unicorns.terms import (
    BRING,
    DECK,
    DISCARD,
    DISCARDED,
    DRAW,
    EXCHANGE,
    PEEK,
    PLAY,
    REORDER,
    RESHUFFLE,
    REVEAL,
    SET_UP,
    TAKE,
    hand,
    stable,
)
from cardwright.kernel import events
from cardwright.kernel.events import EVERYBODY, LOOK, MOVE, NOTE, SHUFFLE
from cardwright.kernel.knowledge import HIDDEN, SPECTATOR, event_card, may_know
from tests.kernel.tables import find, log, table


def told(s):
    """Which of the spectator and the three seats may be told the card of the last event."""
    return [viewer for viewer in (SPECTATOR, 0, 1, 2) if event_card(log(s)[-1], viewer) != HIDDEN]


def knowers(s, card):
    """Who may know which card lies there."""
    return [viewer for viewer in (SPECTATOR, 0, 1, 2) if may_know(s, viewer, card)]


# --- moves ----------------------------------------------------------------------------------------------------------


def test_a_moved_card_lies_on_top_of_its_new_zone_and_nowhere_else():
    s = table([["Narwhal"], [], []], discard=["Yay", "Neigh"])
    card = find(s, "Narwhal", hand(0))
    events.move(s, card, DISCARD, DISCARDED, 0)
    assert s.zones[hand(0)] == ()
    assert s.zones[DISCARD][-1] == card
    assert len(s.zones[DISCARD]) == 3
    assert s.where[card] == DISCARD


def test_a_move_out_of_the_middle_keeps_the_order_of_the_rest():
    s = table([["Narwhal", "Yay", "Neigh"], [], []])
    first, second, third = s.zones[hand(0)]
    events.move(s, second, DISCARD, DISCARDED, 0)
    assert s.zones[hand(0)] == (first, third)


def test_the_log_tells_verb_card_seat_zones_and_number():
    s = table([["Narwhal"], [], []])
    card = find(s, "Narwhal", hand(0))
    events.move(s, card, stable(2), PLAY, 0, 3)
    (event,) = log(s)
    assert (event.kind, event.verb, event.card, event.seat) == (MOVE, PLAY, card, 0)
    assert (event.origin, event.target, event.number) == (hand(0), stable(2), 3)


def test_without_a_listener_nothing_is_logged():
    s = table([["Narwhal"], [], []])
    s.log = None
    events.move(s, find(s, "Narwhal", hand(0)), DISCARD, DISCARDED, 0)
    events.shuffle(s, DECK, RESHUFFLE)
    events.note(s, PLAY, 0)
    assert s.log is None


def test_a_move_collects_what_it_triggers():
    s = table([[], [], []], discard=["Llamacorn", "Narwhal"])
    events.move(s, find(s, "Narwhal", DISCARD), stable(1), BRING, 1)
    assert not s.waiting
    llamacorn = find(s, "Llamacorn", DISCARD)
    events.move(s, llamacorn, stable(1), BRING, 1)
    assert [(f.you, f.source) for f in s.waiting] == [(1, llamacorn)]


# --- who is told ----------------------------------------------------------------------------------------------------


def test_a_public_card_that_moves_in_public_is_told_to_all():
    s = table([[], [], []], [["Narwhal"], [], []])
    card = find(s, "Narwhal", stable(0))
    events.move(s, card, DISCARD, DISCARDED, 0)
    assert told(s) == [SPECTATOR, 0, 1, 2]
    assert s.seen == {}


def test_a_public_card_taken_into_a_hand_stays_known_to_all():
    s = table([[], [], []], discard=["Narwhal"])
    card = find(s, "Narwhal", DISCARD)
    events.move(s, card, hand(1), TAKE, 1)
    assert told(s) == [SPECTATOR, 0, 1, 2]
    assert knowers(s, card) == [SPECTATOR, 0, 1, 2]


def test_a_drawn_card_is_told_to_its_owner_alone():
    s = table([[], [], []])
    card = s.zones[DECK][-1]
    events.move(s, card, hand(1), DRAW, 1)
    assert told(s) == [1]
    assert knowers(s, card) == [1]


def test_a_card_played_from_a_hand_is_told_to_all():
    s = table([["Narwhal"], [], []])
    card = find(s, "Narwhal", hand(0))
    events.move(s, card, stable(0), PLAY, 0)
    assert told(s) == [SPECTATOR, 0, 1, 2]
    assert knowers(s, card) == [SPECTATOR, 0, 1, 2]


def test_a_card_that_goes_from_hand_to_hand_is_told_to_these_two():
    s = table([["Narwhal"], [], []])
    card = find(s, "Narwhal", hand(0))
    events.move(s, card, hand(2), EXCHANGE, 0)
    assert told(s) == [0, 2]
    assert knowers(s, card) == [0, 2]


def test_a_card_put_from_a_hand_on_the_deck_is_known_to_its_former_owner():
    s = table([["Narwhal"], [], []])
    card = find(s, "Narwhal", hand(0))
    events.move(s, card, DECK, RESHUFFLE, 0)
    assert told(s) == [0]
    assert knowers(s, card) == [0]


def test_a_seen_card_of_the_deck_that_is_drawn_is_told_to_who_saw_it():
    s = table([[], [], []])
    card = s.zones[DECK][-1]
    events.show(s, card, 1 << 2, PEEK, 2)
    events.move(s, card, hand(1), DRAW, 1)
    assert told(s) == [1, 2]
    assert knowers(s, card) == [1, 2]


def test_a_seen_card_that_comes_into_the_open_is_no_longer_noted():
    s = table([["Narwhal"], [], []])
    card = find(s, "Narwhal", hand(0))
    events.show(s, card, 1 << 2, PEEK, 2)
    events.move(s, card, DISCARD, DISCARDED, 0)
    assert s.seen == {}


# --- like cards -----------------------------------------------------------------------------------------------------


def test_who_had_seen_one_of_two_like_cards_of_a_hand_cannot_tell_which_one_left():
    s = table([[], ["Neigh", "Neigh"], []])
    one, two = s.zones[hand(1)]
    events.show(s, one, 1 << 0, PEEK, 0)
    events.move(s, two, DISCARD, DISCARDED, 1)
    assert knowers(s, one) == [1]


def test_who_had_seen_the_one_that_left_knows_nothing_of_the_other():
    s = table([[], ["Neigh", "Neigh"], []])
    one, two = s.zones[hand(1)]
    events.show(s, one, 1 << 0, PEEK, 0)
    events.move(s, one, DISCARD, DISCARDED, 1)
    assert knowers(s, two) == [1]


def test_who_had_seen_both_knows_the_one_that_stayed():
    s = table([[], ["Neigh", "Neigh"], []])
    one, two = s.zones[hand(1)]
    for card in (one, two):
        events.show(s, card, 1 << 0, PEEK, 0)
    events.move(s, two, DISCARD, DISCARDED, 1)
    assert knowers(s, one) == [0, 1]


def test_a_card_of_another_name_that_leaves_changes_nothing():
    s = table([[], ["Neigh", "Narwhal"], []])
    neigh, narwhal = s.zones[hand(1)]
    events.show(s, neigh, 1 << 0, PEEK, 0)
    events.move(s, narwhal, DISCARD, DISCARDED, 1)
    assert knowers(s, neigh) == [0, 1]


# --- looking, shuffling, mixing -------------------------------------------------------------------------------------


def test_a_shown_card_stays_where_it_is():
    s = table([[], ["Narwhal"], []])
    card = find(s, "Narwhal", hand(1))
    events.show(s, card, 1 << 0 | 1 << 2, REVEAL, 1)
    assert s.zones[hand(1)] == (card,)
    assert knowers(s, card) == [0, 1, 2]
    assert told(s) == [0, 2]
    assert log(s)[-1].kind == LOOK


def test_what_was_shown_to_one_and_then_to_another_is_known_to_both():
    s = table([[], ["Narwhal"], []])
    card = find(s, "Narwhal", hand(1))
    events.show(s, card, 1 << 0, PEEK, 0)
    events.show(s, card, 1 << 2, PEEK, 2)
    assert knowers(s, card) == [0, 1, 2]


def test_a_card_shown_to_everybody_is_told_to_spectators_too():
    s = table([[], ["Narwhal"], []])
    events.show(s, find(s, "Narwhal", hand(1)), EVERYBODY, REVEAL, 1)
    assert told(s) == [SPECTATOR, 0, 1, 2]


def test_who_looks_through_a_zone_sees_all_of_it_and_no_card_is_told_to_others():
    s = table([[], ["Narwhal", "Yay"], []])
    events.show_zone(s, hand(1), 1 << 0, PEEK, 0)
    assert [knowers(s, card) for card in s.zones[hand(1)]] == [[0, 1], [0, 1]]
    (event,) = log(s)
    assert (event.kind, event.card, event.seat, event.origin) == (LOOK, -1, 0, hand(1))


def test_after_a_shuffle_nobody_knows_a_card_of_the_zone():
    s = table([["Narwhal"], [], []])
    card = find(s, "Narwhal", hand(0))
    events.move(s, card, DECK, RESHUFFLE, 0)
    top = s.zones[DECK][0]
    events.show(s, top, EVERYBODY, REVEAL, 0)
    events.shuffle(s, DECK, RESHUFFLE)
    assert knowers(s, card) == knowers(s, top) == []
    assert (log(s)[-1].kind, log(s)[-1].card) == (SHUFFLE, -1)


def test_a_shuffle_leaves_what_is_known_of_other_zones():
    s = table([[], [], []], discard=["Narwhal"])
    card = find(s, "Narwhal", DISCARD)
    events.move(s, card, hand(1), TAKE, 1)
    events.shuffle(s, DECK, RESHUFFLE)
    assert knowers(s, card) == [SPECTATOR, 0, 1, 2]


def test_a_new_order_of_the_deck_keeps_what_is_known_of_its_cards():
    s = table([[], [], []])
    *rest, second, top = s.zones[DECK]
    events.show(s, top, 1 << 0, PEEK, 0)
    events.reorder(s, DECK, (*rest, top, second), REORDER, 0)
    assert s.zones[DECK][-2:] == (top, second)
    assert knowers(s, top) == [0]
    assert log(s)[-1].card == -1


def test_when_a_card_left_a_hand_unseen_only_the_keepers_still_know_the_rest():
    s = table([[], ["Narwhal", "Yay"], []])
    events.show_zone(s, hand(1), 1 << 0 | 1 << 2, PEEK, 0)
    events.mix(s, s.zones[hand(1)], 1 << 0 | 1 << 1)
    assert [knowers(s, card) for card in s.zones[hand(1)]] == [[0, 1], [0, 1]]


def test_mixed_cards_are_known_to_the_keepers_and_the_owner_and_the_others_stay_known():
    s = table([[], ["Narwhal", "Yay", "Neigh"], []])
    events.show_zone(s, hand(1), 1 << 0 | 1 << 2, PEEK, 0)
    one, two, three = s.zones[hand(1)]
    events.mix(s, (one, two), 1 << 0)
    assert [knowers(s, card) for card in (one, two, three)] == [[0, 1], [0, 1], [0, 1, 2]]
    events.mix(s, (one, two), 1 << 1)
    assert [knowers(s, card) for card in (one, two, three)] == [[1], [1], [0, 1, 2]]


def test_a_mixed_card_that_is_moved_unseen_is_known_to_its_former_owner_alone():
    s = table([[], ["Narwhal", "Yay"], []])
    events.show_zone(s, hand(1), EVERYBODY, REVEAL, 1)
    card = find(s, "Yay", hand(1))
    events.mix(s, s.zones[hand(1)], 1 << 1)
    events.move(s, card, DECK, EXCHANGE, 1)
    assert knowers(s, card) == [1]
    assert told(s) == [1]


def test_what_nobody_knows_any_more_is_not_noted():
    s = table([[], ["Narwhal"], []])
    events.show_zone(s, hand(1), 1 << 0, PEEK, 0)
    events.mix(s, s.zones[hand(1)], 1 << 2)
    assert s.seen == {}


def test_a_tucked_card_lies_at_the_bottom_and_who_knew_it_still_does():
    s = table([["Narwhal"], [], []])
    card = find(s, "Narwhal", hand(0))
    deck = s.zones[DECK]
    events.tuck(s, card, DECK, EXCHANGE, 0)
    assert s.zones[DECK] == (card, *deck)
    assert s.where[card] == DECK
    assert knowers(s, card) == [0]
    assert told(s) == [0]


def test_the_top_card_of_a_deck_can_be_tucked_under_it():
    s = table([[], [], []])
    *rest, top = s.zones[DECK]
    events.show(s, top, 1 << 2, PEEK, 2)
    events.tuck(s, top, DECK, EXCHANGE, 2)
    assert s.zones[DECK] == (top, *rest)
    assert knowers(s, top) == [2]


def test_cards_shuffled_under_a_deck_are_known_to_nobody_and_lie_below_it():
    s = table([[], [], []], discard=["Yay", "Neigh", "Narwhal"])
    deck, discard = s.zones[DECK], s.zones[DISCARD]
    events.show(s, deck[0], 1 << 1, PEEK, 1)
    events.shuffle_under(s, DISCARD, DECK, RESHUFFLE)
    assert s.zones[DISCARD] == ()
    assert s.zones[DECK][3:] == deck
    assert sorted(s.zones[DECK][:3]) == sorted(discard)
    assert [knowers(s, card) for card in discard] == [[], [], []]
    assert all(s.where[card] == DECK for card in discard)
    assert knowers(s, deck[0]) == [1]
    (event,) = log(s)[1:]
    assert (event.kind, event.verb, event.card, event.origin, event.target) == (SHUFFLE, RESHUFFLE, -1, DISCARD, DECK)


# --- laying out, notes, the end -------------------------------------------------------------------------------------


def test_laying_out_logs_and_triggers_nothing():
    s = table([[], [], []], discard=["Llamacorn"])
    card = find(s, "Llamacorn", DISCARD)
    events.place(s, stable(1), [card])
    assert s.zones[stable(1)] == (card,)
    assert s.where[card] == stable(1)
    assert s.zones[DISCARD] == ()
    assert (s.log, s.waiting) == ([], ())


def test_setting_up_triggers_nothing():
    s = table([[], [], []], discard=["Llamacorn"])
    events.move(s, find(s, "Llamacorn", DISCARD), stable(1), SET_UP, 1)
    assert s.waiting == ()


def test_a_note_is_told_to_all_and_moves_nothing():
    s = table([["Narwhal"], [], []])
    before = s.zones[:]
    events.note(s, PLAY, 1, s.zones[hand(0)][0], 7)
    assert s.zones == before
    assert (log(s)[-1].kind, log(s)[-1].number) == (NOTE, 7)
    assert told(s) == [SPECTATOR, 0, 1, 2]


def test_the_end_names_its_winners():
    s = table([[], [], []])
    events.finish(s, 0b101, PLAY)
    assert s.result == 0b101
    assert log(s)[-1].number == 0b101
