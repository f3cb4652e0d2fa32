"""The steps that answer questions. Each returns "" or, if it cannot be taken, what stood against it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from cardwright.kernel.state import RUNNING
from cardwright.scenarios.speech import Offer, plain

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardwright.kernel.state import Decision, State
    from cardwright.scenarios.speech import Speech

LISTED: Final = 12
AUTO_LIMIT: Final = 10_000


def told(speech: Speech, s: State, question: Decision | None, name: str) -> str:
    """An open question with what it offers, in words."""
    if question is None:
        return f"{name} is not asked; {asked_now(speech, s)}"
    offers = list(dict.fromkeys(_full(speech, s, question)))
    more = f"; … {len(offers) - LISTED} more" if len(offers) > LISTED else ""
    return f"{name} is asked {speech.entry.question_kinds[question.kind]}: {'; '.join(offers[:LISTED])}{more}"


def asked_now(speech: Speech, s: State) -> str:
    """Who is asked what, in words."""
    if s.result != RUNNING:
        return "the game is over"
    kinds = speech.entry.question_kinds
    return ", ".join(f"{speech.names[q.seat]} is asked {kinds[q.kind]}" for q in s.pending) or "nobody is asked"


def _full(speech: Speech, s: State, question: Decision) -> list[str]:
    return [speech.words.option(s, question, option, speech.names) for option in question.options]


def find(offers: list[Offer], words: str) -> tuple[Offer | None, str]:
    """The offer that the words mean; if there is none, also why. Copies of one card in one place are alike."""
    wanted = plain(words)
    for offer in offers:
        if offer.full == wanted:
            return offer, ""
    short = [offer for offer in offers if offer.short == wanted]
    meanings = list(dict.fromkeys(offer.full for offer in short))
    if len(meanings) > 1:
        return None, f"“{words}” can mean {' or '.join(meanings)}"
    return (short[0], "") if short else (None, f"“{words}” is not offered")


def answer(speech: Speech, s: State, match: re.Match[str]) -> str:
    """``A: draw``."""
    seat = speech.seat(match["seat"])
    question = s.question(seat)
    if question is None:
        return told(speech, s, question, speech.names[seat])
    offer, problem = find(speech.offers(s, question), match["answer"])
    if offer is None:
        return f"{problem}; {told(speech, s, question, speech.names[seat])}"
    s.answer(seat, offer.option)
    return ""


def all_pass(speech: Speech, s: State, match: re.Match[str]) -> str:
    """``all pass``."""
    return _all(speech, s, lambda words: words == "pass")


def skip_all(speech: Speech, s: State, match: re.Match[str]) -> str:
    """``skip all``."""
    return _all(speech, s, lambda words: words.startswith("skip "))


def _all(speech: Speech, s: State, wanted: Callable[[str], bool]) -> str:
    """Give every seat that is offered such an answer that answer, until nobody is."""
    for _ in range(AUTO_LIMIT):
        for question in s.pending:
            chosen = [offer for offer in speech.offers(s, question) if wanted(offer.full)]
            if chosen:
                s.answer(question.seat, chosen[0].option)
                break
        else:
            return ""
    return f"this did not come to an end after {AUTO_LIMIT} answers"


def auto(speech: Speech, s: State, match: re.Match[str]) -> str:
    """``auto``: first options, until the action question of the next turn or the end."""
    turn = speech.positions.turn(s)
    for _ in range(AUTO_LIMIT):
        if not s.pending:
            return ""
        question = s.pending[0]
        if speech.positions.turn(s) != turn and speech.entry.question_kinds[question.kind] == "action":
            return ""
        s.answer(question.seat, question.options[0])
    return f"this did not come to an end after {AUTO_LIMIT} answers"
