"""The board on the screen: the table, hand and question on the left, what happened and a card on the right."""

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
    from cardwright.terminal.look import CardText, GameLook, TableLook
    from cardwright.terminal.session import Session

LOG_LINES: Final = 150
"""Lines of the log beside the table; a page of its own shows all."""


class Board(Horizontal):
    """Draws a session. What is clicked or marked on it is for the app."""

    def __init__(self, session: Session, look: GameLook) -> None:
        super().__init__(id="board", classes=look.layout)
        self.session = session
        self.look = look
        self.namer = drawing.Namer(look, session.match.game.card_names)
        self.turn = 0  # the block whose turn it was when last shown
        self.shown = False  # whether the table has been drawn once

    def compose(self) -> ComposeResult:
        asked = [Static(id="question", markup=False), OptionList(id="choices", markup=False)]
        below = self.look.layout != "solo"
        with Vertical(id="left"):
            yield VerticalScroll(id="table", can_focus=False)
            yield Static(id="hand", markup=False)
            if below:
                yield from asked
        with Vertical(id="right"):
            yield VerticalScroll(Static(id="log", markup=False), id="log-scroll", can_focus=False)
            yield VerticalScroll(Static(id="card", markup=False), id="card-scroll", can_focus=False)
            if not below:
                yield from asked

    def on_mount(self) -> None:
        self.choices.can_focus = False
        for panel, title in (("#table", self.look.title), ("#log-scroll", "What happened"), ("#card-scroll", "Card")):
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

    def show_table(self) -> TableLook:
        """Draw what lies on the table and what has happened."""
        panel = self.query_one("#table", VerticalScroll)
        width = panel.scrollable_content_region.width or 40
        table = self.look.table(self.session.view, width, self.query_one("#left").size.height - 1)
        panel.border_title = table.title or self.look.title
        drawn = list(panel.query(Static))
        for number, block in enumerate(table.blocks):
            content = drawing.draw_lines(block.lines)
            if number < len(drawn):
                drawn[number].update(content)
            else:
                panel.mount(Static(content, classes="block", markup=False))
        for gone in drawn[len(table.blocks) :]:
            gone.remove()
        turn = next((number for number, block in enumerate(table.blocks) if block.turn), 0)
        if turn != self.turn:
            self.turn = turn
            self.call_after_refresh(self.scroll_to_block, turn)
        hand = self.query_one("#hand", Static)
        hand.update(drawing.draw_lines(table.hand))
        hand.display = bool(table.hand)
        lines = self.session.lines
        cut = max(0, len(lines) - LOG_LINES)
        self.query_one("#log", Static).update(drawing.draw_log(lines[cut:], self.session.fresh - cut, self.namer))
        self.query_one("#log-scroll", VerticalScroll).scroll_end(animate=False)
        self.shown = True
        return table

    def on_resize(self) -> None:
        """Lay the table out for the new width."""
        if self.shown:
            self.call_after_refresh(self.show_table)

    def show_question(self, asking: Asking, headline: str) -> None:
        """Show what is asked and what may be chosen."""
        question = self.query_one("#question", Static)
        self.set_class(self.session.over, "over")
        question.set_class(asking.question is not None, "asked")
        if asking.question is not None:
            question.update(asking.title)
        elif self.session.broken:
            question.update(f"{self.session.broken} Undo, or quit.")
        elif self.session.over:
            question.update(f"{headline}. Type again, undo or quit.")
            result = self.look.result(self.session)
            if result:
                self.query_one("#card", Static).update("\n".join(result))
        else:
            waiting = [self.session.names[seat] for seat in self.session.view.asked if seat != HUMAN]
            question.update(Content.styled(f"Waiting for {words.listing(waiting)} …", "dim"))
        self.choices.set_options(drawing.draw_choices(asking, self.namer))
        self.choices.display = bool(asking.listed) or self.look.layout != "solo"
        if asking.listed:
            self.mark(asking.marked)
        if asking.question is not None and asking.question.source >= 0:
            self.show_card(asking.question.source)

    def show_card(self, card: int) -> None:
        """Show what a card says."""
        self.show_text(self.look.text(card))

    def show_text(self, text: CardText) -> None:
        """Show a text beside the table."""
        self.query_one("#card", Static).update(drawing.draw_text(text))
        self.query_one("#card-scroll", VerticalScroll).scroll_home(animate=False)

    def show_marked(self, asking: Asking, place: int) -> None:
        """Show the card of a choice that has been marked; at first a question shows the card that asks."""
        if place < len(asking.listed):
            choice = asking.listed[place]
            text = None if choice.parts else self.look.option_text(self.session.view, choice.options[0])
            if text is not None:
                self.show_text(text)
                return
            card = choice.card
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

    def scroll_table(self, step: int) -> None:
        """Scroll the table."""
        self.query_one("#table", VerticalScroll).scroll_relative(y=step * 2, animate=False)

    def scroll_to_block(self, number: int) -> None:
        """Scroll to a block of the table."""
        shown = self.query_one("#table").children
        if number < len(shown):
            shown[number].scroll_visible(animate=False)
