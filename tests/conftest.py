"""What all tests share."""

import pytest


@pytest.fixture(autouse=True)
def no_waiting_for_the_disk(monkeypatch):
    """Databases of this process do not wait for the disk: no test cuts the power."""
    from cardwright.storage import store

    monkeypatch.setattr(store, "SYNCHRONOUS", "OFF")
