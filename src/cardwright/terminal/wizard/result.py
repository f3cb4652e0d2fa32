"""How a finished game went, as a short text to share: nothing in it tells what lies where."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.wizard import terms as t
from cardwright.kernel.events import NOTE

if TYPE_CHECKING:
    from cardwright.games.wizard.rules import Wizard
    from cardwright.terminal.session import Session

BEATEN: Final = "■"
LEFT: Final = "□"


def result_lines(session: Session, game: Wizard) -> list[str]:
    """The text; empty while the game is not over."""
    if not session.over:
        return []
    view, world = session.view, game.world
    notes = [event for event in session.match.events if event.kind == NOTE]
    attacks = sum([1 for event in notes if event.verb == t.DECK_BUILT])
    drawn = sum([event.number // t.LIFE_SCALE for event in notes if event.verb == t.PAID])
    which = f"game of the day {session.daily}" if session.daily else f"seed “{session.match.seed}”"
    beaten = view.numbers["beaten"]
    row = "".join([BEATEN if (beaten >> number) & 1 else LEFT for number in range(len(world.slots))])
    lord = "♜" if view.result else "♖"
    retired = len(view.zones[t.RETIRED])
    end = f"won with {view.numbers['life']} life" if view.result else f"lost {_where(session, game)}"
    options = game.options.values
    lines = [
        f"Unreliable Wizard · {which} · {options['difficulty']}",
        f"{row}{lord} {end}",
        f"{beaten.bit_count()} of {len(world.slots)} enemies · {view.numbers['moves']} moves · {attacks} attacks"
        f" · {drawn} life paid for cards · {retired} given up",
    ]
    if session.taken_back:
        times = "once" if session.taken_back == 1 else f"{session.taken_back} times"
        lines.append(f"practice: took back what chance had decided {times}")
    if "data" in session.match.setup or "sets" in session.match.setup:
        lines.append("with data of one's own")
    return lines


def _where(session: Session, game: Wizard) -> str:
    """Where the wizard lost."""
    numbers = session.view.numbers
    if numbers["slot"] == 0:
        return f"in the castle, the Demon Lord at {numbers['enemy life']} of {numbers['enemy start']} life"
    hex = game.world.hexes[numbers["place"]]
    area = game.world.areas.get(hex.card, "")
    return f"{'in a battle' if numbers['slot'] > 0 else 'on the way'}{f' ({area})' if area else ''}"
