"""Players and their decks."""

from __future__ import annotations

import difflib
import re
from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from cardwright.collection.cards import card_named, starter_cards
from cardwright.collection.errors import Refused
from cardwright.games.narrators.decks import boosters_in, plain, starter_named
from cardwright.kernel.errors import BadInput
from cardwright.storage import schema

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection

RANDOM: Final = "random"
"""A word that names a deck and therefore no player."""

LONGEST_NAME: Final = 40


class Player(NamedTuple):
    """A player of the collections. ``starter`` is empty where the deck came as a list."""

    id: int
    name: str
    starter: str


def new_player(c: Connection, name: str, starter: str) -> Player:
    """A new player with a starter deck. Raises Refused for a name that is taken, BadInput for an unknown starter deck."""
    chosen = starter_named(starter)
    player = _enter(c, name, chosen)
    _give(c, player, starter_cards(chosen))
    return player


def import_player(c: Connection, name: str, cards: Sequence[str]) -> Player:
    """A new player who brings a deck; the boosters that it must have in it count as opened.

    Raises Refused for a name that is taken, BadInput for a deck that cannot be (section 12).
    """
    boosters = boosters_in([card_named(card).score for card in cards])
    player = _enter(c, name, "")
    at = schema.now()
    rows = [{"player_id": player.id, "number": number, "added": True, "at": at} for number in range(1, boosters + 1)]
    if rows:
        c.execute(insert(schema.opened), rows)
    _give(c, player, cards)
    return player


def _enter(c: Connection, name: str, starter: str) -> Player:
    shown = " ".join(name.split())
    _check_name(shown)
    values = {"name": shown, "plain_name": plain(shown), "starter": starter, "since": schema.now()}
    taken = select(schema.player.c.name).where(schema.player.c.plain_name == plain(shown))
    try:
        if c.execute(taken).first() is None:
            number = c.execute(insert(schema.player).values(values).returning(schema.player.c.id)).scalar_one()
            return Player(number, shown, starter)
    except IntegrityError:  # somebody else entered the name in the meantime
        pass
    raise Refused(f"there is already a player called {shown}; expected another name")


def _check_name(name: str) -> None:
    if not re.fullmatch(r"[^\W\d_][\w '’-]*", name) or len(name) > LONGEST_NAME:
        raise Refused(f"a player cannot be called “{name}”; expected a letter, then letters, digits and spaces, up to 40")
    try:
        starter_named(name)
    except BadInput:
        if plain(name) != RANDOM:
            return
    raise Refused(f"“{name}” is the name of a deck; expected another name for the player")


def _give(c: Connection, player: Player, cards: Sequence[str]) -> None:
    rows = [{"player_id": player.id, "card": card, "booster_id": None, "in_deck": True} for card in cards]
    c.execute(insert(schema.copy), rows)


def players(c: Connection) -> list[Player]:
    """All players, in the order of their names."""
    columns = (schema.player.c.id, schema.player.c.name, schema.player.c.starter)
    return [Player(*row) for row in c.execute(select(*columns).order_by(schema.player.c.plain_name))]


def player_named(c: Connection, name: str) -> Player:
    """A player, in any letter case. Raises Refused with the nearest name, or how to begin."""
    known = {plain(player.name): player for player in players(c)}
    if plain(name) in known:
        return known[plain(name)]
    if not known:
        raise Refused("there are no players yet; begin with: cardwright narrators deck new NAME STARTER")
    near = difflib.get_close_matches(plain(name), known, 1)
    hint = f"did you mean “{known[near[0]].name}”?" if near else f"expected {', '.join(p.name for p in known.values())}"
    raise Refused(f"there is no player called “{name}”; {hint}")


def lock(c: Connection, *players: int) -> None:
    """Nobody else changes these players until the transaction ends."""
    wanted = select(schema.player.c.id).where(schema.player.c.id.in_(players)).order_by(schema.player.c.id)
    c.execute(wanted.with_for_update()).all()


def deck_of(c: Connection, player: Player) -> list[str]:
    """The cards of a player's deck."""
    return _cards(c, player, in_deck=True)


def kept_out(c: Connection, player: Player) -> list[str]:
    """The cards of the boosters that a player did not add to the deck."""
    return _cards(c, player, in_deck=False)


def _cards(c: Connection, player: Player, *, in_deck: bool) -> list[str]:
    copy = schema.copy.c
    wanted = select(copy.card).where(copy.player_id == player.id, copy.in_deck == in_deck).order_by(copy.id)
    return list(c.execute(wanted).scalars())
