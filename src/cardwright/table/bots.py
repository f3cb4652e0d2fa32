"""The bots at a table: each open question of theirs is thought about once, and answered when it is due."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from cardwright.table.inbox import Thought
from cardwright.table.pace import answering
from cardwright.table.table import PASSES, PLAYING, neutral

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardwright.table.inbox import AnyItem
    from cardwright.table.table import Table, Work
    from cardwright.table.thinking import Thinker

log = logging.getLogger("cardwright.table")


class Bots:
    """Everybody at a table for whom the table answers."""

    def __init__(
        self, table: Table, thinker: Thinker, clock: Callable[[], float], inbox: asyncio.Queue[AnyItem | None]
    ) -> None:
        """What they have thought out goes into the ``inbox``."""
        self.table = table
        self.thinker = thinker
        self.clock = clock
        self.inbox = inbox
        self.thinking: dict[tuple[int, int], asyncio.Task[None]] = {}  # by decision and seat

    def let_think(self) -> None:
        """Begin to think about what is asked of them."""
        if self.table.stage != PLAYING:
            return
        for work in self.table.work():
            key = work.decision, work.seat
            if key not in self.thinking:
                self.thinking[key] = asyncio.create_task(self._think(work))

    def done(self, work: Work) -> None:
        """Something is thought out; it is thought about anew if it is still asked."""
        self.thinking.pop((work.decision, work.seat), None)

    def stop(self) -> None:
        """Think no more."""
        for thinking in self.thinking.values():
            thinking.cancel()

    async def _think(self, work: Work) -> None:
        match = self.table.match
        assert match is not None
        luck = f"{self.table.seed} {work.seat} {len(match.answers)}"
        question = self.table.question(work.seat)
        assert question is not None
        try:
            if work.level == PASSES:
                option = neutral(question)
            else:
                option = await self.thinker.think(match.setup, match.state, work.seat, work.level, luck)
        except Exception:
            log.exception("a bot could not think", extra={"game": self.table.entry.name})
            option = neutral(question)  # the table never waits for a bot that is gone
        with suppress(asyncio.CancelledError):
            await asyncio.sleep(answering(work.due, self.clock()) - self.clock())
            await self.inbox.put(Thought(work, option))
