"""The journal in the database: one writer, which commits together whatever waits."""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from datetime import timedelta
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import bindparam, delete, select, update

from cardwright.kernel.errors import BadInput
from cardwright.storage import schema
from cardwright.storage.writing import Writer
from cardwright.table import records as r

if TYPE_CHECKING:
    from cardwright.storage.store import Store

MOST_AT_ONCE = 200
"""Appends that are committed together at the most."""

MARKED: Final = 3600.0
"""Seconds in which the last change of a table is noted once."""


class Append:
    """Records to keep, and whom to tell when they are safe."""

    def __init__(self, code: str, first: int, records: list[r.AnyRecord], owner: str, done: asyncio.Future[None]) -> None:
        self.code = code
        self.done = done
        self.loop = asyncio.get_running_loop()
        self.rows: dict[str, list[dict[str, Any]]] = {}
        opened = records[0]
        if isinstance(opened, r.Opened):
            now = schema.now()
            table = {"code": code, "game": opened.game, "since": now, "changed": now, "over": False, "owner": owner}
            self.rows["game_table"] = [table]
        self.rows["record"] = [
            {"code": code, "number": first + number, "what": r.write_record(record)} for number, record in enumerate(records)
        ]


def _settle(settled: list[tuple[Append, BaseException | None]]) -> None:
    """Tell the tables."""
    for append, error in settled:
        if append.done.done():
            continue
        if error is None:
            append.done.set_result(None)
        else:
            append.done.set_exception(error)


class StoredJournal:
    """Keeps records in the database of a store."""

    def __init__(self, store: Store, owner: str = "") -> None:
        """``owner`` is the name of this process, if several share the tables."""
        self.store = store
        self.owner = owner
        self._marked: dict[str, float] = {}  # when the last change of a table was noted
        self._queue: queue.SimpleQueue[Append | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="journal", daemon=True)
        self._writer.start()

    async def append(self, code: str, first: int, records: list[r.AnyRecord]) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put(Append(code, first, records, self.owner, done))
        await done

    def _write(self) -> None:
        writer = Writer(self.store, [schema.game_table, schema.record])
        append = self._queue.get()
        while append is not None:
            batch = [append]
            while len(batch) < MOST_AT_ONCE and not self._queue.empty():
                append = self._queue.get()
                if append is None:
                    break
                batch.append(append)
            settled = self._commit(writer, batch)
            batch[0].loop.call_soon_threadsafe(_settle, settled)
            self._mark([one.code for one, error in settled if error is None])
            if append is not None:
                append = self._queue.get()
        writer.close()

    def _mark(self, codes: list[str]) -> None:
        """Note when tables were changed: it decides how long they are kept."""
        now = time.monotonic()
        due = [code for code in codes if now - self._marked.get(code, -MARKED) >= MARKED]
        if not due:
            return
        try:
            with self.store.transaction() as connection:
                change = update(schema.game_table).where(schema.game_table.c.code.in_(due))
                connection.execute(change.values(changed=schema.now()))
        except BadInput:
            return  # it will be noted with the next change
        self._marked.update(dict.fromkeys(due, now))

    def _commit(self, writer: Writer, batch: list[Append]) -> list[tuple[Append, BaseException | None]]:
        rows: dict[str, list[dict[str, Any]]] = {}
        for append in batch:
            for name, added in append.rows.items():
                rows.setdefault(name, []).extend(added)
        try:
            writer.write({name: rows[name] for name in ("game_table", "record") if name in rows})
        except Exception as error:
            if len(batch) == 1:
                return [(batch[0], error)]
            return [settled for one in batch for settled in self._commit(writer, [one])]  # one is at fault: the others pass
        return [(append, None) for append in batch]

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

    async def old(self, days: float) -> list[str]:
        def find() -> list[str]:
            before = schema.now() - timedelta(days=days)
            with self.store.transaction() as connection:
                wanted = select(schema.game_table.c.code).where(schema.game_table.c.changed < before)
                return list(connection.execute(wanted).scalars())

        return await asyncio.to_thread(find)

    async def forget(self, code: str) -> None:
        def remove() -> None:
            with self.store.transaction() as connection:
                connection.execute(delete(schema.record).where(schema.record.c.code == code))
                connection.execute(delete(schema.game_table).where(schema.game_table.c.code == code))

        await asyncio.to_thread(remove)
        self._marked.pop(code, None)

    async def visited(self, secret: str) -> list[str]:
        def find() -> list[str]:
            wanted = select(schema.record.c.code).where(schema.record.c.what.contains(secret, autoescape=True)).distinct()
            with self.store.transaction() as connection:
                return list(connection.execute(wanted).scalars())

        return await asyncio.to_thread(find)

    async def rewrite(self, code: str, records: list[r.AnyRecord]) -> None:
        def write() -> None:
            place = (schema.record.c.code == code) & (schema.record.c.number == bindparam("place"))
            rows = [{"place": number, "what": r.write_record(record)} for number, record in enumerate(records)]
            with self.store.transaction() as connection:
                connection.execute(update(schema.record).where(place).values(what=bindparam("what")), rows)

        await asyncio.to_thread(write)

    def close(self) -> None:
        """Write what waits, and let go of the database."""
        self._queue.put(None)
        self._writer.join()
        self.store.close()
