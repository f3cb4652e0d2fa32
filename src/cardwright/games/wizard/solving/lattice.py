"""The sets of cards that may be drawn one after the other from the decks of a hand (A3).

A *spot* is a deck with what was drawn of it; its *height* is how many cards may still be drawn.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from cardwright.games.wizard.solving.hand import Hand, Ints

NONE = -1
"""In place of a draw or kind: so few cards may not be cast."""


def cards_of(decks: list[int]) -> Ints:
    """The cards of decks of one size, as bits: a row for each deck."""
    return np.array([[1 << n for n in range(deck.bit_length()) if (deck >> n) & 1] for deck in decks], dtype=np.int64)


class Decks:
    """The decks of one size, with the spots of each."""

    def __init__(self, hand: Hand, decks: list[int]) -> None:
        rules = hand.game.world.constants
        size = decks[0].bit_count()
        self.decks: list[int] = decks
        self.size: int = size
        self.most: int = min(rules.draw_max, size - rules.deck_leave)
        cards = cards_of(decks)
        self.spots: list[Ints] = []
        """By height: which cards are drawn, by spot and place of the card in the deck (1 or 0)."""
        self.drawn: list[Ints] = []
        """By height: what was drawn, as bits; by deck and spot."""
        self.draws: list[Ints] = []
        """The same, as rows of draws (see Hand)."""
        self.above: list[Ints] = []
        """The spots one card on, which are one height less; by spot and card."""
        self.leads: list[NDArray[np.float64]] = []
        """The same: 1 where a spot leads to another one."""
        places: dict[tuple[int, ...], int] = {}
        for height in range(self.most + 1):
            spots = list(combinations(range(size), self.most - height))
            columns = np.array(spots, dtype=np.int64).reshape(len(spots), -1)
            self.spots.append(np.array([[n in spot for n in range(size)] for spot in spots], dtype=np.int64))
            drawn = cards[:, columns].sum(axis=2)
            self.drawn.append(drawn)
            self.draws.append(hand.rows[drawn])
            above = [[places[tuple(sorted((*spot, n)))] for n in range(size) if n not in spot] for spot in spots if height]
            self.above.append(np.array(above, dtype=np.int64))
            leads = np.zeros((len(spots), len(places)))
            for place, ones in enumerate(above):
                leads[place, ones] = 1.0
            self.leads.append(leads)
            places = {spot: place for place, spot in enumerate(spots)}


def all_decks(hand: Hand, sizes: list[int]) -> list[Decks]:
    """The decks of these sizes, by size."""
    cards = [1 << n for n in range(hand.bits.bit_length()) if (hand.bits >> n) & 1]
    return [Decks(hand, [sum(chosen) for chosen in combinations(cards, size)]) for size in sizes if size <= len(cards)]
