"""What all tests share."""

import pytest

from tests.browsing import obstacle


def pytest_terminal_summary(terminalreporter):
    """Say in the last lines that no test ran in a browser, if that was so."""
    why = obstacle()
    if why and any("tests/web/" in report.nodeid for report in terminalreporter.stats.get("skipped", [])):
        terminalreporter.write_line(f"NOT TESTED: the page of the table in a browser, since {why}", red=True, bold=True)


@pytest.fixture(autouse=True)
def no_waiting_for_the_disk(monkeypatch):
    """Databases of this process do not wait for the disk: no test cuts the power."""
    from cardwright.storage import store

    monkeypatch.setattr(store, "SYNCHRONOUS", "OFF")
