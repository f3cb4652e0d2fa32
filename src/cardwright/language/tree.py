"""The tree of a card text: abilities made of steps. The leaves (triggers, actions, rules) are the game's own nodes."""

from __future__ import annotations

from typing import Any, Final

AND: Final = 0  # "X and Y": both
THEN: Final = 1  # "X, then Y": Y only if X succeeded
IF_DONE: Final = 2  # "X; if you do, Y": Y only if you chose to do X
NEXT: Final = 3  # a new sentence that goes on with the same ability

JOIN_WORDS: Final = {AND: " and ", THEN: ", then ", IF_DONE: "; if you do, ", NEXT: ". "}


class Leaf:
    """Anything a phrase of the vocabulary makes. Two leaves are equal if they are of one class with equal fields."""

    def fields(self) -> dict[str, Any]:
        """The values of the slots and fixed fields of the phrase, by name."""
        raise NotImplementedError


class Noun:
    """Which cards a text speaks of: a bit mask of card types and, perhaps, a word their name must contain."""

    def __init__(self, types: int, word: str = "") -> None:
        self.types: int = types
        self.word: str = word

    def same(self, other: Noun) -> bool:
        """Whether both speak of the same cards."""
        return self.types == other.types and self.word == other.word


class Counted:
    """A number of cards: "two Unicorn cards"."""

    def __init__(self, number: int, noun: Noun) -> None:
        self.number: int = number
        self.noun: Noun = noun


class Step:
    """One action of an ability and how it hangs on the one before.

    The first action of a sentence may happen later (``delay``), only under a ``condition``, or once for ``each`` of something.
    """

    def __init__(
        self,
        join: int,
        may: bool,
        action: object,
        delay: object | None = None,
        condition: object | None = None,
        each: object | None = None,
    ) -> None:
        self.join: int = join
        self.may: bool = may
        self.action: object = action
        self.delay: object | None = delay
        self.condition: object | None = condition
        self.each: object | None = each


class Ability:
    """One ability: a trigger (None: it acts when the card is resolved) with its steps, or a lasting rule without steps."""

    def __init__(self, trigger: object | None, steps: list[Step], rule: object | None) -> None:
        self.trigger: object | None = trigger
        self.steps: list[Step] = steps
        self.rule: object | None = rule
