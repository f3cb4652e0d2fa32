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
    FACE,
    MARKS,
    ON_CHALLENGE,
    ON_OPPOSE,
    ON_OPPOSED,
    OPPOSE,
    OPT_CHARACTER,
    OPT_NOBODY,
    OPT_STOP,
    PAGE,
    PARTNER,
    PLACES,
    POWER,
    SCORING,
    SCORING_BEGINS,
    UNOPPOSED,
    ZONES,
    told,
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

STOP: Final = pack(OPT_STOP)
NOBODY: Final = pack(OPT_NOBODY)


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
        if s.waiting and game.waiting_texts.follow(s):
            return
        if f.step == ANSWER:
            challenger = f.slots[1]
            free = self.opposers(s, challenger) if game.lives(s, challenger, f.slots[2]) else []
            if free:
                if not (game.any_time and game.gate.stops(s, f, BEFORE_DECISIONS, 1 - f.you)):
                    options = [NOBODY, *game.character_options(s, free), *game.gate.options(s, 1 - f.you)]
                    s.ask(1 - f.you, ASK_OPPOSE, game.top(s, challenger), options)
                return
            f.step = NEXT
            if game.lives(s, challenger, f.slots[2]):
                events.note(s, UNOPPOSED, 1 - f.you, game.top(s, challenger))
        if f.step == NEXT:
            free = self.challengers(s, f.you)
            if free:
                if not (game.any_time and game.gate.stops(s, f, BEFORE_DECISIONS, f.you)):
                    options = [STOP, *game.character_options(s, free), *game.gate.options(s, f.you)]
                    s.ask(f.you, ASK_CHALLENGE, -1, options)
                return
        s.stack.pop()
        self._end(s, f.you)

    def answer(self, s: State, f: Frame, question: Decision, option: int) -> None:
        game, verb = self.game, verb_of(option)
        if f.slots[GATED]:
            put(f, GATED, 0)
        if verb == OPT_STOP:
            f.step = OVER
        elif verb == OPT_NOBODY:
            f.step = NEXT
            events.note(s, UNOPPOSED, question.seat, question.source)
        elif verb != OPT_CHARACTER:
            game.gate.used(s, option)
        elif question.kind == ASK_CHALLENGE:
            challenger = game.character_of_card(s, card_of(option))
            game.mark(s, challenger, CHALLENGES)
            events.note(s, CHALLENGE, f.you, card_of(option), game.power(s, challenger))
            f.slots = (0, challenger, game.serial(s, challenger))
            f.step = ANSWER
            game.fire(s, ON_CHALLENGE, challenger)
        else:
            self.pair(s, f.slots[1], game.character_of_card(s, card_of(option)))
            f.step = NEXT

    def pair(self, s: State, challenger: int, opposer: int) -> None:
        """An opposer is found; "opposes" and "is opposed" are one event."""
        game = self.game
        game.write(s, challenger, PARTNER, opposer + 1)
        game.write(s, opposer, PARTNER, challenger + 1)
        first, second = game.top(s, challenger), game.top(s, opposer)
        events.note(s, OPPOSE, game.owner[opposer], second, told(first, game.power(s, opposer)))
        both = game.collect(s, ON_OPPOSED, challenger) + game.collect(s, ON_OPPOSE, opposer)
        if both:
            game.enqueue(s, both)

    def challengers(self, s: State, seat: int) -> list[int]:
        """The characters of a seat that may still challenge."""
        counters, faces = s.counters, self.game.faces
        found: list[int] = []
        for character in s.zones[PAGE + ZONES * seat]:
            place = counters[PLACES + character]
            if not counters[place + MARKS] & CHALLENGES and not faces[counters[place + FACE]].cannot_challenge:
                found.append(character)
        return found

    def opposers(self, s: State, challenger: int) -> list[int]:
        """The characters that may oppose a challenger: each once a turn (A24)."""
        game, counters, faces = self.game, s.counters, self.game.faces
        shuns = faces[game.face_of(s, challenger)].shuns
        found: list[int] = []
        for character in s.zones[PAGE + ZONES * (1 - game.owner[challenger])]:
            place = counters[PLACES + character]
            if (
                not counters[place + PARTNER]
                and not counters[place + MARKS] & BARRED
                and counters[place + POWER] > shuns
                and not faces[counters[place + FACE]].cannot_oppose
            ):
                found.append(character)
        return found

    def _end(self, s: State, seat: int) -> None:
        """Every challenger without an opposer is scoring from here on (A28)."""
        game = self.game
        for character in game.characters(s, seat):
            if game.marked(s, character, CHALLENGES) and not game.of(s, character, PARTNER):
                game.mark(s, character, SCORING)
                events.note(s, SCORING_BEGINS, seat, game.top(s, character))
