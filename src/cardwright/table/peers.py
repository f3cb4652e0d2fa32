"""What is asked of a process about a table that another one keeps is passed on to that one."""

from __future__ import annotations

import asyncio
import http.client
from contextlib import suppress
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from starlette.concurrency import run_in_threadpool
from starlette.responses import Response
from starlette.websockets import WebSocketDisconnect

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.websockets import WebSocket
    from websockets.asyncio.client import ClientConnection

    from cardwright.table.owners import Peer

WORD: Final = "x-table-peer"
"""The header with the word by which processes know each other."""

PASSED_ON: Final = ("host", "x-seat-secret", "x-forwarded-proto", "accept-language")
PASSED_BACK: Final = ("content-type", "content-disposition", "cache-control")
PATIENCE: Final = 30.0
AGAIN: Final = 1013


def ask(peer: Peer, method: str, path: str, headers: dict[str, str]) -> tuple[int, dict[str, str], bytes]:
    """Ask another process; status, headers, body. Raises OSError if it cannot be reached."""
    place = urlsplit(peer.address)
    connection = http.client.HTTPConnection(place.hostname or "", place.port, timeout=PATIENCE)
    try:
        connection.request(method, path, headers={**headers, WORD: peer.word})
        found = connection.getresponse()
        kept = {name.lower(): value for name, value in found.getheaders() if name.lower() in PASSED_BACK}
        return found.status, kept, found.read()
    except http.client.HTTPException as error:
        raise OSError(str(error)) from error
    finally:
        connection.close()


async def pass_request(peer: Peer, request: Request) -> Response:
    """The answer of another process to a request. Raises OSError if it cannot be reached."""
    headers = {name: request.headers[name] for name in PASSED_ON if name in request.headers}
    path = request.url.path + (f"?{request.url.query}" if request.url.query else "")
    status, kept, body = await run_in_threadpool(ask, peer, request.method, path, headers)
    return Response(body, status, kept)


async def pass_socket(peer: Peer, socket: WebSocket) -> None:
    """Connect a browser with the process that keeps its table, until one of them ends."""
    from websockets.asyncio.client import connect
    from websockets.exceptions import WebSocketException

    url = f"ws{peer.address.removeprefix('http')}{socket.url.path}"
    try:
        upstream = await connect(
            url, additional_headers={WORD: peer.word}, max_size=None, compression=None, ping_interval=None, proxy=None
        )
    except (OSError, WebSocketException):
        await socket.close(AGAIN, "The table is being taken over; trying again.")
        return
    async with upstream:
        tasks = [asyncio.create_task(_up(socket, upstream)), asyncio.create_task(_down(socket, upstream))]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    with suppress(RuntimeError):  # it is closed already
        await socket.close(upstream.close_code or AGAIN, upstream.close_reason or "")


async def _up(socket: WebSocket, upstream: ClientConnection) -> None:
    with suppress(WebSocketDisconnect):
        while True:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            said = message.get("text")
            await upstream.send(message.get("bytes") or b"" if said is None else said)


async def _down(socket: WebSocket, upstream: ClientConnection) -> None:
    async for said in upstream:
        await socket.send_text(said if isinstance(said, str) else said.decode())
