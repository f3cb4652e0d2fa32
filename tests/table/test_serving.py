"""A server as a process: what outlives it, and what strangers may send it."""

import json
import os
import signal
import socket
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from cardwright.table.messages import PROTOCOL
from cardwright.table.sitting import hashed
from tests.table.serving import SECRET, Player, Served, served


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with served(tmp_path_factory.mktemp("data")) as running:
        yield running


def test_no_receipted_answer_is_lost_when_the_process_is_killed(tmp_path):
    first = Served(tmp_path)
    players = {code: Player(first, code) for code in (first.open("wizard") for _ in range(5))}
    stories = {}
    for number, (code, player) in enumerate(players.items()):
        for _ in range(2 + number):
            assert player.answer()["kind"] == "done"
        player.until(lambda player=player: player.question is not None)
        stories[code] = [line["text"] for line in player.log]
    first.kill()
    second = Served(tmp_path, first.port)
    try:
        for code, story in stories.items():
            again = Player(second, code)
            again.until(lambda again=again: again.view is not None)
            assert again.view["you"] == 0
            assert [line["text"] for line in again.log] == story
            assert again.question is not None
            again.close()
    finally:
        second.kill()


def test_twenty_running_games_go_on_after_the_process_was_killed(tmp_path):
    first = Served(tmp_path)
    told = {}
    for code in [first.open("unicorns") for _ in range(20)]:
        player = Player(first, code)
        assert player.answer()["kind"] == "done"
        told[code] = [line["text"] for line in player.log]
        player.close()
    first.kill()
    second = Served(tmp_path, first.port)
    try:
        players = {code: Player(second, code) for code in told}
        for code, player in players.items():
            player.until(lambda player=player: player.view is not None)
            assert player.view["you"] == 0
            assert [line["text"] for line in player.log][: len(told[code])] == told[code]
        for code, player in players.items():  # bots go on
            player.until(lambda player=player, code=code: len(player.log) > len(told[code]) or player.question is not None)
    finally:
        second.kill()


def test_a_thousand_joins_at_once_leave_the_players_alone(tmp_path):
    with served(tmp_path) as running:
        player = Player(running, running.open("wizard"))
        player.until(lambda: player.question is not None)
        code = player.view["code"]
        request = f"GET /ws/{code} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        request += "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
        crowd = []
        for _ in range(1000):
            crowd.append(socket.create_connection(("127.0.0.1", running.port)))
            crowd[-1].sendall(request.encode())
        assert player.answer()["kind"] == "done"
        for stranger in crowd:
            stranger.close()
        assert player.answer()["kind"] == "done"
        assert running.get("/health")[0] == 200
        player.close()


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_a_server_that_is_asked_to_stop_stops_in_peace(how, tmp_path):
    with (tmp_path / "log").open("w") as log:
        server = Served(tmp_path, log=log)
    player = Player(server, server.open("narrators"))
    player.answer()
    assert server.stop(how) == 0  # it does not wait for those who stay
    with pytest.raises(ConnectionClosed):
        while True:
            player.hear(5)
    assert server.process.stdout is not None
    assert "games go on when it opens again" in server.process.stdout.read()
    messages = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]
    assert [line["message"] for line in messages if line["level"] != "INFO"] == []


def test_an_intent_sent_twice_is_done_once(server):
    player = Player(server, server.open("wizard"))
    player.until(lambda: player.question is not None)
    message = {"kind": "answer", "id": "same", "decision": player.question["decision"], "option": 0}
    player.say(**message)
    player.say(**message)
    player.until(lambda: len([notice for notice in player.notices if notice.get("id") == "same"]) == 2)
    assert {notice["kind"] for notice in player.notices if notice.get("id") == "same"} == {"done"}


def test_an_answer_to_a_decision_that_is_over_is_refused_with_a_sentence(server):
    player = Player(server, server.open("wizard"))
    player.until(lambda: player.question is not None)
    old = player.question["decision"]
    player.answer()
    refused = player.outcome(player.want(kind="answer", decision=old, option=0))
    assert refused["kind"] == "refused"
    assert "already decided" in refused["why"]


def test_nobody_answers_for_another_seat(server):
    code = server.open("wizard")
    stranger = Player(server, code, secret="f" * 32)
    stranger.until(lambda: stranger.view is not None)
    assert stranger.view["you"] == -1
    assert stranger.question is None
    assert "watching" in stranger.outcome(stranger.want(kind="answer", decision=1, option=0))["why"]


def closing(player):
    """The code and the reason with which the server closes a connection."""
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            player.hear()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, closed.value.rcvd.reason


HOSTILE = {
    "no JSON": "{{{{",
    "an array": "[]",
    "an unknown kind": json.dumps({"kind": "cheat", "id": "1"}),
    "an unknown field": json.dumps({"kind": "stand", "id": "1", "seat": 3}),
    "a number as text": json.dumps({"kind": "answer", "id": "1", "decision": "0", "option": 0}),
    "a negative place": json.dumps({"kind": "answer", "id": "1", "decision": 0, "option": -1}),
    "a huge number": json.dumps({"kind": "answer", "id": "1", "decision": 2**63, "option": 0}),
    "no id": json.dumps({"kind": "stand", "id": ""}),
    "a long name": json.dumps({"kind": "rename", "id": "1", "name": "x" * 200}),
    "a second hello": json.dumps({"kind": "hello", "protocol": PROTOCOL}),
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE.keys())
def test_what_does_not_fit_the_protocol_closes_the_connection(server, text):
    player = Player(server, server.open("wizard"))
    player.until(lambda: player.view is not None)
    player.socket.send(text)
    code, reason = closing(player)
    assert code == 1008
    assert reason


def test_bytes_that_are_no_text_close_the_connection(server):
    player = Player(server, server.open("wizard"))
    player.socket.send(b"\xff\xfe\x00")
    assert closing(player)[0] == 1008


def test_a_frame_of_seventy_thousand_bytes_closes_the_connection(server):
    player = Player(server, server.open("wizard"))
    player.socket.send(json.dumps({"kind": "say", "id": "1", "text": "x" * 70_000}))
    assert closing(player)[0] == 1009


def test_too_many_messages_close_the_connection(server):
    player = Player(server, server.open("wizard"))
    with pytest.raises(ConnectionClosed):
        for number in range(2000):
            player.say(kind="ping", number=number)
        while True:
            player.hear()


def test_an_old_page_is_told_to_reload(server):
    player = Player(server, server.open("wizard"), hello=False)
    player.say(kind="hello", protocol=0)
    code, reason = closing(player)
    assert code == 1008
    assert "Reload" in reason


def test_a_page_of_another_site_is_turned_away(server):
    with pytest.raises(InvalidStatus):
        Player(server, server.open("wizard"), origin="https://elsewhere.example")


def test_an_unknown_code_gets_a_sentence(server):
    assert closing(Player(server, "AAAAAA", hello=False))[0] == 4404
    status, body = server.get("/api/tables/AAAAAA")
    assert status == 404
    assert "There is no table" in body


def test_codes_cannot_be_guessed_at_speed(tmp_path):
    with served(tmp_path) as running:
        statuses = [running.get(f"/api/tables/QQQQ{a}{b}")[0] for a in "ABCDEFGHJK" for b in "ABCDEFGHJK"]
    assert statuses.count(404) <= 70
    assert 429 in statuses


BAD_TABLES = [
    b"",
    b"\xff",
    b"{}",
    b'{"game":"chess","name":"A","secret":"0123456789abcdef"}',
    b'{"game":"unicorns","name":"","secret":"0123456789abcdef"}',
    b'{"game":"unicorns","name":"A","secret":"short"}',
    b'{"game":"unicorns","name":"\\u200b","secret":"0123456789abcdef"}',
]


@pytest.mark.parametrize("body", BAD_TABLES)
def test_a_bad_request_for_a_table_gets_a_sentence(server, body):
    status, data = server.post("/api/tables", body)
    assert status in (400, 429)
    assert data["why"]


def test_script_in_names_and_chat_stays_text(server):
    player = Player(server, server.open("unicorns", play_now=False))
    script = "<script>alert(1)</script>"
    assert player.outcome(player.want(kind="rename", name="<b>Ana"))["kind"] == "done"
    assert player.outcome(player.want(kind="say", text=script))["kind"] == "done"
    player.until(lambda: player.view["chat"])
    assert player.view["chat"] == [{"name": "<b>Ana", "text": script}]


def test_the_match_file_waits_for_the_end_of_the_game(server):
    status, body = server.get(f"/api/tables/{server.open('wizard')}/match.json")
    assert status == 403
    assert "not over yet" in body


def test_neither_seed_nor_salt_is_told_before_the_end(server):
    player = Player(server, server.open("wizard"))
    player.answer()
    text = json.dumps(player.view)
    assert '"seed"' not in text
    assert '"salt"' not in text
    assert len(player.view["commitment"]) == 64


def test_every_answer_carries_the_strict_policy(server):
    import urllib.request

    with urllib.request.urlopen(f"{server.url}/health") as answer:
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"


def test_a_port_that_is_taken_gets_a_sentence(server, tmp_path):
    import subprocess
    import sys

    command = [sys.executable, "-m", "cardwright", "serve", "--port", str(server.port), "--data", str(tmp_path)]
    run = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert run.returncode == 1
    assert "Choose another with --port" in run.stderr
    assert "Traceback" not in run.stderr


def test_the_replay_of_a_finished_game_shows_each_seat_what_it_saw(server):
    code = server.open("unicorns")
    player = Player(server, code)
    for _ in range(3):
        player.answer()
    assert server.get(f"/api/tables/{code}/replay")[0] == 403
    player.outcome(player.want(kind="concede"))
    player.until(lambda: player.view["stage"] == "over")
    mine, all_see = (json.loads(server.get(f"/api/tables/{code}/replay{seat}")[1]) for seat in ("/0", ""))
    last = mine["pictures"][-1]
    answers = json.loads(server.get(f"/api/tables/{code}/match.json")[1])["answers"]
    assert len(mine["pictures"]) == len(all_see["pictures"]) == len(answers) + 1
    assert all(line["answers"] < len(mine["pictures"]) for line in mine["log"])

    def hand(picture):
        return next((zone for zone in picture["zones"] if zone["name"] == "hand 0"), {})

    assert hand(last)["cards"]
    assert not hand(all_see["pictures"][-1]).get("cards")


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs /proc")
def test_bots_end_with_a_server_that_is_killed(tmp_path):
    def children(process):
        tasks = Path(f"/proc/{process}/task").glob("*/children")
        return {int(child) for task in tasks for child in task.read_text().split()}

    server = Served(tmp_path)
    player = Player(server, server.open("narrators"))
    player.until(lambda: len(children(server.process.pid)) >= 2 and any("Ben" in line["text"] for line in player.log))
    bots = children(server.process.pid)
    server.kill()
    end = time.monotonic() + 20
    while any(Path(f"/proc/{bot}/stat").exists() for bot in bots):
        assert time.monotonic() < end
        time.sleep(0.1)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc")
def test_the_first_answer_comes_soon(tmp_path):
    server = Served(tmp_path)
    try:
        assert server.get("/health")[0] == 200
        fields = Path(f"/proc/{server.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        work = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        assert work < 1.5  # seconds of one processor: neighbours do not count
    finally:
        server.kill()


def test_health_counts_tables_and_connections(tmp_path):
    with served(tmp_path) as running:
        player = Player(running, running.open("narrators"))
        player.until(lambda: player.view is not None)
        found = json.loads(running.get("/health")[1])
    assert found["status"] == "ok"
    assert (found["tables"], found["playing"], found["connections"]) == (1, 1, 1)


def test_the_log_is_data_and_names_nobody(tmp_path):
    log = tmp_path / "log"
    with log.open("w") as file:
        server = Served(tmp_path / "data", log=file)
    try:
        code = server.open("wizard")
        player = Player(server, code)
        assert player.outcome(player.want(kind="rename", name="Anastasia"))["kind"] == "done"
        player.answer()
        player.say(nonsense=1)
        assert server.get("/api/tables/QQQQQQ", X_Seat_Secret=SECRET)[0] == 404
        assert server.stop() == 0
    finally:
        if server.process.poll() is None:
            server.kill()
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    assert any(line["message"] == "table opened" for line in lines)
    for unwanted in ("Anastasia", "Ana", SECRET, hashed(SECRET), "127.0.0.1", code):
        assert unwanted not in log.read_text()
