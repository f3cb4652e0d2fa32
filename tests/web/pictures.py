"""Pictures of every screen, as people see them: ``python -m tests.web.pictures FOLDER`` makes all anew.

A picture is a scene on a screen; ``--only WORD`` makes those whose names hold the word.
"""

import argparse
import base64
import re
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from tests.browsing import CHROMIUM, obstacle
from tests.table.serving import Served
from tests.web import positions
from tests.web.conftest import FLAGS, QUICK
from tests.web.people import Person

SCREENS: dict[str, dict[str, Any]] = {
    "phone": {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True},
    "narrow": {"viewport": {"width": 320, "height": 640}, "is_mobile": True, "has_touch": True},
    "tablet": {"viewport": {"width": 820, "height": 1180}, "has_touch": True},
    "desk": {"viewport": {"width": 1440, "height": 900}},
}
QUALITY = 72
SETTLED = 700
"""Milliseconds until a picture stands still."""

CLAIMS = {"cards": "pool", "physical": "claims"}


class Studio:
    """A server with tables in the middle of games, and the people who look at them."""

    def __init__(self, browser, folder):
        self.browser = browser
        self.folder = folder
        self.server = Served(folder, 0, [*QUICK, "0", str(folder)])

    def person(self, secret=None, **settings):
        """Somebody with a fresh browser."""
        options = {"locale": "en-GB", "reduced_motion": "reduce", "viewport": SCREENS["desk"]["viewport"], **settings}
        if secret is not None:
            kept = [{"name": "cardwright.secret", "value": secret}]
            options["storage_state"] = {"cookies": [], "origins": [{"origin": self.server.url, "localStorage": kept}]}
        return Person(self.browser.new_context(**options), self.server.url)

    def at(self, position, seat, people, **settings):
        """Somebody at a seat of a table with a position."""
        code = positions.table(self.folder, position, people)
        return self.person(positions.secret(seat), **settings).watch(code)


# --- the scenes ---------------------------------------------------------------------------------------------------------


def home(studio, **settings):
    person = studio.person(**settings).visit()
    person.tile("Unstable Unicorns").wait_for()
    return person


def lobby(studio, **settings):
    person = studio.person(**settings)
    person.invite("Unstable Unicorns", "Ana")
    return person


def deck_lobby(studio, **settings):
    person = studio.person(**settings)
    person.invite("Unreliable Narrators", "Ana")
    return person


def middle(game, seats, answers, wanted=lambda one: True, seed="7"):
    """A position some way into a game in which seat 0 is asked."""

    def ripe(one):
        return len(one.match.answers) >= answers and [q.seat for q in one.state.pending] == [0] and wanted(one)

    return positions.search(lambda number: positions.Position(game, seats, seed=seed + number), ripe)


def unicorns(studio, **settings):
    person = studio.at(middle("unicorns", 4, 60, lambda one: one.asks("action")), 0, 4, **settings)
    person.until(lambda: person.question)
    return person


def unicorns_eight(studio, **settings):
    person = studio.at(middle("unicorns", 8, 110, lambda one: one.asks("action")), 0, 8, **settings)
    person.until(lambda: person.question)
    return person


def window(studio, **settings):
    position = positions.Position("unicorns", 4)
    position.play_on(lambda one: one.asks("instant") and len(one.match.answers) > 30)
    seat = position.state.pending[0].seat
    person = studio.at(position, seat, 4, **settings)
    person.region("Being played").wait_for()
    return person


def narrators(studio, **settings):
    ripe = middle("narrators", 2, 120, lambda one: one.asks("oppose"))
    person = studio.at(ripe, 0, 2, **settings)
    person.until(lambda: person.question)
    return person


def claim(studio, **settings):
    position = positions.search(lambda seed: positions.Position("narrators", 2, CLAIMS, seed), lambda one: one.asks("claim"))
    person = studio.at(position, position.state.pending[0].seat, 2, **settings)
    person.until(lambda: person.question)
    return person


def asks(game, seats, what, options=None):
    """A scene in which a seat is asked a kind of question."""

    def scene(studio, **settings):
        position = positions.search(lambda seed: positions.Position(game, seats, options, seed), lambda one: one.asks(what))
        person = studio.at(position, position.state.pending[0].seat, seats, **settings)
        person.until(lambda: person.question)
        return person

    return scene


def wizard_map(studio, **settings):
    person = studio.at(middle("wizard", 1, 12, lambda one: one.asks("move")), 0, 1, **settings)
    person.until(lambda: person.question)
    return person


def wizard_battle(studio, **settings):
    person = studio.at(middle("wizard", 1, 20, lambda one: one.asks("deck")), 0, 1, **settings)
    person.until(lambda: person.question)
    return person


def odds(studio, **settings):
    person = wizard_battle(studio, **settings)
    person.button("Odds").click()
    person.page.get_by_text("Chance to win this battle:").wait_for()
    return person


def card(studio, **settings):
    person = unicorns(studio, **settings)
    person.region("Your hand").get_by_role("button").first.click(button="right")
    person.page.get_by_role("dialog").wait_for()
    return person


def menu(studio, **settings):
    person = unicorns(studio, **settings)
    person.button(re.compile("^Menu"), exact=False).click()
    person.page.get_by_role("dialog").wait_for()
    return person


def story(studio, **settings):
    person = unicorns(studio, **settings)
    if not person.wide:
        person.button("The whole story").click()
    return person


def finished(game, seats):
    def scene(studio, **settings):
        position = positions.search(
            lambda seed: positions.Position(game, seats, seed=seed), lambda one: not one.running, tries=3
        )
        person = studio.at(position, 0, 1, **settings)
        person.result().wait_for()
        return person

    return scene


def replay(studio, **settings):
    person = finished("unicorns", 3)(studio, **settings)
    person.button("Watch again").click()
    slider = person.page.get_by_role("slider")
    slider.wait_for()
    slider.fill(str(int(slider.get_attribute("max")) // 2))
    return person


SCENES = {
    "home": home,
    "lobby": lobby,
    "decks": deck_lobby,
    "unicorns": unicorns,
    "eight": unicorns_eight,
    "window": window,
    "card": card,
    "menu": menu,
    "story": story,
    "narrators": narrators,
    "claim": claim,
    "tower": asks("narrators", 2, "tower", CLAIMS),
    "map": wizard_map,
    "battle": wizard_battle,
    "odds": odds,
    "draw": asks("wizard", 1, "draw"),
    "spells": asks("wizard", 1, "spells"),
    "result": finished("unicorns", 3),
    "wizard-result": finished("wizard", 1),
    "replay": replay,
}


def take(person, path):
    """The window of a person as a small picture."""
    person.page.wait_for_timeout(SETTLED)
    session = person.context.new_cdp_session(person.page)
    shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    path.write_bytes(base64.b64decode(shot["data"]))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--screens", default="desk,phone")
    parser.add_argument("--only", default="")
    parser.add_argument("--dark", action="store_true")
    chosen = parser.parse_args()
    if why := obstacle():
        sys.exit(f"No pictures can be taken: {why}")
    chosen.folder.mkdir(parents=True, exist_ok=True)
    look = {"color_scheme": "dark"} if chosen.dark else {}
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        studio = Studio(browser, Path(data))
        try:
            for name, scene in SCENES.items():
                for screen in chosen.screens.split(","):
                    title = f"{name}-{screen}" + ("-dark" if chosen.dark else "")
                    if re.search(chosen.only, title):
                        person = scene(studio, **SCREENS[screen], **look)
                        take(person, chosen.folder / f"{title}.webp")
                        person.context.close()
                        print(title, flush=True)
        finally:
            studio.server.stop()
            browser.close()


if __name__ == "__main__":
    main()
