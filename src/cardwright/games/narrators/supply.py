"""Drawing, and having enough cards on top of a deck: the reshuffle under the deck (7.1, D7), and the hidden redraw (D2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.narrators.actions import GATED, put
from cardwright.games.narrators.terms import (
    ASK_REDRAW,
    ASK_RESHUFFLE,
    BEFORE_DECISIONS,
    BEFORE_DRAWS,
    BEFORE_SHUFFLES,
    CHALLENGER,
    DECK,
    DISCARD,
    DRAW,
    HAND,
    OPT_CARD,
    OPT_DONE,
    OPT_NO_RESHUFFLE,
    OPT_RESHUFFLE,
    RESHUFFLE,
    ZONES,
    zone,
)
from cardwright.kernel import events
from cardwright.kernel.option import card_of, pack, verb_of
from cardwright.kernel.state import Frame, Node

if TYPE_CHECKING:
    from cardwright.games.narrators.rules import Narrators
    from cardwright.kernel.state import Decision, State

JUDGE: Final = 0
SHUFFLE: Final = 1
TAKE: Final = 2

# Places in the slots of a supply.
NEEDED: Final = 1
DUTY: Final = 2  # 1: the reshuffle is compulsory

DRAWN: Final = 3
"""Cards each player draws at the beginning of a turn."""


class Supply(Node):
    """Cards from the top of the deck of ``you``. ``slots`` = [gates, how many are needed, duty], ``count`` = still to draw."""

    def __init__(self, game: Narrators) -> None:
        super().__init__()
        self.game: Narrators = game

    def draw(self, s: State, seat: int, number: int, duty: bool = False) -> None:
        """Let a seat draw; as far as it reaches (A6)."""
        s.stack.append(Frame(self, JUDGE, number, seat, -1, (0, number, int(duty)), (), ()))

    def have(self, s: State, seat: int, number: int, duty: bool = False) -> None:
        """Let the owner of a deck reshuffle if a text needs more cards than it has."""
        s.stack.append(Frame(self, JUDGE, 0, seat, -1, (0, number, int(duty)), (), ()))

    def take(self, s: State, seat: int, number: int) -> None:
        """Draw without any reshuffle."""
        s.stack.append(Frame(self, TAKE, number, seat, -1, (0, number, 0), (), ()))

    def run(self, s: State, f: Frame) -> None:
        game, seat = self.game, f.you
        deck, discard = DECK + ZONES * seat, DISCARD + ZONES * seat
        if f.step == JUDGE:
            if len(s.zones[deck]) >= f.slots[NEEDED] or not s.zones[discard]:
                f.step = TAKE
            elif f.slots[DUTY]:
                f.step = SHUFFLE
            else:
                s.ask(seat, ASK_RESHUFFLE, -1, [pack(OPT_RESHUFFLE), pack(OPT_NO_RESHUFFLE)])
                return
        if f.step == SHUFFLE:
            if game.gate.stops(s, f, BEFORE_SHUFFLES):
                return
            events.shuffle_under(s, discard, deck, RESHUFFLE)
            f.step = TAKE
            put(f, GATED, 0)
        hand = HAND + ZONES * seat
        while f.count and s.zones[deck]:
            if game.gate.stops(s, f, BEFORE_DRAWS):
                return
            f.count -= 1
            if f.slots[GATED]:
                put(f, GATED, 0)
            events.move(s, s.zones[deck][-1], hand, DRAW, seat)
        s.stack.pop()

    def answer(self, s: State, f: Frame, question: Decision, option: int) -> None:
        f.step = SHUFFLE if verb_of(option) == OPT_RESHUFFLE else TAKE


OPEN: Final = -1
CLOSED: Final = -2


class Redraw(Node):
    """Both players choose in secret, at once, which of the cards drawn in this step go under the deck, in which order.

    ``cards`` = the new cards of A and of B, then what each has chosen so far (OPEN: still to choose, CLOSED: no more), three
    places each. ``count`` is the seat in turn that is being carried out, ``step`` what comes next for it.
    """

    def __init__(self, game: Narrators) -> None:
        super().__init__()
        self.game: Narrators = game

    def begin(self, s: State, before: tuple[int, ...]) -> None:
        """``before`` are the sizes of both hands before the draw."""
        cards: list[int] = []
        for seat in range(2):
            fresh = list(s.zones[zone(seat, HAND)][before[seat] :][:DRAWN])
            cards += fresh + [OPEN] * (DRAWN - len(fresh))
        cards += [OPEN if cards[seat * DRAWN] >= 0 else CLOSED for seat in range(2) for _ in range(DRAWN)]
        s.stack.append(Frame(self, 0, 0, -1, -1, (0,), tuple(cards), ()))

    def run(self, s: State, f: Frame) -> None:
        game = self.game
        first = s.counters[CHALLENGER]
        if f.step == 0:
            if game.gate.stops(s, f, BEFORE_DECISIONS):
                return
            waits = False
            for seat in (first, 1 - first):
                waits |= self._ask(s, f, seat)
            if waits:
                return
            f.step = 1
            put(f, GATED, 0)
        while f.count < 2:
            seat = first if f.count == 0 else 1 - first
            chosen = self._chosen(f, seat)
            if f.step == 1 and chosen:
                f.step = 2
                if not game.options.judged_after:
                    game.supply.have(s, seat, len(chosen), True)  # judged before they are put back (A5)
                    return
            if f.step == 2:
                f.step = 3
                game.redraw_under(s, self._fresh(f, seat), chosen, seat)
                game.supply.take(s, seat, len(chosen))
                return
            f.step = 1
            f.count += 1
        s.stack.pop()

    def answer(self, s: State, f: Frame, question: Decision, option: int) -> None:
        place = self._open_place(f, question.seat)
        value = card_of(option) if verb_of(option) == OPT_CARD else CLOSED
        f.cards = (*f.cards[:place], value, *f.cards[place + 1 :])
        self._ask(s, f, question.seat)

    def forget(self, s: State, f: Frame, viewer: int) -> None:
        if f.step == 0:
            for seat in range(2):
                if seat != viewer and f.cards[seat * DRAWN] >= 0:
                    first = (2 + seat) * DRAWN
                    f.cards = (*f.cards[:first], *[OPEN] * DRAWN, *f.cards[first + DRAWN :])

    def _fresh(self, f: Frame, seat: int) -> list[int]:
        return [card for card in f.cards[seat * DRAWN : seat * DRAWN + DRAWN] if card >= 0]

    def _chosen(self, f: Frame, seat: int) -> list[int]:
        first = (2 + seat) * DRAWN
        return [card for card in f.cards[first : first + DRAWN] if card >= 0]

    def _open_place(self, f: Frame, seat: int) -> int:
        """The place of the next choice, -1 if there is none."""
        first = (2 + seat) * DRAWN
        for place in range(first, first + DRAWN):
            if f.cards[place] == CLOSED:
                return -1
            if f.cards[place] == OPEN:
                return place
        return -1

    def _ask(self, s: State, f: Frame, seat: int) -> bool:
        """Ask a seat for its next choice; False if it has made all."""
        chosen = self._chosen(f, seat)
        options = [pack(OPT_DONE)]
        for card in self._fresh(f, seat):
            if card not in chosen:
                options.append(self.game.card_options[card])
        if len(options) == 1 or self._open_place(f, seat) < 0:
            return False
        s.ask(seat, ASK_REDRAW, -1, options)
        return True
