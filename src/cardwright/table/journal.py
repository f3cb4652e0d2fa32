"""Where the records of tables are kept."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final, Protocol

from cardwright.storage.writing import Taken
from cardwright.table.records import write_record

if TYPE_CHECKING:
    from cardwright.table.records import AnyRecord

DAY: Final = 86_400.0
"""Seconds."""


class Journal(Protocol):
    """Keeps the records of tables, in their order."""

    async def append(self, code: str, first: int, records: list[AnyRecord]) -> None:
        """Keep records of a table, of which ``first`` are kept already. When this returns they are safe.

        Raises Taken if others are kept in their place: somebody else keeps the table now. Raises BadInput if nothing can be
        kept at the moment.
        """

    async def codes(self) -> list[str]:
        """The tables there are, the last changed first."""

    async def read(self, code: str) -> list[AnyRecord]:
        """All records of a table."""

    async def put_away(self, code: str) -> None:
        """Do not name a table among the codes any more: its game is over. It can still be read."""

    async def old(self, days: float) -> list[str]:
        """The tables at which nothing has changed for so many days."""

    async def forget(self, code: str) -> None:
        """Keep nothing of a table any more."""

    async def visited(self, secret: str) -> list[str]:
        """The tables whose records name the (hashed) secret of a person."""

    async def rewrite(self, code: str, records: list[AnyRecord]) -> None:
        """Keep the first records of a table otherwise than they were."""


class MemoryJournal:
    """A journal that is gone with the process."""

    def __init__(self) -> None:
        self.tables: dict[str, list[AnyRecord]] = {}
        self.away: set[str] = set()
        self.changed: dict[str, float] = {}

    async def append(self, code: str, first: int, records: list[AnyRecord]) -> None:
        kept = self.tables.get(code, [])
        if len(kept) != first:
            raise Taken
        self.tables.pop(code, None)
        self.tables[code] = kept + records
        self.changed[code] = time.time()

    async def codes(self) -> list[str]:
        return [code for code in reversed(self.tables) if code not in self.away]

    async def read(self, code: str) -> list[AnyRecord]:
        return list(self.tables.get(code, []))

    async def put_away(self, code: str) -> None:
        self.away.add(code)

    async def old(self, days: float) -> list[str]:
        return [code for code, at in self.changed.items() if at < time.time() - days * DAY]

    async def forget(self, code: str) -> None:
        del self.tables[code], self.changed[code]

    async def visited(self, secret: str) -> list[str]:
        return [code for code, kept in self.tables.items() if any(secret in write_record(record) for record in kept)]

    async def rewrite(self, code: str, records: list[AnyRecord]) -> None:
        self.tables[code][: len(records)] = records
