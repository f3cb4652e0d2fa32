"""How time runs at a table: windows, grace, and how long bots take. All times are in seconds."""

from __future__ import annotations

from typing import Final

GRACE: Final = 90.0
"""How long a person who has left is waited for before a bot may play on."""

HALF_A_DAY: Final = 12 * 3600.0

IDLE: Final = 180.0
"""How long a person who is here but does nothing is waited for."""

TICK: Final = 0.5
"""After its floor a window closes at a multiple of this."""


class Pace:
    """The times of one kind of table."""

    def __init__(
        self,
        name: str,
        floor: float,
        ceiling: float,
        bot_least: float,
        bot_most: float,
        grace: float = GRACE,
        idle: float = IDLE,
    ) -> None:
        self.name = name
        self.floor = floor  # a window stays open for so long at the least, whoever holds what
        self.ceiling = ceiling  # and at the most; below 0 = until all have answered
        self.bot_least = bot_least
        self.bot_most = bot_most
        self.grace = grace  # how long somebody who is away is waited for
        self.idle = idle  # and somebody who is here but does nothing

    @property
    def unhurried(self) -> bool:
        """Whether people may go away while a window is open: then they can leave orders."""
        return self.ceiling < 0 or self.ceiling >= HALF_A_DAY


PACES: Final = {
    pace.name: pace
    for pace in (
        Pace("live", 2.5, 12.0, 0.7, 1.6),
        Pace("relaxed", 5.0, 24.0, 1.0, 2.4, idle=2 * IDLE),
        Pace("slow", 12.5, 60.0, 1.4, 3.2, idle=5 * IDLE),
        Pace("untimed", 2.5, -1.0, 0.7, 1.6, idle=5 * IDLE),
        Pace("days", 10.0, HALF_A_DAY, 1.4, 3.2, HALF_A_DAY, HALF_A_DAY),
    )
}


def closing(opened: float, floor: float, last: float) -> float:
    """When a window closes whose last answer came at ``last``: at its floor, or at the next tick after the answer."""
    at_least = opened + floor
    if last <= at_least:
        return at_least
    ticks = -(-(last - at_least) // TICK)
    return at_least + ticks * TICK


def answering(due: float, thought: float) -> float:
    """When a bot answers that has thought until some time: when it is due, or some full ticks later. How long it has thought
    to the millisecond would tell something of what it holds.
    """
    if thought <= due:
        return due
    return due + -(-(thought - due) // TICK) * TICK
