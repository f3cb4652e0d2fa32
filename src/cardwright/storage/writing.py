"""A quick way to add rows: a connection of its own that does nothing else, without the cost of composing statements."""

from __future__ import annotations

import logging
import threading
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import insert
from sqlalchemy.exc import DBAPIError, OperationalError

from cardwright.storage.store import told

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlalchemy import Engine, Table

    from cardwright.storage.store import Store

CHECKPOINT: Final = 1.0
"""Seconds between the times at which SQLite moves what was written from its log into the database."""

LONGEST_LOG: Final = 16_000
"""Pages of the log of SQLite after which it is begun anew, for which writers have to wait a moment."""

log = logging.getLogger("cardwright.storage")


class Taken(Exception):
    """A row with this key is there already: somebody else has written it."""


class Writer:
    """Adds rows to some tables. Belongs to one thread."""

    def __init__(self, store: Store, tables: Sequence[Table]) -> None:
        self.store = store
        self._dbapi: Any = store.engine.dialect.dbapi
        self._sqlite = store.engine.dialect.name == "sqlite"
        self._statements = {table.name: _statement(store.engine, table) for table in tables}
        self._connection: Any = None
        self._checkpoints = Checkpoints(store.engine) if self._sqlite and store.engine.url.database else None

    def write(self, rows: Mapping[str, Sequence[Mapping[str, Any]]]) -> None:
        """Add rows by the names of their tables, all or none. Raises Taken, and BadInput where the database does not answer."""
        with told(self.store.engine.url):
            try:
                self._write(rows)
            except self._dbapi.IntegrityError as error:
                self.let_go()
                raise Taken from error
            except self._dbapi.Error as error:
                self.let_go()
                raise OperationalError("INSERT", None, error) from error
            except DBAPIError:
                self.let_go()
                raise

    def _write(self, rows: Mapping[str, Sequence[Mapping[str, Any]]]) -> None:
        if self._connection is None:
            self._connection = self.store.engine.raw_connection()
            if self._checkpoints is not None:
                self._connection.cursor().execute("PRAGMA wal_autocheckpoint = 0")
        cursor = self._connection.cursor()
        if self._sqlite:
            cursor.execute("BEGIN IMMEDIATE")
        for name, values in rows.items():
            statement, places = self._statements[name]
            given: Any = values
            if places is not None:
                given = [tuple([row[place] for place in places]) for row in values]
            cursor.executemany(statement, given)
        self._connection.commit()
        if self._checkpoints is not None:
            self._checkpoints.written = True

    def let_go(self) -> None:
        """Give the connection back; the next rows get a new one."""
        connection, self._connection = self._connection, None
        if connection is not None:
            try:
                connection.rollback()
            except self._dbapi.Error:
                connection.invalidate()
            connection.close()

    def close(self) -> None:
        """Stop."""
        self.let_go()
        if self._checkpoints is not None:
            self._checkpoints.close()


def _statement(engine: Engine, table: Table) -> tuple[str, list[str] | None]:
    """The statement that adds a row, and the order of its values, where they have one."""
    compiled: Any = insert(table).compile(dialect=engine.dialect)
    return str(compiled), list(compiled.positiontup) if compiled.positiontup else None


class Checkpoints:
    """Moves what was written from SQLite's log into the database, beside the writer, who need not wait for the disk."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.written = False
        self._ending = threading.Event()
        self._thread = threading.Thread(target=self._run, name="checkpoints", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        while not self._ending.wait(CHECKPOINT):
            if self.written:
                self.written = False
                try:
                    self._checkpoint()
                except DBAPIError as error:
                    log.warning("the log of the database could not be moved: %s", error.orig)

    def _checkpoint(self) -> None:
        connection = self.engine.raw_connection()
        try:
            cursor = connection.cursor()
            cursor.execute("PRAGMA wal_checkpoint(PASSIVE)")
            found = cursor.fetchone()
            if found is not None and found[1] > LONGEST_LOG:
                cursor.execute("PRAGMA wal_checkpoint(RESTART)")
        finally:
            connection.close()

    def close(self) -> None:
        """Stop; the last connection that is closed moves the rest."""
        self._ending.set()
        self._thread.join()
