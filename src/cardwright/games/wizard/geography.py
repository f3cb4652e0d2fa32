"""Where the hexes of a map lie, which way is which, and what the cheapest way to a hex costs."""

from __future__ import annotations

import heapq
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from cardwright.games.wizard.data import Hex, World

CLOCKWISE: Final = ["north-west", "north", "north-east", "east", "south-east", "south", "south-west", "west"]
SHORT: Final = {
    "north-west": "nw", "north": "n", "north-east": "ne", "east": "e", "south-east": "se", "south": "s",
    "south-west": "sw", "west": "w",
}  # fmt: skip


class Way:
    """A way to a hex: the hexes in order, without the first, and the life that it costs."""

    def __init__(self, hexes: list[int], cost: int) -> None:
        self.hexes = hexes
        self.cost = cost


class Geography:
    """The map of one data file: rows from the north, hexes of a row from the west."""

    def __init__(self, world: World) -> None:
        self.world = world
        rows: dict[int, list[int]] = {}
        for number, hex in enumerate(world.hexes):
            rows.setdefault(hex.row, []).append(number)
        self.rows = [sorted(rows[row], key=lambda n: world.hexes[n].col) for row in sorted(rows, reverse=True)]
        self.widest = max([len(row) for row in self.rows])
        self.line: dict[int, int] = {}  # of a hex, from the north
        self.half: dict[int, int] = {}  # its place in the row, in halves of a hex: rows are centred
        for line, row in enumerate(self.rows):
            for place, number in enumerate(row):
                self.line[number] = line
                self.half[number] = 2 * place + self.widest - len(row)

    def direction(self, start: int, end: int) -> str:
        """Which way a hex lies as seen from another one."""
        down, right = self.line[end] - self.line[start], self.half[end] - self.half[start]
        parts = ["north"] if down < 0 else ["south"] if down > 0 else []
        parts += ["east"] if right > 0 else ["west"] if right < 0 else []
        return "-".join(parts)

    def area(self, hex: Hex) -> str:
        """The name of the area in which a hex lies."""
        return self.world.areas.get(hex.card, "")

    def ways(self, start: int, beaten: int, past_enemies: bool = False) -> dict[int, Way]:
        """The cheapest way to each hex that can be reached; enemies that are not ``beaten`` (bits of slots) end a way.

        What places on the way give is not counted.
        """
        world = self.world
        best: dict[int, tuple[int, int]] = {start: (0, 0)}
        before: dict[int, int] = {}
        queue = [(0, 0, start)]
        while queue:
            cost, steps, number = heapq.heappop(queue)
            if (cost, steps) > best[number] or (number != start and not past_enemies and self.stops(number, beaten)):
                continue
            for other in world.hexes[number].next:
                new = (cost + world.hexes[other].cost, steps + 1)
                if other not in best or new < best[other]:
                    best[other] = new
                    before[other] = number
                    heapq.heappush(queue, (*new, other))
        found: dict[int, Way] = {}
        for number, (cost, _) in best.items():
            hexes: list[int] = []
            at = number
            while at != start:
                hexes.insert(0, at)
                at = before[at]
            found[number] = Way(hexes, cost)
        return found

    def stops(self, number: int, beaten: int) -> bool:
        """Whether a battle waits on a hex."""
        slot = self.world.hexes[number].slot
        return number == self.world.castle or (slot > 0 and not (beaten >> (slot - 1)) & 1)

    def route(self, start: int, way: Way) -> str:
        """A way in words: the directions in order, with how often each is taken."""
        turns: list[tuple[str, int]] = []
        at = start
        for number in way.hexes:
            direction = SHORT[self.direction(at, number)].upper()
            at = number
            if turns and turns[-1][0] == direction:
                turns[-1] = (direction, turns[-1][1] + 1)
            else:
                turns.append((direction, 1))
        return " ".join([direction if times == 1 else f"{times}×{direction}" for direction, times in turns])
