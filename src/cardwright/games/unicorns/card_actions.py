"""Actions on whole hands and the deck: draw, discard, exchange, shuffle. Their choices are made while they happen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.unicorns.actions import (
    DONE,
    EVERY,
    FAILED,
    OTHER,
    THAT_PLAYER,
    WAITS,
    YOU,
    Action,
    choose_player,
    clockwise,
    keep_player,
    picks,
    that_player,
)
from cardwright.games.unicorns.terms import (
    ACTIVE,
    ANY,
    ASK_DISCARD,
    DECK,
    DISCARD,
    DISCARDED,
    EXCHANGE,
    LIMBO,
    OPT_CARD,
    OPT_NOTHING,
    OPT_SEAT,
    RESHUFFLE,
    hand,
)
from cardwright.kernel import events
from cardwright.kernel.option import card_of, pack, seat_of, verb_of
from cardwright.language.tree import Counted, Noun

if TYPE_CHECKING:
    from cardwright.games.unicorns.rules import Unicorns
    from cardwright.kernel.state import Frame, State


class Draw(Action):
    """Draw cards."""

    def __init__(self, what: Counted) -> None:
        super().__init__()
        self.what: Counted = what
        self.gain = what.number
        self.touches_hidden = True

    def execute(self, g: Unicorns, s: State, e: Frame, i: int) -> int:
        g.draw(s, e.you, self.what.number)
        return DONE


class Discard(Action):
    """Discard cards of one's own choice: YOU, THAT_PLAYER, EVERY player at once, or one OTHER player whom you choose."""

    def __init__(self, what: Counted, who: int = YOU) -> None:
        super().__init__()
        self.what: Counted = what
        self.who: int = who
        self.touches_hidden = True
        self.names_player = who == OTHER
        self.speaks_of_before = who == THAT_PLAYER
        if who in (YOU, EVERY):
            self.cost = what.number

    def fits(self, g: Unicorns, s: State, e: Frame, named: tuple[int, ...], after: Action | None) -> bool:
        if self.who == OTHER:
            return bool(g.others_with_hand(s, e.you))
        return True  # what "you" pay is counted by the effect

    def fits_secretly(self, g: Unicorns, s: State, e: Frame) -> bool:
        if self.who != YOU or self.what.noun.types == ANY:
            return True
        return len(g.matching(s, hand(e.you), self.what.noun)) >= self.what.number

    def hidden_need(self) -> tuple[Noun | None, int]:
        return (self.what.noun, self.what.number) if self.who == YOU and self.what.noun.types != ANY else (None, 0)

    def asks_in_hand(self, e: Frame, i: int) -> Noun | None:
        waits_for_player = self.who == OTHER and not picks(e, i)
        return None if self.who == EVERY or waits_for_player or self.what.noun.types == ANY else self.what.noun

    def execute(self, g: Unicorns, s: State, e: Frame, i: int) -> int:
        if self.who == EVERY:
            return self._all_at_once(g, s, e)
        seat = e.you
        if self.who == THAT_PLAYER:
            seat = that_player(e)
            if seat < 0:
                return FAILED
        elif self.who == OTHER:
            if not picks(e, i):
                seats = g.others_with_hand(s, e.you)
                if not seats:
                    return FAILED
                if not choose_player(s, e, i, seats):
                    return WAITS
            seat = seat_of(picks(e, i)[0])
        paying = self.who == YOU and g.is_cost(e, i)
        while e.count < self.what.number:
            cards = g.matching(s, hand(seat), self.what.noun)
            if paying:
                fresh = g.drawn_in_link(s)
                cards = [card for card in cards if card not in fresh]
            if not cards:
                return FAILED
            if len(cards) > 1:
                s.ask(seat, ASK_DISCARD, e.source, [pack(OPT_CARD, card) for card in cards])
                return WAITS
            events.move(s, cards[0], DISCARD, DISCARDED, seat)
            e.count += 1
        return DONE

    def answer(self, g: Unicorns, s: State, e: Frame, i: int, seat: int, option: int) -> None:
        if verb_of(option) == OPT_SEAT:
            keep_player(e, i, seat_of(option))
        elif self.who == EVERY:
            place = seat * self.what.number
            while e.cards[place] != -1:
                place += 1
            self._note(e, place, card_of(option) if verb_of(option) == OPT_CARD else -2)
            self._ask_next(g, s, e, seat)  # at once, so that nobody waits for the others between two picks
        else:
            events.move(s, card_of(option), DISCARD, DISCARDED, seat)
            e.count += 1

    def _note(self, e: Frame, place: int, card: int) -> None:
        e.cards = (*e.cards[:place], card, *e.cards[place + 1 :])

    def _all_at_once(self, g: Unicorns, s: State, e: Frame) -> int:
        """Each player picks in secret (-1 = still to pick, -2 = nothing to pick); then all cards move together."""
        number = self.what.number
        if not e.cards:
            e.cards = (-1,) * (g.seats * number)
        waits = False
        for seat in clockwise(s.counters[ACTIVE], g.seats):
            waits |= self._ask_next(g, s, e, seat)
        if waits:
            return WAITS
        chosen = e.cards
        e.cards = ()
        e.count = 1
        for seat in clockwise(s.counters[ACTIVE], g.seats):
            for place in range(seat * number, seat * number + number):
                if chosen[place] >= 0:
                    events.move(s, chosen[place], DISCARD, DISCARDED, seat)
        return DONE

    def _ask_next(self, g: Unicorns, s: State, e: Frame, seat: int) -> bool:
        """Ask a seat for its next secret pick; False if it has made all."""
        number = self.what.number
        for place in range(seat * number, seat * number + number):
            if e.cards[place] != -1:
                continue
            cards = [c for c in g.matching(s, hand(seat), self.what.noun) if c not in e.cards]
            size = len(s.zones[hand(seat)])
            if size == 0 or (not cards and self.what.noun.types == ANY):
                self._note(e, place, -2)
            elif self.what.noun.types == ANY and len(cards) == 1:
                self._note(e, place, cards[0])
            else:
                s.ask(seat, ASK_DISCARD, e.source, [pack(OPT_CARD, card) for card in cards] or [pack(OPT_NOTHING)])
                return True
        return False

    def forget(self, s: State, e: Frame, viewer: int) -> None:
        if self.who == EVERY and e.cards:
            number = self.what.number
            e.cards = tuple([card if place // number == viewer else -1 for place, card in enumerate(e.cards)])


class ExchangeHands(Action):
    """Exchange one's whole hand with another player's; empty hands are fine (R154)."""

    def __init__(self) -> None:
        super().__init__()
        self.names_player = True
        self.touches_hidden = True

    def execute(self, g: Unicorns, s: State, e: Frame, i: int) -> int:
        seats = [seat for seat in range(g.seats) if seat != e.you]
        if not choose_player(s, e, i, seats):
            return WAITS
        other = seat_of(picks(e, i)[0])
        mine, theirs = s.zones[hand(e.you)], s.zones[hand(other)]
        for card in mine:
            events.move(s, card, hand(other), EXCHANGE, e.you)
        for card in theirs:
            events.move(s, card, hand(e.you), EXCHANGE, e.you)
        return DONE

    def answer(self, g: Unicorns, s: State, e: Frame, i: int, seat: int, option: int) -> None:
        keep_player(e, i, seat_of(option))


class ShuffleIn(Action):
    """Shuffle the discard pile into the deck; ``all_of_it`` also this card and one's hand (A17)."""

    def __init__(self, all_of_it: bool = False) -> None:
        super().__init__()
        self.all_of_it: bool = all_of_it
        self.touches_hidden = True

    def execute(self, g: Unicorns, s: State, e: Frame, i: int) -> int:
        if self.all_of_it:
            if s.where[e.source] == LIMBO:
                events.move(s, e.source, DECK, RESHUFFLE, e.you)
            for card in s.zones[hand(e.you)]:
                events.move(s, card, DECK, RESHUFFLE, e.you)
        for card in s.zones[DISCARD]:
            events.move(s, card, DECK, RESHUFFLE, e.you)
        events.shuffle(s, DECK, RESHUFFLE)
        return DONE
