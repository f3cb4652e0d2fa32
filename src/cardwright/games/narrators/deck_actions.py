"""Actions on decks, hands and piles: draw, look, reveal, put under, return, bank, discard, play from the discard pile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.narrators.actions import DONE, SUM, THAT_DECK, WAITS, Action, put
from cardwright.games.narrators.terms import (
    ASK_DECK,
    ASK_DISCARD,
    ASK_DRAW_OF,
    ASK_FORM,
    ASK_PILE,
    ASK_RECOVER,
    ASK_REVIVE,
    ASK_UNDER,
    DECK,
    DISCARD,
    DISCARDED,
    DRAW,
    HAND,
    OPT_CHARACTER,
    OPT_DECK,
    OPT_DONE,
    OPT_REGULAR,
    PEEK,
    RECOVERED,
    REVEAL,
    TRANSFORM,
    zone,
)
from cardwright.kernel import events
from cardwright.kernel.option import card_of, pack, seat_of, verb_of

if TYPE_CHECKING:
    from cardwright.games.narrators.rules import Narrators
    from cardwright.kernel.state import Decision, Frame, State
    from cardwright.language.tree import Counted, Noun


class Draw(Action):
    """Draw cards, one after the other; a reshuffle is the player's choice (A7, R10, R11)."""

    def __init__(self, what: Counted) -> None:
        self.what: Counted = what

    def execute(self, g: Narrators, s: State, f: Frame) -> int:
        if f.count == 0:
            f.count = 1
            g.supply.draw(s, f.you, self.what.number)
            return WAITS
        return DONE


class Look(Action):
    """Look at the top cards of one's own deck, or of any deck (A54); "them" are these cards from then on."""

    def __init__(self, number: int, any_deck: bool, public: bool = False) -> None:
        self.number: int = number
        self.any_deck: bool = any_deck
        self.public: bool = public

    def execute(self, g: Narrators, s: State, f: Frame) -> int:
        if f.count == 0:
            if self.any_deck:
                s.ask(f.you, ASK_DECK, f.source, [pack(OPT_DECK, -1, seat) for seat in (f.you, 1 - f.you)])
                return WAITS
            put(f, THAT_DECK, f.you)
            f.count = 1
        if f.count == 1:
            f.count = 2
            g.supply.have(s, f.slots[THAT_DECK], self.number)
            return WAITS
        deck = s.zones[zone(f.slots[THAT_DECK], DECK)]
        cards = tuple(reversed(deck[-self.number :])) if self.number else ()
        for card in cards:
            events.show(s, card, events.EVERYBODY if self.public else 1 << f.you, REVEAL if self.public else PEEK, f.you)
        f.cards = cards
        put(f, SUM, sum([g.faces[g.face[card]].score for card in cards]))
        return DONE

    def answer(self, g: Narrators, s: State, f: Frame, question: Decision, option: int) -> None:
        put(f, THAT_DECK, seat_of(option))
        f.count = 1


class DrawOf(Action):
    """Take some of the cards looked at."""

    def __init__(self, number: int) -> None:
        self.number: int = number

    def execute(self, g: Narrators, s: State, f: Frame) -> int:
        while f.count < self.number and f.cards:
            if len(f.cards) > 1:
                s.ask(f.you, ASK_DRAW_OF, f.source, [g.card_options[card] for card in f.cards])
                return WAITS
            self._take(s, f, f.cards[0])
        return DONE

    def answer(self, g: Narrators, s: State, f: Frame, question: Decision, option: int) -> None:
        self._take(s, f, card_of(option))

    def _take(self, s: State, f: Frame, card: int) -> None:
        f.cards = tuple([other for other in f.cards if other != card])
        f.count += 1
        events.move(s, card, zone(f.you, HAND), DRAW, f.you)


class PutUnder(Action):
    """Put the rest, or any, of the cards looked at on the bottom of that deck, in an order the player chooses.

    Cards that are not moved stay on top in the same order (A52).
    """

    def __init__(self, any_of_them: bool, single: bool = False) -> None:
        self.any_of_them: bool = any_of_them
        self.single: bool = single

    def possible(self, g: Narrators, s: State, f: Frame) -> bool:
        return bool(f.cards)

    def execute(self, g: Narrators, s: State, f: Frame) -> int:
        while f.cards:
            if len(f.cards) > 1 or (self.any_of_them and f.count):
                options = [g.card_options[card] for card in f.cards]
                if self.any_of_them:
                    options.append(pack(OPT_DONE))
                s.ask(f.you, ASK_UNDER, f.source, options)
                return WAITS
            self._put(g, s, f, f.cards[0])
        return DONE

    def answer(self, g: Narrators, s: State, f: Frame, question: Decision, option: int) -> None:
        if verb_of(option) == OPT_DONE:
            f.cards = ()
        else:
            self._put(g, s, f, card_of(option))

    def _put(self, g: Narrators, s: State, f: Frame, card: int) -> None:
        alone = self.single or (f.count == 0 and len(f.cards) == 1)
        f.cards = tuple([other for other in f.cards if other != card])
        f.count += 1
        g.put_under(s, card, f.you, alone)


class Recover(Action):
    """Return up to so many cards from the discard pile to the hand."""

    def __init__(self, what: Counted) -> None:
        self.what: Counted = what

    def execute(self, g: Narrators, s: State, f: Frame) -> int:
        if f.count < self.what.number:
            pile = s.zones[zone(f.you, DISCARD)]
            options = [g.card_options[card] for card in pile if g.kind[card] & self.what.noun.types]
            if options:
                s.ask(f.you, ASK_RECOVER, f.source, [*options, pack(OPT_DONE)])
                return WAITS
        return DONE

    def answer(self, g: Narrators, s: State, f: Frame, question: Decision, option: int) -> None:
        if verb_of(option) == OPT_DONE:
            f.count = self.what.number
        else:
            f.count += 1
            events.move(s, card_of(option), zone(f.you, HAND), RECOVERED, f.you)


class PlayFromDiscard(Action):
    """Play a card from the discard pile: a transform as a regular character or on a friendly one."""

    def __init__(self, what: Noun, number: int) -> None:
        self.what: Noun = what
        self.number: int = number

    def choices(self, g: Narrators, s: State, f: Frame) -> list[int]:
        """The cards that can be played."""
        pile = s.zones[zone(f.you, DISCARD)]
        return [
            card
            for card in pile
            if g.kind[card] & self.what.types and g.faces[g.face[card]].score <= self.number and g.may_be_played(s, card)
        ]

    def possible(self, g: Narrators, s: State, f: Frame) -> bool:
        return bool(self.choices(g, s, f))

    def execute(self, g: Narrators, s: State, f: Frame) -> int:
        if f.count == 2:
            return DONE
        if f.count == 0:
            cards = self.choices(g, s, f)
            if not cards:
                return DONE
            if len(cards) > 1:
                s.ask(f.you, ASK_REVIVE, f.source, [g.card_options[card] for card in cards])
                return WAITS
            f.cards = (cards[0],)
            f.count = 1
        card = f.cards[0]
        friends = g.characters(s, f.you)
        if g.kind[card] == TRANSFORM and friends:
            s.ask(f.you, ASK_FORM, card, [pack(OPT_REGULAR), *[g.character_option(s, c) for c in friends]])
            return WAITS
        self._play(g, s, f, -1)
        return WAITS

    def answer(self, g: Narrators, s: State, f: Frame, question: Decision, option: int) -> None:
        if question.kind == ASK_REVIVE:
            f.cards = (card_of(option),)
            f.count = 1
        else:
            self._play(g, s, f, g.character_of_card(s, card_of(option)) if verb_of(option) == OPT_CHARACTER else -1)

    def _play(self, g: Narrators, s: State, f: Frame, onto: int) -> None:
        card = f.cards[0]
        f.cards = ()
        f.count = 2
        g.play.announce(s, card, f.you, onto)


class Bank(Action):
    """Put a card from the hand into the score pile, unseen."""

    def possible(self, g: Narrators, s: State, f: Frame) -> bool:
        return bool(s.zones[zone(f.you, HAND)])

    def execute(self, g: Narrators, s: State, f: Frame) -> int:
        hand = s.zones[zone(f.you, HAND)]
        if f.count or not hand:
            return DONE
        if len(hand) == 1:
            g.bank(s, hand[0], f.you)
            return DONE
        s.ask(f.you, ASK_PILE, f.source, [g.card_options[card] for card in hand])
        return WAITS

    def answer(self, g: Narrators, s: State, f: Frame, question: Decision, option: int) -> None:
        f.count = 1
        g.bank(s, card_of(option), f.you)


class BankTop(Action):
    """Put the top cards of the deck into the score pile, face down and unseen until then."""

    def __init__(self, number: int) -> None:
        self.number: int = number

    def execute(self, g: Narrators, s: State, f: Frame) -> int:
        if f.count == 0:
            f.count = 1
            g.supply.have(s, f.you, self.number)
            return WAITS
        for _ in range(self.number):
            deck = s.zones[zone(f.you, DECK)]
            if deck:
                g.bank_top(s, deck[-1], f.you)
        return DONE


class RivalDiscards(Action):
    """The rival discards cards of their own choice (A51)."""

    def __init__(self, what: Counted) -> None:
        self.what: Counted = what

    def execute(self, g: Narrators, s: State, f: Frame) -> int:
        rival = 1 - f.you
        while f.count < self.what.number:
            hand = s.zones[zone(rival, HAND)]
            if not hand:
                return DONE
            if len(hand) > 1:
                s.ask(rival, ASK_DISCARD, f.source, [g.card_options[card] for card in hand])
                return WAITS
            self._discard(s, f, hand[0], rival)
        return DONE

    def answer(self, g: Narrators, s: State, f: Frame, question: Decision, option: int) -> None:
        self._discard(s, f, card_of(option), question.seat)

    def _discard(self, s: State, f: Frame, card: int, rival: int) -> None:
        f.count += 1
        events.move(s, card, zone(rival, DISCARD), DISCARDED, rival)


class LookAtHand(Action):
    """Look at the rival's hand, in private."""

    def execute(self, g: Narrators, s: State, f: Frame) -> int:
        events.show_zone(s, zone(1 - f.you, HAND), 1 << f.you, PEEK, f.you)
        return DONE


class Negate(Action):
    """What lies below on the stack of plays does not happen (section 8.4)."""

    def execute(self, g: Narrators, s: State, f: Frame) -> int:
        g.play.negate_below(s)
        return DONE
