"""Many games in step: one call takes an action in each of them, in this process or over worker processes."""

from __future__ import annotations

import multiprocessing
from contextlib import suppress
from itertools import pairwise
from multiprocessing.connection import Connection
from typing import Any, Final

from cardwright.interfaces import missing
from cardwright.interfaces.play import Adapter, Play
from cardwright.kernel.errors import BadInput

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise missing("NumPy", "gym", error) from error

STEP: Final = b"step"
STOP: Final = b"stop"
DONE: Final = b"done"


class Arrays:
    """What the games show, a row for each. The arrays are written anew by each step: copy what is to be kept."""

    def __init__(self, adapter: Adapter, games: int, buffers: list[Any] | None = None) -> None:
        size, actions, seats = adapter.layout.size, len(adapter.actions), adapter.seats
        shapes: list[tuple[tuple[int, ...], Any]] = [
            ((games, size), np.float32), ((games, actions), np.bool_), ((games,), np.int32), ((games, seats), np.float32),
            ((games,), np.bool_), ((games,), np.int64),
        ]  # fmt: skip
        made: list[NDArray[Any]] = []
        for place, (shape, kind) in enumerate(shapes):
            if buffers is None:
                made.append(np.zeros(shape, kind))
            else:
                made.append(np.frombuffer(buffers[place], kind).reshape(shape))
        self.observations: NDArray[np.float32] = made[0]
        """What the acting seat of each game sees (see ``Layout``)."""
        self.masks: NDArray[np.bool_] = made[1]
        """Which actions are legal."""
        self.seats: NDArray[np.int32] = made[2]
        """Which seat acts."""
        self.rewards: NDArray[np.float32] = made[3]
        """What each seat got in the last step: not 0 only where a game has ended."""
        self.done: NDArray[np.bool_] = made[4]
        """Whether a game ended in the last step; a new one has begun in its place."""
        self.actions: NDArray[np.int64] = made[5]

    @staticmethod
    def bytes(adapter: Adapter, games: int) -> list[int]:
        """How many bytes each array takes."""
        size, actions, seats = adapter.layout.size, len(adapter.actions), adapter.seats
        return [games * size * 4, games * actions, games * 4, games * seats * 4, games, games * 8]


class Rows:
    """Some of the games, played in one process."""

    def __init__(self, adapter: Adapter, arrays: Arrays, first: int, end: int, seed: str) -> None:
        self.adapter: Adapter = adapter
        self.arrays: Arrays = arrays
        self.first: int = first
        self.seed: str = seed
        self.dealt: list[int] = [0] * (end - first)  # by row: games begun
        self.plays: list[Play] = [self._new(place) for place in range(end - first)]
        for place in range(end - first):
            self._show(place)

    def _new(self, place: int) -> Play:
        number = self.dealt[place]
        self.dealt[place] += 1
        return self.adapter.new(f"{self.seed} {self.first + place} {number}")

    def _show(self, place: int) -> None:
        play, row = self.plays[place], self.first + place
        arrays = self.arrays
        arrays.observations[row] = np.frombuffer(play.observe(play.seat), np.float32)
        mask = arrays.masks[row]
        mask.fill(False)
        for action in play.legal():  # mostly few
            mask[action] = True
        arrays.seats[row] = play.seat

    def step(self) -> None:
        """Take the action of each row."""
        arrays = self.arrays
        first, plays = self.first, self.plays
        end = first + len(plays)
        arrays.done[first:end] = False
        arrays.rewards[first:end] = 0
        for place, action in enumerate(arrays.actions[first:end].tolist()):
            play = plays[place]
            play.act(action)
            if play.over:
                arrays.rewards[first + place] = play.returns()
                arrays.done[first + place] = True
                plays[place] = self._new(place)
            self._show(place)


class Vector:
    """``games`` games of one kind in step. A game that ends is followed by a new one in its row."""

    def __init__(self, setup: dict[str, Any], games: int, workers: int = 0, seed: str = "1") -> None:
        """Begin the games; ``workers`` processes play them, 0 = this one. The seed decides all deals. Raises BadInput."""
        if games < 1 or workers < 0 or workers > games:
            raise BadInput(f"games = {games}, workers = {workers}: expected at least one game, and one for each worker")
        self.adapter: Adapter = Adapter(setup)
        self.games: int = games
        self._rows: Rows | None = None
        self._workers: list[tuple[Any, Connection]] = []
        if workers == 0:
            self.arrays: Arrays = Arrays(self.adapter, games)
            self._rows = Rows(self.adapter, self.arrays, 0, games, seed)
            return
        context = multiprocessing.get_context("spawn")
        buffers = [context.RawArray("b", size) for size in Arrays.bytes(self.adapter, games)]
        self.arrays = Arrays(self.adapter, games, buffers)
        bounds = [games * n // workers for n in range(workers + 1)]
        for first, end in pairwise(bounds):
            here, there = context.Pipe()
            process = context.Process(target=work, args=(there, setup, games, buffers, first, end, seed), daemon=True)
            process.start()
            there.close()
            self._workers.append((process, here))
        self._wait()

    def step(self, actions: Any) -> Arrays:
        """Take an action in each game. Raises IllegalAnswer for one that is not legal; the vector cannot be used after that."""
        self.arrays.actions[:] = actions
        if self._rows is not None:
            self._rows.step()
            return self.arrays
        for _, pipe in self._workers:
            pipe.send_bytes(STEP)
        self._wait()
        return self.arrays

    def _wait(self) -> None:
        for _, pipe in self._workers:
            answer = pipe.recv()
            if answer != DONE:
                self.close()
                raise answer

    def close(self) -> None:
        """End the worker processes."""
        for process, pipe in self._workers:
            with suppress(OSError):  # it has ended
                pipe.send_bytes(STOP)
            process.join(5)
            pipe.close()
        self._workers = []

    def __enter__(self) -> Vector:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def work(pipe: Connection, setup: dict[str, Any], games: int, buffers: list[Any], first: int, end: int, seed: str) -> None:
    """A worker process: plays the rows from ``first`` to before ``end`` as often as it is told to."""
    adapter = Adapter(setup)
    try:
        rows = Rows(adapter, Arrays(adapter, games, buffers), first, end, seed)
        pipe.send(DONE)
        while pipe.recv_bytes() == STEP:
            rows.step()
            pipe.send(DONE)
    except EOFError:
        pass
    except Exception as error:
        pipe.send(error)
