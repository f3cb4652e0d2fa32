"""The journey of the day: the same seed for everybody."""

from __future__ import annotations

import re
from typing import Final

from cardwright.kernel.errors import BadInput

PREFIX: Final = "wizard daily "
DAY: Final = re.compile(r"\d{4}-\d{2}-\d{2}")


def daily_seed(day: str) -> str:
    """The seed of a day, written as 2026-03-01: the date in UTC, the same for everybody. Raises BadInput."""
    if not DAY.fullmatch(day):
        raise BadInput(f"“{day}”: expected a day as 2026-03-01")
    return f"{PREFIX}{day}"
