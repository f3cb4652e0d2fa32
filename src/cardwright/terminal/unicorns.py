"""The looks of Unstable Unicorns: stables, hands as numbers, piles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.unicorns import terms as t
from cardwright.games.unicorns.words import possessive, say, stable_of
from cardwright.kernel.knowledge import HIDDEN
from cardwright.terminal.look import (
    NEAR,
    STRONG,
    WARM,
    Block,
    CardLook,
    CardText,
    GameLook,
    Part,
    TableLook,
    card_parts,
    flow,
)

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

EXAMPLES: Final = """\
  3                     the third choice
  play narwhal          into your own stable
  play narwhal into b   into the stable of player B
  narwhal of b          choose that card
  use, skip, pass, draw (also yes and no)
"""

ROOMY: Final = 56
"""Columns from which a seat has its score as dots, and its cards on lines of their own."""


class UnicornsLook(GameLook):
    """How one game looks."""

    title = "Stables"
    examples = EXAMPLES

    def __init__(self, game: Unicorns, names: list[str]) -> None:
        self.game = game
        self.names = names
        self.legend = [(LOOKS[bit][0], name) for name, bit in t.TYPE_NAMES.items()]
        self.pages = {}

    def card(self, card: int) -> CardLook:
        mark, colour = LOOKS[self.game.kind[card]]
        face = self.game.cards[self.game.face[card]]
        return CardLook(card, face.name, mark, face.type_name, colour)

    def text(self, card: int) -> CardText:
        face = self.game.cards[self.game.face[card]]
        return CardText(self.card(card), face.text or "It has no text.", face.rulings)

    def table(self, view: View, width: int, height: int = 0) -> TableLook:
        seats = [self._seat(view, seat, width) for seat in range(self.game.seats)]
        cards = [self.card(card) for card in view.zones[t.hand(view.viewer)]]
        hand = flow([Part(f"Your hand ({len(cards)})", STRONG)], card_parts(cards), width)
        moment = view.numbers["turn"] if view.numbers["active"] == view.viewer else None
        return TableLook(self._headline(view), self._piles(view), seats, hand, moment)

    def _seat(self, view: View, seat: int, width: int) -> Block:
        """A seat: who, how many Unicorns, how many cards in hand, and the stable."""
        hand = view.zones[t.hand(seat)]
        turn = view.numbers["active"] == seat and not view.over
        wide = max([len(name) for name in self.names])
        name = f"{'▶' if turn else ' '} {chr(ord('A') + seat)} {self.names[seat]}".ljust(wide + 4)
        roomy = width >= ROOMY
        head = [
            Part(name, "bold reverse" if turn else STRONG),
            Part(" "),
            self._meter(view.numbers[f"unicorns {seat}"], roomy),
            Part(f"  hand {len(hand)}"),
        ]
        cards = card_parts([self.card(card) for card in view.zones[t.stable(seat)]])
        lines = [head, *flow([Part("  ")], cards, width)] if roomy else flow(head, cards, width)
        known = [self.card(card) for card in hand if card != HIDDEN]
        if known and seat != view.viewer:
            lines += flow([Part("  you know of the hand:")], card_parts(known), width)
        return Block(lines, turn)

    def _meter(self, score: int, roomy: bool) -> Part:
        """The score as a row of dots, and in figures."""
        target = self.game.winning.target
        filled = min(score, target)
        dots = f"{'●' * filled}{'○' * (target - filled)} " if roomy else ""
        return Part(f"{dots}{score}/{target}", NEAR if score >= target - 2 else WARM)

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
