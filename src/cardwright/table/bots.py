"""The bots at a table: each open question of theirs is thought about once, and answered when it is due."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from cardwright.table.inbox import Thought
from cardwright.table.pace import answering
from cardwright.table.table import PASSES, PLAYING, neutral

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardwright.table.inbox import AnyItem
    from cardwright.table.table import Table, Work
    from cardwright.table.thinking import Thinker

SHARE: Final = 0.8
"""How much of a window's floor bots may think: what else has to be done takes the rest."""

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
        """Begin to think about what is asked of them, and no more about what is not."""
        asked = {(work.decision, work.seat): work for work in self.table.work()} if self.table.stage == PLAYING else {}
        if not asked and not self.thinking:
            return
        for key in self.thinking.keys() - asked.keys():
            self.thinking.pop(key).cancel()
        seconds = self._seconds(list(asked.values()))
        for key, work in asked.items():
            if key not in self.thinking:
                self.thinking[key] = asyncio.create_task(self._think(work, seconds))

    def _seconds(self, asked: list[Work]) -> float:
        """How long each may think, if they are all asked now; 0 = as long as it likes. A window waits for no bot, so they share
        the time for which it is open at the least.
        """
        if not self.table.window:
            return 0.0
        number = sum(len(question.options) > 1 for work in asked if (question := self.table.question(work.seat)) is not None)
        return self.table.pace.floor * SHARE * min(1.0, self.thinker.at_once / max(1, number))

    def done(self, work: Work) -> None:
        """Something is thought out; it is thought about anew if it is still asked."""
        self.thinking.pop((work.decision, work.seat), None)

    def stop(self) -> None:
        """Think no more."""
        for thinking in self.thinking.values():
            thinking.cancel()

    async def _think(self, work: Work, seconds: float) -> None:
        match = self.table.match
        assert match is not None
        luck = f"{self.table.seed} {work.seat} {len(match.answers)}"
        question = self.table.question(work.seat)
        assert question is not None
        try:
            if work.level == PASSES:
                option = neutral(question)
            elif len(question.options) == 1:
                option = question.options[0]
            else:
                option = await self.thinker.think(match.setup, match.state, work.seat, work.level, luck, seconds)
        except Exception:
            log.exception("a bot could not think", extra={"game": self.table.entry.name})
            option = neutral(question)  # the table never waits for a bot that is gone
        with suppress(asyncio.CancelledError):
            await asyncio.sleep(answering(work.due, self.clock()) - self.clock())
            await self.inbox.put(Thought(work, option))
