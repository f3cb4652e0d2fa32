"""The levels that players choose from: easy, normal, hard and expert, in every game."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

from cardwright.bots.greedy import GreedyBot
from cardwright.bots.search.bot import SearchBot
from cardwright.bots.search.budget import Budget

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardwright.bots.bot import Bot
    from cardwright.kernel.game import Game
    from cardwright.kernel.knowledge import InformationSet

EASY: Final = "easy"
NORMAL: Final = "normal"
HARD: Final = "hard"
EXPERT: Final = "expert"

ITERATIONS: Final = {
    "narrators": {NORMAL: 30, HARD: 300, EXPERT: 2400},
    "": {NORMAL: 25, HARD: 80, EXPERT: 800},
}
"""How many games are at most imagined for a decision at two seats, by game ("" = any other): they are quicker where a game is
played on offhand. Easy imagines none and looks one decision ahead."""

ABSENT: Final = {EASY: 0.05, HARD: 0.012}
"""How often these levels answer without a look in Unreliable Wizard."""


def iterations(game: Game, level: str, options: int) -> int:
    """How many games a level imagines to decide among some options: fewer at a larger table, where each takes longer.

    Expert takes half of them where there are two options only, as in an instant window, which waits for nobody.
    """
    games = ITERATIONS.get(game.name, ITERATIONS[""])[level] * 2 // max(2, game.seats)
    return games // 2 if level == EXPERT and options == 2 else games


class LevelBot:
    """Plays at a level: by search, in Unreliable Wizard by its solver. Chosen by iterations, not by time, so that the same
    information and the same luck give the same answer on every machine."""

    def __init__(self, level: str, rng: random.Random) -> None:
        self.level = level
        self.rng = rng
        self.stop: Callable[[], bool] | None = None  # ends a search early, where an answer cannot be waited for

    def choose(self, info: InformationSet) -> int:
        return self._player(info).choose(info)

    def _player(self, info: InformationSet) -> Bot:
        if info.game.name == "wizard":
            return self._solver()
        if self.level == EASY:
            return GreedyBot(self.rng)
        return SearchBot(self.rng, Budget(iterations(info.game, self.level, len(info.options)), stop=self.stop))

    def _solver(self) -> Bot:
        from cardwright.bots import wizard

        solvers: dict[str, Bot] = {
            EASY: wizard.AbsentBot(self.rng, wizard.CarefulBot(), ABSENT[EASY]),
            NORMAL: wizard.CarefulBot(),
            HARD: wizard.AbsentBot(self.rng, wizard.StrongBot(), ABSENT[HARD]),
            EXPERT: wizard.StrongBot(),
        }
        return solvers[self.level]
