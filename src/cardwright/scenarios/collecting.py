"""Scenes about collections: who owns what, boosters and trades, and what must hold then. See docs/scenarios.md.

They run on the real collections, in a database in memory.
"""

from __future__ import annotations

import difflib
import random
import re
from typing import TYPE_CHECKING, Any, Final

from cardwright.collection.cards import card_named
from cardwright.collection.errors import Refused
from cardwright.games.narrators.decks import booster, boosters_in, deck_faces, starter_named
from cardwright.games.narrators.sets import pool
from cardwright.kernel.errors import BadInput
from cardwright.language.setfile import FaultyFile
from cardwright.scenarios.places import TOP, Places
from cardwright.scenarios.steps import without_comment

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from cardwright.scenarios.owning import Owners

TABLE: Final = "collection"
GAME: Final = "narrators"
SEATS: Final = "ABCDEFGH"
KEYS: Final = {"starter": str, "deck": list, "boosters": int}

_SEAT = r"(?P<seat>[A-H])"
_CARD = r"(?P<card>.+)"
_DOES = r"(?P<does>open a booster(?:, adding .+)?|offer .+ for .+ of [A-H]|accept|refuse|withdraw)"
_GRAMMAR: Final[dict[str, str]] = {
    "does": rf"{_SEAT}: {_DOES}",
    "may_not": rf"{_SEAT} may not: {_DOES}",
    "may": rf"{_SEAT} may: {_DOES}",
    "deck_size": rf"{_SEAT}['’]s deck has (?P<number>\d+) cards?",
    "deck_score": rf"{_SEAT}['’]s deck adds up to (?P<number>\d+)",
    "copies": rf"{_SEAT}['’]s deck has (?P<number>\d+) (?:×|x) {_CARD}",
    "lies_not": rf"{_CARD} is not in {_SEAT}['’]s deck",
    "lies": rf"{_CARD} is in {_SEAT}['’]s deck",
    "opened": rf"{_SEAT} has opened (?P<number>\d+) boosters?",
    "kept": rf"{_SEAT} has kept out (?P<number>\d+) cards?",
    "waits": rf"an offer waits for {_SEAT}",
    "no_offer": r"no offer waits",
}
_PATTERNS: Final = {name: re.compile(pattern, re.IGNORECASE) for name, pattern in _GRAMMAR.items()}


class Beginning:
    """What one player has at the beginning: a starter deck or a list, and boosters that were opened."""

    def __init__(self, starter: str, deck: list[str], boosters: int) -> None:
        self.starter, self.deck, self.boosters = starter, deck, boosters


class CollectionStep:
    """One line that was understood: what it says (a name of the grammar) and its parts."""

    def __init__(self, line: int, text: str, kind: str, parts: dict[str, str]) -> None:
        self.line, self.text, self.kind, self.parts = line, text, kind, parts


class CollectionScene:
    """Some players' collections with the steps. ``line`` is where the scene begins."""

    def __init__(self, line: int, seed: str, beginnings: dict[str, Beginning], steps: list[CollectionStep]) -> None:
        self.line, self.seed, self.beginnings, self.steps = line, seed, beginnings, steps

    def play(self) -> Iterator[tuple[CollectionStep, str]]:
        """Every step with "" or what was found instead."""
        from cardwright.scenarios.owning import Owners  # imports SQLAlchemy, which other scenes do not need

        owners = Owners(self.beginnings, random.Random(self.seed))
        try:
            for step in self.steps:
                yield step, _take(owners, step)
        finally:
            owners.close()


def _take(owners: Owners, step: CollectionStep) -> str:
    parts = step.parts
    act: Callable[..., str] = getattr(owners, step.kind)
    given: list[Any] = [parts[name] for name in ("seat", "does", "card") if name in parts]
    if "number" in parts:
        given.append(int(parts["number"]))
    return act(*given)


class CollectionReader:
    """Reads the scenes about collections of one file."""

    def __init__(self, places: Places) -> None:
        self.places = places

    def fault(self, scene: int, table: str, key: str, message: str) -> BadInput:
        return self.places.fault(self.places.line(scene, table, key), message)

    def scene(self, number: int, data: dict[str, Any], game: str) -> CollectionScene:
        """A scene with a table ``collection``. Raises FaultyFile with file and line."""
        if game != GAME:
            raise self.fault(number, TABLE, "", f'there are no collections in this game; expected game = "{GAME}"')
        if not isinstance(data[TABLE], dict):
            raise self.fault(number, TOP, TABLE, "expected a table [collection] with a table for each player")
        for key in data:
            if key not in ("play", "seed", TABLE):
                raise self.unknown(number, TOP, key, ["play", "seed", TABLE])
        for key in data[TABLE]:
            if key not in ("play", "seed") and key not in SEATS:
                raise self.unknown(number, TABLE, key, ["play", "seed", "A", "B"])
        beginnings = {
            seat: self.beginning(number, seat, table) for seat, table in data[TABLE].items() if seat not in ("play", "seed")
        }
        if not beginnings:
            raise self.fault(number, TABLE, "", "nobody owns anything; expected a table [collection.A]")
        tables = {TOP: data, TABLE: data[TABLE]} | {f"{TABLE}.{seat}": data[TABLE][seat] for seat in beginnings}
        seeds = [table["seed"] for table in (data, data[TABLE]) if "seed" in table]
        if not all(isinstance(seed, str) for seed in seeds):
            raise self.fault(number, TABLE, "seed", f"seed = {seeds[0]!r}: expected a text in quotes")
        line = self.places.scene_lines[number] if 0 <= number < len(self.places.scene_lines) else 1
        return CollectionScene(line, (seeds or ["1"])[0], beginnings, self.steps(number, tables, list(beginnings)))

    def beginning(self, scene: int, seat: str, table: Any) -> Beginning:
        name = f"{TABLE}.{seat}"
        if not isinstance(table, dict):
            raise self.fault(scene, TABLE, seat, f"{seat} = {table!r}: expected a table")
        for key, value in table.items():
            if key != "play" and key not in KEYS:
                raise self.unknown(scene, name, key, list(KEYS))
            if key in KEYS and (not isinstance(value, KEYS[key]) or isinstance(value, bool)):
                words = {str: "a text in quotes", list: "a list of cards", int: "a whole number"}[KEYS[key]]
                raise self.fault(scene, name, key, f"{key} = {value!r}: expected {words}")
        if ("starter" in table) == ("deck" in table):
            raise self.fault(scene, name, "", f"{seat} needs a starter deck or a deck; expected one of starter, deck")
        boosters = table.get("boosters", 0)
        try:
            starter = starter_named(table["starter"]) if "starter" in table else ""
            deck, inside = ([], 0) if starter else self.deck(table["deck"])
        except BadInput as error:
            message = error.faults[0].message if isinstance(error, FaultyFile) else str(error)
            raise self.fault(scene, name, "starter" if "starter" in table else "deck", message) from None
        most = booster().most - inside
        if not 0 <= boosters <= most:
            raise self.fault(scene, name, "boosters", f"boosters = {boosters}: expected 0 to {most}")
        return Beginning(starter, deck, boosters)

    def deck(self, lines: list[Any]) -> tuple[list[str], int]:
        """The cards of a list, and how many boosters are among them. Raises BadInput."""
        cards = list(pool())
        faces = deck_faces([str(line) for line in lines], cards)
        return [cards[face].name for face in faces], boosters_in([cards[face].score for face in faces])

    def unknown(self, scene: int, table: str, key: str, expected: list[str]) -> BadInput:
        near = difflib.get_close_matches(key, expected, 1)
        hint = f"; did you mean “{near[0]}”?" if near else ""
        where = f" in [{table}]" if table else " beside [collection]"
        return self.fault(scene, table, key, f"unknown key “{key}”{where}; expected {', '.join(expected)}{hint}")

    def steps(self, scene: int, tables: dict[str, dict[str, Any]], seats: list[str]) -> list[CollectionStep]:
        written = [(name, table["play"]) for name, table in tables.items() if "play" in table]
        if len(written) != 1:
            message = "play stands here a second time" if written else "play is missing; expected the steps"
            raise self.fault(scene, written[1][0] if written else TOP, "play", message)
        name, text = written[0]
        if not isinstance(text, str):
            raise self.fault(scene, name, "play", f"play = {text!r}: expected a text in quotes")
        steps: list[CollectionStep] = []
        for line, words in self.places.text_lines(self.places.line(scene, name, "play"), text):
            step = without_comment(words)
            if not step:
                continue
            try:
                steps.append(_read_step(line, " ".join(step.split()), seats))
            except (ValueError, Refused) as error:
                raise self.places.fault(line, str(error)) from None
        if not steps:
            raise self.fault(scene, name, "play", "play has no step; expected at least one")
        return steps


def _read_step(line: int, text: str, seats: list[str]) -> CollectionStep:
    """The step that a line describes. Raises ValueError or Refused with what was expected."""
    for kind, pattern in _PATTERNS.items():
        match = pattern.fullmatch(text)
        if match is None:
            continue
        parts = match.groupdict()
        named = [parts["seat"]] if "seat" in parts else []
        if parts.get("does", "").lower().startswith("offer"):
            given, wanted, taker = offered(parts["does"])
            named.append(taker)
            card_named(given)
            card_named(wanted)
        if "card" in parts:
            parts["card"] = card_named(parts["card"]).name
        for seat in named:
            if seat.upper() not in seats:
                raise ValueError(f"there is no player “{seat}”; expected one of {', '.join(seats)}")
        if "seat" in parts:
            parts["seat"] = parts["seat"].upper()
        if "adding" in parts.get("does", ""):
            adding(parts["does"])
        return CollectionStep(line, text, kind, parts)
    raise ValueError(f"unknown step “{text}”; docs/scenarios.md lists them")


def offered(words: str) -> tuple[str, str, str]:
    """What "offer X for Y of B" names: the given card, the wanted one, and whose that is."""
    match = re.fullmatch(r"offer (.+) for (.+) of (.)", words, re.IGNORECASE)
    assert match is not None
    return match[1], match[2], match[3].upper()


def adding(words: str) -> int | None:
    """How many cards "open a booster, adding 4 cards" adds; None for all. Raises ValueError."""
    match = re.fullmatch(r"open a booster(?:, adding (all|none|\d{1,3})(?: cards?)?)?", words, re.IGNORECASE)
    if match is None:
        raise ValueError(f"“{words}”: expected open a booster, adding all, none or a number of cards")
    word = (match[1] or "all").lower()
    return None if word == "all" else 0 if word == "none" else int(word)
