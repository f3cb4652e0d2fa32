"""Observations and actions as a page of documentation: ``python -m cardwright.interfaces.reference`` writes it."""

from __future__ import annotations

from cardwright.games.registry import game_entry, game_names
from cardwright.interfaces.observation import CHARACTERS, COUNTS, FACES, Part
from cardwright.interfaces.play import Adapter
from cardwright.kernel.option import verb_of

SHOWN = 5
"""Places of a part that are listed one by one, if there are no more."""

HEAD = """\
# Observations and actions

What the numbers of an observation are, and what actions there are, for the built-in cards and default rule options. Written by
`python -m cardwright.interfaces.reference`; for other seats, options or cards: `cardwright spaces GAME`. Seats are counted from
the one that looks: “you”, then “seat +1” to its left, and so on.

Counts of cards are whole numbers; everything else lies between -1 and 1. “Faces” are the printed cards of the game in the order
of its set files."""


def page() -> str:
    """The whole page."""
    parts = [HEAD]
    for name in game_names():
        adapter = Adapter({"game": name})
        parts.append(f"## {game_entry(name).title}, {seats(adapter)}")
        parts.append("\n".join(layout(adapter)))
        parts.append("\n".join(actions(adapter)))
    return "\n\n".join(parts) + "\n"


def seats(adapter: Adapter) -> str:
    """How many seats, in words."""
    return "1 seat" if adapter.seats == 1 else f"{adapter.seats} seats"


def layout(adapter: Adapter) -> list[str]:
    """The parts of an observation as a table; parts of one kind in one line."""
    found = adapter.layout
    lines = [
        f"An observation has {found.size:,} numbers.",
        "",
        "| places | part | holds |",
        "|---:|---|---|",
    ]
    for first, last in runs(found.parts):
        name = first.name if first is last else f"{first.name} … {last.name}"
        places = f"{first.start}–{last.end - 1}" if last.end - first.start > 1 else str(first.start)
        lines.append(f"| {places} | {name} | {holds(first)} |")
    return lines


def runs(parts: list[Part]) -> list[tuple[Part, Part]]:
    """First and last part of each line: the numbers of all characters stand in one."""
    found: list[tuple[Part, Part]] = []
    for part in parts:
        if found and part.kind == CHARACTERS == found[-1][1].kind:
            found[-1] = (found[-1][0], part)
        else:
            found.append((part, part))
    return found


def holds(part: Part) -> str:
    """What the places of a part hold, in short."""
    if part.kind == COUNTS:
        return f"copies of each of the {len(part.says) - 1} faces, then the cards that are hidden from you"
    if part.kind == FACES:
        return f"1 in the place of its face ({len(part.says)})"
    if part.kind == CHARACTERS:
        return "the numbers of each character, by seat, face of its top card, and place among its like on The Page; 0 if absent"
    if len(part.says) > SHOWN:
        return f"{part.says[0]}; {part.says[1]}; … {part.says[-1]}"
    return "; ".join(part.says)


def actions(adapter: Adapter) -> list[str]:
    """The actions in short: how many there are, and the first of each kind."""
    table = adapter.actions
    kinds: dict[int, list[int]] = {}
    for key, number in table.number.items():
        kinds.setdefault(verb_of(key), []).append(number)
    lines = [f"{len(table)} actions, version `{table.version}`:", "", "| actions | as |", "|---:|---|"]
    single = [numbers[0] for numbers in kinds.values() if len(numbers) == 1]
    if single:
        lines.append(f"| {len(single)} | {', '.join([table.says[number] for number in single])} |")
    for numbers in kinds.values():
        if len(numbers) > 1:
            lines.append(f"| {len(numbers)} | {table.says[numbers[0]]}; … {table.says[numbers[-1]]} |")
    return lines


if __name__ == "__main__":
    from pathlib import Path

    Path("docs/spaces.md").write_text(page(), encoding="utf-8")
