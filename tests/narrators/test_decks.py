"""Lists of cards: how they are written, and which of them are decks (section 12)."""

import json
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardwright.games.narrators import sets
from cardwright.games.narrators.decks import (
    booster,
    boosters_in,
    deck_faces,
    deck_lines,
    read_deck,
    starter_decks,
    starter_named,
)
from cardwright.games.registry import make_game
from cardwright.kernel.errors import BadInput
from cardwright.kernel.match import Match, load_match
from cardwright.language.setfile import FaultyFile

CARDS = list(sets.pool())
NAMES = [card.name for card in CARDS]
STARTERS = [[CARDS[face].name for face in deck_faces(lines, CARDS)] for lines in starter_decks().values()]
SCORES = {name: card.score for name, card in zip(NAMES, CARDS, strict=True)}


def of_score(score):
    return next(name for name in NAMES if SCORES[name] == score)


def with_boosters(*last):
    """The Gallant starter with one booster for each of these last card scores."""
    return STARTERS[0] + [of_score(score) for end in last for score in (*booster().scores, end)]


def faults_of(text):
    with pytest.raises(FaultyFile) as caught:
        read_deck(text, CARDS, "mine.txt")
    return [str(fault) for fault in caught.value.faults]


def test_the_starter_decks_have_the_numbers_of_the_rules():
    for deck in STARTERS:
        found = [CARDS[NAMES.index(name)] for name in deck]
        assert Counter(card.score for card in found) == {1: 10, 2: 12, 3: 6, 4: 2}
        assert Counter(card.type_name for card in found) == {"Character": 20, "Transform": 4, "Spell": 6}
        assert {card.set_name for card in found} == {"starter"}


def test_a_booster_adds_up():
    assert booster().scores == [1, 2, 2, 3] and booster().last == {3: 45, 4: 38, 5: 17}
    assert booster().most == 8


@pytest.mark.parametrize(
    "line",
    [
        "2 × Bright-Eyed Squire",
        "2×Bright-Eyed Squire",
        "2 x bright-eyed squire",
        "2x Bright-Eyed Squire",
        "2 Bright-Eyed  Squire",
        "  2 × Bright-Eyed Squire  # twice",
        "Bright-Eyed Squire\nbright–eyed squire",
        "\ufeff# mine\n\n2 × Bright-Eyed Squire\r\n",
    ],
)
def test_a_card_may_be_written_in_many_ways(line):
    assert [NAMES[face] for face in read_deck(line, CARDS, "mine.txt")] == ["Bright-Eyed Squire"] * 2


def test_every_fault_is_told_with_its_line_and_the_nearest_card():
    faults = faults_of("2 × Red Pan\n# fine\n3 × Hedge Knight\n0 × Red Pen\n1000000000 x Red Pen\n2 qqqqqq\n")
    assert faults[0] == "mine.txt:1:5: unknown card “Red Pan”; did you mean “Red Pen”?"
    assert faults[1] == "mine.txt:4:1: 0 × Red Pen: expected a number from 1 to 99"
    assert faults[2] == "mine.txt:5:1: 1000000000 × Red Pen: expected a number from 1 to 99"
    assert faults[3].startswith("mine.txt:6:3: unknown card “qqqqqq”; expected a line as “2 × ")
    assert len(faults) == 4


@pytest.mark.parametrize("text", ["", "# nothing\n\n", "   "])
def test_an_empty_list_is_refused(text):
    assert "names no card" in faults_of(text)[0]


@given(st.lists(st.sampled_from(NAMES), min_size=1, max_size=80))
def test_what_is_written_is_read_again(names):
    read = [NAMES[face] for face in deck_faces(deck_lines(names), CARDS)]
    assert Counter(read) == Counter(names)


@given(st.text(max_size=200))
def test_any_text_is_read_or_refused_with_its_faults(text):
    try:
        assert read_deck(text, CARDS, "mine.txt")
    except FaultyFile as error:
        assert all(1 <= fault.line <= text.count("\n") + 1 for fault in error.faults)


# --- which lists are decks ------------------------------------------------------------------------------------------


@given(st.lists(st.sampled_from([3, 4, 5]), max_size=8), st.randoms())
def test_a_starter_with_boosters_and_trades_is_a_deck(last, rng):
    deck = with_boosters(*last)
    traded = [rng.choice([other for other in NAMES if SCORES[other] == SCORES[name]]) for name in deck]
    assert boosters_in([SCORES[name] for name in traded]) == len(last)


@pytest.mark.parametrize("deck", [STARTERS[0][1:], [*STARTERS[0], "Red Pen"], with_boosters(*[3] * 9), ["Red Pen"]])
def test_other_sizes_are_no_decks(deck):
    with pytest.raises(BadInput, match=rf"the deck has {len(deck)} cards?; expected 30, and 5 more for each of at most 8"):
        boosters_in([SCORES[name] for name in deck])


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ((1, 2), "without boosters has 10 of score 1, 12 of score 2"),
        ((4, 5), "2 of score 4; this one has 10 of 1, 12 of 2, 6 of 3, 1 of 4, 1 of 5"),
    ],
)
def test_another_score_is_no_trade(change, says):
    scores = [SCORES[name] for name in STARTERS[0]]
    scores.remove(change[0])
    with pytest.raises(BadInput, match=says):
        boosters_in([*scores, change[1]])


def test_the_last_card_of_a_booster_has_a_score_of_three_or_more():
    scores = [SCORES[name] for name in with_boosters(5)]
    scores.remove(5)
    with pytest.raises(BadInput, match="with 1 booster has 11 of score 1, 14 of score 2, at least 7 of score 3"):
        boosters_in([*scores, 1])


# --- decks of a match -----------------------------------------------------------------------------------------------


def test_a_starter_may_be_named_by_its_beginning():
    assert starter_named("midnight") == "Midnight Draft"
    for words in ("", "Draft", "Noon"):
        with pytest.raises(BadInput, match="expected Gallant Draft or Midnight Draft"):
            starter_named(words)


def setup_with(*decks, **options):
    return {"game": "narrators", "decks": list(decks), "options": options}


def test_the_decks_travel_with_the_match():
    mine = deck_lines(with_boosters(5, 3))
    match = Match(make_game(setup_with(mine, "midnight")), setup_with(mine, "midnight"), "1")
    again = load_match(match.dump(), make_game)
    names = [again.game.card_names[card] for card in range(70)]
    assert Counter(names[:40]) == Counter(with_boosters(5, 3)) and Counter(names[40:]) == Counter(STARTERS[1])


@pytest.mark.parametrize(
    ("deck", "says"),
    [
        (["30 × Red Pan"], "deck of seat B:1:6: unknown card “Red Pan”; did you mean “Red Pen”?"),
        (["30 × Red Pen"], "deck of seat B: the card scores do not fit"),
        (["29 × Red Pen"], "deck of seat B: the deck has 29 cards"),
        ("noon", "unknown starter deck “noon”"),
        ([1], "expected the name of a starter deck or a list of cards"),
        (7, "expected the name of a starter deck or a list of cards"),
    ],
)
def test_a_match_file_with_a_bad_deck_is_refused_at_load(deck, says):
    setup = setup_with("gallant", "midnight")
    data = json.loads(Match(make_game(setup), setup, "1").dump())
    data["setup"]["decks"][1] = deck
    with pytest.raises(BadInput) as caught:
        load_match(json.dumps(data), make_game)
    assert says in str(caught.value)


def test_any_list_may_be_played_where_lists_are_free():
    assert make_game(setup_with(["3 × Red Pen"], "gallant", deck_lists="free")).card_names[:3] == ["Red Pen"] * 3
