"""What is known already of the chances of parts of a party: how much life of the enemy they are as good as sure to beat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

if TYPE_CHECKING:
    from cardwright.games.wizard.rules import Wizard
    from cardwright.games.wizard.solving.hand import Floats, Hand, Ints

SURE: Final = 1e-6
"""A chance that is so close to certain is not looked into any further."""


class Bounds:
    """Chances that parties have at least, by enemy life."""

    def __init__(self, top: int, rises: tuple[int, int]) -> None:
        self.top: int = top
        """The most life of the enemy that may come up."""
        self.rises: tuple[int, int] = rises
        self.least: dict[int, Floats] = {}
        """Of each part of the party that was solved, the least chance from what may come of a retirement to it while the enemy
        has no more life than that."""

        self._known: dict[tuple[int, bool], Floats] = {}

    def add(self, rest: int, least: Floats) -> None:
        """Note the chance that a part of the party has at least."""
        self.least[rest] = least
        self._known.clear()

    def of(self, rest: int, any_life: bool = False) -> Floats:
        """The least chance of a party just after a retirement, or with any life: that of its best part that was solved."""
        key = rest, any_life
        if key not in self._known:
            found = np.zeros(self.top + 1)
            found[0] = 1.0
            for other, least in self.least.items():
                if other & rest == other and not (any_life and other == rest):
                    more = (rest & ~other).bit_count()
                    rise = self.rises[0] + self.rises[1] * (more - 1) if more else 0
                    np.maximum(found, least[np.minimum(self.top, np.arange(self.top + 1) + rise)] if rise else least, out=found)
            self._known[key] = found
        return self._known[key]

    def sure(self, rest: int, any_life: bool = False) -> int:
        """Up to how much life of the enemy a party is as good as sure to win."""
        return int((self.of(rest, any_life) >= 1.0 - SURE).sum()) - 1


def rises(game: Wizard, hand: Hand, damage: Ints, regen: int, lives: tuple[int, int]) -> tuple[int, int]:
    """How much life an enemy regains at most against attacks with the most draws, never healing, until all life is paid; from
    each of two lives. ``damage`` is by way."""
    groups = hand.groups
    if not regen or not groups.numbers:
        return 0, 0
    dealt = hand.best_of_draws(np.where(hand.heals > 0, -1.0, damage)[:, None])[:, 0]
    spent = max(1, groups.numbers[-1] * game.world.constants.life_per_draw)
    first, second = [-(-life // spent) for life in lives]
    if dealt[groups.draws[-1]].min() >= regen:  # only with fewer draws, when little life is left
        first = second = 0 if game.options.overdraw else 1
    return regen * first, regen * second
