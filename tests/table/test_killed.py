"""A server that is killed in the middle of long games: no acknowledged answer is lost, and the games go on to their end."""

import random
import sys
import time

import pytest

from cardwright.table.command import verify
from tests.table.serving import Player, Served

DEEP = {"unicorns": 30, "narrators": 30, "wizard": 20}
"""Answers that are acknowledged before the server is killed."""


def quick(folder, port=0):
    """A server whose clocks run fast."""
    return Served(folder, command=[sys.executable, "-m", "tests.web.quick", str(port), str(folder)])


def wish(player, rng):
    """Answer what is asked, at random; the id of the intent."""
    player.until(lambda: player.question is not None or (player.view and player.view["stage"] == "over"))
    if player.view["stage"] == "over":
        return ""
    question = player.question
    return player.want(kind="answer", decision=question["decision"], option=rng.randrange(len(question["options"])))


def play(player, rng, answers):
    """Give answers, or what the game takes; how many were acknowledged. A question may be over before its answer has come."""
    given = 0
    while given < answers:
        name = wish(player, rng)
        if not name:
            break
        decision = player.question["decision"]
        given += player.outcome(name)["kind"] == "done"
        player.until(lambda decision=decision: player.question is None or player.question["decision"] != decision)
        time.sleep(0.05)  # a person is not quicker, and the table allows no more
    return given


@pytest.mark.parametrize("game", DEEP)
def test_a_long_game_goes_on_where_the_killed_server_was(game, tmp_path):
    rng = random.Random(f"killed {game}")
    first = quick(tmp_path)
    stories = {}
    try:
        for code in [first.open(game), first.open(game)]:
            player = Player(first, code)
            assert play(player, rng, DEEP[game]) > DEEP[game] / 3
            stories[code] = [line["text"] for line in player.log]
            wish(player, rng)  # whose receipt nobody has seen
    finally:
        first.kill()
    second = quick(tmp_path, first.port)
    try:
        for code, story in stories.items():
            player = Player(second, code)
            player.until(lambda player=player: player.view is not None)
            assert player.view["you"] == 0
            assert len(story) > 10
            assert [line["text"] for line in player.log][: len(story)] == story
            play(player, rng, 5)
            if player.view["stage"] != "over":
                player.outcome(player.want(kind="concede"))
                player.until(lambda player=player: player.view["stage"] == "over")
            status, match = second.get(f"/api/tables/{code}/match.json")
            assert status == 200
            file = tmp_path / f"{code}.json"
            file.write_text(match)
            assert verify(file, commitment=player.view["commitment"]) == 0
            player.close()
    finally:
        second.kill()
