"""How often somebody may do something: an allowance that fills up again with time."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from starlette.requests import HTTPConnection

KNOCKS: Final = 60.0
"""How often an address may knock in a minute: tables opened, codes tried, connections made."""

SWEEP: Final = 5.0
"""Seconds between two looks at which addresses can be forgotten."""

REMEMBERED: Final = 60.0 - SWEEP
"""Seconds without a knock after which an address is forgotten: within a minute."""


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
        address = asked.client.host if asked.client else ""
        return self._doors.setdefault(address, Allowance(KNOCKS / 60.0, KNOCKS)).take()

    def forget(self) -> None:
        """Forget the addresses that have not knocked for a while."""
        now = time.monotonic()
        for address in [address for address, door in self._doors.items() if now - door.at >= REMEMBERED]:
            del self._doors[address]

    async def sweep(self) -> None:
        """Forget addresses for ever, whether anybody knocks or not."""
        while True:
            await asyncio.sleep(SWEEP)
            self.forget()
