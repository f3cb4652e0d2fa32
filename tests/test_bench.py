"""The benchmark runs and says what it measured."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from cardwright.cli import app
from cardwright.games.registry import make_game
from cardwright.lab import bench
from tests.building import COMPILED


def command(capsys, *arguments, game="unicorns"):
    with pytest.raises(SystemExit) as stop:
        app(["bench", game, *arguments])
    assert stop.value.code == 0
    return capsys.readouterr().out


def test_the_figures_as_json(capsys):
    figures = json.loads(command(capsys, "--seats", "3", "--seconds", "0.1", "--json"))
    assert figures["seats"] == 3
    assert figures["compiled"] is COMPILED
    names = ["decisions_per_second", "games_per_second", "clone_us", "sample_us", "resident_mb"]
    names += ["search_iterations_per_second", "far_search_iterations_per_second"]
    for name in names:
        assert figures[name] > 0, name
    assert figures["decisions_per_second"] > figures["games_per_second"]


def test_the_figures_as_a_table(capsys):
    out = command(capsys, "--seconds", "0.1")
    assert ("compiled," if COMPILED else "not compiled") in out
    assert "unicorns, 4 seats, full rules" in out and "clone in mid-game" in out


@pytest.mark.parametrize(("game", "seats"), [("unicorns", 4), ("narrators", 2), ("wizard", 1)])
def test_every_game_has_its_usual_seats(capsys, game, seats):
    assert json.loads(command(capsys, "--seconds", "0.05", "--json", game=game))["seats"] == seats


def test_a_game_for_one_has_one_seat(capsys):
    assert "wizard, 1 seat, full rules" in command(capsys, "--seconds", "0.05", game="wizard")


def test_states_in_mid_game_are_running():
    states = bench.mid_game(make_game({"game": "unicorns", "seats": 2}))
    assert len(states) == bench.MID_GAME
    assert all(s.pending for s in states)


def test_peers_that_are_not_installed_are_left_out():
    script = Path(__file__).parents[1] / "bench" / "run.py"
    command = [sys.executable, str(script), "--seconds", "0.02"]
    run = subprocess.run([*command, "--json"], capture_output=True, text=True, check=True, timeout=300)
    rows = json.loads(run.stdout)
    assert rows[0]["name"] == "cardwright unicorns, 4 seats" and rows[0]["decisions_per_second"] > 0
    assert {"open_spiel hearts", "rlcard uno"} <= {row["name"] for row in rows}
    for row in rows:
        assert "missing" in row or row["decisions_per_second"] > 0
