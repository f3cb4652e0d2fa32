"""The state of a game: plain data, one kind of frame, and the loop that runs it to the next question.

What states share must not change: lists inside a state are its own; tuples, nodes and decisions are shared between
clones and replaced when something changes. ``clone``, equality and plain data are derived from the annotations below by
``derive.py`` into ``_derived.py``: a new field is written once, here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.kernel.errors import Defect, IllegalAnswer, NotAsked, StaleAnswer

if TYPE_CHECKING:
    from cardwright.kernel.events import Event
    from cardwright.kernel.game import Game

RUNNING: Final = -1
"""``State.result`` while nobody has won; afterwards it is a bit mask of the winning seats (0 = nobody)."""

STEP_LIMIT: Final = 100_000
"""Frames run without a question after which the loop is declared endless."""


class Node:
    """A piece of rules: a card text, one of its actions, or a part of the turn. Immutable and shared by all states."""

    def __init__(self) -> None:
        self.index: int = -1  # its place in Game.nodes, for saving

    def run(self, s: State, f: Frame) -> None:
        """Do the next step of frame ``f`` (the top of the stack): change it, push, pop or ask.

        A step that asks must change nothing before it asks: it is run again when a sample deals hidden cards anew.
        """
        raise NotImplementedError

    def answer(self, s: State, f: Frame, question: Decision, option: int) -> None:
        """Take a legal answer to a question that ``run`` asked."""
        raise NotImplementedError

    def forget(self, s: State, f: Frame, viewer: int) -> None:
        """Drop the answers that other seats gave in secret, so that a sample asks them again (default: none are kept)."""


class Frame:
    """What is still to be done: a node, how far it has come, and its bindings."""

    def __init__(
        self,
        node: Node,
        step: int,
        count: int,
        you: int,
        source: int,
        slots: tuple[int, ...],
        cards: tuple[int, ...],
        frames: tuple[Frame, ...],
    ) -> None:
        self.node: Node = node
        self.step: int = step
        self.count: int = count  # progress inside a step
        self.you: int = you  # the seat whose text this is
        self.source: int = source  # the card whose text this is, -1 = none
        self.slots: tuple[int, ...] = slots  # numbers, seats and chosen options (public)
        self.cards: tuple[int, ...] = cards  # cards, also hidden ones: the only place of a frame where hidden cards may stand
        self.frames: tuple[Frame, ...] = frames  # frames that wait inside this one


class Decision:
    """A question to one seat with its legal options. Immutable once asked."""

    def __init__(self, seat: int, kind: int, source: int, options: list[int], batch: int) -> None:
        self.seat: int = seat
        self.kind: int = kind  # what is asked, in the game's enumeration
        self.source: int = source  # the card that asks, -1 = the rules
        self.options: list[int] = options
        self.batch: int = batch  # names the question: seats asked together share it


class State:
    """Everything a game is at one moment."""

    def __init__(
        self,
        game: Game,
        zones: list[tuple[int, ...]],
        where: bytearray,
        seen: dict[int, int],
        counters: list[int],
        stack: list[Frame],
        waiting: tuple[Frame, ...],
        pending: tuple[Decision, ...],
        batch: int,
        asked: int,
        answers: int,
        result: int,
        seed: bytes,
        chance: int,
    ) -> None:
        self.game: Game = game
        self.zones: list[tuple[int, ...]] = zones  # cards by zone; last = top where order matters
        self.where: bytearray = where  # zone by card
        self.seen: dict[int, int] = seen  # hidden cards that seats have seen where they lie: card → bit mask of seats
        self.counters: list[int] = counters  # the game's numbers, by its own indices
        self.stack: list[Frame] = stack
        self.waiting: tuple[Frame, ...] = waiting  # triggered texts that have not started
        self.pending: tuple[Decision, ...] = pending
        self.batch: int = batch  # how many times questions were asked
        self.asked: int = asked  # bit mask of the seats asked in this batch, answered or not
        self.answers: int = answers  # how many answers were taken
        self.result: int = result
        self.seed: bytes = seed
        self.chance: int = chance  # how many random events have happened
        self.log: list[Event] | None = None  # events, if somebody listens; not part of the game

    def ask(self, seat: int, kind: int, source: int, options: list[int]) -> None:
        """Ask ``seat`` to choose one of ``options`` (at least one)."""
        if not self.asked:
            self.batch += 1
        self.asked |= 1 << seat
        self.pending += (Decision(seat, kind, source, options, self.batch),)

    def question(self, seat: int) -> Decision | None:
        """The open question of a seat, if any."""
        for decision in self.pending:
            if decision.seat == seat:
                return decision
        return None

    def answer(self, seat: int, option: int, batch: int = -1) -> None:
        """Take an answer and run on to the next question.

        ``batch`` names the question that is answered (-1 = the open one).
        Raises NotAsked, StaleAnswer or IllegalAnswer and changes nothing if the answer does not fit.
        """
        question = self.question(seat)
        if question is None:
            raise NotAsked(f"seat {seat} is not asked anything now")
        if batch >= 0 and batch != question.batch:
            raise StaleAnswer(f"question {batch} of seat {seat} is closed; the open one is {question.batch}")
        if option not in question.options:
            raise IllegalAnswer(f"seat {seat} was not offered option {option}")
        self.take(question, option)

    def take(self, question: Decision, option: int) -> None:
        """Take an option that an open question offers (see :meth:`answer`, which checks that it does)."""
        pending = self.pending
        if pending[0] is question:
            self.pending = pending[1:]
        else:
            self.pending = tuple([other for other in pending if other is not question])
        self.answers += 1
        f = self.stack[-1]
        f.node.answer(self, f, question, option)
        if not self.pending:
            self.asked = 0
            self.advance()

    def advance(self) -> None:
        """Run frames until somebody is asked or the game is over. Raises Defect if that never happens."""
        stack = self.stack
        for _ in range(STEP_LIMIT):
            if self.pending:
                return
            if self.result != RUNNING:
                break
            f = stack[-1]
            f.node.run(self, f)
        else:
            raise Defect(f"the rules did not come to a question within {STEP_LIMIT} steps")
        self.pending = ()
        self.asked = 0
