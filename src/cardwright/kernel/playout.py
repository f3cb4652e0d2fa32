"""Random play: the yardstick of speed, of fuzzing and of simple simulations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.kernel.state import RUNNING

if TYPE_CHECKING:
    import random

    from cardwright.kernel.state import State


def playout(s: State, rng: random.Random, most: int = 100_000) -> int:
    """Answer open questions with random options until the game is over or ``most`` answers are given; how many were."""
    count = 0
    draw = rng.random
    while s.result == RUNNING and count < most:
        question = s.pending[0]
        options = question.options
        share: float = draw()
        s.take(question, options[int(share * len(options))])
        count += 1
    return count
