"""Set files: cards as data. Reading one finds all its faults at once, each with its place.

[set]
name = "My cards"
game = "unicorns"

[[card]]
name = "Sleepy Unicorn"
type = "Magical Unicorn"
copies = 2
text = "When this enters your stable, draw one card."
notes = "Anything players should know."          # optional
"""

from __future__ import annotations

import difflib
import re
import tomllib
from pathlib import Path
from typing import Any, Final

from cardwright.kernel.errors import BadInput

SIZE_LIMIT: Final = 1_000_000
"""Bytes; a set file of a thousand cards has about a quarter of that."""

COPIES_LIMIT: Final = 99


class Fault:
    """One fault of a file with its place (line and column from 1).

    A fault of a card text also has the word that could not be read, what was expected there and the nearest phrase.
    """

    def __init__(
        self,
        file: str,
        line: int,
        column: int,
        message: str,
        word: str = "",
        expected: list[str] | None = None,
        nearest: str = "",
    ) -> None:
        self.file, self.line, self.column, self.message = file, line, column, message
        self.word, self.nearest = word, nearest
        self.expected: list[str] = expected or []

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}: {self.message}"


class FaultyFile(BadInput):
    """A file with one or more faults."""

    def __init__(self, faults: list[Fault]) -> None:
        self.faults = faults
        super().__init__("\n".join(str(fault) for fault in faults))


class Entry:
    """A card as the set file has it, with the places of its name and its text.

    ``readable`` is false where name, type or text are missing or wrong, so that the card cannot be made.
    """

    def __init__(self, values: dict[str, Any], line: int, text_line: int, text_column: int, readable: bool) -> None:
        self.values = values
        self.line = line
        self.text_line, self.text_column = text_line, text_column
        self.readable = readable


class SetFile:
    """A set file that has the right form; its texts are not parsed yet."""

    def __init__(self, file: str, name: str, game: str, entries: list[Entry]) -> None:
        self.file, self.name, self.game, self.entries = file, name, game, entries


def read_set(path: Path) -> str:
    """The text of a set file. Raises FaultyFile if it is missing, too big or not UTF-8."""
    file = str(path)
    try:
        size = path.stat().st_size
        if size > SIZE_LIMIT:
            raise FaultyFile([Fault(file, 1, 1, f"the file has {size:,} bytes; expected at most {SIZE_LIMIT:,}")])
        return path.read_bytes().decode("utf-8")
    except UnicodeDecodeError as error:
        before = error.object[: error.start]
        line, column = before.count(b"\n") + 1, error.start - before.rfind(b"\n")
        raise FaultyFile([Fault(file, line, column, "the file is not UTF-8 text; save it with that encoding")]) from None
    except OSError as error:
        raise FaultyFile([Fault(file, 1, 1, f"cannot read the file: {error.strerror}")]) from None


def given_sets(added: list[Path], instead: list[Path]) -> list[dict[str, str]]:
    """Set files as a setup has them, those that take the place of the built-in cards first. Raises FaultyFile."""
    parts = [(path, "instead") for path in instead] + [(path, "add") for path in added]
    return [{"file": str(path), "text": read_set(path), "mode": mode} for path, mode in parts]


def parse_set(text: str, file: str, types: list[str], keys: dict[str, type]) -> tuple[SetFile, list[Fault]]:
    """A set file and the faults of its form: ``types`` are the card types of the game, ``keys`` its further optional keys.

    Raises FaultyFile if it is not TOML.
    """
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        match = re.search(r"line (\d+), column (\d+)", str(error))
        line, column = (int(match[1]), int(match[2])) if match else (text.count("\n") + 1, 1)
        message = re.sub(r"\s*\(at .*\)$", "", str(error))
        raise FaultyFile([Fault(file, line, column, f"not valid TOML: {message}")]) from None
    reader = _Reader(text, file, types, keys)
    return reader.read(data), reader.faults


class _Reader:
    def __init__(self, text: str, file: str, types: list[str], keys: dict[str, type]) -> None:
        self.lines = text.splitlines()
        self.file, self.types = file, types
        self.keys: dict[str, type] = {"name": str, "type": str, "copies": int, "text": str, "notes": str, **keys}
        self.faults: list[Fault] = []
        self.card_lines = [n for n, line in enumerate(self.lines, 1) if re.match(r"\s*\[\[\s*card\s*\]\]", line)]

    def fault(self, line: int, message: str, column: int = 1) -> None:
        self.faults.append(Fault(self.file, line, column, message))

    def read(self, data: dict[str, Any]) -> SetFile:
        for key in data:
            if key not in ("set", "card"):
                self.fault(self.line_of(key, 1), f"unknown key “{key}”; expected a table [set] and tables [[card]]")
        header = data.get("set", {})
        if not isinstance(header, dict):
            header = {}
            self.fault(1, "expected a table [set] with name and game")
        head = next((n for n, line in enumerate(self.lines, 1) if re.match(r"\s*\[\s*set\s*\]", line)), 1)
        for key in header:
            if key not in ("name", "game"):
                self.fault(self.line_of(key, head), f"unknown key “{key}” in [set]; expected name, game")
        cards = data.get("card", [])
        if not isinstance(cards, list) or not all(isinstance(card, dict) for card in cards):
            self.fault(1, "expected cards as tables [[card]]")
            cards = []
        if not cards and not self.faults:
            self.fault(1, "the file has no card; expected at least one table [[card]]")
        entries = [self.card(values, number) for number, values in enumerate(cards)]
        seen: dict[str, int] = {}
        for entry in entries:
            name = entry.values.get("name")
            if isinstance(name, str):
                if name.lower() in seen:
                    self.fault(entry.line, f"the name “{name}” stands already in line {seen[name.lower()]}; names differ")
                seen.setdefault(name.lower(), entry.line)
        return SetFile(self.file, str(header.get("name", Path(self.file).stem)), str(header.get("game", "")), entries)

    def card(self, values: dict[str, Any], number: int) -> Entry:
        start = self.card_lines[number] if number < len(self.card_lines) else 1
        line = self.line_of("name", start)
        name = values.get("name", f"card {number + 1}")
        for key, value in values.items():
            if key not in self.keys:
                near = difflib.get_close_matches(key, self.keys, 1)
                hint = f"; did you mean “{near[0]}”?" if near else ""
                self.fault(self.line_of(key, start), f"unknown key “{key}” of “{name}”; expected {', '.join(self.keys)}{hint}")
            elif not isinstance(value, self.keys[key]) or isinstance(value, bool):
                words = {str: "a text in quotes", int: "a whole number", dict: "a table"}[self.keys[key]]
                self.fault(self.line_of(key, start), f"{key} of “{name}”: expected {words}, found {value!r}")
        for key in ("name", "type", "text"):
            if key not in values:
                hint = ' (a card without effect has text = "")' if key == "text" else ""
                self.fault(start, f"the key “{key}” of “{name}” is missing{hint}")
        copies = values.get("copies", 1)
        if isinstance(copies, int) and not 0 <= copies <= COPIES_LIMIT:
            self.fault(self.line_of("copies", start), f"copies of “{name}” = {copies}: expected 0 to {COPIES_LIMIT}")
        if isinstance(values.get("name"), str) and not re.search(r"\w", values["name"]):
            self.fault(line, "a card's name needs at least one letter")
        kind = values.get("type")
        if isinstance(kind, str) and kind not in self.types:
            near = difflib.get_close_matches(kind, self.types, 1)
            hint = f"; did you mean “{near[0]}”?" if near else ""
            self.fault(
                self.line_of("type", start),
                f"unknown type “{kind}” of “{name}”; expected {', '.join(self.types)}{hint}",
            )
        readable = all(isinstance(values.get(key), str) for key in ("name", "type", "text")) and kind in self.types
        return Entry(values, line, *self.text_place(self.line_of("text", start)), readable)

    def text_place(self, line: int) -> tuple[int, int]:
        """Line and column of the first character of the text that is set in a line."""
        written = self.lines[line - 1] if self.lines else ""
        match = re.match(r"\s*[\"']?text[\"']?\s*=\s*(\"\"\"|'''|\"|')?", written)
        if match is None:
            return line, 1
        if len(match.group(1) or "") == 3 and match.end() == len(written.rstrip()):
            return line + 1, 1  # a long text that begins below its key
        return line, match.end() + 1

    def line_of(self, key: str, start: int) -> int:
        """The line, from ``start`` on and within the same card, where a key is set."""
        for n in range(start, len(self.lines) + 1):
            if n > start and n in self.card_lines:
                break
            if re.match(rf"\s*[\"']?{re.escape(key)}[\"']?\s*=", self.lines[n - 1]):
                return n
        return start
