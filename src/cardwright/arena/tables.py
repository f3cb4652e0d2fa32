"""The results of an arena on the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from cardwright.arena.sheets import headline, notes, sheets

if TYPE_CHECKING:
    from cardwright.arena.ratings import Rating
    from cardwright.arena.results import Results
    from cardwright.arena.sheets import Sheet


def show(results: Results, ratings: list[Rating]) -> None:
    """Print the results."""
    console = Console(highlight=False)
    console.print(headline(results), markup=False)
    for sheet in sheets(results, ratings):
        console.print()
        console.print(table(sheet))
    for note in notes(ratings):
        console.print(note, markup=False, style="dim")


def table(sheet: Sheet) -> Table:
    """A sheet as a table."""
    found = Table(title=Text(sheet.title), title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, pad_edge=False)
    for number, column in enumerate(sheet.columns):
        found.add_column(column, justify="right" if number else "left")
    for row in sheet.rows:
        found.add_row(*[Text(value) for value in row])
    return found
