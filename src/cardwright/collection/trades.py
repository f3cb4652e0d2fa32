"""Trades: one card of a deck for one card of equal card score, if both players want it (section 12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import insert, or_, select, update

from cardwright.collection.cards import card_named
from cardwright.collection.errors import Refused
from cardwright.collection.players import Player, lock
from cardwright.storage import schema
from cardwright.storage.schema import MADE, OFFERED, REFUSED, WITHDRAWN

if TYPE_CHECKING:
    from sqlalchemy import Connection, Row, Select


class Trade(NamedTuple):
    """A trade: ``giver`` has offered ``given`` for ``wanted`` of ``taker``; ``state`` says how it stands."""

    id: int
    giver: Player
    taker: Player
    given: str
    wanted: str
    state: str

    def __str__(self) -> str:
        return f"{self.giver.name}'s {self.given} for {self.taker.name}'s {self.wanted}"


def offer(c: Connection, giver: Player, given: str, taker: Player, wanted: str) -> Trade:
    """Offer a card of one's deck for a card of another's. It is the giver's consent.

    Raises Refused for cards of different scores (C35) and for cards that are not in the decks.
    """
    gives, wants = card_named(given), card_named(wanted)
    if giver.id == taker.id:
        raise Refused(f"{giver.name} cannot trade with {giver.name}; expected two players")
    if gives.score != wants.score:
        raise Refused(
            f"{gives.name} has card score {gives.score} and {wants.name} {wants.score}; cards of equal card score are traded"
        )
    lock(c, giver.id, taker.id)
    _copy(c, giver, gives.name)
    _copy(c, taker, wants.name)
    values = {
        "giver_id": giver.id,
        "taker_id": taker.id,
        "given": gives.name,
        "wanted": wants.name,
        "state": OFFERED,
        "offered_at": schema.now(),
    }
    number = c.execute(insert(schema.trade).values(values).returning(schema.trade.c.id)).scalar_one()
    return Trade(number, giver, taker, gives.name, wants.name, OFFERED)


def accept(c: Connection, number: int, taker: Player) -> Trade:
    """The other player's consent: the two cards change decks, and the trade is made.

    Raises Refused for a trade that is not offered to this player any more, and where a card has left its deck meanwhile.
    """
    trade = _open(c, number)
    if trade.taker.id != taker.id:
        raise Refused(f"offer {number} waits for {trade.taker.name}, not for {taker.name}")
    lock(c, trade.giver.id, trade.taker.id)
    _settle(c, trade, MADE)
    given, wanted = _copy(c, trade.giver, trade.given), _copy(c, trade.taker, trade.wanted)
    copy = schema.copy
    c.execute(update(copy).where(copy.c.id == given).values(player_id=trade.taker.id))
    c.execute(update(copy).where(copy.c.id == wanted).values(player_id=trade.giver.id))
    return trade._replace(state=MADE)


def refuse(c: Connection, number: int, taker: Player) -> Trade:
    """The other player does not want the trade. Raises Refused."""
    trade = _open(c, number)
    if trade.taker.id != taker.id:
        raise Refused(f"offer {number} waits for {trade.taker.name}, not for {taker.name}")
    _settle(c, trade, REFUSED)
    return trade._replace(state=REFUSED)


def withdraw(c: Connection, number: int, giver: Player) -> Trade:
    """Who offered a trade does not want it any more. Raises Refused."""
    trade = _open(c, number)
    if trade.giver.id != giver.id:
        raise Refused(f"offer {number} was made by {trade.giver.name}, not by {giver.name}")
    _settle(c, trade, WITHDRAWN)
    return trade._replace(state=WITHDRAWN)


def open_offers(c: Connection, player: Player | None = None) -> list[Trade]:
    """The trades that wait for an answer, of one player or of all."""
    wanted = _trades().where(schema.trade.c.state == OFFERED).order_by(schema.trade.c.id)
    if player is not None:
        wanted = wanted.where(or_(schema.trade.c.giver_id == player.id, schema.trade.c.taker_id == player.id))
    return [_read(row) for row in c.execute(wanted)]


def _trades() -> Select[Any]:
    trade = schema.trade
    giver, taker = schema.player.alias("giver"), schema.player.alias("taker")
    joined = trade.join(giver, giver.c.id == trade.c.giver_id).join(taker, taker.c.id == trade.c.taker_id)
    names = [column.label(f"{who.name}_{column.name}") for who in (giver, taker) for column in (who.c.name, who.c.starter)]
    return select(trade, *names).select_from(joined)


def _read(row: Row[Any]) -> Trade:
    giver = Player(row.giver_id, row.giver_name, row.giver_starter)
    taker = Player(row.taker_id, row.taker_name, row.taker_starter)
    return Trade(row.id, giver, taker, row.given, row.wanted, row.state)


def _open(c: Connection, number: int) -> Trade:
    """A trade that still waits. Raises Refused."""
    row = c.execute(_trades().where(schema.trade.c.id == number)).first()
    if row is None:
        raise Refused(f"there is no offer {number}")
    trade = _read(row)
    if trade.state != OFFERED:
        raise Refused(f"offer {number} is no longer open: it was {trade.state}")
    return trade


def _settle(c: Connection, trade: Trade, state: str) -> None:
    """Note how an open trade ends. Raises Refused if somebody else was quicker."""
    row = schema.trade
    settled = update(row).where(row.c.id == trade.id, row.c.state == OFFERED).values(state=state, settled_at=schema.now())
    if c.execute(settled).rowcount != 1:
        raise Refused(f"offer {trade.id} is no longer open")


def _copy(c: Connection, player: Player, card: str) -> int:
    """A copy of a card in a player's deck. Raises Refused."""
    copy = schema.copy.c
    wanted = select(copy.id).where(copy.player_id == player.id, copy.card == card, copy.in_deck).order_by(copy.id).limit(1)
    found: int | None = c.execute(wanted).scalar()
    if found is None:
        raise Refused(f"{player.name} has no {card} in the deck")
    return found
