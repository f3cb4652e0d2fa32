"""The table over HTTP: the built page, a small JSON interface, and one WebSocket for each browser at a table."""

from __future__ import annotations

import asyncio
import io
import logging
import secrets
import time
from contextlib import asynccontextmanager, suppress
from contextvars import ContextVar
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final
from urllib.parse import urlsplit

import msgspec
import segno
from msgspec import Meta, Struct
from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from cardwright import __version__
from cardwright.bots.registry import DEFAULT, bot_entry, level_names
from cardwright.games.registry import game_entry, game_names, make_game
from cardwright.games.told import tell
from cardwright.kernel.errors import BadInput
from cardwright.kernel.knowledge import SPECTATOR
from cardwright.table import records as r
from cardwright.table.catalogue import catalogue
from cardwright.table.house import Full, House
from cardwright.table.housekeeping import beats, rounds
from cardwright.table.intents import BOT_NAMES, Refusal, cleaned
from cardwright.table.keeper import Keeper
from cardwright.table.owners import Elsewhere
from cardwright.table.peers import AGAIN, WORD, ask, pass_request, pass_socket
from cardwright.table.replaying import position_file, replay
from cardwright.table.showing import log_lines, names_for
from cardwright.table.sitting import hashed
from cardwright.table.socket import Allowance, Connection
from cardwright.table.speech import ENGLISH, preferred, speech
from cardwright.table.table import OVER

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable

    from starlette.requests import Request
    from starlette.types import ASGIApp, Message, Receive, Scope, Send
    from starlette.websockets import WebSocket

    from cardwright.table.table import Table

STATIC: Final = Path(__file__).parent.parent / "static"
"""The built page."""

NOT_BUILT: Final = (
    "The page of the table is not built. In a checkout, run: make page. "
    "A package installed where there is no Node has no page; its wheel and its source archive carry one.\n"
)
POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; style-src 'self'; connect-src 'self'; base-uri 'none'; object-src 'none'; "
    "frame-ancestors 'none'; form-action 'self'"
)
LARGEST_BODY: Final = 20_000
FRESH: Final = 2.0
"""Seconds that a list of the tables of other processes is good for."""
SECRET: Final = "x-seat-secret"
"""The header in which a browser names its secret; never part of an address, which others may see."""

log = logging.getLogger("cardwright.table")

_language: ContextVar[str] = ContextVar("language", default=ENGLISH)
"""The language of the page that asks."""


class OpenTable(Struct, forbid_unknown_fields=True):
    """The body of a request for a new table."""

    game: Annotated[str, Meta(max_length=40)]
    name: Annotated[str, Meta(min_length=1, max_length=24)]
    secret: Annotated[str, Meta(min_length=16, max_length=64)]
    play_now: bool = False  # sit down, fill the other seats with bots, and begin
    level: Annotated[str, Meta(max_length=20)] = DEFAULT


class GameView(Struct):
    """A game one can choose."""

    name: str
    title: str
    seats: list[int]
    levels: list[str]


class TableEntry(Struct):
    """A table in a list."""

    code: str
    game: str
    title: str
    stage: str
    names: list[str]
    open_seats: int


def answer(value: Any, status: int = 200) -> Response:
    """A JSON answer that nobody keeps."""
    return Response(msgspec.json.encode(value), status, {"Cache-Control": "no-store"}, "application/json")


def trouble(status: int, why: str) -> Response:
    """What went wrong, in a sentence in the language of the page that asks."""
    return answer({"why": speech(_language.get()).say(why)}, status)


class Headers:
    """Puts the headers on every answer that keep strangers out, and notes in which language it is wanted."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with(message: Message) -> None:
            if message["type"] == "http.response.start":
                message.setdefault("headers", []).extend(
                    [
                        (b"content-security-policy", POLICY.encode()),
                        (b"x-content-type-options", b"nosniff"),
                        (b"referrer-policy", b"no-referrer"),
                    ]
                )
            await send(message)

        if scope["type"] == "http":
            _language.set(preferred(dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1")))
        await self.app(scope, receive, send_with if scope["type"] == "http" else send)


class Server:
    """The routes around a house of tables."""

    def __init__(self, house: House, public_url: str = "") -> None:
        self.house = house
        self.public_url = public_url.rstrip("/")
        self.doors: dict[str, Allowance] = {}  # tables opened and codes tried, by address, for a minute
        self.others: list[TableEntry] = []  # open tables of the other processes
        self.asked_at = -FRESH
        self.started = time.monotonic()

    def app(self) -> Starlette:
        """The application."""

        @asynccontextmanager
        async def lifespan(app: Starlette) -> AsyncIterator[None]:
            await self.house.wake()
            chores = [asyncio.create_task(rounds(self.house)), asyncio.create_task(beats(self.house))]
            yield
            for chore in chores:
                chore.cancel()
            await self.house.close()

        routes = [
            Route("/health", self.health),
            Route("/api/games", self.games),
            Route("/api/forget-me", self.forget_me, methods=["POST"]),
            Route("/api/tables", self.tables, methods=["GET"]),
            Route("/api/tables", self.open_table, methods=["POST"]),
            Route("/api/tables/{code}", self._where_it_is(self.table)),
            Route("/api/tables/{code}/forget-me", self._where_it_is(self.forget_me_here), methods=["POST"]),
            Route("/api/tables/{code}/catalogue", self._where_it_is(self.catalogue)),
            Route("/api/tables/{code}/odds", self._where_it_is(self.odds)),
            Route("/api/tables/{code}/hint", self._where_it_is(self.hint)),
            Route("/api/tables/{code}/qr.svg", self._where_it_is(self.qr)),
            Route("/api/tables/{code}/match.json", self._where_it_is(self.match)),
            Route("/api/tables/{code}/position/{answers:int}", self._where_it_is(self.position)),
            Route("/api/tables/{code}/replay/{seat:int}", self._where_it_is(self.replay)),
            Route("/api/tables/{code}/replay", self._where_it_is(self.replay)),
            WebSocketRoute("/ws/{code}", self.socket),
            Mount("/assets", StaticFiles(directory=STATIC / "assets", check_dir=False)),
            Route("/{path:path}", self.page),
        ]
        return Starlette(routes=routes, lifespan=lifespan, middleware=[Middleware(Headers), Middleware(GZipMiddleware)])

    # --- other processes ------------------------------------------------------------------------------------------------

    def _ours(self, asked: Request | WebSocket) -> bool:
        """Whether another process asks, and not somebody from outside."""
        word = self.house.owners.word
        return bool(word) and secrets.compare_digest(asked.headers.get(WORD, "").encode(), word.encode())

    def _where_it_is(self, route: Callable[[Request], Awaitable[Response]]) -> Callable[[Request], Awaitable[Response]]:
        """A route that is answered by the process that keeps the table."""

        async def answered(request: Request) -> Response:
            try:
                return await route(request)
            except Elsewhere as elsewhere:
                if not self._ours(request):  # it is passed on once, not in a circle
                    with suppress(OSError):
                        return await pass_request(elsewhere.peer, request)
                return trouble(503, tell("http-taken-over", "The table is being taken over. Try again in a moment, please."))

        return answered

    async def _elsewhere(self) -> list[TableEntry]:
        """The open tables of the other processes, as they were a moment ago."""
        if time.monotonic() - self.asked_at > FRESH:
            self.asked_at = time.monotonic()
            found: list[TableEntry] = []
            for peer in await self.house.owners.peers():
                with suppress(OSError, msgspec.DecodeError):
                    _, _, body = await run_in_threadpool(ask, peer, "GET", "/api/tables", {})
                    found += msgspec.json.decode(body, type=list[TableEntry])
            self.others = found
        return self.others

    # --- pages ----------------------------------------------------------------------------------------------------------

    async def page(self, request: Request) -> Response:
        name = request.path_params["path"]
        if name in ("favicon.svg", "robots.txt") and (STATIC / name).is_file():
            return FileResponse(STATIC / name)
        if "." in name.rsplit("/", 1)[-1]:
            return PlainTextResponse("There is no such page.\n", 404)
        index = STATIC / "index.html"
        if not index.is_file():
            return PlainTextResponse(NOT_BUILT, 503)
        return FileResponse(index, headers={"Cache-Control": "no-cache"})

    async def health(self, request: Request) -> Response:
        keepers = self.house.keepers.values()
        return answer(
            {
                "status": "ok",
                "version": __version__,
                "tables": len(keepers),
                "playing": sum(keeper.table.stage == "playing" for keeper in keepers),
                "connections": sum(len(keeper.watchers) for keeper in keepers),
                "seconds": round(time.monotonic() - self.started),
            }
        )

    async def forget_me(self, request: Request) -> Response:
        """Forget the person whose secret the request names."""
        secret = hashed(request.headers.get(SECRET, ""))
        if not secret:
            return trouble(400, tell("http-whom", "Whom? This page has sent no secret."))
        if not self._may(self._address(request)):
            return trouble(429, tell("http-often", "That was asked often just now. Wait a minute, please."))
        try:
            for code, peer in (await self.house.forget_person(secret)).items():
                headers = {SECRET: request.headers[SECRET]}
                path = f"/api/tables/{code}/forget-me"
                status, _, body = await run_in_threadpool(ask, peer, "POST", path, headers)
                if status != 200:
                    return Response(body, status, media_type="application/json")
        except (BadInput, OSError):
            log.exception("a person could not be forgotten")
            return trouble(503, tell("http-not-stored", "That could not be stored. Try again in a moment, please."))
        return answer({})

    async def forget_me_here(self, request: Request) -> Response:
        """Forget the person at one table: for another process."""
        keeper = await self.house.find(request.path_params["code"]) if self._ours(request) else None
        if keeper is None:
            return trouble(404, tell("http-no-table", "There is no table with this code."))
        try:
            await keeper.forget(hashed(request.headers.get(SECRET, "")))
        except BadInput as error:
            return trouble(503, str(error))
        return answer({})

    async def games(self, request: Request) -> Response:
        found = []
        for name in game_names():
            entry = game_entry(name)
            found.append(GameView(name, entry.title, list(entry.seats), level_names()))
        return answer(found)

    # --- tables ---------------------------------------------------------------------------------------------------------

    def _may(self, address: str) -> bool:
        """Whether an address may knock once more; addresses are forgotten after a minute."""
        now = time.monotonic()
        for other in [other for other, door in self.doors.items() if now - door.at > 60]:
            del self.doors[other]
        return self.doors.setdefault(address, Allowance(1.0, 60.0)).take()

    def _address(self, request: Request | WebSocket) -> str:
        return request.client.host if request.client else ""

    def _entry(self, table: Table) -> TableEntry:
        names = [sitting.name for sitting in table.seats if sitting.name]
        free = sum(sitting.holder == "open" for sitting in table.seats)
        return TableEntry(table.code, table.entry.name, table.entry.title, table.stage, names, free)

    async def tables(self, request: Request) -> Response:
        found = [self._entry(table) for table in self.house.open_tables()[:50]]
        return answer(found if self._ours(request) else found + await self._elsewhere())

    async def open_table(self, request: Request) -> Response:
        if not self._may(self._address(request)):
            return trouble(429, tell("http-many-tables", "You opened many tables just now. Wait a minute, please."))
        body = b""
        async for part in request.stream():
            body += part
            if len(body) > LARGEST_BODY:
                return trouble(413, tell("http-long", "That is too long."))
        try:
            wanted = msgspec.json.decode(body, type=OpenTable)
            name = cleaned(wanted.name)
            records = self._first(wanted, name)
            keeper = await self.house.open(wanted.game, records)
        except (msgspec.DecodeError, UnicodeError) as error:
            return trouble(400, tell("http-unread", f"That request cannot be read: {error}", why=str(error)))
        except Refusal as refusal:
            return trouble(400, refusal.why)
        except BadInput as error:
            return trouble(400, str(error))
        except Full:
            return trouble(503, tell("http-full", "There are too many tables at the moment. Try again later, please."))
        log.info("table opened", extra={"game": wanted.game, "tables": len(self.house.keepers)})
        return answer({"code": keeper.table.code}, 201)

    def _first(self, wanted: OpenTable, name: str) -> list[r.AnyRecord]:
        """What happens at a new table at once. Raises BadInput."""
        entry = game_entry(wanted.game)
        bot_entry(wanted.level, entry.name)
        seats = max(entry.seats[0], min(entry.seats[1], 4 if wanted.play_now else 2))
        records: list[r.AnyRecord] = [r.Arranged(seats, {}, "live", 0, 60), r.Seated(0, name, hashed(wanted.secret))]
        if wanted.play_now:
            others = [other for other in BOT_NAMES if other.casefold() != name.casefold()]
            records += [r.Seated(seat, others[seat], level=wanted.level) for seat in range(1, seats)]
            records.append(r.Started({"game": entry.name, "seats": seats}))
        return records

    async def table(self, request: Request) -> Response:
        if not self._ours(request) and not self._may(self._address(request)):
            return trouble(429, tell("http-many-codes", "Many codes were tried from here. Wait a minute, please."))
        keeper = await self.house.find(request.path_params["code"])
        if keeper is None:
            return trouble(
                404,
                tell(
                    "http-no-such-code",
                    "There is no table with this code. Codes are six letters and digits, as on the invitation.",
                ),
            )
        return answer(self._entry(keeper.table))

    async def catalogue(self, request: Request) -> Response:
        keeper = await self.house.find(request.path_params["code"])
        if keeper is None:
            return trouble(404, tell("http-no-table", "There is no table with this code."))
        table = keeper.table
        try:
            game = table.match.game if table.match is not None else make_game(table.setup())
        except BadInput as error:
            return trouble(400, str(error))
        return answer(catalogue(game))

    def link(self, request: Request, code: str) -> str:
        """The address of a table to pass on."""
        base = self.public_url or f"{request.url.scheme}://{request.url.netloc}"
        return f"{base}/t/{code}"

    async def qr(self, request: Request) -> Response:
        keeper = await self.house.find(request.path_params["code"])
        if keeper is None:
            return trouble(404, tell("http-no-table", "There is no table with this code."))
        code = segno.make(self.link(request, keeper.table.code), micro=False)
        drawing = io.BytesIO()
        code.save(drawing, kind="svg", scale=6, border=4, light="#fff", xmldecl=False)
        return Response(drawing.getvalue(), media_type="image/svg+xml")

    async def odds(self, request: Request) -> Response:
        return await self._for_seat(request, Keeper.odds)

    async def hint(self, request: Request) -> Response:
        return await self._for_seat(request, Keeper.hint)

    async def _for_seat(self, request: Request, reckon: Callable[[Keeper, int], Awaitable[Any]]) -> Response:
        """What is reckoned for the seat whose secret the request names."""
        keeper = await self.house.find(request.path_params["code"])
        if keeper is None:
            return trouble(404, tell("http-no-table", "There is no table with this code."))
        try:
            return answer(await reckon(keeper, keeper.table.seat_of(hashed(request.headers.get(SECRET, "")))))
        except Refusal as refusal:
            return trouble(409, refusal.why)
        except BadInput as error:
            return trouble(409, str(error))

    async def match(self, request: Request) -> Response:
        keeper = await self.house.find(request.path_params["code"])
        if keeper is None or keeper.table.match is None:
            return trouble(404, tell("http-no-game", "There is no game at this table."))
        if keeper.table.stage != OVER:
            return trouble(403, tell("http-match-secret", "The game is not over yet; its match file would tell its secrets."))
        headers = {"Content-Disposition": f'attachment; filename="{keeper.table.code}.json"'}
        return Response(keeper.table.match.dump().encode(), headers=headers, media_type="application/json")

    async def replay(self, request: Request) -> Response:
        keeper = await self.house.find(request.path_params["code"])
        if keeper is None or keeper.table.match is None:
            return trouble(404, tell("http-no-game", "There is no game at this table."))
        if keeper.table.stage != OVER:
            return trouble(403, tell("http-replay-secret", "The game is not over yet; its replay would tell its secrets."))
        seat = int(request.path_params.get("seat", SPECTATOR))
        if seat >= len(keeper.table.seats):
            return trouble(404, tell("no-such-seat", "There is no such seat."))
        pictures = await run_in_threadpool(replay, keeper.table, seat)
        lines = log_lines(keeper.table, seat, 0, speech(_language.get()))
        return answer({"names": names_for(keeper.table, seat), "pictures": pictures, "log": lines})

    async def position(self, request: Request) -> Response:
        keeper = await self.house.find(request.path_params["code"])
        if keeper is None or keeper.table.match is None:
            return trouble(404, tell("http-no-game", "There is no game at this table."))
        if keeper.table.stage != OVER:
            return trouble(403, tell("http-replay-secret", "The game is not over yet; its replay would tell its secrets."))
        number = request.path_params["answers"]
        try:
            text = await run_in_threadpool(position_file, keeper.table, number)
        except BadInput as error:
            return trouble(409, str(error))
        headers = {"Content-Disposition": f'attachment; filename="{keeper.table.code}-{number}.toml"'}
        return PlainTextResponse(text, headers=headers)

    # --- the socket -----------------------------------------------------------------------------------------------------

    async def socket(self, socket: WebSocket) -> None:
        if not self._same_origin(socket):
            await socket.close(1008)
            return
        await socket.accept()
        ours = self._ours(socket)
        try:
            may = ours or self._may(self._address(socket))
            keeper = (await self.house.find(socket.path_params["code"])) if may else None
        except Elsewhere as elsewhere:
            if ours:
                await socket.close(AGAIN, "The table is being taken over; trying again.")
            else:
                await pass_socket(elsewhere.peer, socket)
            return
        if keeper is None:
            await socket.close(4404, "There is no table with this code.")
            return
        await Connection(socket, keeper).run()

    def _same_origin(self, socket: WebSocket) -> bool:
        """Whether the page that asks is ours; programs outside a browser name no page."""
        origin = socket.headers.get("origin")
        if origin is None:
            return True
        host = urlsplit(origin).netloc
        return host == socket.headers.get("host") or (bool(self.public_url) and origin == self.public_url)
