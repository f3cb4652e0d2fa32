"""Tables under a clock of their own: time passes only when everybody waits, so every run is the same to the microsecond."""

import asyncio
import json
import selectors
from unittest.mock import patch

from cardwright.table import messages as m
from cardwright.table import records as r
from cardwright.table.house import House
from cardwright.table.journal import MemoryJournal
from cardwright.table.sitting import hashed
from cardwright.table.socket import Connection

SECRET = "the secret of device {}"


class _Selector(selectors.SelectSelector):
    """Instead of waiting, lets time pass."""

    def __init__(self, loop):
        super().__init__()
        self.loop = loop  # never waits

    def select(self, timeout=None):
        if timeout is None:
            raise RuntimeError("everybody waits for somebody else")
        self.loop.now += timeout
        return super().select(0)


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop whose time jumps to the next thing that is due."""

    def __init__(self):
        self.now = 1000.0
        super().__init__(_Selector(self))

    def time(self):
        return self.now


def run(coroutine):
    """Run a coroutine in virtual time."""

    async def whole():
        try:
            return await coroutine
        finally:
            await asyncio.sleep(0.01)  # connections that were cut come to their end

    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(whole())


class Socket:
    """A socket without a network: what is sent to it, and when."""

    client_state = None

    def __init__(self):
        self.inbox: asyncio.Queue[dict[str, object]] = asyncio.Queue()
        self.sent = []
        self.closed = None

    async def receive(self):
        return await self.inbox.get()

    async def send_text(self, text):
        self.sent.append((round(asyncio.get_running_loop().time(), 6), text))

    async def close(self, code=1000, reason=""):
        self.closed = code, reason


class Client:
    """A browser at a table."""

    def __init__(self, keeper, number):
        self.number = number
        self.socket = Socket()
        self.connection = Connection(self.socket, keeper)  # type: ignore[arg-type]
        self.task = asyncio.create_task(self.connection.run())
        self.beat = asyncio.create_task(self._beat())
        self.count = 0
        self.say(m.Hello(m.PROTOCOL, SECRET.format(number) if number >= 0 else ""))

    async def _beat(self):
        while True:
            await asyncio.sleep(5)
            self.say(m.Ping(0))

    def say(self, intent):
        """Send an intent."""
        text = json.dumps(
            {"kind": type(intent).__struct_config__.tag, **{n: getattr(intent, n) for n in intent.__struct_fields__}}
        )
        self.socket.inbox.put_nowait({"type": "websocket.receive", "text": text})

    @property
    def notices(self):
        """What it was sent, as data."""
        return [json.loads(text) for _, text in self.socket.sent]

    @property
    def view(self):
        """The newest view."""
        return next(notice for notice in reversed(self.notices) if notice["kind"] == "table")

    @property
    def question(self):
        """What it is asked now."""
        return self.view.get("picture", {}).get("question")

    def answer(self, option=0):
        """Answer the open question."""
        self.count += 1
        self.say(m.Answer(f"{self.number}.{self.count}", self.question["decision"], option))

    def leave(self):
        """Cut the connection."""
        self.beat.cancel()
        self.socket.inbox.put_nowait({"type": "websocket.disconnect", "code": 1006})


class Quiet:
    """Bots that let everything happen, thinking no time."""

    at_once = 1

    async def think(self, setup, state, seat, level, luck, seconds):
        from cardwright.table.table import neutral

        return neutral(state.question(seat))

    async def advise(self, setup, state, seat, luck):
        raise NotImplementedError

    async def reckon(self, setup, state, seat):
        raise NotImplementedError

    async def deal_again(self, match):
        raise NotImplementedError

    async def luck(self, match):
        raise NotImplementedError

    async def review(self, match):
        raise NotImplementedError


async def open_table(game, people, bots=0, thinker=None, options=None, journal=None, pace="untimed"):
    """A started table with so many people and bots, and its clients; spectators and the rest come by themselves."""
    loop = asyncio.get_running_loop()
    house = House(journal or MemoryJournal(), thinker or Quiet(), loop.time)
    records: list[r.AnyRecord] = [r.Arranged(people + bots, options or {}, pace, 0, 60)]
    records += [r.Seated(seat, f"P{seat}", hashed(SECRET.format(seat))) for seat in range(people)]
    records += [r.Seated(people + seat, f"B{seat}", level="random") for seat in range(bots)]
    records.append(r.Started({"game": game, "seats": people + bots, **({"options": options} if options else {})}))
    with patch("cardwright.table.house.secrets.token_hex", lambda size: f"{size:x}" * size):  # the same deal each time
        keeper = await house.open(game, records)
    clients = [Client(keeper, seat) for seat in range(people)]
    await asyncio.sleep(0)
    await asyncio.sleep(0.001)
    return house, keeper, clients
