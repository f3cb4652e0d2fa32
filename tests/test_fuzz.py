"""Random games under the invariants: 3,000 in the suite; ``make fuzz`` plays 100,000."""

import json
import random

import pytest

from cardwright.cli import app
from cardwright.games.narrators.decks import deck_faces
from cardwright.games.narrators.sets import pool
from cardwright.games.registry import game_entry, game_names
from cardwright.kernel import events
from cardwright.kernel.errors import BadInput
from cardwright.kernel.match import FORMAT
from cardwright.lab import fuzz as f
from cardwright.lab.command import seat_range
from cardwright.lab.inventing import Inventor
from cardwright.lab.playing import random_setup
from tests.building import interpreted_only

PIECES = 20
SIZES = {"unicorns": 100}


@pytest.mark.parametrize("piece", range(PIECES))
@pytest.mark.parametrize("game", game_names())
def test_random_games_keep_the_invariants(game, piece):
    size = SIZES.get(game, 25)
    tally = f.fuzz(game, size, game_entry(game).seats, "suite", first=piece * size)
    assert tally.games == size
    assert not tally.failures, f"{tally.failures[0].message}\n{tally.failures[0].setup}\n{tally.failures[0].trace}"


def command(capsys, *arguments):
    with pytest.raises(SystemExit) as stop:
        app(["fuzz", *arguments])
    return stop.value.code, capsys.readouterr().out


def test_the_command_plays_with_several_processes(capsys, tmp_path):
    more = ("--workers", "2", "--seed", "c", "--out", str(tmp_path))
    code, out = command(capsys, "unicorns", "--games", "60", "--seats", "2-3", *more)
    assert code == 0
    assert "60 games" in out and "no game failed" in out


def test_the_games_of_a_run_follow_from_its_seed():
    one = f.fuzz("unicorns", 60, (2, 4), "again")
    two = f.fuzz("unicorns", 60, (2, 4), "again", workers=2)
    late = f.fuzz("unicorns", 10, (2, 4), "again", first=50)
    assert (one.answers, one.longest, one.kinds) == (two.answers, two.longest, two.kinds)
    assert late.answers < one.answers


@interpreted_only
def test_a_failure_is_saved_and_can_be_played_again(capsys, tmp_path, monkeypatch):
    real = events.shuffle

    def losing_a_card(s, zone, verb):
        real(s, zone, verb)
        if s.stack:
            s.zones[zone] = s.zones[zone][1:]

    monkeypatch.setattr(events, "shuffle", losing_a_card)
    code, out = command(capsys, "unicorns", "--games", "30", "--workers", "1", "--out", str(tmp_path))
    assert code == 1
    assert "cards are in the zones instead of 127" in out
    files = sorted(tmp_path.glob("*.json"))
    assert files and f"--replay {files[0]}" in out
    code, out = command(capsys, "unicorns", "--replay", str(files[0]))
    assert code == 1 and "cards are in the zones" in out
    monkeypatch.undo()
    code, out = command(capsys, "unicorns", "--replay", str(files[0]))
    assert code == 0 and "everything holds" in out


@interpreted_only
def test_an_answer_that_fails_is_in_the_match_file(monkeypatch):
    def broken(s, zone, verb):
        if s.stack:
            raise RuntimeError("out of paper")
        real(s, zone, verb)

    real = events.shuffle
    monkeypatch.setattr(events, "shuffle", broken)
    failure = f.fuzz("unicorns", 20, (3, 3), "1").failures[0]
    assert failure.message == "RuntimeError: out of paper"
    again = f.replay(failure.match)
    assert again is not None and again.message == failure.message and again.answers == failure.answers


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"format": "x", "setup": {}, "seed": "1", "answers": []}'])
def test_files_that_are_no_matches_are_refused(text):
    with pytest.raises(BadInput):
        f.replay(text)


def test_a_match_of_another_kind_can_be_replayed():
    data = {"format": FORMAT, "setup": {"game": "unicorns", "seats": 3}, "seed": "1", "answers": []}
    assert f.replay(json.dumps(data)) is None


@pytest.mark.parametrize(("text", "seats"), [("", (2, 8)), ("4", (4, 4)), ("2-8", (2, 8)), ("3-5", (3, 5))])
def test_seats_are_a_number_or_a_range(text, seats):
    assert seat_range(text, game_entry("unicorns")) == seats


@pytest.mark.parametrize("text", ["1", "9", "5-3", "two", "2-9", "-"])
def test_other_seats_are_refused(text):
    with pytest.raises(BadInput, match="expected a number or a range"):
        seat_range(text, game_entry("unicorns"))


def test_other_seats_are_refused_where_there_is_no_choice():
    with pytest.raises(BadInput, match=r"seats = '3': expected 2$"):
        seat_range("3", game_entry("narrators"))


@pytest.mark.parametrize("piece", range(4))
def test_cards_nobody_has_written_keep_the_invariants(piece):
    tally = f.fuzz("unicorns", 60, (2, 6), f"invented {piece}", invent=15)
    assert not tally.failures, f"{tally.failures[0].message}\n{tally.failures[0].setup}\n{tally.failures[0].trace}"
    assert tally.circles < tally.games / 4


def test_invented_cards_are_texts_of_the_game():
    entry = game_entry("unicorns")
    text = Inventor(entry, random.Random(1)).set_file(30)
    cards = entry.sets.read(text, "invented.toml")
    assert len(cards) == 30
    assert text == Inventor(entry, random.Random(1)).set_file(30)


@pytest.mark.parametrize("game", game_names())
def test_the_setups_of_a_run_have_every_choice_of_every_rule_option(game):
    entry = game_entry(game)
    rng = random.Random(1)
    setups = [random_setup(entry, rng, entry.seats).get("options", {}) for _ in range(1000)]
    for option in entry.options:
        assert {setup[option.name] for setup in setups if option.name in setup} == set(option.choices), option.name


def test_the_setups_of_a_run_have_decks_of_every_kind():
    entry = game_entry("narrators")
    rng = random.Random(1)
    setups = [random_setup(entry, rng, entry.seats) for _ in range(400)]
    decks = [deck_faces(deck, list(pool())) for setup in setups for deck in setup.get("decks", [])]
    assert {setup.get("physical") for setup in setups} == {None, False, True}
    assert {30, 35, 40, 70, 5, 1} <= {len(deck) for deck in decks}
    assert {face for deck in decks for face in deck} == set(range(len(pool())))
    assert any(len(deck) == 30 and len(set(deck)) == 1 for deck in decks)
    for setup in setups[:40]:
        entry.make(setup)


def test_cards_of_a_set_come_into_the_decks_of_a_run():
    entry = game_entry("narrators")
    added = {"file": "more.toml", "text": Inventor(entry, random.Random(1)).set_file(30), "mode": "add"}
    names = {card.name for card in entry.sets.read(added["text"], "more.toml")}
    rng = random.Random(1)
    setups = [random_setup(entry, rng, entry.seats, [added]) for _ in range(100)]
    assert names <= {line for setup in setups for deck in setup.get("decks", []) for line in deck}
    for mode in ("add", "instead"):
        entry.make(random_setup(entry, rng, entry.seats, [{**added, "mode": mode}]))


def test_no_cards_are_invented_where_none_can_be_added(tmp_path):
    with pytest.raises(BadInput, match="no cards can be invented for wizard"):
        app(["fuzz", "wizard", "--games", "1", "--invent", "3", "--out", str(tmp_path)])


def test_the_wizard_is_fuzzed_with_all_its_rule_options():
    """Difficulty, princess, the six switches of a data file, and whether enemies regain life."""
    names = {option.name for option in game_entry("wizard").options}
    switches = {"zero_check", "overdraw", "draw_mode", "recover_once", "support_always", "use_every_drawn_card"}
    assert names == {"difficulty", "princess", "regen"} | switches
