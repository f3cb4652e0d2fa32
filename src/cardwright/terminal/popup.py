"""A page over the table: help, the whole table, the whole log."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static


class Popup(ModalScreen[None]):
    """Shows a long text until a key closes it."""

    DEFAULT_CSS = """
    Popup { align: center middle; }
    Popup > VerticalScroll {
        width: 92%; max-width: 110; height: 88%; border: round $primary; padding: 0 1; background: $surface;
    }
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape", "close", "Close"),
        ("enter", "close", "Close"),
        ("q", "close", "Close"),
    ]

    def __init__(self, title: str, text: Content | str, at_end: bool = False) -> None:
        super().__init__()
        self.page_title = title
        self.text = text
        self.at_end = at_end

    def compose(self) -> ComposeResult:
        scroll = VerticalScroll(Static(self.text, markup=False))
        scroll.border_title = self.page_title
        scroll.border_subtitle = "Esc closes"
        yield scroll

    def on_mount(self) -> None:
        scroll = self.query_one(VerticalScroll)
        scroll.focus()
        if self.at_end:
            scroll.scroll_end(animate=False)

    def action_close(self) -> None:
        """Go back to the table."""
        self.dismiss()
