"""Where things stand in a data file, so that faults can name the line."""

from __future__ import annotations

import re
from typing import Final

_HEADER: Final = re.compile(r"\s*\[(\[?)\s*([\w.]+)\s*\]")


class Lines:
    """The lines of a file and its tables."""

    def __init__(self, text: str) -> None:
        self.lines: list[str] = text.splitlines()
        self.headers: list[tuple[int, str]] = []  # line and name
        for number, line in enumerate(self.lines, 1):
            match = _HEADER.match(line)
            if match:
                self.headers.append((number, match[2]))

    def table(self, name: str, number: int = 0) -> int:
        """The line of a table's header (of the ``number``-th one of that name); 1 if it has none."""
        found = [line for line, header in self.headers if header == name]
        return found[number] if number < len(found) else 1

    def owner(self, line: int) -> str:
        """The first name of the table that a line stands in, as rules for [rules.variants]; empty before the first table."""
        found = ""
        for start, name in self.headers:
            if start <= line:
                found = name.partition(".")[0]
        return found

    def end(self, start: int) -> int:
        """The last line of the table that begins in line ``start``."""
        for line, _ in self.headers:
            if line > start:
                return line - 1
        return len(self.lines)

    def key(self, start: int, key: str) -> int:
        """The line, from ``start`` on and inside the same table, where a key is set; else ``start``."""
        pattern = re.compile(rf"(?:^|[\s,{{])[\"']?{re.escape(key)}[\"']?\s*=")
        for number in range(start, self.end(start) + 1):
            if pattern.search(self.lines[number - 1].split("#", 1)[0]):
                return number
        return start

    def entry(self, start: int, key: str, value: object) -> int:
        """The line, from ``start`` on and inside the same table, where a key has a value; else ``start``."""
        written = f'"{value}"' if isinstance(value, str) else str(value)
        pattern = re.compile(rf"(?:^|[\s,{{])[\"']?{re.escape(key)}[\"']?\s*=\s*{re.escape(written)}(?![\w.])")
        for number in range(start, self.end(start) + 1):
            if pattern.search(self.lines[number - 1]):
                return number
        return start
