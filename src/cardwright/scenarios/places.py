"""Where things stand in a scenario file, so that messages can name the line."""

from __future__ import annotations

import re
from typing import Final

from cardwright.language.setfile import Fault, FaultyFile

TOP: Final = ""
"""Stands for the table name where keys stand in no table of their own."""

_SCENE: Final = re.compile(r"\s*\[\[\s*scene\s*\]\]")
_TABLE: Final = re.compile(r"\s*\[\s*([^\[\]]+?)\s*\]\s*(?:#.*)?$")
_KEY: Final = re.compile(r"""\s*((?:[\w.-]|"[^"]*"|'[^']*')+)\s*=""")


class Places:
    """The lines of a file, and on which of them each key is set.

    Scenes count from 0; what stands above the first ``[[scene]]`` belongs to scene -1.
    """

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.lines = text.splitlines()
        self.scene_lines: list[int] = []
        self._keys: dict[tuple[int, str, str], int] = {}
        self._tables: dict[tuple[int, str], int] = {}
        self._scan()

    def _scan(self) -> None:
        inside, table, scene = "", TOP, -1
        for number, line in enumerate(self.lines, 1):
            if inside:  # a text over several lines
                if line.count(inside) % 2:
                    inside = ""
                continue
            if _SCENE.match(line):
                scene, table = scene + 1, TOP
                self.scene_lines.append(number)
            elif match := _TABLE.match(line):
                table = match[1].replace(" ", "").replace('"', "").removeprefix("scene.")
                self._tables.setdefault((scene, table), number)
            elif match := _KEY.match(line):
                path = [part.strip("\"'") for part in match[1].split(".")]
                where = table if len(path) == 1 else path[-2]
                self._keys.setdefault((scene, where, path[-1]), number)
            for mark in ("'''", '"""'):
                if line.count(mark) % 2:
                    inside = mark

    def line(self, scene: int, table: str, key: str = "") -> int:
        """The line of a key, or of its table or scene where the key cannot be found."""
        found = self._keys.get((scene, table, key)) or self._tables.get((scene, table or key))
        found = found or self._keys.get((scene, TOP, table))
        return found or (self.scene_lines[scene] if 0 <= scene < len(self.scene_lines) else 1)

    def line_naming(self, start: int, name: str) -> int:
        """The first line from ``start`` on that holds a name in quotes, else ``start``."""
        for number in range(start, len(self.lines) + 1):
            if f'"{name}"' in self.lines[number - 1] or f"'{name}'" in self.lines[number - 1]:
                return number
        return start

    def text_lines(self, start: int, text: str) -> list[tuple[int, str]]:
        """The lines of a text whose key stands in line ``start``, each with its number in the file."""
        written = self.lines[start - 1] if start <= len(self.lines) else ""
        match = re.search(r"=\s*('''|\"\"\")", written)
        if match is None:
            return [(start, line) for line in text.splitlines()]
        first = start if written[match.end() :].strip() else start + 1
        return list(enumerate(text.splitlines(), first))

    def fault(self, line: int, message: str) -> FaultyFile:
        """An error about a line of this file."""
        return FaultyFile([Fault(self.file, line, 1, message)])
