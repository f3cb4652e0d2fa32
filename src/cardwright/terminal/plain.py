"""Playing in plain text, line by line: for pipes, scripts, screen readers and small terminals."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TextIO

from cardwright.kernel.errors import BadInput
from cardwright.terminal import words
from cardwright.terminal.asking import Asking, Reply
from cardwright.terminal.look import look_for, text_of

if TYPE_CHECKING:
    from cardwright.terminal.look import TableLook
    from cardwright.terminal.session import Session

LOG_LINES: Final = 40
"""Lines of the log that the command shows."""


class PlainTable:
    """Shows a session on one stream and reads answers from another."""

    def __init__(self, session: Session, source: TextIO, out: TextIO) -> None:
        self.session = session
        self.look = look_for(session)
        self.source = source
        self.out = out
        self.told = 0  # lines of the log that were printed
        self.moment = -1  # at which the table was last printed
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "card": self._card,
            "table": self._table,
            "log": self._log,
            "undo": self._undo,
            "save": self._save,
        }

    def run(self) -> None:
        """Play until the input ends or the human leaves."""
        session = self.session
        self.say(words.welcome(session))
        if self.look.notice:
            self.say(self.look.notice)
        self.told = max(0, len(session.lines) - words.RECAP)
        try:
            while self._bots_play() and self._human_plays():
                pass
        except KeyboardInterrupt:
            self.say("")
        session.save()
        self.say(words.farewell(session))

    def say(self, text: str) -> None:
        """Print a text, wrapped."""
        print(words.wrapped(text), file=self.out, flush=True)

    def _lines(self, lines: list[str]) -> None:
        """Print lines that fit already."""
        for line in lines:
            print(line, file=self.out, flush=True)

    def _look(self) -> TableLook:
        return self.look.table(self.session.view, words.columns() - 2)

    def _bots_play(self) -> bool:
        while True:
            task = self.session.task()
            if task is not None:
                self.session.take(task, task.think())
            elif not self.session.answer_alone():
                break
        lines = self.session.lines
        for line in lines[self.told :]:
            self.say(f"  {line}")
        self.told = len(lines)
        return True

    def _human_plays(self) -> bool:
        """Ask until there is an answer or an undo; False if the human leaves."""
        asking = Asking(self.session, self.look)
        self._show(asking)
        while True:
            line = self._line()
            if line is None:
                return False
            reply = asking.read(line)
            if reply.option >= 0:
                self.session.answer(reply.option)
                if self.session.trouble:
                    self.say(self.session.trouble)
                return True
            if reply.command == "quit":
                return False
            if reply.command == "undo":
                self._undo("")
                return True
            if reply.command == "again" and self.session.over:
                self.session.again()
                self.told, self.moment = 0, -1
                return True
            self._answer(reply, asking)

    def _answer(self, reply: Reply, asking: Asking) -> None:
        if reply.says:
            self.say(reply.says)
        elif reply.command == "again":
            self.say(words.NOT_OVER)
        elif reply.command in self.look.pages:
            self._page(reply.command)
        elif reply.command:
            self.commands[reply.command](reply.argument)
        self._ask(asking)

    def _page(self, command: str) -> None:
        try:
            job = self.look.slow_page(command, self.session, words.columns())
            page = self.look.page(command, self.session, words.columns()) if job is None else job(self._progress)
        except BadInput as error:
            self.say(f"There is no such page now: {error}.")
            return
        self._lines(["", *[text_of(line).rstrip() for line in page]])

    def _progress(self, text: str) -> None:
        self.say(f"  {text}")

    def _line(self) -> str | None:
        print("> ", end="", file=self.out, flush=True)
        line = self.source.readline()
        if not line:
            print(file=self.out)
            return None
        if not self.source.isatty():
            print(line.rstrip("\n"), file=self.out)
        return line

    def _show(self, asking: Asking) -> None:
        """The question, after the table at moments at which it is good to see it."""
        table = self._look()
        if self.session.over or self.moment < 0 or table.moment not in (None, self.moment):
            self.moment = 0 if table.moment is None else table.moment
            self._table("")
        elif asking.top and len(asking.top) > 1:
            self._lines(words.hand_lines(table))
        question = asking.question
        if question is not None and question.source >= 0:
            self.say(words.card_line(self.look.text(question.source)))
        self._ask(asking)

    def _ask(self, asking: Asking) -> None:
        if asking.question is None:
            why = self.session.broken or "The game is over."
            again = "" if self.session.broken else "again, "
            self._lines(["", *self.look.result(self.session)])
            self.say(f"\n{why} You can look at the table and the log, or type {again}undo or quit.")
            return
        self.say(f"\n{asking.title}")
        for line in words.numbered(asking):
            self.say(line)

    # --- commands -----------------------------------------------------------------------------------------------------

    def _help(self, argument: str) -> None:
        self.say(words.help_text(self.look))
        self.say(words.legend(self.look))

    def _card(self, name: str) -> None:
        for line in words.card_lines(self.session, self.look, name):
            self.say(line)

    def _table(self, argument: str) -> None:
        self._lines(words.table_lines(self._look()))

    def _log(self, argument: str) -> None:
        for line in self.session.lines[-LOG_LINES:]:
            self.say(f"  {line}")

    def _undo(self, argument: str) -> None:
        if self.session.undo():
            self.told = len(self.session.lines)
            self.moment = -1
            self.say("Back to before your last answer.")
        else:
            self.say(self.session.refused)

    def _save(self, argument: str) -> None:
        self.say(words.saved(self.session, argument))


def forgive_streams() -> None:
    """Let characters that a stream cannot carry be replaced, before anything is read."""
    for stream in (sys.stdout, sys.stdin):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def run_plain(session: Session) -> None:
    """Play in plain text on the streams of the process."""
    PlainTable(session, sys.stdin, sys.stdout).run()
