"""Two players, and everything that a database holds about them."""

from collections import Counter

from sqlalchemy import select

from cardwright.collection.boosters import boosters_opened
from cardwright.collection.cards import card_named
from cardwright.collection.players import deck_of, kept_out, new_player, player_named, players
from cardwright.games.narrators.decks import booster, boosters_in
from cardwright.storage.schema import metadata


def two(store):
    """Ana with the Gallant Draft, Ben with the Midnight Draft."""
    with store.transaction() as c:
        return new_player(c, "Ana", "gallant"), new_player(c, "Ben", "midnight")


def everything(store):
    """All rows of all tables."""
    with store.transaction() as c:
        return {table.name: sorted(map(tuple, c.execute(select(table)))) for table in metadata.sorted_tables}


def deck(store, name):
    """The cards of a player's deck, counted."""
    with store.transaction() as c:
        return Counter(deck_of(c, player_named(c, name)))


def all_cards(store):
    """Every card that anybody owns, counted."""
    with store.transaction() as c:
        return Counter(card for player in players(c) for card in deck_of(c, player) + kept_out(c, player))


def check(store):
    """What holds at every time: at most eight boosters each, and every deck is a starter deck with boosters and trades."""
    with store.transaction() as c:
        for player in players(c):
            cards = deck_of(c, player)
            opened = boosters_opened(c, player)
            added = boosters_in([card_named(card).score for card in cards])
            assert len(cards) == 30 + booster().size * added
            assert len(kept_out(c, player)) == booster().size * (opened - added)
            assert opened <= 8
