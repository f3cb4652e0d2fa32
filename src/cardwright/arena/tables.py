"""The results of an arena as tables for the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich import box
from rich.console import Console
from rich.table import Table

if TYPE_CHECKING:
    from cardwright.arena.results import Comparison, Results, Standing
    from cardwright.arena.schedule import Plan

NOTE = (
    "Intervals: Wilson for win rates of finished games, Agresti–Min for differences by deal. "
    "Decisions are answers to questions with at least two options."
)


def headline(results: Results) -> str:
    """What was played."""
    plan = results.plan
    seats = "1 seat" if plan.seats == 1 else f"{plan.seats} seats"
    lineups = "1 line-up" if len(plan.lineups) == 1 else f"{len(plan.lineups)} line-ups"
    return f"{plan.game}, {seats}, seed {plan.seed}: {results.games:,} games, {plan.deals:,} deals for {lineups}"


def show(results: Results) -> None:
    """Print the results."""
    console = Console(highlight=False)
    console.print(headline(results), markup=False)
    for table in tables(results):
        console.print()
        console.print(table)
    console.print(NOTE, markup=False)


def tables(results: Results) -> list[Table]:
    """All tables."""
    found = [standings_table("Win rates", results.standings())]
    if results.plan.seats > 1 and len(results.plan.lineups) > 1:
        found += [standings_table(lineup_name(lineup), results.standings(lineup)) for lineup in results.plan.lineups]
    comparisons = results.comparisons()
    if comparisons:
        found.append(comparisons_table(comparisons, results.plan))
    found.append(thinking_table(results.standings()))
    return found


def lineup_name(lineup: tuple[str, ...]) -> str:
    """A line-up in words: runs of one bot are counted."""
    parts: list[tuple[str, int]] = []
    for bot in lineup:
        if parts and parts[-1][0] == bot:
            parts[-1] = (bot, parts[-1][1] + 1)
        else:
            parts.append((bot, 1))
    return " – ".join(bot if count == 1 else f"{count} {bot}" for bot, count in parts)


def _table(title: str, *columns: str) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, pad_edge=False)
    for number, column in enumerate(columns):
        table.add_column(column, justify="right" if number else "left", no_wrap=True)
    return table


def standings_table(title: str, standings: list[Standing]) -> Table:
    """Win rates with their intervals; columns for what is rare only where it happened."""
    rare = [
        name
        for name, values in (
            ("shared", [one.shared for one in standings]),
            ("nobody won", [one.nobody for one in standings]),
            ("stalled", [one.stalled for one in standings]),
            ("defects", [one.defects for one in standings]),
        )
        if any(values)
    ]
    table = _table(title, "bot", "games", "wins", "win rate", "95 % interval", *rare)
    for one in standings:
        values = {"shared": one.shared, "nobody won": one.nobody, "stalled": one.stalled, "defects": one.defects}
        table.add_row(
            one.bot, f"{one.games:,}", f"{one.points:,.4g}" if one.points % 1 else f"{one.points:,.0f}",
            rate_text(one), interval_text(one.interval) if one.finished else "–", *[f"{values[name]:,}" for name in rare],
        )  # fmt: skip
    return table


def comparisons_table(comparisons: list[Comparison], plan: Plan) -> Table:
    """Differences of win rates on the same deals."""
    table = _table("Differences on the same deals", "bots", "deals", "better/even/worse", "difference", "95 % interval")
    for one in comparisons:
        told = f"{one.one} – {one.other}"
        if len(one.lineup) > 2 and len(plan.lineups) > 1:
            told = f"{told} ({lineup_name(one.lineup)})"
        better, even, worse = one.counts
        mean = f"{100 * one.mean:+.1f} %" if one.differences else "–"
        interval = interval_text(one.interval, "+") if one.differences else "–"
        table.add_row(told, f"{len(one.differences):,}", f"{better:,}/{even:,}/{worse:,}", mean, interval)
    return table


def thinking_table(standings: list[Standing]) -> Table:
    """How much the bots had to decide, and how long they thought."""
    table = _table("Thinking", "bot", "decisions a game", "median", "95 % below")
    for one in standings:
        each = f"{one.decisions / one.games:.1f}" if one.games else "–"
        table.add_row(one.bot, each, time_text(one.thinking.quantile(0.5)), time_text(one.thinking.quantile(0.95)))
    return table


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
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds / 1e-6:.2g} µs"
