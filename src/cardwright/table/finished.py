"""What can be had of a game that is over: its match file, its replay, any position of it, and a look back at it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.concurrency import run_in_threadpool
from starlette.responses import PlainTextResponse, Response

from cardwright.games.told import reason, tell
from cardwright.kernel.errors import BadInput
from cardwright.kernel.knowledge import SPECTATOR
from cardwright.table.intents import Refusal
from cardwright.table.looking_back import luck_said, review_said
from cardwright.table.replaying import position_file, replay
from cardwright.table.responses import Trouble, answer, language
from cardwright.table.showing import log_lines, names_for
from cardwright.table.speech import speech
from cardwright.table.table import OVER

if TYPE_CHECKING:
    from starlette.requests import Request

    from cardwright.table.house import House
    from cardwright.table.keeper import Keeper
    from cardwright.table.table import Table

MATCH_SECRET = tell("http-match-secret", "The game is not over yet; its match file would tell its secrets.")
REPLAY_SECRET = tell("http-replay-secret", "The game is not over yet; its replay would tell its secrets.")


class Finished:
    """The routes to what is secret until a game is over."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def _keeper(self, request: Request, secret: str) -> Keeper:
        """The keeper of a finished game. Raises Trouble, with the sentence ``secret`` before the end."""
        keeper = await self.house.find(request.path_params["code"])
        if keeper is None or keeper.table.match is None:
            raise Trouble(404, tell("http-no-game", "There is no game at this table."))
        if keeper.table.stage != OVER:
            raise Trouble(403, secret)
        return keeper

    async def _table(self, request: Request, secret: str) -> Table:
        return (await self._keeper(request, secret)).table

    async def match(self, request: Request) -> Response:
        """The match file."""
        table = await self._table(request, MATCH_SECRET)
        assert table.match is not None
        headers = {"Content-Disposition": f'attachment; filename="{table.code}.json"'}
        return Response(table.match.dump().encode(), headers=headers, media_type="application/json")

    async def replay(self, request: Request) -> Response:
        """The game once more, as a seat or a spectator saw it."""
        table = await self._table(request, REPLAY_SECRET)
        seat = int(request.path_params.get("seat", SPECTATOR))
        if seat >= len(table.seats):
            raise Trouble(404, tell("no-such-seat", "There is no such seat."))
        pictures = await run_in_threadpool(replay, table, seat)
        lines = log_lines(table, seat, 0, speech(language.get()))
        return answer({"names": names_for(table, seat), "pictures": pictures, "log": lines})

    async def position(self, request: Request) -> Response:
        """The position after so many answers, as a scenario file."""
        table = await self._table(request, REPLAY_SECRET)
        number = request.path_params["answers"]
        try:
            text = await run_in_threadpool(position_file, table, number)
        except BadInput as error:
            raise Trouble(409, reason(error)) from None
        headers = {"Content-Disposition": f'attachment; filename="{table.code}-{number}.toml"'}
        return PlainTextResponse(text, headers=headers)

    async def deal_again(self, request: Request) -> Response:
        """Deal the whole game again from its seed, and check that it goes as it went."""
        keeper = await self._keeper(request, REPLAY_SECRET)
        try:
            return answer(await keeper.reckoning.deal_again())
        except BadInput as error:
            raise Trouble(409, reason(error)) from None

    async def luck(self, request: Request) -> Response:
        """What chance gave to each seat."""
        keeper = await self._keeper(request, REPLAY_SECRET)
        return answer(luck_said(await keeper.reckoning.luck(), speech(language.get())))

    async def review(self, request: Request) -> Response:
        """What each decision did to the chance to win."""
        keeper = await self._keeper(request, REPLAY_SECRET)
        try:
            return answer(review_said(await keeper.reckoning.review(), speech(language.get())))
        except Refusal as refusal:
            raise Trouble(409, refusal.why) from None
