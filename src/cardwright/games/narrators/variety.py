"""Random decks for long runs: starter decks with boosters, and lists that no collection holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cardwright.games.narrators.decks import booster, draw_booster, starter_decks
from cardwright.games.narrators.sets import cards_of, pool

if TYPE_CHECKING:
    import random

    from cardwright.games.narrators.cards import Card

SIZES: Final = (1, 5, 12, 30, 70)
"""Cards of a deck that is drawn evenly from the pool."""


def vary(setup: dict[str, Any], rng: random.Random) -> None:
    """Give both seats of a setup random decks, and claims or substitutes by even chances, in most cases."""
    way = rng.random()
    if way < 0.3:
        return  # what the rule option about cards says
    cards, _ = cards_of(setup)
    if way < 0.65 and cards == list(pool()):
        setup["decks"] = [collected_deck(cards, rng) for _ in range(2)]
    else:
        setup["decks"] = [free_deck(cards, rng) for _ in range(2)]
        setup["options"] = {**setup.get("options", {}), "deck_lists": "free"}
    setup["physical"] = rng.random() < 0.5


def collected_deck(cards: list[Card], rng: random.Random) -> list[str]:
    """A starter deck with boosters, often as many as are allowed."""
    most = booster().most
    names = list(rng.choice(list(starter_decks().values())))
    for _ in range(rng.choice((0, 1, 2, most, most))):
        names += draw_booster(cards, rng)
    return names


def free_deck(cards: list[Card], rng: random.Random) -> list[str]:
    """Cards drawn from all of the game, or one card thirty times."""
    if rng.random() < 0.2:
        return [f"30 × {rng.choice(cards).name}"]
    return [rng.choice(cards).name for _ in range(rng.choice(SIZES))]
