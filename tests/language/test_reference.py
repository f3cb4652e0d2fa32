"""The reference page says what the language is now."""

from pathlib import Path

import pytest

from cardwright.language import reference
from cardwright.workshop.sources import reference_games

PAGE = Path(__file__).parents[2] / "docs" / "card-language.md"


def test_the_page_is_up_to_date():
    # To mend: run python -m cardwright.language.reference
    assert PAGE.read_text(encoding="utf-8") == reference.page(reference_games())


def test_every_phrase_and_noun_stands_in_it():
    page = reference.page(reference_games())
    for game in reference_games():
        for phrase in game.parser.vocabulary.phrases:
            assert f"| {phrase.words} | {phrase.says} |" in page
        for words in game.parser.vocabulary.nouns.values():
            for entry in words:
                assert f"- {entry.singular}" in page


def test_a_sentence_form_that_is_not_described_is_noticed(monkeypatch):
    monkeypatch.setattr(reference, "aliases", lambda: ["triggered", "shouted"])
    with pytest.raises(KeyError, match="shouted"):
        reference.page([])


def test_the_words_of_the_reference_do_not_break_its_tables():
    assert not any("|" in phrase.words + phrase.says for game in reference_games() for phrase in game.parser.vocabulary.phrases)
