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


class MemoryJournal:
    """A journal that is gone with the process."""

    def __init__(self) -> None:
        self.tables: dict[str, list[AnyRecord]] = {}

    async def append(self, code: str, first: int, records: list[AnyRecord]) -> None:
        kept = self.tables.pop(code, [])
        assert len(kept) == first
        self.tables[code] = kept + records

    async def codes(self) -> list[str]:
        return list(reversed(self.tables))

    async def read(self, code: str) -> list[AnyRecord]:
        return list(self.tables.get(code, []))
