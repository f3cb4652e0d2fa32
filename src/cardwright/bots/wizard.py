"""The bots of Unreliable Wizard. But for the absent one they leave nothing to chance: the same information, the same answer."""

from __future__ import annotations

import random
from typing import Final

from cardwright.games.wizard import terms as t
from cardwright.games.wizard.solving.careful import careful
from cardwright.games.wizard.solving.planning import strong
from cardwright.games.wizard.solving.situation import situation
from cardwright.kernel.knowledge import InformationSet

ABSENT: Final = 0.06
"""How often the absent bot does not look."""


class CarefulBot:
    """Looks one attack ahead."""

    def choose(self, info: InformationSet) -> int:
        return careful(situation(info))


class AbsentBot:
    """Plays like the careful bot, but now and then answers without a look."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def choose(self, info: InformationSet) -> int:
        return self.rng.choice(info.options) if self.rng.random() < ABSENT else careful(situation(info))


class FighterBot:
    """Solves battles exactly, but walks like the careful bot."""

    def choose(self, info: InformationSet) -> int:
        question = info.question
        walks = question is not None and question.kind == t.ASK_MOVE
        return careful(situation(info)) if walks else strong(situation(info))


class StrongBot:
    """Solves battles exactly and weighs where to go."""

    def choose(self, info: InformationSet) -> int:
        return strong(situation(info))
