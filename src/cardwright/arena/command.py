"""The command ``cardwright arena``."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from cardwright.arena.extra import available, skipped
from cardwright.bots.registry import bot_entry, bot_names
from cardwright.games.registry import game_entry
from cardwright.games.rule_option import read_options, told_options
from cardwright.kernel.errors import BadInput
from cardwright.language.setfile import given_sets

if TYPE_CHECKING:
    from cardwright.arena.ratings import Rating
    from cardwright.arena.results import Results
    from cardwright.arena.schedule import Lineup
    from cardwright.games.registry import GameEntry

LIMIT = 5000


def arena(
    game: str,
    /,
    *,
    bots: str = "",
    games: int = 100,
    workers: int = 0,
    seats: int | None = None,
    lineup: Annotated[list[str] | None, Parameter(negative=())] = None,
    seed: str = "1",
    option: Annotated[list[str] | None, Parameter(negative=())] = None,
    sets: Annotated[list[Path] | None, Parameter(name="--set", negative=())] = None,
    sets_instead: Annotated[list[Path] | None, Parameter(name="--set-instead", negative=())] = None,
    deck: str = "",
    against: str = "",
    limit: int = LIMIT,
    out: Path | None = None,
    cluster: str = "",
) -> int:
    """Measure how strong bots are: they play each other on the same deals with seats rotated, or games for one in turn.

    Parameters
    ----------
    game
        The name of a game.
    bots
        The bots, with commas: every two of them meet. With more than two seats each sits alone at a table of each other
        one; in a game for one each plays the same deals.
    games
        How many games each line-up plays, rounded up to whole deals: a deal is played in all seatings.
    workers
        How many processes play; 0 is one for each core. It does not change the results.
    seats
        How many seats; the least of the game if not given.
    lineup
        A table in place of the round robin: a bot for each seat, as greedy,random,random,random. May be given several
        times.
    seed
        Any text; the same seed deals the same games.
    option
        A rule option as name=value; may be given several times. The word list shows them all.
    sets
        Set files whose cards are added to the built-in ones.
    sets_instead
        Set files that stand in place of the built-in cards.
    deck
        The deck of both seats, where players bring one: a file with a list of cards, a starter deck, or the name of a player
        of "cardwright narrators deck". If not given, both have the same starter deck, from deal to deal another one.
    against
        The deck of the second seat, if it is not that of the first.
    limit
        Answers after which a game is given up and counted as stalled, not as lost.
    out
        A folder that keeps the games, with a report and a Parquet file of them. The same command goes on with a run that
        was interrupted, also with more games or further bots.
    cluster
        The address of a Dask scheduler, as tcp://host:8786, whose workers play in place of processes here.
    """
    from cardwright.arena.cluster import run_on_cluster
    from cardwright.arena.log import Log
    from cardwright.arena.progress import Progress
    from cardwright.arena.ratings import ratings
    from cardwright.arena.records import DealRecord
    from cardwright.arena.results import Results
    from cardwright.arena.running import run
    from cardwright.arena.schedule import Plan, deals_for
    from cardwright.arena.tables import show

    entry = game_entry(game)
    if option == ["list"]:
        print("\n".join(told_options(entry.options)))
        return 0
    lineups = _lineups(entry, bots, lineup or [], seats)
    setup: dict[str, Any] = {"game": entry.name, "seats": len(lineups[0])}
    if option:
        setup["options"] = read_options(option)
    if sets or sets_instead:
        setup["sets"] = given_sets(sets or [], sets_instead or [])
    if limit < 1:
        raise BadInput(f"--limit {limit}: expected at least 1")
    if workers < 0:
        raise BadInput(f"--workers {workers}: expected at least 1, or 0 for one for each core")
    plan = Plan(_setups(setup, deck, against, seed), seed, limit, lineups, deals_for(games, lineups))
    log = Log(out, plan) if out else None
    records: list[DealRecord] = list(log.records) if log else []
    done = {record.key for record in records}
    progress = Progress(plan, Results(plan, records).games)

    def take(record: DealRecord) -> None:
        if log:
            log.append(record)
        records.append(record)
        progress.add(record)

    interrupted = False
    try:
        with progress:
            if cluster:
                run_on_cluster(plan, done, take, cluster)
            else:
                run(plan, done, take, workers or os.cpu_count() or 1)
    except KeyboardInterrupt:
        interrupted = True
    finally:
        if log:
            log.close()
    results = Results(plan, records)
    rated = ratings(results)
    show(results, rated)
    if out:
        _write(results, rated, out)
    left_out = skipped(["openskill ratings"] * (plan.seats > 1) + ["the Parquet file", "the report"] * (out is not None))
    if left_out:
        print(left_out)
    if interrupted:
        kept = f"they are kept in {out}, and the same command goes on" if out else "nothing is kept without --out"
        print(f"Interrupted after {results.games:,} of {plan.games:,} games: {kept}.", file=sys.stderr)
        return 130
    return 0


def _write(results: Results, rated: list[Rating], out: Path) -> None:
    """Write the Parquet file and the report, as far as the libraries are there."""
    if available("the Parquet file"):
        from cardwright.arena.frame import write_parquet

        write_parquet(results, out / "games.parquet")
        print(f"All games: {out / 'games.parquet'}")
    if available("the report"):
        from cardwright.arena.report import write_report

        write_report(results, rated, out / "report.html")
        print(f"Report: {out / 'report.html'}")


def _lineups(entry: GameEntry, bots: str, texts: list[str], seats: int | None) -> list[Lineup]:
    """The tables to be played. Raises BadInput."""
    from cardwright.arena.schedule import read_lineups, read_names, round_robin

    if seats is None:
        seats = len(texts[0].split(",")) if texts else entry.seats[0]
    least, most = entry.seats
    if not least <= seats <= most:
        expected = str(least) if least == most else f"{least} to {most}"
        raise BadInput(f"{entry.title} cannot be played with {seats} seats; expected {expected}")
    if bool(texts) == bool(bots):
        raise BadInput(
            f"expected --bots with the bots to compare ({', '.join(bot_names(entry.name))}), or --lineup with those of a table"
        )
    found = read_lineups(texts, seats) if texts else round_robin(read_names(bots, "--bots"), seats)
    for bot in dict.fromkeys(name for lineup in found for name in lineup):
        bot_entry(bot, entry.name)
    return found


def _setups(setup: dict[str, Any], deck: str, against: str, seed: str) -> list[dict[str, Any]]:
    """The setups that the deals take in turn. Raises BadInput for what is wrong with them."""
    entry = game_entry(setup["game"])
    if deck or against:
        from cardwright.collection.choosing import choose_decks

        setup["decks"] = choose_decks(setup, deck, against or deck, seed)
    found = [setup] if entry.even_setups is None else entry.even_setups(setup)
    for one in found:
        entry.make(one)
    return found
