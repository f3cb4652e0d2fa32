"""Databases for the tests: SQLite always, PostgreSQL where CARDWRIGHT_TEST_POSTGRES names a database to play with."""

import os
import uuid

import pytest
from sqlalchemy import create_engine, text

from cardwright.storage.store import open_store

POSTGRES = os.environ.get("CARDWRIGHT_TEST_POSTGRES", "")


@pytest.fixture
def fresh(tmp_path):
    """Makes URLs of new, empty databases of a kind, and drops them afterwards."""
    made: list[str] = []

    def make(kind):
        if kind == "sqlite":
            return f"sqlite:///{tmp_path / uuid.uuid4().hex}.sqlite"
        if not POSTGRES:
            pytest.skip("CARDWRIGHT_TEST_POSTGRES names no database")
        schema = f"test_{uuid.uuid4().hex}"
        engine = create_engine(POSTGRES.replace("postgresql://", "postgresql+psycopg://"))
        with engine.begin() as c:
            c.execute(text(f"CREATE SCHEMA {schema}"))
        engine.dispose()
        made.append(schema)
        return f"{POSTGRES}?options=-csearch_path%3D{schema}"

    yield make
    if made:
        engine = create_engine(POSTGRES.replace("postgresql://", "postgresql+psycopg://"))
        with engine.begin() as c:
            for schema in made:
                c.execute(text(f"DROP SCHEMA {schema} CASCADE"))
        engine.dispose()


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
