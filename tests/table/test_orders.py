"""Standing orders in games that take days: conditions that all can see, given in secret, acting when the window closes."""

import asyncio

import pytest

from cardwright.games.position import Holding, Position
from cardwright.games.registry import game_entry, make_game
from cardwright.kernel.knowledge import View
from cardwright.kernel.match import Match
from cardwright.table import messages as m
from cardwright.table.orders import orders_for
from cardwright.table.pace import HALF_A_DAY
from tests.table.test_windows import ANSWERABLE, HARMLESS, MINE, choose, hand_out
from tests.table.virtual import open_table, run

FLOOR = 10.0
LONG = 60.0
ALL = set(orders_for("unicorns").conditions)


def scene(hands, orders, act=None, pace="days"):
    """Seat 0 plays a Unicorn; the other seats have left these orders. The seconds until the end of the first window, what
    everybody reads, and how much seats 0 and 2 were sent before.
    """

    async def played():
        house, keeper, clients = await open_table("unicorns", 3, options={"first_player": "A"}, pace=pace)
        hand_out(keeper, hands)
        for seat, conditions in orders.items():
            clients[seat].say(m.Order("o", list(conditions)))
        await asyncio.sleep(0.01)
        clients[0].answer(choose(clients[0], "play Narwhal into your"))
        await asyncio.sleep(0.01)
        began, number = asyncio.get_running_loop().time(), keeper.table.state.batch
        sent = [len(client.socket.sent) for client in clients]
        if act is not None:
            await act(clients)
        while keeper.table.window and keeper.table.state.batch == number:
            quiet = [
                sum("pong" not in text for _, text in client.socket.sent[sent[seat] :]) for seat, client in enumerate(clients)
            ]
            await asyncio.sleep(0.05 if asyncio.get_running_loop().time() - began < 2 * FLOOR else LONG)
        took = asyncio.get_running_loop().time() - began
        await asyncio.sleep(0.01)
        story = [line["text"] for notice in clients[0].notices if notice["kind"] == "table" for line in notice["log"]]
        for client in clients:
            client.leave()
        await house.close()
        return took, story, quiet

    return run(played())


def answered(story):
    return [line for line in story if " answers with " in line]


def test_an_order_whose_condition_is_met_answers_when_the_window_closes():
    took, story, _ = scene([MINE, ANSWERABLE, HARMLESS[0]], {1: ["leader"], 2: ["magic"]})
    assert FLOOR - 0.1 < took < FLOOR + 0.2
    assert answered(story) == ["P1 answers with Neigh."]


def test_an_order_whose_condition_is_not_met_lets_the_card_pass():
    took, story, _ = scene([MINE, ANSWERABLE, HARMLESS[0]], {1: ["magic", "mine"], 2: ["magic"]})
    assert FLOOR - 0.1 < took < FLOOR + 0.2
    assert not answered(story)


@pytest.mark.parametrize("hand", [ANSWERABLE, HARMLESS[0]])
@pytest.mark.parametrize("orders", [["leader"], ["magic"]])
def test_the_window_closes_at_the_same_time_and_nobody_is_told_more_whatever_is_ordered_and_held(hand, orders):
    took, _, quiet = scene([MINE, hand, HARMLESS[1]], {1: orders, 2: ["win"]})
    assert FLOOR - 0.1 < took < FLOOR + 0.2
    assert quiet == [0, 0, 0]


def test_of_two_orders_that_are_met_the_one_nearest_in_turn_order_counts():
    _, story, _ = scene([MINE, ANSWERABLE, ANSWERABLE], {2: ["leader"], 1: ["leader"]})
    assert answered(story) == ["P1 answers with Neigh."]


def test_who_left_no_orders_is_asked_for_half_a_day():
    took, story, _ = scene([MINE, ANSWERABLE, HARMLESS[0]], {2: ["magic"]})
    assert HALF_A_DAY - LONG < took < HALF_A_DAY + LONG
    assert not answered(story)


def test_what_one_answers_oneself_goes_before_ones_orders():
    async def passes(clients):
        clients[1].answer(0)
        await asyncio.sleep(0.01)

    _, story, _ = scene([MINE, ANSWERABLE, HARMLESS[0]], {1: ["leader"], 2: ["magic"]}, passes)
    assert not answered(story)


def test_orders_hold_while_a_bot_plays_the_seat():
    async def leaves(clients):
        clients[1].say(m.Stand("s"))
        await asyncio.sleep(0.01)

    took, story, _ = scene([MINE, ANSWERABLE, HARMLESS[0]], {1: ["leader"], 2: ["magic"]}, leaves)
    assert FLOOR - 0.1 < took < FLOOR + 0.2
    assert answered(story) == ["P1 answers with Neigh."]


def test_orders_are_taken_back_by_an_empty_list():
    async def takes_back(clients):
        clients[1].say(m.Order("n", []))
        await asyncio.sleep(0.01)

    took, _, _ = scene([MINE, ANSWERABLE, HARMLESS[0]], {1: ["leader"], 2: ["magic"]}, takes_back)
    assert took > HALF_A_DAY - LONG


def test_only_the_seat_itself_sees_its_orders():
    async def look():
        house, _, clients = await open_table("unicorns", 3, pace="days")
        before = len(clients[0].socket.sent)
        clients[1].say(m.Order("o", ["win", "mine"]))
        await asyncio.sleep(0.01)
        assert [one["name"] for one in clients[1].view["orders"] if one.get("on")] == ["win", "mine"]
        assert len(clients[0].socket.sent) == before
        assert not any(one.get("on") for one in clients[0].view["orders"])
        for client in clients:
            client.leave()
        await house.close()

    run(look())


@pytest.mark.parametrize(
    ("game", "pace", "conditions"),
    [("unicorns", "live", ["win"]), ("narrators", "days", ["win"]), ("unicorns", "days", ["rain"])],
)
def test_orders_that_cannot_be_given_are_refused_with_a_sentence(game, pace, conditions):
    async def ask():
        house, keeper, clients = await open_table(game, 2, pace=pace)
        clients[0].say(m.Order("o", conditions))
        await asyncio.sleep(0.01)
        assert clients[0].notices[-1]["kind"] == "refused"
        assert not keeper.table.seats[0].orders
        for client in clients:
            client.leave()
        await house.close()

    run(ask())


def met(hand, play, stables, answers=(), asked=1):
    """The conditions that hold for a seat when seat 0 has played a card."""
    setup = {"game": "unicorns", "seats": 3}
    game = make_game(setup)
    match = Match(game, setup, "1")
    words, names = game_entry("unicorns").words(game), ["Ana", "Ben", "Cleo"]
    positions = game_entry("unicorns").positions(game)
    hands = [[*hand, "Neigh", "Neigh"], ["Neigh", "Neigh"], ["Neigh", "Neigh"]]
    holdings = [Holding({"hand": hands[seat], "stable": stables[seat]}) for seat in range(3)]
    state = match.state = positions.build(Position(holdings, Holding(), "action", 0, "1"))
    state.advance()
    for seat, text in [(0, play), *answers]:
        question = state.question(seat)
        assert question is not None
        options = {words.option(state, question, option, names): option for option in question.options}
        found = next(option for said, option in options.items() if said.startswith(text))
        match.state.answer(seat, found)
    return orders_for("unicorns").met(game, View(match.state, asked), asked)


BABIES = [["Baby Narwhal"], ["Baby Unicorn (Red)"], ["Baby Unicorn (Pink)"]]
SIX = ["Baby Narwhal", "Narwhal", "Baby Unicorn (Blue)", "Baby Unicorn (Black)", "Baby Unicorn (Brown)", "Baby Unicorn (Green)"]


def test_a_unicorn_of_a_leader_meets_the_order_about_leaders_only():
    assert met(["Rainbow Unicorn"], "play Rainbow Unicorn into Ana", BABIES) == {"leader"}


def test_a_unicorn_of_somebody_behind_meets_nothing():
    stables = [["Baby Narwhal"], ["Baby Unicorn (Red)", "Narwhal"], ["Baby Unicorn (Pink)"]]
    assert met(["Rainbow Unicorn"], "play Rainbow Unicorn into Ana", stables) == set()


def test_the_seventh_unicorn_would_win():
    assert met(["Rainbow Unicorn"], "play Rainbow Unicorn into Ana", [SIX, *BABIES[1:]]) == {"leader", "win"}


def test_a_downgrade_is_mine_for_the_seat_it_comes_to():
    play = "play Barbed Wire into Ben"
    assert met(["Barbed Wire"], play, BABIES) == {"downgrade", "mine"}
    assert met(["Barbed Wire"], play, BABIES, asked=2) == {"downgrade"}


def test_magic_meets_the_order_about_magic():
    assert met(["Unicorn Poison"], "play Unicorn Poison", BABIES) == {"magic"}


def test_an_instant_against_my_card_meets_the_order_to_answer_back():
    answers = [(1, "play Neigh"), (2, "pass")]
    assert met(["Rainbow Unicorn"], "play Rainbow Unicorn into Ana", BABIES, answers, asked=0) == {"back"}
    assert met(["Rainbow Unicorn"], "play Rainbow Unicorn into Ana", BABIES, answers, asked=2) == set()
