"""Who is asked what gives no secret away."""

import pytest

from cardwright.scenarios.loading import read_scenario
from cardwright.scenarios.running import run_scenario


def check(steps: str, tables: str, head: str = "seats = 3") -> None:
    lines = "\n".join(step.strip() for step in steps.strip().splitlines())
    rows = "\n".join(row.strip() for row in tables.strip().splitlines())
    text = f"title = \"A test\"\ngame = \"unicorns\"\n{head}\nplay = '''\n{lines}\n'''\n{rows}\n"
    failure = run_scenario(read_scenario(text, "test.toml"))
    assert failure is None, str(failure)


def test_a_search_asks_even_if_nothing_can_be_found():
    tables = """
    [A]
    hand = ["Classy Narwhal"]
    [table]
    deck = ["Narwhal", "Good Deal"]
    deck_size = 2
    """
    check("A: play Classy Narwhal\nA: use Classy Narwhal\nA is asked pick\nA may only: nothing", tables)


@pytest.mark.parametrize(
    ("card", "rest"),
    [
        ("Rainbow Unicorn", '"Good Deal"'),
        ("Necromancer Unicorn", '"Good Deal", "Back Kick"'),
    ],
)
def test_an_effect_that_needs_certain_hand_cards_is_asked_about_without_them(card, rest):
    steps = f"A: play {card}\nA is asked use\nA may only: skip {card}\nskip all\nit is B's turn"
    check(steps, f'[A]\nhand = ["{card}", {rest}]\n[table]\ndiscard = ["Narwhal"]')


def test_players_without_an_instant_are_asked_too_and_all_at_once():
    tables = """
    [A]
    hand = ["Narwhal"]
    [B]
    hand = ["Good Deal"]
    [C]
    hand = ["Neigh"]
    """
    steps = """
    A: play Narwhal
    B may only: pass
    C may only: pass; play Neigh
    C: play Neigh
    the pile has 1 card
    B is asked instant
    B: pass
    # and about the Neigh
    the pile has 2 cards
    B may only: pass
    B: pass
    Narwhal is in the discard pile
    """
    check(steps, tables)


def test_of_two_answers_that_of_the_nearest_player_counts():
    tables = """
    [A]
    hand = ["Narwhal"]
    [B]
    hand = ["Neigh"]
    [C]
    hand = ["Super Neigh"]
    """
    steps = """
    A: play Narwhal
    C: play Super Neigh
    B: play Neigh
    C is asked instant
    C may: play Super Neigh
    Super Neigh is in C's hand
    C: pass
    Narwhal is in the discard pile
    """
    check(steps, tables)
