"""How well a seat stands in a game of Unstable Unicorns, judged by types and numbers only."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from cardwright.games.unicorns.terms import ACTION_PHASE, BASIC, DOWNGRADE, INSTANT, MAGICAL, UNICORN, UPGRADE
from cardwright.kernel.knowledge import HIDDEN

if TYPE_CHECKING:
    from cardwright.games.unicorns.rules import Unicorns
    from cardwright.kernel.knowledge import View

# What makes a seat strong. Set by hand; a fit to 43,000 positions of games between bots, and weights near it, play no better.
PROGRESS: Final = 2.0
LAST_STEPS: Final = 3.0
SILENT: Final = 0.2  # a Unicorn card that does not count now
MAGICAL_CARD: Final = 0.15
UPGRADE_CARD: Final = 0.5
DOWNGRADE_CARD: Final = -0.5
HAND_CARD: Final = 0.1
HAND_INSTANT: Final = 0.35
HAND_UNICORN: Final = 0.12
TO_MOVE: Final = 0.1

HAND_LIMIT: Final = 7


def evaluate(game: Unicorns, view: View, seat: int) -> float:
    """The share of ``seat`` in the strength of all seats, from 0 (lost) to 1 (won)."""
    if view.over:
        return 1.0 if view.result == 1 << seat else 0.0
    total = 0.0
    own = 0.0
    for other in range(game.seats):
        share = math.exp(strength(game, view, other))
        total += share
        if other == seat:
            own = share
    return own / total


def strength(game: Unicorns, view: View, seat: int) -> float:
    """How strong a seat is; differences are what counts."""
    kinds = game.kind
    unicorns = view.numbers[f"unicorns {seat}"]
    cards = 0
    found = 0.0
    for card in view.zones[game.stables[seat]]:
        kind = kinds[card]
        if kind & UNICORN:
            cards += 1
            if kind == MAGICAL:
                found += MAGICAL_CARD
        elif kind == UPGRADE:
            found += UPGRADE_CARD
        elif kind == DOWNGRADE:
            found += DOWNGRADE_CARD
    part = unicorns / game.winning.target
    found += PROGRESS * part + LAST_STEPS * part * part * part
    if cards > unicorns:
        found += SILENT * (cards - unicorns)
    hand = view.zones[game.hands[seat]]
    found += HAND_CARD * min(len(hand), HAND_LIMIT)
    for card in hand:
        if card != HIDDEN:
            if kinds[card] == INSTANT:
                found += HAND_INSTANT
            elif kinds[card] & (BASIC | MAGICAL):
                found += HAND_UNICORN
    if view.numbers["active"] == seat and view.numbers["phase"] <= ACTION_PHASE:
        found += TO_MOVE
    return found
