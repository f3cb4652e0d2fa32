"""What is done beside the play: tables that nobody uses go to sleep, old ones are forgotten, memory is tidied."""

from __future__ import annotations

import asyncio
import gc
import logging
from typing import TYPE_CHECKING, Final

from cardwright.kernel.errors import BadInput
from cardwright.table.owners import BEAT

if TYPE_CHECKING:
    from cardwright.table.house import House

ROUND: Final = 60.0
"""Seconds between two rounds."""

ROUNDS_A_TIDYING: Final = 10
ROUNDS_A_FORGETTING: Final = 60

IDLE: Final = 600.0
"""Seconds without a visitor after which a table goes to sleep."""

MORE_OBJECTS: Final = 1_000_000
"""So many objects more, and Python searches: what is left behind may take so much memory, a hundred megabytes. A closed
connection leaves ten objects, a game none."""

log = logging.getLogger("cardwright.table")


def tidy_seldom() -> None:
    """Let Python search for circles that nothing holds any more once in a long while, and only among young objects.

    Play makes none, but Python would search whenever so many objects more are there, which the story of the games sees to; and
    the young ones are then all that changed at any table, so that each search stops all tables for tens of milliseconds. The
    rounds search through everything.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(MORE_OBJECTS, 10, 1_000_000)


async def beats(house: House) -> None:
    """Give signs of life to the other processes, for ever."""
    while True:
        await asyncio.sleep(BEAT)
        try:
            await house.beat()
        except BadInput as error:
            log.warning("no sign of life could be given: %s", error)


async def rounds(house: House) -> None:
    """Go round for ever."""
    number = 0
    while True:
        try:
            await house.let_sleep(IDLE)
            if house.days and number % ROUNDS_A_FORGETTING == 0:
                forgotten = await house.forget_old(house.days)
                if forgotten:
                    log.info("old tables forgotten", extra={"tables": forgotten})
        except BadInput:
            log.exception("a round could not be finished")
        number += 1
        if number % ROUNDS_A_TIDYING == 0:
            gc.collect()
        await asyncio.sleep(ROUND)
