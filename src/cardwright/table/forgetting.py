"""A person is forgotten: nothing that is kept of a table names them any more."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from cardwright.table import records as r

UNSAID: Final = "…"
"""Stands for what a person who is forgotten has said."""


def player_number(seat: int) -> str:
    """The name of a seat whose person is forgotten."""
    return f"Player {seat + 1}"


def without_person(records: list[r.AnyRecord], secret: str) -> list[r.AnyRecord]:
    """The records without the names, words and the secret (hashed) of a person; as many as before, and with the same game."""
    found: list[r.AnyRecord] = []
    theirs: set[int] = set()  # the seats where the person sits at this moment
    for record in records:
        if isinstance(record, r.Seated):
            if record.secret == secret:
                theirs.add(record.seat)
                record = replace(record, name=player_number(record.seat), secret="")
            else:
                theirs.discard(record.seat)
        elif isinstance(record, r.Vacated | r.Forgotten):
            theirs.discard(record.seat)
        elif isinstance(record, r.Renamed) and record.seat in theirs:
            record = replace(record, name=player_number(record.seat))
        elif isinstance(record, r.Said) and record.seat in theirs:
            record = replace(record, name=player_number(record.seat), text=UNSAID)
        found.append(record)
    return found
