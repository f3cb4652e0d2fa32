"""What a bot is, and the bot that plays at random."""

from __future__ import annotations

import random
from typing import Protocol

from cardwright.kernel.knowledge import InformationSet


class Bot(Protocol):
    """Plays a seat. It is handed an information set, never a state, and keeps nothing between two questions.

    The same information and a generator in the same state give the same answer.
    """

    def choose(self, info: InformationSet) -> int:
        """One of ``info.options``, which is not empty."""


class RandomBot:
    """Takes any legal option."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def choose(self, info: InformationSet) -> int:
        return self.rng.choice(info.options)
