"""What may be taken back: nothing after which hidden or random information came out, or somebody else decided."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.kernel.events import LOOK, MOVE, NOTE, SHUFFLE
from cardwright.table.pictures import picture_for

if TYPE_CHECKING:
    from cardwright.kernel.events import Event
    from cardwright.kernel.game import Game
    from cardwright.kernel.match import Match


def reveals(game: Game, event: Event, chances: frozenset[int]) -> bool:
    """Whether somebody has learned something from an event, or chance had a part in it."""
    if event.kind in (SHUFFLE, LOOK) or (event.kind == NOTE and event.verb in chances):
        return True
    return event.kind == MOVE and event.origin >= 0 and not game.zone_public[event.origin]


def learned(match: Match, answer: int) -> bool:
    """Whether what followed an answer, until the next one, cannot be unlearned."""
    chances = picture_for(match.game.name).chances
    return any(reveals(match.game, event, chances) for event in match.events[match.ends[answer] : match.ends[answer + 1]])


def place(match: Match, seat: int, alone: bool) -> tuple[int, bool]:
    """How many answers would be left if ``seat`` took its last one back (-1 = none to take), and whether it just may.

    Who plays ``alone`` (with bots only) may always.
    """
    for at in range(len(match.answers) - 1, -1, -1):
        if match.answers[at][0] == seat:
            return at, alone or (at == len(match.answers) - 1 and not learned(match, at))
    return -1, False
