"""What the passing of time comes to at a table: windows close, and the time of a person is used up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.table import records as r
from cardwright.table.pace import closing
from cardwright.table.sitting import PERSON
from cardwright.table.table import PLAYING, neutral

if TYPE_CHECKING:
    from cardwright.table.table import Table


def closes_at(table: Table) -> float | None:
    """When the open window closes if nothing more is answered; None if it waits for an answer, or none is open."""
    state = table.state
    if not table.window or state is None or table.paused:
        return None
    ceiling = table.asked_at + table.pace.ceiling if table.pace.ceiling >= 0 else None
    last = table.asked_at
    for question in state.pending:
        seat = question.seat
        if table.seats[seat].automatic:  # how long a bot thinks would tell what it holds: its delay was drawn before
            last = max(last, table.asked_at + table.delays.get(seat, 0.0))
        elif seat in table.held:
            last = max(last, table.held[seat][1])
        elif not table.standing(seat):
            return ceiling
    closes = closing(table.asked_at, table.pace.floor, last)
    return closes if ceiling is None else min(closes, ceiling)


def expires_at(table: Table) -> tuple[float, int] | None:
    """When the time of a person for the open decision is used up, and whose."""
    state = table.state
    if table.stage != PLAYING or not table.bank or state is None or table.paused or table.window:
        return None
    found: tuple[float, int] | None = None
    for question in state.pending:
        sitting = table.seats[question.seat]
        if not sitting.automatic:
            at = table.asked_at + sitting.bank + table.limit
            if found is None or at < found[0]:
                found = at, question.seat
    return found


def idle_times(table: Table) -> list[tuple[float, int]]:
    """When the people who are here, but do nothing, may be taken for gone, and who they are. Who has time left on a clock may
    use it.

    An open window tells nothing of who has answered it: it comes to its end by itself, or all who are asked are the same.
    """
    state, pace = table.state, table.pace
    if table.stage != PLAYING or state is None or table.paused or (table.window and pace.ceiling >= 0):
        return []
    found: list[tuple[float, int]] = []
    for question in state.pending:
        sitting = table.seats[question.seat]
        if sitting.here and not sitting.idle and sitting.holder == PERSON and sitting.bank <= 0 and not sitting.automatic:
            since = table.asked_at if table.window else max(sitting.waited_since, sitting.stirred)
            found.append((since + pace.idle, question.seat))
    return found


def notice_idle(table: Table, now: float) -> bool:
    """Note who has become idle; whether there is anybody."""
    found = [seat for at, seat in idle_times(table) if at <= now]
    for seat in found:
        table.seats[seat].idle = True
    return bool(found)


def next_tick(table: Table) -> float | None:
    """When time will next change something by itself."""
    times = [at for at, _ in idle_times(table)]
    closes, expires = closes_at(table), expires_at(table)
    if closes is not None:
        times.append(closes)
    if expires is not None:
        times.append(expires[0])
    return min(times) if times else None


def tick(table: Table, now: float) -> list[r.AnyRecord]:
    """What the passing of time has come to."""
    closes = closes_at(table)
    if closes is not None and now >= closes:
        return [r.Closed()]
    expires = expires_at(table)
    if expires is not None and now >= expires[0]:
        question = table.question(expires[1])
        if question is not None:
            return [r.Answered(question.seat, neutral(question))]
    return []


def decision_left(table: Table, seat: int, now: float) -> float:
    """Seconds a seat has left for its open decision, -1 without a clock."""
    if not table.bank or table.question(seat) is None:
        return -1.0
    return max(0.0, table.asked_at + table.seats[seat].bank + table.limit - now)
