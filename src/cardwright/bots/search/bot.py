"""A player that searches."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from cardwright.bots.search.budget import Budget, run
from cardwright.bots.search.settings import Settings

if TYPE_CHECKING:
    from cardwright.bots.search.searching import Search
    from cardwright.kernel.knowledge import InformationSet


class SearchBot:
    """Searches within a budget and takes the option with the best value."""

    def __init__(self, rng: random.Random, budget: Budget, settings: Settings | None = None) -> None:
        self.rng = rng
        self.budget = budget
        self.settings = settings or Settings()

    def choose(self, info: InformationSet) -> int:
        options = info.options
        return options[0] if len(options) == 1 else self.search(info).found()[0][0]

    def search(self, info: InformationSet) -> Search:
        """The finished search, with what it found about each option."""
        return run(info, self.rng, self.settings, self.budget)
