"""axe finds nothing to say against any screen, in the light and in the dark."""

import re
from pathlib import Path
from typing import Any

import pytest

from tests.web import positions
from tests.web.test_screens import GAMES, SCREENS

AXE = Path(__file__).parents[2] / "frontend/node_modules/axe-core/axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN = "async (rules) => (await axe.run(document, {runOnly: rules})).violations"
LOOKS: dict[str, dict[str, Any]] = {"light": {}, "dark": {"color_scheme": "dark"}, "phone": SCREENS["phone"]}

pytestmark = pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not installed: make page")


def faults(person):
    """What axe has to say against the screen."""
    person.page.evaluate(AXE.read_text())
    found = person.page.evaluate(RUN, RULES)
    return [f"{one['id']}: {node['html'][:160]} — {node['failureSummary'][:200]}" for one in found for node in one["nodes"][:3]]


@pytest.fixture(params=LOOKS)
def look(somebody, request):
    return somebody(**LOOKS[request.param])


def test_the_first_screen(look):
    look.visit()
    look.tile(GAMES[0]).wait_for()
    assert not faults(look)


@pytest.mark.parametrize("game", GAMES[:2])
def test_the_lobby(look, game):
    look.invite(game)
    assert not faults(look)


@pytest.mark.parametrize("game", GAMES)
def test_a_game(look, game):
    look.play_now(game)
    look.play_on(lambda: look.question and not look.question.get("window"))
    assert not faults(look)


def test_an_open_window(folder, somebody):
    position = positions.Position("unicorns", 4)
    position.play_on(lambda one: one.asks("instant"))
    ana = somebody(secret=positions.secret(0)).watch(positions.table(folder, position, 4))
    ana.region("Being played").wait_for()
    assert not faults(ana)


def test_the_menu(look):
    look.play_now("Unstable Unicorns")
    look.button(re.compile("^Menu"), exact=False).click()
    look.page.get_by_role("dialog").wait_for()
    assert not faults(look)


def test_a_card_that_is_looked_at(look):
    look.play_now("Unstable Unicorns")
    look.region("Your hand").get_by_role("button").first.click(button="right")
    look.page.get_by_role("dialog").wait_for()
    assert not faults(look)


def test_the_result(look, folder):
    position = positions.Position("narrators", 2)
    assert position.play_on(lambda one: not one.running, most=5000)
    look.watch(positions.table(folder, position, 1))
    look.result().wait_for()
    assert not faults(look)


def test_a_wizards_result(look, folder):
    position = positions.search(lambda seed: positions.Position("wizard", 1, seed=seed), lambda one: not one.running)
    look.watch(positions.table(folder, position, 1))
    look.result().wait_for()
    assert not faults(look)


def test_a_table_that_is_not_there(look):
    look.visit("/t/QQQQQQ")
    look.page.get_by_role("heading", name="There is no such table").wait_for()
    assert not faults(look)
