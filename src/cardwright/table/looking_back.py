"""A look back at a finished game, as the page shows it: whether it went as its seed says, what chance gave, and what each
decision did to the chance to win.

Made in a worker process; its texts are said in the language of whoever reads them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from cardwright.games.registry import game_entry, make_game
from cardwright.kernel.match import load_match
from cardwright.table.shuffle import parts

if TYPE_CHECKING:
    from cardwright.kernel.match import Match
    from cardwright.table.speech import Speech


class DealtView(Struct):
    """A finished game that was dealt again from its seed and went the same way to the same end."""

    answers: int  # that all fit
    commitment: str  # the line that binds its seed


class LuckRow(Struct):
    """Random events of one kind for one seat: see games/luck.py."""

    seat: int
    what: str
    times: int
    came: int
    expected: float
    spread: float  # the standard deviation
    rarity: float  # how often it comes so far out, 1 = nothing is more usual


class ReviewStep(Struct):
    """One decision, with the chance to win before it (by the best option) and after it (by the one that was taken)."""

    answers: int  # how many answers had been given: the place in a replay
    where: str
    taken: str
    best: str
    before: float
    after: float


class ReviewView(Struct):
    """The review of a game. Chances are shares of 1."""

    steps: list[ReviewStep]
    mistakes: list[int]  # places in the list of steps, the costliest first
    start: float
    end: float
    played_away: float  # what all decisions together cost
    luck: float  # what chance gave (above 0) or took
    allowed: int  # of so many games with these cards, the strong player won
    deals: int


def dealt_again(match: str) -> DealtView:
    """Deal a match that :meth:`Match.dump` wrote again. Raises BadInput where it did not go as the seed says."""
    again = load_match(match, make_game)
    return DealtView(len(again.answers), parts(again.seed)[0])


def luck_rows(match: Match) -> list[LuckRow]:
    """What chance gave to each seat in a match."""
    found = game_entry(match.game.name).luck(match)
    return [
        LuckRow(one.seat, one.what, one.times, one.came, one.expected, one.spread, one.rarity) for one in found if one.times
    ]


def review_view(match: Match, deals: int = 12) -> ReviewView:
    """The review of a match, with so many games for the hindsight. Raises BadInput for a game without reviews."""
    from cardwright.games.wizard.solving.review import review  # heavy: only the process that looks back needs it

    found = review(match, deals)
    steps = [ReviewStep(one.number, one.where, one.taken, one.best, one.before, one.after) for one in found.steps]
    mistakes = [found.steps.index(step) for step in found.mistakes]
    won = round(found.allowed * found.deals)
    return ReviewView(steps, mistakes, found.start, found.end, found.played_away, found.luck, won, found.deals)


def luck_said(rows: list[LuckRow], speech: Speech) -> list[LuckRow]:
    """What chance gave, in the language of a reader."""
    return [replace(row, what=speech.say(row.what)) for row in rows]


def review_said(view: ReviewView, speech: Speech) -> ReviewView:
    """A review in the language of a reader."""
    steps = [
        replace(step, where=speech.say(step.where), taken=speech.part(step.taken), best=speech.part(step.best))
        for step in view.steps
    ]
    return replace(view, steps=steps)
