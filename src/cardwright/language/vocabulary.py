"""A game's vocabulary: each phrase is written once and serves the parser, the printer and the reference page.

A phrase pattern is plain words with slots, as ``"draw {number:cards}"``: the slot's name is the field of the node that the
phrase makes, what follows the colon is a category: another phrase category, a noun category, or one of

    number         a number ("three")
    NOUNS          "one Unicorn card", "two Unicorn cards": a Counted of the noun category NOUNS
    a NOUN         one noun of the category, in the singular: "Unicorn", "Upgrade or Downgrade"
    any NOUN       the noun in the plural: "Unicorns", "Upgrades or Downgrades"
    all NOUN       the same for all of them together: "Upgrades and Downgrades"
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from cardwright.language.tree import Noun

WORDS: Final = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
SLOT: Final = re.compile(r"\{(\w+):([^}]+)\}")
PIECE: Final = re.compile(r"\{\w+:[^}]+\}|[\w'’-]+|[^\w\s]")


class Phrase:
    """One way to say one thing."""

    def __init__(self, category: str, pattern: str, make: Callable[..., Any], fixed: dict[str, Any], says: str) -> None:
        self.category = category
        self.pattern = pattern
        self.make = make
        self.fixed = fixed
        self.says = says
        self.slots: list[tuple[str, str]] = SLOT.findall(pattern)

    @property
    def words(self) -> str:
        """The pattern for readers: slots shown as ‹category›."""
        return SLOT.sub(lambda m: f"‹{m.group(2)}›", self.pattern)


class NounWord:
    """A noun in both numbers."""

    def __init__(self, singular: str, plural: str, types: int, takes_word: bool) -> None:
        self.singular = singular
        self.plural = plural
        self.types = types
        self.takes_word = takes_word  # followed by a word that the card's name must contain


class Vocabulary:
    """The phrases and nouns of one game."""

    def __init__(self, game: str, digits: bool = False, joins: bool = True) -> None:
        self.game = game
        self.digits = digits  # numbers as digits ("2 cards") or as words ("two cards")
        self.joins = joins  # whether a sentence may hold several actions ("X and Y", "X, then Y")
        self.phrases: list[Phrase] = []
        self.nouns: dict[str, list[NounWord]] = {}
        self.notes: dict[str, str] = {}  # what a category of phrases or nouns is, for the reference page

    def add(self, category: str, pattern: str, make: Callable[..., Any], says: str, **fixed: Any) -> None:
        """Add a phrase; ``says`` explains it in the reference page, ``fixed`` are fields that the words imply."""
        if any(p.category == category and p.pattern == pattern for p in self.phrases):
            raise ValueError(f"the phrase {pattern!r} stands twice in category {category}")
        self.phrases.append(Phrase(category, pattern, make, fixed, says))

    def noun(self, category: str, singular: str, plural: str, types: int, takes_word: bool = False) -> None:
        """Add a noun for cards of the given types."""
        self.nouns.setdefault(category, []).append(NounWord(singular, plural, types, takes_word))

    def example(self, phrase: Phrase) -> str:
        """The phrase with its slots filled in the simplest way: words that can be read."""
        return SLOT.sub(lambda m: self._example(m.group(2)), phrase.pattern)

    def _example(self, category: str) -> str:
        if category == "number":
            return self.number_word(2)
        form, _, noun = category.rpartition(" ")
        if noun in self.nouns:
            first = self.nouns[noun][0]
            if form:
                return first.singular if form == "a" else first.plural
            return f"{self.number_word(1)} {first.singular}"
        return next((self.example(phrase) for phrase in self.phrases if phrase.category == category), category)

    def note(self, category: str, says: str) -> None:
        """Explain a category of phrases or nouns in the reference page."""
        self.notes[category] = says

    def number_word(self, number: int) -> str:
        """A number as this game writes it."""
        return str(number) if self.digits or number >= len(WORDS) else WORDS[number]

    def noun_words(self, category: str, noun: Noun, form: str) -> str:
        """A noun in words; ``form`` is a, any or all (see above). Raises KeyError if the category has no word for it."""
        plural = form != "a"
        for entry in self.nouns[category]:
            if entry.types == noun.types and entry.takes_word == bool(noun.word):
                words = entry.plural if plural else entry.singular
                return f"{words} {noun.word}" if noun.word else words
        for first in self.nouns[category]:
            for second in self.nouns[category]:
                apart = not first.types & second.types and not (first.takes_word or second.takes_word)
                if apart and first.types | second.types == noun.types and not noun.word:
                    one, two = (first.plural, second.plural) if plural else (first.singular, second.singular)
                    return f"{one} {'and' if form == 'all' else 'or'} {two}"
        raise KeyError(f"no {category} for card types {noun.types:#x}")
