"""The play step and the tricks step: two passes in a row end them (7.2, 7.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.narrators.actions import GATED, put
from cardwright.games.narrators.terms import (
    ASK_PLAY,
    BEFORE_DECISIONS,
    CONSENT,
    HAND,
    OPT_CLAIMS,
    OPT_COVER,
    OPT_PASS,
    OPT_PLAY,
    OPT_SLIP,
    PASSED,
    TRANSFORM,
    zone,
)
from cardwright.kernel import events
from cardwright.kernel.option import card_of, number_of, pack, verb_of
from cardwright.kernel.state import Frame, Node

if TYPE_CHECKING:
    from cardwright.games.narrators.rules import Narrators
    from cardwright.kernel.state import Decision, State

PASSES: Final = 1


class PlayStep(Node):
    """``you`` is the active player; ``slots`` = [gates, passes since the last play]."""

    def __init__(self, game: Narrators) -> None:
        super().__init__()
        self.game: Narrators = game

    def begin(self, s: State) -> None:
        """The challenging player is active first."""
        s.stack.append(Frame(self, 0, 0, self.game.sides(s)[0], -1, (0, 0), (), ()))

    def run(self, s: State, f: Frame) -> None:
        game = self.game
        if game.waiting_texts.follow(s):
            return
        if f.slots[PASSES] == 2:
            s.stack.pop()
        elif not game.gate.stops(s, f, BEFORE_DECISIONS, f.you):
            s.ask(f.you, ASK_PLAY, -1, self.options(s, f.you))

    def options(self, s: State, seat: int) -> list[int]:
        """What the active player may do (D3, D4). Response cards are never among it (R17)."""
        game = self.game
        found = [pack(OPT_PASS)]
        friends = game.characters(s, seat)
        for card in s.zones[zone(seat, HAND)]:
            if game.faces[game.face[card]].responds or not game.may_be_played(s, card):
                continue
            found.append(pack(OPT_PLAY, card))
            if game.kind[card] == TRANSFORM:
                found += [pack(OPT_COVER, card, -1, game.top(s, friend)) for friend in friends]
        return found + game.gate.options(s, seat) + game.claims.calls(s, seat)

    def answer(self, s: State, f: Frame, question: Decision, option: int) -> None:
        game, verb = self.game, verb_of(option)
        put(f, GATED, 0)
        if game.gate.used(s, option):
            return
        if verb == OPT_PASS:
            put(f, PASSES, f.slots[PASSES] + 1)
            f.you = 1 - f.you
            events.note(s, PASSED, question.seat)
        elif verb == OPT_SLIP:
            game.claims.call_slip(s, f, question.seat, card_of(option))
        elif verb == OPT_CLAIMS:
            events.count(s, CONSENT + question.seat, 1)
            game.claims.consented(s)
        else:
            assert verb in (OPT_PLAY, OPT_COVER)
            put(f, PASSES, 0)
            onto = game.character_of_card(s, number_of(option)) if verb == OPT_COVER else -1
            game.play.announce(s, card_of(option), f.you, onto)
