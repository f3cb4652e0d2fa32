"""Battles of Unreliable Wizard in the terminal."""

import re

import pytest

from cardwright.terminal.asking import Asking
from cardwright.terminal.look import look_for
from cardwright.terminal.session import HUMAN
from tests.terminal.wizard_tables import FIVE, positioned, table_of


def test_a_battle_shows_strikes_life_and_the_rows_of_resistance(tmp_path):
    lairs = ["Toadstool"]
    session = positioned(tmp_path, "synthesis", party=["Guard"], place="m1r2c1", drawn=["Ember", "Rime"], lairs=lairs)
    lines = [line.rstrip() for line in table_of(session)]
    assert "†Toadstool  7 of 7 life  yellow enemy" in lines
    assert "strikes    3 3 3 1 1 1 1" in lines
    assert "life       ■ ■ ■ ■ ■ ■ ■" in lines
    assert "Next strike 1" in lines  # Guard weakens, but not below 1
    assert "resists         0     1     0" in lines
    assert "support         1     0     0" in lines
    assert look_for(session).table(session.view, 78).title == "Battle in Green Downs"
    assert "Drawn  ◇Ember  ◇Rime" in lines


def test_spells_say_what_they_deal(tmp_path):
    """Steam Burst deals 2 flame and 2 frost: with 1 support in flame against 1 resistance in frost that is 3 + 1."""
    session = positioned(tmp_path, "synthesis", party=["Guard"], place="m1r2c1", drawn=["Ember", "Rime"], lairs=["Toadstool"])
    asking = Asking(session, look_for(session))
    assert asking.title == "You drew Ember and Rime. Which spells (→ damage)?"
    assert [choice.label for choice in asking.listed] == ["Steam Burst → 4", "Flare + Chill → 2"]


@pytest.mark.parametrize("line", ["2", "chill flare", "fl ch", "flare + chill", "cast flare, chill"])
def test_spells_are_named_in_any_order(tmp_path, line):
    session = positioned(tmp_path, "synthesis", place="m1r2c1", drawn=["Ember", "Rime"], lairs=["Toadstool"])
    asking = Asking(session, look_for(session))
    assert asking.read(line).option == asking.listed[1].options[0]


@pytest.mark.parametrize("line", ["spark, stone, rime", "ri sp sto", "stone and spark and rime", "deck rime, spark, stone"])
def test_a_deck_is_named_in_any_order(tmp_path, line):
    session = positioned(tmp_path, "deck", hand=FIVE, place="m1r2c1")
    reply = Asking(session, look_for(session)).read(line)
    assert session.option(reply.option) == "deck Rime, Spark, Stone"


def test_decks_are_listed_by_their_size(tmp_path):
    session = positioned(tmp_path, "deck", hand=FIVE, place="m1r2c1")
    asking = Asking(session, look_for(session))
    assert [choice.label for choice in asking.listed] == [
        "a deck of three … (10)",
        "a deck of four … (5)",
        "all 5: Ember, Rime, Spark, Stone, Light",
    ]
    assert session.option(asking.read("all").option) == "deck Ember, Rime, Spark, Stone, Light"
    assert session.option(asking.read("all but stone").option) == "deck Ember, Rime, Spark, Light"
    assert asking.read("2").opened
    assert session.option(asking.read("1").option) == "deck Ember, Rime, Spark, Stone"


def test_a_draw_says_what_it_costs(tmp_path):
    session = positioned(tmp_path, "deck", life=2, place="m1r2c1")
    labels = [choice.label for choice in Asking(session, look_for(session)).listed]
    assert labels == ["draw 1: 2 life → 1", "draw 2: 2 life → 0"]


def test_drawing_one_by_one_shows_what_was_drawn(tmp_path):
    session = positioned(tmp_path, "deck", place="m1r2c1", options=["draw_mode=one_by_one"])
    asking = Asking(session, look_for(session))
    assert re.fullmatch(r"You drew \w+. One more, for 1 life\?", asking.title)
    assert [choice.label for choice in asking.listed] == ["draw one more: 13 life → 12", "stop"]


def test_giving_up_a_companion_shows_what_is_lost(tmp_path):
    session = positioned(tmp_path, "synthesis", life=0, party=["Guard", "Glow"], place="m1r2c1", drawn=["Ember", "Rime"])
    session.match.state.answer(HUMAN, session.question.options[0])
    asking = Asking(session, look_for(session))
    assert asking.title == "You have no life left. Whom do you give up, for 8 life?"
    assert [choice.label for choice in asking.listed] == [
        "Squire: Guard, flame 1",
        "Fairy: Glow, flame 1, frost 2",
    ]
    assert asking.read("glow").option == asking.read("fairy").option == asking.listed[1].options[0]
