"""The challenge step: one challenge after the other, each answered before the next (7.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.narrators.actions import GATED, put
from cardwright.games.narrators.terms import (
    ASK_CHALLENGE,
    ASK_OPPOSE,
    BARRED,
    BEFORE_DECISIONS,
    CHALLENGE,
    CHALLENGES,
    ON_CHALLENGE,
    ON_OPPOSE,
    ON_OPPOSED,
    OPPOSE,
    OPPOSED_BY,
    OPPOSING,
    OPT_NOBODY,
    OPT_STOP,
    SCORING,
    SCORING_BEGINS,
    UNOPPOSED,
)
from cardwright.kernel import events
from cardwright.kernel.option import card_of, pack, verb_of
from cardwright.kernel.state import Frame, Node

if TYPE_CHECKING:
    from cardwright.games.narrators.rules import Narrators
    from cardwright.kernel.state import Decision, State

NEXT: Final = 0
ANSWER: Final = 1
OVER: Final = 2


class ChallengeStep(Node):
    """``slots`` = [gates, the running challenger, its serial number]."""

    def __init__(self, game: Narrators) -> None:
        super().__init__()
        self.game: Narrators = game

    def begin(self, s: State) -> None:
        """The challenging player challenges first."""
        s.stack.append(Frame(self, NEXT, 0, self.game.sides(s)[0], -1, (0, -1, 0), (), ()))

    def run(self, s: State, f: Frame) -> None:
        game = self.game
        if game.waiting_texts.follow(s):
            return
        if f.step == NEXT:
            free = self.challengers(s, f.you)
            if not free:
                f.step = OVER
            elif not game.gate.stops(s, f, BEFORE_DECISIONS, f.you):
                options = [game.character_option(s, character) for character in free]
                s.ask(f.you, ASK_CHALLENGE, -1, [pack(OPT_STOP), *options, *game.gate.options(s, f.you)])
        elif f.step == ANSWER:
            challenger = f.slots[1]
            free = self.opposers(s, challenger) if game.lives(s, challenger, f.slots[2]) else []
            if not free:
                f.step = NEXT
                if game.lives(s, challenger, f.slots[2]):
                    events.note(s, UNOPPOSED, 1 - f.you, game.top(s, challenger))
            elif not game.gate.stops(s, f, BEFORE_DECISIONS, 1 - f.you):
                options = [game.character_option(s, character) for character in free]
                source = game.top(s, challenger)
                s.ask(1 - f.you, ASK_OPPOSE, source, [pack(OPT_NOBODY), *options, *game.gate.options(s, 1 - f.you)])
        else:
            s.stack.pop()
            self._end(s, f.you)

    def answer(self, s: State, f: Frame, question: Decision, option: int) -> None:
        game, verb = self.game, verb_of(option)
        put(f, GATED, 0)
        if game.gate.used(s, option):
            return
        if verb == OPT_STOP:
            f.step = OVER
        elif verb == OPT_NOBODY:
            f.step = NEXT
            events.note(s, UNOPPOSED, question.seat, question.source)
        elif question.kind == ASK_CHALLENGE:
            challenger = game.character_of_card(s, card_of(option))
            game.mark(s, challenger, CHALLENGES, 1)
            events.note(s, CHALLENGE, f.you, card_of(option))
            f.slots = (0, challenger, game.serial(s, challenger))
            f.step = ANSWER
            game.fire(s, ON_CHALLENGE, challenger)
        else:
            self.pair(s, f.slots[1], game.character_of_card(s, card_of(option)))
            f.step = NEXT

    def pair(self, s: State, challenger: int, opposer: int) -> None:
        """An opposer is found; "opposes" and "is opposed" are one event."""
        game = self.game
        game.mark(s, challenger, OPPOSED_BY, opposer + 1)
        game.mark(s, opposer, OPPOSING, challenger + 1)
        events.note(s, OPPOSE, game.owner[opposer], game.top(s, opposer), game.top(s, challenger))
        both = game.collect(s, ON_OPPOSED, challenger) + game.collect(s, ON_OPPOSE, opposer)
        game.enqueue(s, both)

    def challengers(self, s: State, seat: int) -> list[int]:
        """The characters of a seat that may still challenge."""
        game = self.game
        return [
            c
            for c in game.characters(s, seat)
            if not game.of(s, c, CHALLENGES) and not game.faces[game.face_of(s, c)].cannot_challenge
        ]

    def opposers(self, s: State, challenger: int) -> list[int]:
        """The characters that may oppose a challenger: each once a turn (A24)."""
        game = self.game
        shuns = game.faces[game.face_of(s, challenger)].shuns
        return [
            c
            for c in game.characters(s, 1 - game.owner[challenger])
            if not game.of(s, c, OPPOSING)
            and not game.of(s, c, BARRED)
            and not game.faces[game.face_of(s, c)].cannot_oppose
            and game.power(s, c) > shuns
        ]

    def _end(self, s: State, seat: int) -> None:
        """Every challenger without an opposer is scoring from here on (A28)."""
        game = self.game
        for character in game.characters(s, seat):
            if game.of(s, character, CHALLENGES) and not game.of(s, character, OPPOSED_BY):
                game.mark(s, character, SCORING, 1)
                events.note(s, SCORING_BEGINS, seat, game.top(s, character))
