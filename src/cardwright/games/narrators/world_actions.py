"""Actions that reach outside the screen (section 17); what they find out comes from ``claims.py``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.narrators.actions import CLAIMED, DONE, RIGHT, STACKED, WAITS, Action, put
from cardwright.games.narrators.terms import DICE

if TYPE_CHECKING:
    from cardwright.games.narrators.rules import Narrators
    from cardwright.kernel.state import Frame, State


class StackDice(Action):
    """Stack dice against the clock; what stands at the end is counted by the rest of the text (R23–R25)."""

    def __init__(self, number: int) -> None:
        self.number: int = number  # seconds

    def execute(self, g: Narrators, s: State, f: Frame) -> int:
        if f.slots[CLAIMED] < 0:
            g.claims.open(s, f, DICE)
            return WAITS
        put(f, STACKED, f.slots[CLAIMED])
        return DONE


class TellStatement(Action):
    """The rival tells a statement (section 17.8)."""

    def execute(self, g: Narrators, s: State, f: Frame) -> int:
        if f.slots[CLAIMED] < 0:
            g.statements.open(s, f)
            return WAITS
        put(f, RIGHT, f.slots[CLAIMED])
        return DONE


class Guess(Action):
    """Guess whether it is true: the telling has asked for that already, since both sides commit together."""

    def execute(self, g: Narrators, s: State, f: Frame) -> int:
        return DONE
