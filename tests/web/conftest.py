"""A browser and a quick server for the tests of the page."""

import os
import sys
from pathlib import Path

import pytest

from tests.browsing import CHROMIUM, obstacle
from tests.table.serving import Served
from tests.web.people import PATIENCE, Person, open_person
from tests.web.scenes import Studio

FLAGS = [
    *(["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []),
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
]
QUICK = [sys.executable, str(Path(__file__).with_name("quick.py"))]


@pytest.fixture(scope="package")
def browser():
    why = obstacle()
    if why and os.environ.get("CARDWRIGHT_EXPECT_BROWSER"):
        pytest.fail(why)
    if why:
        pytest.skip(why)
    from playwright.sync_api import expect, sync_playwright

    expect.set_options(timeout=PATIENCE * 1000)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def start(tmp_path):
    """Starts a quick server of one's own, on a port and a folder that stay the same."""
    started = []

    def begin(port=0):
        server = Served(tmp_path, port, [*QUICK, str(port), str(tmp_path)])
        started.append(server)
        return server

    yield begin
    for server in started:
        if server.process.poll() is None:
            server.stop()


@pytest.fixture(scope="package")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("web")


@pytest.fixture(scope="package")
def server(folder):
    """A quick server for all tests that do it no harm."""
    server = Served(folder, 0, [*QUICK, "0", str(folder)])
    yield server
    server.stop()


@pytest.fixture
def somebody(browser, server):
    """Lets people come, each with a browser profile of their own; afterwards nobody may have anything to complain about.

    ``secret`` makes somebody the one who is known by it at a table.
    """
    people: list[Person] = []

    def come(at=server, secret=None, **settings):
        people.append(open_person(browser, at.url, secret, **settings))
        return people[-1]

    yield come
    faults = [fault for person in people for fault in person.faults]
    for person in people:
        person.context.close()
    assert not faults


@pytest.fixture
def studio(browser, server, folder):
    """Where scenes are played; nobody in them may have anything to complain about."""
    studio = Studio(browser, server, folder)
    yield studio
    assert not studio.leave()


@pytest.fixture
def ana(somebody):
    """One person at a desk."""
    return somebody()
