"""Checking set files: every fault at once, shown in its line with what was expected there."""

from __future__ import annotations

from collections.abc import Sequence

from cardwright.games.registry import PrintedCard, is_game
from cardwright.kernel.errors import BadInput
from cardwright.language.setfile import Fault, FaultyFile
from cardwright.workshop.sources import counted, game_of, texts_of

WIDTH = 96
"""Characters of a source line that are shown around a fault."""


def check_source(source: str, game: str = "") -> tuple[list[str], bool]:
    """The lines to print about a set file or the sets of a game, and whether everything is fine."""
    lines: list[str] = []
    fine = True
    try:
        found = texts_of(source)
    except FaultyFile as error:
        return [line for fault in error.faults for line in show(fault, "")], False
    for file, text in found:
        try:
            entry = game_of(source, text, file, game)
            cards = entry.sets.read(text, file)
        except FaultyFile as error:
            fine = False
            for fault in error.faults:
                lines += [*show(fault, text), ""]
            number = len(error.faults)
            lines.append(f"{file}: {number} fault{'s' if number > 1 else ''}")
            continue
        lines.append(f"{file}: {summary(cards)}; every text is understood")
        if entry.sets.adds and not is_game(source):
            setup = {"game": entry.name, "seats": entry.seats[0], "sets": [{"file": file, "text": text, "mode": "add"}]}
            try:
                entry.make(setup)
            except BadInput as error:
                lines.append(f"note: it cannot be added to the built-in cards: {error}")
    return lines, fine


def summary(cards: Sequence[PrintedCard]) -> str:
    """How many cards of which types there are."""
    types: dict[str, int] = {}
    for card in cards:
        types[card.type_name] = types.get(card.type_name, 0) + 1
    told = ", ".join(f"{number} {name}" for name, number in types.items())
    return f"{counted(cards)} ({told})"


def show(fault: Fault, text: str) -> list[str]:
    """A fault with the line it stands in and a mark under the word."""
    lines = [f"{fault.file}:{fault.line}:{fault.column}: {_message(fault)}"]
    source = text.splitlines()
    if text and fault.line <= len(source) and (fault.word or fault.column > 1):
        line = source[fault.line - 1]
        start = max(0, fault.column - 1 - WIDTH // 2) if len(line) > WIDTH else 0
        part = line[start : start + WIDTH].expandtabs(1)
        mark = " " * (fault.column - 1 - start) + "^" * max(1, len(fault.word))
        lines += [f"    {part}", f"    {mark}"]
    if fault.expected:
        lines.append("    expected here: " + ", ".join(f"“{word}”" for word in fault.expected))
    if fault.nearest:
        lines.append(f"    did you mean:  {fault.nearest}")
    return lines


def _message(fault: Fault) -> str:
    """The message without what is shown in lines of its own."""
    if not fault.expected and not fault.nearest:
        return fault.message
    return fault.message.split("; expected “", 1)[0].split("; did you mean “", 1)[0]
