"""What triggers on what, and the events that happen to characters (sections 9, 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.narrators import terms as t
from cardwright.games.narrators.actions import EVENT
from cardwright.games.narrators.characters import Characters
from cardwright.games.narrators.heads import FRIENDLY, OTHER_FRIENDLY, RIVAL
from cardwright.games.narrators.tables import OF_NOBODY
from cardwright.games.narrators.terms import told, zone
from cardwright.kernel import events

if TYPE_CHECKING:
    from cardwright.games.narrators.heads import Subject
    from cardwright.games.narrators.text import Text
    from cardwright.kernel.state import Frame, State

MOST_TRIGGERS: Final = 500
"""In one step; what would fire after that is dropped and logged (A41)."""

EMPTY_RECORD: Final = [0] * t.WIDTH


class Board(Characters):
    """What events trigger, and what happens to characters and hidden cards."""

    # --- triggers ---------------------------------------------------------------------------------------------------

    def sides(self, s: State) -> tuple[int, int]:
        """The challenging player, then the opposing player."""
        first = s.counters[t.CHALLENGER]
        return first, 1 - first

    def collect(self, s: State, event: int, subject: int, seat: int = -1) -> list[Frame]:
        """The texts that an event triggers now: the challenging player's first, each side in order of entry (A15)."""
        found: list[Frame] = []
        bit = 1 << event
        if not self.heard & bit:
            return found
        counters, masks = s.counters, self.masks
        if not self.watched & bit:  # no text but those of the character itself
            place = counters[t.PLACES + subject]
            if place and masks[counters[place + t.FACE]] & bit:
                found = [self.triggered(s, text, subject, subject) for text in self.texts[counters[place + t.FACE]][event]]
            return found
        first = counters[t.CHALLENGER]
        for side in (first, 1 - first):
            for character in s.zones[t.PAGE + t.ZONES * side]:
                face = counters[counters[t.PLACES + character] + t.FACE]
                if masks[face] & bit:
                    for text in self.texts[face][event]:
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
        if not self.of(s, subject, t.LOWEST):
            return False  # it has left meanwhile
        if who.what is not None and not self.subtypes(s, subject) & who.what.types:
            return False
        friendly = self.owner[character] == self.owner[subject]
        if who.side == FRIENDLY:
            return friendly
        if who.side == OTHER_FRIENDLY:
            return friendly and character != subject
        if who.side == RIVAL:
            return not friendly
        return self.of(s, character, t.CHOSEN) == self.serial(s, subject)

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
        if len(frames) > 1:
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
        found = self.collect(s, event, subject, seat)
        if found:
            self.enqueue(s, found)

    # --- events -----------------------------------------------------------------------------------------------------

    def gain(self, s: State, character: int, number: int, echo: bool = False) -> None:
        """A gain of power; one made by a "gains power" text triggers none (10.5). Gaining 0 is no event."""
        if number <= 0:
            return
        before = self.power(s, character)
        self.write(s, character, t.POWER, before + number)
        events.note(s, t.GAINS, self.owner[character], self.top(s, character), told(number, before))
        if not echo:
            self.fire(s, t.ON_GAIN, character)

    def lose(self, s: State, character: int, number: int) -> None:
        """A loss of power, made greater by texts of the other side once per event (R21, A49). Losing 0 is no event."""
        if number <= 0:
            return
        if self.has_more_loss:
            for watcher in self.characters(s, 1 - self.owner[character]):
                card = self.faces[self.face_of(s, watcher)]
                if card.more_loss and card.more_loss_types & self.subtypes(s, character):
                    number += card.more_loss
                    more = told(self.top(s, character), card.more_loss)
                    events.note(s, t.WORSENS, self.owner[watcher], self.top(s, watcher), more)
        before = self.power(s, character)
        self.write(s, character, t.POWER, before - number)
        self.mark(s, character, t.LOST)
        events.note(s, t.LOSES, self.owner[character], self.top(s, character), told(number, before))

    def swap_power(self, s: State, one: int, two: int) -> None:
        """Two values change places: neither loss nor gain (A19)."""
        first, second = self.power(s, one), self.power(s, two)
        self.write(s, one, t.POWER, second)
        self.write(s, two, t.POWER, first)
        events.note(s, t.SWAPS, self.owner[one], self.top(s, one), self.top(s, two))

    def add_score(self, s: State, seat: int, number: int, verb: int = t.SCORES, card: int = -1) -> None:
        """Raise a score total; it has no upper bound (A36). ``verb`` and ``card`` say in the log what it is for."""
        if number > 0:
            before = s.counters[t.SCORE + seat]
            events.count(s, t.SCORE + seat, before + number)
            events.note(s, verb, seat, card, told(number, before))

    def bar(self, s: State, character: int) -> None:
        """It cannot oppose this turn."""
        self.mark(s, character, t.BARRED)
        events.note(s, t.IS_BARRED, self.owner[character], self.top(s, character))

    def remember(self, s: State, character: int, other: int) -> None:
        """A character chooses another; the top card's memory."""
        self.write(s, character, t.CHOSEN, self.serial(s, other))
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
        events.count_all(s, s.counters[t.PLACES + character], EMPTY_RECORD)
        for card in cards:
            events.count(s, t.PLACES + card, 0)
            events.move(s, card, self.home(card, kind), verb, self.owner[card], len(cards) - 1 if card == cards[-1] else -1)

    # --- hidden cards -----------------------------------------------------------------------------------------------

    def bank(self, s: State, card: int, seat: int) -> None:
        """A card of the hand goes face down into the score pile; nobody else can tell which."""
        events.mix(s, s.zones[zone(seat, t.HAND)], 1 << seat)
        events.move(s, card, zone(seat, t.PILE), t.BANKED, seat)

    def bank_top(self, s: State, card: int, seat: int) -> None:
        """The top card of the deck goes face down into the score pile; who has seen it there still knows."""
        events.move(s, card, zone(seat, t.PILE), t.BANKED, seat)

    def put_under(self, s: State, card: int, seat: int, alone: bool) -> None:
        """A card of a deck goes to its bottom. If others go with it, nobody else can tell in which order."""
        if not alone:
            events.mix(s, (card,), 1 << seat)
        events.tuck(s, card, self.home(card, t.DECK), t.UNDER, seat)

    def redraw_under(self, s: State, fresh: list[int], chosen: list[int], seat: int) -> None:
        """Some of the cards drawn in this step go under the deck, and the rival cannot tell which."""
        events.mix(s, tuple(fresh), 1 << seat)
        for card in chosen:
            events.tuck(s, card, zone(seat, t.DECK), t.UNDER, seat)
