"""A seat at a table and who plays it."""

from __future__ import annotations

from hashlib import sha256
from typing import Final, Literal

OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"
Holder = Literal["open", "person", "bot"]


def hashed(secret: str) -> str:
    """What is stored of a seat's secret."""
    return sha256(secret.encode()).hexdigest() if secret else ""


class Sitting:
    """One seat. Times are those of the table's clock, in seconds."""

    def __init__(self) -> None:
        self.name = ""
        self.holder: Holder = OPEN
        self.level = ""
        self.secret = ""  # hash of it
        self.here = False
        self.away_since = 0.0
        self.stirred = 0.0  # when the person last did something at the page
        self.waited_since = 0.0  # when it was first asked since then
        self.idle = False  # the person is here, but has not done anything for so long that something may be done about it
        self.substitute = False  # a bot plays for the person
        self.skips = False  # it passes until the turn is over
        self.conceded = False
        self.standing = "none"
        self.orders: list[str] = []  # when windows are answered without asking
        self.bank = 0.0
        self.luck = ""  # that it has added to the shuffle
        self.deck = ""  # that was chosen for the seat: a name, or the lines of a list

    def take(self, name: str, secret: str, level: str) -> None:
        """A person or a bot sits down. A bot in the place of another one plays with the same deck."""
        deck = self.deck if level and self.holder == BOT else ""
        self.__init__()  # type: ignore[misc]
        self.deck = deck
        self.name = name
        self.secret = secret
        self.level = level
        self.holder = BOT if level else PERSON

    def leave(self) -> None:
        """The seat is open again."""
        self.__init__()  # type: ignore[misc]

    def asked(self, now: float) -> None:
        """It is asked something."""
        if self.waited_since <= self.stirred:
            self.waited_since, self.idle = now, False

    @property
    def automatic(self) -> bool:
        """Whether the table answers for the seat."""
        return self.holder == BOT or self.substitute or self.skips or self.conceded

    def grace(self, now: float, wait: float) -> float:
        """Seconds until a bot may be asked to play on, if so many are waited in all; below 0 if nobody needs to wait."""
        if self.holder != PERSON or self.automatic:
            return -1.0
        if self.here:
            return 0.0 if self.idle else -1.0
        return max(0.0, self.away_since + wait - now)
