"""The levels that players choose from: easy, normal, hard and expert, in every game."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

from cardwright.bots.greedy import GreedyBot
from cardwright.bots.search.bot import SearchBot
from cardwright.bots.search.budget import Budget
from cardwright.bots.search.settings import Settings

if TYPE_CHECKING:
    from cardwright.bots.bot import Bot
    from cardwright.kernel.knowledge import InformationSet

EASY: Final = "easy"
NORMAL: Final = "normal"
HARD: Final = "hard"
EXPERT: Final = "expert"

ITERATIONS: Final = {NORMAL: 60, HARD: 400, EXPERT: 1600}
"""Imagined games for each decision; easy imagines none and looks one decision ahead."""
EXPLORE: Final = {NORMAL: 0.05, HARD: 0.2, EXPERT: 0.2}
"""How much they try what was tried little: who imagines more games can afford more."""

ABSENT: Final = {EASY: 0.05, HARD: 0.012}
"""How often these levels answer without a look in Unreliable Wizard."""


class LevelBot:
    """Plays at a level: by search, in Unreliable Wizard by its solver. Chosen by iterations, not by time, so that the same
    information and the same luck give the same answer on every machine."""

    def __init__(self, level: str, rng: random.Random) -> None:
        self.level = level
        self.rng = rng

    def choose(self, info: InformationSet) -> int:
        return self._player(info).choose(info)

    def _player(self, info: InformationSet) -> Bot:
        if info.game.name == "wizard":
            return self._solver()
        if self.level == EASY:
            return GreedyBot(self.rng)
        return SearchBot(self.rng, Budget(ITERATIONS[self.level]), Settings(explore=EXPLORE[self.level]))

    def _solver(self) -> Bot:
        from cardwright.bots import wizard

        solvers: dict[str, Bot] = {
            EASY: wizard.AbsentBot(self.rng, wizard.CarefulBot(), ABSENT[EASY]),
            NORMAL: wizard.CarefulBot(),
            HARD: wizard.AbsentBot(self.rng, wizard.StrongBot(), ABSENT[HARD]),
            EXPERT: wizard.StrongBot(),
        }
        return solvers[self.level]
