"""The tables. Everything a player owns or did follows from them; migrations bring a database to this form.

A physical card is one row of ``copy`` for all time: a trade changes its owner, so that no trade can double or lose a card.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from sqlalchemy import (
    Boolean,
    CheckConstraint,
    Column,
    DateTime,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

from cardwright.games.narrators.decks import booster

REVISION: Final = "0003"
"""The migration that leads to these tables."""

OFFERED, MADE, REFUSED, WITHDRAWN = "offered", "made", "refused", "withdrawn"
"""How a trade stands."""

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

player: Final = Table(
    "player",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("plain_name", String(80), nullable=False, unique=True),  # as names are compared
    Column("starter", String(80), nullable=False),  # "" for a deck that came as a list
    Column("since", DateTime, nullable=False),
)

opened: Final = Table(
    "booster",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("player_id", Integer, ForeignKey("player.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("added", Boolean, nullable=False),  # all of its cards went into the deck, or none
    Column("at", DateTime, nullable=False),
    UniqueConstraint("player_id", "number"),
    CheckConstraint(f"number BETWEEN 1 AND {booster().most}", name="number"),
)

copy: Final = Table(
    "copy",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("player_id", Integer, ForeignKey("player.id"), nullable=False),
    Column("card", String(80), nullable=False),
    Column("booster_id", Integer, ForeignKey("booster.id")),  # where it came from, if not with the first deck
    Column("in_deck", Boolean, nullable=False),
    Index(None, "player_id"),
    Index(None, "booster_id"),
)

trade: Final = Table(
    "trade",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("giver_id", Integer, ForeignKey("player.id"), nullable=False),  # who offers
    Column("taker_id", Integer, ForeignKey("player.id"), nullable=False),
    Column("given", String(80), nullable=False),
    Column("wanted", String(80), nullable=False),
    Column("state", String(10), nullable=False),
    Column("offered_at", DateTime, nullable=False),
    Column("settled_at", DateTime),
    CheckConstraint("giver_id <> taker_id", name="two_players"),
    CheckConstraint(f"state IN ('{OFFERED}', '{MADE}', '{REFUSED}', '{WITHDRAWN}')", name="state"),
    CheckConstraint(f"(settled_at IS NULL) = (state = '{OFFERED}')", name="settled"),
    Index(None, "giver_id"),
    Index(None, "taker_id"),
)

game_table: Final = Table(
    "game_table",
    metadata,
    Column("code", String(12), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("since", DateTime, nullable=False),
    Column("changed", DateTime, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("owner", String(32), nullable=False, server_default=""),  # the server that keeps it, if there are several
)

server: Final = Table(
    "server",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("address", String(200), nullable=False),  # where other servers reach it
    Column("word", String(64), nullable=False),  # by which it knows them
    Column("until", DateTime, nullable=False),  # when its lease ends
)

record: Final = Table(
    "record",
    metadata,
    Column("code", String(12), ForeignKey("game_table.code"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("what", Text, nullable=False),  # one thing that happened at the table, as JSON
)


def now() -> datetime:
    """The time of an entry, in UTC as all of them are."""
    return datetime.now(UTC).replace(tzinfo=None)
