"""How often somebody may do something: an allowance that fills up again with time."""

from __future__ import annotations

import time
from typing import Final

from starlette.requests import HTTPConnection

KNOCKS: Final = 60.0
"""How often an address may knock in a minute: tables opened, codes tried, connections made."""

REMEMBERED: Final = 60.0
"""Seconds after which an address is forgotten."""


class Allowance:
    """So many at once, and so many a second."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self.left = burst
        self.at = time.monotonic()

    def take(self) -> bool:
        """Use one; False if there is none."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1.0:
            return False
        self.left -= 1.0
        return True


class Doors:
    """Where strangers knock; their addresses are kept for a minute."""

    def __init__(self) -> None:
        self._doors: dict[str, Allowance] = {}

    def may(self, asked: HTTPConnection) -> bool:
        """Whether the address that asks may knock once more."""
        now = time.monotonic()
        for other in [other for other, door in self._doors.items() if now - door.at > REMEMBERED]:
            del self._doors[other]
        address = asked.client.host if asked.client else ""
        return self._doors.setdefault(address, Allowance(KNOCKS / 60.0, KNOCKS)).take()
