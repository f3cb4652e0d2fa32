"""What a rival may still know of cards that were moved unseen."""

from cardwright.games.narrators import sets
from cardwright.games.narrators import terms as t
from cardwright.kernel import events
from cardwright.kernel.knowledge import may_know

A, B = 0, 1


def begun():
    """The first redraw: both hold three cards."""
    game = sets.make_game({"options": {"cards": "starters"}})
    return game, game.start(b"1" * 32)


def test_after_a_card_was_banked_the_rival_cannot_tell_that_another_stayed():
    game, s = begun()
    known, other, _ = s.zones[t.zone(A, t.HAND)]
    events.show(s, known, 1 << B, t.PEEK, B)
    game.bank(s, other, A)
    assert not may_know(s, B, known)
    assert may_know(s, A, known) and may_know(s, A, other)


def test_a_card_that_was_known_is_banked_unseen():
    game, s = begun()
    known = s.zones[t.zone(A, t.HAND)][0]
    events.show(s, known, 1 << B, t.PEEK, B)
    game.bank(s, known, A)
    assert not may_know(s, B, known)
    assert may_know(s, A, known)


def test_a_redraw_hides_which_of_the_new_cards_went_and_nothing_else():
    game, s = begun()
    old, *fresh = s.zones[t.zone(A, t.HAND)]
    deck = s.zones[t.zone(A, t.DECK)]
    events.show_zone(s, t.zone(A, t.HAND), 1 << B, t.PEEK, B)
    game.redraw_under(s, fresh, [fresh[1]], A)
    assert s.zones[t.zone(A, t.HAND)] == (old, fresh[0])
    assert s.zones[t.zone(A, t.DECK)] == (fresh[1], *deck)
    assert [may_know(s, B, card) for card in (old, *fresh)] == [True, False, False]
    assert all(may_know(s, A, card) for card in (old, *fresh))


def test_cards_put_under_a_deck_together_hide_their_order():
    game, s = begun()
    *_, third, second, first = s.zones[t.zone(A, t.DECK)]
    for card in (first, second, third):
        events.show(s, card, events.EVERYBODY, t.REVEAL, A)
    game.put_under(s, second, A, False)
    assert s.zones[t.zone(A, t.DECK)][0] == second
    assert may_know(s, A, second) and not may_know(s, B, second)
    assert may_know(s, B, first) and may_know(s, B, third)


def test_a_single_card_put_under_a_deck_stays_known():
    game, s = begun()
    *_, top = s.zones[t.zone(A, t.DECK)]
    events.show(s, top, events.EVERYBODY, t.REVEAL, A)
    game.put_under(s, top, B, True)
    assert s.zones[t.zone(A, t.DECK)][0] == top
    assert may_know(s, A, top) and may_know(s, B, top)
