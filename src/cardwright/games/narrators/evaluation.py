"""How well a seat stands, and what a sensible player does without much thought: judged by numbers, types and roles only."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from cardwright.games.narrators import terms as t
from cardwright.games.narrators.terms import zone
from cardwright.games.narrators.weights import WEIGHTS
from cardwright.kernel.knowledge import may_know
from cardwright.kernel.option import card_of, number_of, verb_of
from cardwright.kernel.state import RUNNING

if TYPE_CHECKING:
    from cardwright.games.narrators.rules import Narrators
    from cardwright.kernel.state import Decision, State

BODY: Final = 0.9
"""What a character is worth besides its power, in score: it can challenge and oppose."""
POWER: Final = 0.33
MUCH: Final = 8
"""Power above this decides few duels,"""
MORE: Final = 0.1  # and is worth less
PAYMENT: Final = 3.0
"""What it is worth to score: two score and a card in the score pile."""
SCORES: Final = 2
"""What a scoring character pays for certain."""
LEFT: Final = (0.0, 0.5, 0.8, 1.0)
"""How much of all that counts when so many turns are still to come."""

FIRST_TURN: Final = 2
"""The first row of the weights is for positions in the first two turns."""


def standing(game: Narrators, s: State, seat: int) -> float:
    """The share of ``seat``, from 0 (lost) to 1 (won), by what it may know."""
    if s.result != RUNNING:
        return 0.5 if s.result == 3 else float(s.result == 1 << seat)
    weights = WEIGHTS[stage(s)]
    ahead = 0.0
    for weight, own, other in zip(weights, features(game, s, seat, seat), features(game, s, 1 - seat, seat), strict=True):
        ahead += weight * (own - other)
    return 1.0 / (1.0 + math.exp(-ahead))


def stage(s: State) -> int:
    """Which row of the weights holds: they differ from turn to turn."""
    return max(0, min(len(WEIGHTS) - 1, s.counters[t.TURN] - FIRST_TURN))


def features(game: Narrators, s: State, seat: int, viewer: int) -> list[float]:
    """What a side has, as ``viewer`` knows it: the numbers that the weights of ``FEATURES`` belong to."""
    counters = s.counters
    banked, unseen = 0, 0
    for card in s.zones[zone(seat, t.PILE)]:
        if may_know(s, viewer, card):
            banked += game.faces[game.face[card]].score
        else:
            unseen += 1
    score = counters[t.SCORE + seat]
    characters, power, more = 0, 0, 0
    for character in game.characters(s, seat):
        own = game.power(s, character)
        characters += 1
        power += min(own, MUCH)
        more += max(0, own - MUCH)
        if game.marked(s, character, t.SCORING):
            score += SCORES
    bodies, strength, spells, unknown = 0, 0, 0, 0
    hand = s.zones[zone(seat, t.HAND)]
    if seat == viewer:
        for card in hand:
            face = game.faces[game.face[card]]
            if face.type == t.SPELL:
                spells += 1
            else:
                bodies += 1
                strength += min(face.power, MUCH)
    else:
        unknown = len(hand)
    challenges = int(counters[t.CHALLENGER] == seat)
    found = (score, banked, unseen, characters, power, more, challenges, bodies, strength, spells, unknown)
    return [float(number) for number in found]


FEATURES: Final = (
    "score", "score banked", "cards banked unseen", "characters", "power", "power above 8", "challenges this turn",
    "characters held", "power held", "spells held", "unknown cards held",
)  # fmt: skip


def to_come(game: Narrators, s: State) -> float:
    """How much characters and cards count: less, the closer the end is."""
    counters = s.counters
    turns = t.LAST_TURN - counters[t.TURN] + int(counters[t.PHASE] < t.PLAYING)
    ahead = max(counters[t.SCORE], counters[t.SCORE + 1])
    return LEFT[max(0, min(turns, 3, 1 + (t.WINNING_SCORE - ahead) // 5))]


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
