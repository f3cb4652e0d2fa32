"""A table that cannot be heard, and a table that comes back."""

import signal
import time

import pytest
from playwright.sync_api import expect

from tests.web.people import within

NO_SIGNAL = "no signal, trying again"
NOTICED = 12.0
RIGHT_AGAIN = 2.0


@pytest.fixture
def own(start):
    """A server of one's own, since it is treated badly."""
    return start()


@pytest.fixture
def far(own, somebody):
    """Somebody in a game, whose requests may go wrong for a while."""
    ana = somebody(at=own).play_now("Unreliable Wizard")
    ana.may_fail = True
    ana.until(lambda: ana.question)
    return ana


@pytest.fixture
def frozen(own, far):
    """The server stands still; when that began."""
    own.process.send_signal(signal.SIGSTOP)
    yield time.monotonic()
    own.process.send_signal(signal.SIGCONT)


def lost(person):
    return person.page.get_by_text(NO_SIGNAL)


def test_a_server_that_stands_still_is_noticed_and_the_page_is_right_soon_after_it_goes_on(own, far, frozen):
    expect(lost(far)).to_be_visible(timeout=1000 * within(NOTICED + 3))
    assert time.monotonic() - frozen < within(NOTICED + 3)  # it was last heard up to a heartbeat before
    far.page.wait_for_timeout(max(0.0, frozen + 15 - time.monotonic()) * 1000)
    own.process.send_signal(signal.SIGCONT)
    expect(lost(far)).to_be_hidden(timeout=1000 * within(RIGHT_AGAIN))
    far.answer()
    assert far.view["stage"] == "playing"


def test_a_game_goes_on_when_the_server_was_killed_and_started_again(own, far, start):
    far.answer()
    asked, told = far.question["text"], far.story.inner_text()
    own.kill()
    expect(lost(far)).to_be_visible(timeout=30_000)
    start(own.port)
    expect(lost(far)).to_be_hidden(timeout=30_000)
    assert (far.question["text"], far.story.inner_text()) == (asked, told)


def test_an_answer_given_without_a_signal_arrives_later(own, far, start):
    before = len(far.story.get_by_role("paragraph").all())
    own.kill()
    lost(far).wait_for()
    far.region(far.headline.inner_text()).get_by_role("button").first.click()
    start(own.port)
    far.until(lambda: len(far.story.get_by_role("paragraph").all()) > before)
