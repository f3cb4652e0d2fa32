"""What a seat sees as numbers: a layout made from the game, and the view written into it.

Everything comes from ``kernel.knowledge.View`` and from the actions the viewer itself has taken towards an answer, so an
observation holds nothing that its seat may not know. Seats are counted from the viewer: it is always the first.
"""

from __future__ import annotations

import re
from array import array

from cardwright.games.registry import GameEntry
from cardwright.games.semantics import Number, Semantics, seat_name
from cardwright.interfaces.actions import ActionTable, Said
from cardwright.kernel.knowledge import HIDDEN, View
from cardwright.kernel.option import verb_of

COUNTS = "counts"
FACES = "faces"
CHARACTERS = "characters"
NUMBERS = "numbers"

OWNED = re.compile(r"(.*) (\d)")
"""The name of a zone that belongs to a seat."""


class Memory:
    """The zones of one game as one viewer saw them last, and how they were counted: the rest need not be counted again."""

    def __init__(self, zones: int, counts: array[float]) -> None:
        self.zones: list[list[int]] = [[] for _ in range(zones)]
        self.counts: array[float] = counts


class Part:
    """Places of the observation that belong together."""

    def __init__(self, name: str, start: int, says: list[str], kind: str) -> None:
        self.name: str = name
        self.start: int = start
        self.says: list[str] = says  # what each place holds
        self.kind: str = kind  # COUNTS, FACES (one of them), CHARACTERS or NUMBERS

    @property
    def end(self) -> int:
        """The first place after it."""
        return self.start + len(self.says)


class Layout:
    """Where everything stands in the observation of a game."""

    def __init__(self, entry: GameEntry, semantics: Semantics, actions: ActionTable) -> None:
        game = semantics.game
        self.semantics: Semantics = semantics
        self.seats: int = game.seats
        self.parts: list[Part] = []
        self.size: int = 0
        faces = [semantics.face_names[face] for face in semantics.faces]
        dense = {face: place for place, face in enumerate(semantics.faces)}
        self._place: list[int] = [dense[face] for face in game.face]  # of each card's face among the faces
        self._faces: int = len(faces)
        seats = range(self.seats)
        # By viewer: zone and start of its block.
        self._zones: list[list[tuple[int, int]]] = [[] for _ in seats]
        self._tops: list[list[tuple[int, int]]] = [[] for _ in seats]
        one = [f"1 if it is {name}" for name in faces]
        counts = [f"copies of {name}" for name in faces] + ["cards that are hidden from you"]
        for name, zones in self._by_viewer(game.zone_names):
            start = self._part(name, counts, COUNTS)
            for viewer in seats:
                self._zones[viewer].append((zones[viewer], start))
        tops = [name.format(seat=seat) for name in semantics.tops for seat in (seats if "{" in name else [0])]
        for name, zones in self._by_viewer(tops):
            start = self._part(f"last card of {name}", one, FACES)
            for viewer in seats:
                self._tops[viewer].append((game.zone_names.index(tops[zones[viewer]]), start))
        self._numbers: list[list[tuple[str, int, Number]]] = [[] for _ in seats]
        for number in semantics.numbers:
            for seat in seats if "{seat}" in number.name else [0]:
                start = self._part(number.name.format(seat=f"of {seat_name(seat)}"), number.places(self.seats))
                for viewer in seats:
                    name = number.name.format(seat=(viewer + seat) % self.seats)
                    self._numbers[viewer].append((name, start, number))
        self._slots: int = self.size
        self._single: dict[str, tuple[int, int, Number]] = {}  # by name: the card, its offset, the number
        self._width: int = 0
        for number in semantics.qualities:
            for card in range(len(game.face)):
                self._single[f"{number.name} {card}"] = (card, self._width, number)
            self._width += number.width(self.seats)
        for _, _, name in semantics.slots():
            for number in semantics.qualities:
                self._part(f"{number.name} of {name}", number.places(self.seats), CHARACTERS)
        self._question: int = self._part("your question", [f"1 if it is “{kind}”" for kind in entry.question_kinds])
        self._source: int = self._part("the card that asks", one, FACES)
        self._asked: int = self._part("who is asked", [f"1 if {seat_name(seat)}" for seat in seats])
        self._won: int = self._part("the end", ["1 if the game is over", *[f"1 if {seat_name(seat)} won" for seat in seats]])
        begins = [(n, actions.says[n]) for key, n in actions.number.items() if verb_of(key) in semantics.begins]
        start = self._part("said so far", [f"1 if you said “{says}”" for _, says in begins])
        self._said: dict[int, int] = {action: start + place for place, (action, _) in enumerate(begins)}
        self._passed: int = self._part("passed over", ["how often you said “another”, divided by 4, at most 1"])
        self._next: int = actions.next
        self._empty: array[float] = array("f", bytes(4 * self.size))
        self._no_cards: array[float] = self._empty[: self._faces + 1]

    def _part(self, name: str, says: list[str], kind: str = NUMBERS) -> int:
        start = self.size
        self.parts.append(Part(name, start, says, kind))
        self.size += len(says)
        return start

    def _by_viewer(self, names: list[str]) -> list[tuple[str, list[int]]]:
        """Zones with their names counted from the viewer, and the number of each for every viewer: shared ones first."""
        found: list[tuple[str, list[int]]] = []
        bases: list[str] = []
        for place, name in enumerate(names):
            owned = OWNED.fullmatch(name)
            if owned is None:
                found.append((name, [place] * self.seats))
            elif owned[1] not in bases:
                bases.append(owned[1])
        for seat in range(self.seats):
            for base in bases:
                zones = [names.index(f"{base} {(viewer + seat) % self.seats}") for viewer in range(self.seats)]
                found.append((f"{base} of {seat_name(seat)}", zones))
        return found

    def memory(self) -> Memory:
        """A memory for one viewer of a game."""
        return Memory(len(self.semantics.game.zone_names), self._empty[:])

    def encode(self, view: View, said: Said = (), memory: Memory | None = None) -> array[float]:
        """The observation of a view; ``said`` are the actions its viewer has taken towards an answer.

        ``memory`` is one of the same viewer in the same game, or in a game that came before.
        """
        memory = memory or self.memory()
        viewer, zones, place = view.viewer, view.zones, self._place
        before, counts = memory.zones, memory.counts
        width = self._faces + 1
        for zone, start in self._zones[viewer]:
            cards = zones[zone]
            if cards == before[zone]:
                continue
            before[zone] = cards
            fresh = self._no_cards[:]
            for card in cards:
                if card >= 0:
                    fresh[place[card]] += 1.0
            fresh[-1] = cards.count(HIDDEN)
            counts[start : start + width] = fresh
        out = counts[:]
        for zone, start in self._tops[viewer]:
            cards = zones[zone]
            if cards and cards[-1] >= 0:
                out[start + place[cards[-1]]] = 1.0
        numbers, seats = view.numbers, self.seats
        for name, start, number in self._numbers[viewer]:
            number.put(out, start, numbers[name], viewer, seats)
        if self.semantics.qualities:
            self._qualities(view, out)
        question = view.question
        if question is not None:
            out[self._question + question.kind] = 1.0
            if question.source >= 0:
                out[self._source + place[question.source]] = 1.0
        for seat in view.asked:
            out[self._asked + (seat - viewer) % seats] = 1.0
        if view.over:
            out[self._won] = 1.0
            for seat in range(seats):
                if (view.result >> ((seat + viewer) % seats)) & 1:
                    out[self._won + 1 + seat] = 1.0
        for action in said:
            if action in self._said:
                out[self._said[action]] = 1.0
        if said:
            out[self._passed] = min(1.0, said.count(self._next) / 4)
        return out

    def _qualities(self, view: View, out: array[float]) -> None:
        starts = {card: self._slots + place * self._width for place, card in self.semantics.characters(view)}
        single = self._single
        for name, value in view.numbers.items():
            if name in single:
                card, offset, number = single[name]
                number.put(out, starts[card] + offset, value, view.viewer, self.seats)
