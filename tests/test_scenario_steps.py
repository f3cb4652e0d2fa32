"""Each kind of step does what docs/scenarios.md says, and fails when it should."""

import re
from pathlib import Path

import pytest

from cardwright.scenarios.loading import read_scenario
from cardwright.scenarios.running import Failure, run_scenario
from cardwright.scenarios.steps import GRAMMAR

POSITION = """
title = "A test"
game = "unicorns"
seats = 3
play = '''
{steps}
'''

[A]
hand = ["Unicorn Poison", "Good Deal", "Neigh", "Neigh"]
stable = ["Narwhal", "Unicorn Phoenix"]

[B]
hand = ["Neigh", "Back Kick"]
stable = ["Basic Unicorn (Red)", "Rhinocorn"]

[C]
hand = ["Super Neigh"]
stable = ["Basic Unicorn (Red)", "Nanny Cam"]

[table]
deck = ["Yay", "Shake Up", "Claw Machine"]
discard = ["Llamacorn"]
"""
FIRST_STEP = POSITION.splitlines().index("{steps}") + 1


def run(*steps: str, position: str = POSITION) -> Failure | None:
    return run_scenario(read_scenario(position.replace("{steps}", "\n".join(steps)), "test.toml"))


HOLDS = """
A is asked action
B is not asked
A may: play Unicorn Poison
A MAY: play unicorn poison
A may: draw
A may not: play Back Kick
A may not: play Neigh
B may not: draw
A may only: draw; play Unicorn Poison; play Good Deal
Narwhal is in A's stable
narwhal is in a’s STABLE
Llamacorn is in the discard pile
Rhinocorn is not in A's stable
A's hand has 4 cards
A's stable has 2 cards
the discard pile has 1 card
the Nursery has 13 cards
the deck has 100 cards
the pile has 0 cards
the box has 0 cards
A has 2 Unicorns
C has 1 Unicorn
it is A's turn
the phase is action
the game goes on
A sees Super Neigh in C's hand
A sees Neigh in A's hand
B sees Narwhal in A's stable
B does not see Neigh in A's hand
A does not see Yay in the deck
# a comment
A is asked action   # another
""".strip().splitlines()


@pytest.mark.parametrize("step", HOLDS)
def test_holds(step):
    assert run("A is asked action", step) is None


FAILS = [
    ("A is asked target", "A is asked action: play Unicorn Poison; play Good Deal; draw"),
    ("B is asked action", "B is not asked; A is asked action"),
    ("A is not asked", "A is asked action: play Unicorn Poison; play Good Deal; draw"),
    ("A may: play Back Kick", "A is asked action: play Unicorn Poison; play Good Deal; draw"),
    ("B may: draw", "B is not asked; A is asked action"),
    ("A may not: draw", "A is asked action: play Unicorn Poison; play Good Deal; draw"),
    ("A may only: draw", "A is asked action: play Unicorn Poison; play Good Deal; draw"),
    ("A may only: draw; play Back Kick", "“play Back Kick” is not offered; A is asked action"),
    ("Narwhal is in A's hand", "Narwhal is in A's stable"),
    ("Neigh is in the box", "Neigh is in the deck, A's hand, B's hand"),
    ("Narwhal is not in A's stable", "Narwhal is there"),
    ("A's hand has 3 cards", "it has 4: Unicorn Poison, Good Deal, Neigh, Neigh"),
    ("the pile has 1 card", "it has 0"),
    ("A has 3 Unicorns", "A has 2"),
    ("it is B's turn", "it is A's turn"),
    ("the phase is draw", "the phase is action"),
    ("A wins", "the game goes on, A is asked action"),
    ("nobody wins", "the game goes on, A is asked action"),
    ("A sees Neigh in B's hand", "A sees there nothing"),
    ("B sees Good Deal in C's hand", "B sees there Super Neigh"),
    ("A does not see Super Neigh in C's hand", "A sees it"),
    ("B: draw", "B is not asked; A is asked action"),
    ("A: play Back Kick", "“play Back Kick” is not offered; A is asked action"),
]


@pytest.mark.parametrize(("step", "found"), FAILS)
def test_fails_with_what_was_found(step, found):
    failure = run("A is asked action", step)
    assert failure is not None
    assert (failure.file, failure.line, failure.step) == ("test.toml", FIRST_STEP + 1, step)
    assert failure.found.startswith(found)


def test_the_end_of_the_game():
    colours = ("Blue", "Green", "Yellow", "Orange", "Purple", "Indigo")
    position = POSITION.replace("[A]\nhand = [", '[A]\nhand = ["Americorn", ')
    position = position.replace('"Narwhal", "Unicorn Phoenix"', ", ".join(f'"Basic Unicorn ({c})"' for c in colours))
    steps = ("A: play Americorn", "all pass", "A: skip Americorn")
    assert run(*steps, "A wins", "A is not asked", position=position) is None
    for step in ("B wins", "nobody wins", "the game goes on"):
        failure = run(*steps, step, position=position)
        assert failure is not None and failure.found == "A wins"
    failure = run(*steps, "A: draw", position=position)
    assert failure is not None and failure.found == "A is not asked; the game is over"


def test_a_name_that_may_mean_two_cards_is_not_guessed():
    steps = ("A: play Unicorn Poison", "all pass")
    assert run(*steps, "A may: Basic Unicorn (Red)", "A: Basic Unicorn (Red) of C", "C has 0 Unicorns") is None
    for step in ("A: Basic Unicorn (Red)", "A may only: Basic Unicorn (Red); Rhinocorn"):
        failure = run(*steps, step)
        assert failure is not None
        assert "“Basic Unicorn (Red)” can mean basic unicorn (red) of b or basic unicorn (red) of c" in failure.found
    assert run(*steps, "A: rhinocorn", "Rhinocorn is in the discard pile") is None


def test_copies_in_one_place_are_alike():
    assert run("A: play Good Deal", "B: play Neigh", "C: pass", "A may only: pass; play Neigh", "A: play Neigh") is None


def test_all_pass_ends_the_window_and_nothing_else():
    assert run("A: play Good Deal", "B is asked instant", "all pass", "A is asked discard") is None
    assert run("all pass", "A is asked action") is None


def test_skip_all_declines_until_something_else_is_asked():
    position = POSITION.replace("seats = 3", 'seats = 3\nphase = "start"').replace(
        '"Narwhal", "Unicorn', '"Double Dutch", "Unicorn'
    )
    position = position.replace('"Unicorn Phoenix"', '"Claw Machine"')
    assert run("A is asked use", "skip all", "A is asked action", "A's hand has 5 cards", position=position) is None


def test_auto_plays_to_the_next_turn_or_the_end():
    # the first option of B is to use Rhinocorn, which skips the action
    assert run("auto", "it is C's turn", "C is asked action", "auto", "it is A's turn", "A is asked action") is None
    position = POSITION.replace("[table]", "[table]\ndeck_size = 3")
    failure = run(*["auto"] * 20, "the game goes on", position=position)
    assert failure is not None and "win" in failure.found


def test_steps_are_tried_in_order_and_stop_at_the_first_that_fails():
    failure = run("A is asked action", "", "# nothing", "A: draw", "B has 9 Unicorns", "A has 9 Unicorns")
    assert failure is not None
    assert (failure.line, failure.step, failure.found) == (FIRST_STEP + 4, "B has 9 Unicorns", "B has 2")
    assert str(failure) == f"test.toml:{FIRST_STEP + 4}: B has 9 Unicorns\n  found: B has 2"


def test_all_scenes_must_hold():
    scene = "\n[[scene]]\nseats = 3\nplay = '''\nA has {number} Unicorns\n'''\n[scene.A]\nstable = [\"Narwhal\"]\n"
    head = 'title = "Scenes"\ngame = "unicorns"\n'
    good, bad = scene.replace("{number}", "1"), scene.replace("{number}", "2")
    assert run_scenario(read_scenario(head + good + good, "test.toml")) is None
    failure = run_scenario(read_scenario(head + good + bad, "test.toml"))
    assert failure is not None
    text = (head + good + bad).splitlines()
    assert text[failure.line - 1] == "A has 2 Unicorns"


def test_every_step_is_documented():
    docs = (Path(__file__).parent.parent / "docs/scenarios.md").read_text()
    written = re.findall(r"`([^`]+)`", docs.split("## The steps")[1])
    for pattern, _ in GRAMMAR:
        assert any(re.fullmatch(pattern, example, re.IGNORECASE) for example in written), pattern
