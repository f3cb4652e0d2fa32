"""A finished game once more, step by step, as any seat saw it; and a moment of it to take away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.kernel.knowledge import View
from cardwright.kernel.match import Match
from cardwright.scenarios.exporting import export_match
from cardwright.table.ids import CardIds
from cardwright.table.showing import picture_of

if TYPE_CHECKING:
    from cardwright.table import views as v
    from cardwright.table.table import Table


def replay(table: Table, viewer: int) -> list[v.PictureView]:
    """What a viewer (a seat, or -1 for a spectator) saw before the first answer and after each one."""
    match = table.match
    assert match is not None
    again = Match(match.game, match.setup, match.seed)
    ids = CardIds()
    found: list[v.PictureView] = []
    for answer in [None, *match.answers]:
        if answer is not None:
            again.answer(*answer)
        view = View(again.state, viewer)
        ids.look(view, again.game.face)
        found.append(picture_of(again, view, ids))
    return found


def position_file(table: Table, answers: int) -> str:
    """A scenario file with the position after so many answers, all hands and decks included. Raises BadInput."""
    match = table.match
    assert match is not None
    again = Match(match.game, match.setup, match.seed)
    for answer in match.answers[:answers]:
        again.answer(*answer)
    return export_match(again, f"{table.entry.title}, after {answers} answers")
