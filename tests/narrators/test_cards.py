"""The pool of Unreliable Narrators: data, texts, decks."""

from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cardwright.games.narrators import sets
from cardwright.language.setfile import FaultyFile
from tests.language.strategies import Trees, difference

CARDS = sets.pool()
TEXTS = Trees(sets.parser().vocabulary).texts()


@pytest.mark.parametrize("card", [card for card in CARDS if card.text], ids=lambda card: card.name)
def test_every_text_prints_as_it_is_written(card):
    parser = sets.parser()
    assert parser.printer.text(parser.parse(card.text)) == card.text


@settings(deadline=None, suppress_health_check=list(HealthCheck), max_examples=300)
@given(data=st.data())
def test_everything_that_can_be_said_is_read_as_it_was_meant(data):
    parser = sets.parser()
    abilities = data.draw(TEXTS)
    text = parser.printer.text(abilities)
    assert difference(parser.printer, abilities, parser.parse(text)) == "", text


def test_the_pool_has_the_numbers_of_the_rules():
    assert len(CARDS) == 90
    assert Counter(card.score for card in CARDS) == {1: 22, 2: 27, 3: 22, 4: 13, 5: 6}
    assert Counter(card.type_name for card in CARDS) == {"Character": 59, "Transform": 13, "Spell": 18}
    assert Counter(card.set_name for card in CARDS) == {"starter": 24, "booster": 66}
    assert Counter(card.status for card in CARDS) == {"reconstructed": 22, "designed": 68}


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ('type = "Spell"\ntext = "Draw 2 card."', "cannot read"),
        ('type = "Spell"\npower = 3\ntext = ""', "has no power"),
        ('type = "Character"\npower = 0\ntext = ""', "at least 1"),
        ('type = "Character"\npower = 2\nsubtypes = "Fay"\ntext = ""', "unknown subtype"),
        ('type = "Character"\npower = 2\nscore = 9\ntext = ""', "expected 1 to 5"),
        ('type = "Character"\npower = 2\ntext = "Draw 1 card."', "needs a trigger"),
        ('type = "Spell"\ntext = "Negate that spell."', "in response"),
    ],
)
def test_faults_of_a_set_file_are_told(lines, expected):
    with pytest.raises(FaultyFile, match=expected):
        sets.read_cards(f'[set]\nname = "x"\ngame = "narrators"\n[[card]]\nname = "Test"\n{lines}\n', "test.toml")
