"""The built page of the table, as files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from starlette.responses import FileResponse, PlainTextResponse, Response

if TYPE_CHECKING:
    from starlette.requests import Request

STATIC: Final = Path(__file__).parent.parent / "static"
"""Where it lies."""

NOT_BUILT: Final = (
    "The page of the table is not built. In a checkout, run: make page. "
    "A package installed where there is no Node has no page; its wheel and its source archive carry one.\n"
)


async def page(request: Request) -> Response:
    """The page, which finds out itself what it is to show; or one of the files beside it."""
    name = request.path_params["path"]
    if name in ("favicon.svg", "robots.txt") and (STATIC / name).is_file():
        return FileResponse(STATIC / name)
    if "." in name.rsplit("/", 1)[-1]:
        return PlainTextResponse("There is no such page.\n", 404)
    index = STATIC / "index.html"
    if not index.is_file():
        return PlainTextResponse(NOT_BUILT, 503)
    return FileResponse(index, headers={"Cache-Control": "no-cache"})
