"""The report of an arena: one HTML file that asks no other host for anything."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from cardwright import __version__
from cardwright.arena.charts import pictures
from cardwright.arena.sheets import headline, lineup_name, notes, sheets

if TYPE_CHECKING:
    from cardwright.arena.charts import Picture
    from cardwright.arena.ratings import Rating
    from cardwright.arena.results import Results
    from cardwright.arena.sheets import Sheet

STYLE = """
body { font: 16px/1.5 "DejaVu Sans", Verdana, sans-serif; color: #1a1a1a; background: #fff; margin: 2rem auto; max-width: 54rem;
  padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2.2rem; }
div.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .9rem .25rem 0; text-align: right; border-bottom: 1px solid #ddd; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; font-weight: normal; }
thead th:first-child, thead th { font-weight: bold; border-bottom: 2px solid #666; }
figure { margin: 1rem 0; } figcaption, p.note { color: #444; font-size: .9rem; }
svg { max-width: 100%; height: auto; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1.5rem; } dd { margin: 0; }
""".strip()


def write_report(results: Results, ratings: list[Rating], path: Path) -> None:
    """Write the report, replacing the file in one step."""
    part = path.with_name(path.name + ".part")
    part.write_text(page(results, ratings), encoding="utf-8")
    part.replace(path)


def page(results: Results, ratings: list[Rating]) -> str:
    """The report as HTML."""
    title = f"Arena: {results.plan.game}"
    shown = pictures(results, ratings) if results.games else []
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(headline(results))}</p>",
        _facts(results),
        *[_table(sheet) for sheet in sheets(results, ratings)],
        *[f'<p class="note">{escape(note)}</p>' for note in notes(ratings)],
        *[_figure(picture) for picture in shown],
    ]
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{escape(title)}</title>\n'
        f'<link rel="icon" href="data:,">\n<style>\n{STYLE}\n</style>\n</head>\n'
        f"<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def _facts(results: Results) -> str:
    """What decides the run."""
    plan = results.plan
    setup = plan.setups[0]
    facts = [("Line-ups", "; ".join(lineup_name(lineup) for lineup in plan.lineups))]
    if setup.get("options"):
        facts.append(("Rule options", ", ".join(f"{name}={value}" for name, value in setup["options"].items())))
    if setup.get("sets"):
        facts.append(("Own sets", ", ".join(f"{part['file']} ({part['mode']})" for part in setup["sets"])))
    if setup.get("decks"):
        facts.append(("Decks", "; ".join(_decks(one["decks"]) for one in plan.setups)))
    facts += [("Limit", f"{plan.limit:,} answers a game"), ("Cardwright", __version__)]
    return "<dl>\n" + "\n".join(f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in facts) + "\n</dl>"


def _decks(decks: list[str | list[str]]) -> str:
    """The decks of a setup, each once."""
    told = [deck if isinstance(deck, str) else ", ".join(deck) for deck in decks]
    return f"{told[0]} for all seats" if len(set(told)) == 1 else " against ".join(told)


def _table(sheet: Sheet) -> str:
    heads = "".join(f'<th scope="col">{escape(column)}</th>' for column in sheet.columns)
    rows = []
    for first, *others in sheet.rows:
        cells = "".join(f"<td>{escape(value)}</td>" for value in others)
        rows.append(f'<tr><th scope="row">{escape(first)}</th>{cells}</tr>')
    lines = "\n".join(rows)
    return (
        f'<h2>{escape(sheet.title)}</h2>\n<div class="wide" tabindex="0">\n<table>\n<thead><tr>{heads}</tr></thead>\n'
        f"<tbody>\n{lines}\n</tbody>\n</table>\n</div>"
    )


def _figure(picture: Picture) -> str:
    svg = picture.svg.replace("<svg ", f'<svg role="img" aria-label="{escape(picture.title)}" ', 1)
    return f"<h2>{escape(picture.title)}</h2>\n<figure>\n{svg}\n<figcaption>{escape(picture.says)}</figcaption>\n</figure>"
