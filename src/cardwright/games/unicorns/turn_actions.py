"""Actions on the turn, and the choice between actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.unicorns.actions import DONE, FAILED, Action, name_target
from cardwright.games.unicorns.terms import (
    ACTIVE,
    ASK_MODE,
    EXTRA,
    EXTRA_TURN,
    LIMIT,
    LIMIT_RAISED,
    OPT_MODE,
    SKIP,
    TURN_SKIPPED,
)
from cardwright.kernel import events
from cardwright.kernel.option import number_of, pack, verb_of

if TYPE_CHECKING:
    from cardwright.games.unicorns.rules import Unicorns
    from cardwright.kernel.state import Frame, State
    from cardwright.language.tree import Noun


class SkipToEnd(Action):
    """This turn goes on with its End of Turn phase once the chain is over (R14)."""

    def execute(self, g: Unicorns, s: State, e: Frame, i: int) -> int:
        events.count(s, SKIP, 1)
        events.note(s, TURN_SKIPPED, e.you)
        return DONE


class RaiseLimit(Action):
    """Raise the number of cards that may be played in this turn's Action phase."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number: int = number

    def execute(self, g: Unicorns, s: State, e: Frame, i: int) -> int:
        events.count(s, LIMIT, max(s.counters[LIMIT], self.number))
        events.note(s, LIMIT_RAISED, e.you, e.source, self.number)
        return DONE


class ExtraTurn(Action):
    """Take another whole turn after this one; several add up (R141). Nobody can take it on another player's turn."""

    def execute(self, g: Unicorns, s: State, e: Frame, i: int) -> int:
        if e.you != s.counters[ACTIVE]:
            return FAILED
        events.count(s, EXTRA, s.counters[EXTRA] + 1)
        events.note(s, EXTRA_TURN, e.you)
        return DONE


class OneOf(Action):
    """Do one of two actions; only those that are possible can be chosen."""

    def __init__(self, first: Action, second: Action) -> None:
        super().__init__()
        self.first: Action = first
        self.second: Action = second
        self.touches_hidden = first.touches_hidden or second.touches_hidden

    def parts(self) -> list[Action]:
        return [*self.first.parts(), *self.second.parts()]

    def modes(self, g: Unicorns, s: State, e: Frame, named: tuple[int, ...], after: Action | None) -> list[int]:
        """The possible modes, as options."""
        both = [self.first, self.second]
        return [pack(OPT_MODE, -1, -1, n) for n in range(2) if both[n].fits(g, s, e, named, after)]

    def chosen(self, e: Frame, i: int) -> Action | None:
        """The action that was chosen, if one was."""
        at = 1
        while at < len(e.slots):
            if e.slots[at] == i and verb_of(e.slots[at + 1]) == OPT_MODE:
                return self.second if number_of(e.slots[at + 1]) else self.first
            at += 2
        return None

    def asks_in_hand(self, e: Frame, i: int) -> Noun | None:
        action = self.chosen(e, i)
        return None if action is None else action.asks_in_hand(e, i)

    def fits(self, g: Unicorns, s: State, e: Frame, named: tuple[int, ...], after: Action | None) -> bool:
        return bool(self.modes(g, s, e, named, after))

    def commit(self, g: Unicorns, s: State, link: Frame, e: Frame, i: int) -> bool:
        if self.chosen(e, i) is None:
            modes = self.modes(g, s, e, link.cards, None)
            if not modes:
                return True
            if not name_target(s, link, e, i, e.you, ASK_MODE, modes):
                return False
        action = self.chosen(e, i)
        return action is None or action.commit(g, s, link, e, i)

    def execute(self, g: Unicorns, s: State, e: Frame, i: int) -> int:
        action = self.chosen(e, i)
        return FAILED if action is None else action.execute(g, s, e, i)

    def answer(self, g: Unicorns, s: State, e: Frame, i: int, seat: int, option: int) -> None:
        action = self.chosen(e, i)
        if action is not None:
            action.answer(g, s, e, i, seat, option)

    def forget(self, s: State, e: Frame, viewer: int) -> None:
        action = self.chosen(e, e.step)
        if action is not None:
            action.forget(s, e, viewer)
