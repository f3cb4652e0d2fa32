"""Playing a card: announced on the pile, answered or not, resolved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.unicorns.terms import (
    ASK_INSTANT,
    BANS_PLAY,
    CANCEL,
    DISCARD,
    FIRST_HAND,
    INSTANT,
    LIMBO,
    MAGIC,
    OPT_ANSWER,
    OPT_PASS,
    PILE,
    PLAY,
    RESOLVED,
    UNANSWERABLE,
    hand,
    stable,
)
from cardwright.kernel import events
from cardwright.kernel.option import card_of, pack, verb_of
from cardwright.kernel.state import Frame, Node

if TYPE_CHECKING:
    from cardwright.games.unicorns.rules import Unicorns
    from cardwright.kernel.state import Decision, State

WINDOW: Final = 0
RESOLVE: Final = 1
CARRIED_OUT: Final = 2
NAMING: Final = 3  # the targets of a Magic card are named with its announcement (A2)

ASKED: Final = 1

PASS: Final[int] = pack(OPT_PASS)


class Play(Node):
    """One card played. ``slots`` = [destination seat or -1, then who put each card on the pile]; ``cards`` = the card, then
    the Instants offered in secret as answers to the top card; ``count`` has the bit ASKED once all were asked about it, and a
    bit for each seat that has answered."""

    def __init__(self, game: Unicorns) -> None:
        super().__init__()
        self.game: Unicorns = game
        self.instants: list[int] = []  # by card: answering with it, as option

    def add_card(self, card: int) -> None:
        """Prepare the option of one more card of the game."""
        self.instants.append(pack(OPT_ANSWER, card))

    def frame(self, card: int, you: int, destination: int) -> Frame:
        """The play of a card by ``you`` into the stable of seat ``destination`` (-1 for Magic)."""
        first = NAMING if destination < 0 and self.game.options.names_early else WINDOW
        return Frame(self, first, 0, you, card, (destination, you), (card,), ())

    def run(self, s: State, f: Frame) -> None:
        if f.step == NAMING:
            f.step = WINDOW
            s.stack.append(self.game.link.commitment(self._effects(f)))
            return
        if f.step == WINDOW and not self._window(s, f):
            return
        if f.step == RESOLVE:
            self._resolve(s, f)
            return
        card = f.cards[0]
        if s.where[card] == LIMBO:
            events.move(s, card, DISCARD, RESOLVED, f.you)
        s.stack.pop()
        self.game.chain.follow(s)

    def answer(self, s: State, f: Frame, question: Decision, option: int) -> None:
        f.count |= ASKED << 1 + question.seat
        if verb_of(option) == OPT_ANSWER:
            f.cards += (card_of(option),)

    def forget(self, s: State, f: Frame, viewer: int) -> None:
        if f.step == WINDOW:
            own = hand(viewer) if viewer >= 0 else -1
            f.cards = (f.cards[0], *[card for card in f.cards[1:] if s.where[card] == own])
            f.count &= ASKED << 1 + viewer if viewer >= 0 else 0

    def asked(self, s: State, f: Frame) -> list[int]:
        """The seats that are asked about the top card, nearest first. Only public facts decide (R40, R45, R50, R54)."""
        game = self.game
        top, player = s.zones[PILE][-1], f.slots[-1]
        if game.final[top]:
            return []
        seats = game.others[player]
        if not game.present(s, game.hushers):
            return [seat for seat in seats if s.zones[game.hands[seat]]]
        if game.status(s, player) & UNANSWERABLE:
            return []
        return [seat for seat in seats if s.zones[hand(seat)] and not game.status(s, seat) & (INSTANT << BANS_PLAY)]

    def _window(self, s: State, f: Frame) -> bool:
        """Ask until all pass on the top card; True when the window is closed."""
        game = self.game
        while True:
            if not f.count & ASKED:
                missing = [seat for seat in self.asked(s, f) if not f.count & ASKED << 1 + seat]
                f.count |= ASKED
                for seat in missing:
                    options = [PASS]
                    for card in s.zones[game.hands[seat]]:
                        if game.kind[card] == INSTANT:
                            options.append(self.instants[card])
                    s.ask(seat, ASK_INSTANT, s.zones[PILE][-1], options)
                if missing:
                    return False
            if len(f.cards) > 1:
                card = self._nearest(s, f)
                seat = (s.where[card] - FIRST_HAND) // 2
                self._clear(f)
                f.slots += (seat,)
                events.move(s, card, PILE, PLAY, seat)
            elif not self._reopens(s, f):
                f.step = RESOLVE
                return True
            else:
                self._clear(f)

    def _nearest(self, s: State, f: Frame) -> int:
        """Of the Instants offered, that of the seat nearest in turn order after the top card's player (A27)."""
        for seat in self.game.others[f.slots[-1]]:
            for card in f.cards[1:]:
                if s.where[card] == hand(seat):
                    return card
        raise AssertionError("an offered Instant has left its hand")

    def _clear(self, f: Frame) -> None:
        f.cards = (f.cards[0],)
        f.count = 0

    def _reopens(self, s: State, f: Frame) -> bool:
        """The two house rules by which a card that survived may be answered again (A3, A4)."""
        game, pile = self.game, s.zones[PILE]
        if len(pile) < 3:
            return False
        if game.options.final_reopens and game.final[pile[-1]]:
            for card in (pile[-1], pile[-2]):
                self._cancel(s, f, card)
            return True
        if game.options.duel_reopens and len(pile) % 2 == 1 and not game.final[pile[-1]]:
            for card in reversed(pile[1:]):
                self._cancel(s, f, card)
            return True
        return False

    def _effects(self, f: Frame) -> tuple[Frame, ...]:
        return tuple([effect.instance(f.you, f.cards[0]) for effect in self.game.effects[f.cards[0]]])

    def _cancel(self, s: State, f: Frame, card: int) -> None:
        f.slots = f.slots[:-1]
        events.move(s, card, DISCARD, RESOLVED, f.you)

    def _resolve(self, s: State, f: Frame) -> None:
        """An odd number of Instants cancels the card, an even number does not (R43)."""
        game, card, you = self.game, f.cards[0], f.you
        pile = s.zones[PILE]
        instants = len(pile) - 1
        for instant in reversed(pile[1:]):
            events.move(s, instant, DISCARD, RESOLVED, you)
        f.step = CARRIED_OUT
        f.cards = (card,)
        f.slots = (f.slots[0], you)
        if instants % 2 == 1:
            events.move(s, card, DISCARD, CANCEL, you)
        elif game.kind[card] == MAGIC:
            events.move(s, card, LIMBO, PLAY, you)
            link = game.link.resumption(f.frames) if game.options.names_early else game.link.frame(self._effects(f))
            f.frames = ()
            s.stack.append(link)
        else:
            events.move(s, card, stable(f.slots[0]), PLAY, you)
