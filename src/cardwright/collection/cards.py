"""The cards that collections are made of."""

from __future__ import annotations

import difflib
from functools import cache
from typing import TYPE_CHECKING

from cardwright.collection.errors import Refused
from cardwright.games.narrators import sets
from cardwright.games.narrators.decks import deck_faces, plain, starter_decks

if TYPE_CHECKING:
    from cardwright.games.narrators.cards import Card


@cache
def _by_name() -> dict[str, Card]:
    return {plain(card.name): card for card in sets.pool()}


def card_named(name: str) -> Card:
    """A card, in any letter case. Raises Refused with the nearest name."""
    known = _by_name()
    if plain(name) not in known:
        near = difflib.get_close_matches(plain(name), known, 1)
        raise Refused(f"unknown card “{name}”" + (f"; did you mean “{known[near[0]].name}”?" if near else ""))
    return known[plain(name)]


def starter_cards(starter: str) -> list[str]:
    """The cards of a starter deck, by its full name."""
    cards = list(sets.pool())
    return [cards[face].name for face in deck_faces(starter_decks()[starter], cards)]
