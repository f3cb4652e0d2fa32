"""The bots of Unreliable Wizard. They leave nothing to chance: the same information gives the same answer."""

from __future__ import annotations

from cardwright.games.wizard.solving.careful import careful
from cardwright.games.wizard.solving.planning import strong
from cardwright.games.wizard.solving.situation import situation
from cardwright.kernel.knowledge import InformationSet


class CarefulBot:
    """Looks one attack ahead."""

    def choose(self, info: InformationSet) -> int:
        return careful(situation(info))


class StrongBot:
    """Solves battles exactly and weighs where to go."""

    def choose(self, info: InformationSet) -> int:
        return strong(situation(info))
