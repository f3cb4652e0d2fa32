"""What was drawn and rolled in a game of Unreliable Narrators, against decks and dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.luck import Chances, Draws
from cardwright.games.narrators import terms as t
from cardwright.games.narrators.rules import Narrators
from cardwright.games.told import tell
from cardwright.kernel.events import NOTE

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardwright.kernel.events import Event
    from cardwright.kernel.match import Match


def luck(match: Match) -> list[Chances]:
    """Cards by kind and by card score, and dice."""
    game = match.game
    assert isinstance(game, Narrators)

    draws = Draws(match, [t.zone(seat, t.DECK) for seat in range(2)], t.DRAW)
    found: list[Chances] = []
    for seat in range(2):
        for what, bit in (
            (tell("luck-characters", "Characters"), t.CHARACTER),
            (tell("luck-transforms", "Transforms"), t.TRANSFORM),
            (tell("luck-spells", "Spells"), t.SPELL),
        ):
            found.append(draws.counted(seat, what, _is(game, bit)))
        scores = draws.counted(seat, tell("luck-scores", "Card score"), lambda card: game.faces[game.face[card]].score)
        found.append(scores)
    return found + _dice(match, game)


def _is(game: Narrators, bit: int) -> Callable[[int], int]:
    """Counts the cards of a type."""
    return lambda card: int(game.faces[game.face[card]].type == bit)


def _dice(match: Match, game: Narrators) -> list[Chances]:
    found: dict[tuple[int, int], Chances] = {}
    for event in match.events:
        if event.kind == NOTE and event.verb == t.ROLLED and event.seat >= 0:
            sides = _sides(event, game)
            what = tell("luck-dice", f"Dice with {sides} sides", sides=sides)
            chances = found.setdefault((event.seat, sides), Chances(event.seat, what))
            chances.add(event.number % t.TOLD, range(1, sides + 1))
    return [found[key] for key in sorted(found)]


def _sides(event: Event, game: Narrators) -> int:
    """Who begins, the dice tower and slips of the voice are left to dice with 20 sides, all else to ordinary ones."""
    if event.card < 0 or event.number >= t.TOLD:
        return 20
    return 20 if game.faces[game.face[event.card]].spooky else 6
