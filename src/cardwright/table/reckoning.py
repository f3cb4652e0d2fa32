"""What is reckoned at a table, once however often it is asked for: odds, hints, and the look back at a finished game."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, TypeVar

from cardwright.games.told import tell
from cardwright.table.intents import Refusal
from cardwright.table.pictures import picture_for
from cardwright.table.sitting import PERSON

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from cardwright.kernel.match import Match
    from cardwright.table.hints import HintView
    from cardwright.table.looking_back import DealtView, LuckRow, ReviewView
    from cardwright.table.odds import OddsView
    from cardwright.table.table import Table
    from cardwright.table.thinking import Thinker

Reckoned = TypeVar("Reckoned")


class Reckoning:
    """What has been reckoned last at a table."""

    def __init__(self, table: Table, thinker: Thinker) -> None:
        self.table = table
        self.thinker = thinker
        self._last: dict[str, tuple[tuple[int, int], asyncio.Task[Any]]] = {}  # what was asked for, and of which moment

    async def odds(self, seat: int) -> OddsView:
        """The odds at the open decision of a seat. Raises Refusal."""
        table = self.table
        if not picture_for(table.entry.name).odds:
            title = table.entry.title
            raise Refusal(tell("no-odds", f"There are no odds for {title}.", game=title))
        if seat < 0 or table.match is None or table.question(seat) is None:
            raise Refusal(tell("no-odds-now", "There are odds only when it is your decision."))
        match = table.match
        return await self._once("odds", self._decision(seat), lambda: self.thinker.reckon(match.setup, match.state, seat))

    async def hint(self, seat: int) -> HintView:
        """The hint for the open decision of a seat that plays with no other person. Raises Refusal."""
        table = self.table
        if seat >= 0 and any(table.seats[other].holder == PERSON for other in range(len(table.seats)) if other != seat):
            raise Refusal(tell("no-hints-people", "There are hints only in games against bots."))
        if seat < 0 or table.match is None or table.question(seat) is None:
            raise Refusal(tell("no-hints-now", "There are hints only when it is your decision."))
        match = table.match
        luck = f"hint {table.code} {table.serial(seat)}"  # nothing that the seat does not know
        return await self._once("hint", self._decision(seat), lambda: self.thinker.advise(match.setup, match.state, seat, luck))

    async def deal_again(self) -> DealtView:
        """The match, which is over, dealt again from its seed. Raises BadInput where it did not go so."""
        match = self.table.match
        assert match is not None
        return await self._once("deal again", self._end(match), lambda: self.thinker.deal_again(match))

    async def luck(self) -> list[LuckRow]:
        """What chance gave in the match, which is over."""
        match = self.table.match
        assert match is not None
        return await self._once("luck", self._end(match), lambda: self.thinker.luck(match))

    async def review(self) -> ReviewView:
        """The review of the match, which is over. Raises Refusal."""
        match = self.table.match
        assert match is not None
        if not picture_for(self.table.entry.name).reviewed:
            title = self.table.entry.title
            raise Refusal(tell("no-review", f"There is no review for {title}.", game=title))
        return await self._once("review", self._end(match), lambda: self.thinker.review(match))

    def _decision(self, seat: int) -> tuple[int, int]:
        """Names the open decision of a seat."""
        return seat, self.table.serial(seat)

    def _end(self, match: Match) -> tuple[int, int]:
        """Names the end of a game, which can be taken back."""
        return self.table.story, len(match.answers)

    async def _once(self, what: str, moment: tuple[int, int], begin: Callable[[], Coroutine[Any, Any, Reckoned]]) -> Reckoned:
        """What is reckoned of a moment; it is begun again if it failed."""
        last = self._last.get(what)
        failed = last is not None and last[1].done() and (last[1].cancelled() or last[1].exception() is not None)
        if last is None or last[0] != moment or failed:
            last = self._last[what] = moment, asyncio.create_task(begin())
        found: Reckoned = await asyncio.shield(last[1])
        return found
