"""How well the wizard stands, judged by numbers only."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from cardwright.games.wizard.terms import ADVANCED, HAND, PARTY, TYPES

if TYPE_CHECKING:
    from cardwright.games.wizard.rules import Wizard
    from cardwright.kernel.knowledge import View

# What makes a wizard strong.
LIFE: Final = 0.05
COMPANION: Final = 0.45
SUPPORT: Final = 0.05
ADVANCED_CARD: Final = 0.4
BEATEN: Final = 0.1
DISTANCE: Final = -0.04  # for each row between the wizard and the castle, once the slots are beaten
ENEMY_LIFE: Final = -0.05
LORD: Final = 0.1
MIDDLE: Final = 3.5


def evaluate(game: Wizard, view: View) -> float:
    """From 0 (lost) to 1 (won)."""
    if view.over:
        return 1.0 if view.result else 0.0
    numbers = view.numbers
    world = game.world
    found = LIFE * numbers["life"]
    found += COMPANION * len(view.zones[PARTY])
    for kind in range(TYPES):
        found += SUPPORT * numbers[f"support {kind}"]
    for card in view.zones[HAND]:
        if card >= 0 and game.kind[card] == ADVANCED:
            found += ADVANCED_CARD
    beaten = numbers["beaten"].bit_count()
    found += BEATEN * beaten
    here, castle = world.hexes[numbers["place"]], world.hexes[world.castle]
    found += DISTANCE * abs(castle.row - here.row) * (1 + beaten) / (1 + len(world.slots))
    if numbers["slot"] >= 0:
        found += ENEMY_LIFE * numbers["enemy life"]
        if numbers["slot"] == 0:
            found += LORD * (numbers["enemy start"] - numbers["enemy life"])
    return 1.0 / (1.0 + math.exp(MIDDLE - found))
