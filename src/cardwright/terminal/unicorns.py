"""The looks of Unstable Unicorns: stables, hands as numbers, piles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.unicorns import terms as t
from cardwright.games.unicorns.words import possessive, say, stable_of
from cardwright.kernel.knowledge import HIDDEN
from cardwright.terminal.look import CardLook, CardText, SeatLook, TableLook

if TYPE_CHECKING:
    from cardwright.games.unicorns.rules import Unicorns
    from cardwright.kernel.knowledge import View

LOOKS: Final = {
    t.BABY: ("○", "pink"),
    t.BASIC: ("◇", "blue"),
    t.MAGICAL: ("◆", "violet"),
    t.MAGIC: ("✦", "green"),
    t.INSTANT: ("!", "red"),
    t.UPGRADE: ("▲", "orange"),
    t.DOWNGRADE: ("▼", "yellow"),
}


class UnicornsLook:
    """How one game looks."""

    def __init__(self, game: Unicorns, names: list[str]) -> None:
        self.game = game
        self.names = names
        self.legend = [(*LOOKS[bit][:1], name, LOOKS[bit][1]) for name, bit in t.TYPE_NAMES.items()]

    def card(self, card: int) -> CardLook:
        mark, colour = LOOKS[self.game.kind[card]]
        face = self.game.cards[self.game.face[card]]
        return CardLook(card, face.name, mark, face.type_name, colour)

    def text(self, card: int) -> CardText:
        face = self.game.cards[self.game.face[card]]
        return CardText(self.card(card), face.text or "It has no text.", face.rulings)

    def table(self, view: View) -> TableLook:
        seats = [self._seat(view, seat) for seat in range(self.game.seats)]
        hand = [self.card(card) for card in view.zones[t.hand(view.viewer)]]
        return TableLook(self._headline(view), self._piles(view), seats, hand)

    def _seat(self, view: View, seat: int) -> SeatLook:
        hand = view.zones[t.hand(seat)]
        score = view.numbers[f"unicorns {seat}"]
        turn = view.numbers["active"] == seat and not view.over
        look = SeatLook(self.names[seat], chr(ord("A") + seat), score, self.game.winning.target, len(hand), turn)
        look.cards = [self.card(card) for card in view.zones[t.stable(seat)]]
        if seat != view.viewer:
            look.known = [self.card(card) for card in hand if card != HIDDEN]
        return look

    def _headline(self, view: View) -> str:
        if view.over:
            winners = [self.names[seat] for seat in range(self.game.seats) if (view.result >> seat) & 1]
            if not winners:
                return "The game is over: nobody wins"
            return "The game is over: you win!" if winners == ["You"] else f"The game is over: {winners[0]} wins"
        phase = t.PHASES[view.numbers["phase"]]
        if view.numbers["turn"] == 0:
            return "Setting up"
        whose = possessive(self.names[view.numbers["active"]])
        return f"Turn {view.numbers['turn']} · {whose} turn · {phase} phase"

    def _piles(self, view: View) -> list[str]:
        deck = view.zones[t.DECK]
        top = f" (top: {self.card(deck[-1]).name})" if deck and deck[-1] != HIDDEN else ""
        discard = view.zones[t.DISCARD]
        last = f" (top: {self.card(discard[-1]).name})" if discard else ""
        return [f"deck {len(deck)}{top}", f"discard pile {len(discard)}{last}", f"Nursery {len(view.zones[t.NURSERY])}"]

    def question(self, view: View, asked: str) -> str:
        question, pile = view.question, view.zones[t.PILE]
        if question is None or question.kind != t.ASK_INSTANT or not pile:
            return asked
        first, top = self.card(pile[0]).name, self.card(pile[-1]).name
        active, destination = view.numbers["active"], view.numbers["destination"]
        into = f" into {stable_of(destination, active, self.names)}" if destination >= 0 else ""
        said = f"{say(self.names[active], 'play')} {first}{into}."
        if len(pile) == 1:
            return f"{said} Answer it?"
        return f"{said} {top} would {'let it happen' if len(pile) % 2 else 'stop it'}. Answer {top}?"

    def bad_for_owner(self, card: int) -> bool:
        return self.game.kind[card] == t.DOWNGRADE
