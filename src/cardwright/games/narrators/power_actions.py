"""Actions on characters: power, score, sacrifice, return, swap."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.narrators.actions import (
    DONE,
    IT,
    LAST_POWER,
    LAST_SCORE,
    ME,
    THEY,
    WAITS,
    Action,
    noted,
    put,
    put_character,
)
from cardwright.games.narrators.amounts import FRIENDLY, ONE, RIVAL, Amount, Target, TargetAction
from cardwright.games.narrators.terms import ASK_DIVIDE, ASK_TARGET, OPT_SHARE
from cardwright.kernel.option import card_of, number_of, pack

if TYPE_CHECKING:
    from cardwright.games.narrators.rules import Narrators
    from cardwright.kernel.state import Decision, Frame, State
    from cardwright.language.tree import Noun


class Gain(TargetAction):
    """A gain of power, one event for each character."""

    def __init__(self, amount: Amount, whom: Target | None = None) -> None:
        super().__init__(whom)
        self.amount: Amount = amount

    def execute(self, g: Narrators, s: State, f: Frame) -> int:
        chosen = self.chosen(g, s, f)
        if chosen is None or (chosen and not self.amount.ready(g, s, f)):
            return WAITS
        for character in chosen:
            g.gain(s, character, self.amount.value(g, s, f), g.echoes(f))
        return DONE


class Lose(TargetAction):
    """A loss of power, one event for each character; who dies of it is looked at when all have happened."""

    def __init__(self, amount: Amount, whom: Target | None = None) -> None:
        super().__init__(whom)
        self.amount: Amount = amount

    def execute(self, g: Narrators, s: State, f: Frame) -> int:
        chosen = self.chosen(g, s, f)
        if chosen is None or (chosen and not self.amount.ready(g, s, f)):
            return WAITS
        for character in chosen:
            g.lose(s, character, self.amount.value(g, s, f))
        return DONE


class GainScore(Action):
    """Score for the player of the text."""

    def __init__(self, amount: Amount) -> None:
        self.amount: Amount = amount

    def execute(self, g: Narrators, s: State, f: Frame) -> int:
        if not self.amount.ready(g, s, f):
            return WAITS
        g.add_score(s, f.you, self.amount.value(g, s, f))
        return DONE


class Sacrifice(TargetAction):
    """It dies at once whatever its power; that is no loss (R8, R9). Its score and power are kept for the rest of the text."""

    def execute(self, g: Narrators, s: State, f: Frame) -> int:
        chosen = self.chosen(g, s, f)
        if chosen is None:
            return WAITS
        for character in chosen:
            put(f, LAST_SCORE, g.score_of(s, character))
            put(f, LAST_POWER, max(g.power(s, character), 0))
            g.sacrifice(s, character)
        return DONE


class ReturnToHand(TargetAction):
    """Its whole stack returns; that is no death (A18)."""

    def execute(self, g: Narrators, s: State, f: Frame) -> int:
        chosen = self.chosen(g, s, f)
        if chosen is None:
            return WAITS
        for character in chosen:
            g.return_stack(s, character, f.you)
        return DONE


class Bar(TargetAction):
    """It cannot oppose this turn; the mark stays through a transform."""

    def execute(self, g: Narrators, s: State, f: Frame) -> int:
        chosen = self.chosen(g, s, f)
        if chosen is None:
            return WAITS
        for character in chosen:
            g.bar(s, character)
        return DONE


class Choose(TargetAction):
    """A choice that the character remembers, as long as its top card stays the same (section 5)."""

    def execute(self, g: Narrators, s: State, f: Frame) -> int:
        chosen = self.chosen(g, s, f)
        if chosen is None:
            return WAITS
        me = noted(s, g, f, ME)
        for character in chosen:
            if me >= 0:
                g.remember(s, me, character)
        return DONE


class ChooseTwo(Action):
    """One character of each side; "they" are both."""

    def __init__(self, what: Noun, other: Noun) -> None:
        self.what: Noun = what
        self.other: Noun = other

    def execute(self, g: Narrators, s: State, f: Frame) -> int:
        sides = (Target(ONE, FRIENDLY, False, self.what), Target(ONE, RIVAL, False, self.other))
        found = [side.candidates(g, s, f) for side in sides]
        if not found[0] or not found[1]:
            return DONE
        while f.count < 2:
            if len(found[f.count]) > 1:
                s.ask(f.you, ASK_TARGET, f.source, g.character_options(s, found[f.count]))
                return WAITS
            self._name(g, s, f, found[f.count][0])
        return DONE

    def answer(self, g: Narrators, s: State, f: Frame, question: Decision, option: int) -> None:
        self._name(g, s, f, g.character_of_card(s, card_of(option)))

    def _name(self, g: Narrators, s: State, f: Frame, character: int) -> None:
        put_character(s, g, f, IT if f.count == 0 else THEY, character)
        f.count += 1


class SwapPower(Action):
    """Two values are set; that is neither loss nor gain (A19)."""

    def execute(self, g: Narrators, s: State, f: Frame) -> int:
        one, two = noted(s, g, f, IT), noted(s, g, f, THEY)
        if one >= 0 and two >= 0:
            g.swap_power(s, one, two)
        return DONE


class Divide(Action):
    """A loss divided among rival characters: each that is named gets at least 1, and all of it is dealt (A48).

    The shares are kept as numbers in the frame until all are named: they are losses of one instruction.
    """

    def __init__(self, what: Noun, number: int) -> None:
        self.what: Noun = what
        self.number: int = number

    def execute(self, g: Narrators, s: State, f: Frame) -> int:
        named = self._named(f)
        rest = self.number - sum([share for _, share in named])
        taken = [character for character, _ in named]
        free = [c for c in Target(ONE, RIVAL, False, self.what).candidates(g, s, f) if c not in taken]
        if rest and free:
            options: list[int] = []
            for character in free:
                least = 1 if len(free) > 1 else rest
                for share in range(least, rest + 1):
                    options.append(pack(OPT_SHARE, g.top(s, character), g.owner[character], share))
            if len(options) > 1:
                s.ask(f.you, ASK_DIVIDE, f.source, options)
                return WAITS
            named.append((free[0], rest))
        f.slots = f.slots[: len(f.slots) - 2 * f.count]
        f.count = 0
        for character, share in named:
            g.lose(s, character, share)
        return DONE

    def answer(self, g: Narrators, s: State, f: Frame, question: Decision, option: int) -> None:
        f.slots += (g.character_of_card(s, card_of(option)), number_of(option))
        f.count += 1

    def _named(self, f: Frame) -> list[tuple[int, int]]:
        slots = f.slots
        first = len(slots) - 2 * f.count
        return [(slots[n], slots[n + 1]) for n in range(first, len(slots), 2)]
