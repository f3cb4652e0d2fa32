"""The results of an arena as sheets of text: the terminal and the report show the same ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardwright.arena.ratings import Rating
    from cardwright.arena.results import Comparison, Results, Standing
    from cardwright.arena.schedule import Lineup, Plan

NOTES = [
    "Win rates count finished games: stalled ones and those with a defective card are no losses. Their intervals are Wilson's "
    "and take games as independent.",
    "A difference is the win rate of the first bot less that of the second, deal by deal; its interval is Agresti and Min's "
    "for pairs, and takes deals as independent.",
    "Decisions are answers to questions with at least two options.",
]
RATING_NOTE = (
    "Elo is fitted to all games at once, with 1500 as the average of these bots; ± is half of the 95 % interval. "
    "Openskill goes game by game in the order of the deals; ± is its sigma."
)
UNITS = [("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)]


class Sheet:
    """A title, the heads of columns, and rows of texts."""

    def __init__(self, title: str, columns: list[str], rows: list[list[str]]) -> None:
        self.title = title
        self.columns = columns
        self.rows = rows


def headline(results: Results) -> str:
    """What was played."""
    plan = results.plan
    seats = "1 seat" if plan.seats == 1 else f"{plan.seats} seats"
    lineups = "1 line-up" if len(plan.lineups) == 1 else f"{len(plan.lineups)} line-ups"
    return f"{plan.game}, {seats}, seed {plan.seed}: {results.games:,} games, {plan.deals:,} deals for {lineups}"


def sheets(results: Results, ratings: list[Rating]) -> list[Sheet]:
    """All sheets."""
    plan = results.plan
    found = [standings_sheet("Win rates", results.standings(), plan)]
    if plan.seats > 1 and len(plan.lineups) > 1:
        found.append(lineups_sheet(results))
    comparisons = results.comparisons()
    if comparisons:
        found.append(comparisons_sheet(comparisons, plan))
    if ratings:
        found.append(ratings_sheet(ratings))
    found.append(thinking_sheet(results.standings()))
    return found


def notes(ratings: list[Rating]) -> list[str]:
    """How the figures are to be read."""
    return [*NOTES[:2], RATING_NOTE, *NOTES[2:]] if ratings else NOTES


def lineup_name(lineup: Lineup) -> str:
    """A line-up in words: runs of one bot are counted."""
    parts: list[tuple[str, int]] = []
    for bot in lineup:
        if parts and parts[-1][0] == bot:
            parts[-1] = (bot, parts[-1][1] + 1)
        else:
            parts.append((bot, 1))
    return " – ".join(bot if count == 1 else f"{count} {bot}" for bot, count in parts)


def standings_sheet(title: str, standings: list[Standing], plan: Plan) -> Sheet:
    """Win rates with their intervals; columns for what is rare only where it happened."""
    rare = {
        "shared": [one.shared for one in standings],
        "nobody won": [one.nobody if plan.seats > 1 else 0 for one in standings],
        "stalled": [one.stalled for one in standings],
        "defects": [one.defects for one in standings],
    }
    shown = {name: values for name, values in rare.items() if any(values)}
    rows = []
    for at, one in enumerate(standings):
        wins = f"{one.points:,.1f}" if one.points % 1 else f"{one.points:,.0f}"
        interval = interval_text(one.interval) if one.finished else "–"
        more = [f"{values[at]:,}" for values in shown.values()]
        rows.append([one.bot, f"{one.games:,}", wins, rate_text(one), interval, *more])
    return Sheet(title, ["bot", "games", "wins", "win rate", "95 % interval", *shown], rows)


def lineups_sheet(results: Results) -> Sheet:
    """Win rates at each table."""
    rows = []
    for lineup in results.plan.lineups:
        name = lineup_name(lineup)
        for one in results.standings(lineup):
            interval = interval_text(one.interval) if one.finished else "–"
            rows.append([name, one.bot, f"{one.games:,}", rate_text(one), interval])
            name = ""
    return Sheet("Win rates by line-up", ["line-up", "bot", "games", "win rate", "95 % interval"], rows)


def comparisons_sheet(comparisons: list[Comparison], plan: Plan) -> Sheet:
    """Differences of win rates on the same deals."""
    rows = []
    for one in comparisons:
        told = f"{one.one} – {one.other}"
        if len(one.lineup) > 2 and len(plan.lineups) > 1:
            told = f"{told} ({lineup_name(one.lineup)})"
        better, even, worse = one.counts
        mean = f"{100 * one.mean:+.1f} %" if one.differences else "–"
        interval = interval_text(one.interval, "+") if one.differences else "–"
        rows.append([told, f"{len(one.differences):,}", f"{better:,}/{even:,}/{worse:,}", mean, interval])
    columns = ["bots", "deals", "better/even/worse", "difference", "95 % interval"]
    return Sheet("Differences on the same deals", columns, rows)


def ratings_sheet(ratings: list[Rating]) -> Sheet:
    """Ratings with their uncertainty."""
    rows = [[one.bot, f"{one.elo:.0f} ± {one.elo_half:.0f}", *_skill(one)] for one in ratings]
    columns = ["bot", "Elo", "openskill"] if ratings[0].skill else ["bot", "Elo"]
    return Sheet("Ratings", columns, rows)


def _skill(one: Rating) -> list[str]:
    return [f"{one.skill[0]:.1f} ± {one.skill[1]:.1f}"] if one.skill else []


def thinking_sheet(standings: list[Standing]) -> Sheet:
    """How much the bots had to decide, and how long they thought."""
    rows = []
    for one in standings:
        each = f"{one.decisions / one.games:.1f}" if one.games else "–"
        rows.append([one.bot, each, time_text(one.thinking.quantile(0.5)), time_text(one.thinking.quantile(0.95))])
    return Sheet("Thinking", ["bot", "decisions a game", "median", "95 % below"], rows)


def rate_text(one: Standing) -> str:
    """A win rate in per cent."""
    return f"{100 * one.rate:.1f} %" if one.finished else "–"


def interval_text(interval: tuple[float, float], sign: str = "") -> str:
    """An interval in per cent."""
    low, high = interval
    return f"{100 * low:{sign}.1f} … {100 * high:{sign}.1f} %"


def time_text(seconds: float) -> str:
    """A duration with a fitting unit."""
    if seconds <= 0:
        return "–"
    unit, size = next((one for one in UNITS if seconds >= one[1]), UNITS[-1])
    count = seconds / size
    return f"{count:.0f} {unit}" if count >= 100 else f"{count:.2g} {unit}"
