"""The bots by name."""

from __future__ import annotations

import random
from collections.abc import Callable

from cardwright.bots.bot import Bot, RandomBot
from cardwright.kernel.errors import BadInput


class BotEntry:
    """A level of play: its name, what it does in a few words, its maker, and the games it plays (none named = all)."""

    def __init__(self, name: str, says: str, make: Callable[[random.Random], Bot], games: tuple[str, ...] = ()) -> None:
        self.name = name
        self.says = says
        self.make = make
        self.games = games

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


_ENTRIES = [
    BotEntry("random", "takes any legal option", RandomBot),
    BotEntry("greedy", "looks one decision ahead", _greedy),
    BotEntry("careful", "looks one attack ahead and walks to the nearest enemy", _careful, ("wizard",)),
    BotEntry("strong", "solves battles exactly and weighs where to go", _strong, ("wizard",)),
]


def bot_names(game: str = "") -> list[str]:
    """The names of the bots that play a game, weakest first; without a game, of those that play every game."""
    return [entry.name for entry in _ENTRIES if entry.plays(game)]


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
