"""How well a seat stands in a game of Unstable Unicorns, judged by types and numbers only."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from cardwright.games.unicorns.terms import ACTION_PHASE, ACTIVE, BASIC, DOWNGRADE, INSTANT, MAGICAL, PHASE, UNICORN, UPGRADE
from cardwright.games.unicorns.weights import WEIGHTS
from cardwright.kernel.knowledge import HIDDEN, may_know
from cardwright.kernel.state import RUNNING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardwright.games.unicorns.rules import Unicorns
    from cardwright.kernel.knowledge import View
    from cardwright.kernel.state import State

HAND_LIMIT: Final = 7
"""More cards in a hand are not kept for long."""

FEATURES: Final = (
    "share of the target", "its cube", "Unicorns that do not count", "Magical Unicorns", "Upgrades", "Downgrades",
    "cards held", "Instants held", "Unicorns held", "on turn",
)  # fmt: skip


def evaluate(game: Unicorns, view: View, seat: int) -> float:
    """The share of ``seat`` in the strength of all seats, from 0 (lost) to 1 (won)."""
    if view.over:
        return 1.0 if view.result == 1 << seat else 0.0
    active = view.numbers["active"] if view.numbers["phase"] <= ACTION_PHASE else -1
    total = 0.0
    own = 0.0
    for other in range(game.seats):
        hand = view.zones[game.hands[other]]
        known = [card for card in hand if card != HIDDEN]
        stable, unicorns = view.zones[game.stables[other]], view.numbers[f"unicorns {other}"]
        share = math.exp(_worth(_features(game, stable, unicorns, len(hand), known, other == active)))
        total += share
        if other == seat:
            own = share
    return own / total


def standing(game: Unicorns, s: State, seat: int) -> float:
    """The same from a state, by what ``seat`` may know in it."""
    if s.result != RUNNING:
        return 1.0 if s.result == 1 << seat else 0.0
    total = 0.0
    own = 0.0
    for other in range(game.seats):
        share = math.exp(_worth(features(game, s, other, seat)))
        total += share
        if other == seat:
            own = share
    return own / total


def stage(s: State) -> int:
    """Which row of the weights holds: one for the whole game."""
    return 0


def features(game: Unicorns, s: State, seat: int, viewer: int) -> list[float]:
    """What a seat has, as ``viewer`` knows it: the numbers that the weights of ``FEATURES`` belong to."""
    hand = s.zones[game.hands[seat]]
    known: Sequence[int] = hand
    if seat != viewer:
        known = [card for card in hand if may_know(s, viewer, card)] if s.seen or game.present(s, game.openers) else ()
    counters = s.counters
    turn = counters[ACTIVE] == seat and counters[PHASE] <= ACTION_PHASE
    return _features(game, s.zones[game.stables[seat]], game.winning.count(s, seat), len(hand), known, turn)


def _features(game: Unicorns, stable: Sequence[int], unicorns: int, held: int, known: Sequence[int], turn: bool) -> list[float]:
    kinds = game.kind
    cards, magical, upgrades, downgrades = 0, 0, 0, 0
    for card in stable:
        kind = kinds[card]
        if kind & UNICORN:
            cards += 1
            if kind == MAGICAL:
                magical += 1
        elif kind == UPGRADE:
            upgrades += 1
        elif kind == DOWNGRADE:
            downgrades += 1
    instants, playable = 0, 0
    for card in known:
        if kinds[card] == INSTANT:
            instants += 1
        elif kinds[card] & (BASIC | MAGICAL):
            playable += 1
    part = unicorns / game.winning.target
    silent = max(0, cards - unicorns)
    return [
        part, part * part * part, float(silent), float(magical), float(upgrades), float(downgrades),
        float(min(held, HAND_LIMIT)), float(instants), float(playable), float(turn),
    ]  # fmt: skip


def _worth(numbers: list[float]) -> float:
    found = 0.0
    for weight, number in zip(WEIGHTS[0], numbers, strict=True):
        found += weight * number
    return found
