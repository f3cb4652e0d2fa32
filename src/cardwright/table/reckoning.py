"""Odds and hints at a table: what is reckoned of the open decision of a seat, once however often it is asked for."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, TypeVar

from cardwright.games.told import tell
from cardwright.table.intents import Refusal
from cardwright.table.pictures import picture_for
from cardwright.table.sitting import PERSON

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from cardwright.table.hints import HintView
    from cardwright.table.odds import OddsView
    from cardwright.table.table import Table
    from cardwright.table.thinking import Thinker

Reckoned = TypeVar("Reckoned")


class Reckoning:
    """What has been reckoned last at a table."""

    def __init__(self, table: Table, thinker: Thinker) -> None:
        self.table = table
        self.thinker = thinker
        self._last: dict[str, tuple[tuple[int, int], asyncio.Task[Any]]] = {}  # what was asked for: seat, decision

    async def odds(self, seat: int) -> OddsView:
        """The odds at the open decision of a seat. Raises Refusal."""
        table = self.table
        if not picture_for(table.entry.name).odds:
            title = table.entry.title
            raise Refusal(tell("no-odds", f"There are no odds for {title}.", game=title))
        if seat < 0 or table.match is None or table.question(seat) is None:
            raise Refusal(tell("no-odds-now", "There are odds only when it is your decision."))
        match = table.match
        return await self._once("odds", seat, lambda: self.thinker.reckon(match.setup, match.state, seat))

    async def hint(self, seat: int) -> HintView:
        """The hint for the open decision of a seat that plays with no other person. Raises Refusal."""
        table = self.table
        if seat >= 0 and any(table.seats[other].holder == PERSON for other in range(len(table.seats)) if other != seat):
            raise Refusal(tell("no-hints-people", "There are hints only in games against bots."))
        if seat < 0 or table.match is None or table.question(seat) is None:
            raise Refusal(tell("no-hints-now", "There are hints only when it is your decision."))
        match = table.match
        luck = f"hint {table.code} {table.serial(seat)}"  # nothing that the seat does not know
        return await self._once("hint", seat, lambda: self.thinker.advise(match.setup, match.state, seat, luck))

    async def _once(self, what: str, seat: int, begin: Callable[[], Coroutine[Any, Any, Reckoned]]) -> Reckoned:
        key = seat, self.table.serial(seat)
        if what not in self._last or self._last[what][0] != key:
            self._last[what] = key, asyncio.create_task(begin())
        found: Reckoned = await asyncio.shield(self._last[what][1])
        return found
