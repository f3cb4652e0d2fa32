"""Actions that pick cards out of a hand, the deck, the discard pile or the Nursery."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.unicorns.actions import (
    DONE,
    FAILED,
    WAITS,
    Action,
    choose_player,
    keep_player,
    picks,
)
from cardwright.games.unicorns.card_actions import Discard
from cardwright.games.unicorns.terms import (
    ASK_PICK,
    BRING,
    DECK,
    DISCARD,
    OPT_CARD,
    OPT_NOTHING,
    OPT_SEAT,
    PEEK,
    PERMANENT,
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


HAND: Final = -2
"""Stands for "your hand" where a phrase names a place."""


class PickAction(Action):
    """An action that picks one or more cards out of a zone and does something with each."""

    def __init__(self, what: Counted, zone: int) -> None:
        super().__init__()
        self.what: Counted = what
        self.noun: Noun = what.noun
        self.zone: int = zone
        self.touches_hidden = True

    def choices(self, g: Unicorns, s: State, e: Frame) -> list[int]:
        """The cards that may be picked."""
        zone = hand(e.you) if self.zone == HAND else self.zone
        return [card for card in g.matching(s, zone, self.noun) if card != e.source]

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
            if g.matches(card, self.noun) and card != e.source:
                number -= 1
                if number == 0:
                    return True
        return False

    def takes(self, g: Unicorns, s: State, e: Frame, card: int) -> bool:
        """Whether this could pick the card, once it lies in the right place."""
        return g.matches(card, self.noun) and card != e.source

    def hidden_need(self) -> tuple[Noun | None, int]:
        return (self.noun, self.what.number) if self.zone == HAND else (None, 0)

    def asks_in_hand(self, e: Frame, i: int) -> Noun | None:
        return self.noun if self.zone == HAND else None

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

    def __init__(self, what: Counted, zone: int) -> None:
        super().__init__(what, zone)
        self.noun = Noun(what.noun.types & PERMANENT, what.noun.word)

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

    def __init__(self, one: Noun) -> None:
        super().__init__()
        self.one: Noun = one
        self.touches_hidden = True

    def execute(self, g: Unicorns, s: State, e: Frame, i: int) -> int:
        if e.count == 1:
            return DONE
        if not s.zones[DECK]:
            return FAILED
        if e.count == 0:
            e.count = 2
            events.show_zone(s, DECK, 1 << e.you, PEEK, e.you)
        cards = sorted(g.matching(s, DECK, self.one))
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
            e.cards = s.zones[DECK][-self.number :] if self.number else ()
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
        self.names_player = True
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
    events.mix(s, s.zones[hand(owner)], both)
    events.move(s, card, hand(taker), TAKE, taker)
