"""What must hold between the entries of a data file (section 12 of the rules), broken one by one in the built-in file."""

import re

import pytest

from cardwright.games.wizard.sets import base_text, read_world
from cardwright.language.setfile import FaultyFile

LINES = base_text().splitlines()


def line_of(start):
    """The number of the one line that begins so."""
    found = [number for number, line in enumerate(LINES, 1) if line.strip().startswith(start)]
    assert len(found) == 1, (start, found)
    return found[0]


def hex_line(id):
    return line_of(f'{{ id = "{id}", card')


def changed(*changes):
    """The built-in file with changes, each of one line: its number, what stands there, and what comes in its place."""
    lines = list(LINES)
    for number, old, new in changes:
        assert lines[number - 1].count(old) == 1, (old, lines[number - 1])
        lines[number - 1] = lines[number - 1].replace(old, new)
    return "\n".join(lines)


def faults(text):
    with pytest.raises(FaultyFile) as caught:
        read_world(text, "my.toml")
    assert all(fault.file == "my.toml" for fault in caught.value.faults)
    return [(fault.line, fault.message) for fault in caught.value.faults]


def test_the_file_is_fine_as_it_is():
    read_world("\n".join(LINES), "my.toml")


def test_neighbours_are_mutual():
    text = changed((hex_line("m1r1c1"), '"m1r2c1", ', ""))
    assert faults(text) == [
        (hex_line("m1r2c1"), "hex “m1r2c1” is next to “m1r1c1”, but “m1r1c1” is not next to “m1r2c1”"),
    ]


def test_every_hex_can_be_reached():
    """m3r4c1 is next to the seventh slot and the castle alone; cut off, no way leads there."""
    cut = [(hex_line(other), '"m3r4c1", ', "") for other in ("m3r3c1", "m3r4c2")]
    island = LINES[hex_line("m3r4c1") - 1].replace("m3r4c1", "island").replace('["m3r3c1", "m3r4c2"]', '["m3r4c1"]')
    text = changed(*cut, (hex_line("m3r4c1"), '["m3r3c1", "m3r4c2"]', '["island"]'))
    lines = text.splitlines()
    lines.insert(hex_line("m3r4c1"), island)
    at = hex_line("m3r4c1")
    assert faults("\n".join(lines)) == [
        (at, "hex “m3r4c1” cannot be reached from the start"),
        (at + 1, "hex “island” cannot be reached from the start"),
    ]


def test_no_two_neighbours_are_both_free():
    text = changed((hex_line("m2r2c2"), "cost = 2", "cost = 0"))
    assert faults(text) == [(hex_line("m2r2c2"), "hexes “m2r2c2” and “m2r2c3” are adjacent and both cost 0")]


def test_every_magic_card_has_a_spell_of_its_own():
    lines = [line for line in LINES if not line.strip().startswith('{ id = "gloom"')]
    at = line_of('{ id = "shade"')
    assert faults("\n".join(lines)) == [(at, "magic card “shade” has no spell of its own")]


def test_no_two_spells_have_the_same_cards():
    at = line_of('{ id = "quake"')
    text = changed((at, '["stone", "shade"]', '["light", "stone"]'))
    assert faults(text) == [(at, "spell “quake” has the same cards as “crystal”")]


def enemy_with(track):
    """The line of an enemy's track, and its id."""
    number = line_of(f"attack = {track}")
    above = [re.match(r'id = "(\w+)"', line) for line in LINES[:number]]
    return number, [match[1] for match in above if match][-1]


def test_a_track_is_as_long_as_the_largest_life():
    at, id = enemy_with("[2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]")
    text = changed((at, "[2, 2, ", "[2, "))
    assert faults(text) == [(at, f"attack of enemy “{id}” has 10 values; its largest life is 11")]


def test_a_track_is_never_below_1():
    at, id = enemy_with("[2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]")
    text = changed((at, "[2, 2, ", "[2, 0, "))
    assert faults(text) == [(at, f"attack of enemy “{id}”: expected every value to be at least 1")]
