"""The texts that both front ends show."""

from __future__ import annotations

import shutil
import textwrap
from pathlib import Path
from typing import TYPE_CHECKING, Final

from cardwright.terminal.choices import plain
from cardwright.terminal.look import text_of
from cardwright.terminal.places import last_match

if TYPE_CHECKING:
    from cardwright.terminal.asking import Asking
    from cardwright.terminal.look import CardLook, CardText, GameLook, TableLook
    from cardwright.terminal.session import Session

RECAP: Final = 8
"""Lines of the log that are told again when a match is resumed."""

HELP: Final = """\
Answer with the number of a choice or with its words.
A beginning is enough where it is unique, and the letter
of a player may stand for the name:
{examples}  back                  return to the list of choices

Commands:
  card NAME     what a card says, and notes on it
  table         the whole table
{pages}  log           what has happened
  undo          go back to before your last answer
  save [FILE]   save; every answer is saved anyway
  again         another game, when this one is over
  quit          leave; --resume goes on with the match
  ?             this help

You are not asked where you have no choice, so a card
that you cannot answer just happens.
"""

NOT_OVER: Final = "This game is not over yet; quit leaves it."

KEYS: Final = """
Keys on the full screen:
  ↑ ↓ Enter     mark a choice and take it (or click it)
  Esc           return to the list, clear the line
  PgUp PgDn     scroll what happened
  Ctrl+↑ Ctrl+↓ scroll the table
  click         on a card: show what it says
"""


def help_text(look: GameLook) -> str:
    """What can be typed."""
    pages = "".join([f"  {command:<13} {says}\n" for command, says in look.pages.items()])
    return HELP.format(examples=look.examples, pages=pages)


def columns() -> int:
    """The width of plain text."""
    return max(40, min(100, shutil.get_terminal_size((80, 24)).columns))


def wrapped(text: str, width: int = 0) -> str:
    """A text broken into lines; what hangs over is indented like the line it belongs to, and a little more."""
    width = width or columns()
    lines: list[str] = []
    for line in text.split("\n"):
        indent = " " * (len(line) - len(line.lstrip()) + 2)
        lines += textwrap.wrap(line, width, subsequent_indent=indent, break_on_hyphens=False, break_long_words=False) or [""]
    return "\n".join(lines)


def welcome(session: Session) -> str:
    """Who plays."""
    names, levels = session.names[1:], session.levels[1:]
    if not names:
        of_the_day = f", the game of {session.daily}" if session.daily else ""
        return f"{session.entry.title}{of_the_day}. ? is help."
    if len(set(levels)) > 1:
        who = listing([f"{name} ({level})" for name, level in zip(names, levels, strict=True)])
    else:
        who = f"{listing(names)} ({levels[0]} bot{'' if len(names) == 1 else 's'})"
    return f"{session.entry.title}: you play against {who}. ? is help."


def listing(names: list[str]) -> str:
    """Names in a sentence."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def farewell(session: Session) -> str:
    """Where the match is, and how to go on with it."""
    if session.trouble:
        return session.trouble
    if session.over or session.broken:
        return f"The match is saved in {session.path}."
    return f"The match is saved in {session.path}. Go on with: {resume_command(session)}"


def resume_command(session: Session) -> str:
    """The command that goes on with the match."""
    name = session.entry.name
    command = "cardwright play" if name == "unicorns" else f"cardwright play {name}"
    return f"{command} --resume" if session.path == last_match(name) else f"{command} --resume --save {session.path}"


def card_name(card: CardLook) -> str:
    """A card with its mark."""
    return f"{card.mark}{card.name}"


def hand_lines(table: TableLook) -> list[str]:
    """One's own hand."""
    return [f"  {text_of(line)}" for line in table.hand]


def table_lines(table: TableLook) -> list[str]:
    """The whole table."""
    lines = ["", f"── {table.headline} ──", "  " + " · ".join(table.facts)]
    for block in table.blocks:
        lines += [text_of(line).rstrip() for line in block.lines]
    return lines + hand_lines(table)


def legend(look: GameLook) -> str:
    """What the marks stand for."""
    return "Marks: " + ", ".join([f"{mark} {kind}" for mark, kind in look.legend])


def card_line(text: CardText) -> str:
    """A card and what it says, in one line."""
    return f"  {card_name(text.card)} ({text.card.kind}): {text.text}"


def find_cards(session: Session, look: GameLook, name: str) -> list[int]:
    """One copy of each card of the game that a typed name may mean: the card of that name, or all that contain it."""
    game = session.match.game
    faces = {plain(name): card for card, name in reversed(list(enumerate(game.card_names)))}
    wanted = plain(name)
    if wanted in faces:
        return [faces[wanted]]
    if look.cards_named(wanted):
        return look.cards_named(wanted)
    begins = [card for known, card in faces.items() if known.startswith(wanted)]
    return begins or [card for known, card in faces.items() if wanted in known]


def card_lines(session: Session, look: GameLook, name: str) -> list[str]:
    """What is printed for the command "card"."""
    if not name:
        return ["Which card? Type card and its name, as in: card neigh"]
    found = find_cards(session, look, name)
    if not found:
        return [f"There is no card “{name}” in this game."]
    names = sorted({session.match.game.card_names[card] for card in found})
    if len(names) > 1:
        more = f" and {len(names) - 8} more" if len(names) > 9 else ""
        return [f"“{name}” can mean {'; '.join(names[: 8 if more else 9])}{more}. Which one?"]
    text = look.text(found[0])
    return [card_line(text).strip(), *(f"  Note: {note}" for note in text.notes)]


def numbered(asking: Asking) -> list[str]:
    """The choices with their numbers; the default of a group is marked."""
    numbers = asking.numbers
    width = max([len(str(number)) for number in numbers], default=1)
    default = asking.group.default if asking.group is not None else None
    lines = [
        f"  {numbers[place]:>{width}} {choice.text}{'  (Enter)' if place == default else ''}"
        for place, choice in enumerate(asking.listed)
    ]
    return lines if asking.group is None else [*lines, f"  {'0':>{width}} back"]


def saved(session: Session, file: str) -> str:
    """Save the match, also in a file of its own if one is named, and say so."""
    if not file:
        return f"The match is saved in {session.path}." if session.save() else session.trouble
    path = Path(file).expanduser()
    if path.exists():
        return f"{path} is there already; name a new file."
    try:
        session.match.save(path)
    except OSError as error:
        return f"The match cannot be saved in {path}: {error.strerror}."
    return f"A copy of the match is saved in {path}."
