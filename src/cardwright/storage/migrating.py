"""Brings a database to the present tables, by the migrations that come with the package."""

from __future__ import annotations

from importlib.resources import files
from threading import Lock
from typing import TYPE_CHECKING

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import text

from cardwright.kernel.errors import BadInput
from cardwright.storage.schema import REVISION
from cardwright.storage.store import revision

if TYPE_CHECKING:
    from sqlalchemy import Connection

LOCK = 0x6361_7264
"""The number of the lock that a PostgreSQL database gives to one migration at a time."""

_one_at_a_time = Lock()  # Alembic keeps its context in a module


def config(connection: Connection | None = None) -> Config:
    """Alembic's configuration: the scripts of this package, on an open connection."""
    made = Config()
    made.set_main_option("script_location", str(files("cardwright.storage").joinpath("migrations")).replace("%", "%%"))
    made.attributes["connection"] = connection
    return made


def upgrade(connection: Connection) -> None:
    """Run the missing migrations, inside the transaction of the connection. Raises BadInput for an unknown revision."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": LOCK})
    made = config(connection)
    found = revision(connection)
    if found == REVISION:  # somebody else was quicker
        return
    known = [script.revision for script in ScriptDirectory.from_config(made).walk_revisions()]
    if found is not None and found not in known:
        raise BadInput(f"the data were written by a newer version of Cardwright (their form is {found})")
    with _one_at_a_time:
        command.upgrade(made, "head")
