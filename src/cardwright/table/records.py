"""What has happened at a table, as it is stored: the table is the sum of its records, in their order."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct


class Record(Struct, tag_field="kind", forbid_unknown_fields=True, omit_defaults=True):
    """One thing that has happened."""


class Opened(Record, tag="opened"):
    """The table was made. ``seed`` and ``salt`` are secret until the game is over."""

    game: str
    seed: str
    salt: str


class Seated(Record, tag="seated"):
    """A person (with the hash of their secret) or a bot took a seat."""

    seat: int
    name: str
    secret: str = ""
    level: str = ""


class Vacated(Record, tag="vacated"):
    """A seat became open before the start, or a person left a running game."""

    seat: int


class Renamed(Record, tag="renamed"):
    """A person changed their nickname."""

    seat: int
    name: str


class Arranged(Record, tag="arranged"):
    """The host chose seats, options and pace."""

    seats: int
    options: dict[str, str]
    pace: str
    bank: int
    limit: int


class DeckChosen(Record, tag="deck_chosen"):
    """A seat has a deck of its own choice: the name of a starter deck, or the lines of a list; "" = what the game gives."""

    seat: int
    deck: str


class LuckAdded(Record, tag="luck_added"):
    """A seat has added something of its own to the shuffle: a hash of it."""

    seat: int
    luck: str


class Started(Record, tag="started"):
    """The game began with this setup."""

    setup: dict[str, Any]


class Answered(Record, tag="answered"):
    """A seat answered. An answer to a window is held back until the window closes."""

    seat: int
    option: int
    held: bool = False


class Closed(Record, tag="closed"):
    """A window closed: the answers held back count, and who has not answered passes."""


class StoodBy(Record, tag="stood_by"):
    """A seat set its standing pass."""

    seat: int
    until: str


class Ordered(Record, tag="ordered"):
    """A seat left orders for windows: the names of conditions; none = it is asked."""

    seat: int
    conditions: list[str]


class Undone(Record, tag="undone"):
    """The match went back to after so many answers."""

    answers: int


class Paused(Record, tag="paused"):
    """The clocks were stopped, or run again."""

    on: bool


class Substituted(Record, tag="substituted"):
    """A bot plays for a person, or no longer."""

    seat: int
    on: bool


class Skipped(Record, tag="skipped"):
    """A seat whose person is away passes where it can until the turn is over."""

    seat: int


class Conceded(Record, tag="conceded"):
    """A person gave the game up."""

    seat: int


class Ended(Record, tag="ended"):
    """The game was ended before its rules ended it. ``winners`` is a bit mask."""

    winners: int
    why: str
    seat: int = -1  # whose doing it was


class Said(Record, tag="said"):
    """A line of chat."""

    name: str
    text: str
    seat: int = -1


class Forgotten(Record, tag="forgotten"):
    """A person wants to be forgotten: the seat has a number for a name, and nobody can come back to it."""

    seat: int


class Followed(Record, tag="followed"):
    """The next game with the same people is at another table."""

    code: str


AnyRecord = (
    Opened | Seated | Vacated | Renamed | Arranged | DeckChosen | LuckAdded | Started | Answered | Closed | StoodBy | Ordered
    | Undone | Paused | Substituted | Skipped | Conceded | Ended | Said | Forgotten | Followed
)  # fmt: skip


def told_only(record: AnyRecord) -> int:
    """The seat that alone may learn that something has happened, -1 if everybody may."""
    if isinstance(record, StoodBy | Ordered) or (isinstance(record, Answered) and record.held):
        return record.seat
    return -1


_decoder = msgspec.json.Decoder(AnyRecord)
_encoder = msgspec.json.Encoder()


def read_record(data: bytes | str) -> AnyRecord:
    """A stored record. Raises msgspec.DecodeError."""
    return _decoder.decode(data)


def write_record(record: AnyRecord) -> str:
    """A record as it is stored."""
    return _encoder.encode(record).decode()
