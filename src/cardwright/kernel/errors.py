"""What can go wrong, as one small family.

CardwrightError
├── IllegalAnswer          the answer does not fit the question; the state is untouched
│   ├── NotAsked           this seat has no open question
│   └── StaleAnswer        the answer names a question that is no longer open
├── BadInput               a file, a text or an option that cannot be read; says where and what was expected
├── Broken                 something that must hold in every game does not: a fault of Cardwright
└── Defect                 the rules ran in a circle: a fault of Cardwright or of a card text, with the match attached
"""


class CardwrightError(Exception):
    """Anything this library raises on purpose."""


class IllegalAnswer(CardwrightError):
    """An answer that was not offered. The state is untouched."""


class NotAsked(IllegalAnswer):
    """This seat has no open question."""


class StaleAnswer(IllegalAnswer):
    """The answer names a question that is no longer open."""


class BadInput(CardwrightError):
    """Input that cannot be read; the message says where and what was expected."""


class Broken(CardwrightError):
    """Something that must hold in every game does not."""


class Defect(CardwrightError):
    """The rules did not come to an end. ``match`` holds the saved match, as text, when one was being played."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.match: str = ""
