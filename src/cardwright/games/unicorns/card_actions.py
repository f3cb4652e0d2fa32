"""Actions on hands, deck, discard pile and Nursery. Their choices are made while they happen."""

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
    ASK_PICK,
    BRING,
    DECK,
    DISCARD,
    DISCARDED,
    EXCHANGE,
    LIMBO,
    OPT_CARD,
    OPT_NOTHING,
    OPT_SEAT,
    PEEK,
    REORDER,
    RESHUFFLE,
    REVEAL,
    TAKE,
    hand,
    stable,
)
from cardwright.kernel import chance, events
from cardwright.kernel.option import card_of, pack, seat_of, verb_of
from cardwright.language.tree import Counted, Noun

if TYPE_CHECKING:
    from cardwright.games.unicorns.rules import Unicorns
    from cardwright.kernel.state import Frame, State

HAND: int = -2
"""Stands for "your hand" where a phrase names a place."""


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


class PickAction(Action):
    """An action that picks one or more cards out of a zone and does something with each."""

    def __init__(self, what: Counted, zone: int) -> None:
        super().__init__()
        self.what: Counted = what
        self.zone: int = zone
        self.touches_hidden = True

    def choices(self, g: Unicorns, s: State, e: Frame) -> list[int]:
        """The cards that may be picked."""
        zone = hand(e.you) if self.zone == HAND else self.zone
        return [card for card in g.matching(s, zone, self.what.noun) if card != e.source]

    def take(self, g: Unicorns, s: State, e: Frame, card: int) -> None:
        """What is done with a picked card."""
        raise NotImplementedError

    def fits(self, g: Unicorns, s: State, e: Frame, named: tuple[int, ...], after: Action | None) -> bool:
        if self.zone == HAND:
            return len(s.zones[hand(e.you)]) >= self.what.number
        return self.offers(g, s, e, self.what.number)

    def offers(self, g: Unicorns, s: State, e: Frame, number: int) -> bool:
        """Whether at least so many cards may be picked."""
        for card in s.zones[hand(e.you) if self.zone == HAND else self.zone]:
            if g.matches(card, self.what.noun) and card != e.source:
                number -= 1
                if number == 0:
                    return True
        return False

    def takes(self, g: Unicorns, s: State, e: Frame, card: int) -> bool:
        """Whether this could pick the card, once it lies in the right place."""
        return g.matches(card, self.what.noun) and card != e.source

    def hidden_need(self) -> tuple[Noun | None, int]:
        return (self.what.noun, self.what.number) if self.zone == HAND else (None, 0)

    def asks_in_hand(self, e: Frame, i: int) -> Noun | None:
        return self.what.noun if self.zone == HAND else None

    def fits_secretly(self, g: Unicorns, s: State, e: Frame) -> bool:
        return self.zone != HAND or self.offers(g, s, e, self.what.number)

    def execute(self, g: Unicorns, s: State, e: Frame, i: int) -> int:
        while e.count < self.what.number:
            cards = self.choices(g, s, e)
            if not cards:
                return FAILED
            if len(cards) > 1:
                s.ask(e.you, ASK_PICK, e.source, [pack(OPT_CARD, card) for card in cards])
                return WAITS
            e.count += 1
            self.take(g, s, e, cards[0])
        return DONE

    def answer(self, g: Unicorns, s: State, e: Frame, i: int, seat: int, option: int) -> None:
        e.count += 1
        self.take(g, s, e, card_of(option))


class Bring(PickAction):
    """Put a card from a hand, the discard pile or the Nursery into one's stable; never the very card that does it (R152)."""

    def offers(self, g: Unicorns, s: State, e: Frame, number: int) -> bool:
        if g.present(s, g.banners):
            return len(self.choices(g, s, e)) >= number
        return super().offers(g, s, e, number)

    def choices(self, g: Unicorns, s: State, e: Frame) -> list[int]:
        closed = g.closed_types(s, e.you)
        return [card for card in super().choices(g, s, e) if not g.kind[card] & closed]

    def takes(self, g: Unicorns, s: State, e: Frame, card: int) -> bool:
        return super().takes(g, s, e, card) and g.may_enter(s, card, e.you)

    def fits(self, g: Unicorns, s: State, e: Frame, named: tuple[int, ...], after: Action | None) -> bool:
        if super().fits(g, s, e, named, after):
            return True
        # What the action before puts into the discard pile may be brought; its own legal choices see to that.
        return self.zone == DISCARD and after is not None

    def fits_secretly(self, g: Unicorns, s: State, e: Frame) -> bool:
        if self.zone != DISCARD or self.offers(g, s, e, 1):
            return super().fits_secretly(g, s, e)
        before = g.action_before(e, self)
        if isinstance(before, Discard):
            return any([self.takes(g, s, e, card) for card in g.matching(s, hand(e.you), before.what.noun)])
        return True

    def take(self, g: Unicorns, s: State, e: Frame, card: int) -> None:
        events.move(s, card, stable(e.you), BRING, e.you)


class Recover(PickAction):
    """Take a card from the discard pile into one's hand."""

    def __init__(self, what: Counted) -> None:
        super().__init__(what, DISCARD)

    def take(self, g: Unicorns, s: State, e: Frame, card: int) -> None:
        events.move(s, card, hand(e.you), TAKE, e.you)


class Search(Action):
    """Search the deck: show the find to all, take it, shuffle. One may fail to find, and is asked in any case (R71)."""

    def __init__(self, what: Counted) -> None:
        super().__init__()
        self.what: Counted = what
        self.touches_hidden = True

    def execute(self, g: Unicorns, s: State, e: Frame, i: int) -> int:
        if e.count == 1:
            return DONE
        if not s.zones[DECK]:
            return FAILED
        if e.count == 0:
            e.count = 2
            events.show_zone(s, DECK, 1 << e.you, PEEK, e.you)
        cards = sorted(g.matching(s, DECK, self.what.noun))
        s.ask(e.you, ASK_PICK, e.source, [pack(OPT_CARD, card) for card in cards] + [pack(OPT_NOTHING)])
        return WAITS

    def answer(self, g: Unicorns, s: State, e: Frame, i: int, seat: int, option: int) -> None:
        e.count = 1
        if verb_of(option) == OPT_CARD:
            events.show(s, card_of(option), events.EVERYBODY, REVEAL, seat)
            events.move(s, card_of(option), hand(seat), TAKE, seat)
        events.shuffle(s, DECK, RESHUFFLE)


class LookTop(Action):
    """Look at the top cards of the deck, take one, put the rest back in an order of one's choice."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number: int = number
        self.touches_hidden = True

    def execute(self, g: Unicorns, s: State, e: Frame, i: int) -> int:
        if e.count == 0:
            e.count = 1
            e.cards = s.zones[DECK][-self.number :]
            for card in e.cards:
                events.show(s, card, 1 << e.you, PEEK, e.you)
            if len(e.cards) == 1:
                self._take(s, e, e.cards[0])
        if len(e.cards) > 1:
            s.ask(e.you, ASK_PICK, e.source, [pack(OPT_CARD, card, -1, e.count) for card in e.cards])
            return WAITS
        return DONE

    def answer(self, g: Unicorns, s: State, e: Frame, i: int, seat: int, option: int) -> None:
        card = card_of(option)
        if e.count == 1:
            self._take(s, e, card)
            return
        # Each further pick is the deepest of the cards that are still to be put back.
        deck = s.zones[DECK]
        size = len(e.cards)
        e.cards = tuple([other for other in e.cards if other != card])
        events.reorder(s, DECK, (*deck[: len(deck) - size], card, *e.cards), REORDER, seat)

    def _take(self, s: State, e: Frame, card: int) -> None:
        e.count = 2
        e.cards = tuple([other for other in e.cards if other != card])
        events.move(s, card, hand(e.you), TAKE, e.you)


class TakeRandom(Action):
    """Take a random card of another player's hand; from an open hand the card is chosen (R136)."""

    def __init__(self) -> None:
        super().__init__()
        self.touches_hidden = True

    def fits(self, g: Unicorns, s: State, e: Frame, named: tuple[int, ...], after: Action | None) -> bool:
        return bool(g.others_with_hand(s, e.you))

    def execute(self, g: Unicorns, s: State, e: Frame, i: int) -> int:
        if e.count == 2:
            return DONE
        if not picks(e, i):
            seats = g.others_with_hand(s, e.you)
            if not seats:
                return FAILED
            if not choose_player(s, e, i, seats):
                return WAITS
        seat = seat_of(picks(e, i)[0])
        cards = s.zones[hand(seat)]
        if not cards:
            return FAILED
        if self.sees(g, s, e, seat) and len(cards) > 1:
            e.count = 1
            s.ask(e.you, ASK_PICK, e.source, [pack(OPT_CARD, card) for card in sorted(cards)])
            return WAITS
        take_from_hand(s, cards[chance.below(s, len(cards))], seat, e.you)
        e.count = 2
        return DONE

    def sees(self, g: Unicorns, s: State, e: Frame, seat: int) -> bool:
        """Whether the taker sees the hand and so chooses."""
        return g.open_zone(s, hand(seat))

    def answer(self, g: Unicorns, s: State, e: Frame, i: int, seat: int, option: int) -> None:
        if verb_of(option) == OPT_SEAT:
            keep_player(e, i, seat_of(option))
        else:
            e.count = 2
            take_from_hand(s, card_of(option), seat_of(picks(e, i)[0]), e.you)


class LookAndTake(TakeRandom):
    """Look at another player's hand and take a card of it."""

    def sees(self, g: Unicorns, s: State, e: Frame, seat: int) -> bool:
        if e.count == 0:
            for card in s.zones[hand(seat)]:
                events.show(s, card, 1 << e.you, PEEK, e.you)
        return True


def take_from_hand(s: State, card: int, owner: int, taker: int) -> None:
    """Move a card from hand to hand; only the two players know which card went and which stayed."""
    both = 1 << owner | 1 << taker
    events.mix(s, hand(owner), both)
    events.move(s, card, hand(taker), TAKE, taker)


class ExchangeHands(Action):
    """Exchange one's whole hand with another player's; empty hands are fine (R154)."""

    def __init__(self) -> None:
        super().__init__()
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
