"""Every kind of bad scenario file is refused, with the file and the line at fault."""

import pytest

from cardwright.cli import app
from cardwright.kernel.errors import BadInput
from cardwright.scenarios.command import rulings, run_file
from cardwright.scenarios.loading import load_scenario, read_scenario

GOOD = """
title = "A test"
ruling = "R1"
game = "unicorns"
seats = 3
options = { deck_out = "reshuffle" }
seed = "7"
active = "B"
phase = "action"
play = '''
B is asked action
'''
[A]
hand = [
    "Narwhal",
    "Neigh",
]
hand_size = 4
[table]
deck = ["Yay"]
deck_size = 9
discard = []
nursery = ["Baby Narwhal"]
"""


def error_of(text: str) -> str:
    """The message about a file, which must name it; checks the position too."""
    with pytest.raises(BadInput) as caught:
        for scene in read_scenario(text, "test.toml").scenes:
            scene.start()
    assert str(caught.value).startswith("test.toml:")
    return str(caught.value).removeprefix("test.toml:")


def test_a_good_file():
    (scene,) = read_scenario(GOOD, "test.toml").scenes
    s = scene.start()
    places = {"A's hand": 4, "the deck": 9, "the Nursery": 1, "the discard pile": 0, "B's stable": 0}
    assert {name: len(s.zones[scene.speech.zone(name)]) for name in places} == places
    assert scene.speech.game.card_names[s.zones[scene.speech.zone("the deck")][-1]] == "Yay"
    assert not s.seen


BAD = [
    # old, new, what marks the line at fault, message
    ('"A test"', '"A test', "title", "not valid TOML"),
    ("[A]", "[A", "[A", "not valid TOML"),
    ('title = "A test"', "", "", "title is missing; expected one sentence"),
    ('title = "A test"', "title = 5", "title", "title = 5: expected a text in quotes"),
    ('game = "unicorns"', "", "", "game is missing"),
    ('"unicorns"', '"unicorn"', "game", "unknown game “unicorn”; expected one of unicorns"),
    ("seats = 3", "", "", "seats is missing; expected the number of players"),
    ("seats = 3", "seats = 9", "seats", "seats = 9: expected 2 to 8"),
    ("seats = 3", "seats = true", "seats", "seats = True: expected a whole number from 0"),
    ("deck_out", "deck_outs", "options", "unknown rule option “deck_outs”"),
    ('"reshuffle"', '"never"', "options", "rule option deck_out = “never”: expected one of end, draw, reshuffle"),
    ('seed = "7"', "seed = 7", "seed", "seed = 7: expected a text in quotes"),
    ('active = "B"', 'active = "D"', "active", "there is no seat “D”; expected one of A, B, C"),
    ('"action"', '"actions"', "phase", "unknown phase “actions”; expected one of start, draw, action, end, setup"),
    ("seed =", "seat =", "seat =", "unknown key “seat”; expected title"),
    ("seed =", "seat =", "seat =", "did you mean “seats”?"),
    ("hand_size", "handsize", "handsize", "unknown key “handsize” in [A]; expected hand, stable, hand_size"),
    ("[table]", "[D]", "[D]", "there is no seat D with seats = 3"),
    ("[table]", "[tables]", "[tables]", "unknown key “tables”"),
    ("hand_size = 4", "hand_size = -1", "hand_size", "hand_size = -1: expected a whole number from 0"),
    ("discard = []", 'discard = "Neigh"', "discard", "discard = 'Neigh': expected a list of card names"),
    ("discard = []", "discard = [1]", "discard", "discard = [1]: expected a list of card names"),
    ('"Neigh"', '"Nay"', '"Nay"', "unknown card “Nay”"),
    ('"Narwhal"', '"Narwal"', '"Narwal"', "unknown card “Narwal”; did you mean “Narwhal”?"),
    ("discard = []", 'discard = ["narwhal"]', "discard", "“Narwhal” is listed too often: with 3 players the game has 1"),
    ('"Narwhal"', '"Baby Unicorn (Red)"', '"Baby', "“Baby Unicorn (Red)” is of type Baby Unicorn and cannot lie there"),
    ("hand_size = 4", 'stable = ["Good Deal"]', "stable", "“Good Deal” is of type Magic and cannot lie there"),
    ('"Baby Narwhal"', '"Yay"', "nursery", "“Yay” is of type Upgrade and cannot lie there"),
    ("hand_size = 4", "hand_size = 1", "hand_size", "hand_size is smaller than the number of cards listed"),
    ("hand_size = 4", "hand_size = 200", "hand_size", "only 111 cards are left to fill this hand"),
    ("deck_size = 9", "deck_size = 0", "deck_size", "deck_size is smaller than the number of cards listed"),
    ("deck_size = 9", "deck_size = 200", "deck_size", "only 110 cards are left for the deck"),
    ('"action"', '"setup"', "hand = [", 'phase = "setup" starts a real game and takes no position'),
    ("B is asked action", "", "play", "play has no step; expected at least one"),
    ("play = '''\nB is asked action\n'''", "", "", "play is missing; expected the steps"),
    ("hand_size = 4", "play = '''\nA is asked action\n'''", "+13", "play stands here a second time"),
    ("B is asked action", "B is ask action", "B is ask", "unknown step “B is ask action”"),
    ("B is asked action", "D is asked action", "D is", "there is no seat “D”; expected one of A, B, C"),
    ("B is asked action", "B is asked actions", "B is", "unknown question “actions”; expected one of baby, action"),
    ("B is asked action", "B: play Narwal", "B: ", "“play Narwal” is no card and no other answer"),
    ("B is asked action", "B: Narwal", "B: ", "did you mean “Narwhal”?"),
    ("B is asked action", "B: Narwhal of D", "B: ", "“Narwhal of D” is no card and no other answer"),
    ("B is asked action", "B may not: use Narwal", "B may", "“use Narwal” is no card and no other answer"),
    ("B is asked action", "B may only: draw; drew", "B may", "“drew” is no card and no other answer"),
    ("B is asked action", "Narwal is not in A's hand", "Narwal is", "unknown card “Narwal”; did you mean “Narwhal”?"),
    ("B is asked action", "Narwhal is in A's barn", "Narwhal is", "unknown place “A's barn”; expected one of the deck"),
    ("B is asked action", "the phase is acting", "the phase", "unknown phase “acting”"),
    ("B is asked action", "A has 3 Pandas", "A has", "nothing is counted as “Pandas”; expected Unicorn"),
]


@pytest.mark.parametrize(("old", "new", "mark", "message"), BAD)
def test_a_bad_file(old, new, mark, message):
    assert old in GOOD
    text = GOOD.replace(old, new, 1)
    line, _, told = error_of(text).partition(":1: ")
    assert message in told
    if mark.startswith("+"):
        assert int(line) == int(mark[1:]) + 5
    else:
        lines = text.splitlines()
        assert int(line) == (next(n for n, words in enumerate(lines, 1) if words.strip().startswith(mark)) if mark else 1)


def test_scenes_keep_their_keys_to_themselves():
    scene = '[[scene]]\nseats = 3\nplay = "A is asked action"\n'
    head = 'title = "A test"\ngame = "unicorns"\n'
    assert len(read_scenario(head + scene + scene, "test.toml").scenes) == 2
    assert error_of(f"{head}seats = 3\n{scene}").startswith("3:1: “seats” belongs into a scene")
    assert error_of(f'{head}scene = "A"\n').startswith("3:1: expected scenes as tables [[scene]]")
    second = scene.replace("3", "1")
    assert error_of(head + scene + second).startswith("7:1: seats = 1: expected 2 to 8")
    assert error_of(f"{head}{scene}\n{scene}[scene.A]\nhand = ['Nay']\n").startswith("11:1: unknown card “Nay”")
    assert error_of(f"{head}{scene}{scene.replace('seats = 3', '')}").startswith("6:1: seats is missing")


def test_lines_of_play_below_a_table_and_in_one_line():
    head = 'title = "A test"\ngame = "unicorns"\nseats = 3\n'
    assert error_of(f"{head}play = '''A is asked action\nB is ask\n'''\n").startswith("5:1: unknown step")
    assert error_of(f"{head}[B]\nplay = '''\n\nB is ask\n'''\n").startswith("7:1: unknown step")
    assert error_of(f'{head}play = "B is ask"\n').startswith("4:1: unknown step")
    assert error_of(f"{head}A.hand = ['Nay']\nplay = 'A is asked action'\n").startswith("4:1: unknown card “Nay”")
    assert error_of(f"{head}play = 'A is asked action'\nA = 5\n").startswith("5:1: A = 5: expected a table")
    assert error_of(f"{head}play = 5\n").startswith("4:1: play = 5: expected a text in quotes")


def test_two_players_leave_cards_out():
    head = 'title = "A test"\ngame = "unicorns"\nseats = 2\nplay = "A is asked action"\n'
    assert "“Narwhal” is listed too often: with 2 players the game has 0 of it" in error_of(head + '[A]\nhand = ["Narwhal"]\n')


def test_a_real_game_begins_with_the_first_seat():
    head = 'title = "A test"\ngame = "unicorns"\nseats = 3\nphase = "setup"\nplay = "A is asked baby"\n'
    for seed in ("1", "2", "3"):
        (scene,) = read_scenario(f'{head}seed = "{seed}"\n', "test.toml").scenes
        assert [question.seat for question in scene.start().pending] == [0]
    assert "6:1: a real game begins with A; leave active out" in error_of(f'{head}active = "B"\n')


def test_files_that_cannot_be_read(tmp_path):
    path = tmp_path / "x.toml"
    with pytest.raises(BadInput, match=r"x\.toml:1:1: cannot read the file: No such file"):
        load_scenario(path)
    path.write_bytes(b'title = "A test"\n# \xff\n')
    with pytest.raises(BadInput, match=r"x\.toml:2:3: the file is not UTF-8 text"):
        load_scenario(path)
    path.write_bytes(b"# " + b"x" * 1_100_000)
    with pytest.raises(BadInput, match=r"x\.toml:1:1: the file has 1,100,002 bytes; expected at most"):
        load_scenario(path)
    path.write_text("a = " + "[" * 100_000)
    with pytest.raises(BadInput, match=r"x\.toml:\d+:1: not valid TOML"):
        load_scenario(path)


def test_the_command(tmp_path, capsys):
    good, bad, broken = tmp_path / "a.toml", tmp_path / "b.toml", tmp_path / "c.toml"
    good.write_text(GOOD)
    assert rulings(str(good)) == 0
    assert capsys.readouterr().out == "ok    R1 A test\n1 ruling: 1 hold, 0 fail\n"
    bad.write_text(GOOD.replace("B is asked action", "B is asked action\nA is asked action"))
    broken.write_text("title")
    assert rulings(str(tmp_path)) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "ok    R1 A test"
    assert lines[1] == "FAIL  R1 A test"
    assert lines[2] == f"      {bad}:12: A is asked action"
    assert lines[3] == "        found: A is not asked; B is asked action"
    assert lines[4] == f"FAIL  {broken}"
    assert lines[5].startswith(f"      {broken}:1:1: not valid TOML")
    assert lines[6:] == ["3 rulings: 1 hold, 2 fail"]
    assert run_file(good) == ("R1 A test", "")


@pytest.mark.parametrize(("seat", "status"), [("B", 0), ("A", 1)])
def test_the_command_line(tmp_path, capsys, seat, status):
    path = tmp_path / "a.toml"
    path.write_text(GOOD.replace("B is asked", f"{seat} is asked"))
    with pytest.raises(SystemExit) as stop:
        app(["rulings", str(path)])
    assert stop.value.code == status
    assert capsys.readouterr().out.endswith(f"1 ruling: {1 - status} hold, {status} fail\n")


def test_the_command_knows_the_games(capsys):
    assert rulings("unicorns") == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 169
    assert lines[0].startswith("ok    R1 After setup")
    assert lines[-1] == "168 rulings: 168 hold, 0 fail"


OWN = """[set]
name = "Mine"
game = "unicorns"

[[card]]
name = "Sleepy Unicorn"
type = "Magical Unicorn"
text = "When this enters your stable, draw two cards."
"""
WITH_OWN = '''title = "A card of one's own is played"
game = "unicorns"
sets = ["sets/mine.toml"]
seats = 3
play = """
A: play Sleepy Unicorn
all pass
A's hand has 2 cards
"""

[A]
hand = ["Sleepy Unicorn"]
'''


def test_a_ruling_about_cards_of_ones_own(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text(WITH_OWN)
    assert "cannot read the file" in run_file(path)[1]
    (tmp_path / "sets").mkdir()
    (tmp_path / "sets" / "mine.toml").write_text(OWN)
    assert run_file(path) == ("A card of one's own is played", "")
    path.write_text(WITH_OWN.replace("has 2 cards", "has 3 cards"))
    assert "has 3 cards" in run_file(path)[1]
    path.write_text(WITH_OWN.replace('["sets/mine.toml"]', '"sets/mine.toml"'))
    assert "sets = 'sets/mine.toml': expected a list of file names" in run_file(path)[1]
    path.write_text(WITH_OWN)
    (tmp_path / "sets" / "mine.toml").write_text(OWN.replace("draw two", "drew two"))
    assert "sets/mine.toml:8:" in run_file(path)[1] and "cannot read “drew”" in run_file(path)[1]
