"""How much a browser has to fetch, and how soon something can be seen."""

import pytest

from tests.web import positions
from tests.web.people import within

MOST = 150_000
"""Bytes until a screen stands, compressed as they travel, without headers."""

SOON = 1000
"""Milliseconds until the largest thing on the screen is drawn."""

PAINTED = """() => new Promise((tell) => {
    const last = (found) => tell(Math.max(...found.getEntries().map((one) => one.startTime)));
    new PerformanceObserver(last).observe({type: 'largest-contentful-paint', buffered: true});
})"""


LOADED = "performance.getEntries().reduce((sum, one) => sum + (one.encodedBodySize ?? 0), 0)"


@pytest.fixture
def fetched(somebody):
    """Opens a page in a new browser; the bytes that came."""

    def load(path, language, ready):
        person = somebody(locale=language).visit(path)
        ready(person)
        person.page.wait_for_load_state("networkidle")
        return person.page.evaluate(LOADED)

    return load


@pytest.mark.parametrize("language", ["en-GB", "id-ID", "es-ES"])
def test_the_first_screen_is_light(fetched, language):
    weight = fetched("/", language, lambda one: one.page.get_by_role("article").first.wait_for())
    assert 50_000 < weight < MOST, weight


@pytest.mark.parametrize("language", ["en-GB", "id-ID", "es-ES"])
@pytest.mark.parametrize(("game", "seats"), [("unicorns", 4), ("narrators", 2), ("wizard", 1)])
def test_the_link_to_a_running_game_is_light(fetched, folder, game, seats, language):
    code = positions.table(folder, positions.Position(game, seats), seats)
    weight = fetched(f"/t/{code}", language, lambda one: one.headline.wait_for())
    assert 50_000 < weight < MOST, weight


def test_an_invitation_is_light(fetched, somebody):
    link = somebody().invite("Unreliable Narrators")
    weight = fetched(f"/t/{link[-6:]}", "es-ES", lambda one: one.page.get_by_role("img").first.wait_for())
    assert 50_000 < weight < MOST, weight


def test_the_first_screen_is_there_within_a_second(somebody):
    ana = somebody().visit()
    ana.tile("Unstable Unicorns").wait_for()
    assert ana.page.evaluate(PAINTED) < within(SOON)
