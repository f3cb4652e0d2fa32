"""The strength of the bots must not fall: fixed deals, and a margin below the figure in docs/bots.md.

A change of the rules or of a bot's luck plays other games, but a bot as strong as before stays above the margin.
"""

import pytest

from cardwright.arena.records import DealRecord
from cardwright.arena.results import Results
from cardwright.arena.running import run
from cardwright.arena.schedule import Plan


@pytest.mark.parametrize(
    ("game", "bot", "rivals", "deals", "least"),
    [
        ("unicorns", "greedy", ("random",), 12, 0.9),
        ("unicorns", "greedy", ("random",) * 3, 3, 0.8),
        ("unicorns", "normal", ("greedy",), 2, 0.5),
        ("narrators", "normal", ("greedy",), 8, 0.55),
    ],
)
def test_a_bot_wins_about_as_often_as_documented(game, bot, rivals, deals, least):
    lineup = (bot, *rivals)
    plan = Plan([{"game": game, "seats": len(lineup)}], "strength", 5000, [lineup], deals)
    records: list[DealRecord] = []
    run(plan, (), records.append, 1)
    (rate,) = [one.rate for one in Results(plan, records).standings() if one.bot == bot]
    assert rate >= least
