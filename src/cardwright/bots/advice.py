"""Advice for a person: which option to take, and why, from what their seat knows."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

from cardwright.bots.search.budget import Budget, run
from cardwright.bots.search.settings import Settings
from cardwright.kernel.errors import BadInput

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardwright.kernel.knowledge import InformationSet

SECONDS: Final = 1.5
"""How long is searched, if nothing else is asked for."""

CLOSE: Final = 0.01
"""Shares of winning that differ by less say that it hardly matters."""


class Advised:
    """What an option would bring."""

    def __init__(self, option: int, chance: float, visits: int) -> None:
        self.option: int = option
        self.chance: float = chance  # the share of winning, 0 … 1, as far as it can be told
        self.visits: int = visits  # imagined games that began with it; 0 where chances are computed


class Advice:
    """The options that were weighed, the best first."""

    def __init__(self, ranked: list[Advised], games: int) -> None:
        self.ranked: list[Advised] = ranked
        self.games: int = games
        """How many games were imagined; 0 where chances are computed."""

    @property
    def best(self) -> Advised:
        """The recommended option."""
        return self.ranked[0]

    def reason(self, words: Callable[[int], str]) -> list[str]:
        """The recommendation and its reason in plain lines; ``words`` says an option."""
        best = self.best
        lines = [f"{words(best.option)}: {percent(best.chance)} to win, as far as can be told."]
        if len(self.ranked) == 1:
            return [f"{words(best.option)}: there is nothing else to do."]
        second = self.ranked[1]
        lead = best.chance - second.chance
        if lead < CLOSE:
            lines.append(f"It hardly matters: {words(second.option)} is as good ({percent(second.chance)}).")
        else:
            lines.append(f"The next best, {words(second.option)}, has {percent(second.chance)}.")
        if self.games:
            lines.append(f"From {self.games} imagined games with other hidden cards; {best.visits} of them began with it.")
        else:
            lines.append("The chances are computed from everything that you may know.")
        return lines


def percent(chance: float) -> str:
    """A chance in whole percent."""
    return f"{100 * chance:.0f} %"


def advise(info: InformationSet, rng: random.Random, seconds: float = SECONDS, games: int = 0) -> Advice:
    """Weigh the options of the open question: by search, in Unreliable Wizard by its solver.

    The search lasts ``seconds``, or ``games`` imagined games if that is above 0. Raises BadInput if nothing is asked.
    """
    if not info.options:
        raise BadInput("nothing is asked of this seat now; expected a moment at which it has to decide")
    if info.game.name == "wizard":
        return _computed(info)
    search = run(info, rng, Settings(), Budget(games, 0.0 if games else seconds))
    ranked = [Advised(option, chance, visits) for option, visits, chance in search.found()]
    return Advice(ranked, search.iterations)


def _computed(info: InformationSet) -> Advice:
    from cardwright.games.wizard.solving.planning import option_values
    from cardwright.games.wizard.solving.situation import situation

    values = option_values(situation(info))
    ranked = sorted(values, key=lambda option: -values[option])
    return Advice([Advised(option, float(values[option]), 0) for option in ranked], 0)
