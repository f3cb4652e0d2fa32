"""The table as it lies: continuous effects, computed when asked, and what texts may choose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.unicorns.tables import Tables
from cardwright.games.unicorns.terms import (
    BABY,
    BANS_DESTROY,
    BANS_ENTRY,
    BLIND,
    DESTROY,
    FIRST_HAND,
    FIRST_STATUS,
    JUDGED,
    MOVE,
    OPEN_HAND,
    PANDAS,
    SACRIFICE,
    STEAL,
    UNICORN,
    hand,
    seat_of_stable,
)
from cardwright.kernel import events

if TYPE_CHECKING:
    from cardwright.kernel.state import State
    from cardwright.language.tree import Noun


class Board(Tables):
    """Questions about stables and hands that texts and rules ask."""

    # --- continuous effects, computed when asked ------------------------------------------------------------------

    def status(self, s: State, seat: int) -> int:
        """The status bits of a stable: of its lasting texts now or, inside a link, at the commitment."""
        if s.counters[JUDGED]:
            return s.counters[FIRST_STATUS + seat]
        return self.status_now(s, seat)

    def status_now(self, s: State, seat: int) -> int:
        """The status bits of a stable as it lies now."""
        lasting = self.lasting
        bits = 0
        for card in s.zones[self.stables[seat]]:
            bits |= lasting[card]
        if bits & BLIND and not bits & PANDAS:
            bits = BLIND
            for card in s.zones[FIRST_HAND + 1 + 2 * seat]:
                if not self.kind[card] & UNICORN:
                    bits |= lasting[card]
        return bits

    def present(self, s: State, cards: list[int]) -> bool:
        """Whether any of these cards lies in a stable."""
        where = s.where
        for card in cards:
            zone = where[card]
            if zone > FIRST_HAND and zone & 1:
                return True
        return False

    def judge(self, s: State) -> None:
        """Fix the statuses and the places of watching cards for a link: its moves count as simultaneous."""
        statuses = [self.status_now(s, seat) for seat in range(self.seats)]
        events.count_all(s, FIRST_STATUS, statuses + [seat_of_stable(s.where[card]) for card in self.watchers])
        events.count(s, JUDGED, 1)

    def owner_of(self, s: State, card: int) -> int:
        """The seat in whose stable a card lies, -1 if in none."""
        return seat_of_stable(s.where[card])

    def silenced(self, s: State, card: int, seat: int) -> bool:
        """Whether the text of a card in the stable of ``seat`` is off. Pandas are beyond its reach (R132)."""
        kind = self.kind[card]
        if not kind & UNICORN or kind == BABY:
            return False
        status = self.status(s, seat)
        return bool(status & BLIND) and not status & PANDAS

    def open_zone(self, s: State, zone: int) -> bool:
        if zone < FIRST_HAND or not self.openers:
            return False
        seat = (zone - FIRST_HAND) // 2
        return self.present(s, self.openers) and bool(self.status_now(s, seat) & OPEN_HAND)

    def may_enter(self, s: State, card: int, seat: int) -> bool:
        """Whether no other stable forbids the card to enter that of ``seat`` (R107–R113)."""
        return not self.closed_types(s, seat) & self.kind[card]

    def closed_types(self, s: State, seat: int) -> int:
        """The types of cards that may not enter the stable of ``seat``, as bits."""
        if not self.present(s, self.banners) and not s.counters[JUDGED]:
            return 0
        bits = 0
        for other in range(self.seats):
            if other != seat:
                bits |= self.status(s, other) >> BANS_ENTRY
        return bits & 127

    # --- what texts may choose --------------------------------------------------------------------------------------

    def matches(self, card: int, noun: Noun) -> bool:
        """Whether a text that says ``noun`` speaks of the card, wherever it lies."""
        return bool(self.kind[card] & noun.types) and (not noun.word or noun.word in self.cards[self.face[card]].words)

    def names(self, s: State, noun: Noun, card: int, seat: int) -> bool:
        """The same for a card in the stable of ``seat``, where Pandas are no Unicorns (R119, R120, A5)."""
        if not self.matches(card, noun):
            return False
        if self.kind[card] & UNICORN and self.status(s, seat) & PANDAS:
            return not (noun.types & ~UNICORN == 0 or self.options.pandas_untouchable)
        return True

    def matching(self, s: State, zone: int, noun: Noun) -> list[int]:
        """The cards of a zone that a noun speaks of."""
        if not noun.word:
            kind, types = self.kind, noun.types
            return [card for card in s.zones[zone] if kind[card] & types]
        return [card for card in s.zones[zone] if self.matches(card, noun)]

    def targets(
        self,
        s: State,
        verb: int,
        noun: Noun,
        you: int,
        source: int,
        named: tuple[int, ...],
        most: int = 4096,
        only: int = -1,
    ) -> list[int]:
        """The cards in stables that ``you`` may choose for a verb, as options; at ``most`` so many, ``only`` of one seat.

        ``named`` are targets already. SACRIFICE chooses in one's own stable, MOVE in any, the other verbs in other
        players'. Each rule takes away types of cards, stable by stable.
        """
        found: list[int] = []
        kind = self.kind
        open_types = noun.types & ~self.closed_types(s, you) if verb == STEAL else noun.types
        for seat in range(self.seats):
            if ((seat == you) != (verb == SACRIFICE) and verb != MOVE) or (only >= 0 and seat != only):
                continue
            cards = s.zones[self.stables[seat]]
            if not cards:
                continue
            types = open_types
            status = self.status(s, seat)
            if status & PANDAS and (types & ~UNICORN == 0 or self.options.pandas_untouchable):
                types &= ~UNICORN
            if verb == DESTROY:
                safe = (status >> BANS_DESTROY) & 127
                types &= ~(safe & ~UNICORN if status & PANDAS else safe)
            if verb != SACRIFICE and self.options.babies_pinned and verb in (STEAL, MOVE):
                types &= ~BABY
            for card in cards:
                if kind[card] & types and card not in named and (not noun.word or self.matches(card, noun)):
                    if verb == DESTROY and self.immune[card] and self._immune(card, source, status):
                        continue
                    found.append(self.options_of[seat][card])
                    if len(found) == most:
                        return found
        return found

    def _immune(self, card: int, source: int, status: int) -> bool:
        """Whether the card's own text keeps effects of the source from destroying it (R83, R84)."""
        kind = self.kind[card]
        silent = kind & UNICORN and kind != BABY and status & BLIND and not status & PANDAS
        return bool(self.immune[card] & self.kind[source]) and not silent

    def others_with_hand(self, s: State, you: int) -> list[int]:
        """The other seats that hold a card."""
        return [seat for seat in range(self.seats) if seat != you and s.zones[hand(seat)]]

    def guards_others(self, card: int) -> bool:
        """Whether the text of a card can save other cards."""
        save = self.saves[card]
        return save is not None and save.what is not None
