"""The grammar of the lines of ``play``: one regular expression for each kind of step.

The named groups say what a part of a line must be, and are checked before anything is played.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from cardwright.scenarios import answering, holding
from cardwright.scenarios.speech import plain

if TYPE_CHECKING:
    from cardwright.kernel.state import State
    from cardwright.scenarios.speech import Speech

Action = Callable[["Speech", "State", re.Match[str]], str]
"""Does or checks a step; returns "" or what was found instead."""

_SEAT = r"(?P<seat>[A-Z])"
_CARD = r"(?P<card>.+)"
_ZONE = r"(?P<zone>(?:the|[A-Z]['’]s) .+)"

GRAMMAR: Final[list[tuple[str, Action]]] = [
    ("all pass", answering.all_pass),
    ("skip all", answering.skip_all),
    ("auto", answering.auto),
    (rf"{_SEAT}: (?P<answer>.+)", answering.answer),
    (rf"{_SEAT} may only: (?P<answers>.+)", holding.may_only),
    (rf"{_SEAT} may not: (?P<answer>.+)", holding.may_not),
    (rf"{_SEAT} may: (?P<answer>.+)", holding.may),
    (rf"{_SEAT} is not asked", holding.not_asked),
    (rf"{_SEAT} is asked (?P<kind>.+)", holding.asked),
    (rf"it is {_SEAT}['’]s turn", holding.turn_of),
    (r"the phase is (?P<phase>.+)", holding.phase),
    (r"nobody wins", holding.nobody_wins),
    (r"the game goes on", holding.goes_on),
    (rf"{_SEAT} wins", holding.wins),
    (rf"{_SEAT} does not see {_CARD} in {_ZONE}", holding.sees_not),
    (rf"{_SEAT} sees {_CARD} in {_ZONE}", holding.sees),
    (rf"{_ZONE} has (?P<number>\d+) cards?", holding.holds_cards),
    (rf"{_CARD} of {_SEAT} has (?P<number>\d+) (?P<quality>.+)", holding.has_quality),
    (rf"{_SEAT} has (?P<number>\d+) (?P<noun>.+)", holding.counts),
    (rf"{_CARD} is not in {_ZONE}", holding.lies_not),
    (rf"{_CARD} is in {_ZONE}", holding.lies),
]

_PATTERNS: Final = [(re.compile(pattern, re.IGNORECASE), action) for pattern, action in GRAMMAR]


class Step:
    """One line that was understood."""

    def __init__(self, line: int, text: str, match: re.Match[str], action: Action) -> None:
        self.line = line
        self.text = text
        self._match, self._action = match, action

    def take(self, speech: Speech, s: State) -> str:
        """Answer or check; "" if that went well, else what was found instead."""
        return self._action(speech, s, self._match)


def without_comment(line: str) -> str:
    """A line without its comment and outer spaces."""
    return re.sub(r"(^|\s)#.*", "", line).strip()


def read_step(speech: Speech, number: int, line: str) -> Step:
    """The step that a line (without comment) describes. Raises ValueError with what was expected."""
    text = " ".join(line.split())
    problem = ""
    for pattern, action in _PATTERNS:
        match = pattern.fullmatch(text)
        if match is None:
            continue
        try:
            _check(speech, match)
        except ValueError as error:
            problem = problem or str(error)
            continue
        return Step(number, text, match, action)
    raise ValueError(problem or f"unknown step “{text}”; docs/scenarios.md lists them")


def _check(speech: Speech, match: re.Match[str]) -> None:
    """Raises ValueError if a part of the line is no seat, card, place … of this game."""
    parts = match.groupdict()
    if "seat" in parts:
        speech.seat(parts["seat"])
    if "card" in parts:
        speech.card(parts["card"])
    if "zone" in parts:
        speech.zone(parts["zone"])
    if "answer" in parts:
        speech.check_answer(parts["answer"])
    for words in parts.get("answers", "").split(";") if "answers" in parts else []:
        speech.check_answer(words)
    kinds = speech.entry.question_kinds
    if "kind" in parts and plain(parts["kind"]) not in kinds:
        raise ValueError(f"unknown question “{parts['kind']}”; expected one of {', '.join(kinds)}")
    phases = speech.positions.phases
    if "phase" in parts and plain(parts["phase"]) not in phases:
        raise ValueError(f"unknown phase “{parts['phase']}”; expected one of {', '.join(phases)}")
    if "quality" in parts and plain(parts["quality"]) not in speech.qualities:
        raise ValueError(
            f"a card has no “{parts['quality']}” in this game; expected {', '.join(speech.qualities) or 'nothing'}"
        )
    if "noun" in parts and holding.singular(parts["noun"]) not in speech.counted:
        raise ValueError(f"nothing is counted as “{parts['noun']}”; expected {', '.join(speech.counted.values())}")
