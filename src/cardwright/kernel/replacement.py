"""The first half of an event's life: proposed, then prevented or replaced, then carried out.

Most events cannot be replaced and are applied at once. One that might be is proposed with :func:`propose`: if nobody can
replace it, it is carried out on the spot, else a frame waits for the answer. A game says which events these are by
subclassing :class:`Proposal`; a game where an event is replaced at most once returns to ``carry_out`` after the first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.kernel.state import Frame, Node

if TYPE_CHECKING:
    from cardwright.kernel.state import Decision, State


class Proposal(Node):
    """An event that is about to happen. Its frame binds the card (``cards[0]``) and the game's own slots."""

    def prevented(self, s: State, f: Frame) -> bool:
        """Whether the event can no longer happen (its card is gone, a rule forbids it)."""
        raise NotImplementedError

    def replacements(self, s: State, f: Frame) -> list[int]:
        """Options for optional replacements; empty if there is none, else with one that declines."""
        raise NotImplementedError

    def ask(self, s: State, f: Frame, options: list[int]) -> None:
        """Ask the seat that may replace the event."""
        raise NotImplementedError

    def replace(self, s: State, f: Frame, option: int) -> bool:
        """Carry out the chosen replacement; False if the answer declines it."""
        raise NotImplementedError

    def carry_out(self, s: State, f: Frame) -> None:
        """Apply the event, with the mandatory replacements that change where it leads."""
        raise NotImplementedError

    def run(self, s: State, f: Frame) -> None:
        if self.prevented(s, f):
            s.stack.pop()
            return
        options = self.replacements(s, f) if f.step == 0 else []
        if options:
            self.ask(s, f, options)
        else:
            s.stack.pop()
            self.carry_out(s, f)

    def answer(self, s: State, f: Frame, question: Decision, option: int) -> None:
        f.step = 1
        s.stack.pop()
        if not self.replace(s, f, option):
            self.carry_out(s, f)


def propose(s: State, proposal: Proposal, card: int, you: int, source: int, slots: tuple[int, ...]) -> None:
    """Let the event happen to ``card``: at once if nobody may replace it, else after the question."""
    f = Frame(proposal, 0, 0, you, source, slots, (card,), ())
    if proposal.prevented(s, f):
        return
    if proposal.replacements(s, f):
        s.stack.append(f)
    else:
        proposal.carry_out(s, f)
