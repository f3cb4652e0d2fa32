"""Bots think in processes of their own, so that no table waits for another."""

from __future__ import annotations

import asyncio
import json
import os
import random
import threading
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from cardwright.bots.levels import LevelBot
from cardwright.bots.registry import make_bot
from cardwright.games.registry import make_game
from cardwright.kernel.knowledge import InformationSet
from cardwright.kernel.match import load_match
from cardwright.kernel.saving import dump_state, load_state

if TYPE_CHECKING:
    from cardwright.kernel.game import Game
    from cardwright.kernel.match import Match
    from cardwright.kernel.state import State
    from cardwright.table.hints import HintView
    from cardwright.table.looking_back import DealtView, LuckRow, ReviewView
    from cardwright.table.odds import OddsView

Found = TypeVar("Found")

_games: dict[str, Game] = {}
GAMES_KEPT = 50
NICE = 10


def knows(setup: str, state: str, seat: int) -> InformationSet:
    """What a seat knows, in a worker process."""
    if setup not in _games:
        while len(_games) >= GAMES_KEPT:
            del _games[next(iter(_games))]
        _games[setup] = make_game(json.loads(setup))
    return InformationSet(load_state(_games[setup], state), seat)


def think(setup: str, state: str, seat: int, level: str, luck: str, seconds: float) -> int:
    """The option that a bot chooses, within so many seconds if they are above 0; runs in a worker process."""
    end = time.monotonic() + seconds
    bot = make_bot(level, random.Random(luck))
    if seconds and isinstance(bot, LevelBot):
        bot.stop = lambda: time.monotonic() >= end
    return bot.choose(knows(setup, state, seat))


def reckon(setup: str, state: str, seat: int) -> OddsView:
    """The odds of a seat; runs in a worker process."""
    from cardwright.table.odds import odds_view

    return odds_view(knows(setup, state, seat))


def advise(setup: str, state: str, seat: int, luck: str) -> HintView:
    """The hint for a seat; runs in a worker process."""
    from cardwright.table.hints import hint_view

    return hint_view(knows(setup, state, seat), luck)


def luck(match: str) -> list[LuckRow]:
    """What chance gave in a match that :meth:`Match.dump` wrote; runs in a worker process."""
    from cardwright.table.looking_back import luck_rows

    return luck_rows(load_match(match, make_game))


def deal_again(match: str) -> DealtView:
    """A match that :meth:`Match.dump` wrote, dealt again; runs in a worker process."""
    from cardwright.table.looking_back import dealt_again

    return dealt_again(match)


def review(match: str) -> ReviewView:
    """The review of a match that :meth:`Match.dump` wrote; runs in a worker process."""
    from cardwright.table.looking_back import review_view

    return review_view(load_match(match, make_game))


def give_way() -> None:
    """Let a worker process yield to those in which bots think, and end with the server."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    end_with_parent()


def end_with_parent() -> None:
    """Let a worker process end when the server is gone, however it went."""
    parent = parent_process()
    assert parent is not None

    def wait() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


class Thinker(Protocol):
    """Lets bots think, and reckons odds and hints for people."""

    at_once: int  # how many bots think at the same time

    async def think(self, setup: dict[str, Any], state: State, seat: int, level: str, luck: str, seconds: float) -> int:
        """The option that a bot chooses, within so many seconds of thought if they are above 0."""

    async def reckon(self, setup: dict[str, Any], state: State, seat: int) -> OddsView:
        """The odds for a seat, from what it knows. Raises BadInput for a game without odds."""

    async def advise(self, setup: dict[str, Any], state: State, seat: int, luck: str) -> HintView:
        """The hint for a seat, from what it knows. Raises BadInput if nothing is asked of it."""

    async def deal_again(self, match: Match) -> DealtView:
        """A finished match, dealt again from its seed. Raises BadInput where it did not go so."""

    async def luck(self, match: Match) -> list[LuckRow]:
        """What chance gave in a finished match."""

    async def review(self, match: Match) -> ReviewView:
        """The review of a finished match. Raises BadInput for a game without reviews."""


class Workers:
    """Worker processes. If one of them dies, all are replaced, and what was under way is done again."""

    def __init__(self, number: int, begin: Callable[[], None]) -> None:
        self._number = number
        self._begin = begin
        self._pool = self._fresh()
        self._closed = False

    def _fresh(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._number, mp_context=get_context("spawn"), initializer=self._begin)

    async def run(self, do: Callable[..., Found], *given: Any) -> Found:
        """What ``do`` finds in a worker process. Raises BrokenExecutor if that ends the process twice."""
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, do, *given)
        except BrokenExecutor:
            if self._closed:
                raise
            if pool is self._pool:
                self._pool = self._fresh()
            return await asyncio.get_running_loop().run_in_executor(self._pool, do, *given)

    def close(self) -> None:
        """Stop the workers, whatever they are at."""
        self._closed = True
        workers = list((self._pool._processes or {}).values())  # from Python 3.14 on: terminate_workers()
        self._pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.terminate()


class WorkerThinker:
    """Lets bots think in worker processes. What takes seconds and is not urgent has one of its own, which gives way to them."""

    def __init__(self, workers: int) -> None:
        self.at_once = workers
        self._workers = Workers(workers, end_with_parent)
        self._aside = Workers(1, give_way)

    async def think(self, setup: dict[str, Any], state: State, seat: int, level: str, luck: str, seconds: float) -> int:
        return await self._workers.run(think, json.dumps(setup), dump_state(state), seat, level, luck, seconds)

    async def reckon(self, setup: dict[str, Any], state: State, seat: int) -> OddsView:
        return await self._workers.run(reckon, json.dumps(setup), dump_state(state), seat)

    async def advise(self, setup: dict[str, Any], state: State, seat: int, luck: str) -> HintView:
        return await self._workers.run(advise, json.dumps(setup), dump_state(state), seat, luck)

    async def deal_again(self, match: Match) -> DealtView:
        return await self._aside.run(deal_again, match.dump())

    async def luck(self, match: Match) -> list[LuckRow]:
        return await self._workers.run(luck, match.dump())

    async def review(self, match: Match) -> ReviewView:
        return await self._aside.run(review, match.dump())

    def close(self) -> None:
        """Stop the workers, whatever they are at."""
        self._workers.close()
        self._aside.close()


class DirectThinker:
    """Lets bots think at once, in this process: for tests."""

    at_once = 1

    async def think(self, setup: dict[str, Any], state: State, seat: int, level: str, luck: str, seconds: float) -> int:
        return think(json.dumps(setup), dump_state(state), seat, level, luck, seconds)

    async def reckon(self, setup: dict[str, Any], state: State, seat: int) -> OddsView:
        return reckon(json.dumps(setup), dump_state(state), seat)

    async def advise(self, setup: dict[str, Any], state: State, seat: int, luck: str) -> HintView:
        return advise(json.dumps(setup), dump_state(state), seat, luck)

    async def deal_again(self, match: Match) -> DealtView:
        return deal_again(match.dump())

    async def luck(self, match: Match) -> list[LuckRow]:
        return luck(match.dump())

    async def review(self, match: Match) -> ReviewView:
        return review(match.dump())
