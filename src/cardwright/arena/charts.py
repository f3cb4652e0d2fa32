"""The plots of the report, as SVG pictures that stand for themselves."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

import altair
import vl_convert

from cardwright.arena.sheets import lineup_name
from cardwright.arena.thinking import duration

if TYPE_CHECKING:
    from cardwright.arena.ratings import Rating
    from cardwright.arena.results import Results

WIDTH: Final = 560
BINS: Final = 30
BLUE: Final = "#1f5f8b"

Rows = list[dict[str, Any]]


class Picture:
    """A plot with the sentence that says what it shows."""

    def __init__(self, title: str, says: str, svg: str) -> None:
        self.title = title
        self.says = says
        self.svg = svg


def pictures(results: Results, ratings: list[Rating]) -> list[Picture]:
    """All plots of a run in which games were played."""
    found = [_win_rates(results)]
    if results.comparisons():
        found.append(_differences(results))
    if ratings:
        found.append(_ratings(ratings))
    if results.plan.seats > 1:
        found.append(_seats(results))
    lengths = [game.answers for record in results.records for game in record.games if game.finished]
    if lengths:
        found.append(_lengths(lengths))
    found.append(_thinking(results))
    return found


def _svg(chart: Any) -> str:
    spec = chart.configure(font="DejaVu Sans, Verdana, sans-serif", background="white").to_dict()
    return str(vl_convert.vegalite_to_svg(spec))


def _dots(rows: Rows, axis: str, percent: bool, scale: Any, rule: float | None = None) -> Any:
    """A dot with its interval for each row: keys name, value, low, high."""
    base = altair.Chart(altair.Data(values=rows), width=WIDTH, height={"step": 26})
    names = altair.Y("name:N", sort=None, title=None, axis=altair.Axis(labelLimit=260))
    shape = altair.Axis(format="%", labelFlush=False, tickCount=6) if percent else altair.Axis(labelFlush=False)
    bars = base.mark_rule(strokeWidth=2, color=BLUE).encode(
        y=names, x=altair.X("low:Q", title=axis, scale=scale, axis=shape), x2="high:Q"
    )
    dots = base.mark_point(filled=True, size=70, color=BLUE, opacity=1).encode(y=names, x=altair.X("value:Q", scale=scale))
    if rule is None:
        return bars + dots
    line = altair.Chart(altair.Data(values=[{"at": rule}])).mark_rule(strokeDash=[4, 4], color="#666")
    return line.encode(x=altair.X("at:Q", scale=scale)) + bars + dots


def _win_rates(results: Results) -> Picture:
    plan = results.plan
    rows: Rows = []
    for lineup in plan.lineups:
        for one in results.standings(lineup):
            if one.finished:
                name = one.bot if plan.seats == 1 else f"{one.bot} in {lineup_name(lineup)}"
                rows.append({"name": name, "value": one.rate, "low": one.interval[0], "high": one.interval[1]})
    rule = None if plan.seats == 1 else 1 / plan.seats
    says = "Wins in finished games, with 95 % intervals."
    if rule is not None:
        says += f" The dashed line is the even share, {rule:.0%}."
    return Picture("Win rates", says, _svg(_dots(rows, "win rate", True, altair.Scale(domain=[0, 1]), rule)))


def _differences(results: Results) -> Picture:
    rows = []
    for one in results.comparisons():
        if one.differences:
            where = f" ({lineup_name(one.lineup)})" if len(one.lineup) > 2 else ""
            low, high = one.interval
            rows.append({"name": f"{one.one} – {one.other}{where}", "value": one.mean, "low": low, "high": high})
    says = "The win rate of the first bot less that of the second on the same deals, with 95 % intervals."
    chart = _dots(rows, "difference of win rates", True, altair.Scale(domain=[-1, 1]), 0.0)
    return Picture("Differences on the same deals", says, _svg(chart))


def _ratings(ratings: list[Rating]) -> Picture:
    rows = [
        {"name": one.bot, "value": one.elo, "low": one.elo - one.elo_half, "high": one.elo + one.elo_half} for one in ratings
    ]
    chart = _dots(rows, "Elo", False, altair.Scale(zero=False, nice=True))
    return Picture("Elo", "Elo with 95 % intervals; 1500 is the average of these bots.", _svg(chart))


def _seats(results: Results) -> Picture:
    games: Counter[tuple[str, int]] = Counter()
    points: dict[tuple[str, int], float] = {}
    for record in results.records:
        for game in record.games:
            for seat, bot in enumerate(game.bots):
                if game.finished:
                    games[bot, seat] += 1
                    points[bot, seat] = points.get((bot, seat), 0.0) + game.share(seat)
    rows = [{"bot": bot, "seat": chr(ord("A") + seat), "rate": points[bot, seat] / n} for (bot, seat), n in games.items()]
    base = altair.Chart(altair.Data(values=rows), width={"step": 70}, height={"step": 30}).encode(
        x=altair.X("seat:N", title="seat", axis=altair.Axis(labelAngle=0)), y=altair.Y("bot:N", sort=None, title=None)
    )
    scale = altair.Scale(domain=[0, 1], scheme="blues")
    boxes = base.mark_rect().encode(color=altair.Color("rate:Q", title="win rate", scale=scale, legend=None))
    texts = base.mark_text().encode(
        text=altair.Text("rate:Q", format=".0%"),
        color=altair.condition("datum.rate > 0.55", altair.value("white"), altair.value("black")),
    )
    return Picture("Win rates by seat", "Whether it matters where a bot sits.", _svg(boxes + texts))


def _lengths(lengths: list[int]) -> Picture:
    low, high = min(lengths), max(lengths)
    size = max(1, -(-(high - low + 1) // BINS))
    bins = Counter((length - low) // size for length in lengths)
    rows = [{"from": low + size * at, "to": low + size * (at + 1), "games": count} for at, count in sorted(bins.items())]
    chart = (
        altair.Chart(altair.Data(values=rows), width=WIDTH, height=180)
        .mark_bar(color=BLUE)
        .encode(
            x=altair.X("from:Q", bin="binned", title="answers in a game", scale=altair.Scale(zero=False)),
            x2="to:Q",
            y=altair.Y("games:Q", title="games"),
        )
    )
    return Picture("Length of games", "Answers of all seats in finished games, also those without a choice.", _svg(chart))


def _thinking(results: Results) -> Picture:
    rows = []
    for one in results.standings():
        total = one.thinking.decisions
        bins: Counter[int] = Counter()
        for group, count in one.thinking.counts.items():
            bins[group // 5] += count
        for at in range(min(bins, default=0), max(bins, default=-1) + 1):
            rows.append({"bot": one.bot, "seconds": duration(5 * at + 2), "share": bins[at] / total})
    chart = (
        altair.Chart(altair.Data(values=rows), width=WIDTH, height=180)
        .mark_line(interpolate="monotone")
        .encode(
            x=altair.X(
                "seconds:Q", title="seconds for a decision", scale=altair.Scale(type="log"), axis=altair.Axis(format="~g")
            ),
            y=altair.Y("share:Q", title="decisions", axis=altair.Axis(format="%")),
            color=altair.Color("bot:N", title=None, sort=None),
            strokeDash=altair.StrokeDash("bot:N", title=None, sort=None),
        )
    )
    return Picture("Thinking times", "How long the bots thought about a decision.", _svg(chart))
