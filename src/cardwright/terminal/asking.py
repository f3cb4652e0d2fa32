"""Reading what a person types: a number, an answer in words, or a command."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from cardwright.terminal.choices import Choice, choices, plain

if TYPE_CHECKING:
    from cardwright.terminal.look import GameLook
    from cardwright.terminal.session import Session

COMMANDS: Final = {
    "?": "help", "help": "help", "card": "card", "table": "table", "log": "log", "undo": "undo", "save": "save",
    "again": "again", "quit": "quit", "q": "quit", "exit": "quit",
}  # fmt: skip

WORDS: Final = {"my": "your", "mine": "your", "own": "your", "me": "you", "myself": "you"}
"""What people say of themselves, as the options say it."""

MEANT: Final = {"yes": "use", "y": "use", "no": "skip", "n": "skip"}
OTHER_NO: Final = ("pass", "nothing", "stop")


class Reply:
    """What a typed line comes to. Just one of these is set."""

    def __init__(self, option: int = -1, command: str = "", argument: str = "", says: str = "", opened: bool = False) -> None:
        self.option = option  # an answer
        self.command = command
        self.argument = argument
        self.says = says  # a line that did not fit, and why
        self.opened = opened  # the list of choices has changed


class Asking:
    """The open question with its choices, and the group of choices that is open."""

    def __init__(self, session: Session, look: GameLook) -> None:
        self.session = session
        self.commands = {**COMMANDS, **{command: command for command in look.pages}}
        self.question = session.question
        self.top = choices(session, look)
        self.group: Choice | None = None
        for choice in self.top:
            if choice.parts and look.bad_for_owner(choice.card):
                choice.default = None
                choice.parts.append(choice.parts.pop(0))
        self._title = "" if self.question is None else look.question(session.view, session.words.question(self.question))

    @property
    def title(self) -> str:
        """The question in words."""
        return self._title if self.group is None else self.group.label[:1].upper() + self.group.label[1:]

    @property
    def listed(self) -> list[Choice]:
        """The choices that are listed now."""
        return self.top if self.group is None else self.group.parts

    @property
    def numbers(self) -> list[int]:
        """What stands before each listed choice and is typed for it: from 1 on, but a choice that is a number is its own."""
        own = [choice.number for choice in self.listed if choice.number is not None]
        following = max(own, default=0)
        found: list[int] = []
        for choice in self.listed:
            following += choice.number is None
            found.append(following if choice.number is None else choice.number)
        return found

    @property
    def marked(self) -> int:
        """The place of the choice that is marked at first."""
        if self.group is not None:
            return self.group.default or 0
        return next((place for place, choice in enumerate(self.top) if choice.marked), 0)

    def choose(self, index: int) -> Reply:
        """Take a listed choice: it answers, or opens a group."""
        choice = self.listed[index]
        if choice.parts:
            self.group = choice
            return Reply(opened=True)
        return Reply(option=choice.options[0])

    def read(self, line: str) -> Reply:
        """What a typed line means."""
        text = plain(line)
        if not text:
            return self._nothing()
        first, _, rest = text.partition(" ")
        if first in self.commands and (not rest or self.commands[first] in ("card", "save", "help")):
            return Reply(command=self.commands[first], argument=line.strip().partition(" ")[2].strip())
        if self.question is None:
            return Reply(says="You are not asked anything now; ? shows what you can type.")
        if self.group is not None and text in ("0", "back"):
            self.group = None
            return Reply(opened=True)
        if re.fullmatch(r"\d{1,9}", text):
            number, numbers = int(text), self.numbers
            if number in numbers:
                return self.choose(numbers.index(number))
            return Reply(says=f"There is no number {number} here; choose {_spans(numbers)}.")
        return self._words(text)

    def guess(self, line: str) -> int | None:
        """The place of the listed choice that an unfinished line means, if any."""
        text = plain(line)
        if not text or self.question is None or text.split()[0] in self.commands:
            return None
        if text.isdecimal():
            number, numbers = int(text), self.numbers
            return numbers.index(number) if number in numbers else None
        found = self._matching(" ".join([WORDS.get(word, word) for word in text.split()]))
        for place, choice in enumerate(self.listed):
            if any(one is choice or any(one is part for part in choice.parts) for one in found):
                return place
        return None

    def _nothing(self) -> Reply:
        group = self.group
        if group is not None and group.default is not None:
            return self.choose(group.default)
        return Reply(says="Type a number or the words of a choice; ? shows what else you can type.")

    def _words(self, text: str) -> Reply:
        text = " ".join([WORDS.get(word, word) for word in text.split()])
        found: list[Choice] = []
        for typed in self._readings(text):
            found = self._matching(typed)
            if found:
                break
        if not found:
            return Reply(says=f"“{text}” is none of the choices; ? shows what you can type.")
        if len(found) == 1:
            return self._take(found[0])
        parents = {id(choice): choice for choice in self.top for part in choice.parts if part in found}
        if len(parents) == 1 and all(any(part is one for part in next(iter(parents.values())).parts) for one in found):
            return self._take(next(iter(parents.values())))
        named = [self._full(choice) for choice in found]
        more = f" and {len(named) - 3} more" if len(named) > 4 else ""
        return Reply(says=f"“{text}” can mean {'; '.join(named[:4] if not more else named[:3])}{more}. Which one?")

    def _take(self, choice: Choice) -> Reply:
        if choice.parts and choice.default is not None:
            choice = choice.parts[choice.default]
        if choice.parts:
            self.group = choice
            return Reply(opened=True)
        return Reply(option=choice.options[0])

    def _readings(self, text: str) -> list[str]:
        if text in MEANT:
            return [MEANT[text], *(OTHER_NO if MEANT[text] == "skip" else ()), text]
        return [text]

    def _full(self, choice: Choice) -> str:
        return choice.label if any(choice is one for one in self.top) else choice.phrases[0]

    def _matching(self, text: str) -> list[Choice]:
        """The choices that fit best: in full, then by how they begin, then by the beginnings of some of their words."""
        everything = [one for choice in self.top for one in (choice, *choice.parts)]
        named = [one for one in everything if one.named and _names_all(one.named, text)]
        if len(named) == 1:
            return named
        if self.group is not None:
            everything = self.group.parts + everything
            for fits in (_equal, _begins, _words_begin):
                here = [part for part in self.group.parts if any(fits(ending, text) for ending in part.endings)]
                if len(here) == 1:
                    return here
        for fits in (_equal, _begins, _words_begin):
            found = [one for one in everything if any(fits(phrase, text) for phrase in one.phrases)]
            groups = [one for one in found if one.parts]
            inside = [part for group in groups for part in group.parts]
            found = [one for one in found if not any(one is part for part in inside)]
            if found:
                return list({id(one): one for one in found}.values())
        return []


def _spans(numbers: list[int]) -> str:
    """Numbers in words: 1 to 4; 0 to 3 or 5 to 8."""
    spans: list[list[int]] = []
    for number in sorted(numbers):
        if spans and number == spans[-1][-1] + 1:
            spans[-1] = [spans[-1][0], number]
        else:
            spans.append([number])
    return " or ".join([" to ".join([str(number) for number in span]) for span in spans])


def _forms(phrase: str) -> list[str]:
    """A phrase, and the same without the verb before a name."""
    first, _, rest = phrase.partition(" ")
    return [phrase, rest] if first in ("play", "use", "skip") and rest else [phrase]


def _equal(phrase: str, text: str) -> bool:
    return text in _forms(phrase)


def _begins(phrase: str, text: str) -> bool:
    return any(form.startswith(text) for form in _forms(phrase))


def _names_all(names: list[str], text: str) -> bool:
    """Whether a text names all of some names and nothing else, in any order, each by its beginning."""
    typed = [word for word in text.replace(",", " ").split() if word not in ("and", "+")]
    left = [word for name in names for word in name.split()]
    if len(typed) != len(left):
        return False
    for word in sorted(typed, key=len, reverse=True):
        meant = next((one for one in left if one.startswith(word)), None)
        if meant is None:
            return False
        left.remove(meant)
    return True


def _words_begin(phrase: str, text: str) -> bool:
    words = iter(phrase.replace("(", "").split())
    return all(any(word.startswith(typed) for word in words) for typed in text.replace("(", "").split())
