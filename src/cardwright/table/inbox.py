"""What comes to the one who keeps a table, and from whom."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from cardwright.table import messages as m
    from cardwright.table.table import Work


class Watcher(Protocol):
    """Somebody who looks at the table: a socket."""

    secret: str  # hash of the secret of its device
    language: str

    def tell(self, notice: m.Done | m.Refused) -> None:
        """Send a short notice."""

    def changed(self) -> None:
        """The table has changed: ask for a new view when there is time."""

    def send_away(self, why: str) -> None:
        """The table is kept elsewhere now: come again."""


class Wanted:
    """An intent of a watcher."""

    def __init__(self, watcher: Watcher, intent: m.AnyIntent) -> None:
        self.watcher = watcher
        self.intent = intent


class Thought:
    """What a bot has thought out."""

    def __init__(self, work: Work, option: int) -> None:
        self.work = work
        self.option = option


class Forget:
    """A person (by the hash of the secret) wants to be forgotten."""

    def __init__(self, secret: str) -> None:
        self.secret = secret
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Due:
    """Time has come for something, or what time will bring has changed."""


AnyItem = Wanted | Thought | Forget | Due
