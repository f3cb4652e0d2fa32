"""Durations of decisions, counted in classes a twentieth apart, so that they take little room and can be added up."""

from __future__ import annotations

import math
from collections import Counter
from typing import Final

STEP: Final = math.log(1.05)
LEAST: Final = 1e-7
"""Seconds; all that is shorter belongs to class 0."""


class Thinking:
    """How long a bot thought about its decisions."""

    def __init__(self, counts: dict[int, int] | None = None) -> None:
        self.counts: Counter[int] = Counter(counts or {})

    def add(self, seconds: float) -> None:
        """Count a decision."""
        self.counts[round(math.log(max(seconds, LEAST) / LEAST) / STEP)] += 1

    def update(self, counts: dict[int, int]) -> None:
        """Count what was counted elsewhere."""
        self.counts.update(counts)

    @property
    def decisions(self) -> int:
        """How many decisions were counted."""
        return self.counts.total()

    def quantile(self, part: float) -> float:
        """The duration in seconds that ``part`` of the decisions do not exceed; 0 if there are none."""
        wanted = part * self.decisions
        seen = 0
        for group, count in sorted(self.counts.items()):
            seen += count
            if seen >= wanted:
                return duration(group)
        return 0.0


def duration(group: int) -> float:
    """The seconds that a class stands for."""
    return LEAST * math.exp(group * STEP)
