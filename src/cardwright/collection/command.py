"""The command ``cardwright narrators deck``."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from cardwright.kernel.errors import BadInput

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from cardwright.collection.players import Player
    from cardwright.collection.trades import Trade

app = App(name="narrators", help="Your decks of Unreliable Narrators.")
deck = App(
    name="deck",
    help="Decks that grow: a starter deck, boosters and trades. Several players can keep theirs on one machine, by name.",
)
trade = App(name="trade", help="Trade one card for one card of equal card score. Both players must want it.")
app.command(deck)
deck.command(trade)

Optional = Annotated[str, Parameter(show_default=False)]
Place = Annotated[
    str,
    Parameter(
        name="--collection",
        show_default=False,
        help="Where the collections are kept: a file, or the URL of a database.",
    ),
]


@contextmanager
def _collections(place: str) -> Iterator[Connection]:
    """The collections, open for one transaction."""
    from cardwright.storage.places import database_url
    from cardwright.storage.store import open_store

    store = open_store(database_url(place))
    try:
        with store.transaction() as connection:
            yield connection
    finally:
        store.close()


@deck.command
def new(name: str, starter: Optional = "", /, *, collection: Place = "") -> int:
    """Enter a new player with a starter deck.

    Parameters
    ----------
    name
        What the player is called.
    starter
        The starter deck: gallant or midnight.
    """
    from cardwright.collection.players import deck_of, new_player
    from cardwright.games.narrators.decks import starter_decks

    if not starter:
        raise BadInput(f"choose a starter deck for {name}: {' or '.join(starter_decks())}")
    with _collections(collection) as c:
        player = new_player(c, name, starter)
        size = len(deck_of(c, player))
    print(f"{player.name} begins with {player.starter}: {size} cards.")
    return 0


@deck.command
def show(name: Optional = "", /, *, collection: Place = "") -> int:
    """Show a player's deck by card score, or all players if no name is given.

    Parameters
    ----------
    name
        What the player is called.
    """
    from cardwright.collection.boosters import boosters_opened
    from cardwright.collection.listing import deck_listing
    from cardwright.collection.players import deck_of, kept_out, player_named, players
    from cardwright.collection.trades import open_offers

    with _collections(collection) as c:
        found = [player_named(c, name)] if name else players(c)
        if not found:
            print("There are no players yet. Begin with: cardwright narrators deck new NAME STARTER")
        for player in found:
            cards = deck_of(c, player)
            number = boosters_opened(c, player)
            origin = player.starter or "a deck of one's own"
            print(f"{player.name}: {origin}, {number} booster{'s' * (number != 1)} opened, {len(cards)} cards in the deck")
            if name:
                print("\n".join(deck_listing(cards, kept_out(c, player))))
                for offer in open_offers(c, player):
                    print(_waiting(offer))
    return 0


@deck.command
def open_booster(name: str, /, *, add: str = "all", collection: Place = "") -> int:
    """Open a booster, eight at most. Its cards come into the deck, all of them or none, for good.

    Parameters
    ----------
    name
        What the player is called.
    add
        "all" adds the cards to the deck, "none" keeps them beside it, only to own them.
    """
    from cardwright.collection.boosters import open_booster as opened
    from cardwright.collection.cards import card_named
    from cardwright.collection.players import player_named
    from cardwright.games.narrators.decks import booster

    numbers = {"all": None, "none": 0}
    if add not in numbers and not (add.isdecimal() and len(add) < 4):
        raise BadInput(f"--add {add}: expected all or none")
    with _collections(collection) as c:
        player = player_named(c, name)
        found = opened(c, player, numbers[add] if add in numbers else int(add))
    where = "in the deck" if found.added else "kept out of the deck"
    print(f"{player.name} opens booster {found.number} of {booster().most}. Its cards are {where}:")
    for card in found.cards:
        print(f"  {card} (card score {card_named(card).score})")
    return 0


@deck.command
def history(name: str, /, *, collection: Place = "") -> int:
    """Tell what a player did: boosters and trades, the oldest first.

    Parameters
    ----------
    name
        What the player is called.
    """
    from datetime import UTC

    from cardwright.collection.history import history as told
    from cardwright.collection.players import player_named

    with _collections(collection) as c:
        player = player_named(c, name)
        entries = told(c, player)
    print(player.name)
    for entry in entries:
        print(f"  {entry.at.replace(tzinfo=UTC).astimezone():%Y-%m-%d %H:%M}  {entry.words}")
    return 0


@deck.command
def export(name: str, file: Path | None = None, /, *, collection: Place = "") -> int:
    """Write a player's deck as a list of cards.

    Parameters
    ----------
    name
        What the player is called.
    file
        The file to write, which must not exist yet; without one the list is printed.
    """
    from cardwright.collection.listing import deck_file
    from cardwright.collection.players import deck_of, player_named

    with _collections(collection) as c:
        player = player_named(c, name)
        text = deck_file(player.name, deck_of(c, player))
    if file is None:
        print(text, end="")
        return 0
    try:
        with file.open("x", encoding="utf-8") as out:
            out.write(text)
    except FileExistsError:
        raise BadInput(f"{file} exists and is not overwritten; name another file") from None
    except OSError as error:
        raise BadInput(f"cannot write {file}: {error.strerror}") from None
    print(f"The deck of {player.name} is in {file}.")
    return 0


@deck.command(name="import")
def import_list(name: str, file: Path, /, *, collection: Place = "") -> int:
    """Enter a new player whose deck is a list of cards. A list with faults changes nothing.

    Parameters
    ----------
    name
        What the player is called.
    file
        The list: a line for each card, with its number of copies before it; # begins a comment.
    """
    from cardwright.collection.boosters import boosters_opened
    from cardwright.collection.listing import read_deck_file
    from cardwright.collection.players import import_player

    cards = read_deck_file(file)
    with _collections(collection) as c:
        try:
            player = import_player(c, name, cards)
        except BadInput as error:
            raise BadInput(f"{file}: {error}") from None
        number = boosters_opened(c, player)
    print(f"{player.name} brings a deck of {len(cards)} cards; {number} booster{'s' * (number != 1)} must be in it.")
    return 0


@trade.command
def offer(giver: str, card: str, taker: str, wanted: str, /, *, collection: Place = "") -> int:
    """Offer a card of one player's deck for a card of another's.

    Parameters
    ----------
    giver
        Who offers.
    card
        The card that is given.
    taker
        The player who is asked.
    wanted
        The card that is wanted for it.
    """
    from cardwright.collection.players import player_named
    from cardwright.collection.trades import offer as offered

    with _collections(collection) as c:
        made = offered(c, player_named(c, giver), card, player_named(c, taker), wanted)
    print(_waiting(made))
    return 0


def _waiting(made: Trade) -> str:
    command = "cardwright narrators deck trade"
    return (
        f"Offer {made.id}: {made}. {made.taker.name} answers with\n"
        f'  {command} accept "{made.taker.name}" {made.id}\n  {command} refuse "{made.taker.name}" {made.id}'
    )


@trade.command
def accept(name: str, number: int, /, *, collection: Place = "") -> int:
    """Accept an offer: the two cards change decks.

    Parameters
    ----------
    name
        The player who was asked.
    number
        The number of the offer.
    """
    from cardwright.collection import trades

    return _settle(trades.accept, name, number, collection, "Traded")


@trade.command
def refuse(name: str, number: int, /, *, collection: Place = "") -> int:
    """Refuse an offer.

    Parameters
    ----------
    name
        The player who was asked.
    number
        The number of the offer.
    """
    from cardwright.collection import trades

    return _settle(trades.refuse, name, number, collection, "Refused")


@trade.command
def withdraw(name: str, number: int, /, *, collection: Place = "") -> int:
    """Take back an offer that nobody has answered yet.

    Parameters
    ----------
    name
        The player who offered.
    number
        The number of the offer.
    """
    from cardwright.collection import trades

    return _settle(trades.withdraw, name, number, collection, "Withdrawn")


def _settle(how: Callable[[Connection, int, Player], Trade], name: str, number: int, place: str, told: str) -> int:
    from cardwright.collection.players import player_named

    with _collections(place) as c:
        made = how(c, number, player_named(c, name))
    print(f"{told}: {made}.")
    return 0


@trade.command(name="list")
def list_offers(name: Optional = "", /, *, collection: Place = "") -> int:
    """List the offers that wait for an answer.

    Parameters
    ----------
    name
        Only those of this player.
    """
    from cardwright.collection.players import player_named
    from cardwright.collection.trades import open_offers

    with _collections(collection) as c:
        offers = open_offers(c, player_named(c, name) if name else None)
    print("\n".join(_waiting(found) for found in offers) or "No offer waits for an answer.")
    return 0
