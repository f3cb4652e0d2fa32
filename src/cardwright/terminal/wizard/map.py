"""The hex map as lines: one line a row of hexes where there is little room, two where there is more."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING, Final

from cardwright.terminal.look import DIM, Line, Part, width_of

if TYPE_CHECKING:
    from cardwright.games.wizard.geography import Geography
    from cardwright.games.wizard.rules import Wizard
    from cardwright.kernel.knowledge import View

TERRAINS: Final = {
    "plain": ("·", "#d5e0b0", "#41562c"),
    "forest": ("♣", "#a9e0a0", "#1d4326"),
    "hills": ("∩", "#ead6a6", "#63522b"),
    "mountain": ("▲", "#e6e6e6", "#555560"),
    "marsh": ("≈", "#a8dcd8", "#21484f"),
    "wasteland": ("∴", "#e0bc9c", "#543a2c"),
    "start": ("○", "#e8e8e8", "#41562c"),
    "castle": ("♜", "#ffd0e0", "#6d1f45"),
}
"""Sign, colour and ground of each terrain."""

OTHER_TERRAIN: Final = ("?", "#dddddd", "#3a3a3a")
SETTLED: Final = ("⌂", "#fff0b0", "#7a5a12")
"""Where life is recovered."""

ENEMY_COLOURS: Final = {"yellow": ("#1c1a00", "#e2c53a"), "red": ("#ffffff", "#b3262b")}
OTHER_ENEMY: Final = ("#ffffff", "#7040a0")
BEATEN: Final = ("✓", "#b8c4a0", "#33402a")
NUMBER: Final = "bold #000000 on #ffffff"
WIZARD: Final = "bold #000000 on #7fe8ff"

SIDE: Final = 16
"""Columns beside a large drawing for magic and party."""
SMALL: Final = 6
"""Columns of a hex with one line, the gap included."""
GUTTER: Final = 2
"""Columns before a large drawing."""


class Size:
    """A size of a large drawing: columns of a hex, the gap included, and its lines."""

    def __init__(self, columns: int, lines: int) -> None:
        self.columns = columns
        self.lines = lines


LARGE: Final = Size(12, 2)
LARGEST: Final = Size(16, 3)


class Mark:
    """What stands on a hex: sign, number, words for it, colour and ground."""

    def __init__(self, sign: str, number: str, words: str, colour: str, ground: str) -> None:
        self.sign = sign
        self.number = number
        self.words = words
        self.colour = colour
        self.ground = ground

    @property
    def style(self) -> str:
        """Its colours."""
        return f"{self.colour} on {self.ground}"


class MapDrawing:
    """Draws the map of one game."""

    def __init__(self, game: Wizard, geography: Geography) -> None:
        self.game = game
        self.geography = geography

    # --- what stands on a hex -----------------------------------------------------------------------------------------

    def mark(self, view: View, number: int) -> Mark:
        """What stands on a hex now."""
        hex = self.game.world.hexes[number]
        if hex.slot:
            slot = self.game.world.slots[hex.slot - 1]
            if (view.numbers["beaten"] >> (hex.slot - 1)) & 1:
                return Mark(BEATEN[0], f"{hex.cost}", "beaten", BEATEN[1], BEATEN[2])
            colour, ground = ENEMY_COLOURS.get(slot.colour, OTHER_ENEMY)
            return Mark(f"!{slot.colour[:1]}", f"{hex.cost}", slot.colour, colour, ground)
        if hex.recover:
            left = self.recovery(view, number)
            sign, colour, ground = SETTLED
            if not left:
                return Mark(sign, f"{hex.cost}", "spent", "#a09878", "#3b331d")
            return Mark(sign, f"+{left}", hex.terrain, colour, ground)
        sign, colour, ground = TERRAINS.get(hex.terrain, OTHER_TERRAIN)
        return Mark(hex.terrain[:1] if sign == "?" else sign, f"{hex.cost}", hex.terrain, colour, ground)

    def recovery(self, view: View, number: int) -> int:
        """The life that entering a hex gives now."""
        hex, spent = self.game.world.hexes[number], view.numbers["spent"]
        used_up = spent != 0 if self.game.options.recover_anywhere_once else (spent >> number) & 1 == 1
        return 0 if used_up else hex.recover

    def says(self, view: View, number: int) -> str:
        """A hex in a few words: what is there, its cost, what it gives."""
        hex = self.game.world.hexes[number]
        what = hex.terrain
        if hex.slot:
            slot = self.game.world.slots[hex.slot - 1]
            beaten = (view.numbers["beaten"] >> (hex.slot - 1)) & 1
            what = f"beaten {slot.colour} enemy" if beaten else f"{slot.colour} enemy"
        elif number == self.game.world.castle:
            what = "Demon Castle"
        parts = [what, f"cost {hex.cost}"]
        if hex.recover:
            left = self.recovery(view, number)
            parts.append(f"recovers {left}" if left else "spent")
        return ", ".join(parts)

    # --- drawing ------------------------------------------------------------------------------------------------------

    def size(self, width: int, height: int) -> Size | None:
        """The largest of the large drawings for which there is room beside ``SIDE`` other columns; None if there is none."""
        for size in (LARGEST, LARGE):
            if self.beside(size, width) >= SIDE and height >= size.lines * len(self.geography.rows):
                return size
        return None

    def beside(self, size: Size, width: int) -> int:
        """The columns that are left beside a large drawing."""
        return width - GUTTER - size.columns * self.geography.widest

    def small(self, view: View, chosen: dict[int, str], width: int) -> list[Line]:
        """The map with one line a row, the names of the areas beside it; ``chosen`` are the numbers of choices by hex."""
        lines: list[Line] = []
        columns = SMALL * self.geography.widest
        names = self._area_names(width - columns - 1)
        for row, name in zip(self.geography.rows, names, strict=True):
            line: Line = [Part(" " * (self.geography.half[row[0]] * SMALL // 2))]
            for number in row:
                line += self._small(view, number, chosen)
            gap = columns - width_of(line) + 1
            lines.append([*line, Part(" " * gap), Part(name, DIM)] if name else line)
        return lines

    def large(self, view: View, chosen: dict[int, str], size: Size, side: list[Line]) -> list[Line]:
        """The map with several lines a row, the numbers of the areas before it and other lines beside it."""
        lines: list[Line] = []
        last = -1
        for row in self.geography.rows:
            card = self.game.world.hexes[row[0]].card
            indent = " " * (self.geography.half[row[0]] * size.columns // 2)
            drawn: list[Line] = [[Part(" " * GUTTER), Part(indent)] for _ in range(size.lines)]
            if card != last:
                drawn[0][0] = Part(f"{card}".ljust(GUTTER), DIM)
            last = card
            for number in row:
                for line, parts in zip(drawn, self._large(view, number, chosen, size), strict=True):
                    line += parts
            lines += drawn
        full = GUTTER + size.columns * self.geography.widest
        for place, more in enumerate(side):
            if place == len(lines):
                lines.append([])
            lines[place] = [*lines[place], Part(" " * (full - width_of(lines[place]))), *more]
        return lines

    def _area_names(self, width: int) -> list[str]:
        """The names of the areas, broken to a width, each beside the rows of its area."""
        found: list[str] = []
        last = -1
        left: list[str] = []
        for row in self.geography.rows:
            hex = self.game.world.hexes[row[0]]
            if hex.card != last:
                last = hex.card
                left = textwrap.wrap(f"{last} {self.geography.area(hex)}", width) if width >= 8 else []
            found.append(left.pop(0) if left else "")
        return found

    def _small(self, view: View, number: int, chosen: dict[int, str]) -> Line:
        """A hex in one line: the number of the choice or the wizard, then sign and cost."""
        mark = self.mark(view, number)
        text = f"{mark.sign}{mark.number}".ljust(3)
        return [self._who(view, number, chosen, mark), Part(text, f"bold {mark.style}"), Part(" ")]

    def _who(self, view: View, number: int, chosen: dict[int, str], mark: Mark) -> Part:
        """Two columns: the wizard, the number of a choice, or nothing."""
        if view.numbers["place"] == number:
            return Part("@ ", WIZARD)
        if number in chosen:
            return Part(f"{chosen[number]})", NUMBER)
        return Part("  ", mark.style)

    def _large(self, view: View, number: int, chosen: dict[int, str], size: Size) -> list[Line]:
        """A hex in several lines: what it is; the wizard or the number of the choice, sign and cost."""
        mark = self.mark(view, number)
        wide = size.columns - 3
        edge, gap = mark.ground, Part(" ")
        above: Line = [Part("◢", edge), Part(mark.words[:wide].center(wide), mark.style), Part("◣", edge), gap]
        who = self._who(view, number, chosen, mark)
        if size.lines == 2:
            text = Part(f"{mark.sign} {mark.number}".center(wide - 4), f"bold {mark.style}")
            pad = Part("  ", mark.style)
            return [above, [Part("◥", edge), who, text, pad, Part("◤", edge), gap]]
        text = Part(f"{mark.sign} {mark.number}".center(wide - 4), f"bold {mark.style}")
        middle = [Part(" ", mark.style), who, text, Part("   ", mark.style), gap]
        below = [Part("◥", edge), Part(" " * wide, mark.style), Part("◤", edge), gap]
        return [above, middle, below]

    def legend(self) -> list[tuple[str, str]]:
        """The signs of the map and what they stand for."""
        terrains = dict.fromkeys([hex.terrain for hex in self.game.world.hexes if not hex.slot and not hex.recover])
        colours = dict.fromkeys([slot.colour for slot in self.game.world.slots])
        found = [("@", "you"), ("1)", "a way you may go")]
        found += [(f"!{colour[:1]}", f"{colour} enemy") for colour in colours]
        found += [(BEATEN[0], "beaten"), (f"{SETTLED[0]}+", "a place that recovers life, once")]
        found += [(TERRAINS.get(terrain, (terrain[:1],))[0], terrain) for terrain in terrains]
        return found
