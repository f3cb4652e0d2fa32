"""The looks of Unreliable Narrators: both sides of The Page, power, transforms, pairs, scores and piles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.narrators import terms as t
from cardwright.games.narrators.naming_words import capital, possessive, say, uncapital
from cardwright.kernel.knowledge import HIDDEN
from cardwright.terminal.look import (
    DIM,
    STRONG,
    Block,
    CardLook,
    CardText,
    ChoiceWords,
    GameLook,
    Line,
    Part,
    TableLook,
    card_parts,
    copies,
    flow,
)
from cardwright.terminal.narrators.cards import LOOKS, card_look, card_text
from cardwright.terminal.narrators.choices import Choices
from cardwright.terminal.narrators.page import Page
from cardwright.terminal.narrators.sides import BARRED, CHALLENGES, FACES, OPPOSES, SCORES, USED, WINNING, Sides

if TYPE_CHECKING:
    from cardwright.games.narrators.rules import Narrators
    from cardwright.kernel.knowledge import View
    from cardwright.terminal.session import Session

EXAMPLES: Final = """\
  3                     the third choice
  baker                 play that card
  knighted              ask as what: alone, or on whom
  knighted onto steed   play it on top of that character
  steed, extra of b     choose that character
  extra 5               the one of two that has power 5
  pass, stop, nobody, done, nothing (also yes and no)
"""

ROOMY: Final = 72
"""Columns from which the two sides stand side by side."""


class NarratorsLook(GameLook):
    """How one game looks."""

    title = "The Page"
    examples = EXAMPLES

    def __init__(self, game: Narrators, names: list[str]) -> None:
        self.game = game
        self.names = names
        self.sides = Sides(game, names)
        self.choices = Choices(game, names)
        self.legend = [(LOOKS[bit][0], name) for name, bit in t.TYPE_NAMES.items()]
        self.legend += [
            ("[5]", "power"), (CHALLENGES, "challenges"), (OPPOSES, "opposes"), (FACES, "will duel"),
            (SCORES, "unopposed: will score"),
            (BARRED, "can't oppose this turn"), (USED, "any-time text used this turn"),
        ]  # fmt: skip
        self.pages = {"piles": "score piles, discard piles, known cards"}

    # --- cards --------------------------------------------------------------------------------------------------------

    def card(self, card: int) -> CardLook:
        return card_look(self.game, card)

    def text(self, card: int) -> CardText:
        return card_text(self.game, card)

    # --- the table ----------------------------------------------------------------------------------------------------

    def table(self, view: View, width: int, height: int = 0) -> TableLook:
        page = Page(self.game, view, self.names)
        if width >= ROOMY:
            blocks = [Block(self.sides.side_by_side(view, page, width))]
        else:
            blocks = [Block(self.sides.side(view, page, seat, width), self.sides.leads(view, seat)) for seat in range(2)]
        return TableLook(self._headline(view), self._decks(view), blocks, self._hand(view, width), self._moment(view))

    def _headline(self, view: View) -> str:
        numbers = view.numbers
        one, two = numbers["score 0"], numbers["score 1"]
        if view.over:
            if view.result == 3:
                return f"The game is over: you share the win, {one} to {two}"
            won = view.result == 1
            return f"The game is over: {'you win' if won else f'{self.names[1]} wins'}, {max(one, two)} to {min(one, two)}"
        if numbers["phase"] == t.SETUP:
            return "Setting up"
        who = uncapital(say(self.names[numbers["challenger"]], "challenge"))
        step = t.PHASES[numbers["phase"]]
        score = f"you {one}, {self.names[1]} {two} of {WINNING}"
        return f"Turn {numbers['turn']} of {t.LAST_TURN} · {step} step · {who} · {score}"

    def _decks(self, view: View) -> list[str]:
        found: list[str] = []
        for seat in range(2):
            sizes = [
                f"{name} {len(view.zones[t.zone(seat, kind)])}"
                for name, kind in (("deck", t.DECK), ("discard pile", t.DISCARD))
            ]
            found.append(f"{uncapital(self.names[seat])}: {', '.join(sizes)}")
        return found

    def _moment(self, view: View) -> int | None:
        """It has changed when the step has, or the cards on the other side of The Page."""
        numbers, question = view.numbers, view.question
        if question is None or question.kind not in (t.ASK_PLAY, t.ASK_CHALLENGE, t.ASK_OPPOSE, t.ASK_SCORING, t.ASK_DUEL):
            return None
        theirs = len(view.zones[t.zone(1 - view.viewer, t.PAGE)])
        return (numbers["turn"] * 10 + numbers["phase"]) * 100 + theirs

    def _hand(self, view: View, width: int) -> list[Line]:
        cards = [self.card(card) for card in view.zones[t.zone(view.viewer, t.HAND)]]
        pieces: list[Line] = []
        for card, number in copies(cards):
            face = self.game.faces[self.game.face[card.card]]
            power = {t.CHARACTER: f" [{face.power}]", t.TRANSFORM: f" [+{face.power}]"}.get(face.type, "")
            pieces.append([card.part(), Part(f"{power}{f' ×{number}' if number > 1 else ''}", DIM)])
        return flow([Part(f"Your hand ({len(cards)})", STRONG)], pieces or [[Part("nothing", DIM)]], width)

    # --- a side of The Page -------------------------------------------------------------------------------------------

    # --- other pages --------------------------------------------------------------------------------------------------

    def page(self, command: str, session: Session, width: int) -> list[Line]:
        view = session.view
        found: list[Line] = []
        for seat in range(2):
            whose = capital(possessive(self.names[seat]))
            for kind in (t.PILE, t.DISCARD):
                found += self._pile(f"{whose} {t.ZONE_NAMES[kind - 1]}", view.zones[t.zone(seat, kind)], width)
            deck = view.zones[t.zone(seat, t.DECK)][::-1]
            places = [
                [self.card(card).part(), Part(f" (card {n} from the top)", DIM)]
                for n, card in enumerate(deck, 1)
                if card != HIDDEN
            ]
            head = f"{whose} deck ({len(deck)})"
            found += flow([Part(f"{head}, as far as you know it:" if places else head, STRONG)], places, width)
            found.append([])
        return found[:-1]

    def _pile(self, title: str, cards: list[int], width: int) -> list[Line]:
        known = [self.card(card) for card in cards if card != HIDDEN]
        worth = sum([self.game.faces[self.game.face[card]].score for card in cards if card != HIDDEN])
        value = f", worth {worth}" if known and "score pile" in title and len(known) == len(cards) else ""
        pieces = card_parts(known) if known or not cards else []
        if len(known) < len(cards):
            pieces.append([Part(f"{len(cards) - len(known)} face down", DIM)])
        return flow([Part(f"{title} ({len(cards)}{value}):", STRONG)], pieces, width)

    # --- questions and choices ----------------------------------------------------------------------------------------

    def question(self, view: View, asked: str) -> str:
        return self.choices.question(view, asked)

    def option(self, view: View, option: int) -> ChoiceWords | None:
        return self.choices.option(view, option)

    def bad_for_owner(self, card: int) -> bool:
        return False
