"""The game's course: setup picks, then turns of four phases."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.unicorns.actions import clockwise
from cardwright.games.unicorns.terms import (
    ACTION_PHASE,
    ACTIVE,
    ASK_ACTION,
    ASK_BABY,
    ASK_DISCARD,
    DISCARD,
    DISCARDED,
    DRAW_PHASE,
    END,
    EXTRA,
    INSTANT,
    LIMIT,
    MAGIC,
    NURSERY,
    OPT_CARD,
    OPT_DRAW,
    OPT_PLAY,
    OPT_STOP,
    PHASE,
    PILE,
    PLAY,
    PLAYED,
    SET_UP,
    SETUP,
    SKIP,
    START,
    TURN,
    TURN_BEGINS,
    hand,
    stable,
)
from cardwright.kernel import events
from cardwright.kernel.option import card_of, pack, seat_of, verb_of
from cardwright.kernel.state import RUNNING, Frame, Node

if TYPE_CHECKING:
    from cardwright.games.unicorns.rules import Unicorns
    from cardwright.kernel.state import Decision, State

HAND_LIMIT: Final = 7

END_CHECKED: Final = 5
"""Step after the End of Turn phase, when its chain is over."""


class Turn(Node):
    """The turns, one after the other, at the bottom of the stack. ``step`` is the phase; ``you`` the active player;
    ``count`` is 1 once the entry into a phase has happened."""

    def __init__(self, game: Unicorns) -> None:
        super().__init__()
        self.game: Unicorns = game
        self.plays: list[list[int]] = []  # by card: its play into each stable, as options
        self.plays_magic: list[int] = []

    def frame(self, seat: int, step: int = SETUP) -> Frame:
        """The course of the game, with ``seat`` as active player."""
        return Frame(self, step, 0, seat, -1, (), (), ())

    def run(self, s: State, f: Frame) -> None:
        if f.step == ACTION_PHASE:
            self._action(s, f)
        elif f.step == START:
            self._start(s, f)
        elif f.step == DRAW_PHASE:
            self._draw(s, f)
        elif f.step == END:
            self._end(s, f)
        elif f.step == END_CHECKED:
            self._next(s, f)
        else:
            self._setup(s, f)

    def answer(self, s: State, f: Frame, question: Decision, option: int) -> None:
        verb, card = verb_of(option), card_of(option)
        if question.kind == ASK_BABY:
            events.move(s, card, stable(question.seat), SET_UP, question.seat)
        elif question.kind == ASK_DISCARD:
            events.move(s, card, DISCARD, DISCARDED, question.seat)
        elif verb == OPT_PLAY:
            events.count(s, PLAYED, s.counters[PLAYED] + 1)
            events.move(s, card, PILE, PLAY, f.you, seat_of(option) + 1)
            s.stack.append(self.game.play.frame(card, f.you, seat_of(option)))
        else:
            events.count(s, PLAYED, s.counters[LIMIT])
            if verb == OPT_DRAW:
                self.game.draw(s, f.you, 1)
                self.game.chain.follow(s)

    def add_card(self, card: int) -> None:
        """Prepare the options of one more card of the game."""
        self.plays_magic.append(pack(OPT_PLAY, card))
        self.plays.append([pack(OPT_PLAY, card, seat) for seat in range(self.game.seats)])

    def _phase(self, s: State, f: Frame, phase: int) -> None:
        """Enter a phase once the one before has ended."""
        if self.game.options.check_by_phase and phase != START:
            self.game.winning.check(s)
        if s.result == RUNNING:
            f.step = phase
            events.count(s, PHASE, phase)

    def _setup(self, s: State, f: Frame) -> None:
        for seat in clockwise(f.you, self.game.seats):
            if not s.zones[stable(seat)] and s.zones[NURSERY]:
                s.ask(seat, ASK_BABY, -1, [pack(OPT_CARD, card) for card in s.zones[NURSERY]])
                return
        f.step = START

    def _start(self, s: State, f: Frame) -> None:
        if f.count == 0:
            f.count = 1
            events.count_all(s, ACTIVE, [f.you, START, s.counters[TURN] + 1, 1, 0, 0])
            if s.log is not None:
                events.note(s, TURN_BEGINS, f.you, -1, s.counters[TURN])
            self.game.collect_starts(s, f.you)
            self.game.chain.follow(s)
            if s.result != RUNNING or s.stack[-1] is not f:
                return
        f.count = 0
        self._phase(s, f, END if s.counters[SKIP] else DRAW_PHASE)

    def _draw(self, s: State, f: Frame) -> None:
        if f.count == 0:
            f.count = 1
            self.game.draw(s, f.you, 1)
            self.game.chain.follow(s)
            if s.result != RUNNING or s.stack[-1] is not f:
                return
        f.count = 0
        self._phase(s, f, ACTION_PHASE)

    def _action(self, s: State, f: Frame) -> None:
        if s.counters[PLAYED] >= s.counters[LIMIT] or s.counters[SKIP]:
            self._phase(s, f, END)
            return
        s.ask(f.you, ASK_ACTION, -1, self.actions(s, f.you))

    def _end(self, s: State, f: Frame) -> None:
        cards = s.zones[hand(f.you)]
        if len(cards) > HAND_LIMIT:
            s.ask(f.you, ASK_DISCARD, -1, [pack(OPT_CARD, card) for card in cards])
            return
        f.step = END_CHECKED
        self.game.chain.follow(s)
        if s.result == RUNNING and s.stack[-1] is f:
            self._next(s, f)

    def _next(self, s: State, f: Frame) -> None:
        if self.game.options.check_by_phase:
            self.game.winning.check(s)
        if s.counters[EXTRA]:
            events.count(s, EXTRA, s.counters[EXTRA] - 1)
        else:
            f.you = (f.you + 1) % self.game.seats
        f.step = START
        if s.result == RUNNING:
            self._start(s, f)

    def actions(self, s: State, seat: int) -> list[int]:
        """The legal actions of the active player (sections 4 and 13 of the rules)."""
        game = self.game
        banned = game.status(s, seat) & 127
        barred = [game.closed_types(s, other) for other in range(game.seats)] if game.present(s, game.banners) else None
        options: list[int] = []
        kinds = game.kind
        for card in s.zones[hand(seat)]:
            kind = kinds[card]
            if kind & INSTANT or kind & banned:
                continue
            if kind & MAGIC:
                if game.requirement_met(s, card, seat):
                    options.append(self.plays_magic[card])
                continue
            if barred is None:
                options += self.plays[card]
            else:
                options += [option for option in self.plays[card] if not kind & barred[seat_of(option)]]
        played = s.counters[PLAYED]
        if played == 0 or game.options.draw_after_play:
            options.append(pack(OPT_DRAW))
        if played > 0:
            options.append(pack(OPT_STOP))
        return options
