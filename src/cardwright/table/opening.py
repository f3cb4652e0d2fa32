"""A request for a new table, and what happens at the table at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

import msgspec
from msgspec import Meta, Struct

from cardwright.bots.registry import DEFAULT, bot_entry
from cardwright.games.registry import game_entry
from cardwright.games.told import tell
from cardwright.table import records as r
from cardwright.table.intents import BOT_NAMES, cleaned
from cardwright.table.responses import Trouble
from cardwright.table.sitting import hashed

if TYPE_CHECKING:
    from starlette.requests import Request

LARGEST_BODY: Final = 20_000


class OpenTable(Struct, forbid_unknown_fields=True):
    """The body of a request for a new table."""

    game: Annotated[str, Meta(max_length=40)]
    name: Annotated[str, Meta(min_length=1, max_length=24)]
    secret: Annotated[str, Meta(min_length=16, max_length=64)]
    play_now: bool = False  # sit down, fill the other seats with bots, and begin
    level: Annotated[str, Meta(max_length=20)] = DEFAULT


async def wanted(request: Request) -> OpenTable:
    """What a request asks for. Raises Trouble."""
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > LARGEST_BODY:
            raise Trouble(413, tell("http-long", "That is too long."))
    try:
        return msgspec.json.decode(body, type=OpenTable)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Trouble(400, tell("http-unread", f"That request cannot be read: {error}", why=str(error))) from None


def first_records(wanted: OpenTable) -> list[r.AnyRecord]:
    """What happens at the new table at once. Raises BadInput, and Refusal for a name in which nothing shows."""
    name = cleaned(wanted.name)
    entry = game_entry(wanted.game)
    bot_entry(wanted.level, entry.name)
    seats = max(entry.seats[0], min(entry.seats[1], 4 if wanted.play_now else 2))
    records: list[r.AnyRecord] = [r.Arranged(seats, {}, "live", 0, 60), r.Seated(0, name, hashed(wanted.secret))]
    if wanted.play_now:
        others = [other for other in BOT_NAMES if other.casefold() != name.casefold()]
        records += [r.Seated(seat, others[seat], level=wanted.level) for seat in range(1, seats)]
        records.append(r.Started({"game": entry.name, "seats": seats}))
    return records
