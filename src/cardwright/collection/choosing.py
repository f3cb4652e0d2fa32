"""Which decks a match is played with: starter decks, deck files, and the decks of local players."""

from __future__ import annotations

import random
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cardwright.collection.cards import starter_cards
from cardwright.collection.players import RANDOM, deck_of, player_named
from cardwright.games.narrators import sets
from cardwright.games.narrators.decks import (
    boosters_in,
    deck_faces,
    deck_lines,
    draw_booster,
    read_deck,
    starter_decks,
    starter_named,
)
from cardwright.games.registry import game_entry
from cardwright.kernel.errors import BadInput
from cardwright.language.setfile import read_set
from cardwright.storage.places import database_url
from cardwright.storage.store import open_store

if TYPE_CHECKING:
    from cardwright.games.narrators.cards import Card

GAME = "narrators"


def choose_decks(setup: dict[str, Any], deck: str, against: str, seed: str = "") -> list[list[str]]:
    """The decks of both seats, as lines for the setup.

    ``deck`` is a file, a starter deck or a local player; ``against`` may also be "random", a starter deck with as many
    boosters as the other deck has; ``seed`` decides it. "" leaves the starter deck that the game would take. Raises BadInput.
    """
    if game_entry(str(setup.get("game"))).name != GAME:
        raise BadInput(f"--deck and --against are for the game {GAME}, whose players bring decks")
    cards, _ = sets.cards_of(setup)
    first, second = starter_decks()
    mine = _deck(deck or first, cards)
    if against.casefold() == RANDOM:
        return [mine, _random_deck(mine, cards, seed)]
    return [mine, _deck(against or second, cards)]


def _deck(word: str, cards: list[Card]) -> list[str]:
    """The lines of the deck that a word means."""
    path = Path(word)
    if path.is_file() or path.suffix or len(path.parts) > 1:
        faces = read_deck(read_set(path), cards, word)
        return deck_lines([cards[face].name for face in faces])
    try:
        return starter_decks()[starter_named(word)]
    except BadInput:
        return deck_lines(_player_deck(word))


def _player_deck(name: str) -> list[str]:
    try:
        store = open_store(database_url())
        try:
            with store.transaction() as c:
                return deck_of(c, player_named(c, name))
        finally:
            store.close()
    except BadInput as error:
        raise BadInput(f"“{name}” is no file and no starter deck ({', '.join(starter_decks())}), and {error}") from None


def _random_deck(mine: list[str], cards: list[Card], seed: str) -> list[str]:
    rng = random.Random(f"{seed} against") if seed else random.SystemRandom()
    try:
        boosters = boosters_in([cards[face].score for face in deck_faces(mine, cards)])
    except BadInput:  # a list that is played where any list may be
        boosters = 0
    deck = starter_cards(rng.choice(list(starter_decks())))
    for _ in range(boosters):
        deck += draw_booster(list(sets.pool()), rng)
    return deck_lines(deck)
