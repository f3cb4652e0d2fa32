"""A picture of the screen for the documentation: ``python -m cardwright.terminal.picture FILE.svg``."""

from __future__ import annotations

import asyncio
import random
import re
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Final

from cardwright.bots.registry import make_bot
from cardwright.kernel.knowledge import InformationSet
from cardwright.terminal.opening import DEFAULT_BOT, new_setup, open_new
from cardwright.terminal.session import HUMAN

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardwright.terminal.session import Session

SIZE: Final = (112, 34)
SEED: Final = "d"
TURN: Final = 18


def advance(session: Session, far_enough: Callable[[Session], bool]) -> bool:
    """Let bots play all seats until the human has a choice to make and it is far enough; False if the game ends before."""
    while not session.over:
        task = session.task()
        if task is not None:
            session.take(task, task.think())
        elif not session.answer_alone():
            if far_enough(session):
                return True
            bot = make_bot(DEFAULT_BOT, random.Random(f"{session.match.seed} {len(session.match.answers)}"))
            session.answer(bot.choose(InformationSet(session.match.state, HUMAN)))
    return False


def late_action(session: Session) -> bool:
    """Whether the human is to act late in the game, with a group of choices on the list."""
    numbers = session.view.numbers
    return (
        numbers["turn"] >= TURN and numbers["active"] == HUMAN and len(session.question.options if session.question else []) > 8
    )


async def draw(session: Session) -> str:
    """The screen of a session as SVG, without fonts from elsewhere."""
    from cardwright.terminal.screen import TableApp

    app = TableApp(session, pause=0)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await app.workers.wait_for_complete()
        app.note("")
        await pilot.press("down")
        await pilot.pause()
        return re.sub(r"@font-face\s*{[^}]*}", "", app.export_screenshot(title="cardwright play"))


def main(file: str) -> None:
    """Write the picture."""
    with tempfile.TemporaryDirectory() as folder:
        session = open_new(new_setup("unicorns", 4, [], [], [], DEFAULT_BOT), SEED, Path(folder) / "match.json")
        if not advance(session, late_action):
            raise SystemExit("the game of the picture ends too early; choose another seed")
        Path(file).write_text(asyncio.run(draw(session)), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "docs/images/terminal.svg")
