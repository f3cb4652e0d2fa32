"""Decks as text: for people to look at, and as files that they can write by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.collection.cards import card_named
from cardwright.games.narrators import sets
from cardwright.games.narrators.decks import deck_lines, read_deck
from cardwright.language.setfile import read_set

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path


def deck_listing(deck: Sequence[str], kept_out: Sequence[str]) -> list[str]:
    """The lines that show a deck by card score, and what its player owns beside it."""
    lines: list[str] = []
    for score, cards in sorted(_by_score(deck).items()):
        lines += [f"  Card score {score}: {len(cards)}", *(f"    {line}" for line in deck_lines(cards))]
    if kept_out:
        lines += ["  Kept out of the deck", *(f"    {line}" for line in deck_lines(sorted(kept_out)))]
    return lines


def deck_file(name: str, deck: Sequence[str]) -> str:
    """A deck as the text of a file that :func:`read_deck_file` reads."""
    lines = [f"# The deck of {name}: {len(deck)} cards"]
    for score, cards in sorted(_by_score(deck).items()):
        lines += [f"# card score {score}", *deck_lines(cards)]
    return "\n".join(lines) + "\n"


def read_deck_file(path: Path) -> list[str]:
    """The cards of a deck file. Raises FaultyFile with the fault of every line."""
    cards = list(sets.pool())
    return [cards[face].name for face in read_deck(read_set(path), cards, str(path))]


def _by_score(deck: Sequence[str]) -> dict[int, list[str]]:
    found: dict[int, list[str]] = {}
    for card in sorted(deck):
        found.setdefault(card_named(card).score, []).append(card)
    return found
