"""What is asked before a game begins, on the whole screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from textual import on
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Footer, OptionList, Static

if TYPE_CHECKING:
    from cardwright.terminal.starting import Starting

HOW: Final = "Enter starts. ↑ ↓ go to a line, Enter, ← or → change it."


class StartApp(App[bool]):
    """Shows the options; its result is whether the human wants to start."""

    ENABLE_COMMAND_PALETTE = False
    TITLE = "Cardwright"
    CSS = """
    Screen { align: center middle; }
    #start { width: 92%; max-width: 84; height: auto; border: round $primary; padding: 1 2; }
    #start-options { height: auto; border: none; margin: 1 0; background: $background; }
    #start-options:focus { border: none; }
    #how { color: $text-muted; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "change(-1)", "Change"),
        Binding("right", "change(1)", show=False),
        Binding("escape", "leave", "Leave"),
        Binding("ctrl+q", "leave", "Leave", show=False, priority=True),
    ]

    def __init__(self, starting: Starting, notice: str = "") -> None:
        super().__init__()
        self.starting = starting
        self.notice = notice

    def compose(self) -> ComposeResult:
        with Vertical(id="start") as box:
            box.border_title = self.starting.title
            yield Static("How do you want to play?", markup=False)
            yield OptionList(id="start-options", markup=False)
            yield Static(HOW, id="how", markup=False)
            if self.notice:
                yield Static(f"\n{self.notice}", markup=False)
        yield Footer(compact=True, show_command_palette=False)

    def on_mount(self) -> None:
        self.show(0)
        self.query_one("#start-options").focus()

    def show(self, marked: int) -> None:
        """List the options; the first line starts."""
        choices = self.query_one("#start-options", OptionList)
        choices.set_options([Content.styled("▶ Start", "bold"), *[Content(f"  {line}") for line in self.starting.lines()]])
        choices.highlighted = marked

    @on(OptionList.OptionSelected)
    def taken(self, event: OptionList.OptionSelected) -> None:
        """A line was taken."""
        if event.option_index == 0:
            self.exit(True)
        else:
            self.starting.change(event.option_index - 1)
            self.show(event.option_index)

    def action_change(self, step: int) -> None:
        """Change the marked line."""
        marked = self.query_one("#start-options", OptionList).highlighted
        if marked:
            self.starting.change(marked - 1, step)
            self.show(marked)

    def action_leave(self) -> None:
        """Leave without a game."""
        self.exit(False)
