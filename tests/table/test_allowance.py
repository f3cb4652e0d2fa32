"""Who knocks too often has to wait, and nobody's address is kept beyond the minute in which it is counted."""

import asyncio
from types import SimpleNamespace

import pytest

from cardwright.table.allowance import KNOCKS, SWEEP, Doors

MINUTE = 60.0


@pytest.fixture
def clock(monkeypatch):
    """The time, which a test moves on."""
    now = SimpleNamespace(at=1000.0)
    monkeypatch.setattr("cardwright.table.allowance.time.monotonic", lambda: now.at)
    return now


def knock(doors, address):
    return doors.may(SimpleNamespace(client=SimpleNamespace(host=address)))


def test_an_address_may_knock_sixty_times_at_once_and_then_once_a_second(clock):
    doors = Doors()
    assert [knock(doors, "a") for _ in range(int(KNOCKS) + 1)] == [True] * int(KNOCKS) + [False]
    assert knock(doors, "b")
    clock.at += 1.0
    assert [knock(doors, "a"), knock(doors, "a")] == [True, False]


def test_an_address_is_forgotten_within_a_minute_although_nobody_knocks_any_more(clock):
    doors = Doors()
    knock(doors, "a")
    for _ in range(int(MINUTE / SWEEP)):
        clock.at += SWEEP
        doors.forget()
    assert "a" not in str(vars(doors))


async def test_the_server_sweeps_by_itself(monkeypatch):
    monkeypatch.setattr("cardwright.table.allowance.SWEEP", 0.001)
    monkeypatch.setattr("cardwright.table.allowance.REMEMBERED", 0.0)
    doors = Doors()
    knock(doors, "a")
    sweeping = asyncio.create_task(doors.sweep())
    await asyncio.sleep(0.05)
    sweeping.cancel()
    assert "a" not in str(vars(doors))
