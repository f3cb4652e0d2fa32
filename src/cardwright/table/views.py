"""What a table shows to a client: whole views, of which only the newest is needed. Part of the protocol of ``messages``."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class CardView(Struct, omit_defaults=True, gc=False):
    """A card as a viewer sees it. The number names it as long as the viewer can see which card it is."""

    id: int  # 0 = hidden
    face: int = -1  # place in the catalogue of the game
    marks: dict[str, int] = {}  # what lies on it: power, for example
    links: dict[str, int] = {}  # other cards it has to do with, by their id: whom it opposes
    by: int = -1  # who played it, while it waits to take effect


class ZoneView(Struct, omit_defaults=True, gc=False):
    """A pile, a hand, a stable."""

    name: str
    owner: int = -1
    cards: list[CardView] = []
    hidden: int = 0  # cards that the viewer does not know, beside those listed


class OptionView(Struct, omit_defaults=True, gc=False):
    """An option of the open decision; it is answered by its place in the list."""

    text: str
    verb: int
    card: int = 0  # id of the card
    seat: int = -1
    number: int = 0
    other: int = 0  # id of a second card, as that which is covered


class QuestionView(Struct, omit_defaults=True, gc=False):
    """What this viewer is asked."""

    decision: int
    what: str  # the game's name for the kind
    text: str
    options: list[OptionView]
    source: int = 0  # id of the card that asks
    source_face: int = -1
    window: bool = False  # whether it is an instant window


class WindowView(Struct, omit_defaults=True, gc=False):
    """An instant window, as everybody sees it: who is asked, and how long it is open at the least and at the most."""

    number: int  # names the window
    asked: list[int]
    floor: float  # seconds from now
    ceiling: float  # seconds from now, -1 = no limit
    answered: bool = False  # whether this viewer has answered; nobody learns of others
    standing: str = "none"  # this viewer's standing pass


class PictureView(Struct, omit_defaults=True, gc=False):
    """The table of the game, as a viewer may see it."""

    game: str
    zones: list[ZoneView]
    numbers: dict[str, int]
    asked: list[int]  # seats that have a decision open, for all to see
    turn: int = -1  # the seat whose turn it is
    headline: str = ""
    question: QuestionView | None = None
    window: WindowView | None = None


class SeatView(Struct, omit_defaults=True, gc=False):
    """A seat and who plays it."""

    name: str
    holder: Literal["open", "person", "bot"]
    level: str = ""  # of a bot
    here: bool = True  # whether a person is connected
    substitute: bool = False  # whether a bot plays for a person who is away
    grace: float = -1  # seconds until a bot may be asked to play on
    bank: float = -1  # seconds of thinking time left
    conceded: bool = False
    deck: str = ""  # the name of its starter deck; "own" = a list of one's own; "" = what the game gives
    luck: str = ""  # hash of what it has added to the shuffle


class ChatView(Struct, omit_defaults=True, gc=False):
    """A line of chat."""

    name: str
    text: str


class LogLine(Struct, omit_defaults=True, gc=False):
    """A line of the story."""

    text: str
    answers: int  # how many answers had been given: the place in a replay
    heading: bool = False  # whether a turn or a step of it begins here


class RequestView(Struct, omit_defaults=True, gc=False):
    """What a player asks the others for."""

    seat: int
    what: Literal["undo"]


class OptionChoice(Struct, omit_defaults=True, gc=False):
    """A rule option that can be chosen before the start."""

    name: str
    says: str
    choices: list[str]
    value: str
    words: list[str]  # the choices in words
    number: str = ""
    title: str = ""  # of those that should be in plain sight


class LevelChoice(Struct):
    """A bot that plays the game, and what it does in a few words."""

    name: str
    says: str


class OrderChoice(Struct, omit_defaults=True, gc=False):
    """When this viewer's seat answers windows without being asked, if it wishes."""

    name: str
    says: str
    on: bool = False


class ResultView(Struct, omit_defaults=True, gc=False):
    """How the game ended."""

    winners: list[int]
    why: str
    seed: str = ""
    salt: str = ""


class TableView(Struct, omit_defaults=True, gc=False, tag_field="kind", tag="table"):
    """Everything a viewer may know about a table."""

    protocol: int
    code: str
    game: str
    title: str
    stage: Literal["lobby", "playing", "over"]
    seats: list[SeatView]
    you: int  # the viewer's seat, -1 = a spectator
    host: bool
    host_seat: int
    watchers: int
    options: list[OptionChoice]
    levels: list[LevelChoice]
    decks: list[str]  # names of starter decks, for games with a deck for each seat
    seat_range: list[int]
    pace: str
    bank: int
    limit: int
    commitment: str  # hash of the shuffle's seed and salt
    log_from: int  # the lines below begin with this number; the client keeps those before
    log: list[LogLine]
    chat: list[ChatView]
    paused: bool = False
    can_undo: Literal["", "free", "ask"] = ""
    request: RequestView | None = None
    picture: PictureView | None = None
    result: ResultView | None = None
    decision_left: float = -1  # seconds left for the open decision
    orders: list[OrderChoice] = []  # where orders can be left for windows
    rematch: str = ""  # code of the table of the next game
    kept_days: int = 0  # how long the table is kept after its last change; 0 = for ever
