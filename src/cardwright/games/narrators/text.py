"""A running text: data that can wait between any two instructions (sections 10.1 and 21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.narrators.actions import (
    CLAIMED,
    FRESH,
    GATED,
    LATE,
    ME,
    REPEAT,
    STAGE,
    UNBOUND,
    put,
)
from cardwright.games.narrators.terms import ASK_USE, BEFORE_INSTRUCTIONS, IN_VAIN, LATER, OPT_SKIP, OPT_USE
from cardwright.kernel import events
from cardwright.kernel.option import pack, verb_of
from cardwright.kernel.state import Frame, Node

if TYPE_CHECKING:
    from cardwright.games.narrators.cards import Line
    from cardwright.games.narrators.heads import Subject
    from cardwright.games.narrators.rules import Narrators
    from cardwright.kernel.state import Decision, State


class Text(Node):
    """One ability of a face. ``step`` is the sentence; the places in ``slots`` stand in ``actions.py``."""

    def __init__(self, game: Narrators, event: int, who: Subject | None, lines: list[Line]) -> None:
        super().__init__()
        self.game: Narrators = game
        self.event: int = event
        self.who: Subject | None = who
        self.lines: list[Line] = lines

    def frame(self, you: int, source: int, me: int, me_serial: int, it: int, it_serial: int) -> Frame:
        """This text, about to begin."""
        return Frame(self, 0, 0, you, source, (*FRESH, me, me_serial, it, it_serial, *UNBOUND), (), ())

    def run(self, s: State, f: Frame) -> None:
        game, lines, stack = self.game, self.lines, s.stack
        while f.step < len(lines):
            line = lines[f.step]
            if game.any_time and game.gate.stops(s, f, BEFORE_INSTRUCTIONS):
                return
            if not line.plain and f.slots[STAGE] == 0 and not self._begins(s, f, line):
                if s.pending or stack[-1] is not f:
                    return
                continue
            if not line.action.execute(game, s, f):
                return
            f.count = 0
            left = f.slots[REPEAT] - 1
            if left > 0:
                f.slots = (0, 1, left, -1, *f.slots[ME:])
            else:
                self._next(f)
            if game.deaths.follow(s, f.you):
                return
        stack.pop()

    def _begins(self, s: State, f: Frame, line: Line) -> bool:
        """Delay, condition, number of times and "you may"; False if the sentence waits or does not happen."""
        game = self.game
        if line.late and not f.slots[LATE]:
            put(f, LATE, 1)
            s.stack.pop()
            game.delay(s, f)
            events.note(s, LATER, f.you, f.source)
            return False
        if line.condition is not None and not line.condition.holds(game, s, f):
            events.note(s, IN_VAIN, f.you, f.source)
            self._next(f)
            return False
        times = 1
        if line.each is not None:
            if not game.counted(s, f, line.each):
                return False
            times = line.each.count(game, s, f)
            if times == 0:
                self._next(f)
                return False
        put(f, REPEAT, times)
        if line.may:
            if not line.action.possible(game, s, f):
                self._next(f)
                return False
            s.ask(f.you, ASK_USE, f.source, [pack(OPT_USE, f.source), pack(OPT_SKIP, f.source)])
            return False
        put(f, STAGE, 1)
        return True

    def answer(self, s: State, f: Frame, question: Decision, option: int) -> None:
        if question.kind != ASK_USE:
            self.lines[f.step].action.answer(self.game, s, f, question, option)
        elif verb_of(option) == OPT_USE:
            put(f, STAGE, 1)
        else:
            self._next(f)

    def _next(self, f: Frame) -> None:
        f.step += 1
        f.count = 0
        slots = f.slots
        if slots[GATED] or slots[STAGE] or slots[REPEAT] or slots[CLAIMED] >= 0:
            f.slots = FRESH + slots[ME:]
