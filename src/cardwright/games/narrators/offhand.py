"""Quick answers for playouts of Unreliable Narrators: by powers, types and roles, without looking ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.narrators import terms as t
from cardwright.games.narrators.evaluation import habit
from cardwright.kernel.option import card_of, verb_of

if TYPE_CHECKING:
    from cardwright.games.narrators.rules import Narrators
    from cardwright.kernel.state import Decision, State

WHATEVER: Final = 0.1
"""How often any option is taken."""

SPELL: Final = 100.0
"""Spells come before characters,"""
COVERS: Final = -0.5
"""and of two ways to play a card the new character comes first."""


def offhand(game: Narrators, s: State, question: Decision, chance: float) -> int:
    """Play every card, challenge with everybody, the weakest first, and oppose where that wins or costs least."""
    options = question.options
    if chance < WHATEVER:
        return options[int(chance / WHATEVER * len(options))]
    kind = question.kind
    if kind == t.ASK_PLAY:
        return _play(game, options)
    if kind == t.ASK_CHALLENGE:
        return _weakest(game, s, options, -1)
    if kind == t.ASK_OPPOSE:
        return _weakest(game, s, options, game.power(s, game.character_of_card(s, question.source)))
    if kind == t.ASK_TARGET:
        return _target(game, s, question)
    usual = habit(game, s, question)
    return usual if usual >= 0 else options[int((chance - WHATEVER) / (1.0 - WHATEVER) * len(options))]


def _play(game: Narrators, options: list[int]) -> int:
    """The strongest card, spells before all; the first option is to pass."""
    best = options[0]
    most = 0.0
    for option in options:
        verb = verb_of(option)
        if verb == t.OPT_PLAY or verb == t.OPT_COVER:
            face = game.faces[game.face[card_of(option)]]
            worth = SPELL if face.type == t.SPELL else 1.0 + face.power
            if verb == t.OPT_COVER:
                worth += COVERS
            if worth > most:
                most = worth
                best = option
    return best


def _weakest(game: Narrators, s: State, options: list[int], than: int) -> int:
    """The weakest character with more power than ``than``; if there is none, the weakest."""
    best = options[0]
    least = 0
    for option in options:
        if verb_of(option) == t.OPT_CHARACTER:
            power = game.power(s, game.character_of_card(s, card_of(option)))
            rank = power if power > than else power + 1000
            if least == 0 or rank < least:
                least = rank
                best = option
    return best


def _target(game: Narrators, s: State, question: Decision) -> int:
    """The strongest character of the other side, else the weakest of one's own: most texts that choose do harm."""
    best = question.options[0]
    most = -1000
    for option in question.options:
        card = card_of(option)
        character = game.character_of_card(s, card) if card >= 0 else -1
        worth = 0
        if character >= 0:
            power = game.power(s, character)
            worth = -power if game.owner[character] == question.seat else power
        if worth > most:
            most = worth
            best = option
    return best
