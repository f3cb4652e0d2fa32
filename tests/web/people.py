"""A person before a browser: sees and clicks what has a role and a name, and complains when the page misbehaves."""

import json
import os
import re
import time
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Error, Page

PATIENCE = 30.0
"""Seconds after which something is taken not to come."""

STEP = 20
"""Milliseconds between two looks at a condition."""

CLICK = 15_000
"""Milliseconds that a click may wait for what it clicks."""

WIDE = 960
"""Pixels from which on the page has a column at its side."""

LEGAL = re.compile("can be chosen")
HARMLESS = ("net::ERR_FAILED", "net::ERR_CONNECTION_REFUSED", "net::ERR_INTERNET_DISCONNECTED", "WebSocket connection to")


def within(seconds):
    """A limit of time, longer where more wants to run than there are cores."""
    return seconds * max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))


SCREENS: dict[str, dict[str, Any]] = {
    "phone": {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True, "device_scale_factor": 2},
    "narrow": {"viewport": {"width": 320, "height": 640}, "is_mobile": True, "has_touch": True},
    "tablet": {"viewport": {"width": 820, "height": 1180}, "has_touch": True},
    "desk": {"viewport": {"width": 1280, "height": 800}},
    "dark": {"viewport": {"width": 1280, "height": 800}, "color_scheme": "dark"},
    "moving": {"viewport": {"width": 390, "height": 844}, "reduced_motion": "no-preference"},
}


def open_person(browser, url, secret=None, **settings):
    """Somebody with a browser profile of their own; ``secret`` makes them the one who is known by it at a table."""
    options = {**SCREENS["desk"], "reduced_motion": "reduce", "locale": "en-GB", **settings}
    if secret is not None:
        kept = [{"name": "cardwright.secret", "value": secret}]
        options["storage_state"] = {"cookies": [], "origins": [{"origin": url, "localStorage": kept}]}
    return Person(browser.new_context(**options), url)


class Person:
    """Somebody with a browser window of their own."""

    def __init__(self, context, home):
        self.context = context
        self.home = home
        context.set_default_timeout(PATIENCE * 1000)
        self.page: Page = context.new_page()
        self.view: Any = None  # the newest view that the table has sent
        self.seen = 0  # how many views have come
        self.faults: list[str] = []
        self.may_fail = False  # while the server is away, requests may go wrong
        host = urlsplit(home).netloc
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        self.page.on("websocket", self._socket)
        context.on("request", lambda request: self._request(request.url, host))

    # --- what must not happen -----------------------------------------------------------------------------------------

    def _console(self, message):
        if message.type not in ("error", "warning"):
            return
        if self.may_fail and any(text in message.text for text in HARMLESS):
            return
        self.faults.append(f"console: {message.text}")

    def _request(self, url, host):
        parts = urlsplit(url)
        if parts.scheme not in ("data", "blob") and parts.netloc != host:
            self.faults.append(f"request to another host: {url}")

    # --- what the table says ------------------------------------------------------------------------------------------

    def _socket(self, socket):
        host = urlsplit(self.home).netloc
        self._request(socket.url, host)
        socket.on("framereceived", self._frame)

    def _frame(self, text):
        notice = json.loads(text)
        if notice["kind"] == "table":
            self.view = notice
            self.seen += 1

    @property
    def question(self):
        return ((self.view or {}).get("picture") or {}).get("question")

    @property
    def decision(self):
        """The number of the open decision, -1 if none."""
        return self.question["decision"] if self.question else -1

    @property
    def over(self):
        return self.view is not None and self.view["stage"] == "over"

    def until(self, wanted, seconds=PATIENCE):
        """Look again and again until something holds."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            found = wanted()
            if found:
                return found
            self.page.wait_for_timeout(STEP)
        raise AssertionError(f"did not come within {seconds} s; the page says: {self.page.locator('body').inner_text()[:800]}")

    # --- what can be seen and done ------------------------------------------------------------------------------------

    def button(self, name, exact=True):
        return self.page.get_by_role("button", name=name, exact=exact)

    def region(self, name):
        return self.page.get_by_role("region", name=name, exact=True)

    def visit(self, path="/"):
        self.page.goto(self.home + path)
        return self

    def play_now(self, game, name="Ana"):
        """Begin a game with bots from the first screen, as a new player would."""
        self.visit()
        self.page.get_by_label("Your name").fill(name)
        self.tile(game).get_by_role("button", name="Play now").click()
        self.until(lambda: self.view is not None and self.view["stage"] == "playing")
        self.headline.wait_for()
        return self

    def invite(self, game, name="Ana"):
        """Open a table for friends from the first screen; the link to pass on."""
        self.visit()
        self.page.get_by_label("Your name").fill(name)
        self.tile(game).get_by_role("button", name="Invite friends").click()
        return self.page.get_by_label("Link to this table").input_value()

    def accept(self, link, name):
        """Open a link that somebody passed on, and sit down."""
        self.page.goto(link)
        self.page.get_by_label("Your name").fill(name)
        self.button("Sit here").first.click()
        self.button("Stand up").wait_for()

    def watch(self, code):
        """Open a running table."""
        self.visit(f"/t/{code}")
        self.headline.wait_for()
        return self

    def tile(self, game):
        """What the first screen says of a game."""
        return self.page.get_by_role("article").filter(has=self.page.get_by_role("heading", name=game, exact=True))

    @property
    def code(self):
        return self.view["code"]

    @property
    def headline(self):
        """Whose decision it is, and what is asked."""
        return self.page.get_by_role("status").get_by_role("strong").first

    @property
    def story(self):
        """What happened."""
        return self.page.get_by_role("log", name="What happened")

    def result(self):
        return self.region("Result")

    def answer(self, choose=lambda buttons: buttons.first):
        """Answer the open question by what is on the screen; `choose` picks among the buttons that would answer."""
        decision = self.decision
        window = self.question.get("window", False)
        try:
            choose(self._answers(window)).click(timeout=CLICK)
        except Error:  # a window may close under the hand
            if self.decision == decision:
                raise
        self.until(lambda: self.decision != decision or self.over)

    def _answers(self, window):
        """The buttons that answer what is asked."""
        if window:
            duel = self.region("Being played")
            cards = duel.get_by_role("button", name=re.compile("^Answer with"))
            return cards if cards.count() else duel.get_by_role("button", name="Pass this turn")
        asked = self.region(self.headline.inner_text())
        asked.wait_for(timeout=CLICK)
        deck = asked.get_by_role("button", name="Shuffle this deck")
        if deck.count():
            self._fill(asked, deck)
            return deck
        cards = self.button(LEGAL, exact=False)
        if not cards.count():
            return asked.get_by_role("button")
        cards.first.click(timeout=CLICK)
        if self.wide:
            return self.page.get_by_role("group").get_by_role("button")
        return self.page.get_by_role("region").filter(has=self.button("Back")).get_by_role("list").get_by_role("button")

    @property
    def wide(self):
        """Whether the window is as wide as that of a desk."""
        return (self.page.viewport_size or {"width": 0})["width"] >= WIDE

    def _fill(self, asked, deck):
        """Put cards into the wizard's deck until it is large enough."""
        while deck.is_disabled():
            asked.get_by_role("button", pressed=False).filter(has_not_text="Shuffle").first.click(timeout=CLICK)

    def play_on(self, wanted, choose=lambda buttons: buttons.first, most=400):
        """Answer whatever is asked until something holds."""
        for _ in range(most):
            self.until(lambda: wanted() or self.question is not None or self.over)
            if wanted() or self.over:
                return self
            self.answer(choose)
        raise AssertionError(f"not after {most} answers")


def play_together(people, wanted, most=400):
    """Let everybody answer what they are asked until something holds."""
    first = people[0]
    for _ in range(most):
        first.until(lambda: wanted() or any(person.question for person in people) or first.over)
        if wanted() or first.over:
            return
        next(person for person in people if person.question).answer()
    raise AssertionError(f"not after {most} answers")
