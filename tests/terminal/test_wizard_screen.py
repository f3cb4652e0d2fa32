"""Unreliable Wizard on the screen."""

import pytest
from textual.widgets import OptionList, Static

from cardwright.terminal.popup import Popup
from cardwright.terminal.screen import TableApp
from tests.terminal.test_screen import choices_of, settle, type_line
from tests.terminal.test_screen import text_of as shown
from tests.terminal.wizard_tables import PAGES, positioned, wizard


async def test_the_whole_map_is_visible_on_a_small_screen(tmp_path):
    everything = {"hand": ["Ember", "Rime", "Spark", "Stone", "Light", "Shade"], "party": ["Quills", "Guard", "Glow"]}
    async with TableApp(positioned(tmp_path, **everything), pause=0).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        app = pilot.app
        map_block = app.query(".block").first(Static)
        assert map_block.region.height == 12
        assert map_block.region.y >= app.query_one("#table").region.y
        assert map_block.region.bottom <= app.query_one("#table").region.bottom
        assert len(choices_of(app)) == 6
        assert app.query_one("#choices", OptionList).region.height == 6
        assert shown(app, "#question") == "Where do you go?"
        for name in ("#head", "#table", "#log-scroll", "#hand", "#question", "#choices", "#card-scroll", "#input"):
            region = app.query_one(name).region
            assert region.height > 0, name
            assert region.bottom <= 24, name
            assert region.right <= 80, name
        assert app.query_one("#log-scroll").region.height >= 4


@pytest.mark.parametrize(("size", "lines"), [((110, 30), 24), ((140, 45), 36)])
async def test_the_map_is_larger_where_there_is_room(tmp_path, size, lines):
    async with TableApp(positioned(tmp_path), pause=0).run_test(size=size) as pilot:
        await settle(pilot)
        drawn = str(pilot.app.query(".block").first(Static).content)
        assert drawn.count("\n") == lines - 1
        assert "wasteland" in drawn
        assert "Magic" in drawn


async def test_a_marked_way_is_explained(tmp_path):
    async with TableApp(positioned(tmp_path), pause=0).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("up")
        await pilot.pause()
        assert "A battle begins at once, in Green Downs." in shown(pilot.app, "#card")


async def test_a_game_played_on_the_screen(tmp_path):
    async with TableApp(wizard(tmp_path, "7"), pause=0).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        app = pilot.app
        while shown(app, "#question") != "Where do you go?":
            await pilot.press("enter")
            await settle(pilot)
        await type_line(pilot, "w")
        await type_line(pilot, "nw")
        assert "appears!" in shown(app, "#log")
        assert str(app.query_one("#table").border_title) == "Battle in Green Downs"
        for page in [*PAGES, "result"]:
            await type_line(pilot, page)
            assert isinstance(app.screen, Popup), page
            await pilot.press("escape")
            await pilot.pause()
        await type_line(pilot, "undo")
        assert str(app.query_one("#table").border_title) == "The way to the castle"
