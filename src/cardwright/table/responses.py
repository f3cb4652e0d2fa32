"""Answers over HTTP: JSON that nobody keeps, what went wrong in a sentence, and the headers that keep strangers out."""

from __future__ import annotations

from contextvars import ContextVar
from typing import TYPE_CHECKING, Any, Final

import msgspec
from starlette.responses import Response

from cardwright.table.speech import ENGLISH, preferred, speech

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; style-src 'self'; connect-src 'self'; base-uri 'none'; object-src 'none'; "
    "frame-ancestors 'none'; form-action 'self'"
)

language: ContextVar[str] = ContextVar("language", default=ENGLISH)
"""The language of the page that asks."""


def answer(value: Any, status: int = 200) -> Response:
    """A JSON answer that nobody keeps."""
    return Response(msgspec.json.encode(value), status, {"Cache-Control": "no-store"}, "application/json")


class Trouble(Exception):
    """A request that cannot be answered: the HTTP status, and why in a sentence."""

    def __init__(self, status: int, why: str) -> None:
        super().__init__(why)
        self.status = status
        self.why = why


async def told(request: Request, trouble: Exception) -> Response:
    """The answer to a request that cannot be answered, in the language of the page that asks."""
    assert isinstance(trouble, Trouble)
    return answer({"why": speech(language.get()).say(trouble.why)}, trouble.status)


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
            language.set(preferred(dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1")))
        await self.app(scope, receive, send_with if scope["type"] == "http" else send)
