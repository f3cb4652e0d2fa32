"""The form of a data file: its keys and kinds of values. What does not fit becomes a fault with its line."""

from __future__ import annotations

import difflib
import re
import tomllib
from typing import Any, Final

from cardwright.games.wizard.lines import Lines
from cardwright.games.wizard.terms import TYPES
from cardwright.language.setfile import Fault, FaultyFile

STATUSES: Final = ("known", "inferred", "designed")
MOST: Final = 10_000
"""Any number of a file is at most this."""

KIND_WORDS: Final[dict[type, str]] = {
    str: "a text in quotes",
    int: "a whole number",
    bool: "true or false",
    list: "a list",
    dict: "a table",
}

Table = dict[str, Any]


class Form:
    """One file; ``faults`` grows as it is read."""

    def __init__(self, text: str, file: str) -> None:
        self.text = text
        self.file = file
        self.lines = Lines(text)
        self.faults: list[Fault] = []
        self.places: dict[tuple[str, str], int] = {}  # line by kind and id

    def toml(self) -> Table:
        """The file as TOML. Raises FaultyFile."""
        try:
            return tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            match = re.search(r"line (\d+), column (\d+)", str(error))
            line, column = (int(match[1]), int(match[2])) if match else (len(self.lines.lines) or 1, 1)
            message = re.sub(r"\s*\(at .*\)$", "", str(error))
            raise FaultyFile([Fault(self.file, line, column, f"not valid TOML: {message}")]) from None
        except RecursionError:
            raise FaultyFile([Fault(self.file, 1, 1, "not valid TOML: nested too deeply")]) from None

    def fault(self, line: int, message: str, column: int = 1) -> None:
        """Note a fault."""
        self.faults.append(Fault(self.file, line, column, message))

    def check_keys(self, table: Table, known: list[str], line: int, where: str) -> None:
        """Every key is known, and the statuses are."""
        for key in table:
            if key not in known and key != "status":
                near = difflib.get_close_matches(key, known, 1)
                hint = f"; did you mean “{near[0]}”?" if near else ""
                self.fault(self.lines.key(line, key), f"unknown key “{key}” of {where}; expected {', '.join(known)}{hint}")
        status = table.get("status", {})
        for key, value in status.items() if isinstance(status, dict) else [("status", status)]:
            if value not in STATUSES:
                place = self.lines.key(line, "status")
                self.fault(place, f"status {key} = {value!r} of {where}: expected one of {', '.join(STATUSES)}")

    def value(self, table: Table, key: str, kind: type, line: int, where: str, least: int = 0) -> Any:
        """A value of the right kind; where there is none, a fault and an empty one."""
        value = table.get(key)
        if value is None:
            self.fault(line, f"the key “{key}” of {where} is missing; expected {KIND_WORDS[kind]}")
        elif not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
            self.fault(self.lines.key(line, key), f"{key} = {value!r} of {where}: expected {KIND_WORDS[kind]}")
        elif isinstance(value, int) and kind is int and not least <= value <= MOST:
            self.fault(self.lines.key(line, key), f"{key} = {value} of {where}: expected {least} to {MOST}")
        elif isinstance(value, str) and key in ("id", "name") and not re.search(r"\w", value):
            self.fault(self.lines.key(line, key), f"{key} = {value!r} of {where}: expected at least one letter")
        else:
            return value
        return least if kind is int else kind()

    def numbers(self, table: Table, key: str, line: int, where: str, size: int = TYPES) -> list[int]:
        """A list of whole numbers from 0; ``size`` 0 means of any length."""
        found = self.value(table, key, list, line, where)
        right = all([isinstance(n, int) and not isinstance(n, bool) and 0 <= n <= MOST for n in found])
        if key in table and (not right or (size and len(found) != size)):
            expected = f"{size} whole numbers from 0" if size else "whole numbers from 0"
            self.fault(self.lines.key(line, key), f"{key} = {found!r} of {where}: expected {expected}")
            return [0] * size
        return list(found)

    def names(self, table: Table, key: str, line: int, where: str) -> list[str]:
        """A list of names."""
        found = self.value(table, key, list, line, where)
        if not all([isinstance(name, str) for name in found]):
            self.fault(self.lines.key(line, key), f"{key} = {found!r} of {where}: expected a list of names")
            return []
        return list(found)

    def tables(self, table: Table, key: str, line: int = 1, where: str = "the file") -> list[Table]:
        """A list of tables with at least one entry."""
        found = self.value(table, key, list, line, where)
        if not found or not all([isinstance(part, dict) for part in found]):
            if key in table:
                self.fault(self.lines.key(line, key), f"{key} of {where}: expected a list of tables")
            return []
        return list(found)

    def entry(self, kind: str, table: Table, start: int, keys: list[str]) -> tuple[int, str]:
        """Line and description of an entry that has an id; ids differ."""
        id = table.get("id")
        line = self.lines.entry(start, "id", id) if id is not None else start
        where = f"{kind} “{id}”"
        self.check_keys(table, keys, line, where)
        if id is not None:
            if (kind, str(id)) in self.places:
                self.fault(line, f"the id “{id}” of a {kind} stands already in line {self.places[kind, str(id)]}; ids differ")
            self.places.setdefault((kind, str(id)), line)
        return line, where
