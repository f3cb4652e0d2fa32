"""Drawing the looks as text with colours. Cards carry their number, so that a click can show what they say."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from textual.content import Content
from textual.style import Style

from cardwright.terminal.look import COLOURS, DIM, STRONG

if TYPE_CHECKING:
    from cardwright.terminal.asking import Asking
    from cardwright.terminal.look import CardText, GameLook, Line, Part, TableLook

NEW_LINE: Final = Content("\n")


def draw_part(part: Part) -> Content:
    """A piece of a line."""
    style = Style.parse(part.style) if part.style else Style()
    return Content.styled(part.text, style + Style.from_meta({"card": part.card}) if part.card >= 0 else style)


def draw_lines(lines: list[Line]) -> Content:
    """Lines."""
    return NEW_LINE.join([Content("").join([draw_part(part) for part in line]) for line in lines])


def draw_page(table: TableLook) -> Content:
    """The whole table as one text."""
    parts = [Content.styled(table.headline, STRONG), Content(" · ".join(table.facts)), Content("")]
    for block in table.blocks:
        parts += [draw_lines(block.lines), Content("")]
    return NEW_LINE.join([*parts, draw_lines(table.hand)])


class Namer:
    """Finds the names of cards in a line of text and draws them as cards."""

    def __init__(self, look: GameLook, names: list[str]) -> None:
        self.look = look
        self.cards = {name: card for card, name in reversed(list(enumerate(names)))}
        longest_first = sorted([*self.cards, *look.other_names], key=len, reverse=True)
        self.pattern = re.compile("|".join([rf"(?<!\w){re.escape(name)}(?!\w)" for name in longest_first]))

    def draw(self, line: str, style: str = "", marks: bool = False) -> Content:
        """A line with its cards in colour."""
        parts: list[Content] = []
        at = 0
        for match in self.pattern.finditer(line):
            if match[0] not in self.cards:
                continue
            card = self.look.card(self.cards[match[0]])
            parts.append(Content.styled(line[at : match.start()], style))
            parts.append(draw_part(card.part(f"{card.mark if marks else ''}{match[0]}")))
            at = match.end()
        parts.append(Content.styled(line[at:], style))
        return Content("").join(parts)


def draw_log(lines: list[str], fresh: int, namer: Namer) -> Content:
    """The log; what is new stands out."""
    drawn: list[Content] = []
    for number, line in enumerate(lines):
        new = number >= fresh
        if line.startswith(("Turn ", "— ")):
            drawn.append(Content.styled(line if line.startswith("—") else f"── {line}", STRONG if new else DIM))
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
    width = max([len(str(number)) for number in asking.numbers], default=1)
    return [
        Content.styled(f"{number:>{width}} ", DIM) + namer.draw(choice.text, marks=True)
        for number, choice in zip(asking.numbers, asking.listed, strict=True)
    ]
