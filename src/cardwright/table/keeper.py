"""Keeps one table alive: takes what its clients and bots want, one after the other, stores it, and then tells everybody."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from cardwright.games.told import reason, tell
from cardwright.kernel.errors import BadInput
from cardwright.storage.writing import Taken
from cardwright.table import messages as m
from cardwright.table import records as r
from cardwright.table import views as v
from cardwright.table.bots import Bots
from cardwright.table.forgetting import without_person
from cardwright.table.inbox import Due, Forget, Thought, Wanted
from cardwright.table.intents import Refusal, intend
from cardwright.table.reckoning import Reckoning
from cardwright.table.showing import show
from cardwright.table.speech import speech
from cardwright.table.table import LOBBY, OVER, PLAYING
from cardwright.table.timing import next_tick, notice_idle, tick

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from cardwright.table.inbox import AnyItem, Watcher
    from cardwright.table.journal import Journal
    from cardwright.table.table import Table
    from cardwright.table.thinking import Thinker

log = logging.getLogger("cardwright.table")

PATIENCE: Final = 1.0
"""Seconds until something that could not be stored is tried again."""

MOMENT: Final = 0.001
"""Seconds: the least that is waited."""

REMEMBERED: Final = 2000
"""Intents whose outcome is kept, so that one sent again is not done again."""


class Keeper:
    """The one owner of a table."""

    def __init__(
        self,
        table: Table,
        kept: int,
        journal: Journal,
        thinker: Thinker,
        clock: Callable[[], float],
        follow: Callable[[Table], Awaitable[str]],
        days: int,
        lost: Callable[[Keeper], None],
    ) -> None:
        """``kept`` is the number of records that the journal has of the table; ``follow`` opens the next one; ``days``: how
        long the table will be kept after its last change, 0 = for ever; ``lost`` is told when another process keeps it.
        """
        self.table = table
        self.kept = kept
        self.journal = journal
        self.clock = clock
        self.follow = follow
        self.days = days
        self.lost = lost
        self.watchers: list[Watcher] = []
        self.inbox: asyncio.Queue[AnyItem | None] = asyncio.Queue(256)
        self.bots = Bots(table, thinker, clock, self.inbox)
        self.reckoning = Reckoning(table, thinker)
        self.done: OrderedDict[tuple[str, str], str] = OrderedDict()  # outcome by device and intent; "" = done
        self.task: asyncio.Task[None] | None = None
        self.stopped = False
        self.told_broken = False
        self.quiet_since = clock()  # since when nobody looks, if nobody does

    # --- watchers -----------------------------------------------------------------------------------------------------

    def come(self, watcher: Watcher) -> None:
        """Somebody looks at the table from now on."""
        self.watchers.append(watcher)
        self._presence()

    def go(self, watcher: Watcher) -> None:
        """Somebody looks no longer."""
        if watcher in self.watchers:
            self.watchers.remove(watcher)
            self.quiet_since = self.clock()
            self._presence()

    def _presence(self) -> None:
        """Bring up to date who is here."""
        now = self.clock()
        here = {watcher.secret for watcher in self.watchers if watcher.secret}
        for sitting in self.table.seats:
            is_here = bool(sitting.secret) and sitting.secret in here
            if sitting.here and not is_here:
                sitting.away_since = now
            if is_here and not sitting.here:
                sitting.stirred, sitting.idle = now, False
            sitting.here = is_here
        self.table.version += 1
        self._tell()
        with suppress(asyncio.QueueFull):
            self.inbox.put_nowait(Due())  # who is here can become idle

    def stir(self, watcher: Watcher) -> None:
        """Somebody moves before the page."""
        self._stir(self.table.seat_of(watcher.secret))

    def _stir(self, seat: int) -> None:
        if seat >= 0:
            sitting = self.table.seats[seat]
            sitting.stirred = self.clock()
            if sitting.idle and not self.table.window:  # while one is open, nobody learns who is at it
                sitting.idle = False
                self.table.version += 1
                self._tell()

    def view(self, watcher: Watcher, log_from: int) -> v.TableView:
        """What a watcher may see now."""
        seats = {sitting.secret for sitting in self.table.seats}
        watching = len({id(other) for other in self.watchers if other.secret not in seats})
        seat = self.table.seat_of(watcher.secret)
        view = show(self.table, seat, self.clock(), watching, log_from, speech(watcher.language))
        view.kept_days = self.days
        return view

    def _tell(self, devices: set[str] | None = None) -> None:
        """A new view is due: for everybody, or only for those devices, since the others must not even learn that it is."""
        for watcher in self.watchers:
            if devices is None or watcher.secret in devices:
                watcher.changed()

    # --- the loop -----------------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Begin to keep the table."""
        self.task = asyncio.create_task(self._run(), name=f"table {self.table.code}")

    async def stop(self) -> None:
        """Finish what has been begun, and stop."""
        self.stopped = True
        self.bots.stop()
        if self.task is not None and not self.task.done():
            await self.inbox.put(None)
            await self.task

    def give_up(self) -> None:
        """Another process keeps the table now: send everybody there."""
        self.stopped = True
        self.bots.stop()
        for watcher in list(self.watchers):
            watcher.send_away(tell("bye-moved", "The table has moved; trying again."))
        while not self.inbox.empty():
            item = self.inbox.get_nowait()
            if isinstance(item, Forget):
                item.done.set_exception(BadInput("the table has moved"))
        self.lost(self)

    def quiet(self, seconds: float) -> bool:
        """Whether nobody has looked for so long, and nothing happens by itself."""
        if self.watchers or self.clock() - self.quiet_since < seconds or not self.inbox.empty() or self.bots.thinking:
            return False
        return next_tick(self.table) is None and not self.table.work()

    def want(self, watcher: Watcher, intent: m.AnyIntent) -> bool:
        """Put an intent into the queue; False if it is full."""
        try:
            self.inbox.put_nowait(Wanted(watcher, intent))
        except asyncio.QueueFull:
            return False
        return True

    async def _run(self) -> None:
        self.bots.let_think()
        while True:
            item = await self._next()
            if item is None:
                return
            try:
                if isinstance(item, Wanted):
                    await self._wanted(item)
                elif isinstance(item, Thought):
                    await self._thought(item)
                elif isinstance(item, Forget):
                    await self._forget(item)
                else:
                    await self._pass_time()
            except Taken:
                self.give_up()
                return
            except BadInput:  # the journal keeps nothing: so nothing has happened, and it is tried again
                log.exception("a table could not be stored", extra={"game": self.table.entry.name})
                await asyncio.sleep(PATIENCE)
                self.bots.let_think()

    async def _pass_time(self) -> None:
        """What was due has come."""
        if notice_idle(self.table, self.clock()):
            self.table.version += 1
            self._tell()
        await self._happen(tick(self.table, self.clock()))

    async def _next(self) -> AnyItem | None:
        """What has come, or becomes due; None = stop."""
        if not self.inbox.empty():
            return self.inbox.get_nowait()
        at = next_tick(self.table)
        if at is None:
            return await self.inbox.get()
        try:
            async with asyncio.timeout(max(MOMENT, at - self.clock())):
                return await self.inbox.get()
        except TimeoutError:
            return Due()

    async def _wanted(self, wanted: Wanted) -> None:
        watcher, intent = wanted.watcher, wanted.intent
        name = str(getattr(intent, "id", ""))
        key = watcher.secret, name
        if key in self.done:
            self._reply(watcher, name, self.done[key])
            return
        version = self.table.version
        try:
            seat = self.table.seat_of(watcher.secret)
            self._stir(seat)
            if isinstance(intent, m.Rematch):
                await self._rematch(seat)
            else:
                records = intend(self.table, seat, watcher.secret, intent, self.clock())
                if not records and self.table.version != version:
                    self._tell()
                await self._happen(records)
            outcome = ""
        except Refusal as refusal:
            outcome = refusal.why
        except BadInput as error:
            log.exception("an intent could not be stored", extra={"game": self.table.entry.name})
            text = f"That could not be stored, so nothing has changed. Try again. ({error})"
            self._reply(watcher, name, tell("no-stored", text, why=reason(error)))
            return
        self.done[key] = outcome
        if len(self.done) > REMEMBERED:
            self.done.popitem(last=False)
        self._reply(watcher, name, outcome)

    async def forget(self, secret: str) -> None:
        """Forget a person (by the hash of the secret), here and in the journal. Raises BadInput."""
        item = Forget(secret)
        await self.inbox.put(item)
        await item.done

    async def _forget(self, item: Forget) -> None:
        try:
            seat = self.table.seat_of(item.secret)
            if seat >= 0:
                await self._happen(_leaving(self.table, seat))
            records = await self.journal.read(self.table.code)
            await self.journal.rewrite(self.table.code, without_person(records, item.secret))
        except (BadInput, Taken) as error:
            item.done.set_exception(BadInput(reason(error)))
            if isinstance(error, Taken):
                raise
        else:
            item.done.set_result(None)

    async def _rematch(self, seat: int) -> None:
        """Another game with the same people. Raises Refusal."""
        if seat < 0 or self.table.stage != OVER:
            raise Refusal(tell("no-not-over", "The game is not over yet."))
        if not self.table.next_code:
            await self._happen([r.Followed(await self.follow(self.table))])

    def _reply(self, watcher: Watcher, name: str, outcome: str) -> None:
        watcher.tell(m.Refused(name, outcome) if outcome else m.Done(name))

    async def _thought(self, thought: Thought) -> None:
        work = thought.work
        self.bots.done(work)
        question = self.table.question(work.seat)
        sitting = self.table.seats[work.seat]
        if (
            question is None
            or self.table.paused  # it will be asked again when the game goes on
            or self.table.serial(work.seat) != work.decision
            or not sitting.automatic
            or thought.option not in question.options
        ):
            return
        await self._happen([r.Answered(work.seat, thought.option, held=self.table.window)])

    async def _happen(self, records: list[r.AnyRecord]) -> None:
        """Store records, then let them happen, then tell everybody."""
        if not records:
            return
        await self.journal.append(self.table.code, self.kept, records)
        self.kept += len(records)
        now = self.clock()
        before = [sitting.secret for sitting in self.table.seats]
        for record in records:
            self.table.apply(record, now)
        if self.table.broken and not self.told_broken:
            self.told_broken = True
            log.error("the rules broke: %s", self.table.broken, extra={"game": self.table.entry.name})
        if [sitting.secret for sitting in self.table.seats] != before:
            self._presence()
        seats = {r.told_only(record) for record in records}
        self._tell(None if -1 in seats else {self.table.seats[seat].secret for seat in seats})
        self.bots.let_think()


def _leaving(table: Table, seat: int) -> list[r.AnyRecord]:
    """What happens at a table when a person is forgotten: a bot plays on for them."""
    if table.stage == LOBBY:
        return [r.Vacated(seat)]
    forgotten: list[r.AnyRecord] = [r.Forgotten(seat)]
    return [r.Substituted(seat, True), *forgotten] if table.stage == PLAYING else forgotten
