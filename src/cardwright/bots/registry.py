"""The bots by name."""

from __future__ import annotations

import random
from collections.abc import Callable

from cardwright.bots.bot import Bot, RandomBot
from cardwright.kernel.errors import BadInput


class BotEntry:
    """A level of play: its name, what it does in a few words, and its maker."""

    def __init__(self, name: str, says: str, make: Callable[[random.Random], Bot]) -> None:
        self.name = name
        self.says = says
        self.make = make


def _greedy(rng: random.Random) -> Bot:
    from cardwright.bots.greedy import GreedyBot

    return GreedyBot(rng)


_ENTRIES = [
    BotEntry("random", "takes any legal option", RandomBot),
    BotEntry("greedy", "looks one decision ahead", _greedy),
]


def bot_names() -> list[str]:
    """The names of all bots, weakest first."""
    return [entry.name for entry in _ENTRIES]


def bot_entry(name: str) -> BotEntry:
    """The entry of a bot. Raises BadInput for an unknown name."""
    for entry in _ENTRIES:
        if entry.name == name:
            return entry
    raise BadInput(f"unknown bot “{name}”; expected one of {', '.join(bot_names())}")


def make_bot(name: str, rng: random.Random) -> Bot:
    """A bot by its name. Raises BadInput for an unknown name."""
    return bot_entry(name).make(rng)
