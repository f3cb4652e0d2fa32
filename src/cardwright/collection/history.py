"""What a player did with a collection, told from the tables."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import exists, func, or_, select

from cardwright.storage import schema
from cardwright.storage.schema import MADE, OFFERED

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from cardwright.collection.players import Player


class Entry(NamedTuple):
    """Something that happened at a time (UTC), in words."""

    at: datetime
    words: str


def history(c: Connection, player: Player) -> list[Entry]:
    """Everything that a player did, the oldest first."""
    entries = [_beginning(c, player), *_boosters(c, player), *_trades(c, player)]
    return sorted(entries, key=lambda entry: entry.at)  # a stable order for one moment


def _beginning(c: Connection, player: Player) -> Entry:
    since = c.execute(select(schema.player.c.since).where(schema.player.c.id == player.id)).scalar_one()
    if player.starter:
        return Entry(since, f"began with {player.starter}")
    opened, copy = schema.opened.c, schema.copy.c
    unseen = ~exists().where(copy.booster_id == opened.id)
    number = c.execute(select(func.count(opened.id)).where(opened.player_id == player.id, unseen)).scalar_one()
    return Entry(since, f"brought a deck with {number} booster{'s' * (number != 1)} in it")


def _boosters(c: Connection, player: Player) -> list[Entry]:
    opened, copy = schema.opened.c, schema.copy.c
    columns = (opened.number, opened.added, opened.at, copy.card)
    joined = schema.opened.join(schema.copy, copy.booster_id == opened.id)
    rows = c.execute(select(*columns).select_from(joined).where(opened.player_id == player.id).order_by(copy.id)).all()
    entries: list[Entry] = []
    for number in sorted({row.number for row in rows}):
        mine = [row for row in rows if row.number == number]
        cards = "; ".join(row.card for row in mine)
        entries.append(Entry(mine[0].at, f"opened booster {number} and {'added' if mine[0].added else 'kept out'}: {cards}"))
    return entries


def _trades(c: Connection, player: Player) -> list[Entry]:
    trade, other = schema.trade.c, schema.player.c
    mine = or_(trade.giver_id == player.id, trade.taker_id == player.id)
    names = {row.id: row.name for row in c.execute(select(other.id, other.name))}
    entries: list[Entry] = []
    for row in c.execute(select(schema.trade).where(mine).order_by(trade.id)):
        gives = row.giver_id == player.id
        who = names[row.taker_id if gives else row.giver_id]
        out, back = (row.given, row.wanted) if gives else (row.wanted, row.given)
        what = f"{out} for {who}'s {back} (offer {row.id})"
        entries.append(Entry(row.offered_at, f"offered {what}" if gives else f"was asked for {what}"))
        if row.state == MADE:
            entries.append(Entry(row.settled_at, f"traded {what}"))
        elif row.state != OFFERED:
            entries.append(Entry(row.settled_at, f"did not trade {what}: it was {row.state}"))
    return entries
