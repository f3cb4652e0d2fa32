"""An option says what it means, and says it back."""

from hypothesis import given
from hypothesis import strategies as st

from cardwright.kernel.option import card_of, number_of, pack, seat_of, verb_of, with_card

VERBS = st.integers(0, 1000)
CARDS = st.integers(-1, 4094)
SEATS = st.integers(-1, 30)
NUMBERS = st.integers(0, 65535)


@given(VERBS, CARDS, SEATS, NUMBERS)
def test_every_part_is_read_back(verb, card, seat, number):
    option = pack(verb, card, seat, number)
    assert (verb_of(option), card_of(option), seat_of(option), number_of(option)) == (verb, card, seat, number)


@given(VERBS, CARDS, SEATS, NUMBERS, CARDS)
def test_another_card_changes_nothing_else(verb, card, seat, number, other):
    assert with_card(pack(verb, card, seat, number), other) == pack(verb, other, seat, number)


@given(VERBS)
def test_a_verb_alone_has_no_card_no_seat_and_the_number_0(verb):
    option = pack(verb)
    assert (card_of(option), seat_of(option), number_of(option)) == (-1, -1, 0)


def test_options_are_not_negative():
    assert pack(0) >= 0
