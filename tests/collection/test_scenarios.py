"""Scenario files about collections: what holds is told, what does not is found, what cannot be is refused with its line."""

import pytest

from cardwright.kernel.errors import BadInput
from cardwright.scenarios.loading import read_scenario
from cardwright.scenarios.running import run_scenario

GOOD = """
title = "A test"
game = "narrators"
play = '''
no offer waits
A's deck has 35 cards
'''
[collection]
seed = "7"
[collection.A]
starter = "gallant"
boosters = 1
[collection.B]
deck = [
    "3 × Background Extra", "2 × Faithful Steed", "2 × Turn the Page", "2 × Red Pen", "3 × Attic Bats",
    "3 × Candlelit Ghost", "2 × Grave Digger", "2 × Apprentice Witch", "2 × Weeping Widow", "2 × Hollow Butler",
    "2 × Fortune Teller", "2 × Possessed", "2 × Moon-Touched", "1 × Bad Omen",
]
"""
GOOD = GOOD.replace('"3 × Background Extra"', '"2 × Background Extra"').replace('"1 × Bad Omen"', '"2 × Bad Omen"')


def found(*steps):
    """The first step that does not hold, and what was found instead; None if all do."""
    text = GOOD.replace("no offer waits", "\n".join(steps))
    failure = run_scenario(read_scenario(text, "test.toml"))
    return None if failure is None else (failure.step, failure.found)


@pytest.mark.parametrize(
    "steps",
    [
        ("A's deck adds up to 72",),
        ("A may: open a booster", "A has opened 1 booster"),
        ("A: open a booster, adding none", "A has opened 2 boosters", "A has kept out 5 cards"),
        ("A: offer red pen for attic bats of B", "an offer waits for B", "b: accept", "Red Pen is in B's deck"),
        ("A: offer Red Pen for Attic Bats of B", "B: refuse", "no offer waits", "Attic Bats is not in A's deck"),
        ("B: offer Attic Bats for Red Pen of A", "B: withdraw", "B's deck has 3 × Attic Bats", "B's deck has 2 x Red Pen"),
        ("B may not: accept",),
    ],
)
def test_what_holds(steps):
    assert found(*steps) is None


@pytest.mark.parametrize(
    ("steps", "told"),
    [
        (("A's deck has 30 cards",), "A's deck has 35"),
        (("A's deck adds up to 1",), "A's deck adds up to 7"),
        (("A has opened 2 boosters",), "A has opened 1"),
        (("A has kept out 1 card",), "A has kept out 0"),
        (("Red Pen is not in A's deck",), "A's deck has Red Pen"),
        (("Attic Bats is in A's deck",), "A's deck has no Attic Bats"),
        (("A's deck has 3 × Red Pen",), "A's deck has 2 × Red Pen"),
        (("an offer waits for B",), "no offer waits for B"),
        (("A: offer Red Pen for Red Pen of B", "an offer waits for A"), "no offer waits for A"),
        (("A: offer Red Pen for Red Pen of B", "no offer waits"), "A's Red Pen for B's Red Pen waits for an answer"),
        (("A may not: open a booster",), "A may open a booster"),
        (("A may: open a booster, adding 4 cards",), "refused: all 5 cards of a booster"),
        (("B: accept",), "refused: no offer waits for an answer"),
        (("A: offer Red Pen for Hedge Knight of B",), "refused: Red Pen has card score 1"),
    ],
)
def test_what_does_not_hold_is_told(steps, told):
    failure = found(*steps)
    assert failure is not None and failure[0] == steps[-1]
    assert failure[1].startswith(told)


BAD = [
    # old, new, the beginning of the line at fault, message
    ('"narrators"', '"unicorns"', "[collection]", 'there are no collections in this game; expected game = "narrators"'),
    ("[collection]\n", "phase = 'play'\n[collection]\n", "phase", "unknown key “phase” beside [collection]"),
    ('seed = "7"', "seed = 7", "seed", "seed = 7: expected a text in quotes"),
    ('seed = "7"', "seat = 7", "seat", "unknown key “seat” in [collection]; expected play, seed, A, B"),
    ('"gallant"', '"noon"', "starter", "unknown starter deck “noon”; expected Gallant Draft or Midnight Draft"),
    ('"gallant"', "7", "starter", "starter = 7: expected a text in quotes"),
    ("boosters = 1", "boosters = 9", "boosters", "boosters = 9: expected 0 to 8"),
    ("boosters = 1", "boosters = -1", "boosters", "boosters = -1: expected 0 to 8"),
    (
        "boosters = 1",
        "booster = 1",
        "booster =",
        "unknown key “booster” in [collection.A]; expected starter, deck, boosters; did",
    ),
    ("boosters = 1", "deck = ['Red Pen']", "[collection.A]", "A needs a starter deck or a deck; expected one of starter, deck"),
    ("Bad Omen", "Bat Omen", "deck", "unknown card “Bat Omen”; did you mean “Bad Omen”?"),
    ("2 × Bad Omen", "1 × Bad Omen", "deck", "the deck has 29 cards; expected 30"),
    ("deck = [", "deck = [7,", "deck", "unknown card “7”"),
    ("no offer waits", "no offer wait", "no offer", "unknown step “no offer wait”"),
    ("no offer waits", "C: accept", "C:", "there is no player “C”; expected one of A, B"),
    ("no offer waits", "A: offer Red Pen for Attic Bats of C", "A:", "there is no player “C”"),
    ("no offer waits", "A: offer Red Pan for Attic Bats of B", "A:", "did you mean “Red Pen”?"),
    ("no offer waits", "Red Pan is in A's deck", "Red", "did you mean “Red Pen”?"),
    ("no offer waits", "A: open a booster, adding some", "A:", "expected open a booster, adding all, none or a number"),
    ("no offer waits\nA's deck has 35 cards", "", "play", "play has no step"),
    ("boosters = 1", "play = 'no offer waits'", "play = 'n", "play stands here a second time"),
]


@pytest.mark.parametrize(("old", "new", "mark", "message"), BAD)
def test_a_bad_file(old, new, mark, message):
    assert old in GOOD
    text = GOOD.replace(old, new, 1)
    with pytest.raises(BadInput) as caught:
        read_scenario(text, "test.toml")
    place, told = str(caught.value).removeprefix("test.toml:").split(":1: ", 1)
    assert message in told
    assert int(place) == next(n for n, line in enumerate(text.splitlines(), 1) if line.strip().startswith(mark))


def test_scenes_at_the_table_and_about_collections_stand_in_one_file():
    text = """
title = "A test"
game = "narrators"
[[scene]]
phase = "setup"
play = "A's hand has 3 cards"
[[scene]]
play = "A's deck has 31 cards"
[scene.collection.A]
starter = "gallant"
"""
    scenario = read_scenario(text, "test.toml")
    assert (len(scenario.scenes), len(scenario.collections)) == (1, 1)
    failure = run_scenario(scenario)
    assert failure is not None and failure.line == 8
