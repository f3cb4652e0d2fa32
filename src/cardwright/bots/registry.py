"""The bots by name."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from cardwright.bots.bot import Bot, RandomBot
from cardwright.kernel.errors import BadInput


class BotEntry:
    """A bot: its name, what it does in a few words, its maker, and the games it plays (none named = all).

    Some are levels, which players choose from; the others are there to be measured against.
    """

    def __init__(
        self, name: str, says: str, make: Callable[[random.Random], Bot], games: tuple[str, ...] = (), level: bool = False
    ) -> None:
        self.name = name
        self.says = says
        self.make = make
        self.games = games
        self.level = level

    def plays(self, game: str) -> bool:
        """Whether it plays a game."""
        return not self.games or game in self.games


def _greedy(rng: random.Random) -> Bot:
    from cardwright.bots.greedy import GreedyBot

    return GreedyBot(rng)


def _careful(rng: random.Random) -> Bot:
    from cardwright.bots.wizard import CarefulBot

    return CarefulBot()


def _strong(rng: random.Random) -> Bot:
    from cardwright.bots.wizard import StrongBot

    return StrongBot()


def _level(name: str) -> Callable[[random.Random], Bot]:
    def make(rng: random.Random) -> Bot:
        from cardwright.bots.levels import LevelBot

        return LevelBot(name, rng)

    return make


_ENTRIES = [
    BotEntry("random", "takes any legal option", RandomBot),
    BotEntry("greedy", "looks one decision ahead", _greedy),
    BotEntry("careful", "looks one attack ahead and walks to the nearest enemy", _careful, ("wizard",)),
    BotEntry("strong", "solves battles exactly and weighs where to go", _strong, ("wizard",)),
    BotEntry("easy", "looks one decision ahead", _level("easy"), level=True),
    BotEntry("normal", "thinks a moment and plays well", _level("normal"), level=True),
    BotEntry("hard", "thinks further ahead and misses little", _level("hard"), level=True),
    BotEntry("expert", "takes its time and plays as well as it can", _level("expert"), level=True),
]

DEFAULT: Final = "normal"
"""The level where none is chosen."""


def bot_names(game: str = "") -> list[str]:
    """The names of the bots that play a game, weakest first; without a game, of those that play every game."""
    return [entry.name for entry in _ENTRIES if entry.plays(game)]


def level_names() -> list[str]:
    """The levels that players choose from, weakest first: they are the same in every game."""
    return [entry.name for entry in _ENTRIES if entry.level]


def bot_entry(name: str, game: str = "") -> BotEntry:
    """The entry of a bot. Raises BadInput for an unknown name, or if the bot does not play ``game``."""
    for entry in _ENTRIES:
        if entry.name == name:
            if game and not entry.plays(game):
                raise BadInput(f"the bot “{name}” plays only {', '.join(entry.games)}; expected {', '.join(bot_names(game))}")
            return entry
    known = bot_names(game) if game else [entry.name for entry in _ENTRIES]
    raise BadInput(f"unknown bot “{name}”; expected one of {', '.join(known)}")


def make_bot(name: str, rng: random.Random) -> Bot:
    """A bot by its name. Raises BadInput for an unknown name."""
    return bot_entry(name).make(rng)
