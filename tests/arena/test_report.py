import re
from html.parser import HTMLParser

import polars
import pytest

from cardwright.arena.frame import frame, write_parquet
from cardwright.arena.ratings import ratings
from cardwright.arena.records import STALLED
from cardwright.arena.report import page, write_report
from cardwright.arena.results import Results
from cardwright.arena.schedule import Plan
from tests.arena.making import record, results

ENDINGS = [([0], [1]), ([0], [0]), ([0, 1], []), ([1], STALLED)]
PLAYED = [record(deal, lineup, *ending) for deal, ending in enumerate(ENDINGS) for lineup in (("a", "b"), ("b", "<c>"))]


class Reader(HTMLParser):
    """Collects tags with their attributes, and the rows of tables."""

    def __init__(self, text):
        super().__init__()
        self.tags = []
        self.rows = []
        self.in_cell = False
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        self.tags.append((tag, dict(attrs)))
        if tag == "tr":
            self.rows.append([])
        if tag in ("td", "th"):
            self.rows[-1].append("")
            self.in_cell = True

    def handle_endtag(self, tag):
        if tag in ("td", "th"):
            self.in_cell = False

    def handle_data(self, data):
        if self.in_cell:
            self.rows[-1][-1] += data


@pytest.fixture(scope="module")
def report():
    found = results(PLAYED)
    return page(found, ratings(found))


def test_the_report_asks_nobody_for_anything(report):
    read = Reader(report)
    assert not {"script", "iframe", "img", "object", "embed"} & {tag for tag, _ in read.tags}
    for tag, attributes in read.tags:
        for name in ("src", "href", "xlink:href", "action", "srcset"):
            value = attributes.get(name) or ""
            assert value.startswith(("data:", "#")) or not value, (tag, name, value)
    assert not re.findall(r"@import|url\((?!#)", report)


def test_the_report_shows_the_tables_of_the_terminal(report):
    rows = Reader(report).rows
    assert ["bot", "games", "wins", "win rate", "95 % interval", "shared", "nobody won", "stalled"] in rows
    assert ["a – b", "3", "1/2/0", "+33.3 %", "-32.6 … +72.6 %"] in rows
    assert any(row[0] == "<c>" for row in rows)


def test_the_report_has_a_plot_with_a_name_for_each_matter(report):
    named = [attributes["aria-label"] for tag, attributes in Reader(report).tags if tag == "svg"]
    assert named == [
        "Win rates", "Differences on the same deals", "Elo", "Win rates by seat", "Length of games", "Thinking times",
    ]  # fmt: skip


def test_a_game_for_one_is_reported_without_opponents():
    found = results([record(deal, (bot,), [0] if deal % 2 else []) for deal in range(4) for bot in "ab"], "wizard")
    named = [attributes["aria-label"] for tag, attributes in Reader(page(found, [])).tags if tag == "svg"]
    assert named == ["Win rates", "Differences on the same deals", "Length of games", "Thinking times"]


def test_a_run_without_a_finished_game_has_a_report():
    found = results([record(0, ("a", "b"), STALLED, STALLED)])
    named = [attributes["aria-label"] for tag, attributes in Reader(page(found, ratings(found))).tags if tag == "svg"]
    assert "Length of games" not in named and "Thinking times" in named


def test_a_run_without_games_has_a_report():
    empty = Results(Plan([{"game": "unicorns", "seats": 2}], "1", 10, [("a", "b")], 2), [])
    assert "0 games" in page(empty, ratings(empty))


def test_a_report_that_is_written_replaces_the_old_one(tmp_path):
    path = tmp_path / "report.html"
    path.write_text("old")
    found = results(PLAYED)
    write_report(found, [], path)
    assert path.read_text(encoding="utf-8").startswith("<!doctype html>")
    assert list(tmp_path.iterdir()) == [path]


# --- the file for programs ------------------------------------------------------------------------------------------


def test_every_seat_of_every_game_is_a_row(tmp_path):
    write_parquet(results(PLAYED), tmp_path / "games.parquet")
    found = polars.read_parquet(tmp_path / "games.parquet")
    assert found.height == len(PLAYED) * 2 * 2
    first = found.row(1, named=True)
    expected = {"game": "unicorns", "seed": "1", "deal": 0, "lineup": "a,b", "seating": 0, "seat": 1, "bot": "b",
                "outcome": "won", "share": 0.0, "answers": 10, "decisions": 1, "seconds": 0.0}  # fmt: skip
    assert first == expected


def test_a_stalled_game_has_no_share():
    found = frame(results(PLAYED)).filter(polars.col("outcome") == STALLED)
    assert found.height == 4
    assert found["share"].null_count() == 4


def test_rows_come_in_the_order_of_the_plan():
    found = results(PLAYED)
    turned = Results(found.plan, PLAYED[::-1])
    assert frame(turned).equals(frame(found))
