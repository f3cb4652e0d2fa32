"""The hint: what to do now, and why, as a page."""

from __future__ import annotations

import random
import textwrap
from typing import TYPE_CHECKING

from cardwright.bots.advice import advise, percent
from cardwright.kernel._derived import clone_state
from cardwright.kernel.errors import BadInput
from cardwright.kernel.knowledge import InformationSet
from cardwright.terminal.look import DIM, STRONG, Part

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardwright.terminal.look import Job, Line
    from cardwright.terminal.session import Session

OTHERS = 12
"""Options that are listed with their chances."""


def hint_job(session: Session, width: int) -> Job:
    """The work of a hint for the open question. Raises BadInput if nothing is asked."""
    question = session.question
    if question is None:
        raise BadInput("nothing is asked of you")
    info = InformationSet(clone_state(session.match.state), question.seat)
    names = {option: session.option(option) for option in question.options}
    luck = f"hint {session.match.seed} {len(session.match.answers)}"

    def work(report: Callable[[str], None]) -> list[Line]:
        advice = advise(info, random.Random(luck))
        lines: list[Line] = []
        for number, text in enumerate(advice.reason(names.__getitem__)):
            lines += [[Part(part, "" if number else STRONG)] for part in textwrap.wrap(text, width)]
        lines.append([Part("")])
        for one in advice.ranked[:OTHERS]:
            games = f"  {one.visits} games" if advice.games else ""
            lines.append([Part(f"{percent(one.chance):>6}  {names[one.option]}"), Part(games, DIM)])
        return lines

    return work
