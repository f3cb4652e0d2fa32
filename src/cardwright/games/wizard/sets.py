"""From data files to worlds and games."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any

from cardwright.games.start_option import StartOption
from cardwright.games.wizard.checking import Checks
from cardwright.games.wizard.data import World
from cardwright.games.wizard.options import Options, rule_options
from cardwright.games.wizard.phrases import vocabulary
from cardwright.games.wizard.reading import Reader
from cardwright.games.wizard.rules import Wizard
from cardwright.kernel.errors import BadInput
from cardwright.language.parsing import Parser
from cardwright.language.setfile import FaultyFile


@cache
def parser() -> Parser:
    """The reader of this game's card texts."""
    return Parser(vocabulary())


@cache
def base_text() -> str:
    """The built-in data file."""
    return files("cardwright.games.wizard").joinpath("base.toml").read_text(encoding="utf-8")


@cache
def base_world() -> World:
    """What the built-in data file describes."""
    return read_world(base_text(), "base.toml")


def read_world(text: str, file: str) -> World:
    """The world of a data file. Raises FaultyFile with all its faults."""
    reader = Reader(text, file, parser())
    world = reader.read()
    Checks(reader, world).all()
    if reader.faults:
        raise FaultyFile(sorted(reader.faults, key=lambda fault: (fault.line, fault.column)))
    return world


def data_text(setup: dict[str, Any]) -> str:
    """The data file of a valid setup."""
    parts = [*setup.get("sets", []), *([setup["data"]] if setup.get("data") else [])]
    return str(parts[0]["text"]) if parts else base_text()


def asked_first(setup: dict[str, Any]) -> list[StartOption]:
    """What a player is asked before a game of a setup begins. Raises BadInput."""
    known = {option.name: option for option in rule_options(make_game(setup).world)}
    titles = {"difficulty": "Difficulty", "princess": "Princess", "draw_mode": "Drawing"}
    return [
        StartOption(name, title, list(zip(known[name].choices, known[name].words, strict=True)))
        for name, title in titles.items()
    ]


def make_game(setup: dict[str, Any]) -> Wizard:
    """The game of a setup: ``options``, and ``data``, {file, text}, for a data file of one's own.

    A single set of ``sets`` with mode "instead" is taken as such a file, too. Raises BadInput.
    """
    if setup.get("seats", 1) != 1:
        raise BadInput(f"seats = {setup['seats']!r}: expected 1, the game is for one player")
    text, file = base_text(), ""
    for part in [*setup.get("sets", []), *([setup["data"]] if setup.get("data") else [])]:
        if not isinstance(part, dict) or not isinstance(part.get("text"), str) or not part.get("file"):
            raise BadInput("data: expected a table with file and text")
        if file or part.get("mode", "instead") != "instead":
            raise BadInput(f"{part['file']}: a data file takes the place of the built-in one; expected only one, set instead")
        text, file = part["text"], str(part["file"])
    world = read_world(text, file) if file else base_world()
    chosen = setup.get("options", {})
    options = Options(world, chosen)
    game = Wizard(world, options)
    told = repr([text, sorted(options.values.items())])
    game.set_digest = sha256(told.encode()).hexdigest()
    return game
