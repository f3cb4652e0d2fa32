"""Drawing the looks as text with colours. Cards carry their number, so that a click can show what they say."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from textual.content import Content
from textual.style import Style

from cardwright.terminal.words import copies

if TYPE_CHECKING:
    from cardwright.terminal.asking import Asking
    from cardwright.terminal.look import CardLook, CardText, GameLook, SeatLook, TableLook

COLOURS: Final = {
    "pink": "#ff9ecb", "blue": "#7fb3ff", "violet": "#c79bff", "green": "#7fd88f",
    "red": "#ff7b7b", "orange": "#ffb35c", "yellow": "#e5d35c",
}  # fmt: skip

ROOMY: Final = 56
"""Columns from which a seat has its score as dots, and its cards on lines of their own."""

DIM: Final = "dim"
STRONG: Final = "bold"
NEW_LINE: Final = Content("\n")


def card_style(card: CardLook) -> Style:
    """The colour of a card's type, and the card behind a click."""
    return Style.parse(COLOURS[card.colour]) + Style.from_meta({"card": card.card})


def draw_card(card: CardLook, number: int = 1) -> Content:
    """A card with its mark."""
    drawn = Content.styled(f"{card.mark}{card.name}", card_style(card))
    return drawn if number == 1 else drawn + Content.styled(f" ×{number}", DIM)


def draw_cards(cards: list[CardLook]) -> list[Content]:
    """Cards, each kind once."""
    return [draw_card(card, number) for card, number in copies(cards)] or [Content.styled("nothing", DIM)]


def flow(head: Content, parts: list[Content], width: int) -> Content:
    """Parts one after the other behind a head, in lines of a width; no part is broken."""
    lines = [head]
    for part in parts:
        if lines[-1].cell_length + 2 + part.cell_length <= width:
            lines[-1] += Content("" if lines[-1].plain == "  " else "  ") + part
        else:
            lines.append(Content("  ") + part)
    return NEW_LINE.join([line for line in lines if line.cell_length])


def draw_seat(seat: SeatLook, wide: int, width: int) -> Content:
    """A seat: who, how many Unicorns, how many cards in hand, and the stable."""
    name = f"{'▶' if seat.turn else ' '} {seat.letter} {seat.name}".ljust(wide + 4)
    near = "bold #ffd75f" if seat.score >= seat.target - 2 else "#d7d7af"
    roomy = width >= ROOMY
    meter = seat.meter if roomy else f"{seat.score}/{seat.target}"
    head = Content.assemble((name, "bold reverse" if seat.turn else STRONG), " ", (meter, near), f"  hand {seat.hand}")
    if roomy:
        drawn = head + NEW_LINE + flow(Content("  "), draw_cards(seat.cards), width)
    else:
        drawn = flow(head, draw_cards(seat.cards), width)
    if seat.known:
        drawn += NEW_LINE + flow(Content("  you know of the hand:"), draw_cards(seat.known), width)
    return drawn


def draw_seats(table: TableLook, width: int) -> list[Content]:
    """All seats, one content each."""
    wide = max([len(seat.name) for seat in table.seats])
    return [draw_seat(seat, wide, width) for seat in table.seats]


def draw_page(table: TableLook, width: int) -> Content:
    """The whole table as one text."""
    lines = [Content.styled(table.headline, STRONG), Content(" · ".join(table.piles)), Content("")]
    for seat in draw_seats(table, width):
        lines += [seat, Content("")]
    lines.append(draw_hand(table, width))
    return NEW_LINE.join(lines)


def draw_hand(table: TableLook, width: int) -> Content:
    """One's own hand."""
    return flow(Content.styled(f"Your hand ({len(table.hand)})", STRONG), draw_cards(table.hand), width)


class Namer:
    """Finds the names of cards in a line of text and draws them as cards."""

    def __init__(self, look: GameLook, names: list[str]) -> None:
        self.look = look
        self.cards = {name: card for card, name in reversed(list(enumerate(names)))}
        longest_first = sorted(self.cards, key=len, reverse=True)
        self.pattern = re.compile("|".join([rf"(?<!\w){re.escape(name)}(?!\w)" for name in longest_first]))

    def draw(self, line: str, style: str = "", marks: bool = False) -> Content:
        """A line with its cards in colour."""
        parts: list[Content] = []
        at = 0
        for match in self.pattern.finditer(line):
            card = self.look.card(self.cards[match[0]])
            parts.append(Content.styled(line[at : match.start()], style))
            parts.append(Content.styled(f"{card.mark if marks else ''}{match[0]}", card_style(card)))
            at = match.end()
        parts.append(Content.styled(line[at:], style))
        return Content("").join(parts)


def draw_log(lines: list[str], fresh: int, namer: Namer) -> Content:
    """The log; what is new stands out."""
    drawn: list[Content] = []
    for number, line in enumerate(lines):
        new = number >= fresh
        if line.startswith("Turn "):
            drawn.append(Content.styled(f"── {line}", STRONG if new else DIM))
        elif new:
            drawn.append(namer.draw(line))
        else:
            drawn.append(Content.styled(line, DIM))
    return NEW_LINE.join(drawn)


def draw_text(text: CardText) -> Content:
    """What stands on a card, and the notes on it."""
    card = text.card
    lines = [
        Content.styled(f"{card.mark} {card.name}", Style.parse(f"bold {COLOURS[card.colour]}")),
        Content.styled(card.kind, DIM),
        Content(text.text),
    ]
    lines += [Content.styled(f"Note: {note}", "italic #a8a8a8") for note in text.notes]
    return NEW_LINE.join(lines)


def draw_choices(asking: Asking, namer: Namer) -> list[Content]:
    """The choices with their numbers."""
    width = len(str(len(asking.listed)))
    return [
        Content.styled(f"{number:>{width}} ", DIM) + namer.draw(choice.text, marks=True)
        for number, choice in enumerate(asking.listed, 1)
    ]
