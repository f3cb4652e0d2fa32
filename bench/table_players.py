"""Scripted players for the benchmark of the table: hundreds of sockets in one process that costs as little as can be.

The load is an open loop: answers are due at a steady rate, whether the table keeps up or not, and each is timed from the moment
it was due until the player's own new view has come. So a table that stalls pays for everything that waited meanwhile.
"""

from __future__ import annotations

import asyncio
import random
from time import perf_counter
from typing import cast

import msgspec
from msgspec import Raw, Struct
from table_server import SEATS, secret

from cardwright.table.messages import PROTOCOL

TEXT, PING, PONG = 0x81, 0x89, 0x8A
HELLO = "GET /ws/{} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n{}\r\n"
KEY = "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
BEAT = 4.0


class Question(Struct):
    """What the players read of a question."""

    decision: int
    options: list[Raw]


class Picture(Struct):
    """… of the game."""

    question: Question | None = None


class View(Struct):
    """… of a view."""

    stage: str = ""
    picture: Picture | None = None
    rematch: str = ""


_view = msgspec.json.Decoder(View)


class Load:
    """What the players have to do, and what comes of it."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.ready: list[Player] = []
        self.waits: list[float] = []
        self.frames = self.bytes = self.missed = self.over = self.lost = 0
        self.rng = random.Random("players")
        self.joining: set[asyncio.Task[None]] = set()

    async def join(self, code: str, table: int, seat: int, rematch: bool = False) -> None:
        """Seat a player."""
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: Player(self, code, table, seat, rematch), "127.0.0.1", self.port)

    def again(self, code: str, table: int, seat: int) -> None:
        """Seat a player at the table of the next game."""
        joining = asyncio.create_task(self.join(code, table, seat, True))
        self.joining.add(joining)
        joining.add_done_callback(self.joining.discard)

    async def run(self, rate: float, seconds: float) -> None:
        """Let answers be due at a rate."""
        start, due = perf_counter(), 0
        while (now := perf_counter()) < start + seconds:
            while start + due / rate <= now:
                self._one(start + due / rate)
                due += 1
            await asyncio.sleep(max(0.0005, start + due / rate - perf_counter()))

    def _one(self, at: float) -> None:
        """One answer of anybody who is asked."""
        ready = self.ready
        while ready:
            place = self.rng.randrange(len(ready))
            ready[place], ready[-1] = ready[-1], ready[place]
            if ready.pop().answer(at):
                return
        self.missed += 1


class Player(asyncio.Protocol):
    """A socket at a table."""

    def __init__(self, load: Load, code: str, table: int, seat: int, rematch: bool) -> None:
        self.load, self.code, self.table, self.seat, self.starts = load, code, table, seat, rematch and seat == 0
        self.buffer = b""
        self.open = False
        self.decision = self.options = self.sent = 0
        self.due = 0.0
        self.moving = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(HELLO.format(self.code, KEY).encode())
        self.beat = asyncio.get_running_loop().call_later(BEAT, self.ping)

    def connection_lost(self, error: Exception | None) -> None:
        self.beat.cancel()
        self.decision = 0  # who is not there answers nothing
        self.load.lost += not self.moving

    def ping(self) -> None:
        """Say something now and then."""
        self.say('{"kind":"ping"}')
        self.beat = asyncio.get_running_loop().call_later(BEAT, self.ping)

    def say(self, text: str) -> None:
        """Send a text frame."""
        self.send(TEXT, text.encode())

    def send(self, kind: int, data: bytes) -> None:
        """Send a frame; masked with zeros, which leaves it as it is."""
        length = bytes((0x80 | len(data),)) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
        self.transport.write(bytes((kind,)) + length + b"\0\0\0\0" + data)

    def answer(self, due: float) -> bool:
        """Answer what is asked, at random; False if nothing is."""
        if not self.decision or self.sent == self.decision:
            return False
        self.sent, self.due = self.decision, due
        option = self.load.rng.randrange(self.options)
        self.say(f'{{"kind":"answer","id":"{self.decision}","decision":{self.decision},"option":{option}}}')
        return True

    def data_received(self, data: bytes) -> None:
        data = self.buffer + data
        at, end = 0, len(data)
        if not self.open:
            at = data.find(b"\r\n\r\n") + 4
            if at < 4:
                self.buffer = data
                return
            self.open = True
            self.say(f'{{"kind":"hello","protocol":{PROTOCOL},"secret":"{secret(self.table, self.seat)}"}}')
        while end - at >= 2:
            size, body = data[at + 1], at + 2
            if size == 126:
                size, body = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, body = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if end - body < size:
                break
            kind, at = data[at], body + size
            if kind == TEXT and data.startswith(b'{"kind":"table"', body):
                self.load.frames += 1
                self.load.bytes += size
                self.view(_view.decode(data[body:at]))
            elif kind == PING:  # who does not answer is taken for dead
                self.send(PONG, data[body:at])
        self.buffer = data[at:]

    def view(self, view: View) -> None:
        """Look at a new view."""
        if view.picture is None:
            if self.starts and view.stage == "lobby":
                self.starts = False
                self.say('{"kind":"start","id":"start"}')
            return
        question = view.picture.question
        if self.due and (question is None or question.decision != self.sent):
            self.load.waits.append(perf_counter() - self.due)
            self.due = 0.0
        if view.stage == "over":
            self.decision = 0
            self._play_again(view.rematch)
        elif question is None:
            self.decision = 0
        elif question.decision != self.decision:
            self.decision, self.options = question.decision, len(question.options)
            self.load.ready.append(self)

    def _play_again(self, code: str) -> None:
        if not code and self.seat == 0:
            self.load.over += 1
            self.say('{"kind":"rematch","id":"rematch"}')
        elif code and not self.moving:
            self.moving = True
            self.transport.close()
            self.load.again(code, self.table, self.seat)


async def seat_all(load: Load, codes: list[str]) -> None:
    """Seat players at all tables."""
    for table, code in enumerate(codes):
        await asyncio.gather(*[load.join(code, table, seat) for seat in range(SEATS)])
