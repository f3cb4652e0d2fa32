"""Where the records of tables are kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from cardwright.table.records import AnyRecord


class Journal(Protocol):
    """Keeps the records of tables, in their order."""

    async def append(self, code: str, first: int, records: list[AnyRecord]) -> None:
        """Keep records of a table, of which ``first`` are kept already. When this returns they are safe."""

    async def codes(self) -> list[str]:
        """The tables there are, the last changed first."""

    async def read(self, code: str) -> list[AnyRecord]:
        """All records of a table."""

    async def put_away(self, code: str) -> None:
        """Do not name a table among the codes any more: its game is over. It can still be read."""


class MemoryJournal:
    """A journal that is gone with the process."""

    def __init__(self) -> None:
        self.tables: dict[str, list[AnyRecord]] = {}
        self.away: set[str] = set()

    async def append(self, code: str, first: int, records: list[AnyRecord]) -> None:
        kept = self.tables.pop(code, [])
        assert len(kept) == first
        self.tables[code] = kept + records

    async def codes(self) -> list[str]:
        return [code for code in reversed(self.tables) if code not in self.away]

    async def read(self, code: str) -> list[AnyRecord]:
        return list(self.tables.get(code, []))

    async def put_away(self, code: str) -> None:
        self.away.add(code)
