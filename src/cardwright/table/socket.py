"""One connection: strict decoding in, one queue and one sender out, the newest view wins."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec
from starlette.websockets import WebSocketDisconnect, WebSocketState

from cardwright.games.told import tell
from cardwright.table import messages as m
from cardwright.table.allowance import Allowance
from cardwright.table.sitting import hashed
from cardwright.table.speech import ENGLISH, known, speech

if TYPE_CHECKING:
    from starlette.websockets import WebSocket

    from cardwright.table.keeper import Keeper

PATIENCE: Final = 12.0
"""Seconds without a word from the client after which the connection is taken for dead."""

SLOW: Final = 10.0
"""Seconds that sending one frame may take."""

WATCH: Final = 1.0
"""Seconds between two looks at a connection."""

SILENT: Final = tell("bye-silent", "Nothing was heard from this page for a while.")

RATE: Final = 20.0
BURST: Final = 60.0
"""Messages a second, and at once, that a connection may send."""

GONE: Final = 1006
POLICY: Final = 1008
AGAIN: Final = 1013


class Closed(Exception):
    """The connection is to be closed, with a code and a sentence for the client."""

    def __init__(self, code: int, why: str) -> None:
        super().__init__(why)
        self.code = code
        self.why = why


class Connection:
    """A browser that looks at a table."""

    def __init__(self, socket: WebSocket, keeper: Keeper) -> None:
        self.socket = socket
        self.keeper = keeper
        self.secret = ""
        self.language = ENGLISH
        self.log_sent = 0  # lines of the story that were sent
        self.story = -1
        self.notices: deque[m.AnyNotice] = deque(maxlen=200)
        self.dirty = False
        self.away = ""  # why the client has to come again
        self.wake = asyncio.Event()
        self.loop = asyncio.get_running_loop()
        self.heard = self.loop.time()  # when the client last said something
        self.sending = 0.0  # since when a frame is on its way, 0 = none is
        self.allowance = Allowance(RATE, BURST)

    # --- what the table says ------------------------------------------------------------------------------------------

    def tell(self, notice: m.AnyNotice) -> None:
        """Send a short notice, before any newer view."""
        if isinstance(notice, m.Refused):
            notice.why = speech(self.language).say(notice.why)
        self.notices.append(notice)
        self.wake.set()

    def changed(self) -> None:
        """A new view is due."""
        self.dirty = True
        self.wake.set()

    def send_away(self, why: str) -> None:
        """Close the connection; the client comes again by itself."""
        self.away = why
        self.wake.set()

    async def _send(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            if self.away:
                raise Closed(AGAIN, self.away)
            while self.notices:
                await self._frame(self.notices.popleft())
            if self.dirty:
                self.dirty = False
                if self.story != self.keeper.table.story:
                    self.story, self.log_sent = self.keeper.table.story, 0
                view = self.keeper.view(self, self.log_sent)
                self.log_sent = view.log_from + len(view.log)
                await self._frame(view)

    async def _frame(self, notice: m.AnyNotice) -> None:
        self.sending = self.loop.time()
        try:
            await self.socket.send_text(m.write_notice(notice).decode())
        except RuntimeError:  # the server has closed it, as nothing answered its pings
            raise WebSocketDisconnect(GONE) from None
        self.sending = 0.0

    async def _watch(self) -> None:
        """Give up a connection on which nothing moves. (A time limit on each frame would cost more than the frame.)"""
        while True:
            await asyncio.sleep(WATCH)
            now = self.loop.time()
            if now - self.heard >= PATIENCE:
                raise Closed(AGAIN, SILENT)
            if self.sending and now - self.sending >= SLOW:
                raise Closed(AGAIN, tell("bye-slow", "Your connection is too slow for this table; trying again."))

    # --- what the client says -----------------------------------------------------------------------------------------

    async def _read(self) -> m.AnyIntent:
        message = await self.socket.receive()
        self.heard = self.loop.time()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        if not self.allowance.take():
            raise Closed(POLICY, tell("bye-too-many", "Too many messages at once."))
        text = message.get("text")
        if text is None:
            raise Closed(POLICY, tell("bye-bytes", "Expected text, not bytes."))
        try:
            return m.read_intent(text)
        except (msgspec.DecodeError, UnicodeError) as error:
            text = f"This page and the table do not understand each other: {error}. Reload the page."
            raise Closed(POLICY, tell("bye-misunderstood", text, why=str(error))) from None

    async def _hello(self) -> m.AnyIntent:
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._read()
        except TimeoutError:
            raise Closed(AGAIN, SILENT) from None

    async def _receive(self) -> None:
        while True:
            intent = await self._read()
            if isinstance(intent, m.Ping):
                self.tell(m.Pong(intent.number))
            elif isinstance(intent, m.Stir):
                self.keeper.stir(self)
            elif isinstance(intent, m.Speak):
                self.language, self.story = known(intent.language), -1
                self.changed()
            elif isinstance(intent, m.Hello):
                raise Closed(POLICY, tell("bye-hello-twice", "Hello was said already."))
            elif not self.keeper.want(self, intent):
                self.tell(m.Refused(intent.id, tell("no-busy", "The table is busy; try again.")))

    async def run(self) -> None:
        """Serve the connection until it ends."""
        try:
            hello = await self._hello()
            if not isinstance(hello, m.Hello):
                raise Closed(POLICY, tell("bye-hello-first", "Expected hello as the first message."))
            if hello.protocol != m.PROTOCOL:
                raise Closed(POLICY, tell("bye-version", "This page is of another version than the table. Reload the page."))
            self.secret, self.language = hashed(hello.secret), known(hello.language)
            if self.keeper.stopped:
                raise Closed(AGAIN, tell("bye-put-away", "This table has just been put away; trying again."))
            self.keeper.come(self)
            self.changed()
            tasks = [asyncio.create_task(work) for work in (self._send(), self._receive(), self._watch())]
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in tasks:
                task.cancel()
            for outcome in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(outcome, Exception):
                    raise outcome
        except Closed as closed:
            await self._close(closed)
        except WebSocketDisconnect:
            pass
        finally:
            self.keeper.go(self)

    async def _close(self, closed: Closed) -> None:
        with suppress(Exception):
            if self.socket.client_state == WebSocketState.CONNECTED:
                why = speech(self.language).say(closed.why)
                await self.socket.send_text(m.write_notice(m.Bye(why)).decode())
                await self.socket.close(closed.code, why.encode()[:120].decode(errors="ignore"))
