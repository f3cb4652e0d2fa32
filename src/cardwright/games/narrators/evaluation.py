"""How well a seat stands, and what a sensible player does without much thought: judged by numbers, types and roles only."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from cardwright.games.narrators import terms as t
from cardwright.games.narrators.terms import zone
from cardwright.kernel.knowledge import may_know
from cardwright.kernel.option import card_of, number_of, verb_of
from cardwright.kernel.state import RUNNING

if TYPE_CHECKING:
    from cardwright.games.narrators.rules import Narrators
    from cardwright.kernel.state import Decision, State

SCALE: Final = 0.2
BODY: Final = 0.9
"""What a character is worth besides its power: it can challenge and oppose."""
POWER: Final = 0.33
MUCH: Final = 8
"""Power above this decides few duels,"""
MORE: Final = 0.1  # and is worth less
HELD: Final = 0.75
"""The share of its worth that a character card has in the hand."""
SPELL: Final = 1.3
UNKNOWN_CARD: Final = 1.6
UNKNOWN_BANKED: Final = 2.0
PAYMENT: Final = 3.0
"""What it is worth to score: two score and a card in the score pile."""
LEFT: Final = (0.0, 0.5, 0.8, 1.0)
"""How much of all that counts when so many turns are still to come."""


def standing(game: Narrators, s: State, seat: int) -> float:
    """The share of ``seat``, from 0 (lost) to 1 (won), by what it may know."""
    if s.result != RUNNING:
        return 0.5 if s.result == 3 else float(s.result == 1 << seat)
    return 1.0 / (1.0 + math.exp(SCALE * (_worth(game, s, 1 - seat, seat) - _worth(game, s, seat, seat))))


def to_come(game: Narrators, s: State) -> float:
    """How much characters and cards count: less, the closer the end is."""
    counters = s.counters
    turns = t.LAST_TURN - counters[t.TURN] + int(counters[t.PHASE] < t.PLAYING)
    ahead = max(counters[t.SCORE], counters[t.SCORE + 1])
    return LEFT[max(0, min(turns, 3, 1 + (t.WINNING_SCORE - ahead) // 5))]


def _worth(game: Narrators, s: State, seat: int, viewer: int) -> float:
    """Score, and what is likely to become score."""
    counters, left = s.counters, to_come(game, s)
    found = float(counters[t.SCORE + seat])
    for card in s.zones[zone(seat, t.PILE)]:
        found += game.faces[game.face[card]].score if may_know(s, viewer, card) else UNKNOWN_BANKED
    held = 0.0
    for card in s.zones[zone(seat, t.HAND)]:
        held += _card(game, card) if seat == viewer else UNKNOWN_CARD
    for character in game.characters(s, seat):
        held += _character(game.power(s, character))
        if game.marked(s, character, t.SCORING):
            found += PAYMENT
    return found + held * left


def _card(game: Narrators, card: int) -> float:
    """What a card of one's own hand is worth."""
    face = game.faces[game.face[card]]
    return SPELL if face.type == t.SPELL else HELD * _character(face.power)


def _character(power: int) -> float:
    """What a character of some power is worth; nothing if it dies."""
    return 0.0 if power <= 0 else BODY + POWER * min(power, MUCH) + MORE * max(0, power - MUCH)


# --- habits -------------------------------------------------------------------------------------------------------------


def habit(game: Narrators, s: State, question: Decision) -> int:
    """The option that a player without a plan takes; -1 where there is no such habit."""
    options = question.options
    match question.kind:
        case (
            t.ASK_PLAY | t.ASK_RESPONSE | t.ASK_REDRAW | t.ASK_STOPS | t.ASK_ANY_TIME | t.ASK_SCORING | t.ASK_DUEL | t.ASK_ORDER
        ):
            return options[0]
        case t.ASK_DEATHS | t.ASK_MOMENT | t.ASK_ACCEPT | t.ASK_RESHUFFLE:
            return options[0]
        case t.ASK_BANK:
            return max(options, key=lambda option: _banked(game, option))
        case t.ASK_CHALLENGE:
            return max(options, key=lambda option: _challenge(game, s, question, option))
        case t.ASK_OPPOSE:
            challenger = game.character_of_card(s, question.source)
            return max(options, key=lambda option: _opposition(game, s, challenger, option))
        case t.ASK_DIVIDE:
            return max(options, key=lambda option: _share(game, s, option))
        case t.ASK_TOWER:
            return options[0]
    return -1


def _banked(game: Narrators, option: int) -> float:
    if verb_of(option) == t.OPT_NOTHING:
        return 0.0
    if verb_of(option) != t.OPT_CARD:
        return -1.0
    return game.faces[game.face[card_of(option)]].score


def _share(game: Narrators, s: State, option: int) -> float:
    """What a share of a divided loss takes, for each power that it costs."""
    power, share = game.power(s, game.character_of_card(s, card_of(option))), number_of(option)
    return (_character(power) - _character(power - share)) / share


def _challenge(game: Narrators, s: State, question: Decision, option: int) -> float:
    """What a challenge brings if the other side opposes it as well as it can; 0 for stopping."""
    if verb_of(option) == t.OPT_STOP:
        return 0.01
    if verb_of(option) != t.OPT_CHARACTER:
        return -1.0
    challenger = game.character_of_card(s, card_of(option))
    free = game.challenge_step.opposers(s, challenger)
    return PAYMENT - max([0.0, *[exchange(game, s, challenger, opposer) for opposer in free]])


def _opposition(game: Narrators, s: State, challenger: int, option: int) -> float:
    if verb_of(option) == t.OPT_NOBODY:
        return 0.0
    if verb_of(option) != t.OPT_CHARACTER:
        return -1.0
    return exchange(game, s, challenger, game.character_of_card(s, card_of(option)))


def exchange(game: Narrators, s: State, challenger: int, opposer: int) -> float:
    """What it brings to the opposing player to oppose a challenger with a character."""
    left = to_come(game, s)
    mine, theirs = game.power(s, opposer), game.power(s, challenger)
    lost = _character(mine) - _character(mine - theirs)
    won = _character(theirs) - _character(theirs - mine)
    defeat = 1 + game.covers(s, opposer) if theirs >= mine else 0
    return PAYMENT + (won - lost) * left - defeat
