"""Opening boosters: at most eight a player, all of their cards into the deck or none, for good (section 12)."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import func, insert, select

from cardwright.collection.errors import Refused
from cardwright.collection.players import lock
from cardwright.games.narrators.decks import booster, draw_booster
from cardwright.games.narrators.sets import pool
from cardwright.storage import schema

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from cardwright.collection.players import Player


class Opened(NamedTuple):
    """A booster that was opened: the how manieth of its player, its cards, and whether they went into the deck."""

    number: int
    cards: list[str]
    added: bool


def boosters_opened(c: Connection, player: Player) -> int:
    """How many boosters a player has opened."""
    wanted = select(func.count()).select_from(schema.opened).where(schema.opened.c.player_id == player.id)
    return c.execute(wanted).scalar_one()


def open_booster(c: Connection, player: Player, adding: int | None = None, rng: random.Random | None = None) -> Opened:
    """Open a booster and add ``adding`` of its cards to the deck: all (None), or 0 to keep them beside it.

    Its cards come from the secret chance of the system unless ``rng`` is given. Raises Refused for a ninth booster and for a
    part of the cards.
    """
    made = booster()
    adding = made.size if adding is None else adding
    if adding not in (0, made.size):
        raise Refused(f"all {made.size} cards of a booster are added to the deck or none, so {adding} cannot be")
    lock(c, player.id)
    number = boosters_opened(c, player) + 1
    if number > made.most:
        raise Refused(f"{player.name} has opened {made.most} boosters, and more are not allowed")
    cards = draw_booster(list(pool()), rng or random.SystemRandom())
    values = {"player_id": player.id, "number": number, "added": adding > 0, "at": schema.now()}
    opened = c.execute(insert(schema.opened).values(values).returning(schema.opened.c.id)).scalar_one()
    rows = [{"player_id": player.id, "card": card, "booster_id": opened, "in_deck": adding > 0} for card in cards]
    c.execute(insert(schema.copy), rows)
    return Opened(number, cards, adding > 0)
