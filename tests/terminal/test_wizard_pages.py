"""Pages, cards and odds of Unreliable Wizard in the terminal."""

import random
import re

import pytest

from cardwright.games.wizard.sets import base_text
from cardwright.terminal.asking import Asking
from cardwright.terminal.look import look_for, text_of, width_of
from tests.terminal.tables import type_lines
from tests.terminal.wizard_tables import FIVE, PAGES, answer_at_random, positioned, wizard


def test_pages_in_plain_text(tmp_path):
    text = type_lines(positioned(tmp_path, hand=FIVE[:4], party=["Quills"]), *PAGES, "result")
    assert "Magma = Ember + Stone                 4      0      0" in text
    assert "Crystal (Light)" in text  # one card is missing
    assert "At the start of a battle, the enemy loses 2 life." in text
    assert re.search(r"the Demon Castle, Edge of the World +\d+  ", text)
    assert "yellow enemies (3 on the map)" in text
    assert "This is an unofficial game." in text
    assert "The game is not over yet." in text


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("hawk", "Stoop: After each attack, an enemy with 3 or less life left loses all of it. Support: frost 1."),
        ("sharp eye", "☺Hawk (companion): Stoop"),
        ("bloom", "Healing = Light + Bloom: heals 8"),
        ("terra", "†Demon Lord Terra (demon lord):"),
        ("puddle", "Green Downs: life 7, resists frost 1, storm 1"),
        ("zzz", "There is no card “zzz” in this game."),
    ],
)
def test_cards_can_be_read(tmp_path, name, says):
    assert says in " ".join(type_lines(positioned(tmp_path), f"card {name}").split())


def test_what_is_unseen_is_told_by_elimination(tmp_path):
    session = positioned(tmp_path, hand=FIVE[:4], party=["Quills"], beaten=["1"], defeated=["Cave Bat"])
    text = "\n".join([text_of(line) for line in look_for(session).page("unseen", session, 100)])
    assert "yellow enemies (2 on the map)" in text
    assert "Cave Bat" not in text
    assert "Porcupine" not in text
    assert "Stone" not in text
    assert "Puddle Slime" in text
    assert "Princess of Dusk" not in text  # she is not in this game


def test_what_is_known_of_the_data(tmp_path):
    session = positioned(tmp_path)
    look = look_for(session)
    text = " ".join(" ".join([text_of(line) for line in look.page("about", session, 80)]).split())
    assert "has no affiliation with their publisher" in text
    assert "known 48 of 910: stated by the published rulebook" in text
    assert "inferred whether it regains life of Demon Lord Terra" in text
    assert "Unofficial: 854 of 910 values are made up" in type_lines(session)


def test_the_odds_of_a_deck(tmp_path):
    """Three cards from a deck of four: one draw in four is Trinity, which with Glow deals 3 + 5 + 2 to the Cave Bat."""
    session = positioned(tmp_path, "deck", hand=FIVE[:4], place="m1r2c1", lairs=["Cave Bat"], party=["Glow"])
    text = type_lines(session, "odds")
    assert "The chance to win this battle: 100.0 %" in text
    assert re.search(r"all 4 +3 +100.0 % +100\.0 %", text)


def test_the_odds_of_spells_that_were_drawn(tmp_path):
    """Steam Burst deals 2 + 1 to the Toadstool, which with 4 life left strikes for 1."""
    session = positioned(tmp_path, "synthesis", place="m1r2c1", drawn=["Ember", "Rime"], lairs=["Toadstool"])
    assert re.search(r"Steam Burst +\d+\.\d % +3 +13\n", type_lines(session, "odds"))


def test_outside_of_battles_the_odds_page_shows_the_ways(tmp_path):
    text = type_lines(positioned(tmp_path), "odds")
    assert "There are odds in battles" in text
    assert "Cheapest ways from here" in text


def test_pages_never_fail(tmp_path):
    rng = random.Random(3)
    session = wizard(tmp_path, "3", ["difficulty=apprentice", "use_every_drawn_card=false"])
    look = look_for(session)
    while not session.over:
        for command in [*PAGES, "result"]:
            if look.slow_page(command, session, 80) is not None:
                continue
            for width in (40, 74, 100):
                lines = look.page(command, session, width)
                assert lines
                if width > 70 and command != "result":
                    assert max(width_of(line) for line in lines) <= width, [text_of(line) for line in lines]
        asking = Asking(session, look)
        for choice in asking.top:
            for option in choice.options[:3]:
                look.option_text(session.view, option)
        answer_at_random(session, rng)
    assert look.result(session)


def test_what_is_known_of_a_data_file_of_ones_own(tmp_path):
    """Values by area are named by it; numbers of areas themselves are no news."""
    old = "{ area = 1, life = 7, resist = [0, 1, 1] },"
    assert base_text().count(old) == 1
    text = base_text().replace(old, old.replace(" }", ', status = { life = "known", resist = "known", area = "known" } }'))
    session = wizard(tmp_path, data={"file": "mine.toml", "text": text})
    page = " ".join(" ".join([text_of(line) for line in look_for(session).page("about", session, 80)]).split())
    assert "life in area 1 of Puddle Slime; resistances in area 1 of Puddle Slime" in page
    assert "area in area" not in page
