"""One match at a terminal: a human at the first seat, bots at the others, and a file that always holds the match."""

from __future__ import annotations

import random
from bisect import bisect_right
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from cardwright.bots.registry import make_bot
from cardwright.games.registry import GameEntry, GameWords
from cardwright.kernel._derived import clone_state
from cardwright.kernel.chance import seed_from
from cardwright.kernel.errors import Defect
from cardwright.kernel.knowledge import InformationSet, View
from cardwright.kernel.match import Match
from cardwright.kernel.state import RUNNING
from cardwright.terminal.places import previous
from cardwright.terminal.telling import told

if TYPE_CHECKING:
    from cardwright.kernel.state import Decision

NAMES: Final = ["You", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hana", "Ida", "Jon", "Kim", "Leo"]
"""The players by seat; each name begins with the letter of its seat, but for yours."""

HUMAN: Final = 0


class Task:
    """A question to a bot: what its seat knows, and which moment of the match it belongs to."""

    def __init__(self, info: InformationSet, batch: int, moment: int, level: str, luck: str) -> None:
        self.info = info
        self.seat = info.seat
        self.batch = batch
        self.moment = moment
        self.level = level
        self.luck = luck

    def think(self) -> int:
        """The answer of the bot. May run in another thread: it touches nothing that the session changes."""
        return make_bot(self.level, random.Random(self.luck)).choose(self.info)


class Session:
    """The match, who plays it, what has been told so far, and where it is saved."""

    def __init__(self, entry: GameEntry, match: Match, levels: list[str], path: Path) -> None:
        self.entry = entry
        self.match = match
        self.levels = levels  # of the bots, by seat; "" for the human
        self.path = path
        self.names = NAMES[: match.game.seats]
        self.words: GameWords = entry.words(match.game)
        self.broken = ""  # what went wrong in the rules, if something did; only undo helps then
        self.trouble = ""  # why the match could not be saved, if so
        self.refused = ""  # why the last undo was not made
        self.moment = 0  # counts changes that make what a bot is thinking about void
        self._lines: list[str] = []
        self._read = 0  # events of the match that are told in them
        self._fresh = 0
        self._chosen = self._choices_made()  # how many answers lay before each one that was the human's own choice

    # --- what the human may see --------------------------------------------------------------------------------------

    @property
    def view(self) -> View:
        """What the human may know now."""
        return View(self.match.state, HUMAN)

    @property
    def question(self) -> Decision | None:
        """The open question of the human."""
        return None if self.broken else self.match.state.question(HUMAN)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.match.state.result != RUNNING

    @property
    def lines(self) -> list[str]:
        """The log as the human may read it."""
        match = self.match
        for end in match.ends[bisect_right(match.ends, self._read) :]:
            self._lines += told(match.events[self._read : end], self.words, self.names)
            self._read = end
        return self._lines

    @property
    def fresh(self) -> int:
        """The first line of the log that tells of something after the human's last answer."""
        return self._fresh

    def option(self, option: int, names: list[str] | None = None) -> str:
        """An option of the open question in words."""
        question = self.question
        assert question is not None
        return self.words.option(self.match.state, question, option, names or self.names)

    # --- playing -----------------------------------------------------------------------------------------------------

    def task(self) -> Task | None:
        """The next question that a bot has to answer, if there is one."""
        state = self.match.state
        for question in () if self.broken else state.pending:
            if question.seat != HUMAN:
                luck = f"{self.match.seed} {question.seat} {len(self.match.answers)}"
                info = InformationSet(clone_state(state), question.seat)
                return Task(info, question.batch, self.moment, self.levels[question.seat], luck)
        return None

    def take(self, task: Task, option: int) -> bool:
        """Take what a bot has thought out; False if the match has moved on meanwhile."""
        if task.moment != self.moment:
            return False
        self._answer(task.seat, option, task.batch)
        return True

    def answer(self, option: int) -> None:
        """Take an answer of the human."""
        self._fresh = len(self.lines)
        self._chosen.append(len(self.match.answers))
        self._answer(HUMAN, option)

    def answer_alone(self) -> bool:
        """Answer for the human where there is no choice; False if there is one, or no question."""
        question = self.question
        if question is None or len(question.options) > 1:
            return False
        self._answer(HUMAN, question.options[0])
        return True

    def undo(self) -> bool:
        """Go back to before the human's last choice; False, with the reason in ``refused``, if that cannot be.

        A game of the day goes back to the last thing that chance or a card turned up has decided, and no further; in
        other games it is free, and ``taken_back`` counts it.
        """
        self.refused = ""
        if not self._chosen:
            self.refused = "There is no answer of yours to take back."
            return False
        if self._has_shown(self._chosen[-1]):
            if self.daily:
                self.refused = "In a game of the day you cannot take back what has been drawn or turned up."
                return False
            self.match.setup["taken_back"] = self.taken_back + 1
        self.match.go_back(self._chosen.pop())
        self.broken = ""
        self.moment += 1
        self._lines, self._read = [], 0
        self._fresh = len(self.lines)
        self.save()
        return True

    @property
    def daily(self) -> str:
        """The day whose game this is; empty if it is no game of the day."""
        return str(self.match.setup.get("daily", ""))

    @property
    def taken_back(self) -> int:
        """How often the human went back behind what had been drawn or turned up."""
        taken = self.match.setup.get("taken_back", 0)
        return taken if isinstance(taken, int) else 0

    def _has_shown(self, count: int) -> bool:
        """Whether chance has decided something, or a card has been turned up for the human, since that many answers."""
        before, now = self.match.replay(count).state, self.match.state
        known, new = ({card for zone in View(s, HUMAN).zones for card in zone} for s in (before, now))
        return before.chance != now.chance or bool(new - known)

    def _answer(self, seat: int, option: int, batch: int = -1) -> None:
        try:
            self.match.answer(seat, option, batch)
        except Defect as defect:
            report = self.path.with_name(f"{self.path.stem}.defect{self.path.suffix}")
            self.broken = f"Sorry, the rules broke: {defect}."
            with suppress(OSError):
                report.write_text(defect.match, encoding="utf-8")
                self.broken += f" A report is in {report}."
        self.save()

    def _choices_made(self) -> list[int]:
        found: list[int] = []
        state = self.match.game.start(seed_from(self.match.seed))
        for made, (seat, option) in enumerate(self.match.answers):
            question = state.question(seat)
            if seat == HUMAN and question is not None and len(question.options) > 1:
                found.append(made)
            state.answer(seat, option)
        return found

    def again(self) -> None:
        """Begin another match with the same setup; the one before is kept beside its file."""
        setup = {key: value for key, value in self.match.setup.items() if key not in ("daily", "taken_back")}
        self.match = Match(self.match.game, setup, f"{self.match.seed} again")
        self.broken = ""
        self.moment += 1
        self._lines, self._read, self._fresh, self._chosen = [], 0, 0, []
        with suppress(OSError):
            self.path.replace(previous(self.path))
        self.save()

    def save(self) -> bool:
        """Write the match to its file; False, with the reason in ``trouble``, if that fails."""
        try:
            self.match.save(self.path)
        except OSError as error:
            self.trouble = f"The match cannot be saved in {self.path}: {error.strerror}."
            return False
        self.trouble = ""
        return True
