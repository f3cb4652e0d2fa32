"""The strength of the bots must not fall: fixed deals, and a margin below the figure in docs/bots.md.

A change of the rules or of a bot's luck plays other games, but a bot as strong as before stays above the margin.
"""

import pytest

from cardwright.arena.records import DealRecord
from cardwright.arena.results import Results
from cardwright.arena.running import run
from cardwright.arena.schedule import Plan


@pytest.mark.parametrize(
    ("game", "lineup", "deals", "least"),
    [("unicorns", ("greedy", "random"), 12, 0.9), ("unicorns", ("greedy", "random", "random", "random"), 3, 0.8)],
)
def test_greedy_beats_random(game, lineup, deals, least):
    plan = Plan([{"game": game, "seats": len(lineup)}], "strength", 5000, [lineup], deals)
    records: list[DealRecord] = []
    run(plan, (), records.append, 1)
    (rate,) = [one.rate for one in Results(plan, records).standings() if one.bot == "greedy"]
    assert rate >= least
