"""What is printed is what is read, for every card and for everything the vocabulary can say."""

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from cardwright.games.registry import game_entry, game_names
from cardwright.language.parsing import TextError
from tests.language.strategies import Trees, difference

GAMES = game_names()
CARDS = [
    pytest.param(name, card.text, id=f"{name}-{card.name}")
    for name in GAMES
    for file, text in game_entry(name).sets.shipped()
    for card in game_entry(name).sets.read(text, file)
    if card.text
]
PHRASES = [
    pytest.param(name, number, id=f"{name}-{phrase.words}")
    for name in GAMES
    for number, phrase in enumerate(game_entry(name).parser().vocabulary.phrases)
]
TREES = {name: Trees(game_entry(name).parser().vocabulary) for name in GAMES}
TEXTS = {name: trees.texts() for name, trees in TREES.items()}
calm = settings(deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


@pytest.mark.parametrize(("game", "text"), CARDS)
def test_every_card_prints_as_it_is_written(game, text):
    parser = game_entry(game).parser()
    assert parser.printer.text(parser.parse(text)) == text


@pytest.mark.parametrize("game", GAMES)
@settings(calm, max_examples=400)
@given(data=st.data())
def test_everything_that_can_be_said_is_read_as_it_was_meant(game, data):
    parser = game_entry(game).parser()
    abilities = data.draw(TEXTS[game])
    text = parser.printer.text(abilities)
    again = parser.parse(text)
    assert difference(parser.printer, abilities, again) == "", text
    assert parser.printer.text(again) == text


@pytest.mark.parametrize(("game", "number"), PHRASES)
@settings(calm, max_examples=8)
@given(data=st.data())
def test_every_phrase_prints_as_itself(game, number, data):
    printer = game_entry(game).parser().printer
    phrase = printer.vocabulary.phrases[number]
    node = data.draw(TREES[game].phrase(phrase))
    assert printer.phrase(phrase.category, node) is phrase, "an earlier phrase says the same with fewer fields"


@pytest.mark.parametrize("game", GAMES)
@settings(calm, max_examples=300)
@given(data=st.data())
@example(data=None)
def test_a_spoilt_text_is_read_whole_or_refused_at_a_place_in_it(game, data):
    parser = game_entry(game).parser()
    texts = [param.values[1] for param in CARDS if param.values[0] == game]
    text = spoil(data, texts) if data is not None else "\n"
    try:
        abilities = parser.parse(text)
    except TextError as error:
        lines = text.split("\n")
        assert 1 <= error.line <= len(lines)
        assert 1 <= error.column <= len(lines[error.line - 1]) + 1
        assert lines[error.line - 1][error.column - 1 :].startswith(error.word)
    else:
        assert parser.printer.text(abilities) == text or not text.strip()


def spoil(data, texts):
    """A card text with words left out, doubled, changed or taken from another card."""
    words = data.draw(st.sampled_from(texts)).split(" ")
    others = data.draw(st.sampled_from(texts)).split(" ")
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(words) - 1))
        match data.draw(st.integers(0, 5)):
            case 0:
                words[at : at + 1] = []
            case 1:
                words.insert(at, words[at])
            case 2:
                words[at] = data.draw(st.text(max_size=6))
            case 3:
                words[at] = data.draw(st.sampled_from(others))
            case 4:
                words[at] = words[at].swapcase()
            case 5:
                words.insert(at, "\n")
        words = words or [""]
    return " ".join(words)
