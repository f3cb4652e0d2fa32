"""Both sides of The Page, drawn: characters with power, marks and transforms, and who faces whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.narrators import terms as t
from cardwright.kernel.knowledge import HIDDEN
from cardwright.terminal.look import DIM, NEAR, STRONG, WARM, Line, Part, card_parts, flow, width_of
from cardwright.terminal.narrators.cards import card_look

if TYPE_CHECKING:
    from cardwright.games.narrators.rules import Narrators
    from cardwright.kernel.knowledge import View
    from cardwright.terminal.narrators.page import Being, Page

CHALLENGES: Final = "»"
OPPOSES: Final = "«"
SCORES: Final = "★"
BARRED: Final = "⊘"
USED: Final = "✓"
FACES: Final = "↔"

WINNING: Final = t.WINNING_SCORE + 1
DOTS: Final = 7
"""Of the meter; each stands for so many of the winning score."""


class Sides:
    """Draws the sides of one game."""

    def __init__(self, game: Narrators, names: list[str]) -> None:
        self.game = game
        self.names = names

    def leads(self, view: View, seat: int) -> bool:
        """Whether a seat is the challenging player."""
        return view.numbers["challenger"] == seat and not view.over and view.numbers["phase"] != t.SETUP

    def _head(self, view: View, seat: int, width: int) -> Line:
        """Who, the score, and how many cards."""
        leads = self.leads(view, seat)
        score = view.numbers[f"score {seat}"]
        filled = min(DOTS, score * DOTS // WINNING)
        pile = view.zones[t.zone(seat, t.PILE)]
        worth = sum([self.game.faces[self.game.face[card]].score for card in pile if card != HIDDEN])
        known = f" ({worth})" if pile and HIDDEN not in pile else ""
        found: Line = []
        for gap, name in (("  ", "score pile"), ("  ", "pile"), (" ", "pile")):
            found = [
                Part(f"{'▶' if leads else ' '} {chr(ord('A') + seat)} {self.names[seat]}", "bold reverse" if leads else STRONG),
                Part(gap),
                Part(f"{'●' * filled}{'○' * (DOTS - filled)} {score}/{WINNING}", NEAR if score >= WINNING - 4 else WARM),
                Part(f"{gap}hand {len(view.zones[t.zone(seat, t.HAND)])}"),
                Part(f"{gap}{name} {len(pile)}{known}"),
            ]
            if width_of(found) <= width:
                break
        return found

    def side(self, view: View, page: Page, seat: int, width: int) -> list[Line]:
        """A seat above its characters; those that are opposed stand first, each with the one it faces."""
        lines = [self._head(view, seat, width)]
        rest: list[Line] = []
        for being in page.sides[seat]:
            if being.faces_somebody:
                lines += self._pair(being, width)
            else:
                rest.append(self._piece(being))
        if not page.sides[seat]:
            rest.append([Part("nobody", DIM)])
        return lines + self._flowing(rest, width) + self._known_hand(view, seat, width)

    def _pair(self, being: Being, width: int) -> list[Line]:
        other = [Part("nobody left", DIM)] if being.opposer is None else self._name(being.opposer)
        return self._flowing([self._piece(being), [Part(f"{FACES} ", STRONG), *other]], width)

    def _flowing(self, pieces: list[Line], width: int) -> list[Line]:
        """Pieces in lines; one that is too long goes on in the next line."""
        short: list[Line] = []
        for piece in pieces:
            line: Line = []
            for part in piece:
                if len(line) > 1 and width_of([*line, part]) > width - 2:
                    short.append(line)
                    line = [Part(" ")]
                line.append(part)
            short.append(line)
        return flow([Part("")], short, width)

    def _piece(self, being: Being) -> Line:
        """A character: marks, power, name, and what there is to know of it."""
        challenges = being.challenges and not being.scores and not being.dueled
        marks = [
            (being.scores, SCORES), (challenges, CHALLENGES), (being.is_faced, OPPOSES), (being.barred, BARRED),
            (being.used, USED),
        ]  # fmt: skip
        text = "".join([mark for holds, mark in marks if holds])
        found: Line = [Part(f"{text} ", STRONG)] if text else []
        found += self._name(being)
        if being.face >= 0:
            found.append(Part(f" as {self.game.faces[being.face].name}", DIM))
        if being.below:
            names = [self.game.card_names[low] for low in reversed(being.below)]
            found += [Part(f"{', ' if number else ' on '}{name}", DIM) for number, name in enumerate(names)]
        if being.chose is not None:
            found.append(Part(f" chose {self.game.card_names[being.chose.top]}", DIM))
        if being.dueled:
            found.append(Part(" dueled", DIM))
        return found

    def _name(self, being: Being) -> Line:
        return [Part(f"[{being.power}]", NEAR), card_look(self.game, being.top).part()]

    def _known_hand(self, view: View, seat: int, width: int) -> list[Line]:
        known = [card_look(self.game, card) for card in view.zones[t.zone(seat, t.HAND)] if card != HIDDEN]
        if seat == view.viewer or not known:
            return []
        return flow([Part("  you know of the hand:")], card_parts(known), width)

    def side_by_side(self, view: View, page: Page, width: int) -> list[Line]:
        """Both sides, those that face each other in one line."""
        column = (width - 5) // 2
        lines = self._columns([self._head(view, 0, column)], [self._head(view, 1, column)], column)
        for seat in range(2):
            for being in page.sides[seat]:
                if being.faces_somebody:
                    other = [self._piece(being.opposer)] if being.opposer is not None else [[Part("nobody left", DIM)]]
                    both = [self._flowing([self._piece(being)], column), self._flowing(other, column)]
                    lines += self._columns(both[seat], both[1 - seat], column, FACES)
        rest: list[list[Line]] = []
        for seat in range(2):
            paired = [being for being in page.sides[seat] if being.faces_somebody or being.is_faced]
            pieces = [self._piece(being) for being in page.sides[seat] if being not in paired]
            if not page.sides[seat]:
                pieces.append([Part("nobody", DIM)])
            own = [line for piece in pieces for line in self._flowing([piece], column)]
            rest.append(own + self._known_hand(view, seat, column))
        return lines + self._columns(rest[0], rest[1], column)

    def _columns(self, left: list[Line], right: list[Line], column: int, between: str = "│") -> list[Line]:
        """Lines side by side."""
        found: list[Line] = []
        for number in range(max(len(left), len(right))):
            one = left[number] if number < len(left) else []
            two = right[number] if number < len(right) else []
            middle = Part(f"  {between if number == 0 or between == '│' else ' '}  ", DIM if between == "│" else STRONG)
            found.append([*one, Part(" " * max(0, column - width_of(one))), middle, *two])
        return found
