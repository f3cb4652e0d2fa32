import json

import pytest

from cardwright.terminal.command import play
from cardwright.terminal.opening import open_saved
from cardwright.terminal.places import last_match, previous
from tests.terminal.tables import new_session

CARDS = """
[set]
name = "Mine"
game = "unicorns"

[[card]]
name = "Sleepy Unicorn"
type = "Magical Unicorn"
copies = 3
text = "When this enters your stable, draw one card."
"""


@pytest.fixture(autouse=True)
def state_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setattr("sys.stdin", open("/dev/null"))  # noqa: SIM115
    return tmp_path / "state" / "cardwright"


def refused(capsys, **arguments):
    """What the command prints when it refuses."""
    assert play(**arguments) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    return printed.err


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ({"game": "chess"}, "unknown game “chess”; expected one of unicorns"),
        ({"seats": 1}, "cannot be played with 1 seats; expected 2 to 8"),
        ({"seats": 9}, "expected 2 to 8"),
        ({"bots": "genius"}, "unknown bot “genius”; expected one of random, greedy"),
        ({"bots": "random,greedy"}, "--bots names 2 bots; expected one level for all, or 3"),
        ({"option": ["babies"]}, "expected name=value"),
        ({"option": ["babies=pinned", "babies=movable"]}, "given twice"),
        ({"option": ["babys=pinned"]}, "unknown rule option “babys”"),
        ({"option": ["babies=tied"]}, "expected one of movable, pinned"),
        ({"resume": True}, "there is no saved match in"),
        ({"resume": True, "seats": 3}, "leave --seats away"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(capsys, arguments, says):
    error = refused(capsys, **arguments)
    assert error.startswith("cardwright play: ")
    assert says in error


def test_a_set_of_ones_own(tmp_path, capsys):
    path = tmp_path / "mine.toml"
    path.write_text(CARDS, encoding="utf-8")
    session = new_session(tmp_path, sets=[path])
    assert session.match.game.card_names.count("Sleepy Unicorn") == 3
    assert open_saved(session.path).match.game.card_names.count("Sleepy Unicorn") == 3
    assert "Sleepy Unicorn" in session.match.dump()
    assert "the deck has 3 cards" in refused(capsys, set_instead=[path])
    path.write_text(CARDS.replace("draw one", "drew one"), encoding="utf-8")
    assert f"{path}:10:" in refused(capsys, set=[path])
    assert "cannot read the file" in refused(capsys, set=[tmp_path / "none.toml"])


def test_levels_can_differ_and_be_changed(tmp_path):
    session = new_session(tmp_path, bots="random,greedy")
    assert session.levels == ["", "random", "greedy"]
    assert open_saved(session.path).levels == ["", "random", "greedy"]
    assert open_saved(session.path, "greedy").levels == ["", "greedy", "greedy"]


def test_a_new_match_keeps_the_one_before(tmp_path):
    first = new_session(tmp_path, "one")
    second = new_session(tmp_path, "two")
    assert first.path == second.path
    assert open_saved(second.path).match.seed == "two"
    assert open_saved(previous(second.path)).match.seed == "one"


def test_a_foreign_file_is_not_overwritten(tmp_path, capsys):
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ana,", encoding="utf-8")
    assert "is no saved match and is not overwritten" in refused(capsys, save=path)
    assert path.read_text(encoding="utf-8") == "Dear Ana,"


def test_places(state_folder, tmp_path, monkeypatch):
    assert last_match("unicorns") == state_folder / "unicorns.json"
    monkeypatch.setenv("XDG_STATE_HOME", "")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert last_match("unicorns") == tmp_path / ".local" / "state" / "cardwright" / "unicorns.json"


def test_where_nothing_can_be_written(tmp_path, capsys):
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert "the match cannot be saved in" in refused(capsys, save=tmp_path / "file" / "match.json")


def damages(data):
    yield "not json", "not a match file"
    yield "{}", "not a match file"
    yield json.dumps({**data, "format": "another match 1"}), "not a match file"
    yield json.dumps({key: value for key, value in data.items() if key != "answers"}), "damaged match file"
    yield json.dumps({**data, "answers": [[0, "x"]]}), "damaged match file"
    yield json.dumps({**data, "answers": [[0, "1"]]}), "answer 1 of the match file does not fit"
    yield json.dumps({**data, "answers": data["answers"][:-1]}), "does not lead to the state"
    yield json.dumps({**data, "cards": "1234567890"}), "cards 12345678"
    yield json.dumps({**data, "setup": []}), "damaged match file"
    yield json.dumps({**data, "setup": {"seats": 3}}), "unknown game"
    yield json.dumps({**data, "setup": {**data["setup"], "sets": [1]}}), "sets: expected a list"
    yield json.dumps({**data, "setup": {**data["setup"], "options": [1]}}), ""
    yield json.dumps({**data, "setup": {**data["setup"], "bots": ["genius", "random"]}}), "unknown bot"


def test_damaged_files(tmp_path, capsys):
    session = new_session(tmp_path, options=["first_player=A"])
    session.answer(session.question.options[0])
    path = tmp_path / "damaged.json"
    for text, says in damages(json.loads(session.match.dump())):
        path.write_text(text, encoding="utf-8")
        error = refused(capsys, resume=True, save=path)
        assert str(path) in error or "unknown bot" in error
        assert says in error
    path.write_bytes(b"\xff\xfe\x00")
    assert "no text at all" in refused(capsys, resume=True, save=path)
    assert "cannot read" in refused(capsys, resume=True, save=tmp_path)


def test_a_match_from_elsewhere_gets_bots(tmp_path):
    session = new_session(tmp_path)
    del session.match.setup["bots"]
    session.save()
    assert open_saved(session.path).levels == ["", "normal", "normal"]


def test_rule_options_are_listed(capsys):
    assert play(option=["list"]) == 0
    assert "deck_out=end|draw|reshuffle" in capsys.readouterr().out
