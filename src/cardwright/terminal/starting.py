"""What is asked before a game begins: options with a usual choice each, so that one Enter starts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TextIO

from cardwright.terminal.choices import plain

if TYPE_CHECKING:
    from cardwright.games.start_option import StartOption

START: Final = "start"
QUIT: Final = "quit"

STARTS: Final = ("", "start", "play", "ok", "go")
QUITS: Final = ("quit", "q", "exit")


class Starting:
    """The options that are asked, and what is chosen so far."""

    def __init__(self, title: str, options: list[StartOption]) -> None:
        self.title = title
        self.options = options
        self.places = [0 for _ in options]  # of the choices

    @property
    def chosen(self) -> dict[str, str]:
        """The value of each option by its name."""
        return {option.name: option.choices[place][0] for option, place in zip(self.options, self.places, strict=True)}

    def lines(self) -> list[str]:
        """Each option with what is chosen."""
        width = max([len(option.title) for option in self.options])
        return [
            f"{option.title:<{width}}  {option.choices[place][1]}"
            for option, place in zip(self.options, self.places, strict=True)
        ]

    def change(self, number: int, step: int = 1) -> None:
        """Choose the next possibility of an option."""
        self.places[number] = (self.places[number] + step) % len(self.options[number].choices)

    def read(self, line: str) -> str:
        """What a typed line does: START, QUIT, or what to say about it ("" = it changed something)."""
        text = plain(line)
        if text in STARTS:
            return START
        if text in QUITS:
            return QUIT
        if text.isdecimal() and len(text) < 5:
            if 1 <= int(text) <= len(self.options):
                self.change(int(text) - 1)
                return ""
            return f"There is no number {text} here; choose 1 to {len(self.options)}, or Enter to start."
        return self._named(text)

    def _named(self, text: str) -> str:
        """Choose what a text names, with or without the option before it."""
        found: list[tuple[int, int]] = []
        for number, option in enumerate(self.options):
            wanted = text.replace("=", " ")
            for name in (plain(option.title), option.name):
                wanted = wanted.removeprefix(f"{name} ")
            wanted = plain(wanted)
            for place, (value, words) in enumerate(option.choices):
                said = f"{plain(words)} {value} {value.replace('_', ' ')}"
                if wanted == value or wanted == plain(words).partition(":")[0]:
                    found = [(number, place)]
                    break
                if all(any(word.startswith(part) for word in said.replace(":", "").split()) for part in wanted.split()):
                    found.append((number, place))
            else:
                continue
            break
        if len(found) == 1:
            self.places[found[0][0]] = found[0][1]
            return ""
        if found:
            names = [self.options[number].choices[place][1].partition(":")[0] for number, place in found]
            return f"“{text}” can mean {'; '.join(names)}. Which one?"
        return f"“{text}” is none of the possibilities; Enter starts, a number changes a line, quit leaves."


def ask_plain(starting: Starting, source: TextIO, out: TextIO) -> bool:
    """Ask line by line; False if the human leaves."""
    print(f"{starting.title}. How do you want to play?", file=out)
    while True:
        for number, line in enumerate(starting.lines(), 1):
            print(f"  {number} {line}", file=out)
        print("Enter starts; a number changes its line. The same in words: archmage, dusk, one by one …", file=out)
        told = "?"
        while told not in ("", START, QUIT):
            print("> ", end="", file=out, flush=True)
            line = source.readline()
            if not line:
                print(file=out)
                return False
            if not source.isatty():
                print(line.rstrip("\n"), file=out)
            told = starting.read(line)
            if told not in ("", START, QUIT):
                print(told, file=out)
        if told:
            return told == START
