"""What the features of a seat are worth."""

from typing import Final

WEIGHTS: Final[list[list[float]]] = [
    [2.0, 3.0, 0.2, 0.15, 0.5, -0.5, 0.1, 0.35, 0.12, 0.1],
]
