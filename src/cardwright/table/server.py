"""The table over HTTP: the built page, a small JSON interface, and one WebSocket for each browser at a table."""

from __future__ import annotations

import asyncio
import io
import logging
import secrets
import time
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import msgspec
import segno
from msgspec import Struct
from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from cardwright import __version__
from cardwright.bots.registry import level_names
from cardwright.games.registry import game_entry, game_names, make_game
from cardwright.games.told import reason, tell
from cardwright.kernel.errors import BadInput
from cardwright.table.allowance import Doors
from cardwright.table.catalogue import catalogue
from cardwright.table.finished import Finished
from cardwright.table.house import Full, House
from cardwright.table.housekeeping import beats, rounds
from cardwright.table.intents import Refusal
from cardwright.table.keeper import Keeper
from cardwright.table.opening import first_records, wanted
from cardwright.table.owners import Elsewhere
from cardwright.table.page import STATIC, page
from cardwright.table.peers import AGAIN, WORD, ask, pass_request, pass_socket
from cardwright.table.reckoning import Reckoning
from cardwright.table.responses import Headers, Trouble, answer, told
from cardwright.table.sitting import hashed
from cardwright.table.socket import Connection

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable

    from starlette.requests import Request
    from starlette.websockets import WebSocket

    from cardwright.table.table import Table

FRESH: Final = 2.0
"""Seconds that a list of the tables of other processes is good for."""
SECRET: Final = "x-seat-secret"
"""The header in which a browser names its secret; never part of an address, which others may see."""

log = logging.getLogger("cardwright.table")


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


class Server:
    """The routes around a house of tables."""

    def __init__(self, house: House, public_url: str = "") -> None:
        self.house = house
        self.public_url = public_url.rstrip("/")
        self.doors = Doors()
        self.others: list[TableEntry] = []  # open tables of the other processes
        self.asked_at = -FRESH
        self.started = time.monotonic()

    def app(self) -> Starlette:
        """The application."""

        @asynccontextmanager
        async def lifespan(app: Starlette) -> AsyncIterator[None]:
            await self.house.wake()
            chores = [asyncio.create_task(chore) for chore in (rounds(self.house), beats(self.house), self.doors.sweep())]
            yield
            for chore in chores:
                chore.cancel()
            await self.house.close()

        finished = Finished(self.house)
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
            Route("/api/tables/{code}/match.json", self._where_it_is(finished.match)),
            Route("/api/tables/{code}/position/{answers:int}", self._where_it_is(finished.position)),
            Route("/api/tables/{code}/replay/{seat:int}", self._where_it_is(finished.replay)),
            Route("/api/tables/{code}/replay", self._where_it_is(finished.replay)),
            Route("/api/tables/{code}/deal-again", self._where_it_is(finished.deal_again)),
            Route("/api/tables/{code}/luck", self._where_it_is(finished.luck)),
            Route("/api/tables/{code}/review", self._where_it_is(finished.review)),
            WebSocketRoute("/ws/{code}", self.socket),
            Mount("/assets", StaticFiles(directory=STATIC / "assets", check_dir=False)),
            Route("/{path:path}", page),
        ]
        return Starlette(
            routes=routes,
            lifespan=lifespan,
            middleware=[Middleware(Headers), Middleware(GZipMiddleware)],
            exception_handlers={Trouble: told},
        )

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
                taken_over = tell("http-taken-over", "The table is being taken over. Try again in a moment, please.")
                raise Trouble(503, taken_over) from None

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
            raise Trouble(400, tell("http-whom", "Whom? This page has sent no secret."))
        if not self.doors.may(request):
            raise Trouble(429, tell("http-often", "That was asked often just now. Wait a minute, please."))
        try:
            for code, peer in (await self.house.forget_person(secret)).items():
                headers = {SECRET: request.headers[SECRET]}
                path = f"/api/tables/{code}/forget-me"
                status, _, body = await run_in_threadpool(ask, peer, "POST", path, headers)
                if status != 200:
                    return Response(body, status, media_type="application/json")
        except (BadInput, OSError):
            log.exception("a person could not be forgotten")
            raise Trouble(503, tell("http-not-stored", "That could not be stored. Try again in a moment, please.")) from None
        return answer({})

    async def forget_me_here(self, request: Request) -> Response:
        """Forget the person at one table: for another process."""
        keeper = await self.house.find(request.path_params["code"]) if self._ours(request) else None
        if keeper is None:
            raise Trouble(404, tell("http-no-table", "There is no table with this code."))
        try:
            await keeper.forget(hashed(request.headers.get(SECRET, "")))
        except BadInput as error:
            raise Trouble(503, reason(error)) from None
        return answer({})

    async def games(self, request: Request) -> Response:
        found = []
        for name in game_names():
            entry = game_entry(name)
            found.append(GameView(name, entry.title, list(entry.seats), level_names()))
        return answer(found)

    async def _keeper(self, request: Request) -> Keeper:
        """Who keeps the table that a request names. Raises Trouble."""
        keeper = await self.house.find(request.path_params["code"])
        if keeper is None:
            raise Trouble(404, tell("http-no-table", "There is no table with this code."))
        return keeper

    # --- tables ---------------------------------------------------------------------------------------------------------

    def _entry(self, table: Table) -> TableEntry:
        names = [sitting.name for sitting in table.seats if sitting.name]
        free = sum(sitting.holder == "open" for sitting in table.seats)
        return TableEntry(table.code, table.entry.name, table.entry.title, table.stage, names, free)

    async def tables(self, request: Request) -> Response:
        found = [self._entry(table) for table in self.house.open_tables()[:50]]
        return answer(found if self._ours(request) else found + await self._elsewhere())

    async def open_table(self, request: Request) -> Response:
        if not self.doors.may(request):
            raise Trouble(429, tell("http-many-tables", "You opened many tables just now. Wait a minute, please."))
        asked = await wanted(request)
        try:
            keeper = await self.house.open(asked.game, first_records(asked))
        except Refusal as refusal:
            raise Trouble(400, refusal.why) from None
        except BadInput as error:
            raise Trouble(400, reason(error)) from None
        except Full:
            full = tell("http-full", "There are too many tables at the moment. Try again later, please.")
            raise Trouble(503, full) from None
        log.info("table opened", extra={"game": asked.game, "tables": len(self.house.keepers)})
        return answer({"code": keeper.table.code}, 201)

    async def table(self, request: Request) -> Response:
        if not self._ours(request) and not self.doors.may(request):
            raise Trouble(429, tell("http-many-codes", "Many codes were tried from here. Wait a minute, please."))
        keeper = await self.house.find(request.path_params["code"])
        if keeper is None:
            raise Trouble(
                404,
                tell(
                    "http-no-such-code",
                    "There is no table with this code. Codes are six letters and digits, as on the invitation.",
                ),
            )
        return answer(self._entry(keeper.table))

    async def catalogue(self, request: Request) -> Response:
        keeper = await self._keeper(request)
        table = keeper.table
        try:
            game = table.match.game if table.match is not None else make_game(table.setup())
        except BadInput as error:
            raise Trouble(400, reason(error)) from None
        return answer(catalogue(game))

    def link(self, request: Request, code: str) -> str:
        """The address of a table to pass on."""
        base = self.public_url or f"{request.url.scheme}://{request.url.netloc}"
        return f"{base}/t/{code}"

    async def qr(self, request: Request) -> Response:
        keeper = await self._keeper(request)
        code = segno.make(self.link(request, keeper.table.code), micro=False)
        drawing = io.BytesIO()
        code.save(drawing, kind="svg", scale=6, border=4, light="#fff", xmldecl=False)
        return Response(drawing.getvalue(), media_type="image/svg+xml")

    async def odds(self, request: Request) -> Response:
        return await self._for_seat(request, Reckoning.odds)

    async def hint(self, request: Request) -> Response:
        return await self._for_seat(request, Reckoning.hint)

    async def _for_seat(self, request: Request, reckon: Callable[[Reckoning, int], Awaitable[Any]]) -> Response:
        """What is reckoned for the seat whose secret the request names."""
        keeper = await self._keeper(request)
        try:
            return answer(await reckon(keeper.reckoning, keeper.table.seat_of(hashed(request.headers.get(SECRET, "")))))
        except Refusal as refusal:
            raise Trouble(409, refusal.why) from None
        except BadInput as error:
            raise Trouble(409, reason(error)) from None

    # --- the socket -----------------------------------------------------------------------------------------------------

    async def socket(self, socket: WebSocket) -> None:
        if not self._same_origin(socket):
            await socket.close(1008)
            return
        await socket.accept()
        ours = self._ours(socket)
        try:
            may = ours or self.doors.may(socket)
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
