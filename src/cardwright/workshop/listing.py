"""Lists of cards as tables."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table

from cardwright.games.registry import PrintedCard
from cardwright.workshop.sources import counted


def card_table(title: str, cards: Sequence[PrintedCard]) -> Table:
    """A table of the cards: name, type, copies, text."""
    table = Table(title=title, title_justify="left", show_lines=False, expand=False)
    table.add_column("name", max_width=26)
    table.add_column("type", max_width=16)
    table.add_column("copies", justify="right")
    table.add_column("text", overflow="fold", ratio=1)
    for card in cards:
        table.add_row(card.name, card.type_name, str(card.copies), card.text)
    table.caption = counted(cards)
    return table
