"""A position by card names: what scenario files list, and what each game builds its states from."""

from __future__ import annotations

from cardwright.kernel.errors import BadInput

TABLE = -1
"""Stands for the seat where a position speaks of what belongs to nobody."""


class Holding:
    """What a position lists for one seat or for the table: card names by key, numbers by key."""

    def __init__(self, cards: dict[str, list[str]] | None = None, numbers: dict[str, int] | None = None) -> None:
        self.cards: dict[str, list[str]] = cards or {}
        self.numbers: dict[str, int] = numbers or {}


class Position:
    """Where a game stands. What is not listed follows from the seed."""

    def __init__(self, seats: list[Holding], table: Holding, phase: str, active: int, seed: str) -> None:
        self.seats: list[Holding] = seats
        self.table: Holding = table
        self.phase: str = phase
        self.active: int = active
        self.seed: str = seed

    def holding(self, seat: int) -> Holding:
        """What is listed for a seat, or for the TABLE."""
        return self.table if seat == TABLE else self.seats[seat]


class PositionError(BadInput):
    """A position that cannot be: ``seat``, ``key`` and ``card`` say where it is listed."""

    def __init__(self, message: str, seat: int, key: str, card: str = "") -> None:
        super().__init__(message)
        self.seat: int = seat
        self.key: str = key
        self.card: str = card
