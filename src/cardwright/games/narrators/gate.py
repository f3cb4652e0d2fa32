"""Gates: where texts that may be used at any time are offered (section 10.4), and the queue of triggered texts (10.1).

Each owner says once a turn, in the open, where to stop; who is asked follows from that and from The Page alone, so that
nothing in a question tells about hidden cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.narrators.actions import EVENT, GATED, put
from cardwright.games.narrators.terms import (
    ANY_TIME,
    ASK_ANY_TIME,
    ASK_DEATHS,
    ASK_ORDER,
    ASK_STOPS,
    BEFORE_DECISIONS,
    CHALLENGER,
    FACE,
    MARKS,
    ON_DIE,
    OPT_CHARACTER,
    OPT_ORDER,
    OPT_SKIP,
    OPT_STOPS,
    OPT_USE,
    PAGE,
    PLACES,
    POWER,
    STOP_MASKS,
    STOPS,
    TRIGGERS,
    USED,
    USES,
    ZONES,
)
from cardwright.kernel import events
from cardwright.kernel.option import card_of, number_of, pack, verb_of
from cardwright.kernel.state import Frame, Node

if TYPE_CHECKING:
    from cardwright.games.narrators.rules import Narrators
    from cardwright.kernel.state import Decision, State


BIT: Final = 1 << ANY_TIME


class Gate(Node):
    """Asks those who want to be asked here. ``slots`` = [passed gates (unused), which gate, who decides behind it, then the
    characters that were offered]."""

    def __init__(self, game: Narrators) -> None:
        super().__init__()
        self.game: Narrators = game

    def stops(self, s: State, f: Frame, kind: int, decider: int = -1) -> bool:
        """Whether frame ``f``, on top of the stack, has to wait here: then a gate lies above it now."""
        if not self.game.any_time or f.slots[GATED] & kind:
            return False
        if not self.unused(s, 0) and not self.unused(s, 1):
            return False
        gate = Frame(self, 0, 0, -1, -1, (0, kind, decider), (), ())
        if self._next(s, gate)[0] < 0:
            return False
        s.stack.append(gate)
        return True

    def unused(self, s: State, seat: int) -> list[int]:
        """The characters of a seat with an any-time text not yet used this turn (A43)."""
        counters, masks = s.counters, self.game.masks
        found: list[int] = []
        for character in s.zones[PAGE + ZONES * seat]:
            place = counters[PLACES + character]
            if masks[counters[place + FACE]] & BIT and not counters[place + MARKS] & USED:
                found.append(character)
        return found

    def _next(self, s: State, f: Frame) -> tuple[int, int]:
        """The next seat to ask and about which character (-1: where to stop); seat -1 = nobody."""
        kind, decider, asked = f.slots[1], f.slots[2], f.slots[3:]
        for seat in self.game.sides(s):
            if kind == BEFORE_DECISIONS and seat == decider:
                continue  # what they may use stands among the options of their own question
            ready = self.unused(s, seat)
            if not ready:
                continue
            if not s.counters[STOPS + seat]:
                return seat, -1
            if (s.counters[STOPS + seat] - 1) & kind:
                for character in ready:
                    if character not in asked:
                        return seat, character
        return -1, -1

    def run(self, s: State, f: Frame) -> None:
        seat, character = self._next(s, f)
        if seat < 0:
            s.stack.pop()
            below = s.stack[-1]
            put(below, GATED, below.slots[GATED] | f.slots[1])
        elif character < 0:
            s.ask(seat, ASK_STOPS, -1, [pack(OPT_STOPS, -1, -1, mask) for mask in STOP_MASKS])
        else:
            card = self.game.top(s, character)
            s.ask(seat, ASK_ANY_TIME, card, [pack(OPT_SKIP, card), pack(OPT_USE, card)])

    def answer(self, s: State, f: Frame, question: Decision, option: int) -> None:
        if question.kind == ASK_STOPS:
            events.count(s, STOPS + question.seat, number_of(option) + 1)
            return
        character = self.game.character_of_card(s, card_of(option))
        f.slots += (character,)
        if verb_of(option) == OPT_USE:
            self.use(s, character)

    def use(self, s: State, character: int) -> None:
        """Begin an any-time text."""
        game = self.game
        game.mark(s, character, USED)
        card = game.top(s, character)
        events.note(s, USES, game.owner[character], card)
        for text in reversed(game.texts[game.face_of(s, character)][ANY_TIME]):
            s.stack.append(game.triggered(s, text, character, -1))

    def options(self, s: State, seat: int) -> list[int]:
        """What a seat may use while it is itself asked for a decision."""
        if not self.game.any_time:
            return []
        return [pack(OPT_USE, self.game.top(s, character)) for character in self.unused(s, seat)]

    def used(self, s: State, option: int) -> bool:
        """Whether the answer to a decision was to use an any-time text; it has begun then."""
        if verb_of(option) != OPT_USE:
            return False
        self.use(s, self.game.character_of_card(s, card_of(option)))
        return True


class Waiting(Node):
    """Which of several waiting texts comes next: the one that has waited longest; those of one event and player come in the
    order the player chooses (D1)."""

    def __init__(self, game: Narrators) -> None:
        super().__init__()
        self.game: Narrators = game

    def follow(self, s: State) -> bool:
        """Whether texts are waiting: then they are run before anything else."""
        waiting = s.waiting
        if not waiting:
            return False
        if len(waiting) == 1:
            s.waiting = ()
            events.note(s, TRIGGERS, waiting[0].you, waiting[0].source)
            s.stack.append(waiting[0])
        else:
            s.stack.append(Frame(self, 0, 0, -1, -1, (0,), (), ()))
        return True

    def run(self, s: State, f: Frame) -> None:
        group = self._group(s)
        first = group[0].node
        for text in group:
            if text.node is not first:
                options = [pack(OPT_ORDER, text.source, -1, number) for number, text in enumerate(group)]
                s.ask(group[0].you, ASK_ORDER, -1, options)
                return
        self._take(s, 0)

    def _group(self, s: State) -> list[Frame]:
        first = s.waiting[0]
        group: list[Frame] = []
        for text in s.waiting:
            if text.slots[EVENT] != first.slots[EVENT] or text.you != first.you:
                break
            group.append(text)
        return group

    def answer(self, s: State, f: Frame, question: Decision, option: int) -> None:
        self._take(s, number_of(option))

    def _take(self, s: State, number: int) -> None:
        text = s.waiting[number]
        s.stack.pop()
        s.waiting = s.waiting[:number] + s.waiting[number + 1 :]
        events.note(s, TRIGGERS, text.you, text.source)
        s.stack.append(text)


class Deaths(Node):
    """Characters at 0 or less die after every instruction (A16); whose text caused several deaths chooses their order (A17).

    ``slots`` = [gates, the characters in the chosen order].
    """

    def __init__(self, game: Narrators) -> None:
        super().__init__()
        self.game: Narrators = game

    def due(self, s: State) -> list[int]:
        """The characters that die now."""
        counters, first = s.counters, s.counters[CHALLENGER]
        found: list[int] = []
        for seat in (first, 1 - first):
            for character in s.zones[PAGE + ZONES * seat]:
                if counters[counters[PLACES + character] + POWER] <= 0:
                    found.append(character)
        return found

    def follow(self, s: State, cause: int) -> bool:
        """An instruction of the player ``cause`` has happened: whether somebody dies now, before anything else."""
        if not self.due(s):
            return False
        s.stack.append(Frame(self, 0, 0, cause, -1, (0,), (), ()))
        return True

    def run(self, s: State, f: Frame) -> None:
        game = self.game
        ordered = list(f.slots[1:])
        rest = [character for character in self.due(s) if character not in ordered]
        if len(rest) > 1 and any([game.collect(s, ON_DIE, character) for character in self.due(s)]):
            s.ask(f.you, ASK_DEATHS, -1, game.character_options(s, rest))
            return
        s.stack.pop()
        game.die(s, ordered + rest)

    def answer(self, s: State, f: Frame, question: Decision, option: int) -> None:
        assert verb_of(option) == OPT_CHARACTER
        f.slots += (self.game.character_of_card(s, card_of(option)),)
