"""Databases that fail at a chosen statement."""

from contextlib import contextmanager

from sqlalchemy import event


class Failure(Exception):
    """The injected failure."""


@contextmanager
def failing(engine, at, moment="before", act=None):
    """Fails at statement number ``at`` of the engine, before or after it is carried out, or when a transaction is kept.

    Yields a list whose length is the number of statements seen. ``act`` is done instead of raising.
    """
    seen: list[str] = []

    def fail():
        if act is not None:
            act()
        raise Failure(f"{moment} statement {at}")

    def statement(connection, cursor, text, parameters, context, many):
        seen.append(text)
        if len(seen) == at:
            fail()

    def commit(connection):
        fail()

    name, listener = ("commit", commit) if moment == "commit" else (f"{moment}_cursor_execute", statement)
    event.listen(engine, name, listener)
    try:
        yield seen
    finally:
        event.remove(engine, name, listener)
