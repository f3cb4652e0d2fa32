"""How a game of Unreliable Wizard is begun in the terminal."""

import io

import pytest

from cardwright.games.registry import make_game
from cardwright.games.wizard.sets import asked_first, base_text
from cardwright.kernel.errors import BadInput
from cardwright.terminal.opening import add_data, new_setup, open_new, open_saved
from cardwright.terminal.start_screen import StartApp
from cardwright.terminal.starting import Starting, ask_plain


def starting():
    return Starting("Unreliable Wizard", asked_first({"game": "wizard", "seats": 1}))


def test_one_enter_starts_with_the_usual_options():
    asked = starting()
    assert asked.read("") == "start"
    assert asked.chosen == {"difficulty": "standard", "princess": "princess_dawn", "draw_mode": "declare"}


@pytest.mark.parametrize(
    ("lines", "name", "value"),
    [
        (["archmage"], "difficulty", "archmage"),
        (["difficulty apprentice"], "difficulty", "apprentice"),
        (["princess=princess_dusk"], "princess", "princess_dusk"),
        (["dusk"], "princess", "princess_dusk"),
        (["2"], "princess", "princess_dusk"),
        (["2", "2"], "princess", "princess_dawn"),
        (["one by one"], "draw_mode", "one_by_one"),
        (["draw_mode=one_by_one"], "draw_mode", "one_by_one"),
    ],
)
def test_options_by_number_and_by_words(lines, name, value):
    asked = starting()
    assert [asked.read(line) for line in lines] == [""] * len(lines)
    assert asked.chosen[name] == value


def test_wrong_input_at_the_start():
    asked = starting()
    assert "There is no number 7" in asked.read("7")
    assert "none of the possibilities" in asked.read("hard")
    assert "can mean" in asked.read("princess")
    assert asked.read("quit") == "quit"
    out = io.StringIO()
    assert not ask_plain(starting(), io.StringIO("hard\n"), out)
    assert "“hard” is none of the possibilities" in out.getvalue()
    assert ask_plain(starting(), io.StringIO("3\n\n"), io.StringIO())


async def test_the_start_on_the_screen():
    asked = starting()
    async with StartApp(asked).run_test(size=(80, 24)) as pilot:
        await pilot.press("down", "enter", "right", "down", "left", "up", "up", "enter")
        await pilot.pause()
    assert pilot.app.return_value is True
    assert asked.chosen == {"difficulty": "archmage", "princess": "princess_dusk", "draw_mode": "declare"}


def test_a_data_file_of_ones_own(tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text(base_text().replace('name = "Puddle Slime"', 'name = "Blob"'), encoding="utf-8")
    setup = new_setup("wizard", None, [], [], [], "random")
    add_data(setup, file)
    assert "Blob" in make_game(setup).card_names
    session = open_new(setup, "1", tmp_path / "match.json")
    assert "Blob" in make_game(open_saved(session.path).match.setup).card_names
    with pytest.raises(BadInput, match="made from sets of cards"):
        add_data(new_setup("unicorns", 2, [], [], [], "random"), file)
