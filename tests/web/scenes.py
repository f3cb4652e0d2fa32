"""Scenes: somebody before each screen of the page, in the middle of a game. Pictures and checks of all screens share them."""

import random
import re

from tests.web import positions
from tests.web.people import open_person

REVIEWED = 120_000
"""Milliseconds that a review may take where the machine has much else to do."""

CLAIMS = {"cards": "pool", "physical": "claims"}


class Studio:
    """A browser, a server with its folder, and the people who look at its tables."""

    def __init__(self, browser, server, folder):
        self.browser = browser
        self.server = server
        self.folder = folder
        self.people = []

    def person(self, secret=None, **settings):
        """Somebody with a fresh browser."""
        person = open_person(self.browser, self.server.url, secret, **settings)
        self.people.append(person)
        return person

    def at(self, position, seat, people, **settings):
        """Somebody at a seat of a table with a position."""
        code = positions.table(self.folder, position, people)
        return self.person(positions.secret(seat), **settings).watch(code)

    def leave(self):
        """Everybody goes; what there was to complain about."""
        faults = [fault for person in self.people for fault in person.faults]
        for person in self.people:
            person.context.close()
        self.people.clear()
        return faults


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


def guest(studio, **settings):
    """Somebody who was invited reads the rules that the host has chosen, and has added to the shuffle."""
    host = studio.person()
    link = host.invite("Unstable Unicorns", "Ana")
    host.page.get_by_text("House rules").click()
    host.page.get_by_label("when the targets of a Magic card are named").select_option("announcement")
    person = studio.person(**settings)
    person.accept(link, "Ben")
    person.page.get_by_label("Any words").fill("three blue herons")
    person.button("Add my own luck to the shuffle").click()
    shown = person.page.get_by_text("Your luck is part of the shuffle:")
    shown.wait_for()
    shown.scroll_into_view_if_needed()
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


def tower(studio, **settings):
    """Three dice stand, and somebody has to say whether to add a fourth."""
    position = positions.search(
        lambda seed: positions.Position("narrators", 2, {"cards": "pool"}, seed),
        lambda one: one.asks("tower") and one.match.game.public_numbers(one.state)["claimed"] >= 3,
    )
    person = studio.at(position, position.state.pending[0].seat, 2, **settings)
    person.until(lambda: person.question)
    return person


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


def orders(studio, **settings):
    """At a table without hurry: when one answers without being asked."""
    person = menu(studio, **settings)
    box = person.page.get_by_role("dialog")
    box.get_by_text("Standing orders").click()
    box.get_by_label("the card would bring its player").check()
    box.get_by_label("the card would enter my stable").check()
    box.get_by_text("You are not asked any more").wait_for()
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


def look_back(game, seats, seed=0):
    def scene(studio, **settings):
        position = positions.Position(game, seats, seed=str(seed))
        assert position.play_on(lambda one: not one.running, random.Random(seed), most=5000)
        person = studio.at(position, 0, 1, **settings)
        person.button("Look back").click()
        person.region("Luck").get_by_role("table").first.wait_for()
        if game == "wizard":
            person.region("Decisions").get_by_role("heading", level=3).wait_for(timeout=REVIEWED)
        return person

    return scene


def typed(studio, **settings):
    person = unicorns(studio, **settings)
    person.page.keyboard.press("/")
    line = person.page.get_by_label("Type an answer; ? is help")
    line.fill("win the game")
    line.press("Enter")
    return person


def paused(studio, **settings):
    person = unicorns(studio, **settings)
    person.button(re.compile("^Menu"), exact=False).click()
    person.page.get_by_role("dialog").get_by_role("button", name="Pause").click()
    person.page.get_by_text("The game is paused.").wait_for()
    person.page.keyboard.press("Escape")
    return person


def recap(studio, **settings):
    code = positions.table(studio.folder, middle("unicorns", 4, 60, lambda one: one.asks("action")), 1)
    person = studio.person(positions.secret(0), **settings).visit()
    person.page.evaluate(f"localStorage['cardwright.known.{code}'] = JSON.stringify({{lines: 3, at: 0, commitment: ''}})")
    person.watch(code)
    person.page.get_by_role("region", name=re.compile("^Since your last visit: ")).wait_for()
    return person


def away(studio, **settings):
    """All the others are away while a card waits for answers, and something may be done about it."""
    person = window(studio, **settings)
    person.button("Bot plays on").first.wait_for()
    return person


def watching(studio, **settings):
    person = studio.at(middle("narrators", 2, 120), -1, 2, **settings)
    return person


def no_table(studio, **settings):
    person = studio.person(**settings).visit("/t/QQQQQQ")
    person.page.get_by_role("heading", name="There is no such table").wait_for()
    return person


SCENES = {
    "home": home,
    "lobby": lobby,
    "guest": guest,
    "decks": deck_lobby,
    "unicorns": unicorns,
    "eight": unicorns_eight,
    "window": window,
    "card": card,
    "menu": menu,
    "orders": orders,
    "story": story,
    "narrators": narrators,
    "claim": claim,
    "disputed": asks("narrators", 2, "settle", CLAIMS),
    "referee": asks("narrators", 2, "referee", CLAIMS),
    "tower": tower,
    "map": wizard_map,
    "battle": wizard_battle,
    "odds": odds,
    "draw": asks("wizard", 1, "draw"),
    "spells": asks("wizard", 1, "spells"),
    "result": finished("unicorns", 3),
    "wizard-result": finished("wizard", 1),
    "replay": replay,
    "luck": look_back("unicorns", 3),
    "luck-dice": look_back("narrators", 2),
    "review": look_back("wizard", 1, 1),
    "typed": typed,
    "paused": paused,
    "recap": recap,
    "away": away,
    "watching": watching,
    "no-table": no_table,
}
