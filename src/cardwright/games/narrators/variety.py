"""Random decks for long runs: starter decks with boosters, and lists that no collection holds."""

from __future__ import annotations

import random
from typing import Any, Final

from cardwright.games.narrators import sets
from cardwright.games.narrators.cards import Card

MOST_BOOSTERS: Final = 8
SIZES: Final = (1, 5, 12, 30, 70)
"""Cards of a deck that is drawn evenly from the pool."""


def vary(setup: dict[str, Any], rng: random.Random) -> None:
    """Give both seats of a setup random decks, and claims or substitutes by even chances, in most cases."""
    if rng.random() < 0.3:
        return  # what the rule option about cards says
    cards = [*sets.pool()]
    setup["decks"] = [random_deck(cards, rng) for _ in range(2)]
    setup["physical"] = rng.random() < 0.5


def random_deck(cards: list[Card], rng: random.Random) -> list[str]:
    """A starter deck with up to eight boosters, cards drawn from the whole pool, or one card thirty times."""
    way = rng.random()
    if way < 0.5:
        starter = rng.choice(list(sets.starter_decks().values()))
        return [*starter, *[name for _ in range(rng.choice((0, 1, 2, MOST_BOOSTERS))) for name in random_booster(cards, rng)]]
    if way < 0.9:
        return [rng.choice(cards).name for _ in range(rng.choice(SIZES))]
    return [f"30 × {rng.choice(cards).name}"]


def random_booster(cards: list[Card], rng: random.Random) -> list[str]:
    """The names of the cards of a booster."""
    make_up = sets.booster()
    last = make_up["last"]
    scores = [*make_up["scores"], *rng.choices(list(last), list(last.values()))]
    return [rng.choice([card.name for card in cards if card.set_name == "booster" and card.score == score]) for score in scores]
