"""The Page as it lies: characters apart from their cards (section 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.narrators import terms as t
from cardwright.games.narrators.tables import Tables
from cardwright.kernel import events

if TYPE_CHECKING:
    from cardwright.kernel.state import State

PLAYED: Final = 3
"""Where in the slots of the course the cards played this turn begin."""


class Characters(Tables):
    """Questions about characters. A character is named by its lowest card.

    What is noted about it is a record of ``WIDTH`` counters; ``PLACES`` says for every card of The Page where that begins.
    """

    def of(self, s: State, character: int, field: int) -> int:
        """A field of the record of a character; 0 if there is no such character."""
        counters = s.counters
        return counters[counters[t.PLACES + character] + field]

    def write(self, s: State, character: int, field: int, value: int) -> None:
        """Set a field of the record of a character."""
        events.count(s, s.counters[t.PLACES + character] + field, value)

    def marked(self, s: State, character: int, mark: int) -> bool:
        """Whether a character has a mark of this turn."""
        counters = s.counters
        return counters[counters[t.PLACES + character] + t.MARKS] & mark != 0

    def mark(self, s: State, character: int, mark: int) -> None:
        """Give a character a mark until the end of the turn."""
        place = s.counters[t.PLACES + character] + t.MARKS
        events.count(s, place, s.counters[place] | mark)

    def unmark(self, s: State, character: int, mark: int) -> None:
        """Take a mark away."""
        place = s.counters[t.PLACES + character] + t.MARKS
        events.count(s, place, s.counters[place] & ~mark)

    def serial(self, s: State, character: int) -> int:
        """The number that no other character ever has."""
        counters = s.counters
        return counters[counters[t.PLACES + character] + t.SERIAL]

    def lives(self, s: State, character: int, serial: int) -> bool:
        """Whether that very character is on The Page."""
        counters = s.counters
        return serial > 0 and counters[counters[t.PLACES + character] + t.SERIAL] == serial

    def top(self, s: State, character: int) -> int:
        """Its top card."""
        counters = s.counters
        return counters[counters[t.PLACES + character] + t.TOP] - 1

    def power(self, s: State, character: int) -> int:
        """Its current power."""
        counters = s.counters
        return counters[counters[t.PLACES + character] + t.POWER]

    def characters(self, s: State, seat: int) -> tuple[int, ...]:
        """The characters of a seat in order of entry."""
        return s.zones[t.PAGE + t.ZONES * seat]

    def face_of(self, s: State, character: int) -> int:
        """The face that it shows: of its top card, or of what that card copies."""
        counters = s.counters
        return counters[counters[t.PLACES + character] + t.FACE]

    def subtypes(self, s: State, character: int) -> int:
        """Bits of what it is."""
        counters = s.counters
        return self.bits[counters[counters[t.PLACES + character] + t.FACE]]

    def score_of(self, s: State, character: int) -> int:
        """Its card score on The Page (A44)."""
        return self.faces[self.face_of(s, character)].score

    def stack_of(self, s: State, character: int) -> list[int]:
        """Its cards, lowest first."""
        counters = s.counters
        place = counters[t.PLACES + character]
        over = s.zones[self.home(character, t.COVERING)]
        return [character] + [card for card in over if counters[t.PLACES + card] == place]

    def covers(self, s: State, character: int) -> int:
        """How many transforms lie on it."""
        return len(self.stack_of(s, character)) - 1

    def character_of_card(self, s: State, card: int) -> int:
        """The character that a card of The Page belongs to."""
        counters = s.counters
        return counters[counters[t.PLACES + card] + t.LOWEST] - 1

    def character_option(self, s: State, character: int) -> int:
        """A character as an option."""
        counters = s.counters
        return self.named[counters[counters[t.PLACES + character] + t.TOP]]

    def character_options(self, s: State, characters: list[int]) -> list[int]:
        """Characters as options."""
        counters, named = s.counters, self.named
        return [named[counters[counters[t.PLACES + c] + t.TOP]] for c in characters]

    def free_record(self, s: State) -> int:
        """Where the record of a new character goes: the first place that is free."""
        counters = s.counters
        place = t.PLACES + len(self.kind)
        while place < len(counters) and counters[place]:
            place += t.WIDTH
        return place

    def may_be_played(self, s: State, card: int) -> bool:
        """Whether this physical card may be played once more this turn (A41)."""
        played = s.stack[0].slots
        return len(played) == PLAYED or played[PLAYED:].count(card) < self.options.most_plays
