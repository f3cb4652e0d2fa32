"""The rule options: what each changes, and what it is without."""

import pytest

from cardwright.games.narrators import terms as t
from tests.narrators.tables import A, B, answer, asked, at, holding, over, said


def options(**chosen):
    return chosen


# --- redraw_check (A5) --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("check", "discards"), [("before", 0), ("after", 2)])
def test_whether_a_deck_is_too_small_for_a_redraw_is_judged_before_or_after(check, discards):
    """One card is left in the deck when two are put back: too few before, enough after."""
    a = holding(deck=["Red Pen", "Attic Bats", "Crypt Moth", "Stowaway"], discard=["Pep Talk", "Misprint"])
    _, s = at("draw", a, holding(deck_size=9), options(redraw_check=check))
    for words in ("Red Pen", "Attic Bats", "done"):
        question = s.question(A)
        s.answer(A, question.options[said(s, question).index(words)])
    s.answer(B, s.question(B).options[0])
    assert len(s.zones[t.zone(A, t.DISCARD)]) == discards
    assert len(s.zones[t.zone(A, t.HAND)]) == 3


# --- counter_scope (A10) ------------------------------------------------------------------------------------------------


def test_without_the_option_only_spells_are_responded_to():
    _, s = at("play", holding(hand=["Attic Bats"], deck_size=9), holding(hand=["Counterspell"], deck_size=9))
    answer(s, "play Attic Bats")
    assert asked(s).kind == t.ASK_PLAY


def test_every_card_played_may_be_responded_to_and_a_negated_character_enters_not():
    a = holding(["Banner Bearer"], ["Beacon Keeper"], deck_size=9)
    game, s = at("play", a, holding(hand=["Counterspell"], deck_size=9), options(counter_scope="plays"))
    answer(s, "play Beacon Keeper")
    assert asked(s).kind == t.ASK_RESPONSE
    answer(s, "play Counterspell")
    assert [game.power(s, c) for c in game.characters(s, A)] == [3]
    assert len(s.zones[t.zone(A, t.HAND)]) == 0
    assert [game.card_names[card] for card in s.zones[t.zone(A, t.DISCARD)]] == ["Beacon Keeper"]


# --- transform_is_gain (A19) --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("choice", "power"), [("no", 4), ("yes", 5)])
def test_whether_the_power_of_a_transform_is_gained(choice, power):
    a = holding(["Corgi Packmate", "Attic Bats"], ["Newly Knighted"], deck_size=9)
    game, s = at("play", a, options=options(transform_is_gain=choice))
    answer(s, "play Newly Knighted onto Attic Bats")
    assert game.power(s, game.characters(s, A)[0]) == power


# --- mutual_defeat (A31) ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("choice", "score"), [("score", 1 + 1 + 1), ("nothing", 1)])
def test_whether_a_challenger_that_dies_as_well_has_defeated_the_other(choice, score):
    """The Masked Duelist scores by its text for a defeat, too."""
    a = holding(["Masked Duelist"], deck_size=9)
    game, s = at("challenge", a, holding(["Masked Duelist"], deck_size=9), options(mutual_defeat=choice))
    answer(s, "Masked Duelist of A", "Masked Duelist of B", "pass", "pass")
    assert len(game.characters(s, A)) == len(game.characters(s, B)) == 0
    assert s.counters[t.SCORE] == score
    assert s.counters[t.SCORE + B] == (2 if choice == "score" else 1)


@pytest.mark.parametrize("choice", ["score", "nothing"])
def test_a_defeat_that_the_challenger_survives_counts_in_any_case(choice):
    a = holding(["Masked Duelist at 5"], deck_size=9)
    _, s = at("challenge", a, holding(["Masked Duelist"], deck_size=9), options(mutual_defeat=choice))
    answer(s, "Masked Duelist of A", "Masked Duelist of B", "pass", "pass")
    assert s.counters[t.SCORE] == 3


# --- tie_rule (A39) -----------------------------------------------------------------------------------------------------


def test_equal_totals_are_shared():
    _, s = at("end", holding(score=5), holding(score=5), turn=6)
    assert over(s)
    assert s.result == 3


def test_a_die_decides_between_equal_totals():
    results = {}
    for seed in "12345678":
        _, s = at("end", holding(score=5), holding(score=5), options(tie_rule="die"), turn=6, seed=seed)
        rolls = [event.number for event in s.log if event.verb == t.ROLLED][-2:]
        results[s.result] = rolls[0] > rolls[1]
    assert results == {1: True, 2: False}
