"""What must hold in every game of Unstable Unicorns (section 17 of the rules), checked from one question to the next.

The checks count and look for themselves where they can, instead of asking the rules that they are to check. They are
cheap enough to run beside every game of a long run: a zone is looked at again only after it changed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.unicorns.terms import (
    ACTIVE,
    ANY,
    ASK_ACTION,
    ASK_DISCARD,
    ASK_INSTANT,
    BABY,
    BANS_ENTRY,
    BLIND,
    BOX,
    BY_DESTROY,
    BY_RETURN,
    BY_SACRIFICE,
    DECK,
    DISCARD,
    DRY,
    FIRST_HAND,
    INSTANT,
    JUDGED,
    LIMBO,
    LIMIT,
    MAGIC,
    NURSERY,
    PANDAS,
    PERMANENT,
    PILE,
    PLAYED,
    SET_UP,
    TURN_BEGINS,
    UNICORN,
    hand,
    seat_of_stable,
)
from cardwright.kernel.errors import Broken
from cardwright.kernel.events import MOVE, NOTE
from cardwright.kernel.option import card_of
from cardwright.kernel.state import RUNNING

if TYPE_CHECKING:
    from cardwright.games.unicorns.rules import Unicorns
    from cardwright.kernel.events import Event
    from cardwright.kernel.state import State

HAND_LIMIT: Final = 7
FULL_CHECK: Final = 16
"""Questions after which all zones and options are looked at, changed or not."""


class Invariants:
    """Watches one game. ``check`` raises Broken, naming what does not hold."""

    def __init__(self, game: Unicorns) -> None:
        self.game: Unicorns = game
        self.size: int = len(game.kind)
        self.boxed: int = len(game.boxed())
        self.zones: list[tuple[int, ...]] = [() for _ in game.zone_names]
        self.forbidden: list[int] = [self._forbidden(zone) for zone in range(len(game.zone_names))]
        self.total: int = 0
        self.checks: int = 0
        self.active: int = -1  # whose turn it is by the log
        self.bans: list[int] = []  # types that each seat bans from other stables, in force since the last quiet moment
        self.swaying: list[bool] = [bool(bits & (127 << BANS_ENTRY | BLIND | PANDAS)) for bits in game.lasting]

    def _forbidden(self, zone: int) -> int:
        """The types of cards that can never lie in a zone."""
        if zone == BOX:
            return BABY
        if zone == NURSERY:
            return ANY & ~BABY
        if zone == LIMBO:
            return ANY & ~MAGIC
        if zone > FIRST_HAND and seat_of_stable(zone) >= 0:
            return ANY & ~PERMANENT
        # A Baby stays out of the other zones because its text says so.
        away = BY_SACRIFICE | BY_DESTROY | BY_RETURN
        for card in range(self.size):
            kind, verbs, place = self.game.kind[card], self.game.redirect_verbs[card], self.game.redirect_place[card]
            if kind == BABY and (verbs & away != away or place != NURSERY):
                return 0
        return BABY

    def check(self, s: State, events: list[Event]) -> None:
        """The state at a question, or at the end, and the events since the last check."""
        self.checks += 1
        if events:
            self._places(s)
            self._happened(s, events)
        if s.result != RUNNING:
            self._ended(s)
        elif s.stack[-1].node is self.game.turn:
            self._between_actions(s)
            self._at_rest(s)
        elif events and s.stack[-1].node is self.game.play:
            self._at_rest(s)
        if not s.counters[JUDGED] and events:
            self.bans = self._bans(s)
        if self.checks % FULL_CHECK == 0 or s.result != RUNNING:
            self._everything(s)

    # --- cards and zones ------------------------------------------------------------------------------------------

    def _places(self, s: State) -> None:
        kind, where, known = self.game.kind, s.where, self.zones
        for zone, cards in enumerate(s.zones):
            old = known[zone]
            if cards is old:
                continue
            known[zone] = cards
            size = len(old)
            self.total += len(cards) - size
            if len(cards) < size and cards == old[: len(cards)]:
                continue  # only taken from the top
            types = 0
            for card in cards[size:] if cards[:size] == old else cards:
                types |= kind[card]
                if where[card] != zone:
                    raise Broken(f"{self._name(card)} lies in zone {zone}, but is noted in zone {where[card]}")
            if types & self.forbidden[zone]:
                raise Broken(f"a card of a type that cannot lie there is in the {self.game.zone_names[zone]}")
        if self.total != self.size:
            raise Broken(f"{self.total} cards are in the zones instead of {self.size}")
        if len(s.zones[BOX]) != self.boxed:
            raise Broken(f"{len(s.zones[BOX])} cards are in the box instead of {self.boxed}")
        pile = s.zones[PILE]
        if pile and (kind[pile[0]] == INSTANT or any([kind[card] != INSTANT for card in pile[1:]])):
            raise Broken("the pile is not a card with Instants on it")

    def _everything(self, s: State) -> None:
        seen: set[int] = set()
        for zone, cards in enumerate(s.zones):
            seen.update(cards)
            for card in cards:
                if s.where[card] != zone:
                    raise Broken(f"{self._name(card)} lies in zone {zone}, but is noted in zone {s.where[card]}")
        if len(seen) != self.size:
            raise Broken("a card lies in two places")
        for question in s.pending:
            if question.kind in (ASK_ACTION, ASK_DISCARD, ASK_INSTANT):
                for option in question.options:
                    card = card_of(option)
                    if card >= 0 and s.where[card] != hand(question.seat):
                        raise Broken(f"seat {question.seat} is offered {self._name(card)}, which is not in its hand")
                    if card >= 0 and question.kind != ASK_DISCARD:
                        answers = self.game.kind[card] == INSTANT
                        if answers != (question.kind == ASK_INSTANT):
                            raise Broken(f"seat {question.seat} is offered to play {self._name(card)} at a wrong time")

    # --- what happened --------------------------------------------------------------------------------------------

    def _happened(self, s: State, events: list[Event]) -> None:
        undisturbed = any(self.bans)
        for number, event in enumerate(events):
            if event.kind == MOVE:
                if undisturbed:
                    if self.swaying[event.card]:
                        undisturbed = False
                        self.bans = []
                    elif event.verb != SET_UP:
                        self._entered(event)
            elif event.kind == NOTE and event.verb == TURN_BEGINS:
                if self.active >= 0:
                    self._turn_ended(s, events, number)
                self.active = event.seat

    def _entered(self, event: Event) -> None:
        seat = seat_of_stable(event.target)
        if seat >= 0:
            for other, types in enumerate(self.bans):
                if other != seat and types & self.game.kind[event.card]:
                    raise Broken(f"{self._name(event.card)} entered the stable of seat {seat} against an entry ban")

    def _bans(self, s: State) -> list[int]:
        game = self.game
        for card in game.banners:
            if seat_of_stable(s.where[card]) >= 0:
                return [(self._status(s, seat) >> BANS_ENTRY) & 127 for seat in range(game.seats)]
        return []

    def _turn_ended(self, s: State, events: list[Event], number: int) -> None:
        """The hand of the player whose turn ended, counted back from what it is now."""
        zone = hand(self.active)
        size = len(s.zones[zone])
        for event in events[number:]:
            if event.kind == MOVE:
                size += (event.origin == zone) - (event.target == zone)
        if size > HAND_LIMIT:
            raise Broken(f"seat {self.active} ended its turn with {size} cards in hand")

    # --- how the table stands -------------------------------------------------------------------------------------

    def _status(self, s: State, seat: int) -> int:
        game = self.game
        bits = 0
        for card in s.zones[game.stables[seat]]:
            bits |= game.lasting[card]
        if bits & BLIND and not bits & PANDAS:
            bits = BLIND
            for card in s.zones[game.stables[seat]]:
                if not game.kind[card] & UNICORN:
                    bits |= game.lasting[card]
        return bits

    def _count(self, s: State, seat: int) -> int:
        game, status = self.game, self._status(s, seat)
        if status & PANDAS:
            return 0
        unicorns = [card for card in s.zones[game.stables[seat]] if game.kind[card] & UNICORN]
        return len(unicorns) if status & BLIND else sum([game.worth[card] for card in unicorns])

    def _between_actions(self, s: State) -> None:
        if s.zones[PILE] or s.zones[LIMBO]:
            raise Broken("the pile or limbo is not empty between two actions")
        if s.waiting or len(s.stack) != 1 or s.counters[JUDGED]:
            raise Broken("an effect is still waiting between two actions")
        if s.counters[PLAYED] > s.counters[LIMIT] or s.counters[ACTIVE] != s.stack[0].you:
            raise Broken("more cards were played than the limit allows, or the wrong seat is active")

    def _at_rest(self, s: State) -> None:
        """No chain is running: limits are kept, and nobody has won unnoticed."""
        game = self.game
        for card in game.limiters:
            seat = seat_of_stable(s.where[card])
            if seat >= 0:
                silent = game.kind[card] & UNICORN and self._status(s, seat) & (BLIND | PANDAS) == BLIND
                for effect in game.limits[card]:
                    if not silent and self._count(s, seat) > effect.limit:
                        raise Broken(f"seat {seat} is above the limit of {self._name(card)} after a chain")
        if game.options.check_by_phase:
            return
        target = game.winning.target
        for seat in range(game.seats):
            if len(s.zones[game.stables[seat]]) + game.most_extra >= target and self._count(s, seat) >= target:
                raise Broken(f"seat {seat} has reached the target, but the game goes on")
        if not s.zones[DECK] and not game.options.deck_out_at_draw and not game.options.reshuffles:
            raise Broken("the deck is empty, but the game goes on")

    def _ended(self, s: State) -> None:
        """The game ended by the target or by the deck, and the winner has most Unicorns."""
        game = self.game
        counts = [self._count(s, seat) for seat in range(game.seats)]
        best = max(counts)
        if best < game.winning.target and s.zones[DECK] and not s.counters[DRY]:
            raise Broken("the game is over, but nobody has reached the target and the deck is not empty")
        if s.zones[DISCARD] and best < game.winning.target and game.options.reshuffles:
            raise Broken("the game is over, but the discard pile could have been reshuffled")
        if not s.result:
            if sum([count >= min(best, game.winning.target) for count in counts]) < 2:
                raise Broken("nobody won, but one player has most Unicorns")
        elif s.result & (s.result - 1) or counts[s.result.bit_length() - 1] != best:
            raise Broken("the winner has not most Unicorns, or several won")

    def _name(self, card: int) -> str:
        return self.game.card_names[card]
