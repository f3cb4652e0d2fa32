"""Sessions for the tests of the terminal."""

import io
import random

from cardwright.bots.greedy import GreedyBot
from cardwright.games.position import Holding, Position
from cardwright.kernel.knowledge import InformationSet
from cardwright.terminal.opening import new_setup, open_new
from cardwright.terminal.plain import PlainTable
from cardwright.terminal.session import HUMAN


def new_session(folder, seed="1", seats=3, bots="random", options=(), sets=(), instead=()):
    setup = new_setup("unicorns", seats, list(options), list(sets), list(instead), bots)
    return open_new(setup, seed, folder / "match.json")


def positioned(folder, hand, stables, seats=3, active=0):
    """A session that stands at an action; its match cannot be replayed."""
    session = new_session(folder, seats=seats)
    table = session.entry.positions(session.match.game)
    holdings = [Holding({"hand": hand if seat == 0 else ["Neigh"], "stable": stables[seat]}) for seat in range(seats)]
    state = table.build(Position(holdings, Holding(), "action", active, "1"))
    state.log = []
    state.advance()
    session.match.state = state
    return session


def play_until(session, wanted):
    """Let bots play all seats until the human has a choice of the wanted kind."""
    while not session.over:
        task = session.task()
        if task is not None:
            session.take(task, task.think())
        elif not session.answer_alone():
            if wanted(session.question):
                return session
            info = InformationSet(session.match.state, HUMAN)
            session.answer(GreedyBot(random.Random(len(session.match.answers))).choose(info))
    raise AssertionError("no such question in this game")


def type_lines(session, *lines):
    """What plain mode prints when these lines are typed and the input then ends."""
    out = io.StringIO()
    PlainTable(session, io.StringIO("".join(f"{line}\n" for line in lines)), out).run()
    return out.getvalue()
