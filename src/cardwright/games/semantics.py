"""What programs that learn need to know of a game: the meanings of its options, and how its numbers are told.

A *key* is the meaning of an option: the option with the printed card in place of the copy, and with its seat counted from the
seat that is asked. Most options are one key; an option may also be said in several keys, one after the other (a *word*), as
a magic deck is named card by card. All keys of a game stand in one list that never changes for the same cards and options.
"""

from __future__ import annotations

from collections.abc import Iterable, MutableSequence, Sequence
from typing import TYPE_CHECKING, Final

from cardwright.kernel.option import card_of, number_of, pack, seat_of, verb_of

if TYPE_CHECKING:
    from cardwright.kernel.game import Game
    from cardwright.kernel.knowledge import View
    from cardwright.kernel.state import Decision

# Verbs of keys that no option has by itself.
DONE: Final = 1001
"""Ends a word of several keys."""
THIS: Final = 1002
NEXT: Final = 1003
"""Several options mean the same but are not: the keys "this one" and "another" choose among them in the offered order."""

Word = tuple[int, ...]
Keys = list[tuple[int, str]]
"""Keys with what they say."""


class Number:
    """How one of a view's public numbers is told.

    ``seat`` in braces in the name stands for each seat, counted from the viewer.
    """

    def __init__(self, name: str) -> None:
        self.name: str = name

    def width(self, seats: int) -> int:
        """How many places it takes, for one name."""
        return 1

    def places(self, seats: int) -> list[str]:
        """What each place holds, in words."""
        raise NotImplementedError

    def put(self, out: MutableSequence[float], at: int, value: int, viewer: int, seats: int) -> None:
        """Write a value into ``out``, which holds zeros, from the place ``at`` on."""
        raise NotImplementedError


class Scaled(Number):
    """A number divided by ``scale``, kept between -1 and 1."""

    def __init__(self, name: str, scale: int) -> None:
        super().__init__(name)
        self.scale: int = max(1, scale)

    def places(self, seats: int) -> list[str]:
        return [f"divided by {self.scale}, at most 1"]

    def put(self, out: MutableSequence[float], at: int, value: int, viewer: int, seats: int) -> None:
        share = value / self.scale
        out[at] = 1.0 if share > 1.0 else -1.0 if share < -1.0 else share


class Choice(Number):
    """One of some values: 1 in its place. Another value leaves all places 0."""

    def __init__(self, name: str, says: list[str], values: list[int] | None = None) -> None:
        """``values`` are 0, 1, … if not given."""
        super().__init__(name)
        self.says: list[str] = says
        self.place: dict[int, int] = {value: place for place, value in enumerate(values or range(len(says)))}

    def width(self, seats: int) -> int:
        return len(self.says)

    def places(self, seats: int) -> list[str]:
        return [f"1 if {text}" for text in self.says]

    def put(self, out: MutableSequence[float], at: int, value: int, viewer: int, seats: int) -> None:
        place = self.place.get(value, -1)
        if place >= 0:
            out[at + place] = 1.0


class Seat(Number):
    """A seat, counted from the viewer: 1 in its place. No seat leaves all places 0."""

    def width(self, seats: int) -> int:
        return seats

    def places(self, seats: int) -> list[str]:
        return [f"1 if {seat_name(seat)}" for seat in range(seats)]

    def put(self, out: MutableSequence[float], at: int, value: int, viewer: int, seats: int) -> None:
        if 0 <= value < seats:
            out[at + (value - viewer) % seats] = 1.0


class Bits(Number):
    """A bit mask: 1 for each bit that is set."""

    def __init__(self, name: str, bits: list[str]) -> None:
        super().__init__(name)
        self.bits: list[str] = bits

    def width(self, seats: int) -> int:
        return len(self.bits)

    def places(self, seats: int) -> list[str]:
        return [f"1 if {bit}" for bit in self.bits]

    def put(self, out: MutableSequence[float], at: int, value: int, viewer: int, seats: int) -> None:
        for place in range(len(self.bits)):
            if (value >> place) & 1:
                out[at + place] = 1.0


def seat_name(seat: int) -> str:
    """A seat counted from the one that is asked."""
    return "you" if seat == 0 else f"seat +{seat}"


class Semantics:
    """The keys and numbers of one game; each game has a class of its own below this one."""

    numbers: Sequence[Number] = ()
    """The public numbers that are not those of single cards."""

    qualities: Sequence[Number] = ()
    """The public numbers of single characters on the table: "power" stands for the names "power 17" …"""

    relations: tuple[str, ...] = ()
    """Further public numbers of single cards that only texts tell."""

    tops: tuple[str, ...] = ()
    """Zones whose last card matters by its place; {seat} stands for each seat."""

    ranked: frozenset[int] = frozenset()
    """Verbs whose options may have the same key without being the same."""

    begins: frozenset[int] = frozenset()
    """Verbs of keys after which more may have to be said."""

    depends: frozenset[int] = frozenset()
    """Verbs of options whose words depend on more than the option and the seat that is asked."""

    def __init__(self, game: Game) -> None:
        self.game: Game = game
        self.faces: list[int] = sorted(set(game.face))
        self.face_names: dict[int, str] = {}
        for face, name in zip(game.face, game.card_names, strict=True):
            self.face_names.setdefault(face, name)

    def keys(self) -> Keys:
        """All keys of the game, in a fixed order."""
        raise NotImplementedError

    def word(self, view: View, question: Decision, option: int) -> Word:
        """An option of the viewer's question, in keys."""
        return (self.key(question.seat, option),)

    def slots(self) -> list[tuple[int, int, str]]:
        """The places of characters for ``qualities``: the seat counted from the viewer, the face, and the name of each."""
        return []

    def characters(self, view: View) -> list[tuple[int, int]]:
        """The characters on the table: place in ``slots`` and card."""
        return []

    def quality(self, name: str, value: int) -> str:
        """A number of a character in words."""
        return f"{name} {value}"

    # --- making keys --------------------------------------------------------------------------------------------------

    def key(self, asked: int, option: int, number: int = -1) -> int:
        """The key of an option; ``number`` stands in place of the option's own if it is not -1."""
        card, seat = card_of(option), seat_of(option)
        face = -1 if card < 0 else self.game.face[card]
        away = -1 if seat < 0 else (seat - asked) % self.game.seats
        return pack(verb_of(option), face, away, number_of(option) if number < 0 else number)

    def plain(self, verb: int, says: str) -> Keys:
        """A key without card, seat and number."""
        return [(pack(verb), says)]

    def by_face(self, verb: int, says: str, faces: Iterable[int]) -> Keys:
        """A key for each printed card; {card} stands for its name."""
        return [(pack(verb, face), says.format(card=self.face_names[face])) for face in faces]

    def by_face_and_seat(self, verb: int, says: str, faces: Iterable[int]) -> Keys:
        """A key for each printed card and seat."""
        return [
            (pack(verb, face, seat), says.format(card=self.face_names[face], seat=seat_name(seat)))
            for face in faces
            for seat in range(self.game.seats)
        ]

    def by_seat(self, verb: int, says: str) -> Keys:
        """A key for each seat."""
        return [(pack(verb, -1, seat), says.format(seat=seat_name(seat))) for seat in range(self.game.seats)]

    def by_number(self, verb: int, says: Iterable[tuple[int, str]]) -> Keys:
        """A key for each number."""
        return [(pack(verb, -1, -1, number), text) for number, text in says]
