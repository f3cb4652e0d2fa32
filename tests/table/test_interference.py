"""Who cannot see a card cannot learn of it from the table: the same bytes come at the same times, whatever others hold."""

import asyncio
import random

import pytest

from cardwright.games.unicorns import terms as t
from cardwright.kernel.chance import seed_from
from cardwright.kernel.knowledge import sample
from cardwright.kernel.option import verb_of
from cardwright.kernel.playout import playout
from cardwright.table import messages as m
from cardwright.table import timing
from cardwright.table.orders import orders_for
from tests.table.virtual import Client, open_table, run

SEATS = 4
VIEWER = 0


def reached(game, number):
    """A state of a random game in which the viewer is to act and can play a card."""
    rng = random.Random(number)
    while True:
        s = game.start(seed_from(f"reached {rng.random()}"), log=True)
        playout(s, rng, rng.randrange(20, 200))
        while s.pending:
            question = s.question(VIEWER)
            if question is not None and question.kind == t.ASK_ACTION and verb_of(question.options[0]) == t.OPT_PLAY:
                return s
            playout(s, rng, 1)


async def watched(number, other_world, people, spectator, orders=()):
    """What the viewer (or a spectator) is sent, and when, from its announcement of a card until the window has closed. With
    orders the others answer nothing themselves.
    """
    house, keeper, clients = await open_table("unicorns", people, SEATS - people, pace="days" if orders else "live")
    table = keeper.table
    s = reached(table.match.game, number)
    if other_world:
        s = sample(s, -1 if spectator else VIEWER, random.Random(number + 1))
        question = s.question(VIEWER)
        if question is None or verb_of(question.options[0]) != t.OPT_PLAY:
            return None
    s.log = []
    table.match.state = s
    table.lines, table.told = {}, {}
    table._asked(asyncio.get_running_loop().time())
    keeper._tell()
    for client in clients[1:] if orders else ():
        client.say(m.Order("o", list(orders)))
    watcher = Client(keeper, -1) if spectator else clients[VIEWER]
    await asyncio.sleep(0.01)
    start = len(watcher.socket.sent)
    clients[VIEWER].answer(0)
    await asyncio.sleep(0.01)
    opened = table.window
    if not opened:  # nobody holds a card, or none may be answered: all can see that
        for client in {watcher, *clients}:
            client.leave()
        await house.close()
        return False, 0.0, []
    window = table.state.batch
    for client in clients[1:]:
        await asyncio.sleep(0.7)
        if not orders and client.question is not None:
            client.answer(0)
    while table.window and (not orders or table.state.batch == window):  # what orders come to may open another one
        await asyncio.sleep(0.01)
    closed = asyncio.get_running_loop().time()
    found = [(at, text) for at, text in watcher.socket.sent[start:] if at < closed - 0.02]
    for client in {watcher, *clients}:
        client.leave()
    await house.close()
    return opened, round(closed, 2), found


@pytest.fixture(autouse=True)
def same_secrets(monkeypatch):
    """Codes and seeds of tables are the same each time."""
    monkeypatch.setattr("cardwright.table.house.secrets.token_hex", lambda size: "5" * size)
    monkeypatch.setattr("cardwright.table.house.secrets.choice", lambda letters: letters[0])


@pytest.mark.parametrize("people", [1, SEATS])
def test_a_player_learns_nothing_from_the_windows_of_others(people):
    seen = 0
    for number in range(6):
        one, other = run(watched(number, False, people, False)), run(watched(number, True, people, False))
        assert one == other
        seen += one[0]
    assert seen >= 3


def without_seeds(found):
    """Of a spectator, whose samples may change what the acting player holds: when something came, and how the window looked."""
    return found[0], found[1], [at for at, _ in found[2]]


def test_a_spectator_learns_nothing_from_the_windows():
    compared = 0
    for number in range(8):
        other = run(watched(number, True, SEATS, True))
        if other is not None:
            compared += 1
            one = run(watched(number, False, SEATS, True))
            if one[0] and other[0]:
                assert without_seeds(one) == without_seeds(other)
    assert compared >= 3


@pytest.mark.parametrize("orders", [["win"], list(orders_for("unicorns").conditions)])
def test_nobody_learns_from_a_window_what_orders_come_to(orders):
    compared = 0
    for number in range(12):
        one, other = (run(watched(number, other_world, SEATS, False, orders)) for other_world in (False, True))
        if other is not None and one[0] and other[0]:
            compared += 1
            assert one == other
    assert compared >= 3


def test_a_window_that_closes_early_when_nobody_can_answer_is_noticed(monkeypatch):
    closes_at = timing.closes_at

    def hasty(table):
        state = table.state
        if table.window and all(len(question.options) == 1 for question in state.pending):
            return table.asked_at + 0.1
        return closes_at(table)

    monkeypatch.setattr(timing, "closes_at", hasty)
    with pytest.raises(AssertionError):
        test_a_player_learns_nothing_from_the_windows_of_others(SEATS)
