"""The bots of Unreliable Wizard. But for the absent one they leave nothing to chance: the same information, the same answer."""

from __future__ import annotations

import random

from cardwright.bots.bot import Bot
from cardwright.games.wizard.solving.careful import careful
from cardwright.games.wizard.solving.planning import strong
from cardwright.games.wizard.solving.situation import situation
from cardwright.kernel.knowledge import InformationSet


class CarefulBot:
    """Looks one attack ahead."""

    def choose(self, info: InformationSet) -> int:
        return careful(situation(info))


class AbsentBot:
    """Plays like another bot, but now and then answers without a look."""

    def __init__(self, rng: random.Random, bot: Bot, share: float) -> None:
        self.rng = rng
        self.bot = bot
        self.share = share

    def choose(self, info: InformationSet) -> int:
        return self.rng.choice(info.options) if self.rng.random() < self.share else self.bot.choose(info)


class StrongBot:
    """Solves battles exactly and weighs where to go."""

    def choose(self, info: InformationSet) -> int:
        return strong(situation(info))
