"""Data files of Unreliable Wizard: what is read, and what is refused with its place."""

import random
import re

import pytest

from cardwright.games.registry import make_game
from cardwright.games.wizard.about import about, statuses
from cardwright.games.wizard.rules import Wizard
from cardwright.games.wizard.sets import base_text, base_world, parser, read_world
from cardwright.games.wizard.sets import make_game as make_wizard
from cardwright.games.wizard.skills import SideRules
from cardwright.kernel._derived import state_data
from cardwright.kernel.errors import BadInput
from cardwright.kernel.match import Match, load_match
from cardwright.language.setfile import FaultyFile

TEXT = base_text()


def line_of(part, text=TEXT):
    return next(number for number, line in enumerate(text.splitlines(), 1) if part in line)


def test_the_built_in_world_has_its_counts():
    world = base_world()
    assert (len(world.hexes), len(world.slots), len(world.enemies)) == (42, 8, 11)
    assert sum(card.basic for card in world.magic) == 3 and len(world.magic) == 7
    assert len(world.companions) == 7 and len(world.princesses) == 2
    assert [sum(enemy.colour == colour for enemy in world.enemies) for colour in ("yellow", "red", "demon_lord")] == [4, 6, 1]


def test_every_text_prints_as_it_is_written():
    for companion in base_world().companions:
        for side in companion.sides:
            assert parser().printer.text(parser().parse(side.text)) == side.text


# What is changed in the file, the place at fault, and what is said about it.
FAULTS = [
    ('id = "m1r1c1", card', "cost = 1", 'cost = "x"', 'm1r1c1", card', "cost = 'x'"),
    ('adj = ["m1r1c2", "m1r2c1", "m1r2c2"]', '"m1r2c1", ', "", 'id = "m1r2c1", card', "is not next to “m1r2c1”"),
    ('id = "m1r1c1", card', "cost = 1", "cost = 0", 'm1r1c1", card', "both cost 0"),
    ('id = "pebble"', 'cards = ["stone"]', 'cards = ["stone", "shade"]', 'id = "stone"', "has no spell of its own"),
    ('id = "gleam"', 'cards = ["light"]', 'cards = ["light", "bloom"]', 'id = "healing"', "has the same cards as “gleam”"),
    ('id = "chill"', 'book = "basic"', 'book = "advanced"', 'id = "chill"', "expected basic, by its cards"),
    ("attack = [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]", "[2, 2, ", "[2, ", "attack = [2, 2, 2, 2, 2, 2, 2, 2", "largest life is 11"),
    ("attack = [3, 3, 3, 1, 1", "[3, 3, 3, 1, 1", "[3, 3, 3, 1, 0", "attack = [3, 3, 3, 1, 1", "at least 1"),
    ("deck_min = 3", "3", "1", "deck_min = 3", "expected at least deck_leave + draw_min"),
    ("retire_at_life = 0", "0", "2", "retire_at_life = 0", "expected 0"),
    ("enabled = false", "false", "true", "enabled = false", "expected false"),
    ('zero_check = "after_synthesis"', "after_synthesis", "never", "zero_check = ", "expected one of after_synthesis"),
    ("life_max = 20", "life_max", "life_maxx", "life_max = 20", "did you mean “life_max”?"),
    ('colour = "yellow"', "yellow", "blue", "id = 1, hex", "slots are blue, but 0 enemies are"),
    ('id = 1, hex = "m1r2c1"', '"left"', '"middle"', 'id = 1, hex = "m1r2c1"', "expected left or right"),
    ("card_exists = true", "true", '"yes"', "card_exists = true", "expected true or false"),
    ('castle = "m3r4c2"', "m3r4c2", "m9r9c9", 'castle = "m3r4c2"', "is no hex"),
    ('name = "Fairy"', "Fairy", "Hawk", 'id = "fairy"', "names differ"),
    ("the enemy loses 2 life", "loses 2", "gains 2", 'id = "quills"', "cannot read “gains”"),
    ('id = "quills"', "At the start of a battle", "When you win a battle", 'id = "quills"', "does not fit its action"),
    ("After each attack, the enemy loses 1", "the enemy", "you may", 'id = "bristle"', "cannot read"),
    ('princess = true', "true", "false", "[[companion]]", "there are 1 princesses"),
    ('difficulty]]\nid = "apprentice"', "apprentice", "standard", 'id = "standard"', "ids differ"),
    ("damage_types = [", '"flame", ', "", "damage_types", "expected 3 different names"),
    ("damage_types = [", '"flame"', "{}", "damage_types", "expected 3 different names"),
]  # fmt: skip


@pytest.mark.parametrize(("where", "old", "new", "place", "message"), FAULTS, ids=[f"{row[2]}: {row[4]}" for row in FAULTS])
def test_a_fault_is_told_with_its_place(where, old, new, place, message):
    at = TEXT.index(where)
    end = TEXT.index("\n", at + len(where))
    changed = TEXT[:at] + TEXT[at:end].replace(old, new, 1) + TEXT[end:]
    assert changed != TEXT
    with pytest.raises(FaultyFile) as caught:
        read_world(changed, "my.toml")
    faults = [fault for fault in caught.value.faults if message in fault.message]
    assert faults, caught.value
    assert faults[0].file == "my.toml"
    if place in TEXT and "colour" not in where:
        assert abs(faults[0].line - line_of(place)) <= 1, faults[0]


def test_what_is_no_toml_is_refused_with_its_line():
    with pytest.raises(FaultyFile, match=r"my\.toml:3:"):
        read_world('format = 1\ngame = "wizard"\nrules = [\n', "my.toml")


def test_a_hex_that_cannot_be_reached():
    text = TEXT
    for other in ("m3r3c3", "m3r4c3"):
        text = re.sub(rf'(id = "{other}".*adj = \[.*?), "m3r4c4"', r"\1", text)
    text = re.sub(r'(id = "m3r4c4".*adj = )\[.*?\]', r'\1["m9"]', text)
    text = text.replace("hexes = [\n", 'hexes = [\n  { id = "m9", card = 3, row = 1, col = 9, terrain = "plain", cost = 1, '
                        'recover = 0, slot = 0, adj = ["m3r4c4"] },\n')  # fmt: skip
    with pytest.raises(FaultyFile, match="cannot be reached from the start"):
        read_world(text, "my.toml")


def test_the_table_of_section_7_says_the_same_as_texts():
    text = TEXT.replace(
        'text = "At the start of a battle, the enemy loses 2 life."',
        'timing = "battle_start", effect = "enemy_life", amount = 2',
    )
    side = read_world(text, "my.toml").companions[0].sides[0]
    assert side.text == "At the start of a battle, the enemy loses 2 life."
    assert [skill.amount for skill in SideRules("", side.abilities, []).starts] == [2]
    with pytest.raises(FaultyFile, match="one or the other"):
        read_world(text.replace('timing = "battle_start"', 'text = "", timing = "battle_start"'), "my.toml")


def test_every_fault_is_told_at_once():
    """Faults of form in one table do not hide what does not fit together in the others."""
    changes = [
        ("life_max = 20", "life_max = -1"),
        ('id = "m1r1c1", card = 1, row = 1, col = 1, terrain = "plain", cost = 1', 'id = "m1r1c1", card = 1, row = 1, '
         'col = 1, terrain = "plain", cost = 0'),
        ("At the start of a battle, the enemy loses 2 life.", "At the start of a battle, the enemy sleeps."),
        ("attack = [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]", "attack = [2, 2]"),
    ]  # fmt: skip
    text = TEXT
    for old, new in changes:
        assert text.count(old) == 1
        text = text.replace(old, new)
    with pytest.raises(FaultyFile) as caught:
        make_game({"game": "wizard", "data": {"file": "my.toml", "text": text}})
    assert [fault.line for fault in caught.value.faults] == [line_of(new, text) for _, new in changes]
    assert all(f"my.toml:{fault.line}:" in str(caught.value) for fault in caught.value.faults)


def test_faults_of_one_table_are_told_together():
    """A value of the wrong kind hides only what follows from it."""
    changes = [
        ("overdraw = true", "overdraw = 7"),
        ('castle = "m3r4c2"', 'castle = "m9r9c9"'),
        ('"m2r1c3", "m2r2c3", "m2r3c3"]', '"m2r1c3", "m2r2c3", "m2r3c3", "m9r2c2"]'),
        ('cards = ["ember", "rime", "spark", "light"]', 'cards = ["ember", "rime", "spark", "lihgt"]'),
        ("After each attack, the enemy loses 1 life.", "After each atack, the enemy loses 1 life."),
        ('name = "Cave Bat"\ncolour = "yellow"', 'name = "Cave Bat"\ncolour = "yelow"'),
        ("attack = [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]", "attack = [2, 2]"),
        ("{ area = 1, life = 8, resist = [1, 0, 0] }", "{ area = 1, life = 8, resist = [1, 0] }"),
    ]
    text = TEXT
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    with pytest.raises(FaultyFile) as caught:
        read_world(text, "my.toml")
    assert [fault.line for fault in caught.value.faults] == [line_of(new.split("\n")[-1], text) for _, new in changes]


def values_of_the_file():
    """Where each value of the file stands: line, first column, column after it."""
    table = ""
    for number, line in enumerate(TEXT.splitlines()):
        header = re.match(r"\s*\[\[?([\w.]+)", line)
        table = header[1] if header else table
        code = re.sub(r"status = \{[^}]*\}", lambda part: " " * len(part[0]), line.split("#")[0])
        for found in re.finditer(r'(?<![\w.])\w+ = (\[[^\[\]{]*\]|"[^"]*"|\w+)', code):
            if not table.startswith("fixture"):
                yield number, found.start(1), found.end(1)


def test_a_value_of_the_wrong_kind_is_a_fault_in_its_own_line_alone():
    values = list(values_of_the_file())
    assert len(values) > 800
    for number, start, end in random.Random(1).sample(values, 25):
        lines = TEXT.splitlines()
        lines[number] = lines[number][:start] + "{}" + lines[number][end:]
        with pytest.raises(FaultyFile) as caught:
            read_world("\n".join(lines), "my.toml")
        assert {fault.line for fault in caught.value.faults} == {number + 1}, lines[number]


def test_a_saved_match_carries_the_data_file():
    text = TEXT.replace("life_max = 20", "life_max = 30")
    setup = {"game": "wizard", "data": {"file": "my.toml", "text": text}}
    match = Match(make_wizard(setup), setup, "1")
    match.answer(0, match.state.pending[0].options[0])
    again = load_match(match.dump(), make_game)
    assert isinstance(again.game, Wizard)
    assert state_data(again.state) == state_data(match.state) and again.setup == setup
    assert again.game.world.constants.life_max == 30
    with pytest.raises(BadInput, match="played with rules version"):
        load_match(match.dump().replace("life_max = 30", "life_max = 31"), make_game)


def test_a_data_file_of_ones_own_is_played():
    text = TEXT.replace("life_max = 20", "life_max = 30").replace('game = "wizard"', 'game = "unreliable_wizard"')
    game = make_game({"game": "wizard", "data": {"file": "my.toml", "text": text}})
    assert game.set_digest != make_game({"game": "wizard"}).set_digest
    for setup in (
        {"data": "my.toml"},
        {"data": {"file": "x"}},
        {"sets": [{"file": "x", "text": "", "mode": "add"}]},
        {"seats": 2},
    ):
        with pytest.raises(BadInput):
            make_game({"game": "wizard", **setup})


@pytest.mark.parametrize("options", [{"overdraw": "maybe"}, {"speed": "fast"}, {"princess": "nobody"}, {"difficulty": "easy"}])
def test_unknown_rule_options_are_refused(options):
    with pytest.raises(BadInput, match="expected one of"):
        make_game({"game": "wizard", "options": options})


def test_players_can_see_what_is_known():
    found = dict(statuses(TEXT))
    assert found["rules.deck_min"] == "known"
    assert found["rules.life_max"] == "designed"
    assert found["rules.variants.zero_check"] == "inferred"
    assert found["magic.spells.healing.heal"] == "known" and found["magic.spells.healing.attack"] == "designed"
    assert found["companion.porcupine.abilities.quills.text"] == "known"
    assert found["map.hexes.m1r1c1.cost"] == "designed"
    assert "were made up" in about(TEXT)
