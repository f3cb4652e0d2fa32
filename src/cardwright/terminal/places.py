"""Where matches are kept."""

from __future__ import annotations

import os
from pathlib import Path


def state_folder() -> Path:
    """The folder for what a program keeps between two runs, by the XDG base directory rules."""
    chosen = os.environ.get("XDG_STATE_HOME", "")
    base = Path(chosen) if chosen and Path(chosen).is_absolute() else Path.home() / ".local" / "state"
    return base / "cardwright"


def last_match(game: str) -> Path:
    """The file of the last match of a game."""
    return state_folder() / f"{game}.json"


def previous(path: Path) -> Path:
    """Where the match goes that a new one would replace."""
    return path.with_name(f"{path.stem}.previous{path.suffix}")
