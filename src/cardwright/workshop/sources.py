"""Where cards come from: the sets that come with a game, and files of one's own."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from cardwright.games.registry import GameEntry, PrintedCard, game_entry, game_names, is_game
from cardwright.language.reference import Game
from cardwright.language.setfile import Fault, FaultyFile, read_set


def texts_of(source: str) -> list[tuple[str, str]]:
    """Name and text of the set files that an argument means: a game's name, or a file. Raises FaultyFile."""
    if is_game(source):
        return game_entry(source).sets.shipped()
    path = Path(source)
    if path.suffix != ".toml" and not path.exists():
        games = ", ".join(game_names())
        raise FaultyFile([Fault(source, 1, 1, f"no such file; expected a set file or the name of a game ({games})")])
    return [(source, read_set(path))]


def game_of(source: str, text: str, file: str, game: str = "") -> GameEntry:
    """The game a set is for: the one given, the one its file names, or the only one there is. Raises FaultyFile."""
    names = game_names()
    if is_game(source):
        return game_entry(source)
    match = None if game else re.search(r"^\s*game\s*=\s*[\"']([^\"']*)[\"']", text, re.MULTILINE)
    named = game or (match[1] if match else "")
    if not named and len(names) == 1:
        return game_entry(names[0])
    expected = " or ".join(f'"{name}"' for name in names)
    if not named:
        raise FaultyFile(
            [Fault(file, 1, 1, f"the file does not say for which game it is; expected game = {expected} in [set]")]
        )
    if not is_game(named):
        line = text.count("\n", 0, match.start(1)) + 1 if match else 1
        raise FaultyFile([Fault(file, line, 1, f"game “{named}” is not known; expected {expected}")])
    return game_entry(named)


def reference_games() -> list[Game]:
    """What the reference page of the language needs of every game."""
    games: list[Game] = []
    for name in game_names():
        entry = game_entry(name)
        cards = [card for file, text in entry.sets.shipped() for card in entry.sets.read(text, file)]
        games.append(Game(entry.title, entry.parser(), [(card.name, card.abilities) for card in cards]))
    return games


def counted(cards: Sequence[PrintedCard]) -> str:
    """How many cards there are, in how many copies."""
    copies = sum(card.copies for card in cards)
    return f"{len(cards)} card{'s' * (len(cards) != 1)} in {copies} cop{'y' if copies == 1 else 'ies'}"
