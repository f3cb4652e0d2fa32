"""The Page as it lies: characters apart from their cards, and the events that happen to them (sections 5, 9, 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.narrators import terms as t
from cardwright.games.narrators.actions import EVENT
from cardwright.games.narrators.heads import FRIENDLY, OTHER_FRIENDLY, RIVAL
from cardwright.games.narrators.tables import Tables
from cardwright.games.narrators.terms import at, told, zone
from cardwright.kernel import events
from cardwright.kernel.option import pack

if TYPE_CHECKING:
    from cardwright.games.narrators.heads import Subject
    from cardwright.games.narrators.text import Text
    from cardwright.kernel.state import Frame, State

MOST_TRIGGERS: Final = 500
"""In one step; what would fire after that is dropped and logged (A41)."""

OF_NOBODY: Final = (t.ON_START, t.ON_END, t.ON_DUELS_OVER)


class Board(Tables):
    """Questions about characters, and what happens to them. A character is named by its lowest card."""

    # --- characters -------------------------------------------------------------------------------------------------

    def of(self, s: State, character: int, field: int) -> int:
        """A field of a character or card."""
        return s.counters[at(character, field)]

    def mark(self, s: State, character: int, field: int, value: int) -> None:
        """Set a field of a character or card."""
        events.count(s, at(character, field), value)

    def serial(self, s: State, character: int) -> int:
        """The number that no other character ever has."""
        return s.counters[at(character, t.SERIAL)]

    def lives(self, s: State, character: int, serial: int) -> bool:
        """Whether that very character is on The Page."""
        first = at(character, t.TOP)
        return s.counters[first] > 0 and s.counters[first + t.SERIAL] == serial

    def top(self, s: State, character: int) -> int:
        """Its top card."""
        return s.counters[at(character, t.TOP)] - 1

    def power(self, s: State, character: int) -> int:
        """Its current power."""
        return s.counters[at(character, t.POWER)]

    def characters(self, s: State, seat: int) -> list[int]:
        """The characters of a seat in order of entry."""
        counters = s.counters
        return [card for card in s.zones[zone(seat, t.PAGE)] if counters[at(card, t.HOME)] == card + 1]

    def face_of(self, s: State, character: int) -> int:
        """The face that it shows: of its top card, or of what that card copies."""
        copied = s.counters[at(character, t.COPY)]
        return copied - 1 if copied else self.face[self.top(s, character)]

    def subtypes(self, s: State, character: int) -> int:
        """Bits of what it is."""
        return self.faces[self.face_of(s, character)].bits

    def score_of(self, s: State, character: int) -> int:
        """Its card score on The Page (A44)."""
        return self.faces[self.face_of(s, character)].score

    def stack_of(self, s: State, character: int) -> list[int]:
        """Its cards, lowest first."""
        return [card for card in s.zones[self.home(character, t.PAGE)] if self.of(s, card, t.HOME) == character + 1]

    def character_of_card(self, s: State, card: int) -> int:
        """The character that a card of The Page belongs to."""
        return s.counters[at(card, t.HOME)] - 1

    def character_option(self, s: State, character: int) -> int:
        """A character as an option."""
        return pack(t.OPT_CHARACTER, self.top(s, character), self.owner[character])

    def may_be_played(self, s: State, card: int) -> bool:
        """Whether this physical card may be played once more this turn (A41)."""
        return self.of(s, card, t.PLAYS) < self.options.most_plays

    # --- triggers ---------------------------------------------------------------------------------------------------

    def sides(self, s: State) -> tuple[int, int]:
        """The challenging player, then the opposing player."""
        first = s.counters[t.CHALLENGER]
        return first, 1 - first

    def collect(self, s: State, event: int, subject: int, seat: int = -1) -> list[Frame]:
        """The texts that an event triggers now: the challenging player's first, each side in order of entry (A15)."""
        found: list[Frame] = []
        for side in self.sides(s):
            for character in self.characters(s, side):
                texts = self.texts[self.face_of(s, character)].get(event)
                if texts is not None:
                    for text in texts:
                        if self.watches(s, text, character, subject, seat):
                            found.append(self.triggered(s, text, character, subject))
        return found

    def watches(self, s: State, text: Text, character: int, subject: int, seat: int) -> bool:
        """Whether an event is one of those that a text of a character waits for."""
        if text.who is None:
            if text.event == t.ON_SPELL:
                return self.owner[character] == seat
            return character == subject or text.event in OF_NOBODY
        return self.concerns(s, text.who, character, subject)

    def concerns(self, s: State, who: Subject, character: int, subject: int) -> bool:
        """Whether the subject of an event is one that a trigger speaks of."""
        if who.what is not None and not self.subtypes(s, subject) & who.what.types:
            return False
        friendly = self.owner[character] == self.owner[subject]
        if who.side == FRIENDLY:
            return friendly
        if who.side == OTHER_FRIENDLY:
            return friendly and character != subject
        if who.side == RIVAL:
            return not friendly
        first = at(character, t.CHOSEN)
        return s.counters[first] == subject + 1 and s.counters[first + 1] == self.serial(s, subject)

    def triggered(self, s: State, text: Text, character: int, subject: int) -> Frame:
        """A triggered text; "it" is the subject of the event."""
        return text.frame(
            self.owner[character],
            self.top(s, character),
            character,
            self.serial(s, character),
            subject,
            self.serial(s, subject) if subject >= 0 else 0,
        )

    def enqueue(self, s: State, frames: list[Frame]) -> None:
        """Let the texts of one event wait at the end of the queue, the challenging player's first."""
        if not frames:
            return
        first = s.counters[t.CHALLENGER]
        frames = [frame for frame in frames if frame.you == first] + [frame for frame in frames if frame.you != first]
        number = s.counters[t.EVENTS] + 1
        events.count(s, t.EVENTS, number)
        for frame in frames:
            if s.counters[t.TRIGGERED] >= MOST_TRIGGERS:
                events.note(s, t.DROPPED, frame.you, frame.source)
                continue
            events.count(s, t.TRIGGERED, s.counters[t.TRIGGERED] + 1)
            frame.slots = (*frame.slots[:EVENT], number, *frame.slots[EVENT + 1 :])
            events.trigger(s, frame)

    def fire(self, s: State, event: int, subject: int, seat: int = -1) -> None:
        """An event has happened: what it triggers waits."""
        self.enqueue(s, self.collect(s, event, subject, seat))

    # --- events -----------------------------------------------------------------------------------------------------

    def gain(self, s: State, character: int, number: int, echo: bool = False) -> None:
        """A gain of power; one made by a "gains power" text triggers none (10.5). Gaining 0 is no event."""
        if number <= 0:
            return
        before = self.power(s, character)
        self.mark(s, character, t.POWER, before + number)
        events.note(s, t.GAINS, self.owner[character], self.top(s, character), told(number, before))
        if not echo:
            self.fire(s, t.ON_GAIN, character)

    def lose(self, s: State, character: int, number: int) -> None:
        """A loss of power, made greater by texts of the other side once per event (R21, A49). Losing 0 is no event."""
        if number <= 0:
            return
        for watcher in self.characters(s, 1 - self.owner[character]):
            card = self.faces[self.face_of(s, watcher)]
            if card.more_loss and card.more_loss_types & self.subtypes(s, character):
                number += card.more_loss
                events.note(
                    s, t.WORSENS, self.owner[watcher], self.top(s, watcher), told(self.top(s, character), card.more_loss)
                )
        before = self.power(s, character)
        self.mark(s, character, t.POWER, before - number)
        self.mark(s, character, t.LOST, 1)
        events.note(s, t.LOSES, self.owner[character], self.top(s, character), told(number, before))

    def swap_power(self, s: State, one: int, two: int) -> None:
        """Two values change places: neither loss nor gain (A19)."""
        first, second = self.power(s, one), self.power(s, two)
        self.mark(s, one, t.POWER, second)
        self.mark(s, two, t.POWER, first)
        events.note(s, t.SWAPS, self.owner[one], self.top(s, one), self.top(s, two))

    def add_score(self, s: State, seat: int, number: int, verb: int = t.SCORES, card: int = -1) -> None:
        """Raise a score total; it has no upper bound (A36). ``verb`` and ``card`` say in the log what it is for."""
        if number > 0:
            before = s.counters[t.SCORE + seat]
            events.count(s, t.SCORE + seat, before + number)
            events.note(s, verb, seat, card, told(number, before))

    def bar(self, s: State, character: int) -> None:
        """It cannot oppose this turn."""
        self.mark(s, character, t.BARRED, 1)
        events.note(s, t.IS_BARRED, self.owner[character], self.top(s, character))

    def remember(self, s: State, character: int, other: int) -> None:
        """A character chooses another; the top card's memory."""
        events.count_all(s, at(character, t.CHOSEN), [other + 1, self.serial(s, other)])
        events.note(s, t.CHOOSES, self.owner[character], self.top(s, other), self.top(s, character))

    def sacrifice(self, s: State, character: int) -> None:
        """It dies at once (R8)."""
        self.die(s, [character], t.SACRIFICED)

    def die(self, s: State, dying: list[int], verb: int = t.DIES, dueling: list[list[Frame]] | None = None) -> None:
        """Characters die together: each text that was on The Page just before sees all of them (A17, R19)."""
        rows = [self.collect(s, t.ON_DIE, character) for character in dying]
        for number, more in enumerate(dueling or []):
            rows[number] += more
        for character in dying:
            events.count(s, t.DIED + self.owner[character], 1)
            self.remove(s, character, t.DISCARD, verb)
        for row in rows:
            self.enqueue(s, row)

    def return_stack(self, s: State, character: int, seat: int) -> None:
        """Its whole stack returns to the hand."""
        self.remove(s, character, t.HAND, t.RETURNED)

    def remove(self, s: State, character: int, kind: int, verb: int) -> None:
        """A character leaves The Page with all its cards (A18); what is noted about it is cleared."""
        cards = self.stack_of(s, character)
        serial = self.serial(s, character)
        events.count_all(s, at(character, t.TOP), [0] * (t.COPY + 1))
        self.mark(s, character, t.SERIAL, serial)
        for card in cards:
            self.mark(s, card, t.HOME, 0)
            events.move(s, card, self.home(card, kind), verb, self.owner[card], len(cards) - 1 if card == cards[-1] else -1)

    # --- hidden cards -----------------------------------------------------------------------------------------------

    def bank(self, s: State, card: int, seat: int) -> None:
        """A card of the hand goes face down into the score pile; nobody else can tell which."""
        self._unseen(s, [card], seat)
        events.move(s, card, zone(seat, t.PILE), t.BANKED, seat)

    def bank_top(self, s: State, card: int, seat: int) -> None:
        """The top card of the deck goes face down into the score pile; who has seen it there still knows."""
        events.move(s, card, zone(seat, t.PILE), t.BANKED, seat)

    def put_under(self, s: State, card: int, seat: int, alone: bool) -> None:
        """A card of a deck goes to its bottom. If others go with it, nobody else can tell in which order."""
        deck = self.home(card, t.DECK)
        if not alone:
            self._mixed(s, [card], seat)
            events.move(s, card, deck, t.UNDER, seat)
        rest = [other for other in s.zones[deck] if other != card]
        events.reorder(s, deck, (card, *rest), t.UNDER, seat)

    def redraw_under(self, s: State, fresh: list[int], chosen: list[int], seat: int) -> None:
        """Cards drawn in this step go under the deck, unseen by the rival; the others of the step are kept."""
        self._unseen(s, fresh, seat)
        for card in fresh:
            if card not in chosen:
                events.move(s, card, zone(seat, t.HAND), t.MIX, seat)
        deck = zone(seat, t.DECK)
        for card in chosen:
            events.move(s, card, deck, t.UNDER, seat)
            rest = [other for other in s.zones[deck] if other != card]
            events.reorder(s, deck, (card, *rest), t.MIX, seat)

    def _unseen(self, s: State, cards: list[int], seat: int) -> None:
        """Cards leave a hand unseen: others know neither them nor what stayed."""
        if len(cards) < len(s.zones[zone(seat, t.HAND)]) and s.seen and any([card in s.seen for card in cards]):
            events.mix(s, zone(seat, t.HAND), 1 << seat)
        self._mixed(s, cards, seat)

    def _mixed(self, s: State, cards: list[int], seat: int) -> None:
        mixed = zone(self.owner[cards[0]], t.MIXED)
        for card in cards:
            events.move(s, card, mixed, t.MIX, seat)
        events.mix(s, mixed, 1 << seat)
