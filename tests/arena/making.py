"""Records of games that nobody has played, for tests of what is made of them."""

from cardwright.arena.records import NOBODY, WON, Clock, DealRecord, GameRecord
from cardwright.arena.results import Results
from cardwright.arena.schedule import Plan, seatings


def record(deal, lineup, *endings):
    """A deal: for each seating the winning seats, or the name of another outcome."""
    games = tuple(_game(seating, ending) for seating, ending in zip(seatings(lineup), endings, strict=True))
    clock = Clock(tuple((0.0,) * len(lineup) for _ in games), {bot: {100: 3} for bot in lineup})
    return DealRecord(deal, lineup, games, clock)


def _game(seating, ending):
    if isinstance(ending, str):
        return GameRecord(seating, ending, (), 10, (1,) * len(seating))
    return GameRecord(seating, WON if ending else NOBODY, tuple(ending), 10, (1,) * len(seating))


def results(records, game="unicorns"):
    """The results of a plan of which all these deals are part."""
    lineups = list(dict.fromkeys(one.lineup for one in records))
    deals = 1 + max(one.deal for one in records)
    return Results(Plan([{"game": game, "seats": len(lineups[0])}], "1", 100, lineups, deals), records)
