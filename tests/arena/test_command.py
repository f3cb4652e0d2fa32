"""The command as it is typed."""

import json
import re
import sys
from collections.abc import Callable

import pytest

from cardwright.arena import running
from cardwright.arena.command import arena
from cardwright.arena.playing import play_deal
from cardwright.cli import app
from cardwright.kernel.errors import BadInput

EXTRA = ("openskill", "polars", "altair", "vl_convert", "distributed")


def typed(capsys, *words):
    """What the command prints, and its exit status."""
    with pytest.raises(SystemExit) as stop:
        app(["arena", *words])
    return capsys.readouterr().out, stop.value.code


def figures(text):
    """The output without what differs from run to run: thinking times and places."""
    return re.split(r"\nThinking|\nAll games", text)[0]


@pytest.fixture
def without_extra(monkeypatch):
    for library in EXTRA:
        monkeypatch.setitem(sys.modules, library, None)


def test_a_run_prints_win_rates_differences_ratings_and_times(capsys):
    out, status = typed(capsys, "unicorns", "--lineup", "random,random", "--games", "6", "--workers", "1")
    assert status == 0
    assert out.startswith("unicorns, 2 seats, seed 1: 6 games, 6 deals for 1 line-up\n")
    for title in ("Win rates", "Ratings", "Thinking"):
        assert f"\n{title}" in out


def test_the_same_command_prints_the_same_figures(capsys):
    words = ["wizard", "--bots", "random", "--games", "20", "--seed", "again"]
    one, two = (figures(typed(capsys, *words, "--workers", workers)[0]) for workers in ("1", "2"))
    assert one == two
    assert "20 games" in one


def test_an_interrupted_run_goes_on_and_comes_to_the_same(capsys, monkeypatch, tmp_path):
    words = ["wizard", "--bots", "random", "--games", "8", "--workers", "1"]
    whole, _ = typed(capsys, *words, "--out", str(tmp_path / "whole"))
    play = play_deal
    calls = []

    def interrupted(*args):
        calls.append(args)
        if len(calls) == 4:
            raise KeyboardInterrupt
        return play(*args)

    monkeypatch.setattr(running, "play_deal", interrupted)
    with pytest.raises(SystemExit) as stop:
        app(["arena", *words, "--out", str(tmp_path / "parts")])
    assert stop.value.code == 130
    assert "Interrupted after 3 of 8 games" in capsys.readouterr().err
    rest, _ = typed(capsys, *words, "--out", str(tmp_path / "parts"))
    assert len(calls) == 4 + 5
    assert figures(rest) == figures(whole)


def test_the_folder_holds_games_parquet_and_report(capsys, tmp_path):
    typed(capsys, "unicorns", "--lineup", "random,random", "--games", "3", "--workers", "1", "--out", str(tmp_path))
    assert {path.name for path in tmp_path.iterdir()} == {"games.jsonl", "games.parquet", "report.html"}


def test_without_the_extra_everything_else_works_and_what_is_left_out_is_told(capsys, tmp_path, without_extra):
    words = ["unicorns", "--lineup", "random,random", "--games", "3", "--workers", "1", "--out", str(tmp_path)]
    out, status = typed(capsys, *words)
    assert status == 0
    assert "Elo" in out and "± " in out
    assert out.splitlines()[-1] == (
        'Left out: openskill ratings, the Parquet file and the report; pip install "cardwright[arena]" adds what is needed.'
    )
    assert {path.name for path in tmp_path.iterdir()} == {"games.jsonl"}


def test_a_cluster_without_the_extra_is_told_in_a_sentence(without_extra):
    with pytest.raises(BadInput, match=r'--cluster needs Dask; pip install "cardwright\[arena\]" adds it'):
        arena("wizard", bots="random", games=1, cluster="tcp://127.0.0.1:9")


def test_narrators_have_the_same_starter_deck_at_both_seats_in_turn(tmp_path):
    arena("narrators", lineup=["random,random"], games=2, workers=1, out=tmp_path)
    decks = [setup["decks"] for setup in setups(tmp_path)]
    assert all(one == other for one, other in decks)
    assert decks[0] != decks[1]


def setups(folder):
    return json.loads((folder / "games.jsonl").read_text().splitlines()[0])["setups"]


def test_a_deck_is_that_of_both_seats(tmp_path):
    arena("narrators", lineup=["random,random"], games=1, workers=1, out=tmp_path, deck="Midnight Draft")
    (setup,) = setups(tmp_path)
    assert setup["decks"][0] == setup["decks"][1] and len(setup["decks"][0]) > 5


def test_decks_can_meet_each_other(tmp_path):
    arena(
        "narrators", lineup=["random,random"], games=1, workers=1, out=tmp_path, deck="Midnight Draft", against="Gallant Draft"
    )
    (setup,) = setups(tmp_path)
    assert setup["decks"][0] != setup["decks"][1]


def test_another_way_of_choosing_cards_leaves_the_decks_open(tmp_path):
    arena("narrators", lineup=["random,random"], games=1, workers=1, out=tmp_path, option=["cards=drafted"])
    assert [setup.get("decks") for setup in setups(tmp_path)] == [None]


def test_own_sets_and_options_are_part_of_the_setup(tmp_path):
    file = tmp_path / "own.toml"
    file.write_text('[[card]]\nname = "Sleepy"\ntype = "Magical Unicorn"\ncopies = 30\ntext = ""\n', encoding="utf-8")
    arena("unicorns", lineup=["random,random"], games=1, workers=1, out=tmp_path, sets=[file], option=["babies=pinned"])
    (setup,) = setups(tmp_path)
    assert setup["options"] == {"babies": "pinned"}
    assert [part["text"] for part in setup["sets"]] == [file.read_text()]


def test_the_word_list_shows_the_rule_options(capsys):
    out, status = typed(capsys, "unicorns", "--option", "list")
    assert status == 0 and out.startswith("first_player=random|A\n    who begins")


FAULTS: list[tuple[Callable[[], int], str]] = [
    (lambda: arena("chess", bots="random,greedy"), "unknown game “chess”"),
    (lambda: arena("unicorns"), "expected --bots with the bots to compare"),
    (lambda: arena("unicorns", bots="random,greedy", lineup=["random,greedy"]), "expected --bots"),
    (lambda: arena("unicorns", bots="random,genius"), "unknown bot “genius”"),
    (lambda: arena("unicorns", bots="random,,greedy"), "expected names with commas"),
    (lambda: arena("unicorns", bots="random,random"), "expected each bot once"),
    (lambda: arena("unicorns", bots="random"), "expected at least two bots"),
    (lambda: arena("unicorns", bots="random,greedy", seats=9), "with 9 seats; expected 2 to 8"),
    (lambda: arena("wizard", bots="random", seats=2), "with 2 seats; expected 1$"),
    (lambda: arena("unicorns", lineup=["random,greedy"], seats=3), "names 2 bots; expected 3"),
    (lambda: arena("unicorns", lineup=["random"]), "with 1 seats; expected 2 to 8"),
    (lambda: arena("unicorns", bots="random,greedy", games=0), "--games 0: expected at least one"),
    (lambda: arena("unicorns", bots="random,greedy", limit=0), "--limit 0: expected at least 1"),
    (lambda: arena("unicorns", bots="random,greedy", workers=-1), "--workers -1: expected at least 1"),
    (lambda: arena("unicorns", bots="random,greedy", option=["babies"]), "expected name=value"),
    (lambda: arena("unicorns", bots="random,greedy", option=["babies=blue"]), "expected one of movable, pinned"),
    (lambda: arena("unicorns", bots="random,greedy", deck="x"), "are for the game narrators"),
    (lambda: arena("narrators", bots="random,greedy", deck="x"), "“x” is no file and no starter deck"),
    (lambda: arena("wizard", bots="random", cluster="nowhere"), "expected as tcp://host:8786"),
]


@pytest.mark.parametrize(("call", "message"), FAULTS, ids=[message for _, message in FAULTS])
def test_what_is_wrong_is_told_before_anything_is_played(call, message, monkeypatch):
    monkeypatch.setattr(running, "play_deal", None)
    with pytest.raises(BadInput, match=message):
        call()
