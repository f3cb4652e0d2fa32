"""Pictures of the screen for the documentation: ``python -m cardwright.terminal.picture FOLDER`` draws one of each game."""

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


class Picture:
    """What a picture shows: a game from its seed on, played by bots until it is far enough."""

    def __init__(self, game: str, seed: str, far_enough: Callable[[Session], bool], file: str) -> None:
        self.game = game
        self.seed = seed
        self.far_enough = far_enough
        self.file = file


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
    """Whether the human is to act late in a game of Unstable Unicorns, with a group of choices on the list."""
    numbers = session.view.numbers
    return numbers["turn"] >= 18 and numbers["active"] == HUMAN and _choices(session) > 8


def late_play(session: Session) -> bool:
    """Whether the human has much to choose from late in a game of Unreliable Narrators."""
    return len(session.match.answers) >= 60 and _choices(session) > 4


def on_the_way(session: Session) -> bool:
    """Whether the wizard has won a battle and stands in the middle of the ways."""
    numbers = session.view.numbers
    return numbers["slot"] < 0 and numbers["beaten"] > 0 and _choices(session) == 6


def _choices(session: Session) -> int:
    return len(session.question.options) if session.question else 0


PICTURES: Final = [
    Picture("unicorns", "d", late_action, "terminal.svg"),
    Picture("narrators", "a", late_play, "narrators.svg"),
    Picture("wizard", "b", on_the_way, "wizard.svg"),
]


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


def main(folder: str) -> None:
    """Draw all pictures."""
    for picture in PICTURES:
        with tempfile.TemporaryDirectory() as state:
            setup = new_setup(picture.game, None, [], [], [], DEFAULT_BOT)
            session = open_new(setup, picture.seed, Path(state) / "match.json")
            if not advance(session, picture.far_enough):
                raise SystemExit(f"the game of {picture.file} ends too early; choose another seed")
            (Path(folder) / picture.file).write_text(asyncio.run(draw(session)), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "docs/images")
