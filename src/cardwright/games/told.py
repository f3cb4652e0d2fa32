"""Sentences that can be told in another language: English text that remembers which message it is, and of what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from cardwright.language.setfile import Fault, FaultyFile

ALL: Final = "all"
"""The message of sentences in a row."""

BETWEEN: Final = "between"
"""What stands between them."""


class Told(str):
    """A sentence in English with the name of its message and what stands in it. It is a text like any other.

    Values are texts (names, also other told ones) and numbers. The name of the reader is “You”.
    """

    __slots__ = ("message", "values")

    message: str
    values: Mapping[str, str | int]


def tell(message: str, english: str, /, **values: str | int) -> Told:
    """A sentence with its message: ``tell("draws", f"{who} draws {card}.", who=who, card=card)``."""
    told = Told(english)
    told.message = message
    told.values = values
    return told


def tell_all(parts: Sequence[str], between: str) -> Told:
    """Sentences, or parts of one, in a row; each keeps its message."""
    told = Told(between.join(parts))
    told.message = ALL
    told.values = {BETWEEN: between, **{str(number): part for number, part in enumerate(parts)}}
    return told


def reason(error: Exception) -> str:
    """The sentence of an error, or those of all faults of a file, with their messages if they have some."""
    if isinstance(error, FaultyFile):
        return tell_all([_fault(fault) for fault in error.faults], "\n")
    return error.args[0] if error.args and isinstance(error.args[0], str) else str(error)


def _fault(fault: Fault) -> Told:
    return tell("fault", str(fault), file=fault.file, line=fault.line, column=fault.column, why=fault.message)
