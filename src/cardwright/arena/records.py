"""What is kept of the games of an arena: plain records, one for each deal."""

from __future__ import annotations

from typing import Final

import msgspec

WON: Final = "won"
NOBODY: Final = "nobody"
STALLED: Final = "stalled"
"""The game did not end within the limit of answers: no bot has lost it."""
DEFECT: Final = "defect"
"""A card text ran in a circle: no bot has lost it, either."""


class GameRecord(msgspec.Struct, frozen=True):
    """One game: the bot of each seat and how it ended. Depends on nothing but the plan and the number of the deal."""

    bots: tuple[str, ...]
    outcome: str
    winners: tuple[int, ...]
    answers: int
    decisions: tuple[int, ...]  # by seat: answers to questions with at least two options

    @property
    def finished(self) -> bool:
        """Whether the game came to its end."""
        return self.outcome in (WON, NOBODY)

    def share(self, seat: int) -> float:
        """What the seat has of the win: all, a part of a shared win, or nothing."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


class Clock(msgspec.Struct, frozen=True):
    """How long the bots of a deal thought. Differs from run to run."""

    seconds: tuple[tuple[float, ...], ...]  # by game and seat
    counts: dict[str, dict[int, int]]  # by bot: decisions by class of duration (see thinking.py)


class DealRecord(msgspec.Struct, frozen=True):
    """A deal with all its seatings."""

    deal: int
    lineup: tuple[str, ...]
    games: tuple[GameRecord, ...]
    clock: Clock

    @property
    def key(self) -> tuple[int, tuple[str, ...]]:
        """What names the deal within its run."""
        return self.deal, self.lineup

    @property
    def finished(self) -> bool:
        """Whether all its games came to their end."""
        return all(game.finished for game in self.games)
