"""The review of a finished game as a page, with a line about how far it has come."""

from __future__ import annotations

import textwrap
import time
from typing import TYPE_CHECKING, Final

from cardwright.games.wizard.solving.review import review
from cardwright.terminal.look import Line, Part

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardwright.kernel.match import Match

EVERY: Final = 2.0
"""Seconds between two lines about how far it has come."""


def review_lines(match: Match, report: Callable[[str], None], width: int) -> list[Line]:
    """The page. Takes a while. Raises BadInput."""
    told = time.monotonic()

    def progress(done: int, total: int) -> None:
        nonlocal told
        if time.monotonic() - told >= EVERY:
            told = time.monotonic()
            report(f"Looking back: {done} of {total} …")

    lines: list[Line] = []
    for line in review(match, progress=progress).lines():
        indent = " " * (len(line) - len(line.lstrip()))
        lines += [[Part(part)] for part in textwrap.wrap(line, width, subsequent_indent=indent) or [""]]
    return lines
