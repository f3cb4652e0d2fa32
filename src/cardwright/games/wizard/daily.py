"""The journey of the day: the same seed for everybody, and a short text to share how it went."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING, Final

from cardwright.games.wizard import terms as t
from cardwright.games.wizard.rules import Wizard
from cardwright.kernel.errors import BadInput
from cardwright.kernel.events import NOTE
from cardwright.kernel.state import RUNNING

if TYPE_CHECKING:
    from cardwright.kernel.match import Match

PREFIX: Final = "wizard daily "

COLOURS: Final = {"yellow": "🟨", "red": "🟥"}
OTHER_COLOUR: Final = "⬜"
CASTLE_SIGNS: Final = {True: "🏰", False: "💀"}


def daily_seed(day: date) -> str:
    """The seed of a day. Which day it is says the caller: everybody has the same one with the date in UTC."""
    return f"{PREFIX}{day.isoformat()}"


def day_of(seed: str) -> date | None:
    """The day whose seed this is, None if it is no daily seed."""
    if not seed.startswith(PREFIX):
        return None
    try:
        return date.fromisoformat(seed.removeprefix(PREFIX))
    except ValueError:
        return None


def share_text(match: Match) -> str:
    """How a game went, in three lines that name no enemy and no card. Raises BadInput for another game, or a running one.

    The squares are the defeated enemies in the order of their defeat, by the colour of their backs, which everybody sees from
    the start; a castle stands for the Demon Lord's defeat, a skull for the player's own.
    """
    game, s = match.game, match.state
    if not isinstance(game, Wizard):
        raise BadInput(f"{game.name} has no result to share; expected a match of Unreliable Wizard")
    if s.result == RUNNING:
        raise BadInput("the game is not over; its result can be shared afterwards")
    won = s.result == 1
    signs: list[str] = []
    attacks = 0
    for event in match.events:
        if event.kind == NOTE and event.verb == t.DECK_BUILT:
            attacks += 1
        elif event.kind == NOTE and event.verb == t.VICTORY:
            colour = game.enemy(event.card).colour
            signs.append(COLOURS.get(colour, OTHER_COLOUR))
    if won:
        signs.pop()
    day = day_of(match.seed)
    when = day.isoformat() if day else f"seed {match.seed}"
    end = f"won with {counted(s.counters[t.LIFE], 'life')}" if won else "lost"
    return "\n".join(
        [
            f"Unreliable Wizard {when}, {game.options.values['difficulty']}",
            "".join(signs) + CASTLE_SIGNS[won],
            f"{end}, {counted(attacks, 'attack')}, {counted(s.counters[t.MOVES], 'move')}",
        ]
    )


def counted(number: int, noun: str) -> str:
    """A number with its noun; life has no plural."""
    return f"{number} {noun}" if number == 1 or noun == "life" else f"{number} {noun}s"
