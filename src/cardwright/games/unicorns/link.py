"""Links and chains: effects that trigger at one moment are committed together, then carried out, then come the next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.unicorns.effect import Effect
from cardwright.games.unicorns.terms import (
    ACTIVE,
    ASK_ORDER,
    ASK_USE,
    JUDGED,
    OPT_ORDER,
    OPT_SKIP,
    OPT_USE,
    STIRRED,
    USES,
)
from cardwright.kernel import events
from cardwright.kernel.errors import Defect
from cardwright.kernel.option import card_of, number_of, pack, verb_of
from cardwright.kernel.state import Frame, Node

if TYPE_CHECKING:
    from cardwright.games.unicorns.rules import Unicorns
    from cardwright.kernel.state import Decision, State

LINK_LIMIT: Final = 1000  # R73

GATHER: Final = 0
COMMIT: Final = 1
ORDER: Final = 2
EXECUTE: Final = 3
RESUME: Final = 4  # committed earlier, to be carried out now

HELD: Final = 1
"""In ``slots`` of a link that only commits: its effects are then handed to the frame below (A2, at the announcement)."""

UNUSED: Final = -2


class Link(Node):
    """One link. Its frame holds the effect instances in ``frames``; ``cards`` are the named targets while it commits and
    the cards drawn while it executes."""

    def __init__(self, game: Unicorns) -> None:
        super().__init__()
        self.game: Unicorns = game

    def frame(self, effects: tuple[Frame, ...]) -> Frame:
        """A new link of these effect instances."""
        return Frame(self, GATHER, 0, -1, -1, (), (), effects)

    def commitment(self, effects: tuple[Frame, ...]) -> Frame:
        """A link that stops when its targets are named, leaving its effects to the frame below."""
        return Frame(self, GATHER, 0, -1, -1, (HELD,), (), effects)

    def resumption(self, effects: tuple[Frame, ...]) -> Frame:
        """The rest of a link whose targets were named earlier."""
        return Frame(self, RESUME, 0, -1, -1, (), (), effects)

    def run(self, s: State, f: Frame) -> None:
        if f.step == GATHER:
            self._gather(s, f)
        if f.step == COMMIT and not self._commit(s, f):
            return
        if f.step == RESUME:
            self.game.judge(s)
            f.step = ORDER
        elif f.slots:
            events.count(s, JUDGED, 0)
            s.stack.pop()
            s.stack[-1].frames = f.frames
            return
        if f.step == ORDER and not self._order(s, f):
            return
        if f.frames:
            s.stack.append(f.frames[0])
            f.frames = f.frames[1:]
            return
        events.count(s, JUDGED, 0)
        s.stack.pop()

    def answer(self, s: State, f: Frame, question: Decision, option: int) -> None:
        if f.step == ORDER:
            chosen = f.frames[number_of(option)]
            rest = [e for e in f.frames if e is not chosen]
            f.frames = (*rest[: f.count], chosen, *rest[f.count :])
            f.count += 1
            return
        e = f.frames[f.count]
        verb = verb_of(option)
        if verb == OPT_USE and e.step == -1:
            e.step = 0
            events.note(s, USES, e.you, e.source)
        elif verb == OPT_SKIP and e.step == -1:
            e.step = UNUSED
        else:
            node = e.node
            assert isinstance(node, Effect)
            node.committed(f, e, option)

    def _gather(self, s: State, f: Frame) -> None:
        """Judge the table as it is now, and put the effects in commit order: mandatory before optional, active first."""
        self.game.judge(s)
        if len(f.frames) > 1:
            seats, active = self.game.seats, s.counters[ACTIVE]
            rows: list[list[Frame]] = [[] for _ in range(2 * seats)]
            for e in f.frames:
                node = e.node
                assert isinstance(node, Effect)
                rows[(seats if node.may else 0) + (e.you - active) % seats].append(e)
            f.frames = tuple([e for row in rows for e in row])
        f.step = COMMIT
        f.count = 0

    def _commit(self, s: State, f: Frame) -> bool:
        while f.count < len(f.frames):
            e = f.frames[f.count]
            node = e.node
            assert isinstance(node, Effect)
            if e.step == -1:
                if not node.may:
                    e.step = 0
                elif not node.possible(s, e, f.cards, node.spare_cards(s, f, e.you)):
                    e.step = UNUSED
                else:
                    options = [pack(OPT_SKIP, e.source)]
                    if node.possible_secretly(s, e):
                        options.insert(0, pack(OPT_USE, e.source))
                    s.ask(e.you, ASK_USE, e.source, options)
                    return False
            if e.step >= 0 and not node.commit(s, f, e):
                return False
            f.count += 1
        f.frames = tuple([e for e in f.frames if e.step != UNUSED])
        for e in f.frames:
            e.step = 0
        f.cards = ()
        f.step = ORDER
        f.count = 0
        return True

    def _order(self, s: State, f: Frame) -> bool:
        """Let each player order their own effects of one group where the order can matter (D17, A18)."""
        while f.count < len(f.frames) - 1:
            group = self._group(f)
            if len(group) > 1:
                you = f.frames[f.count].you
                options = [pack(OPT_ORDER, f.frames[n].source, -1, n) for n in group]
                s.ask(you, ASK_ORDER, -1, options)
                return False
            f.count += 1
        if self.game.has_saves and len(f.frames) > 1:
            self._guards_last(f)
        f.step = EXECUTE
        return True

    def _guards_last(self, f: Frame) -> None:
        """Of each player's effects, those that take a card which can save others come last: it still can (A26)."""
        rows: list[list[Frame]] = []
        last = -1
        for e in f.frames:
            node = e.node
            assert isinstance(node, Effect)
            group = 2 * e.you + node.may
            if group != last:
                rows += [[], []]
                last = group
            takes = any([card_of(option) >= 0 and self.game.guards_others(card_of(option)) for option in e.slots[2::2]])
            rows[-1 if takes else -2].append(e)
        f.frames = tuple([e for row in rows for e in row])

    def _group(self, f: Frame) -> list[int]:
        """Places of the effects among which the owner of the next one may choose; one place if nothing is to choose."""
        first = f.frames[f.count]
        node = first.node
        assert isinstance(node, Effect)
        places: list[int] = []
        faces: list[int] = []
        for n in range(f.count, len(f.frames)):
            e = f.frames[n]
            other = e.node
            assert isinstance(other, Effect)
            if e.you == first.you and other.may == node.may and other.touches_hidden and other.index not in faces:
                places.append(n)
                faces.append(other.index)
        return places


class Chain(Node):
    """Runs status effects and links until nothing waits, then looks whether somebody has won."""

    def __init__(self, game: Unicorns) -> None:
        super().__init__()
        self.game: Unicorns = game

    def follow(self, s: State) -> None:
        """Something has happened: run what it triggered, then look whether somebody has won."""
        if s.waiting or (s.counters[STIRRED] and self.game.crowded(s)):
            s.stack.append(Frame(self, 0, 0, -1, -1, (), (), ()))
        elif not self.game.options.check_by_phase:
            self.game.winning.check(s)

    def run(self, s: State, f: Frame) -> None:
        game = self.game
        crowded = game.crowded(s)
        if crowded or s.waiting:
            f.count += 1
            if f.count > LINK_LIMIT:
                raise Defect(f"a chain has more than {LINK_LIMIT} links")
            effects = crowded
            if not crowded:
                effects = s.waiting
                s.waiting = ()
            s.stack.append(game.link.frame(effects))
            return
        s.stack.pop()
        if not game.options.check_by_phase:
            game.winning.check(s)
