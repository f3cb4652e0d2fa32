"""What all viewers of a table are told alike: made once for each change, not once for each viewer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from cardwright.bots.registry import bot_entry, level_names
from cardwright.games.told import tell
from cardwright.table import views as v
from cardwright.table.pictures import asked_first
from cardwright.table.table import LOBBY, PLAYING

if TYPE_CHECKING:
    from cardwright.table.speech import Speech
    from cardwright.table.table import Table


class Arranged:
    """What was or can be arranged before the start."""

    def __init__(self, table: Table) -> None:
        self.stage, self.chosen = table.stage, table.options
        game = table.entry.name
        self.game = game
        self.options = _options(table)
        self._told: dict[str, list[v.OptionChoice]] = {}
        self.levels = [v.LevelChoice(name, bot_entry(name, game).says) for name in level_names()]
        self.decks = list(table.entry.starter_decks()) if table.entry.starter_decks is not None else []
        self.seat_range = list(table.entry.seats)

    def options_in(self, speech: Speech) -> list[v.OptionChoice]:
        """The rule options in a language."""
        if speech.language not in self._told:
            self._told[speech.language] = [_in_words(self.game, option, speech) for option in self.options]
        return self._told[speech.language]

    def holds(self, table: Table) -> bool:
        """Whether it is still true."""
        return self.stage == table.stage and self.chosen is table.options


def arranged(table: Table) -> Arranged:
    """What is arranged at this moment."""
    if table.arranged is None or not table.arranged.holds(table):
        table.arranged = Arranged(table)
    return table.arranged


class Common:
    """The part of a view that has no viewer."""

    def __init__(self, table: Table, now: float) -> None:
        self.version = table.version
        self.at = now
        self.seats = [_seat(table, number, now) for number in range(len(table.seats))]
        self.lasting = all(seat.grace <= 0 for seat in self.seats)  # nothing in it changes by time alone
        self.arranged = arranged(table)
        self.chat = [v.ChatView(said.name, said.text) for said in table.chat]
        self.request = v.RequestView(table.request[0], "undo") if table.request is not None else None
        self.people = set(table.people())

    def holds(self, table: Table, now: float) -> bool:
        """Whether it is still true."""
        return self.version == table.version and (self.lasting or self.at == now)


def common(table: Table, now: float) -> Common:
    """What all viewers are told at this moment."""
    if table.common is None or not table.common.holds(table, now):
        table.common = Common(table, now)
    return table.common


def _seat(table: Table, number: int, now: float) -> v.SeatView:
    sitting = table.seats[number]
    asked = table.stage == PLAYING and table.match is not None and bool((table.match.state.asked >> number) & 1)
    return v.SeatView(
        name=sitting.name,
        holder=sitting.holder,
        level=sitting.level,
        here=sitting.here or sitting.holder != "person",
        substitute=sitting.substitute,
        grace=sitting.grace(now, table.pace.grace) if asked else -1.0,
        bank=round(sitting.bank, 1) if table.bank else -1.0,
        conceded=sitting.conceded,
        deck=_deck(table, sitting.deck),
        luck=sitting.luck,
    )


def _deck(table: Table, deck: str) -> str:
    """What all may know of a deck: its name if it is a starter deck."""
    starters = table.entry.starter_decks
    return deck if not deck or (starters is not None and deck in starters()) else "own"


def _options(table: Table) -> list[v.OptionChoice]:
    """All rule options before the start, afterwards those that were changed."""
    found: list[v.OptionChoice] = []
    titles = {option.name: option.title for option in asked_first(table.entry.name)}
    for option in table.entry.options:
        value = table.options.get(option.name, option.choices[0])
        if table.stage == LOBBY or value != option.choices[0]:
            title = titles.get(option.name, "")
            found.append(v.OptionChoice(option.name, option.says, option.choices, value, option.words, option.number, title))
    return found


def _in_words(game: str, option: v.OptionChoice, speech: Speech) -> v.OptionChoice:
    name = f"{game}-{option.name}".replace("_", "-")
    says = speech.part(tell(f"rule-{name}", option.says))
    words = [
        speech.part(tell(f"choice-{name}-{choice}".replace("_", "-").lower(), word))
        for choice, word in zip(option.choices, option.words, strict=True)
    ]
    return replace(option, says=says, words=words)
