"""The strength of the bots must not fall: fixed seeds, and a margin that chance does not cross."""

from cardwright.arena.records import DealRecord
from cardwright.arena.results import Results
from cardwright.arena.running import run
from cardwright.arena.schedule import Plan


def rate(game, lineup, deals, bot):
    plan = Plan([{"game": game, "seats": len(lineup)}], "strength", 5000, [lineup], deals)
    records: list[DealRecord] = []
    run(plan, (), records.append, 1)
    return next(one.rate for one in Results(plan, records).standings() if one.bot == bot)


def test_greedy_beats_random_at_unicorns():
    assert rate("unicorns", ("greedy", "random"), 15, "greedy") >= 0.8
