"""Running a plan: deals are handed to workers, and results are taken as they come."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Collection, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

from cardwright.arena.playing import play_deal
from cardwright.arena.records import DealRecord
from cardwright.arena.schedule import Lineup, Plan
from cardwright.kernel.errors import BadInput

AHEAD: Final = 4
"""Deals handed out for each worker."""

Take = Callable[[DealRecord], None]
"""Takes the record of a deal, in no fixed order."""

Call = tuple[dict[str, Any], str, int, Lineup, int]
"""The arguments of ``play_deal``."""


def calls(plan: Plan, done: Collection[tuple[int, Lineup]]) -> Iterator[Call]:
    """The deals of a plan that are still to be played."""
    for deal, lineup in plan.schedule():
        if (deal, lineup) not in done:
            yield plan.setup(deal), plan.seed, deal, lineup, plan.limit


def run(plan: Plan, done: Collection[tuple[int, Lineup]], take: Take, workers: int) -> None:
    """Play what is not ``done`` with a number of processes (1 = this one). Raises BadInput if one of them dies."""
    if workers == 1:
        for call in calls(plan, done):
            take(play_deal(*call))
        return
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), _ignore_interrupts)
    try:
        spread(pool, calls(plan, done), take, AHEAD * workers)
    except BrokenProcessPool:
        raise BadInput("a worker process died (was there enough memory?); with --out the same command goes on") from None
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in multiprocessing.active_children():
            child.terminate()
        raise
    pool.shutdown()


def spread(pool: Executor, todo: Iterator[Call], take: Take, ahead: int) -> None:
    """Have deals played by a pool, ``ahead`` at a time."""
    running: set[Future[DealRecord]] = set()
    for call in todo:
        running.add(pool.submit(play_deal, *call))
        if len(running) >= ahead:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                take(future.result())
    while running:
        done, running = wait(running, return_when=FIRST_COMPLETED)
        for future in done:
            take(future.result())


def _ignore_interrupts() -> None:
    """Ctrl-C reaches all processes of a terminal; the parent ends its workers itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
