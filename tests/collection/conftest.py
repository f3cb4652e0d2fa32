"""Databases for the tests: SQLite always, PostgreSQL where it is found or CARDWRIGHT_TEST_POSTGRES names a database."""

import os
import uuid

import pytest
from sqlalchemy import create_engine, text

from cardwright.storage.store import open_store
from tests.postgres import database

POSTGRES = os.environ.get("CARDWRIGHT_TEST_POSTGRES", "")


@pytest.fixture(scope="session")
def postgres():
    """The URL of a PostgreSQL database to play with."""
    if POSTGRES:
        yield POSTGRES
    else:
        with database() as url:
            yield url


@pytest.fixture
def fresh(tmp_path, request):
    """Makes URLs of new, empty databases of a kind, and drops them afterwards."""
    made: list[tuple[str, str]] = []

    def run(url, statement):
        engine = create_engine(url.replace("postgresql://", "postgresql+psycopg://"))
        with engine.begin() as c:
            c.execute(text(statement))
        engine.dispose()

    def make(kind):
        if kind == "sqlite":
            return f"sqlite:///{tmp_path / uuid.uuid4().hex}.sqlite"
        url = request.getfixturevalue("postgres")
        schema = f"test_{uuid.uuid4().hex}"
        run(url, f"CREATE SCHEMA {schema}")
        made.append((url, schema))
        return f"{url}{'&' if '?' in url else '?'}options=-csearch_path%3D{schema}"

    yield make
    for url, schema in made:
        run(url, f"DROP SCHEMA {schema} CASCADE")


@pytest.fixture(params=["sqlite", "postgres"])
def url(request, fresh):
    """The URL of a new, empty database of every kind."""
    return fresh(request.param)


@pytest.fixture
def store(url):
    """An open database of every kind."""
    opened = open_store(url)
    yield opened
    opened.close()
