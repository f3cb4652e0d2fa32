"""All games of an arena as a table for programs: a row for each seat of each game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import polars

    from cardwright.arena.results import Results


def frame(results: Results) -> polars.DataFrame:
    """The games in the order of the plan. All columns but ``seconds`` follow from the plan alone."""
    import polars

    plan = results.plan
    rows: list[tuple[Any, ...]] = []
    for record in results.records:
        lineup = ",".join(record.lineup)
        for number, (game, seconds) in enumerate(zip(record.games, record.clock.seconds, strict=True)):
            for seat, bot in enumerate(game.bots):
                share = game.share(seat) if game.finished else None
                rows.append(
                    (plan.game, plan.seed, record.deal, lineup, number, seat, bot, game.outcome, share, game.answers,
                     game.decisions[seat], seconds[seat])
                )  # fmt: skip
    schema = {
        "game": polars.String, "seed": polars.String, "deal": polars.Int32, "lineup": polars.String, "seating": polars.Int16,
        "seat": polars.Int16, "bot": polars.String, "outcome": polars.String, "share": polars.Float64,
        "answers": polars.Int32, "decisions": polars.Int32, "seconds": polars.Float64,
    }  # fmt: skip
    return polars.DataFrame(rows, schema=schema, orient="row")


def write_parquet(results: Results, path: Path) -> None:
    """Write the games, replacing the file in one step."""
    part = path.with_name(path.name + ".part")
    frame(results).write_parquet(part)
    part.replace(path)
