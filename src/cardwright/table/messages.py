"""The messages between a table and its clients. The browser's types are generated from these classes.

A client sends intents; each has an ``id`` of the client's own choosing, and sending the same one again does no harm. The
table sends whole views: a client that missed some needs only the newest.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from cardwright.table.views import TableView

PROTOCOL = 6
"""Raised when old clients can no longer understand the table."""

Id = Annotated[str, Meta(min_length=1, max_length=40)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Word = Annotated[str, Meta(max_length=40)]
Seat = Annotated[int, Meta(ge=0, le=15)]
Count = Annotated[int, Meta(ge=0, le=2**31)]


class Intent(Struct, forbid_unknown_fields=True, tag_field="kind"):
    """What a client wants."""


class Hello(Intent, tag="hello"):
    """The first message: which protocol and language the client speaks, and the secret of its device, from which its seat is
    known.
    """

    protocol: Count
    secret: Annotated[str, Meta(max_length=64)] = ""
    language: Word = "en"  # what the table says in: en, id or es


class Speak(Intent, tag="speak"):
    """From now on, say everything in another language."""

    language: Word


class Ping(Intent, tag="ping"):
    """Are you there?"""

    number: Count = 0


class Stir(Intent, tag="stir"):
    """Somebody moves before the page: nobody need think that they have gone."""


class Sit(Intent, tag="sit"):
    """Take an open seat, before the start."""

    id: Id
    seat: Seat
    name: Name


class Stand(Intent, tag="stand"):
    """Give the seat up: before the start it is open again, afterwards a bot plays on."""

    id: Id


class Rename(Intent, tag="rename"):
    """Change one's nickname."""

    id: Id
    name: Name


class SetSeat(Intent, tag="set_seat"):
    """The host puts a bot of a level at a seat, or opens it ("")."""

    id: Id
    seat: Seat
    level: Word


class Kick(Intent, tag="kick"):
    """The host takes a person from a seat."""

    id: Id
    seat: Seat


class SetUp(Intent, tag="set_up"):
    """The host chooses how many seats there are, the rule options, and how time runs."""

    id: Id
    seats: Annotated[int, Meta(ge=1, le=8)]
    options: dict[Word, Word]
    pace: Literal["live", "relaxed", "slow", "untimed", "days"] = "live"
    bank: Annotated[int, Meta(ge=0, le=7200)] = 0  # seconds of thinking time a seat has for the game; 0 = no clock
    limit: Annotated[int, Meta(ge=5, le=600)] = 60  # seconds for one decision once the bank is used up


class ChooseDeck(Intent, tag="choose_deck"):
    """Choose the deck of one's seat, or as the host that of a bot: the name of a starter deck, the lines of a list, or ""."""

    id: Id
    seat: Seat
    deck: Annotated[str, Meta(max_length=6000)]


class AddLuck(Intent, tag="add_luck"):
    """Add words of one's own to the shuffle, before the start; others take the place of those added before."""

    id: Id
    words: Annotated[str, Meta(min_length=1, max_length=200)]


class Start(Intent, tag="start"):
    """The host starts the game."""

    id: Id


class Answer(Intent, tag="answer"):
    """Answer the open decision with one of its options, by its place in the list."""

    id: Id
    decision: Count
    option: Count


class Pass(Intent, tag="pass"):
    """A standing pass: answer no window until the card is done, until the turn is over, until a card is aimed at this seat, or
    (none) be asked again.
    """

    id: Id
    until: Literal["card", "turn", "target", "none"]


class Order(Intent, tag="order"):
    """At a table without hurry: answer windows without asking when one of these conditions is met, and pass otherwise; with no
    condition, ask again.
    """

    id: Id
    conditions: list[Word]


class Undo(Intent, tag="undo"):
    """Take back one's last answer, or ask the others whether one may."""

    id: Id


class Consent(Intent, tag="consent"):
    """Say yes or no to what another player asks for."""

    id: Id
    yes: bool


class Pause(Intent, tag="pause"):
    """Stop the clocks, or let them run again."""

    id: Id
    on: bool


class Concede(Intent, tag="concede"):
    """Give the game up."""

    id: Id


class Absent(Intent, tag="absent"):
    """What to do about a player who is away: let a bot play for the seat, let it pass this turn, or end the game without a
    result.
    """

    id: Id
    seat: Seat
    choice: Literal["bot", "skip", "end"]


class TakeBack(Intent, tag="take_back"):
    """Play one's seat again oneself."""

    id: Id


class Rematch(Intent, tag="rematch"):
    """Another game with the same people."""

    id: Id


class Say(Intent, tag="say"):
    """A line of chat."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=200)]


AnyIntent = (
    Hello | Speak | Ping | Stir | Sit | Stand | Rename | SetSeat | Kick | SetUp | ChooseDeck | AddLuck | Start | Answer | Pass
    | Order | Undo | Consent | Pause | Concede | Absent | TakeBack | Rematch | Say
)  # fmt: skip


class Done(Struct, tag_field="kind", tag="done"):
    """An intent was carried out and is stored."""

    id: str


class Refused(Struct, omit_defaults=True, gc=False, tag_field="kind", tag="refused"):
    """An intent could not be carried out."""

    id: str
    why: str


class Pong(Struct, tag_field="kind", tag="pong"):
    """Here."""

    number: int


class Bye(Struct, tag_field="kind", tag="bye"):
    """The table closes the connection."""

    why: str


AnyNotice = TableView | Done | Refused | Pong | Bye

_decoder = msgspec.json.Decoder(AnyIntent)
_encoder = msgspec.json.Encoder()


def read_intent(data: bytes | str) -> AnyIntent:
    """The intent in a text frame. Raises msgspec.DecodeError (also for a message of the wrong form)."""
    return _decoder.decode(data)


def write_notice(notice: AnyNotice) -> bytes:
    """A notice as the text of a frame."""
    return _encoder.encode(notice)


def schema() -> dict[str, object]:
    """The JSON schema of both directions, for the browser's types."""
    (intents, notices), parts = msgspec.json.schema_components([AnyIntent, AnyNotice], ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Protocol",
        "type": "object",
        "properties": {"client": intents, "server": notices},
        "required": ["client", "server"],
        "$defs": parts,
    }
