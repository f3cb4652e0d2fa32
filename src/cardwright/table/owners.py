"""Which process keeps which table. Each table has one owner; an owner that is gone loses its tables when its lease ends.

A lease only decides who takes a table up. That nothing is lost or written twice is the journal's doing: a record has a place in
its table, and a place is taken once, so an owner that was given up learns so from the first thing it tries to store.
"""

from __future__ import annotations

import asyncio
import secrets
from datetime import timedelta
from typing import TYPE_CHECKING, Final, Protocol

from sqlalchemy import delete, func, insert, select, update

from cardwright.storage import schema

if TYPE_CHECKING:
    from datetime import datetime

    from sqlalchemy import Connection

    from cardwright.storage.store import Store

LEASE: Final = 6.0
"""Seconds a process may be silent before others take its tables."""

BEAT: Final = 2.0
"""Seconds between its signs of life."""

MOST_AT_ONCE: Final = 100
"""Tables of lost owners that a process takes up at a time."""


class Peer:
    """Another process."""

    def __init__(self, name: str, address: str, word: str) -> None:
        self.name = name
        self.address = address  # where it is reached from inside: http://10.0.0.5:8600
        self.word = word  # by which it knows that a request comes from one of its own


class Elsewhere(Exception):
    """A table is kept by another process."""

    def __init__(self, peer: Peer) -> None:
        super().__init__(peer.name)
        self.peer = peer


class Owners(Protocol):
    """Knows who keeps a table."""

    name: str
    word: str

    async def start(self) -> None:
        """Enter the list. Raises BadInput."""

    async def claim(self, code: str) -> Peer | None:
        """Become the owner of a table; or who else is. Raises BadInput."""

    async def beat(self) -> None:
        """Give a sign of life. Raises BadInput."""

    async def lost(self, codes: list[str]) -> list[str]:
        """Those of one's tables that somebody else has taken up. Raises BadInput."""

    async def orphans(self) -> list[str]:
        """Running tables whose owner is gone. Raises BadInput."""

    async def peers(self) -> list[Peer]:
        """The other processes. Raises BadInput."""

    async def stop(self) -> None:
        """Leave the list: others may take the tables up at once. Raises BadInput."""


class SoleOwner:
    """One process keeps all tables."""

    name = ""
    word = ""

    async def start(self) -> None:
        pass

    async def claim(self, code: str) -> Peer | None:
        return None

    async def beat(self) -> None:
        pass

    async def lost(self, codes: list[str]) -> list[str]:
        return []

    async def orphans(self) -> list[str]:
        return []

    async def peers(self) -> list[Peer]:
        return []

    async def stop(self) -> None:
        pass


class LeasedOwners:
    """Several processes share the tables of one PostgreSQL database; its clock is the one that counts."""

    def __init__(self, store: Store, address: str) -> None:
        """``address`` is where the other processes reach this one."""
        self.store = store
        self.name = secrets.token_hex(8)
        self.word = secrets.token_hex(24)
        self.address = address

    async def start(self) -> None:
        await asyncio.to_thread(self._start)

    def _start(self) -> None:
        with self.store.transaction() as connection:
            until = _now(connection) + timedelta(seconds=LEASE)
            row = {"name": self.name, "address": self.address, "word": self.word, "until": until}
            connection.execute(insert(schema.server), row)

    async def beat(self) -> None:
        await asyncio.to_thread(self._beat)

    def _beat(self) -> None:
        servers = schema.server
        with self.store.transaction() as connection:
            now = _now(connection)
            until = now + timedelta(seconds=LEASE)
            beaten = connection.execute(update(servers).where(servers.c.name == self.name).values(until=until))
            connection.execute(delete(servers).where(servers.c.until < now - timedelta(hours=1)))
        if not beaten.rowcount:  # it was silent for so long that it was taken off the list
            self._start()

    async def claim(self, code: str) -> Peer | None:
        return await asyncio.to_thread(self._claim, code)

    def _claim(self, code: str) -> Peer | None:
        tables, servers = schema.game_table, schema.server
        while True:
            with self.store.transaction() as connection:
                owner = connection.execute(select(tables.c.owner).where(tables.c.code == code)).scalar()
                if owner is None or owner == self.name:
                    return None
                wanted = select(servers).where(servers.c.name == owner, servers.c.until > _now(connection))
                living = connection.execute(wanted).first()
                if living is not None:
                    return Peer(living.name, living.address, living.word)
                change = update(tables).where(tables.c.code == code, tables.c.owner == owner).values(owner=self.name)
                if connection.execute(change).rowcount:
                    return None

    async def lost(self, codes: list[str]) -> list[str]:
        def find() -> list[str]:
            tables = schema.game_table
            wanted = select(tables.c.code).where(tables.c.code.in_(codes), tables.c.owner != self.name)
            with self.store.transaction() as connection:
                return list(connection.execute(wanted).scalars())

        return await asyncio.to_thread(find) if codes else []

    async def orphans(self) -> list[str]:
        def find() -> list[str]:
            tables, servers = schema.game_table, schema.server
            with self.store.transaction() as connection:
                living = select(servers.c.name).where(servers.c.until > _now(connection))
                wanted = select(tables.c.code).where(~tables.c.over, tables.c.owner.not_in(living)).limit(MOST_AT_ONCE)
                return list(connection.execute(wanted).scalars())

        return await asyncio.to_thread(find)

    async def peers(self) -> list[Peer]:
        def find() -> list[Peer]:
            servers = schema.server
            with self.store.transaction() as connection:
                wanted = select(servers).where(servers.c.name != self.name, servers.c.until > _now(connection))
                return [Peer(row.name, row.address, row.word) for row in connection.execute(wanted)]

        return await asyncio.to_thread(find)

    async def stop(self) -> None:
        def leave() -> None:
            with self.store.transaction() as connection:
                connection.execute(delete(schema.server).where(schema.server.c.name == self.name))

        await asyncio.to_thread(leave)


def _now(connection: Connection) -> datetime:
    """The time of the database, in UTC."""
    found: datetime = connection.execute(select(func.timezone("UTC", func.clock_timestamp()))).scalar_one()
    return found
