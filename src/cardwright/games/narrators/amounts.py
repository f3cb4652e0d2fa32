"""What a text chooses, counts and asks: targets, amounts, countable things and conditions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.narrators.actions import (
    CLAIMED,
    IT,
    LAST_POWER,
    LAST_SCORE,
    ME,
    RIGHT,
    STACKED,
    SUM,
    Action,
    noted,
    put_character,
)
from cardwright.games.narrators.terms import ASK_TARGET, DIED
from cardwright.kernel.option import card_of
from cardwright.language.tree import Noun

if TYPE_CHECKING:
    from cardwright.games.narrators.rules import Narrators
    from cardwright.kernel.state import Decision, Frame, State

ONE: Final = 0
EACH: Final = 1
THAT: Final = 2  # "it"

FRIENDLY: Final = 1
RIVAL: Final = 2
ANY_SIDE: Final = 3


class Target:
    """Which characters an action is about: one of the player's choice, each of them, or the one named before."""

    def __init__(self, how: int, side: int = ANY_SIDE, other: bool = False, what: Noun | None = None) -> None:
        self.how: int = how
        self.side: int = side
        self.other: bool = other
        self.what: Noun | None = what

    def candidates(self, g: Narrators, s: State, f: Frame) -> list[int]:
        """The characters on The Page that it can mean, in order of entry (A59: the source too, unless it says other)."""
        found: list[int] = []
        me = noted(s, g, f, ME)
        types = 0 if self.what is None else self.what.types
        for seat in (f.you, 1 - f.you):
            if self.side & (FRIENDLY if seat == f.you else RIVAL):
                for character in g.characters(s, seat):
                    if not (self.other and character == me) and g.subtypes(s, character) & types:
                        found.append(character)
        return found


class TargetAction(Action):
    """An action about characters; no target means the character itself ("I", "me")."""

    def __init__(self, whom: Target | None) -> None:
        self.whom: Target | None = whom

    def possible(self, g: Narrators, s: State, f: Frame) -> bool:
        whom = self.whom
        return whom is None or whom.how == THAT or bool(whom.candidates(g, s, f))

    def chosen(self, g: Narrators, s: State, f: Frame) -> list[int] | None:
        """The characters it is about (none: it is skipped, A14); None if somebody was asked (A12)."""
        whom = self.whom
        if whom is None or whom.how == THAT or f.count:
            character = noted(s, g, f, ME if whom is None else IT)
            return [character] if character >= 0 else []
        found = whom.candidates(g, s, f)
        if whom.how == EACH:
            return found
        if not found:
            return []
        if len(found) == 1:
            self.name(g, s, f, found[0])
            return found
        s.ask(f.you, ASK_TARGET, f.source, g.character_options(s, found))
        return None

    def name(self, g: Narrators, s: State, f: Frame, character: int) -> None:
        """Note the chosen character as "it"."""
        put_character(s, g, f, IT, character)
        f.count = 1

    def answer(self, g: Narrators, s: State, f: Frame, question: Decision, option: int) -> None:
        self.name(g, s, f, g.character_of_card(s, card_of(option)))


# --- amounts ------------------------------------------------------------------------------------------------------------

PLAIN: Final = 0
OF_SCORE: Final = 1  # equal to the sacrificed character's score
OF_POWER: Final = 2
NO_CAP: Final = -1


class Countable:
    """Something a text counts."""

    claim: int = -1  # what players have to look at the world for

    def count(self, g: Narrators, s: State, f: Frame) -> int:
        """How many there are."""
        raise NotImplementedError


class Others(Countable):
    """Other friendly characters of a kind."""

    def __init__(self, what: Noun) -> None:
        self.what: Noun = what

    def count(self, g: Narrators, s: State, f: Frame) -> int:
        return len(Target(EACH, FRIENDLY, True, self.what).candidates(g, s, f))


class Stacked(Countable):
    """The dice stacked by an earlier sentence (section 17.3)."""

    def count(self, g: Narrators, s: State, f: Frame) -> int:
        return f.slots[STACKED]


class Seen(Countable):
    """Things of the world outside (section 17), counted by a claim or its substitute."""

    def __init__(self, claim: int) -> None:
        self.claim: int = claim

    def count(self, g: Narrators, s: State, f: Frame) -> int:
        return max(f.slots[CLAIMED], 0)


class Amount:
    """How much."""

    def __init__(self, number: int = 1, per: Countable | None = None, cap: int = NO_CAP, equal: int = PLAIN) -> None:
        self.number: int = number
        self.per: Countable | None = per
        self.cap: int = cap
        self.equal: int = equal

    def ready(self, g: Narrators, s: State, f: Frame) -> bool:
        """Whether it can be told; if not, a claim now lies on the stack."""
        return self.per is None or g.counted(s, f, self.per)

    def value(self, g: Narrators, s: State, f: Frame) -> int:
        """The amount now: one event with the product."""
        if self.equal:
            return f.slots[LAST_SCORE if self.equal == OF_SCORE else LAST_POWER]
        value = self.number if self.per is None else self.number * self.per.count(g, s, f)
        return min(value, self.cap) if self.cap != NO_CAP else value


# --- conditions ---------------------------------------------------------------------------------------------------------


class Condition:
    """What a sentence may hang on."""

    def holds(self, g: Narrators, s: State, f: Frame) -> bool:
        """Whether it is so now."""
        raise NotImplementedError


class CombinedScore(Condition):
    """Of the revealed cards, drawn since or not (R12)."""

    def __init__(self, number: int, at_least: bool) -> None:
        self.number: int = number
        self.at_least: bool = at_least

    def holds(self, g: Narrators, s: State, f: Frame) -> bool:
        return f.slots[SUM] >= self.number if self.at_least else f.slots[SUM] <= self.number


class GuessedRight(Condition):
    """The last guess was right."""

    def holds(self, g: Narrators, s: State, f: Frame) -> bool:
        return f.slots[RIGHT] == 1


class FriendDied(Condition):
    """A friendly character died this turn."""

    def holds(self, g: Narrators, s: State, f: Frame) -> bool:
        return s.counters[DIED + f.you] == 1


class Marked(Condition):
    """The character has lost power, or dueled, this turn."""

    def __init__(self, mark: int) -> None:
        self.mark: int = mark

    def holds(self, g: Narrators, s: State, f: Frame) -> bool:
        me = noted(s, g, f, ME)
        return me >= 0 and g.marked(s, me, self.mark)
