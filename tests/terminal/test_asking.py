import pytest

from cardwright.terminal.asking import Asking
from cardwright.terminal.look import look_for
from tests.terminal.tables import positioned

HAND = ["Narwhal", "Narwhal Torpedo", "Glitter Bomb", "Barbed Wire", "Unicorn Poison", "Neigh", "Basic Unicorn (Red)"]
STABLES = [["Baby Narwhal"], ["Rhinocorn", "Baby Unicorn (Red)"], ["Classy Narwhal", "Yay"]]


@pytest.fixture
def asking(tmp_path):
    session = positioned(tmp_path, HAND, STABLES)
    return Asking(session, look_for(session))


def said(asking, line):
    """The answer that a typed line means, in words."""
    reply = asking.read(line)
    assert reply.option >= 0, reply.says
    return asking.session.option(reply.option)


def test_cards_are_listed_once_and_their_stables_asked_then(asking):
    labels = [choice.text for choice in asking.listed]
    assert labels == [
        "play Narwhal into …",
        "play Narwhal Torpedo into …",
        "play Glitter Bomb into …",
        "play Barbed Wire into …",
        "play Unicorn Poison",
        "play Basic Unicorn (Red) into …",
        "draw",
    ]
    assert asking.read("1").opened
    assert asking.title == "Play Narwhal into …"
    assert [choice.label for choice in asking.listed] == ["your stable", "Ben's stable", "Cleo's stable"]


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("draw", "draw"),
        ("DR", "draw"),
        ("7", "draw"),
        ("play narwhal", "play Narwhal into your stable"),
        ("  Narwhal ", "play Narwhal into your stable"),
        ("play narwhal into b", "play Narwhal into Ben's stable"),
        ("play narwhal into ben", "play Narwhal into Ben's stable"),
        ("play narwhal into B’s stable", "play Narwhal into Ben's stable"),
        ("play narwhal into mine", "play Narwhal into your stable"),
        ("play narwhal into me", "play Narwhal into your stable"),
        ("narwhal into a", "play Narwhal into your stable"),
        ("torp c", "play Narwhal Torpedo into Cleo's stable"),
        ("play torpedo", "play Narwhal Torpedo into your stable"),
        ("play barbed wire into cleo", "play Barbed Wire into Cleo's stable"),
        ("poison", "play Unicorn Poison"),
        ("red", "play Basic Unicorn (Red) into your stable"),
        ("basic", "play Basic Unicorn (Red) into your stable"),
    ],
)
def test_typed_answers(asking, line, answer):
    assert said(asking, line) == answer


def test_a_downgrade_is_not_played_for_oneself_by_default(asking):
    assert asking.read("barbed").opened
    assert [choice.label for choice in asking.listed] == ["Ben's stable", "Cleo's stable", "your stable"]
    assert "Type a number" in asking.read("").says


def test_inside_a_group(asking):
    for line, answer in [("", "your"), ("ben", "Ben's"), ("c", "Cleo's"), ("3", "Cleo's"), ("your", "your"), ("a", "your")]:
        asking.group = asking.top[1]
        assert said(asking, line) == f"play Narwhal Torpedo into {answer} stable"
    asking.group = asking.top[1]
    assert asking.read("0").opened
    assert asking.group is None


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("", "Type a number"),
        ("0", "There is no number 0 here; choose 1 to 7."),
        ("99", "There is no number 99 here"),
        ("play unicorn mitten", "“play unicorn mitten” is none of the choices"),
        ("neigh", "“neigh” is none of the choices"),
        ("play b", "“play b” can mean play Barbed Wire into …; play Basic Unicorn (Red) into …. Which one?"),
    ],
)
def test_lines_that_do_not_fit(asking, line, says):
    reply = asking.read(line)
    assert reply.option < 0
    assert says in reply.says


def test_commands(asking):
    assert [asking.read(line).command for line in ("?", "help", "table", "log", "UNDO", "quit", "q", "save")] == [
        "help", "help", "table", "log", "undo", "quit", "quit", "save",
    ]  # fmt: skip
    reply = asking.read("card Black Knight")
    assert (reply.command, reply.argument) == ("card", "Black Knight")


def test_targets_are_named_with_their_owners(asking):
    session = asking.session
    session.match.state.answer(0, asking.read("poison").option)
    while session.match.state.pending[0].seat != 0:
        pending = session.match.state.pending[0]
        session.match.state.answer(pending.seat, pending.options[0])
    asking = Asking(session, look_for(session))
    assert asking.title == "Unicorn Poison: choose a card to destroy"
    assert [choice.label for choice in asking.listed] == [
        "Rhinocorn of Ben",
        "Baby Unicorn (Red) of Ben",
        "Classy Narwhal of Cleo",
    ]
    for line in ("rhino", "rhinocorn of b", "rhinocorn of ben", "1"):
        assert said(asking, line) == "Rhinocorn of Ben"
    assert "Which one?" in asking.read("of ben").says


def test_the_beginning_of_a_line_marks_a_choice(asking):
    assert [asking.guess(line) for line in ("", "3", "40", "dr", "play torp", "nothing like it", "card x")] == [
        None, 2, None, 6, 1, None, None,
    ]  # fmt: skip


def test_copies_are_one_choice(tmp_path):
    session = positioned(tmp_path, ["Glitter Bomb", "Glitter Bomb", "Neigh"], STABLES, seats=3)
    asking = Asking(session, look_for(session))
    assert [choice.text for choice in asking.listed] == ["play Glitter Bomb into … (×2)", "draw"]
