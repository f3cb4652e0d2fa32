"""A table that cannot be heard, and a table that comes back."""

import signal
import time

import pytest
from playwright.sync_api import expect

from tests.web import positions
from tests.web.cable import Cable
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
    expect(lost(far)).to_be_visible(timeout=1000 * within(NOTICED))
    assert time.monotonic() - frozen < within(NOTICED)
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


# --- only one page is cut off -------------------------------------------------------------------------------------------


@pytest.fixture
def two(folder, server, somebody):
    """Two people at a table of Unreliable Narrators, the first one to act; only her way to the server can be cut."""
    position = positions.search(
        lambda seed: positions.Position("narrators", 2, seed=seed),
        lambda one: len(one.match.answers) > 20 and one.asks("play") and one.state.pending[0].seat == 0,
    )
    code = positions.table(folder, position, 2)
    cable = Cable(server.port)
    ana, ben = somebody(at=cable, secret=positions.secret(0)), somebody(secret=positions.secret(1))
    for person in (ana, ben):
        person.may_fail = True
        person.watch(code)
    ana.until(lambda: ana.question)
    yield ana, ben, cable
    cable.close()


def test_a_page_that_is_cut_off_silently_says_so_within_12_seconds_and_the_others_play_on(two):
    ana, ben, cable = two
    cable.cut()
    began = time.monotonic()
    expect(lost(ana)).to_be_visible(timeout=1000 * within(NOTICED))
    assert time.monotonic() - began < within(NOTICED)
    expect(lost(ben)).to_have_count(0)
    ben.page.get_by_text("P0 is away").wait_for()


def test_a_page_that_comes_back_is_right_within_two_seconds(two):
    ana, ben, cable = two
    ana.context.set_offline(True)
    cable.cut()
    expect(lost(ana)).to_be_visible(timeout=1000 * within(NOTICED))
    ben.page.get_by_label("Say something").fill("Are you there?")
    ben.button("Send").click()
    cable.mend()
    ana.context.set_offline(False)
    came = time.monotonic()
    expect(ana.page.get_by_text("Are you there?")).to_be_visible(timeout=1000 * within(RIGHT_AGAIN))
    expect(lost(ana)).to_be_hidden(timeout=1000 * within(RIGHT_AGAIN))
    assert time.monotonic() - came < within(RIGHT_AGAIN)
    ana.answer()


HIDE = """(state) => {
    Object.defineProperty(document, 'visibilityState', {configurable: true, get: () => state});
    document.dispatchEvent(new Event('visibilitychange', {bubbles: true}));
}"""
STAND_STILL = "window.setInterval = () => 0"
"""As the browser does with the timers of a page that nobody looks at."""


def test_a_page_that_was_in_the_background_is_right_within_two_seconds_of_return(two):
    ana, ben, cable = two
    ana.page.add_init_script(STAND_STILL)  # it would otherwise notice by itself
    ana.page.reload()
    ana.until(lambda: ana.question)
    ana.page.evaluate(HIDE, "hidden")
    cable.cut()
    ana.page.wait_for_timeout(6000)
    ben.page.get_by_label("Say something").fill("Are you there?")
    ben.button("Send").click()
    cable.mend()
    came = time.monotonic()
    ana.page.evaluate(HIDE, "visible")
    expect(ana.page.get_by_text("Are you there?")).to_be_visible(timeout=1000 * within(RIGHT_AGAIN))
    assert time.monotonic() - came < within(RIGHT_AGAIN)


def test_a_page_that_is_looked_at_again_asks_for_a_whole_view(two):
    ana, _, _ = two
    seen = ana.seen
    ana.page.evaluate(HIDE, "hidden")
    ana.page.evaluate(HIDE, "visible")
    ana.until(lambda: ana.seen > seen)
    assert ana.view["log_from"] == 0


def test_an_answer_of_a_page_that_is_cut_off_arrives_when_it_is_back(two):
    ana, _, cable = two
    decision = ana.decision
    cable.cut()
    ana.region(ana.headline.inner_text()).get_by_role("button", name="Pass", exact=True).click()
    ana.page.wait_for_timeout(500)
    assert ana.decision == decision
    cable.mend()
    ana.until(lambda: ana.decision != decision)


def test_a_network_that_is_gone_does_not_matter_where_the_table_still_answers(two):
    """As on the machine that the table runs on."""
    ana, _, _ = two
    ana.page.evaluate("dispatchEvent(new Event('offline'))")
    ana.page.wait_for_timeout(4000)
    expect(lost(ana)).to_have_count(0)
