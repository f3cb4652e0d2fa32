"""Ratings of bots that met each other: Elo and openskill.

Elo is fitted to all games at once, so that their order does not matter. A seat is taken to win with a chance in proportion to
10^(Elo/400): for two seats the usual model, for more its extension (a multinomial logit). A game that nobody has won, or that
several have, is divided. The average of all bots is 1500. A weak prior keeps a bot that has won every game at a finite figure.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from typing import TYPE_CHECKING, Final

from cardwright.arena.extra import available
from cardwright.arena.intervals import Z

if TYPE_CHECKING:
    from cardwright.arena.records import GameRecord
    from cardwright.arena.results import Results

AVERAGE: Final = 1500.0
SCALE: Final = 400 / math.log(10)
PRIOR: Final = 1000 / SCALE
"""How far bots are expected to lie from the average (standard deviation), before any game."""

ROUNDS: Final = 100
CLOSE: Final = 1e-10

Matrix = list[list[float]]


class Rating:
    """A bot's ratings."""

    def __init__(self, bot: str, elo: float, elo_half: float) -> None:
        self.bot = bot
        self.elo = elo
        self.elo_half = elo_half  # half of the 95 % interval
        self.skill: tuple[float, float] | None = None  # openskill's mu and sigma, if the library is there


def ratings(results: Results) -> list[Rating]:
    """The ratings of all bots, the best first; none in a game for one."""
    if results.plan.seats == 1:
        return []
    games = [game for record in results.records for game in record.games if game.finished]
    found = _elo(results.plan.bots, games)
    if available("openskill ratings"):
        skills = _openskill(results.plan.bots, games)
        for rating in found:
            rating.skill = skills[rating.bot]
    return sorted(found, key=lambda one: -one.elo)


class _Table:
    """The games between the same bots, added up."""

    def __init__(self, seats: Counter[int]) -> None:
        self.seats = seats  # by bot: how many it had
        self.games = 0
        self.points: defaultdict[int, float] = defaultdict(float)


def _elo(bots: list[str], games: list[GameRecord]) -> list[Rating]:
    """Newton's method on the logarithm of the likelihood."""
    count = len(bots)
    tables = _tables(bots, games)
    strengths = [0.0] * count
    for _ in range(ROUNDS):
        slope, curve = _likelihood(tables, strengths)
        step = [sum(a * b for a, b in zip(row, slope, strict=True)) for row in _inverse(curve)]
        longest = max(abs(one) for one in step)
        shorter = min(1.0, 1 / longest) if longest else 1.0
        strengths = [old + shorter * one for old, one in zip(strengths, step, strict=True)]
        if longest < CLOSE:
            break
    spread = _inverse(_likelihood(tables, strengths)[1])
    mean = sum(strengths) / count
    found = []
    for bot, name in enumerate(bots):  # how far it lies from the average, and how sure that is
        rows = sum(spread[bot]) / count
        variance = spread[bot][bot] - 2 * rows + sum(sum(row) for row in spread) / count**2
        found.append(Rating(name, AVERAGE + SCALE * (strengths[bot] - mean), Z * SCALE * math.sqrt(max(0.0, variance))))
    return found


def _tables(bots: list[str], games: list[GameRecord]) -> list[_Table]:
    number = {bot: at for at, bot in enumerate(bots)}
    found: dict[tuple[str, ...], _Table] = {}
    for game in games:
        key = tuple(sorted(game.bots))
        table = found.get(key)
        if table is None:
            table = found[key] = _Table(Counter(number[bot] for bot in key))
        table.games += 1
        for seat in game.winners or range(len(game.bots)):
            table.points[number[game.bots[seat]]] += 1 / (len(game.winners) or len(game.bots))
    return list(found.values())


def _likelihood(tables: list[_Table], strengths: list[float]) -> tuple[list[float], Matrix]:
    """The slope of the log-likelihood, and its curve with the sign turned."""
    count = len(strengths)
    slope = [-strength / PRIOR**2 for strength in strengths]
    curve = [[1 / PRIOR**2 if row == column else 0.0 for column in range(count)] for row in range(count)]
    for table in tables:
        highest = max(strengths[bot] for bot in table.seats)
        weights = {bot: seats * math.exp(strengths[bot] - highest) for bot, seats in table.seats.items()}
        total = sum(weights.values())
        for bot, weight in weights.items():
            chance = weight / total
            slope[bot] += table.points[bot] - table.games * chance
            curve[bot][bot] += table.games * chance
            for other, also in weights.items():
                curve[bot][other] -= table.games * chance * also / total
    return slope, curve


def _inverse(matrix: Matrix) -> Matrix:
    """The inverse of a positive definite matrix, by elimination."""
    count = len(matrix)
    rows = [row[:] + [1.0 if column == number else 0.0 for column in range(count)] for number, row in enumerate(matrix)]
    for at in range(count):
        pivot = rows[at][at]
        rows[at] = [value / pivot for value in rows[at]]
        for other in range(count):
            if other != at:
                factor = rows[other][at]
                rows[other] = [value - factor * own for value, own in zip(rows[other], rows[at], strict=True)]
    return [row[count:] for row in rows]


def _openskill(bots: list[str], games: list[GameRecord]) -> dict[str, tuple[float, float]]:
    """Plackett–Luce, game after game in the order of the plan; a bot with several seats takes the mean of their changes."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    found = {bot: (model.mu, model.sigma) for bot in bots}
    for game in games:
        teams = [[model.rating(mu=found[bot][0], sigma=found[bot][1])] for bot in game.bots]
        ranks = [0.0 if seat in game.winners or not game.winners else 1.0 for seat in range(len(game.bots))]
        rated = model.rate(teams, ranks=ranks)
        for bot in set(game.bots):
            own = [team[0] for name, team in zip(game.bots, rated, strict=True) if name == bot]
            found[bot] = sum(one.mu for one in own) / len(own), sum(one.sigma for one in own) / len(own)
    return found
