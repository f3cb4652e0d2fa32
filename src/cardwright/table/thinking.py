"""Bots think in processes of their own, so that no table waits for another."""

from __future__ import annotations

import asyncio
import json
import os
import random
import threading
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from typing import TYPE_CHECKING, Any, Protocol

from cardwright.bots.registry import make_bot
from cardwright.games.registry import make_game
from cardwright.kernel.knowledge import InformationSet
from cardwright.kernel.saving import dump_state, load_state

if TYPE_CHECKING:
    from cardwright.kernel.game import Game
    from cardwright.kernel.state import State
    from cardwright.table.hints import HintView
    from cardwright.table.odds import OddsView

_games: dict[str, Game] = {}
GAMES_KEPT = 50


def knows(setup: str, state: str, seat: int) -> InformationSet:
    """What a seat knows, in a worker process."""
    if setup not in _games:
        while len(_games) >= GAMES_KEPT:
            del _games[next(iter(_games))]
        _games[setup] = make_game(json.loads(setup))
    return InformationSet(load_state(_games[setup], state), seat)


def think(setup: str, state: str, seat: int, level: str, luck: str) -> int:
    """The option that a bot chooses; runs in a worker process."""
    return make_bot(level, random.Random(luck)).choose(knows(setup, state, seat))


def reckon(setup: str, state: str, seat: int) -> OddsView:
    """The odds of a seat; runs in a worker process."""
    from cardwright.table.odds import odds_view

    return odds_view(knows(setup, state, seat))


def advise(setup: str, state: str, seat: int, luck: str) -> HintView:
    """The hint for a seat; runs in a worker process."""
    from cardwright.table.hints import hint_view

    return hint_view(knows(setup, state, seat), luck)


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

    async def think(self, setup: dict[str, Any], state: State, seat: int, level: str, luck: str) -> int:
        """The option that a bot chooses."""

    async def reckon(self, setup: dict[str, Any], state: State, seat: int) -> OddsView:
        """The odds for a seat, from what it knows. Raises BadInput for a game without odds."""

    async def advise(self, setup: dict[str, Any], state: State, seat: int, luck: str) -> HintView:
        """The hint for a seat, from what it knows. Raises BadInput if nothing is asked of it."""


class WorkerThinker:
    """Lets bots think in worker processes."""

    def __init__(self, workers: int) -> None:
        self._pool: Executor = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=end_with_parent)

    async def think(self, setup: dict[str, Any], state: State, seat: int, level: str, luck: str) -> int:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, think, json.dumps(setup), dump_state(state), seat, level, luck)

    async def reckon(self, setup: dict[str, Any], state: State, seat: int) -> OddsView:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, reckon, json.dumps(setup), dump_state(state), seat)

    async def advise(self, setup: dict[str, Any], state: State, seat: int, luck: str) -> HintView:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, advise, json.dumps(setup), dump_state(state), seat, luck)

    def close(self) -> None:
        """Stop the workers."""
        self._pool.shutdown(wait=False, cancel_futures=True)


class DirectThinker:
    """Lets bots think at once, in this process: for tests."""

    async def think(self, setup: dict[str, Any], state: State, seat: int, level: str, luck: str) -> int:
        return think(json.dumps(setup), dump_state(state), seat, level, luck)

    async def reckon(self, setup: dict[str, Any], state: State, seat: int) -> OddsView:
        return reckon(json.dumps(setup), dump_state(state), seat)

    async def advise(self, setup: dict[str, Any], state: State, seat: int, luck: str) -> HintView:
        return advise(json.dumps(setup), dump_state(state), seat, luck)
