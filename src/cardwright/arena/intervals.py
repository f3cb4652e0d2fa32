"""95 % confidence intervals."""

from __future__ import annotations

import math
from typing import Final

Z: Final = 1.959963984540054
"""The 97.5 % point of the normal distribution."""


def wilson(points: float, games: int) -> tuple[float, float]:
    """Wilson's interval of a win rate. A shared win counts by its share, which makes the interval a little too wide."""
    if games == 0:
        return 0.0, 1.0
    rate = points / games
    spread = Z * Z / games
    middle = (rate + spread / 2) / (1 + spread)
    half = Z * math.sqrt(rate * (1 - rate) / games + spread / games / 4) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def paired(differences: list[float]) -> tuple[float, float]:
    """The interval of a mean of paired differences between −1 and 1, one for each deal, by Agresti and Min.

    Two deals are added in thought: half of one for either side, and one that is even. So the interval stays honest where all
    deals end alike. Deals are independent of each other; the games within one need not be.
    """
    count = len(differences) + 2
    mean = sum(differences) / count
    square = (sum(one * one for one in differences) + 1) / count
    half = Z * math.sqrt(max(0.0, square - mean * mean) / count)
    return max(-1.0, mean - half), min(1.0, mean + half)
