"""Keeps one table alive: takes what its clients and bots want, one after the other, stores it, and then tells everybody."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

from cardwright.games.told import tell
from cardwright.kernel.errors import BadInput
from cardwright.storage.writing import Taken
from cardwright.table import messages as m
from cardwright.table import records as r
from cardwright.table.forgetting import without_person
from cardwright.table.intents import Refusal, intend
from cardwright.table.pace import answering
from cardwright.table.pictures import picture_for
from cardwright.table.showing import show
from cardwright.table.sitting import PERSON
from cardwright.table.speech import speech
from cardwright.table.table import LOBBY, OVER, PASSES, PLAYING, neutral

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine

    from cardwright.table.hints import HintView
    from cardwright.table.journal import Journal
    from cardwright.table.odds import OddsView
    from cardwright.table.table import Table, Work
    from cardwright.table.thinking import Thinker

log = logging.getLogger("cardwright.table")

Reckoned = TypeVar("Reckoned")

PATIENCE: Final = 1.0
"""Seconds until something that could not be stored is tried again."""

MOMENT: Final = 0.001
"""Seconds: the least that is waited."""

REMEMBERED: Final = 2000
"""Intents whose outcome is kept, so that one sent again is not done again."""


class Watcher(Protocol):
    """Somebody who looks at the table: a socket."""

    secret: str  # hash of the secret of its device
    language: str

    def tell(self, notice: m.Done | m.Refused) -> None:
        """Send a short notice."""

    def changed(self) -> None:
        """The table has changed: ask for a new view when there is time."""

    def send_away(self, why: str) -> None:
        """The table is kept elsewhere now: come again."""


class Wanted:
    """An intent of a watcher."""

    def __init__(self, watcher: Watcher, intent: m.AnyIntent) -> None:
        self.watcher = watcher
        self.intent = intent


class Thought:
    """What a bot has thought out."""

    def __init__(self, work: Work, option: int) -> None:
        self.work = work
        self.option = option


class Forget:
    """A person (by the hash of the secret) wants to be forgotten."""

    def __init__(self, secret: str) -> None:
        self.secret = secret
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Due:
    """Time has come for something."""


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
        self.thinker = thinker
        self.clock = clock
        self.follow = follow
        self.days = days
        self.lost = lost
        self.watchers: list[Watcher] = []
        self.inbox: asyncio.Queue[Wanted | Thought | Forget | None] = asyncio.Queue(256)
        self.done: OrderedDict[tuple[str, str], str] = OrderedDict()  # outcome by device and intent; "" = done
        self.thinking: dict[tuple[int, int], asyncio.Task[None]] = {}
        self.reckoning: dict[str, tuple[tuple[int, int], asyncio.Task[Any]]] = {}  # what was last asked for: seat, decision
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
            sitting.here = is_here
        self.table.version += 1
        self._tell()

    def view(self, watcher: Watcher, log_from: int) -> m.TableView:
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
        for thinking in self.thinking.values():
            thinking.cancel()
        if self.task is not None and not self.task.done():
            await self.inbox.put(None)
            await self.task

    def give_up(self) -> None:
        """Another process keeps the table now: send everybody there."""
        self.stopped = True
        for thinking in self.thinking.values():
            thinking.cancel()
        for watcher in list(self.watchers):
            watcher.send_away(tell("bye-moved", "The table has moved; trying again."))
        while not self.inbox.empty():
            item = self.inbox.get_nowait()
            if isinstance(item, Forget):
                item.done.set_exception(BadInput("the table has moved"))
        self.lost(self)

    def quiet(self, seconds: float) -> bool:
        """Whether nobody has looked for so long, and nothing happens by itself."""
        if self.watchers or self.clock() - self.quiet_since < seconds or not self.inbox.empty() or self.thinking:
            return False
        return self.table.next_tick() is None and not self.table.work()

    def want(self, watcher: Watcher, intent: m.AnyIntent) -> bool:
        """Put an intent into the queue; False if it is full."""
        try:
            self.inbox.put_nowait(Wanted(watcher, intent))
        except asyncio.QueueFull:
            return False
        return True

    async def _run(self) -> None:
        self._let_think()
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
                    await self._happen(self.table.tick(self.clock()))
            except Taken:
                self.give_up()
                return
            except BadInput:  # the journal keeps nothing: so nothing has happened, and it is tried again
                log.exception("a table could not be stored", extra={"game": self.table.entry.name})
                await asyncio.sleep(PATIENCE)
                self._let_think()

    async def _next(self) -> Wanted | Thought | Forget | Due | None:
        """What has come, or becomes due; None = stop."""
        if not self.inbox.empty():
            return self.inbox.get_nowait()
        at = self.table.next_tick()
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
            self._reply(watcher, name, tell("no-stored", text, why=str(error)))
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
            item.done.set_exception(BadInput(str(error)))
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
        self.thinking.pop((work.decision, work.seat), None)
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
        self._let_think()

    # --- odds and hints -----------------------------------------------------------------------------------------------

    async def odds(self, seat: int) -> OddsView:
        """The odds at the open decision of a seat, reckoned once however often they are asked for. Raises Refusal."""
        table = self.table
        if not picture_for(table.entry.name).odds:
            title = table.entry.title
            raise Refusal(tell("no-odds", f"There are no odds for {title}.", game=title))
        if seat < 0 or table.match is None or table.question(seat) is None:
            raise Refusal(tell("no-odds-now", "There are odds only when it is your decision."))
        match = table.match
        return await self._once("odds", seat, lambda: self.thinker.reckon(match.setup, match.state, seat))

    async def hint(self, seat: int) -> HintView:
        """The hint for the open decision of a seat that plays with no other person, sought once. Raises Refusal."""
        table = self.table
        if seat >= 0 and any(table.seats[other].holder == PERSON for other in range(len(table.seats)) if other != seat):
            raise Refusal(tell("no-hints-people", "There are hints only in games against bots."))
        if seat < 0 or table.match is None or table.question(seat) is None:
            raise Refusal(tell("no-hints-now", "There are hints only when it is your decision."))
        match = table.match
        luck = f"hint {table.code} {table.serial(seat)}"  # nothing that the seat does not know
        return await self._once("hint", seat, lambda: self.thinker.advise(match.setup, match.state, seat, luck))

    async def _once(self, what: str, seat: int, begin: Callable[[], Coroutine[Any, Any, Reckoned]]) -> Reckoned:
        """What is reckoned of the open decision of a seat: it is begun once for a decision."""
        key = seat, self.table.serial(seat)
        if what not in self.reckoning or self.reckoning[what][0] != key:
            self.reckoning[what] = key, asyncio.create_task(begin())
        found: Reckoned = await asyncio.shield(self.reckoning[what][1])
        return found

    # --- bots ---------------------------------------------------------------------------------------------------------

    def _let_think(self) -> None:
        if self.table.stage != PLAYING:
            return
        for work in self.table.work():
            key = work.decision, work.seat
            if key not in self.thinking:
                self.thinking[key] = asyncio.create_task(self._think(work))

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


def _leaving(table: Table, seat: int) -> list[r.AnyRecord]:
    """What happens at a table when a person is forgotten: a bot plays on for them."""
    if table.stage == LOBBY:
        return [r.Vacated(seat)]
    forgotten: list[r.AnyRecord] = [r.Forgotten(seat)]
    return [r.Substituted(seat, True), *forgotten] if table.stage == PLAYING else forgotten
