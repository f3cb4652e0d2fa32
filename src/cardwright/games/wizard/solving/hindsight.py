"""What the cards of a deal allowed: the strong player plays the same deal again, with other luck in its battles."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from cardwright.games.wizard.solving.planning import strong
from cardwright.games.wizard.solving.situation import situation
from cardwright.kernel.knowledge import InformationSet
from cardwright.kernel.state import RUNNING

if TYPE_CHECKING:
    from cardwright.kernel.match import Match

MOST_ANSWERS: Final = 5000


def best_known(match: Match, games: int, progress: Callable[[int], None]) -> float:
    """How often the strong player wins the deal of a match. It sees no card before it is turned up."""
    wins = 0
    for number in range(games):
        s = match.replay(0).state
        s.seed = sha256(f"hindsight {match.seed} {number}".encode()).digest()  # the cards lie already; this is the luck to come
        s.log = None
        while s.result == RUNNING and s.answers < MOST_ANSWERS:
            s.answer(0, strong(situation(InformationSet(s, 0))))
        wins += s.result == 1
        progress(number + 1)
    return wins / games
