"""How far a run has come: a bar on a terminal, else a line for each tenth."""

from __future__ import annotations

import time
from types import TracebackType
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar

if TYPE_CHECKING:
    from cardwright.arena.records import DealRecord
    from cardwright.arena.schedule import Plan


class Progress:
    """Counts games on the error stream while it is entered."""

    def __init__(self, plan: Plan, done: int) -> None:
        self.console = Console(stderr=True)
        self.games = plan.games
        self.before = done
        self.done = done
        self.start = time.perf_counter()
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self.bar = Bar(*columns, console=self.console, transient=True, disable=not self.console.is_terminal)
        self.task = self.bar.add_task("games", total=self.games, completed=done)

    def add(self, record: DealRecord) -> None:
        """Count a deal."""
        tenth = self.done * 10 // self.games
        self.done += len(record.games)
        self.bar.update(self.task, completed=self.done)
        if not self.console.is_terminal and self.done * 10 // self.games > tenth:
            rate = (self.done - self.before) / (time.perf_counter() - self.start)
            left = (self.games - self.done) / rate
            self.console.print(f"{self.done:,} of {self.games:,} games, {rate:.3g}/s, {left:.0f} s left", highlight=False)

    def __enter__(self) -> Progress:
        if self.before:
            self.console.print(f"{self.before:,} of {self.games:,} games are played already", highlight=False)
        self.bar.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.bar.stop()
