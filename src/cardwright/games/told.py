"""Sentences that can be told in another language: English text that remembers which message it is, and of what."""

from __future__ import annotations

from collections.abc import Mapping


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


def reason(error: Exception) -> str:
    """The sentence of an error, with its message if it has one."""
    return error.args[0] if error.args and isinstance(error.args[0], str) else str(error)
