"""An open database: SQLite or PostgreSQL, by a URL."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import create_engine, event, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, DatabaseError, NoSuchModuleError, OperationalError
from sqlalchemy.pool import StaticPool

from cardwright.kernel.errors import BadInput
from cardwright.storage.schema import REVISION

if TYPE_CHECKING:
    from sqlalchemy import URL, Connection, Engine

PATIENCE: Final = 5
"""Seconds to wait while somebody else writes."""

SYNCHRONOUS = "NORMAL"
"""How SQLite waits for the disk: a commit outlives the process; a power cut may lose the last ones."""


class Store:
    """An open database with the present tables.

    Everything happens inside :meth:`transaction`: all of it or nothing. One transaction at a time changes a player: on SQLite
    the whole database is taken at its beginning, on PostgreSQL the rows of the players are.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    @contextmanager
    def transaction(self) -> Iterator[Connection]:
        """A connection whose changes are kept together at the end, or dropped if an error leaves. Raises BadInput where
        the database does not answer.
        """
        with told(self.engine.url), self.engine.begin() as connection:
            yield connection

    def close(self) -> None:
        """Let go of the database."""
        self.engine.dispose()


def open_store(url: str) -> Store:
    """Open the database of a URL; its tables are made or brought up to date. Raises BadInput."""
    engine = _engine(_read(url))
    store = Store(engine)
    try:
        with store.transaction() as connection:
            found = revision(connection)
        if found != REVISION:
            from cardwright.storage.migrating import upgrade  # imports Alembic, which most runs do not need

            with store.transaction() as connection:
                upgrade(connection)
    except BaseException:
        store.close()
        raise
    return store


def memory_store() -> Store:
    """A new database in memory, gone with the program."""
    return open_store("sqlite://")


def revision(connection: Connection) -> str | None:
    """The migration that a database has come to; None for a new one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


@contextmanager
def told(url: URL) -> Iterator[None]:
    """Turns a database that does not answer, or is none, into a sentence."""
    try:
        yield
    except DatabaseError as error:
        if isinstance(error, OperationalError) or type(error) is DatabaseError:
            reason = str(error.orig).strip().splitlines()[0]
            raise BadInput(f"the data in {_place(url)} cannot be used: {reason}") from error
        raise


def _place(url: URL) -> str:
    return url.database or "memory" if url.get_backend_name() == "sqlite" else url.render_as_string(hide_password=True)


def _read(url: str) -> URL:
    """A URL of a kind we know. Raises BadInput."""
    try:
        read = make_url(url)
    except ArgumentError:
        raise BadInput(f"“{url}” is no URL of a database; expected sqlite:///FILE or postgresql://USER@HOST/NAME") from None
    if read.drivername in ("postgresql", "postgres"):
        read = read.set(drivername="postgresql+psycopg")
    if read.get_backend_name() not in ("sqlite", "postgresql"):
        raise BadInput(f"{read.drivername} databases are not known; expected sqlite:///FILE or postgresql://USER@HOST/NAME")
    return read


def _engine(url: URL) -> Engine:
    options: dict[str, Any] = {}
    if url.get_backend_name() == "sqlite":
        options["connect_args"] = {"timeout": PATIENCE, "check_same_thread": False}
        if url.database in (None, "", ":memory:"):
            options["poolclass"] = StaticPool
        else:
            path = Path(str(url.database))
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise BadInput(f"the data cannot be kept in {path}: {error.strerror}") from error
    try:
        engine = create_engine(url, **options)
    except NoSuchModuleError:
        raise BadInput(f"{url.drivername} is no known driver; expected sqlite:///FILE or postgresql://USER@HOST/NAME") from None
    except ModuleNotFoundError as error:
        raise BadInput(f"PostgreSQL needs {error.name}: pip install 'cardwright[postgres]'") from None
    if url.get_backend_name() == "sqlite":
        event.listen(engine, "connect", _prepare)
        event.listen(engine, "begin", _begin)
    return engine


def _prepare(connection: Any, record: object) -> None:
    """Our own transactions instead of the driver's, references that are checked, and readers that wait for no writer."""
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA foreign_keys = ON")
    _write_ahead(cursor)
    cursor.execute(f"PRAGMA synchronous = {SYNCHRONOUS}")
    cursor.close()


def _write_ahead(cursor: Any) -> None:
    """Ask for a journal that is written ahead. SQLite does not wait by itself where somebody else does the same just now."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                raise
            time.sleep(0.01)


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
