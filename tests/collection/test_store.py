"""Opening databases: migrations, places, and what is told where one cannot be used."""

import os
import subprocess
import sys

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import inspect, text

from cardwright.kernel.errors import BadInput
from cardwright.storage import migrating
from cardwright.storage import store as stores
from cardwright.storage.migrating import config
from cardwright.storage.places import database_url
from cardwright.storage.schema import REVISION, metadata
from cardwright.storage.store import memory_store, open_store
from tests.collection.people import everything, two

# --- migrations -------------------------------------------------------------------------------------------------------


def test_the_migrations_lead_to_the_tables(store):
    with store.transaction() as c:
        assert compare_metadata(MigrationContext.configure(c, opts={"compare_type": True}), metadata) == []


def test_the_checks_of_the_tables_are_migrated(store):
    with store.transaction() as c:
        for table in metadata.sorted_tables:
            named = {check["name"] for check in inspect(c).get_check_constraints(table.name)}
            assert named == {check.name for check in table.constraints if str(check.name).startswith("ck_")}, table.name


def test_the_present_revision_is_the_last_one():
    assert ScriptDirectory.from_config(config()).get_current_head() == REVISION


def test_down_and_up_again(store):
    with store.transaction() as c:
        command.downgrade(config(c), "base")
    with store.transaction() as c:
        assert set(inspect(c).get_table_names()) == {"alembic_version"}
        command.upgrade(config(c), "head")
    two(store)


def test_what_was_written_is_there_again(store, url):
    two(store)
    before = everything(store)
    again = open_store(url)
    assert everything(again) == before
    again.close()


def test_alembic_is_not_imported_for_a_database_that_is_up_to_date(tmp_path):
    url = f"sqlite:///{tmp_path / 'mine.sqlite'}"
    open_store(url).close()
    code = (
        "import sys; from cardwright.storage.store import open_store\n"
        "open_store(sys.argv[1]).close(); assert 'alembic' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code, url], check=True, timeout=60)


def test_a_failed_migration_leaves_nothing(url, monkeypatch):
    def broken(connection):
        upgrade(connection)
        assert stores.revision(connection) == REVISION
        raise RuntimeError("broken")

    upgrade = migrating.upgrade
    monkeypatch.setattr(migrating, "upgrade", broken)
    with pytest.raises(RuntimeError, match="broken"):
        open_store(url)
    monkeypatch.undo()
    engine = stores._engine(stores._read(url))
    assert inspect(engine).get_table_names() == []
    engine.dispose()
    open_store(url).close()


def test_a_database_of_a_newer_version_is_left_alone(store, url):
    with store.transaction() as c:
        c.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(BadInput, match=r"written by a newer version of Cardwright \(their form is 9999\)"):
        open_store(url)


# --- what cannot be used ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("url", "says"),
    [
        ("mysql://x/y", "mysql databases are not known; expected sqlite:///FILE or postgresql://"),
        ("://", "is no URL of a database; expected sqlite:///FILE"),
        ("sqlite+nodriver:///x", "is no known driver"),
        ("postgresql://nobody:secret@127.0.0.1:1/none", "cannot be used: "),
    ],
)
def test_urls_that_lead_nowhere(url, says):
    with pytest.raises(BadInput) as caught:
        open_store(url)
    assert says in str(caught.value) or ("PostgreSQL needs psycopg" in str(caught.value) and url.startswith("postgresql"))
    assert "\n" not in str(caught.value) and "secret" not in str(caught.value)


def test_a_file_that_is_no_database(tmp_path):
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ana, " * 200, encoding="utf-8")
    with pytest.raises(BadInput, match=rf"the data in {path} cannot be used: file is not a database"):
        open_store(f"sqlite:///{path}")
    assert path.read_text(encoding="utf-8").startswith("Dear Ana")


def test_a_folder_in_place_of_a_file(tmp_path):
    with pytest.raises(BadInput, match="cannot be used: unable to open database file"):
        open_store(f"sqlite:///{tmp_path}")


def test_where_no_folder_can_be_made(tmp_path):
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(BadInput, match="the data cannot be kept in"):
        open_store(f"sqlite:///{tmp_path / 'file' / 'deeper' / 'mine.sqlite'}")


def test_somebody_who_holds_the_database_for_too_long(tmp_path, monkeypatch):
    monkeypatch.setattr(stores, "PATIENCE", 0.1)
    url = f"sqlite:///{tmp_path / 'mine.sqlite'}"
    one, other = open_store(url), open_store(url)
    with (
        one.transaction(),
        pytest.raises(BadInput, match="cannot be used: database is locked"),
        other.transaction(),
    ):
        pass
    one.close()
    other.close()


def test_references_are_checked_in_sqlite():
    with memory_store().transaction() as c:
        assert c.execute(text("PRAGMA foreign_keys")).scalar() == 1


# --- places -----------------------------------------------------------------------------------------------------------


def test_places(tmp_path, monkeypatch):
    monkeypatch.delenv("CARDWRIGHT_DATABASE", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert database_url() == f"sqlite:///{tmp_path}/data/cardwright/cardwright.sqlite"
    monkeypatch.setenv("XDG_DATA_HOME", "")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert database_url() == f"sqlite:///{tmp_path}/.local/share/cardwright/cardwright.sqlite"
    monkeypatch.setenv("CARDWRIGHT_DATABASE", "postgresql://host/name")
    assert database_url() == "postgresql://host/name"
    monkeypatch.chdir(tmp_path)
    assert database_url("mine.sqlite") == f"sqlite:///{os.getcwd()}/mine.sqlite"
    assert database_url("~/mine.sqlite") == f"sqlite:///{tmp_path}/mine.sqlite"


def test_without_the_driver_a_sentence_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(BadInput, match=r"PostgreSQL needs psycopg: pip install 'cardwright\[postgres\]'"):
        open_store("postgresql://host/name")
