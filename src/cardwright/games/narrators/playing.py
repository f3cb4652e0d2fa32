"""The play step and the tricks step: two passes in a row end them (7.2, 7.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.narrators.actions import OPEN_GATES
from cardwright.games.narrators.terms import (
    ASK_PLAY,
    BEFORE_DECISIONS,
    CHALLENGER,
    CONSENT,
    HAND,
    OPT_CLAIMS,
    OPT_COVER,
    OPT_DIGITAL,
    OPT_PASS,
    OPT_PLAY,
    OPT_SLIP,
    PAGE,
    PASSED,
    PLACES,
    TOP,
    TRANSFORM,
    ZONES,
)
from cardwright.kernel import events
from cardwright.kernel.option import NUMBER_SHIFT, card_of, number_of, pack, verb_of
from cardwright.kernel.state import Frame, Node

if TYPE_CHECKING:
    from cardwright.games.narrators.rules import Narrators
    from cardwright.kernel.state import Decision, State

PASS: Final = pack(OPT_PASS)


class PlayStep(Node):
    """``you`` is the active player; ``count`` = passes since the last play; ``slots`` = [gates]."""

    def __init__(self, game: Narrators) -> None:
        super().__init__()
        self.game: Narrators = game

    def begin(self, s: State) -> None:
        """The challenging player is active first."""
        s.stack.append(Frame(self, 0, 0, s.counters[CHALLENGER], -1, OPEN_GATES, (), ()))

    def run(self, s: State, f: Frame) -> None:
        game = self.game
        if s.waiting and game.waiting_texts.follow(s):
            return
        if f.count == 2:
            s.stack.pop()
        elif not (game.any_time and game.gate.stops(s, f, BEFORE_DECISIONS, f.you)):
            s.ask(f.you, ASK_PLAY, -1, self.options(s, f.you))

    def options(self, s: State, seat: int) -> list[int]:
        """What the active player may do (D3, D4). Response cards are never among it (R17)."""
        game, counters = self.game, s.counters
        friends = s.zones[PAGE + ZONES * seat]
        found = [PASS]
        for card in s.zones[HAND + ZONES * seat]:
            if game.responds[card] or not game.may_be_played(s, card):
                continue
            found.append(game.play_options[card])
            if friends and game.kind[card] == TRANSFORM:
                cover = game.cover_options[card]
                for friend in friends:
                    found.append(cover | (counters[counters[PLACES + friend] + TOP] - 1) << NUMBER_SHIFT)
        if game.any_time:
            found += game.gate.options(s, seat)
        if game.options.physical:
            found += game.claims.calls(s, seat)
        return found

    def answer(self, s: State, f: Frame, question: Decision, option: int) -> None:
        game, verb = self.game, verb_of(option)
        f.slots = OPEN_GATES
        if verb == OPT_PASS:
            f.count += 1
            f.you = 1 - f.you
            events.note(s, PASSED, question.seat)
        elif verb in (OPT_PLAY, OPT_COVER):
            f.count = 0
            onto = game.character_of_card(s, number_of(option)) if verb == OPT_COVER else -1
            game.play.announce(s, card_of(option), f.you, onto)
        elif verb == OPT_SLIP:
            game.claims.call_slip(s, f, question.seat, card_of(option))
        elif verb == OPT_DIGITAL:
            game.claims.end(s, question.seat)
        elif verb == OPT_CLAIMS:
            events.count(s, CONSENT + question.seat, 1)
            game.claims.consented(s)
        else:
            game.gate.used(s, option)
