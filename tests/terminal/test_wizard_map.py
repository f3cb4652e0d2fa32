"""The way to the castle in the terminal."""

import re

import pytest

from cardwright.games.wizard.geography import Geography
from cardwright.terminal.asking import Asking
from cardwright.terminal.look import look_for, text_of, width_of
from cardwright.terminal.session import HUMAN
from tests.terminal.wizard_tables import positioned, table_of


def rows_of_map(lines):
    return [line for line in lines if re.search(r"[▲♜·♣∩≈∴○⌂✓!]\S*\d", line)]


def test_the_map_has_a_line_for_each_row_and_the_castle_in_the_north(tmp_path):
    rows = rows_of_map(table_of(positioned(tmp_path)))
    assert len(rows) == 12
    assert "♜1" in rows[0]
    assert [len(re.findall(r"[▲♜·♣∩≈∴○⌂✓!]\S*\d", row)) for row in rows] == [4, 3] * 6


def test_the_map_shows_cost_recovery_enemies_and_the_wizard(tmp_path):
    rows = rows_of_map(table_of(positioned(tmp_path)))
    assert "!y1" in rows[10]  # slot 1, one hex west of the wizard
    assert "@ ·1" in rows[10]
    assert "⌂+3" in rows[10]
    assert "!r1" in rows[0]


def test_what_is_spent_and_beaten_is_shown(tmp_path):
    rows = rows_of_map(table_of(positioned(tmp_path, beaten=["1"], spent=["m1r2c4"])))
    assert "✓1" in rows[10]
    assert "!y1" not in rows[10]
    assert "⌂0" in rows[10]
    assert "⌂+3" not in rows[10]


def test_the_number_of_a_choice_stands_on_its_hex(tmp_path):
    session = positioned(tmp_path)
    rows = rows_of_map(table_of(session))
    labels = [choice.label for choice in Asking(session, look_for(session)).listed]
    assert labels == [
        "north-west: forest, cost 2",
        "north-east: plain, cost 1",
        "east: forest, cost 2",
        "south-east: start, cost 0",
        "south-west: plain, cost 1",
        "west: yellow enemy, cost 1",
    ]
    assert "1)♣2  2)·1" in rows[9]
    assert "6)!y1 @ ·1  3)♣2" in rows[10]
    assert "5)·1  4)○0" in rows[11]


def test_a_town_says_what_it_recovers_and_the_castle_what_it_is(tmp_path):
    session = positioned(tmp_path, place="m3r4c3")
    labels = [choice.label for choice in Asking(session, look_for(session)).listed]
    assert "south-east: town, cost 0, recovers 5" in labels
    assert "west: Demon Castle, cost 1" in labels


@pytest.mark.parametrize("line", ["6", "west", "w", "go west", "move to m1r2c1"])
def test_a_way_by_number_direction_or_name(tmp_path, line):
    session = positioned(tmp_path)
    reply = Asking(session, look_for(session)).read(line)
    session.match.state.answer(HUMAN, reply.option)
    assert session.view.numbers["place"] == session.match.game.world.hex_number("m1r2c1")


@pytest.mark.parametrize(("width", "height"), [(36, 18), (78, 0), (66, 24), (90, 40)])
def test_no_line_of_the_table_is_too_long(tmp_path, width, height):
    everybody = ["Quills", "Guard", "Sharp Eye", "Glow", "Tumble", "Sunray"]
    everything = ["Ember", "Rime", "Spark", "Stone", "Light", "Shade", "Bloom"]
    for phase, drawn in (("map", ()), ("deck", ()), ("synthesis", ("Ember", "Stone", "Light"))):
        place = "m2r4c1" if drawn or phase == "deck" else "m2r1c2"
        party = everybody[:1] if phase == "map" else everybody[1:3]
        session = positioned(
            tmp_path, phase, hand=everything[:5] if party else everything, party=party, place=place, drawn=drawn
        )
        table = look_for(session).table(session.view, width, height)
        lines = [line for block in table.blocks for line in block.lines] + table.hand
        assert max(width_of(line) for line in lines) <= width, [text_of(line) for line in lines if width_of(line) > width]


def test_ways_over_the_map_end_at_enemies(tmp_path):
    geography = Geography(positioned(tmp_path).match.game.world)
    number = geography.world.hex_number
    ways = geography.ways(number("m1r1c2"), 0)
    assert ways[number("m2r2c3")].cost == 1 + 1 + 1 + 1 + 0
    assert number("m3r4c1") not in ways  # only past the enemy of slot 7
    assert geography.ways(number("m1r1c2"), 1 << 6)[number("m3r4c1")].cost > 0
    assert number("m3r4c1") in geography.ways(number("m1r1c2"), 0, past_enemies=True)
