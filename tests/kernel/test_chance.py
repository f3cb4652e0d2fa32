"""Random numbers are uniform, reproducible, and a function of the seed and the number of the random event."""

import struct
from hashlib import sha256, shake_128

import pytest

from cardwright.kernel import chance
from cardwright.kernel.chance import below, seed_from, shuffled
from tests.building import interpreted_only
from tests.kernel.tables import unicorns

SEVEN_SIGMA = 7.0


def state(seed="1"):
    return unicorns().empty(seed_from(seed))


def surprise(found, expected):
    """How far a chi-square lies from its mean, in standard deviations."""
    square = sum((number - expected) ** 2 / expected for number in found)
    freedom = len(found) - 1
    return (square - freedom) / (2 * freedom) ** 0.5


@pytest.mark.parametrize("bound", [2, 3, 6, 7, 10, 52, 114])
def test_numbers_below_a_bound_are_uniform(bound):
    s = state()
    found = [0] * bound
    for _ in range(200 * bound):
        found[below(s, bound)] += 1
    assert surprise(found, 200) < SEVEN_SIGMA


def test_every_card_comes_to_every_place_equally_often():
    s = state()
    size, times = 12, 6000
    found = [[0] * size for _ in range(size)]
    for _ in range(times):
        for place, card in enumerate(shuffled(s, tuple(range(size)))):
            found[card][place] += 1
    assert all(surprise(row, times / size) < SEVEN_SIGMA for row in found)
    assert all(surprise(column, times / size) < SEVEN_SIGMA for column in zip(*found, strict=True))


def test_every_order_of_four_cards_is_equally_frequent():
    s = state()
    found: dict[tuple[int, ...], int] = {}
    for _ in range(24 * 300):
        order = tuple(shuffled(s, (0, 1, 2, 3)))
        found[order] = found.get(order, 0) + 1
    assert len(found) == 24
    assert surprise(found.values(), 300) < SEVEN_SIGMA


def test_no_number_reaches_the_bound_and_each_below_it_comes_up():
    s = state()
    assert {below(s, 5) for _ in range(500)} == {0, 1, 2, 3, 4}
    assert {below(s, 1) for _ in range(10)} == {0}


def test_a_shuffle_keeps_the_cards():
    s = state()
    cards = tuple(range(0, 300, 3))
    assert sorted(shuffled(s, cards)) == list(cards)
    assert cards == tuple(range(0, 300, 3))


@pytest.mark.parametrize("cards", [(), (7,)])
def test_less_than_two_cards_have_one_order(cards):
    assert shuffled(state(), cards) == list(cards)


def test_the_same_seed_gives_the_same_numbers():
    one, two = state("seed"), state("seed")
    for bound in (2, 10, 1000):
        assert below(one, bound) == below(two, bound)
        assert shuffled(one, tuple(range(bound))) == shuffled(two, tuple(range(bound)))


def test_other_seeds_give_other_numbers():
    assert len({tuple(shuffled(state(str(number)), tuple(range(20)))) for number in range(200)}) == 200


def test_each_random_event_has_numbers_of_its_own():
    s = state()
    assert len({tuple(shuffled(s, tuple(range(20)))) for _ in range(200)}) == 200


def test_a_random_event_depends_on_its_number_alone():
    one, two = state(), state()
    below(one, 6)
    shuffled(two, tuple(range(50)))
    assert one.chance == two.chance == 1
    assert shuffled(one, tuple(range(30))) == shuffled(two, tuple(range(30)))


def test_a_seed_text_stands_for_its_hash():
    assert seed_from("1") == sha256(b"cardwright seed 1").digest()
    assert seed_from("Läufer") == sha256("cardwright seed Läufer".encode()).digest()


def first_fitting(seed, number, bound):
    """What the number must be: the first 32-bit word of the event's stretch that favours no remainder, modulo the bound."""
    stretch = struct.unpack(">256I", shake_128(seed + number.to_bytes(8, "big")).digest(1024))
    whole = 2**32 // bound * bound
    return next((at, word % bound) for at, word in enumerate(stretch) if word < whole)


def test_words_that_would_favour_small_numbers_are_thrown_away():
    bound = 2**31 + 1  # nearly every second word does
    s = state()
    thrown_away = []
    for number in range(1, 400):
        at, expected = first_fitting(s.seed, number, bound)
        assert below(s, bound) == expected
        thrown_away.append(at)
    assert 0 in thrown_away
    assert max(thrown_away) >= 4  # so many that more words had to be read


@interpreted_only
def test_a_shuffle_throws_such_words_away_and_reads_more(monkeypatch):
    real = chance._words
    lengths = []

    def words(s, length):
        lengths.append(length)
        return (2**32 - 1,) * 6 + real(s, length)[: length - 6]

    s, other = state(), state()
    expected = shuffled(other, (0, 1, 2))
    monkeypatch.setattr(chance, "_words", words)
    # 2³² - 1 is thrown away for the bound 3; what follows are the words that would have come first
    assert shuffled(s, (0, 1, 2)) == expected
    assert lengths == [7, 14]


@interpreted_only
def test_for_a_power_of_two_no_word_is_thrown_away(monkeypatch):
    monkeypatch.setattr(chance, "_words", lambda s, length: (2**32 - 1,) * length)
    assert below(state(), 2**16) == 2**16 - 1
