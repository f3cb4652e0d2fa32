"""Decks and modes of a setup."""

import random

import pytest

from cardwright.games.narrators import sets
from cardwright.games.narrators import terms as t
from cardwright.kernel.errors import BadInput
from cardwright.lab.playing import play


def test_decks_are_named_or_listed():
    decks = ["Midnight Draft", ["20 × Background Extra", "2 x Red Pen", "Flashback"]]
    game = sets.make_game({"decks": decks, "options": {"deck_lists": "free"}})
    assert game.owner.count(0) == 30 and game.owner.count(1) == 23
    assert play(game, "1", random.Random(1)).result in (1, 2, 3)


@pytest.mark.parametrize("decks", [["Midnight Draft"], ["No Such Deck"] * 2, [["2 × No Such Card"]] * 2, "x", [3, 4]])
def test_unknown_decks_are_refused(decks):
    with pytest.raises(BadInput, match="expected"):
        sets.make_game({"decks": decks})


def test_claims_are_a_mode_of_the_setup():
    assert sets.make_game({"physical": True}).options.physical
    assert not sets.make_game({}).options.physical


def test_a_drafted_deck_leaves_the_rest_in_the_box():
    game = sets.make_game({"options": {"cards": "drafted"}})
    s = game.start(b"0" * 32)
    for seat in range(2):
        assert len(s.zones[t.zone(seat, t.DECK)]) + len(s.zones[t.zone(seat, t.HAND)]) == 30


def test_seven_cards_are_corgis():
    assert sum("Corgi" in card.subtypes for card in sets.pool()) == 7
