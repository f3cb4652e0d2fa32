"""The log in sentences: like moves one after the other are told in one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.kernel.events import LOOK, MOVE

if TYPE_CHECKING:
    from cardwright.games.registry import GameWords
    from cardwright.kernel.events import Event

HUMAN: Final = 0
UNKNOWN: Final = " a card"


def told(events: list[Event], words: GameWords, names: list[str]) -> list[str]:
    """Events as the human may read them; what has nothing to say is left out."""
    found: list[str] = []
    alike: list[str] = []
    last: Event | None = None
    for event in events:
        line = words.event(event, HUMAN, names)
        if not line:
            continue
        if alike and not (last is not None and _alike(last, event)):
            found += joined(alike)
            alike = []
        alike.append(line)
        last = event
    return found + joined(alike)


def _alike(one: Event, two: Event) -> bool:
    """Whether two events are the same move of the same player, but for the card."""
    return (
        one.kind == two.kind
        and one.kind in (MOVE, LOOK)
        and (one.verb, one.seat, one.origin, one.target) == (two.verb, two.seat, two.origin, two.target)
        and one.seat >= 0
    )


def joined(lines: list[str]) -> list[str]:
    """Lines that differ in one place only, as one: You draw Narwhal. You draw Neigh. → You draw Narwhal and Neigh."""
    if len(lines) < 2:
        return lines
    if len(set(lines)) == 1:
        return [lines[0].replace(UNKNOWN, f" {len(lines)} cards", 1)] if lines[0].count(UNKNOWN) == 1 else lines
    rows = [line.removesuffix(".").split() for line in lines]
    shortest = min(len(row) for row in rows)
    start, end = 0, 0
    while start < shortest and len({row[start] for row in rows}) == 1:
        start += 1
    while end < shortest - start and len({row[-1 - end] for row in rows}) == 1:
        end += 1
    different = [" ".join(row[start : len(row) - end]) for row in rows]
    if start < 2 or not all(different):
        return lines
    row = [*rows[0][:start], f"{', '.join(different[:-1])} and {different[-1]}", *rows[0][len(rows[0]) - end :]]
    return [f"{' '.join(row)}."]
