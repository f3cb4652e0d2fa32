"""Questions say what the choice is for."""

import pytest

from cardwright.games.narrators import terms as t
from tests.narrators.tables import A, answer, at, holding, question_words, said


@pytest.mark.parametrize("size", [2, 3])
def test_what_a_looked_at_card_is_chosen_for_does_not_hang_on_how_many_there_are(size):
    deck = ["Red Pen", "Attic Bats", "Crypt Moth"][:size]
    _, s = at("play", holding(hand=["Fortune Teller"], deck=deck))
    answer(s, "play Fortune Teller")
    assert question_words(s) == "Fortune Teller: which of these cards do you draw?"
    answer(s, "Red Pen")
    if size == 3:
        assert question_words(s) == "Fortune Teller: which card goes under the deck next? The last one you name lies lowest"


def test_a_copy_asks_like_its_model():
    _, s = at("play", holding(["Fortune Teller"], ["Uncanny Double"], ["Red Pen", "Attic Bats"]))
    answer(s, "play Uncanny Double")
    assert question_words(s) == "Uncanny Double: which of these cards do you draw?"


def test_the_last_card_put_under_a_deck_lies_lowest():
    game, s = at("play", holding(hand=["Footnote"], deck=["Red Pen", "Attic Bats", "Crypt Moth", "Stowaway"]))
    answer(s, "play Footnote")
    while said(s) == ["no response", "no response this turn"]:
        answer(s, "no response")
    answer(s, "Red Pen", "Attic Bats")
    names = [game.card_names[card] for card in s.zones[t.zone(A, t.DECK)]]
    assert names == ["Crypt Moth", "Attic Bats", "Stowaway"]


def test_the_last_card_of_a_redraw_lies_lowest():
    game, s = at("draw", holding(deck=["Red Pen", "Attic Bats", "Crypt Moth", "Stowaway", "Pep Talk"]))
    question = next(question for question in s.pending if question.seat == A)
    assert game.kind  # the cards of the draw
    for words in ("Red Pen", "Attic Bats", "done"):
        question = next(question for question in s.pending if question.seat == A)
        s.answer(A, question.options[said(s, question).index(words)])
    s.answer(1, s.pending[0].options[0])
    names = [game.card_names[card] for card in s.zones[t.zone(A, t.DECK)]]
    assert names[:2] == ["Attic Bats", "Red Pen"]


@pytest.mark.parametrize(
    ("hand", "question"),
    [
        ("Flashback", "Flashback: take which card back into your hand?"),
        ("Dr. Corginstein", "Dr. Corginstein: which card of your discard pile do you play?"),
    ],
)
def test_what_a_card_of_the_discard_pile_is_chosen_for(hand, question):
    _, s = at("play", holding(hand=[hand], discard=["Attic Bats", "Village Baker"], deck_size=5))
    answer(s, f"play {hand}")
    while said(s) == ["no response", "no response this turn"]:
        answer(s, "no response")
    assert question_words(s) == question


def test_which_card_goes_into_the_score_pile():
    _, s = at("play", holding(hand=["Royal Archivist", "Attic Bats", "Red Pen"], deck_size=5))
    answer(s, "play Royal Archivist", "use Royal Archivist")
    assert question_words(s) == "Royal Archivist: which card of your hand goes into your score pile?"
