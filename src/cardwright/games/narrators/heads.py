"""How abilities begin and what lasts: triggers, lasting rules, and what may delay a sentence. Data read by the rules."""

from __future__ import annotations

from typing import Final

from cardwright.language.tree import Noun

ME: Final = 0
FRIENDLY: Final = 1
OTHER_FRIENDLY: Final = 2
RIVAL: Final = 3
THE_CHOSEN: Final = 4


class Subject:
    """Whose deed a trigger watches."""

    def __init__(self, side: int, what: Noun | None = None) -> None:
        self.side: int = side
        self.what: Noun | None = what


class When:
    """A trigger: an event, and whose (None: of the character itself, or of nobody)."""

    def __init__(self, event: int, who: Subject | None = None) -> None:
        self.event: int = event
        self.who: Subject | None = who


class EndOfDuels:
    """The delay of a sentence to the end of the duel step (section 10.3)."""


class CannotChallenge:
    """It is never offered as a challenger."""


class CannotOppose:
    """It is never offered as an opposer."""


class Shuns:
    """Characters up to a power cannot oppose it."""

    def __init__(self, number: int) -> None:
        self.number: int = number


class Response:
    """Playable only while a spell of the rival is pending (section 8.4)."""


class Copies:
    """Enters as a copy of a character (section 8.5)."""


class SpookyVoice:
    """The duty of section 17.5."""


class MoreLoss:
    """A replacement: losses of rival characters are greater (section 9)."""

    def __init__(self, what: Noun, number: int) -> None:
        self.what: Noun = what
        self.number: int = number
