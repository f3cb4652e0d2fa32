"""Playing on the whole screen."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, ClassVar

from textual import events, on, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Footer, Input, OptionList, Static

from cardwright.terminal import drawing, words
from cardwright.terminal.asking import Asking, Reply
from cardwright.terminal.look import look_for
from cardwright.terminal.popup import Popup

if TYPE_CHECKING:
    from cardwright.terminal.session import Session

PAUSE = 0.35
"""Seconds after a bot has done something that can be seen."""

WIDE = 110
"""Columns from which there is room beside things."""

LOG_LINES = 150
"""Lines of the log beside the table; a page of its own shows all."""


class TableApp(App[None]):
    """The table of one session."""

    CSS_PATH = "screen.tcss"
    TITLE = "Cardwright"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS: list[tuple[int, str]] | None = [(0, "-narrow"), (WIDE, "-wide")]  # noqa: RUF012
    VERTICAL_BREAKPOINTS: list[tuple[int, str]] | None = [(0, "-low"), (34, "-high")]  # noqa: RUF012
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
        Binding("ctrl+up", "scroll_seats(-1)", show=False),
        Binding("ctrl+down", "scroll_seats(1)", show=False),
        Binding("escape", "close_group", show=False),
    ]

    def __init__(self, session: Session, pause: float = PAUSE) -> None:
        super().__init__()
        self.session = session
        self.look = look_for(session)
        self.namer = drawing.Namer(self.look, session.match.game.card_names)
        self.pause = pause
        self.asking = Asking(session, self.look)

    def compose(self) -> ComposeResult:
        yield Static(id="head", markup=False)
        with Horizontal(id="body"):
            with Vertical(id="left"):
                yield VerticalScroll(id="seats", can_focus=False)
                yield Static(id="hand", markup=False)
                yield Static(id="question", markup=False)
                yield OptionList(id="choices", markup=False)
            with Vertical(id="right"):
                yield VerticalScroll(Static(id="log", markup=False), id="log-scroll", can_focus=False)
                yield VerticalScroll(Static(id="card", markup=False), id="card-scroll", can_focus=False)
        yield Static(id="note", markup=False)
        with Horizontal(id="line"):
            yield Static("> ", id="prompt")
            yield Input(id="input", compact=True, placeholder="a number or words, Enter takes the marked choice, ? for help")
        yield Footer(compact=True, show_command_palette=False)

    def on_mount(self) -> None:
        self.query_one("#choices").can_focus = False
        for panel, title in (("#seats", "Stables"), ("#log-scroll", "What happened"), ("#card-scroll", "Card")):
            self.query_one(panel).border_title = title
        self.query_one("#input").focus()
        self.note(words.welcome(self.session))
        self.show_all()
        self.run_bots()

    # --- bots ---------------------------------------------------------------------------------------------------------

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
                self.show_table()
                if session.question is None and not session.over:
                    await asyncio.sleep(self.pause)
        self.show_all()

    # --- showing ------------------------------------------------------------------------------------------------------

    def show_all(self) -> None:
        """Draw the table and the question anew."""
        self.asking = Asking(self.session, self.look)
        self.show_table()
        self.show_question()

    def show_table(self) -> None:
        """Draw what lies on the table and what has happened."""
        session = self.session
        table = self.look.table(session.view)
        piles = "   ".join(table.piles)
        gap = "\n" if self.size.width < WIDE else "   "
        self.query_one("#head", Static).update(Content.assemble((table.headline, "bold"), gap, (piles, "dim")))
        seats = self.query_one("#seats", VerticalScroll)
        width = seats.scrollable_content_region.width or 40
        drawn = drawing.draw_seats(table, width)
        shown = list(seats.query(Static))
        for number, content in enumerate(drawn):
            if number < len(shown):
                shown[number].update(content)
            else:
                seats.mount(Static(content, classes="seat", markup=False))
        self.query_one("#hand", Static).update(drawing.draw_hand(table, width))
        lines = session.lines
        cut = max(0, len(lines) - LOG_LINES)
        self.query_one("#log", Static).update(drawing.draw_log(lines[cut:], session.fresh - cut, self.namer))
        self.query_one("#log-scroll", VerticalScroll).scroll_end(animate=False)
        if session.trouble:
            self.note(session.trouble)

    def show_question(self) -> None:
        """Show what is asked and what may be chosen."""
        asking, session = self.asking, self.session
        question = self.query_one("#question", Static)
        question.set_class(asking.question is not None, "asked")
        if asking.question is not None:
            question.update(asking.title)
        elif session.over:
            question.update(f"{self.look.table(session.view).headline}. Undo, or quit.")
        else:
            waiting = [session.names[seat] for seat in session.view.asked if seat]
            question.update(Content.styled(f"{' and '.join(waiting) or 'Nobody'} to answer …", "dim"))
        choices = self.query_one("#choices", OptionList)
        choices.set_options(drawing.draw_choices(asking, self.namer))
        if asking.listed:
            group = asking.group
            choices.highlighted = 0 if group is None or group.default is None else group.default
        if asking.question is not None and asking.question.source >= 0:
            self.show_card(asking.question.source)

    def show_card(self, card: int) -> None:
        """Show what a card says."""
        self.query_one("#card", Static).update(drawing.draw_text(self.look.text(card)))
        self.query_one("#card-scroll", VerticalScroll).scroll_home(animate=False)

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
        marked = self.query_one("#choices", OptionList).highlighted
        if not line and marked is not None and self.asking.listed:
            self.take(self.asking.choose(marked))
        else:
            self.take(self.asking.read(line))

    @on(Input.Changed)
    def line_changes(self, event: Input.Changed) -> None:
        """Mark the choice that the typed beginning means."""
        guess = self.asking.guess(event.value)
        if guess is not None:
            self.query_one("#choices", OptionList).highlighted = guess

    @on(OptionList.OptionSelected)
    def choice_clicked(self, event: OptionList.OptionSelected) -> None:
        """A choice was clicked."""
        self.take(self.asking.choose(event.option_index))

    @on(OptionList.OptionHighlighted)
    def choice_marked(self, event: OptionList.OptionHighlighted) -> None:
        """Show the card of the marked choice."""
        if event.option_index < len(self.asking.listed):
            card = self.asking.listed[event.option_index].card
            question = self.asking.question
            if card >= 0 and (question is None or question.source < 0 or event.option_index > 0):
                self.show_card(card)

    def on_resize(self, event: events.Resize) -> None:
        """Lay the cards out for the new width."""
        self.call_after_refresh(self.show_table)

    def on_click(self, event: events.Click) -> None:
        """A card was clicked: show what it says."""
        card = event.style.meta.get("card")
        if card is not None:
            self.show_card(int(card))

    # --- keys and commands --------------------------------------------------------------------------------------------

    def action_command(self, name: str, argument: str = "") -> None:
        """Do one of the commands that can be typed."""
        session = self.session
        if name == "help":
            self.push_screen(Popup("Help", words.HELP.strip() + "\n\n" + words.legend(self.look) + words.KEYS))
        elif name == "table":
            page = drawing.draw_page(self.look.table(session.view), min(104, self.size.width * 9 // 10 - 6))
            self.push_screen(Popup("Table", page))
        elif name == "log":
            self.push_screen(Popup("What happened", drawing.draw_log(session.lines, session.fresh, self.namer), at_end=True))
        elif name == "card":
            found = words.find_cards(session, argument) if argument else []
            if len(found) == 1:
                self.show_card(found[0])
            else:
                self.note(words.card_lines(session, self.look, argument)[0])
        elif name == "undo":
            self.undo()
        elif name == "save":
            self.note(words.saved(session, argument))
        elif name == "quit":
            self.exit()

    def undo(self) -> None:
        """Go back to before your last answer."""
        undone = self.session.undo()
        self.note("Back to before your last answer." if undone else "There is no answer of yours to take back.")
        self.show_all()
        self.run_bots()

    def action_move(self, step: int) -> None:
        """Mark the next or the previous choice."""
        choices = self.query_one("#choices", OptionList)
        if step > 0:
            choices.action_cursor_down()
        else:
            choices.action_cursor_up()

    def action_scroll_log(self, step: int) -> None:
        """Scroll what happened by a page."""
        log = self.query_one("#log-scroll", VerticalScroll)
        log.scroll_relative(y=step * max(1, log.size.height - 1), animate=False)

    def action_scroll_seats(self, step: int) -> None:
        """Scroll the stables."""
        self.query_one("#seats", VerticalScroll).scroll_relative(y=step * 2, animate=False)

    def action_close_group(self) -> None:
        """Close a group of choices."""
        if self.asking.group is not None:
            self.asking.group = None
            self.show_question()
        self.query_one("#input", Input).value = ""


def run_screen(session: Session) -> None:
    """Play on the whole screen until the human leaves."""
    TableApp(session).run()
    session.save()
    print(words.wrapped(words.farewell(session)))
