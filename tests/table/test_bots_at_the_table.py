"""What the table lets bots think about, and for how long."""

import asyncio
import json
import random
import time
from typing import ClassVar

import pytest

from cardwright.bots.levels import LevelBot
from cardwright.kernel.knowledge import InformationSet
from cardwright.kernel.saving import dump_state
from cardwright.table.bots import SHARE
from cardwright.table.pace import PACES
from cardwright.table.thinking import think
from tests.table.test_windows import ANSWERABLE, HARMLESS, MINE, choose, hand_out
from tests.table.virtual import Quiet, open_table, run
from tests.web import positions

A_FIRST = {"first_player": "A"}


class Asked(Quiet):
    """Bots that note what they are to think about, and think for so long."""

    def __init__(self, at_once, takes=0.0):
        self.at_once = at_once
        self.takes = takes
        self.seats = {}
        self.given_up = []

    async def think(self, setup, state, seat, level, luck, seconds):
        self.seats[seat] = seconds
        try:
            await asyncio.sleep(self.takes)
        except asyncio.CancelledError:
            self.given_up.append(seat)
            raise
        return await super().think(setup, state, seat, level, luck, seconds)


def in_a_window(thinker, hands):
    """A person plays a card, three bots are asked; how long each may think, and who has to give up when it closes."""

    async def scene():
        house, keeper, (ana,) = await open_table("unicorns", 1, 3, thinker, A_FIRST, pace="live")
        hand_out(keeper, [MINE, *hands])
        await asyncio.sleep(0.01)
        thinker.seats.clear()
        ana.answer(choose(ana, "play Narwhal into your"))
        while not keeper.table.window:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.01)
        asked = dict(thinker.seats)
        while keeper.table.window:
            await asyncio.sleep(0.01)
        given_up = list(thinker.given_up)
        ana.leave()
        await house.close()
        return asked, given_up

    return run(scene())


def test_who_has_nothing_to_choose_from_does_not_think():
    asked, _ = in_a_window(Asked(1), [HARMLESS[0], ANSWERABLE, HARMLESS[1]])
    assert set(asked) == {2}


@pytest.mark.parametrize(("at_once", "each"), [(1, 1 / 3), (2, 2 / 3), (3, 1), (8, 1)])
def test_bots_that_are_asked_in_a_window_share_the_time_for_which_it_is_open(at_once, each):
    asked, _ = in_a_window(Asked(at_once), [ANSWERABLE] * 3)
    assert asked == pytest.approx(dict.fromkeys([1, 2, 3], PACES["live"].floor * SHARE * each))


def test_what_is_no_longer_asked_is_no_longer_thought_about():
    _, given_up = in_a_window(Asked(1, takes=60.0), [ANSWERABLE] * 3)
    assert sorted(given_up) == [1, 2, 3]


def test_a_turn_may_be_thought_about_for_as_long_as_it_takes():
    async def scene():
        thinker = Asked(1)
        house, _, (ana,) = await open_table("narrators", 1, 1, thinker, pace="live")
        while 1 not in thinker.seats:
            if ana.question:
                ana.answer()
            await asyncio.sleep(1)
        ana.leave()
        await house.close()
        return thinker.seats[1]

    assert run(scene()) == 0.0


class Watched(LevelBot):
    """A bot of a level that notes whether, and when, it is told to stop."""

    stopped_after: ClassVar[list[float]] = []

    def choose(self, info):
        began = time.monotonic()
        while self.stop is not None and not self.stop():
            assert time.monotonic() - began < 10
        self.stopped_after.append(time.monotonic() - began if self.stop is not None else -1.0)
        return info.options[0]


@pytest.mark.parametrize(("seconds", "least"), [(0.0, -1.0), (0.2, 0.15)])
def test_a_bot_of_a_level_is_told_to_stop_when_its_time_is_over(monkeypatch, seconds, least):
    monkeypatch.setattr("cardwright.table.thinking.make_bot", Watched)
    Watched.stopped_after.clear()
    position = positions.Position("unicorns", 2)
    (question, *_) = position.state.pending
    think(json.dumps(position.setup), dump_state(position.state), question.seat, "expert", "1", seconds)
    (after,) = Watched.stopped_after
    assert after >= least
    assert (after < 0) == (seconds == 0)


def test_a_search_that_is_stopped_answers_by_what_it_has_seen(monkeypatch):
    monkeypatch.setattr("cardwright.bots.search.searching.Search.iterate", lambda self: pytest.fail("it went on"))
    position = positions.Position("unicorns", 4)
    assert position.play_on(lambda one: one.asks("action") and len(one.match.answers) > 30)
    (question,) = position.state.pending
    bot = LevelBot("expert", random.Random(1))
    bot.stop = lambda: True
    assert bot.choose(InformationSet(position.state, question.seat)) in question.options
