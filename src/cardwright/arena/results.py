"""What the games of an arena came to: win rates, differences on the same deals, thinking times."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import TYPE_CHECKING

from cardwright.arena.intervals import paired, wilson
from cardwright.arena.records import DEFECT, NOBODY, STALLED, DealRecord
from cardwright.arena.thinking import Thinking

if TYPE_CHECKING:
    from cardwright.arena.schedule import Lineup, Plan


class Standing:
    """What a bot has reached at some tables; a game counts once for each seat it sat at."""

    def __init__(self, bot: str) -> None:
        self.bot = bot
        self.games = 0
        self.points = 0.0  # wins, a shared one by its share
        self.shared = 0
        self.nobody = 0
        self.stalled = 0
        self.defects = 0
        self.decisions = 0
        self.thinking = Thinking()

    @property
    def finished(self) -> int:
        """Games that came to an end: stalled ones and those with a defective card are no losses."""
        return self.games - self.stalled - self.defects

    @property
    def rate(self) -> float:
        """Wins in finished games."""
        return self.points / self.finished if self.finished else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the rate."""
        return wilson(self.points, self.finished)

    def add(self, record: DealRecord) -> None:
        """Count the games of a deal."""
        for game in record.games:
            for seat, bot in enumerate(game.bots):
                if bot != self.bot:
                    continue
                self.games += 1
                self.stalled += game.outcome == STALLED
                self.defects += game.outcome == DEFECT
                self.nobody += game.outcome == NOBODY
                self.points += game.share(seat)
                self.shared += seat in game.winners and len(game.winners) > 1
                self.decisions += game.decisions[seat]
        self.thinking.update(record.clock.counts.get(self.bot, {}))


class Comparison:
    """Two bots on the same deals: at one table, or each by itself in a game for one."""

    def __init__(self, one: str, other: str, lineup: Lineup, differences: list[float]) -> None:
        self.one = one
        self.other = other
        self.lineup = lineup  # empty in a game for one
        self.differences = differences  # by deal: win rate of the one less that of the other

    @property
    def mean(self) -> float:
        """The mean difference of the win rates."""
        return sum(self.differences) / len(self.differences) if self.differences else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Its 95 % interval."""
        return paired(self.differences)

    @property
    def counts(self) -> tuple[int, int, int]:
        """Deals that were better for the one, even, and better for the other."""
        better = sum(one > 0 for one in self.differences)
        worse = sum(one < 0 for one in self.differences)
        return better, len(self.differences) - better - worse, worse


class Results:
    """The results of the deals of a plan that have been played, in the order of the plan."""

    def __init__(self, plan: Plan, records: Iterable[DealRecord]) -> None:
        self.plan = plan
        known = {record.key: record for record in records}
        self.records = [known[key] for key in plan.schedule() if key in known]

    @property
    def games(self) -> int:
        """How many games were played."""
        return sum(len(record.games) for record in self.records)

    def standings(self, lineup: Lineup | None = None) -> list[Standing]:
        """The bots of a line-up (None = of all), the best first."""
        found = {bot: Standing(bot) for bot in (lineup or self.plan.bots)}
        for record in self.records:
            if lineup is None or record.lineup == lineup:
                for bot in set(record.lineup):
                    found[bot].add(record)
        return sorted(found.values(), key=lambda one: -one.rate)

    def comparisons(self) -> list[Comparison]:
        """Every two bots that met at a table, or in a game for one every two bots; the one that stands better comes first."""
        ranked = [one.bot for one in self.standings()]
        if self.plan.seats == 1:
            return self._solo(ranked)
        found = []
        for lineup in self.plan.lineups:
            records = [record for record in self.records if record.lineup == lineup and record.finished]
            for one, other in combinations(sorted(set(lineup), key=ranked.index), 2):
                found.append(Comparison(one, other, lineup, [_rate(r, one) - _rate(r, other) for r in records]))
        return found

    def _solo(self, ranked: list[str]) -> list[Comparison]:
        rates: dict[str, dict[int, float]] = {bot: {} for bot in ranked}
        for record in self.records:
            if record.finished:
                (bot,) = record.lineup
                rates[bot][record.deal] = _rate(record, bot)
        return [
            Comparison(one, other, (), [rates[one][deal] - rates[other][deal] for deal in rates[one] if deal in rates[other]])
            for one, other in combinations(rates, 2)
        ]


def _rate(record: DealRecord, bot: str) -> float:
    shares = [game.share(seat) for game in record.games for seat, name in enumerate(game.bots) if name == bot]
    return sum(shares) / len(shares)
