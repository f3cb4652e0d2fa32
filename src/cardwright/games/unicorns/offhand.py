"""Quick answers for playouts of Unstable Unicorns: by card types and numbers, without looking ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.unicorns.terms import (
    ASK_ACTION,
    ASK_DISCARD,
    ASK_INSTANT,
    ASK_PICK,
    ASK_PLAYER,
    ASK_TARGET,
    BABY,
    BASIC,
    DOWNGRADE,
    INSTANT,
    MAGIC,
    MAGICAL,
    OPT_DRAW,
    OPT_PLAY,
    PILE,
    UNICORN,
    UPGRADE,
    seat_of_stable,
)
from cardwright.kernel.option import card_of, seat_of, verb_of

if TYPE_CHECKING:
    from cardwright.games.unicorns.rules import Unicorns
    from cardwright.kernel.state import Decision, State

WHATEVER: Final = 0.12
"""How often any option is taken."""

PLAYS: Final = {BASIC: 3.0, MAGICAL: 3.2, BABY: 3.0, UPGRADE: 2.4, DOWNGRADE: 2.2, MAGIC: 2.0, INSTANT: 0.0}
"""Which types are played first, where they do their owner good."""

DRAWS: Final = 1.0

LIES: Final = {BABY: 1.0, BASIC: 1.0, MAGICAL: 1.2, UPGRADE: 0.6, DOWNGRADE: -0.6, MAGIC: 0.0, INSTANT: 0.0}
"""What a card in a stable is worth to its owner."""

HELD: Final = {BABY: 0.1, BASIC: 0.25, MAGICAL: 0.35, UPGRADE: 0.3, DOWNGRADE: 0.2, MAGIC: 0.22, INSTANT: 0.5}
"""What a card in the hand is worth."""

STOPS: Final = 0.8
"""How often a Unicorn is answered that brings its owner close to the target, …"""

ANSWERS: Final = 0.15
"""… and any other card that harms."""

CLOSE: Final = 2


def offhand(game: Unicorns, s: State, question: Decision, chance: float) -> int:
    """A quick answer to a question."""
    options = question.options
    if chance < WHATEVER:
        return options[int(chance / WHATEVER * len(options))]
    kind = question.kind
    if kind == ASK_INSTANT:
        return _instant(game, s, question, (chance - WHATEVER) / (1.0 - WHATEVER))
    if kind == ASK_ACTION:
        return _action(game, s, question)
    if kind == ASK_TARGET:
        return _target(game, s, question)
    if kind in (ASK_DISCARD, ASK_PICK):
        return _held(game, options, kind == ASK_PICK)
    if kind == ASK_PLAYER:
        ahead = leader(game, s, question.seat)
        for option in options:
            if seat_of(option) == ahead:
                return option
    return options[int((chance - WHATEVER) / (1.0 - WHATEVER) * len(options))]


def leader(game: Unicorns, s: State, seat: int) -> int:
    """The seat that is furthest, ``seat`` left out."""
    found = -1
    most = -1.0
    for other in range(game.seats):
        if other != seat:
            ahead = game.winning.count(s, other) + 0.05 * len(s.zones[game.hands[other]])
            if ahead > most:
                most = ahead
                found = other
    return found


def _instant(game: Unicorns, s: State, question: Decision, chance: float) -> int:
    """Let pass what is good as it stands; answer what is not, above all a Unicorn that brings a seat close to winning."""
    options = question.options
    if len(options) == 1:
        return options[0]
    f = s.stack[-1]
    pile = s.zones[PILE]
    seat, card, stable = question.seat, pile[0], f.slots[0]
    cancelled = len(pile) % 2 == 0
    harms = f.you != seat and (stable == seat or game.kind[card] & UNICORN or stable < 0)
    if harms == cancelled or (f.you != seat and not harms):
        return options[0]
    often = ANSWERS
    if game.kind[card] & UNICORN and game.winning.count(s, stable) >= game.winning.target - CLOSE:
        often = STOPS
    return options[1 + int(chance / often * (len(options) - 1))] if chance < often else options[0]


def _action(game: Unicorns, s: State, question: Decision) -> int:
    kinds = game.kind
    seat = question.seat
    best = question.options[0]
    most = -1.0
    ahead = -1
    for option in question.options:
        verb = verb_of(option)
        found = 0.0
        if verb == OPT_PLAY:
            kind = kinds[card_of(option)]
            if kind == DOWNGRADE:
                if ahead < 0:
                    ahead = leader(game, s, seat)
                found = PLAYS[kind] if seat_of(option) == ahead else -1.0
            elif kind == MAGIC or seat_of(option) == seat:
                found = PLAYS[kind]
            else:
                found = -1.0
        elif verb == OPT_DRAW:
            found = DRAWS
        if found > most:
            most = found
            best = option
    return best


def _target(game: Unicorns, s: State, question: Decision) -> int:
    """What hurts others most or oneself least: most texts that choose among cards in stables take them away."""
    best = question.options[0]
    most = -10.0
    ahead = -1
    for option in question.options:
        card = card_of(option)
        found = 0.0
        if card >= 0:
            found = LIES[game.kind[card]]
            owner = seat_of_stable(s.where[card])
            if owner == question.seat:
                found = -found
            elif owner >= 0:
                if ahead < 0:
                    ahead = leader(game, s, question.seat)
                if owner == ahead:
                    found *= 1.2
        if found > most:
            most = found
            best = option
    return best


def _held(game: Unicorns, options: list[int], most: bool) -> int:
    """The card worth most, or least, in a hand."""
    best = options[0]
    found = -10.0
    for option in options:
        card = card_of(option)
        worth = HELD[game.kind[card]] if card >= 0 else 0.0
        if not most:
            worth = -worth
        if worth > found:
            found = worth
            best = option
    return best
