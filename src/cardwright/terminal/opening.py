"""Opening a session: a new match from what the command line says, or one from a file."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from cardwright.bots.registry import DEFAULT, bot_entry
from cardwright.games.registry import game_entry, make_game
from cardwright.games.rule_option import read_options
from cardwright.kernel.errors import BadInput, Defect
from cardwright.kernel.match import FORMAT, Match, load_match
from cardwright.language.setfile import given_sets, read_set
from cardwright.terminal.places import previous
from cardwright.terminal.session import Session

DEFAULT_BOT = DEFAULT
DEFAULT_SEATS = 4


def new_setup(
    game: str, seats: int | None, options: list[str], sets: list[Path], sets_instead: list[Path], bots: str
) -> dict[str, Any]:
    """The setup of a new match. Raises BadInput."""
    entry = game_entry(game)
    least, most = entry.seats
    seats = max(least, min(most, DEFAULT_SEATS)) if seats is None else seats
    if not least <= seats <= most:
        expected = str(least) if least == most else f"{least} to {most}"
        raise BadInput(f"{entry.title} cannot be played with {seats} seats; expected {expected}")
    setup: dict[str, Any] = {"game": game, "seats": seats}
    if options:
        setup["options"] = read_options(options)
    if sets or sets_instead:
        setup["sets"] = given_sets(sets, sets_instead)
    setup["bots"] = bot_levels(bots, seats, game)[1:]
    return setup


def add_data(setup: dict[str, Any], path: Path) -> None:
    """Put a data file of one's own into a setup. Raises BadInput."""
    if game_entry(setup["game"]).asked_first is None:
        raise BadInput(f"--data: {game_entry(setup['game']).title} is made from sets of cards; use --set or --set-instead")
    if setup.get("sets"):
        raise BadInput("--data takes the place of the whole data; leave --set and --set-instead away")
    setup["data"] = {"file": str(path), "text": read_set(path)}


def make_daily(setup: dict[str, Any], given: dict[str, object]) -> str:
    """Make a setup that of the game of the day, by the date in UTC; its seed. Raises BadInput."""
    entry = game_entry(setup["game"])
    if entry.daily_seed is None:
        raise BadInput(f"{entry.title} has no game of the day")
    for name, value in given.items():
        if value:
            raise BadInput(f"--daily is the same game for everybody; leave {name} away")
    setup["daily"] = datetime.now(UTC).date().isoformat()
    return entry.daily_seed(setup["daily"])


def bot_levels(bots: str, seats: int, game: str = "") -> list[str]:
    """The level of each seat, "" for the human's: one level for all bots, or one for each with commas. Raises BadInput."""
    levels = [level.strip() for level in bots.split(",")]
    for level in levels:
        bot_entry(level, game)
    if len(levels) == 1:
        levels *= seats - 1
    if len(levels) != seats - 1:
        raise BadInput(f"--bots names {len(levels)} bots; expected one level for all, or {seats - 1}")
    return ["", *levels]


def open_new(setup: dict[str, Any], seed: str, path: Path) -> Session:
    """Start a new match that is kept in ``path``. A match that lies there is kept beside it. Raises BadInput."""
    game = make_game(setup)
    match = Match(game, setup, seed or secrets.token_hex(4))
    _make_room(path)
    session = Session(game_entry(setup["game"]), match, ["", *setup["bots"]], path)
    if not session.save():
        raise BadInput(session.trouble)
    return session


def _make_room(path: Path) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists():
            if FORMAT not in path.read_text(encoding="utf-8", errors="replace")[:200]:
                raise BadInput(f"{path} is no saved match and is not overwritten; name another file")
            path.replace(previous(path))
    except OSError as error:
        raise BadInput(f"the match cannot be saved in {path}: {error.strerror}") from error


def open_saved(path: Path, bots: str = "") -> Session:
    """Go on with the match of a file; ``bots`` changes their level. Raises BadInput."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadInput(f"there is no saved match in {path}; start one without --resume") from None
    except OSError as error:
        raise BadInput(f"cannot read {path}: {error.strerror}") from error
    except UnicodeDecodeError:
        raise BadInput(f"{path}: not a match file, and no text at all") from None
    try:
        match = load_match(text, make_game)
    except BadInput as error:
        raise BadInput(f"{path}: {error}") from error
    except Defect as error:
        raise BadInput(f"{path}: damaged match file: {error}") from error
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise BadInput(f"{path}: damaged match file: {error!r}") from error
    seats = match.game.seats
    kept = match.setup.get("bots")
    if bots or not isinstance(kept, list):
        levels = bot_levels(bots or DEFAULT_BOT, seats, match.game.name)
    else:
        levels = bot_levels(",".join(str(level) for level in kept), seats, match.game.name) if kept else [""] * seats
    match.setup["bots"] = levels[1:]
    return Session(game_entry(str(match.setup["game"])), match, levels, path)
