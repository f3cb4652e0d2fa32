"""The journal in the database: one writer, which commits together whatever waits."""

from __future__ import annotations

import asyncio
import queue
import threading
from typing import TYPE_CHECKING, Any

from sqlalchemy import insert, select, update

from cardwright.storage import schema
from cardwright.table import records as r

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from cardwright.storage.store import Store

MOST_AT_ONCE = 200
"""Appends that are committed together at the most."""


class Append:
    """Records to keep, and whom to tell when they are safe."""

    def __init__(self, code: str, first: int, records: list[r.AnyRecord], done: asyncio.Future[None]) -> None:
        self.code = code
        self.first = first
        self.records = records
        self.done = done

    def write(self, connection: Connection) -> None:
        """Insert the records."""
        opened = self.records[0]
        if isinstance(opened, r.Opened):
            values: dict[str, Any] = {"code": self.code, "game": opened.game, "over": False}
            connection.execute(insert(schema.game_table), {**values, "since": schema.now(), "changed": schema.now()})
        rows = [
            {"code": self.code, "number": self.first + number, "what": r.write_record(record)}
            for number, record in enumerate(self.records)
        ]
        connection.execute(insert(schema.record), rows)

    def settle(self, error: BaseException | None) -> None:
        """Tell the table."""
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class StoredJournal:
    """Keeps records in the database of a store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._queue: queue.Queue[tuple[asyncio.AbstractEventLoop, Append] | None] = queue.Queue()
        self._writer = threading.Thread(target=self._write, name="journal", daemon=True)
        self._writer.start()

    async def append(self, code: str, first: int, records: list[r.AnyRecord]) -> None:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._queue.put((loop, Append(code, first, records, done)))
        await done

    def _write(self) -> None:
        while True:
            first = self._queue.get()
            if first is None:
                return
            batch = [first]
            while len(batch) < MOST_AT_ONCE:
                try:
                    more = self._queue.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    self._queue.put(None)
                    break
                batch.append(more)
            self._commit(batch)

    def _commit(self, batch: list[tuple[asyncio.AbstractEventLoop, Append]]) -> None:
        error: BaseException | None = None
        try:
            with self.store.transaction() as connection:
                for _, append in batch:
                    append.write(connection)
        except Exception as raised:
            error = raised
        if error is not None and len(batch) > 1:  # one of them is at fault: let the others through
            for one in batch:
                self._commit([one])
            return
        for loop, append in batch:
            loop.call_soon_threadsafe(append.settle, error)

    async def codes(self) -> list[str]:
        def find() -> list[str]:
            wanted = (
                select(schema.game_table.c.code).where(~schema.game_table.c.over).order_by(schema.game_table.c.changed.desc())
            )
            with self.store.transaction() as connection:
                return list(connection.execute(wanted).scalars())

        return await asyncio.to_thread(find)

    async def read(self, code: str) -> list[r.AnyRecord]:
        def find() -> list[r.AnyRecord]:
            wanted = select(schema.record.c.what).where(schema.record.c.code == code).order_by(schema.record.c.number)
            with self.store.transaction() as connection:
                return [r.read_record(what) for what in connection.execute(wanted).scalars()]

        return await asyncio.to_thread(find)

    async def put_away(self, code: str) -> None:
        """Mark a table whose game is over: it is not woken up again by itself."""

        def mark() -> None:
            with self.store.transaction() as connection:
                change = update(schema.game_table).where(schema.game_table.c.code == code)
                connection.execute(change.values(over=True, changed=schema.now()))

        await asyncio.to_thread(mark)

    def close(self) -> None:
        """Write what waits, and let go of the database."""
        self._queue.put(None)
        self._writer.join()
        self.store.close()
