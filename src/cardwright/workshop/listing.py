"""Lists of cards as tables."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from cardwright.games.registry import GameSets, PrintedCard
from cardwright.workshop.sources import counted


def card_table(title: str, cards: Sequence[PrintedCard], sets: GameSets) -> Table:
    """A table of the cards: name, type, copies, text and whatever else is printed on them."""
    table = Table(title=title, title_justify="left", show_lines=False, expand=False)
    table.add_column("name", max_width=26)
    table.add_column("type", max_width=16)
    table.add_column("copies", justify="right")
    table.add_column("text", overflow="fold", ratio=1)
    for card in cards:
        parts = [Text(card.text), Text(sets.facts(card), "dim")]
        text = Text("\n").join([part for part in parts if part])
        table.add_row(Text(card.name), card.type_name, str(card.copies), text)
    table.caption = counted(cards)
    return table
