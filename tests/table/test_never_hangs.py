"""The table never hangs: whatever is asked, the one who is asked may go, and the game goes on or ends."""

import asyncio
import random
from functools import cache

import pytest

from cardwright.games.narrators.rules import Narrators
from cardwright.games.registry import game_entry, make_game
from cardwright.kernel.chance import seed_from
from cardwright.kernel.match import Match
from cardwright.kernel.saving import dump_state, load_state
from cardwright.kernel.state import RUNNING
from cardwright.table import messages as m
from cardwright.table.pace import PACES
from tests.table.virtual import open_table, run

SETUPS = {
    "unicorns": [{"game": "unicorns", "seats": 3}],
    "narrators": [
        {"game": "narrators", "seats": 2, "options": {"cards": "pool", "physical": "claims"}},
        {"game": "narrators", "seats": 2, "options": {"cards": "pool"}},
        {"game": "narrators", "seats": 2, "options": {"deck_lists": "free"}},  # with small decks, which are shuffled often
    ],
}
MOST_GAMES = 1500
DECK = 8
"""Cards of a small deck, of each one or two copies."""
KINDS = [(game, kind) for game in SETUPS for kind in game_entry(game).question_kinds]
ONE_EACH = [("unicorns", "action"), ("narrators", "play")]
PACE = PACES["live"]
MOMENT = 1.0
CLOCK = 120.0
"""Seconds: the bank of a seat and its limit for one decision, together."""


def set_up(game, rng):
    """The setup of a random game."""
    setup = rng.choice(SETUPS[game])
    if setup.get("options", {}).get("deck_lists") != "free":
        return setup
    made = make_game(setup)
    assert isinstance(made, Narrators)
    names = sorted({face.name for face in made.faces})
    return {**setup, "decks": [[f"{rng.choice([1, 2])} × {name}" for name in rng.sample(names, DECK)] for _ in range(2)]}


@cache
def moments(game):
    """A state of a random game for every kind of question, and the setup of the game."""
    missing = dict(enumerate(game_entry(game).question_kinds))
    found = {}
    for number in range(MOST_GAMES):
        rng = random.Random(number)
        setup = set_up(game, rng)
        s = make_game(setup).start(seed_from(str(number)))
        while s.result == RUNNING and missing:
            for question in s.pending:
                if question.kind in missing:
                    found[missing.pop(question.kind)] = setup, dump_state(s)
            question = rng.choice(s.pending)
            s.answer(question.seat, rng.choice(question.options))
        if not missing:
            break
    return found


@pytest.fixture(autouse=True)
def many_heartbeats(monkeypatch):
    """The minutes of these tests pass in no time, and so many heartbeats come."""
    monkeypatch.setattr("cardwright.table.allowance.Allowance.take", lambda self: True)


def deserted(game, kind, seconds, choice="", clock=False):
    """All who are asked a kind of question go; after so many seconds somebody who is left makes a choice, and a moment later
    the decisions that were asked, those that are asked then, and the stage of the table are looked at.
    """

    async def scene():
        setup, state = moments(game)[kind]
        house, keeper, clients = await open_table(game, setup["seats"], options=setup.get("options"), pace="live")
        table = keeper.table
        if clock:
            table.bank, table.limit = 60, 60
            for sitting in table.seats:
                sitting.bank = 60.0
        table.match = Match(make_game(setup), setup, "never hangs")
        table.match.state = load_state(table.match.game, state)
        table.match.state.log = []
        table.lines, table.told, table.ids, table._words = {}, {}, {}, None
        table._asked(asyncio.get_running_loop().time())
        keeper._presence()
        await asyncio.sleep(0.01)
        gone = [question.seat for question in table.state.pending]
        before = {question.seat: table.serial(question.seat) for question in table.state.pending}
        staying = next((seat for seat in range(setup["seats"]) if seat not in gone), gone[-1])
        for seat in gone:
            if seat != staying:
                clients[seat].leave()
        if staying in gone and clients[staying].question:
            clients[staying].answer()
        await asyncio.sleep(seconds)
        for seat in gone if choice else ():
            if seat != staying:
                clients[staying].say(m.Absent(f"a{seat}", seat, choice))
        await asyncio.sleep(PACE.ceiling + MOMENT)
        waits = [seat for seat in gone if seat != staying and table.question(seat) and table.serial(seat) == before[seat]]
        stage = table.stage
        for client in clients:
            client.leave()
        await house.close()
        return waits, stage

    return run(scene())


def test_every_kind_of_question_is_met():
    assert {(game, kind) for game in SETUPS for kind in moments(game)} == set(KINDS)


@pytest.mark.parametrize("choice", ["bot", "skip"])
@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_the_game_goes_on_without_who_was_asked(game, kind, choice):
    waits, _ = deserted(game, kind, PACE.grace + MOMENT, choice)
    assert waits == []


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_with_a_clock_it_goes_on_by_itself(game, kind):
    waits, _ = deserted(game, kind, CLOCK + MOMENT, clock=True)
    assert waits == []


@pytest.mark.parametrize(("game", "kind"), ONE_EACH)
def test_the_game_can_be_ended_without_who_was_asked(game, kind):
    _, stage = deserted(game, kind, PACE.grace + MOMENT, "end")
    assert stage == "over"


@pytest.mark.parametrize(("game", "kind"), ONE_EACH)
def test_who_was_asked_is_waited_for_until_somebody_decides_otherwise(game, kind):
    waits, stage = deserted(game, kind, 10 * PACE.grace)
    assert len(waits) == 1
    assert stage == "playing"
