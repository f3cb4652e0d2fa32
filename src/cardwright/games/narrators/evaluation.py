"""How well a seat stands, judged by numbers only."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from cardwright.games.narrators.terms import COVERING, HAND, LAST_TURN, PAGE, PILE, WINNING_SCORE, zone
from cardwright.kernel.knowledge import HIDDEN

if TYPE_CHECKING:
    from cardwright.games.narrators.rules import Narrators
    from cardwright.kernel.knowledge import View

SCALE: Final = 0.2
POWER: Final = 0.35
HAND_CARD: Final = 0.7
PILE_CARD: Final = 2.0
SCORING: Final = 2.0


def evaluate(game: Narrators, view: View, seat: int) -> float:
    """The share of ``seat``, from 0 (lost) to 1 (won)."""
    if view.over:
        if view.result == 3:
            return 0.5
        return 1.0 if view.result == 1 << seat else 0.0
    return 1.0 / (1.0 + math.exp(SCALE * (worth(game, view, 1 - seat) - worth(game, view, seat))))


def worth(game: Narrators, view: View, seat: int) -> float:
    """Score, and what is likely to become score; what lies on The Page counts less the closer the end is."""
    numbers = view.numbers
    left = min(LAST_TURN + 1 - numbers["turn"], 1 + (WINNING_SCORE - numbers[f"score {seat}"]) // 4)
    found = float(numbers[f"score {seat}"])
    for card in view.zones[zone(seat, PILE)]:
        found += PILE_CARD if card == HIDDEN else game.faces[game.face[card]].score
    found += HAND_CARD * min(len(view.zones[zone(seat, HAND)]), 6)
    for card in view.zones[zone(seat, PAGE)] + view.zones[zone(seat, COVERING)]:
        power = numbers.get(f"power {card}", 0)
        if power:
            found += POWER * power * min(left, 3) / 3
            found += SCORING * numbers.get(f"scoring {card}", 0)
    return found
