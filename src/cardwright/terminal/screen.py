"""Playing on the whole screen."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, ClassVar, Final

from textual import events, on, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.widgets import Footer, Input, OptionList, Static

from cardwright.kernel.errors import BadInput
from cardwright.terminal import drawing, words
from cardwright.terminal.asking import Asking, Reply
from cardwright.terminal.board import Board
from cardwright.terminal.look import look_for
from cardwright.terminal.popup import Popup

if TYPE_CHECKING:
    from cardwright.terminal.look import Job, Line, TableLook
    from cardwright.terminal.session import Session

PAUSE: Final = 0.35
"""Seconds after a bot has done something that can be seen."""

WIDE: Final = 110
"""Columns from which there is room beside things."""

PLACEHOLDER: Final = "a number or words, Enter takes the marked choice, ? for help"


class TableApp(App[None]):
    """The table of one session."""

    CSS_PATH = "screen.tcss"
    TITLE = "Cardwright"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS: list[tuple[int, str]] | None = [(0, "-narrow"), (WIDE, "-wide")]  # noqa: RUF012
    VERTICAL_BREAKPOINTS: list[tuple[int, str]] | None = [(0, "-low"), (30, "-high"), (42, "-tall")]  # noqa: RUF012
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "command('help')", "Help"),
        Binding("f2", "command('table')", "Table"),
        Binding("f3", "command('log')", "Log"),
        Binding("ctrl+z", "command('undo')", "Undo", priority=True),
        Binding("ctrl+s", "command('save')", "Save", priority=True),
        Binding("ctrl+q", "quit", "Quit", priority=True),
        Binding("up", "move(-1)", show=False),
        Binding("down", "move(1)", show=False),
        Binding("pageup", "scroll_log(-1)", show=False),
        Binding("pagedown", "scroll_log(1)", show=False),
        Binding("ctrl+up", "scroll_table(-1)", show=False),
        Binding("ctrl+down", "scroll_table(1)", show=False),
        Binding("escape", "close_group", show=False),
    ]

    def __init__(self, session: Session, pause: float = PAUSE) -> None:
        super().__init__()
        self.session = session
        self.look = look_for(session)
        self.board = Board(session, self.look)
        self.asking = Asking(session, self.look)
        self.pause = pause
        self.table: TableLook | None = None  # as last shown

    def compose(self) -> ComposeResult:
        yield Static(id="head", markup=False)
        yield self.board
        yield Static(id="note", markup=False)
        with Horizontal(id="line"):
            yield Static("> ", id="prompt")
            yield Input(id="input", compact=True, placeholder=PLACEHOLDER)
        yield Footer(compact=True, show_command_palette=False)

    def on_mount(self) -> None:
        if self.look.layout:
            self.screen.add_class(self.look.layout)
        self.query_one("#input").focus()
        self.note("\n".join([words.welcome(self.session), *([self.look.notice] if self.look.notice else [])]))
        self.show_table()
        self.show_question()
        self.run_bots()

    @work(exclusive=True)
    async def run_bots(self) -> None:
        """Let bots answer, one after the other, until nobody but you is asked."""
        session = self.session
        while True:
            told = len(session.lines)
            task = session.task()
            if task is not None:
                session.take(task, await asyncio.to_thread(task.think))
            elif not session.answer_alone():
                break
            if len(session.lines) > told:
                self.show_all()
                if session.question is None and not session.over:
                    await asyncio.sleep(self.pause)
        self.show_all()

    # --- showing ------------------------------------------------------------------------------------------------------

    def show_all(self) -> None:
        """Draw the table, and the question if it has changed: who is choosing already is not disturbed."""
        self.show_table()
        question = self.session.question
        if question is None or question is not self.asking.question:
            self.asking = Asking(self.session, self.look)
            self.show_question()

    def show_table(self) -> None:
        """Draw what lies on the table and what has happened."""
        self.table = self.board.show_table()
        self.show_head()
        if self.session.trouble:
            self.note(self.session.trouble)

    def show_head(self) -> None:
        """Draw the lines above the table."""
        if self.table is not None:
            gap = "\n" if self.size.width < WIDE and not self.look.layout else "   "
            facts = "   ".join(self.table.facts)
            self.query_one("#head", Static).update(Content.assemble((self.table.headline, "bold"), gap, (facts, "dim")))

    def show_question(self) -> None:
        """Show what is asked and what may be chosen."""
        self.board.show_question(self.asking, self.table.headline if self.table is not None else "")

    def note(self, text: str) -> None:
        """Say something in the line above the input."""
        line = self.query_one("#note", Static)
        line.update(text)
        line.display = bool(text)

    # --- answering ----------------------------------------------------------------------------------------------------

    def take(self, reply: Reply) -> None:
        """Do what a typed line or a click comes to."""
        self.note(reply.says)
        if reply.option >= 0:
            self.session.answer(reply.option)
            self.show_all()
            self.run_bots()
        elif reply.opened:
            self.show_question()
        elif reply.command:
            self.action_command(reply.command, reply.argument)

    @on(Input.Submitted)
    def line_typed(self, event: Input.Submitted) -> None:
        """A line was typed; an empty one takes the marked choice."""
        line = event.value.strip()
        event.input.value = ""
        if not line and self.asking.listed and self.board.marked >= 0:
            self.take(self.asking.choose(self.board.marked))
        else:
            self.take(self.asking.read(line))

    @on(Input.Changed)
    def line_changes(self, event: Input.Changed) -> None:
        """Mark the choice that the typed beginning means."""
        guess = self.asking.guess(event.value)
        if guess is not None:
            self.board.mark(guess)

    @on(OptionList.OptionSelected)
    def choice_clicked(self, event: OptionList.OptionSelected) -> None:
        """A choice was clicked."""
        if event.option_index < len(self.asking.listed):
            self.take(self.asking.choose(event.option_index))

    @on(OptionList.OptionHighlighted)
    def choice_marked(self, event: OptionList.OptionHighlighted) -> None:
        """A choice was marked."""
        self.board.show_marked(self.asking, event.option_index)

    def on_click(self, event: events.Click) -> None:
        """A card was clicked: show what it says."""
        card = event.style.meta.get("card")
        if card is not None:
            self.board.show_card(int(card))

    def on_resize(self, event: events.Resize) -> None:
        """Lay the lines above the table out for the new width."""
        self.show_head()

    # --- keys and commands --------------------------------------------------------------------------------------------

    def action_command(self, name: str, argument: str = "") -> None:
        """Do one of the commands that can be typed."""
        session, namer = self.session, self.board.namer
        if name == "help":
            self.push_screen(Popup("Help", f"{words.help_text(self.look)}\n{words.KEYS}\n{words.legend(self.look)}"))
        elif name == "table":
            self.push_screen(Popup("Table", drawing.draw_page(self.look.table(session.view, self.page_width))))
        elif name in self.look.pages:
            try:
                job = self.look.slow_page(name, session, self.page_width)
            except BadInput as error:
                self.note(f"There is no such page now: {error}.")
                return
            if job is None:
                self.show_page(name, self.look.page(name, session, self.page_width))
            else:
                self.note(f"Working out {name} …")
                self.work_page(name, job)
        elif name == "log":
            self.push_screen(Popup("What happened", drawing.draw_log(session.lines, session.fresh, namer), at_end=True))
        elif name == "card":
            found = words.find_cards(session, self.look, argument) if argument else []
            if len(found) == 1:
                self.board.show_card(found[0])
            else:
                self.note(words.card_lines(session, self.look, argument)[0])
        elif name == "undo":
            self.undo()
        elif name == "save":
            self.note(words.saved(session, argument))
        elif name == "again" and not session.over:
            self.note(words.NOT_OVER)
        elif name == "again":
            session.again()
            self.show_all()
            self.run_bots()
        elif name == "quit":
            self.exit()

    def show_page(self, name: str, lines: list[Line]) -> None:
        """Show a page over the table."""
        self.push_screen(Popup(name.capitalize(), drawing.draw_lines(lines)))

    @work(exclusive=True, group="page")
    async def work_page(self, name: str, job: Job) -> None:
        """Make a page while the table can be used, and show it."""
        moment = self.session.moment, len(self.session.match.answers)
        try:
            lines = await asyncio.to_thread(job, lambda text: self.call_from_thread(self.note, text))
        except BadInput as error:
            self.note(f"There is no such page now: {error}.")
            return
        self.note("")
        if moment == (self.session.moment, len(self.session.match.answers)):
            self.show_page(name, lines)

    @property
    def page_width(self) -> int:
        """The columns of a page over the table."""
        return min(104, self.size.width * 9 // 10 - 6)

    def undo(self) -> None:
        """Go back to before your last answer."""
        self.note("Back to before your last answer." if self.session.undo() else self.session.refused)
        self.show_all()
        self.run_bots()

    def action_move(self, step: int) -> None:
        """Mark the next or the previous choice."""
        self.board.move(step)

    def action_scroll_log(self, step: int) -> None:
        """Scroll what happened by a page."""
        self.board.scroll_log(step)

    def action_scroll_table(self, step: int) -> None:
        """Scroll the table."""
        self.board.scroll_table(step)

    def action_close_group(self) -> None:
        """Return to the list of cards and clear the line."""
        if self.asking.group is not None:
            self.asking.group = None
            self.show_question()
        self.query_one("#input", Input).value = ""


def run_screen(session: Session) -> None:
    """Play on the whole screen until the human leaves."""
    TableApp(session).run()
    session.save()
    for line in look_for(session).result(session):
        print(line)
    print(words.wrapped(words.farewell(session)))
