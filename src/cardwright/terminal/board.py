"""The board on the screen: stables, hand and question on the left, what happened and a card on the right."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import OptionList, Static

from cardwright.terminal import drawing, words
from cardwright.terminal.session import HUMAN

if TYPE_CHECKING:
    from cardwright.terminal.asking import Asking
    from cardwright.terminal.look import GameLook, TableLook
    from cardwright.terminal.session import Session

LOG_LINES: Final = 150
"""Lines of the log beside the table; a page of its own shows all."""


class Board(Horizontal):
    """Draws a session. What is clicked or marked on it is for the app."""

    def __init__(self, session: Session, look: GameLook) -> None:
        super().__init__(id="board")
        self.session = session
        self.look = look
        self.namer = drawing.Namer(look, session.match.game.card_names)
        self.turn = HUMAN
        self.table: TableLook | None = None  # as last shown

    def compose(self) -> ComposeResult:
        with Vertical(id="left"):
            yield VerticalScroll(id="seats", can_focus=False)
            yield Static(id="hand", markup=False)
            yield Static(id="question", markup=False)
            yield OptionList(id="choices", markup=False)
        with Vertical(id="right"):
            yield VerticalScroll(Static(id="log", markup=False), id="log-scroll", can_focus=False)
            yield VerticalScroll(Static(id="card", markup=False), id="card-scroll", can_focus=False)

    def on_mount(self) -> None:
        self.choices.can_focus = False
        for panel, title in (("#seats", "Stables"), ("#log-scroll", "What happened"), ("#card-scroll", "Card")):
            self.query_one(panel).border_title = title

    @property
    def choices(self) -> OptionList:
        """The list of choices."""
        return self.query_one("#choices", OptionList)

    @property
    def marked(self) -> int:
        """The place of the marked choice, -1 if none is."""
        marked = self.choices.highlighted
        return -1 if marked is None else marked

    # --- showing ------------------------------------------------------------------------------------------------------

    def show_table(self, table: TableLook) -> None:
        """Draw what lies on the table and what has happened."""
        self.table = table
        seats = self.query_one("#seats", VerticalScroll)
        width = seats.scrollable_content_region.width or 40
        shown = list(seats.query(Static))
        for number, content in enumerate(drawing.draw_seats(table, width)):
            if number < len(shown):
                shown[number].update(content)
            else:
                seats.mount(Static(content, classes="seat", markup=False))
        turn = next((number for number, seat in enumerate(table.seats) if seat.turn), HUMAN)
        if turn != self.turn:
            self.turn = turn
            self.call_after_refresh(self.scroll_to_seat, turn)
        self.query_one("#hand", Static).update(drawing.draw_hand(table, width))
        lines = self.session.lines
        cut = max(0, len(lines) - LOG_LINES)
        self.query_one("#log", Static).update(drawing.draw_log(lines[cut:], self.session.fresh - cut, self.namer))
        self.query_one("#log-scroll", VerticalScroll).scroll_end(animate=False)

    def on_resize(self) -> None:
        """Lay the cards out for the new width."""
        if self.table is not None:
            self.call_after_refresh(self.show_table, self.table)

    def show_question(self, asking: Asking, headline: str) -> None:
        """Show what is asked and what may be chosen."""
        question = self.query_one("#question", Static)
        question.set_class(asking.question is not None, "asked")
        if asking.question is not None:
            question.update(asking.title)
        elif self.session.broken:
            question.update(f"{self.session.broken} Undo, or quit.")
        elif self.session.over:
            question.update(f"{headline}. Type again, undo or quit.")
        else:
            waiting = [self.session.names[seat] for seat in self.session.view.asked if seat != HUMAN]
            question.update(Content.styled(f"Waiting for {words.listing(waiting)} …", "dim"))
        self.choices.set_options(drawing.draw_choices(asking, self.namer))
        if asking.listed:
            group = asking.group
            self.mark(0 if group is None or group.default is None else group.default)
        if asking.question is not None and asking.question.source >= 0:
            self.show_card(asking.question.source)

    def show_card(self, card: int) -> None:
        """Show what a card says."""
        self.query_one("#card", Static).update(drawing.draw_text(self.look.text(card)))
        self.query_one("#card-scroll", VerticalScroll).scroll_home(animate=False)

    def show_marked(self, asking: Asking, place: int) -> None:
        """Show the card of a choice that has been marked; at first a question shows the card that asks."""
        if place < len(asking.listed):
            card = asking.listed[place].card
            if card >= 0 and (asking.question is None or asking.question.source < 0 or place > 0):
                self.show_card(card)

    def mark(self, place: int) -> None:
        """Mark a choice."""
        self.choices.highlighted = place

    # --- moving about -------------------------------------------------------------------------------------------------

    def move(self, step: int) -> None:
        """Mark the next or the previous choice."""
        if step > 0:
            self.choices.action_cursor_down()
        else:
            self.choices.action_cursor_up()

    def scroll_log(self, step: int) -> None:
        """Scroll what happened by a page."""
        log = self.query_one("#log-scroll", VerticalScroll)
        log.scroll_relative(y=step * max(1, log.size.height - 1), animate=False)

    def scroll_seats(self, step: int) -> None:
        """Scroll the stables."""
        self.query_one("#seats", VerticalScroll).scroll_relative(y=step * 2, animate=False)

    def scroll_to_seat(self, seat: int) -> None:
        """Scroll to a seat."""
        shown = self.query_one("#seats").children
        if seat < len(shown):
            shown[seat].scroll_visible(animate=False)
