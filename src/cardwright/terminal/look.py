"""What a table looks like, as plain data: the two front ends draw it, and each game says what is on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from cardwright.kernel.errors import BadInput

if TYPE_CHECKING:
    from cardwright.kernel.knowledge import View
    from cardwright.terminal.session import Session


class CardLook:
    """A card as it lies on the table."""

    def __init__(self, card: int, name: str, mark: str, kind: str, colour: str) -> None:
        self.card = card
        self.name = name
        self.mark = mark  # a shape for its type
        self.kind = kind  # its type in words
        self.colour = colour


class SeatLook:
    """A seat: its name and letter, its score, and its cards."""

    def __init__(self, name: str, letter: str, score: int, target: int, hand: int, turn: bool) -> None:
        self.name = name
        self.letter = letter
        self.score = score
        self.target = target
        self.hand = hand
        self.turn = turn
        self.cards: list[CardLook] = []
        self.known: list[CardLook] = []  # cards of a hidden hand that you know

    @property
    def meter(self) -> str:
        """The score as a row of dots, and in figures."""
        filled = min(self.score, self.target)
        return f"{'●' * filled}{'○' * (self.target - filled)} {self.score}/{self.target}"


class TableLook:
    """The table as the human may see it."""

    def __init__(self, headline: str, piles: list[str], seats: list[SeatLook], hand: list[CardLook]) -> None:
        self.headline = headline
        self.piles = piles
        self.seats = seats
        self.hand = hand


class CardText:
    """All there is to read on a card."""

    def __init__(self, card: CardLook, text: str, notes: list[str]) -> None:
        self.card = card
        self.text = text
        self.notes = notes


class GameLook(Protocol):
    """What a game says about its looks."""

    legend: list[tuple[str, str, str]]  # mark, type, colour

    def table(self, view: View) -> TableLook:
        """The table."""

    def card(self, card: int) -> CardLook:
        """A card whose face may be shown."""

    def text(self, card: int) -> CardText:
        """What stands on a card."""

    def question(self, view: View, asked: str) -> str:
        """The question that ``view`` has open, with what one must see to understand it; ``asked`` is its plain form."""

    def bad_for_owner(self, card: int) -> bool:
        """Whether one would rather not play the card for oneself."""


def look_for(session: Session) -> GameLook:
    """The look of the session's game. Raises BadInput if it has none."""
    from cardwright.games.unicorns.rules import Unicorns
    from cardwright.terminal.unicorns import UnicornsLook

    game = session.match.game
    if not isinstance(game, Unicorns):
        raise BadInput(f"{session.entry.title} cannot be played in the terminal")
    return UnicornsLook(game, session.names)
