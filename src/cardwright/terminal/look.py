"""What a table looks like, as lines of coloured text: each game says what is on it, and the two front ends print it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from rich.cells import cell_len

from cardwright.kernel.errors import BadInput

if TYPE_CHECKING:
    from cardwright.kernel.knowledge import View
    from cardwright.terminal.session import Session

COLOURS: Final = {
    "pink": "#ff9ecb", "blue": "#7fb3ff", "violet": "#c79bff", "green": "#7fd88f",
    "red": "#ff7b7b", "orange": "#ffb35c", "yellow": "#e5d35c",
}  # fmt: skip

HINT: Final = "hint"
"""The page that every game has."""

DIM: Final = "dim"
STRONG: Final = "bold"
WARM: Final = "#d7d7af"
NEAR: Final = "bold #ffd75f"
"""Of a score that is close to the end."""


class Part:
    """A piece of a line in one style, and the card behind a click on it."""

    def __init__(self, text: str, style: str = "", card: int = -1) -> None:
        self.text = text
        self.style = style
        self.card = card


Line = list[Part]


class CardLook:
    """A card as it lies on the table."""

    def __init__(self, card: int, name: str, mark: str, kind: str, colour: str) -> None:
        self.card = card
        self.name = name
        self.mark = mark  # a shape for its type
        self.kind = kind  # its type in words
        self.colour = colour

    def part(self, text: str = "") -> Part:
        """The card with its mark, or another text in its colour."""
        return Part(text or f"{self.mark}{self.name}", COLOURS[self.colour], self.card)


class Block:
    """Lines that belong together, as a seat with its cards. The screen brings the one whose turn it is into sight."""

    def __init__(self, lines: list[Line], turn: bool = False) -> None:
        self.lines = lines
        self.turn = turn


Job = Callable[[Callable[[str], None]], list[Line]]
"""Makes a page; may be done in another thread. What it calls may be told how far it has come. Raises BadInput."""


class TableLook:
    """The table as the human may see it."""

    def __init__(self, headline: str, facts: list[str], blocks: list[Block], hand: list[Line], moment: int | None) -> None:
        self.headline = headline
        self.facts = facts  # what else stands above the table, as the sizes of piles
        self.blocks = blocks
        self.hand = hand
        self.title = ""  # of the panel, if not that of the game
        self.moment = moment  # plain text prints the whole table again when this has changed; None = not now


class CardText:
    """All there is to read on a card."""

    def __init__(self, card: CardLook, text: str, notes: list[str]) -> None:
        self.card = card
        self.text = text
        self.notes = notes


class ChoiceWords:
    """How an option is shown to a person, and what else may be typed for it than its plain words."""

    def __init__(
        self,
        label: str,
        phrases: list[str],
        parts: list[str] | None = None,
        group: str = "",
        rank: int = 0,
        number: int | None = None,
        marked: bool = False,
    ) -> None:
        self.label = label
        self.phrases = phrases
        self.parts = parts or []  # names that may be typed in any order, each shortened: the cards of a deck
        self.group = group  # options of one group are listed as one line, which opens
        self.rank = rank  # choices are listed by it
        self.number = number  # that stands before it and is typed for it, where the choice is itself a number
        self.marked = marked  # at first, in place of the first choice


class GameLook:
    """What a game says about its looks; a game overrides what it says otherwise."""

    title: str  # of the table
    legend: list[tuple[str, str]]  # mark and what it stands for
    examples: str  # what one may type, in lines for the help
    pages: dict[str, str]  # other things to look at: the command for each, and what it shows
    other_names: list[str] = []  # noqa: RUF012  # that are no names of cards, though there may be such a name in them
    notice: str = ""  # what a player is told once, at the start
    layout: str = ""  # how the screen is laid out: "" = choices below the table, "solo" = all the height for the table

    def table(self, view: View, width: int, height: int = 0) -> TableLook:
        """The table in lines of at most ``width`` columns; ``height`` lines have room with the hand (0 = any)."""
        raise NotImplementedError

    def page(self, command: str, session: Session, width: int) -> list[Line]:
        """One of ``pages``."""
        raise KeyError(command)

    def slow_page(self, command: str, session: Session, width: int) -> Job | None:
        """The work that one of ``pages`` takes, if it takes long; it touches nothing that the session changes.

        None if the page is at hand: then ``page`` makes it.
        """
        if command == HINT:
            from cardwright.terminal.hint import hint_job

            return hint_job(session, width)
        return None

    def result(self, session: Session) -> list[str]:
        """How a finished game went, in lines to share; empty if the game has no such text or is not over."""
        return []

    def card(self, card: int) -> CardLook:
        """A card whose face may be shown."""
        raise NotImplementedError

    def text(self, card: int) -> CardText:
        """What stands on a card."""
        raise NotImplementedError

    def question(self, view: View, asked: str) -> str:
        """The question that ``view`` has open, with what one must see to understand it; ``asked`` is its plain form."""
        return asked

    def option(self, view: View, option: int) -> ChoiceWords | None:
        """An option of the open question in the words of the screen; None if its plain words do."""
        return None

    def option_text(self, view: View, option: int) -> CardText | None:
        """What to read about an option while it is marked; None for the text of its card."""
        return None

    def cards_named(self, name: str) -> list[int]:
        """Cards that are known by another name than their own, too, as by that of a side."""
        return []

    def bad_for_owner(self, card: int) -> bool:
        """Whether one would rather not play the card for oneself."""
        return False


def look_for(session: Session) -> GameLook:
    """The look of the session's game. Raises BadInput if it has none."""
    look = _look_of_game(session)
    look.pages = {**look.pages, HINT: "what to do now, and why"}
    return look


def _look_of_game(session: Session) -> GameLook:
    name, game, names = session.entry.name, session.match.game, session.names
    if name == "unicorns":
        from cardwright.games.unicorns.rules import Unicorns
        from cardwright.terminal.unicorns import UnicornsLook

        assert isinstance(game, Unicorns)
        return UnicornsLook(game, names)
    if name == "wizard":
        from cardwright.games.wizard.rules import Wizard
        from cardwright.games.wizard.sets import data_text
        from cardwright.terminal.wizard.look import WizardLook

        assert isinstance(game, Wizard)
        return WizardLook(game, data_text(session.match.setup))
    if name == "narrators":
        from cardwright.games.narrators.rules import Narrators
        from cardwright.terminal.narrators.look import NarratorsLook

        assert isinstance(game, Narrators)
        return NarratorsLook(game, names)
    raise BadInput(f"{session.entry.title} has no screen in the terminal yet; its cards, rulings and fuzz commands work")


# --- lines ------------------------------------------------------------------------------------------------------------


def text_of(line: Line) -> str:
    """A line without its styles."""
    return "".join([part.text for part in line])


def width_of(line: Line) -> int:
    """The columns a line takes."""
    return sum(cell_len(part.text) for part in line)


def copies(cards: list[CardLook]) -> list[tuple[CardLook, int]]:
    """Cards with the number of their copies."""
    found: dict[str, tuple[CardLook, int]] = {}
    for card in cards:
        first, number = found.get(card.name, (card, 0))
        found[card.name] = (first, number + 1)
    return list(found.values())


def card_parts(cards: list[CardLook]) -> list[Line]:
    """Cards, each kind once."""
    found = [[card.part(), *([Part(f" ×{number}", DIM)] if number > 1 else [])] for card, number in copies(cards)]
    return found or [[Part("nothing", DIM)]]


def flow(head: Line, pieces: list[Line], width: int) -> list[Line]:
    """Pieces one after the other behind a head, in lines of a width; no piece is broken."""
    lines = [head]
    for piece in pieces:
        if width_of(lines[-1]) + 2 + width_of(piece) <= width:
            gap = "" if text_of(lines[-1]) == "  " else "  "
            lines[-1] = [*lines[-1], Part(gap), *piece]
        else:
            lines.append([Part("  "), *piece])
    return [line for line in lines if text_of(line).strip()]
