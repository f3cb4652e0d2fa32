"""The command ``cardwright cards``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from cardwright.games.registry import GameEntry, PrintedCard, game_entry
from cardwright.language.setfile import FaultyFile, read_set
from cardwright.workshop.sources import game_of, texts_of

app = App(name="cards", help="Check, explain and list cards.")


@app.command
def check(source: str, /, *, game: str = "") -> int:
    """Check a set file and show all its faults; the exit status is 1 if there is any.

    Parameters
    ----------
    source
        A set file, or the name of a game for the sets that come with it.
    game
        The game the file is for, if it does not say so itself.
    """
    from cardwright.workshop.checking import check_source

    lines, fine = check_source(source, game)
    print("\n".join(lines))
    return 0 if fine else 1


@app.command
def explain(text: str, /, *, game: str = "unicorns", card_type: Annotated[str, Parameter(name="--type")] = "") -> int:
    """Tell step by step what a card text says, or where it cannot be read.

    Parameters
    ----------
    text
        A card text, or the name of a card of the game.
    game
        The game in whose language it is written.
    card_type
        The type of the card, to see whether the text fits it.
    """
    from cardwright.workshop.checking import show
    from cardwright.workshop.explaining import explain as explained

    entry = game_entry(game)
    cards = _named(entry, text)
    if cards:
        print("\n\n".join("\n".join(_card(entry, card)) for card in cards))
        return 0
    try:
        lines = explained(entry, text, card_type)
    except FaultyFile as error:
        for fault in error.faults:
            print("\n".join(show(fault, text)))
        return 1
    print("\n".join(lines))
    return 0


@app.command(name="list")
def list_cards(source: str, /, *, sets: Annotated[list[Path] | None, Parameter(name="--set", negative=())] = None) -> int:
    """List the cards of a game, or of a set file.

    Parameters
    ----------
    source
        The name of a game, or a set file.
    sets
        Set files whose cards are listed as well.
    """
    from rich.console import Console

    from cardwright.workshop.checking import show
    from cardwright.workshop.listing import card_table

    console = Console()
    try:
        found = texts_of(source) + [(str(path), read_set(path)) for path in sets or []]
        for file, text in found:
            try:
                sets_of = game_of(source, text, file).sets
                cards = sets_of.read(text, file)
            except FaultyFile as error:
                print("\n".join(line for fault in error.faults for line in show(fault, text)))
                return 1
            console.print(card_table(file, cards, sets_of))
    except FaultyFile as error:
        print(error)
        return 1
    return 0


def _card(entry: GameEntry, card: PrintedCard) -> list[str]:
    """A card of the game, explained."""
    from cardwright.workshop.explaining import explain as explained

    facts = [f"   {line}" for line in entry.sets.facts(card).splitlines()]
    lines = [f"{card.name} ({card.type_name})", *facts]
    return lines if facts and not card.text else [*lines, *explained(entry, card.text, card.type_name)]


def _named(entry: GameEntry, name: str) -> list[PrintedCard]:
    """The cards of the game that are called so, in any letter case; sides of a card, as Card (Side), by either name."""
    wanted = name.strip().lower()
    found: list[PrintedCard] = []
    for file, text in entry.sets.shipped():
        for card in entry.sets.read(text, file):
            called = card.name.lower()
            whole, _, side = called.removesuffix(")").partition(" (")
            if wanted and wanted in (called, whole, side):
                found.append(card)
    return found
