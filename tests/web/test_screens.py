"""What is seen without scrolling, on screens of all sizes."""

import pytest

from tests.web.people import SCREENS

GAMES = ["Unstable Unicorns", "Unreliable Narrators", "Unreliable Wizard"]
SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"

every_screen = pytest.mark.parametrize("screen", SCREENS)
every_game = pytest.mark.parametrize("game", GAMES)


def sideways(person):
    """By how many pixels the page can be scrolled to the side."""
    return person.page.evaluate(SIDEWAYS)


def in_sight(person, locator):
    """Whether all of something lies within the window."""
    box, size = locator.bounding_box(), person.page.viewport_size
    return box is not None and (
        box["x"] >= 0
        and box["y"] >= 0
        and box["x"] + box["width"] <= size["width"] + 1
        and box["y"] + box["height"] <= size["height"] + 1
    )


def test_the_first_screen_fits_a_narrow_phone_before_its_letters_have_come(somebody):
    ana = somebody(**SCREENS["narrow"])
    ana.page.route("**/*.woff2", lambda route: route.abort())
    ana.may_fail = True
    ana.visit().tile(GAMES[0]).wait_for()
    assert sideways(ana) <= 0


@every_screen
def test_the_first_screen_does_not_scroll_sideways(somebody, screen):
    ana = somebody(**SCREENS[screen]).visit()
    ana.tile(GAMES[0]).wait_for()
    assert sideways(ana) <= 0


@every_screen
def test_the_lobby_does_not_scroll_sideways(somebody, screen):
    ana = somebody(**SCREENS[screen])
    ana.invite("Unstable Unicorns")
    assert sideways(ana) <= 0


@pytest.fixture
def asked(somebody, game, screen):
    """Somebody who is asked something in a game."""
    ana = somebody(**SCREENS[screen]).play_now(game)
    ana.play_on(lambda: ana.question and not ana.question.get("window"))
    ana.until(lambda: ana.headline.inner_text() not in ("", "One moment …"))
    return ana


@every_game
@every_screen
def test_a_game_shows_what_is_asked_and_the_hand_without_scrolling(asked, game):
    asked.headline.wait_for()
    seen = {"sideways": sideways(asked) <= 0, "headline": in_sight(asked, asked.headline)}
    if game != "Unreliable Wizard":
        seen["hand"] = in_sight(asked, asked.region("Your hand"))
    else:
        seen["life"] = in_sight(asked, asked.page.get_by_role("img", name="Life"))
    choices = asked.region(asked.headline.inner_text()).get_by_role("button")
    seen["choices"] = choices.count() > 0 and in_sight(asked, choices.first)
    assert all(seen.values()), seen
