"""The table speaks English, Indonesian and Spanish: sentences that know their message are said in the reader's language.

English is what games and table compose; the other languages are Fluent files in ``locales``. Names and texts of cards stay as
they are printed.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from cardwright.games.told import ALL, BETWEEN, Told, tell

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

ENGLISH: Final = "en"
LANGUAGES: Final = (ENGLISH, "id", "es")
READER: Final = "You"
"""How games call the reader."""


ME: Final = tell("you", READER)


class Speech:
    """Says things in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle: FluentBundle | None = None
        self.faults: list[str] = []  # what could not be said well, for tests

    def say(self, text: str) -> str:
        """A whole sentence."""
        said = self.part(text)
        return said if self.language == ENGLISH else said[:1].upper() + said[1:]

    def part(self, text: str) -> str:
        """A part of a sentence, or an option. A text without a message stays as it is."""
        if self.language == ENGLISH or not isinstance(text, Told):
            return str(text)
        if text.message == ALL:
            parts = [part for name, part in text.values.items() if name != BETWEEN and isinstance(part, str)]
            return str(text.values[BETWEEN]).join([self.part(part) for part in parts])
        bundle = self._open()
        if not bundle.has_message(text.message):
            self.faults.append(f"{text.message} is missing")
            return str(text)
        values: dict[str, str | int] = {}
        for name, value in text.values.items():
            values[name] = self._value(value)
            if isinstance(value, str):
                values[f"{name}_is"] = "you" if value == READER else "other"
        pattern = bundle.get_message(text.message).value
        assert pattern is not None
        said, errors = bundle.format_pattern(pattern, values)
        self.faults += [f"{text.message}: {error}" for error in errors]
        return str(said)

    def _value(self, value: str | int) -> str | int:
        if not isinstance(value, str):
            return value
        return self.part(ME) if value == READER else self.part(value)

    def _open(self) -> FluentBundle:
        if self._bundle is None:
            from fluent.runtime import FluentBundle, FluentResource  # takes its time: only who needs it waits

            self._bundle = FluentBundle([self.language], use_isolating=False)
            source = files("cardwright.table").joinpath("locales", f"{self.language}.ftl").read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(source))
        return self._bundle


@cache
def speech(language: str) -> Speech:
    """The speech of a language."""
    return Speech(language)


def known(language: str) -> str:
    """A language the table speaks: the wanted one, or English."""
    return language if language in LANGUAGES else ENGLISH


def preferred(header: str) -> str:
    """The first language of an Accept-Language header that the table speaks."""
    for wanted in header.split(",")[:20]:
        short = wanted.split(";")[0].strip()[:2].lower()
        if short in LANGUAGES:
            return short
    return ENGLISH


PLAIN: Final = speech(ENGLISH)
