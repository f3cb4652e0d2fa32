"""What is known about the numbers of the data, in words: the page “about this data”."""

from __future__ import annotations

import textwrap
import tomllib
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from cardwright.games.wizard.about import STATUSES, statuses
from cardwright.terminal.look import COLOURS, DIM, STRONG, Line, Part

if TYPE_CHECKING:
    from collections.abc import Iterable

MEANS: Final = {
    "known": "stated by the published rulebook or another public page",
    "inferred": "follows from the wording, the counts or the example of the rulebook",
    "designed": "made up for this data: the printed value is not public",
}
STYLES: Final = {"known": COLOURS["green"], "inferred": COLOURS["yellow"], "designed": COLOURS["orange"]}

UNOFFICIAL: Final = (
    "It follows the published rules, has no affiliation with their publisher and is not endorsed by them. Values that are not "
    "public were made up; they are not those of the published game."
)

SECTIONS: Final = {
    "": "The game and its types of damage",
    "rules": "Numbers of the rules",
    "rules.variants": "Open questions of the rules",
    "difficulty": "Difficulties",
    "map": "The map as a whole",
    "map.areas": "Areas",
    "map.slots": "Where enemies wait",
    "map.hexes": "Hexes",
    "magic.cards": "Magic cards",
    "magic.spells": "Spells",
    "companion": "Companions",
    "enemy": "Enemies",
    "double_mode": "The double-mode card",
    "fixture": "The worked example of the rulebook",
}
"""Parts of a data file by the beginning of their places, with their titles."""

LISTS: Final = ("difficulty", "map.areas", "map.slots", "map.hexes", "magic.cards", "magic.spells", "companion", "enemy")

WORDS: Final = {
    "deck_min": "least cards in a deck", "draw_min": "least cards drawn", "draw_max": "most cards drawn",
    "deck_leave": "cards that stay in the deck", "life_per_draw": "life for each card drawn",
    "retire_recover": "life for a companion given up", "retire_at_life": "life at which one is given up",
    "starting_random_abilities": "abilities at the start", "life_max": "most life", "life_start": "life at the start",
    "attack_reduction_floor": "least power of a weakened strike", "zero_check": "when zero life counts",
    "overdraw": "whether one may draw for more life than is left", "draw_mode": "how cards are drawn",
    "recover_once": "what recovers once", "support_always": "whether support counts without magic",
    "use_every_drawn_card": "whether each drawn card is used", "cards": "number of map cards",
    "castle_area": "area of the castle", "kind": "kind", "regen": "whether it regains life",
    "princess": "whether it is a princess", "resist": "resistances", "damage_types": "names of the types of damage",
    "game": "which game", "card_exists": "that there is one", "enabled": "that it is left out",
    "book": "spellbook", "heal": "what it heals", "format": "format of the file",
}  # fmt: skip
"""Keys of a data file in words."""

FEW: Final = 12
"""Values up to this number are listed one by one."""


class Value:
    """A value of the data: where it stands, and what is known about it."""

    def __init__(self, section: str, item: str, leaf: str, status: str) -> None:
        self.section = section
        self.item = item  # the card, hex … it belongs to, "" for none
        self.leaf = leaf
        self.status = status


@cache
def values_of(text: str) -> list[Value]:
    """The values of a data file."""
    found: list[Value] = []
    for place, status in statuses(text):
        section = max([begin for begin in SECTIONS if not begin or f"{place}.".startswith(f"{begin}.")], key=len)
        rest = place[len(section) + 1 :] if section else place
        item, _, leaf = rest.partition(".") if section in LISTS else ("", "", rest)
        found.append(Value(section, item, leaf, status))
    return found


def notice(text: str) -> str:
    """One line for the start of a game."""
    values = values_of(text)
    designed = sum([1 for value in values if value.status == "designed"])
    return f"Unofficial: {designed} of {len(values)} values are made up, not the printed ones: about."


def about_lines(text: str, width: int) -> list[Line]:
    """The page: what the words mean, then each part of the data with what is known of it."""
    values = values_of(text)
    names = _names(text)
    lines: list[Line] = [
        [Part("This is an unofficial game.", STRONG)],
        *[[Part(line)] for line in textwrap.wrap(UNOFFICIAL, width)],
        [Part("")],
    ]
    for status in STATUSES:
        number = sum([1 for value in values if value.status == status])
        lines += _row(status, f"{number} of {len(values)}: {MEANS[status]}", width)
    for section, title in SECTIONS.items():
        here = [value for value in values if value.section == section]
        if here:
            lines += [[Part("")], [Part(title, STRONG), Part(f"  {len(here)} values", DIM)]]
            lines += _section(here, names, width)
    return lines


def _section(values: list[Value], names: dict[str, str], width: int) -> list[Line]:
    lines: list[Line] = []
    items = list(dict.fromkeys([value.item for value in values]))
    for status in STATUSES:
        here = [value for value in values if value.status == status]
        if not here:
            continue
        if len(here) == len(values):
            said = "all of them" if len(here) > FEW else _by_leaf(here, items, names)
        elif status == "designed" and len(here) > FEW:
            said = f"the other {len(here)}"
        else:
            said = _by_leaf(here, items, names)
        lines += _row(status, said, width)
    return lines


def _by_leaf(values: list[Value], items: list[str], names: dict[str, str]) -> str:
    """What the values are: each key once, with the cards it is known of."""
    of: dict[str, list[str]] = {}
    for value in values:
        if not value.leaf.endswith(("id", ".area")):  # only the file has use for it
            of.setdefault(value.leaf, []).append(value.item)
    said: list[str] = []
    for leaf, owners in of.items():
        word = _key(leaf, names)
        if owners == [""]:
            said.append(word)
        elif len(owners) == len(items):
            said.append(f"{word} of each")
        else:
            said.append(f"{word} of {_listed([names.get(owner, owner) for owner in owners])}")
    return "; ".join(said)


def _key(leaf: str, names: dict[str, str]) -> str:
    """A key in words; keys of a side of a companion and the like come with its name."""
    above, _, last = leaf.rpartition(".")
    word = WORDS.get(last, last.replace("_", " "))
    owner = above.rpartition(".")[2]
    if owner.isdecimal():
        return f"{word} in area {owner}"
    return f"{word} of {names.get(owner, owner.replace('_', ' '))}" if above else word


def _listed(words: Iterable[str]) -> str:
    return ", ".join(dict.fromkeys(words))


def _names(text: str) -> dict[str, str]:
    """What cards are called, by their ids."""
    found: dict[str, str] = {}

    def look(part: Any) -> None:
        if isinstance(part, dict):
            if isinstance(part.get("id"), str) and isinstance(part.get("name"), str):
                found[part["id"]] = part["name"]
            for inner in part.values():
                look(inner)
        elif isinstance(part, list):
            for inner in part:
                look(inner)

    look(tomllib.loads(text))
    return found


def _row(status: str, text: str, width: int) -> list[Line]:
    """A status and what has it, with the text broken to the width."""
    lines = textwrap.wrap(text, max(20, width - 12))
    first: Line = [Part(f"  {status:<10}", STYLES[status]), Part(lines[0])]
    return [first, *[[Part(" " * 12), Part(line)] for line in lines[1:]]]
