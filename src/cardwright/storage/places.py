"""Where the data are kept."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

VARIABLE: Final = "CARDWRIGHT_DATABASE"
"""The environment variable that names another place: a file, or the URL of a database."""


def data_folder() -> Path:
    """The folder for what belongs to the user, by the XDG base directory rules."""
    chosen = os.environ.get("XDG_DATA_HOME", "")
    base = Path(chosen) if chosen and Path(chosen).is_absolute() else Path.home() / ".local" / "share"
    return base / "cardwright"


def database_url(chosen: str = "") -> str:
    """The URL of the database: of ``chosen`` (a file or a URL), else of the environment variable, else of a file in the
    data folder.
    """
    place = chosen or os.environ.get(VARIABLE, "")
    if "://" in place:
        return place
    path = Path(place).expanduser() if place else data_folder() / "cardwright.sqlite"
    return f"sqlite:///{path.absolute()}"
