"""The steps that say what must hold. Each returns "" if it does, else what was found instead."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from cardwright.games.registry import QualityPositions
from cardwright.kernel.knowledge import HIDDEN, View
from cardwright.kernel.state import RUNNING
from cardwright.scenarios.answering import asked_now, find, told
from cardwright.scenarios.speech import plain

if TYPE_CHECKING:
    from cardwright.kernel.state import State
    from cardwright.scenarios.speech import Offer, Speech


def asked(speech: Speech, s: State, match: re.Match[str]) -> str:
    """``A is asked target``."""
    seat = speech.seat(match["seat"])
    question = s.question(seat)
    if question is not None and speech.entry.question_kinds[question.kind] == plain(match["kind"]):
        return ""
    return told(speech, s, question, speech.names[seat])


def not_asked(speech: Speech, s: State, match: re.Match[str]) -> str:
    """``A is not asked``."""
    seat = speech.seat(match["seat"])
    question = s.question(seat)
    return "" if question is None else told(speech, s, question, speech.names[seat])


def _offers(speech: Speech, s: State, seat: int) -> list[Offer]:
    question = s.question(seat)
    return [] if question is None else speech.offers(s, question)


def may(speech: Speech, s: State, match: re.Match[str]) -> str:
    """``A may: Narwhal``."""
    seat, wanted = speech.seat(match["seat"]), plain(match["answer"])
    if any(wanted in (offer.full, offer.short) for offer in _offers(speech, s, seat)):
        return ""
    return told(speech, s, s.question(seat), speech.names[seat])


def may_not(speech: Speech, s: State, match: re.Match[str]) -> str:
    """``A may not: Narwhal``."""
    return "" if may(speech, s, match) else told(speech, s, s.question(speech.seat(match["seat"])), match["seat"])


def may_only(speech: Speech, s: State, match: re.Match[str]) -> str:
    """``A may only: Narwhal; Rhinocorn of B``."""
    seat = speech.seat(match["seat"])
    offers = _offers(speech, s, seat)
    meant: set[str] = set()
    for words in match["answers"].split(";"):
        offer, problem = find(offers, words.strip())
        if offer is None:
            return f"{problem}; {told(speech, s, s.question(seat), speech.names[seat])}"
        meant.add(offer.full)
    if all(offer.full in meant for offer in offers):
        return ""
    return told(speech, s, s.question(seat), speech.names[seat])


def lies(speech: Speech, s: State, match: re.Match[str]) -> str:
    """``Narwhal is in A's stable``."""
    name = speech.card(match["card"])
    zones = _zones_of(speech, s, name)
    if speech.zone(match["zone"]) in zones:
        return ""
    return f"{name} is in {', '.join(speech.zone_names()[zone] for zone in zones)}"


def lies_not(speech: Speech, s: State, match: re.Match[str]) -> str:
    """``Narwhal is not in A's stable``."""
    name = speech.card(match["card"])
    return f"{name} is there" if speech.zone(match["zone"]) in _zones_of(speech, s, name) else ""


def _zones_of(speech: Speech, s: State, name: str) -> list[int]:
    names = speech.game.card_names
    return sorted({s.where[card] for card in range(len(names)) if names[card] == name})


def holds_cards(speech: Speech, s: State, match: re.Match[str]) -> str:
    """``A's hand has 3 cards``."""
    cards = s.zones[speech.zone(match["zone"])]
    if len(cards) == int(match["number"]):
        return ""
    names = ", ".join(speech.game.card_names[card] for card in cards[-10:])
    more = f"… {names}" if len(cards) > 10 else names
    return f"it has {len(cards)}" + (f": {more}" if cards else "")


def counts(speech: Speech, s: State, match: re.Match[str]) -> str:
    """``A has 5 Unicorns``."""
    seat, noun = speech.seat(match["seat"]), speech.counted[singular(match["noun"])]
    number = speech.positions.count(s, seat, noun)
    return "" if number == int(match["number"]) else f"{speech.names[seat]} has {number}"


def has_quality(speech: Speech, s: State, match: re.Match[str]) -> str:
    """``Faithful Steed of B has 3 power``: one of that name does."""
    name, seat, positions = speech.card(match["card"]), speech.seat(match["seat"]), speech.positions
    assert isinstance(positions, QualityPositions)
    found = positions.quality(s, name, seat, plain(match["quality"]))
    if int(match["number"]) in found:
        return ""
    return f"it has {' and '.join(map(str, found))}" if found else f"{speech.names[seat]} has no {name} there"


def singular(noun: str) -> str:
    """A counted noun as it is looked up."""
    return plain(noun).removesuffix("s")


def turn_of(speech: Speech, s: State, match: re.Match[str]) -> str:
    """``it is B's turn``."""
    active = speech.positions.active(s)
    return "" if active == speech.seat(match["seat"]) else f"it is {speech.names[active]}'s turn"


def phase(speech: Speech, s: State, match: re.Match[str]) -> str:
    """``the phase is draw``."""
    found = speech.positions.phase(s)
    return "" if found == plain(match["phase"]) else f"the phase is {found}"


def wins(speech: Speech, s: State, match: re.Match[str]) -> str:
    """``A wins``: alone, or together with others."""
    seat = speech.seat(match["seat"])
    return "" if s.result != RUNNING and (s.result >> seat) & 1 else _outcome(speech, s)


def nobody_wins(speech: Speech, s: State, match: re.Match[str]) -> str:
    """``nobody wins``: the game is over without a winner."""
    return "" if s.result == 0 else _outcome(speech, s)


def goes_on(speech: Speech, s: State, match: re.Match[str]) -> str:
    """``the game goes on``."""
    return "" if s.result == RUNNING else _outcome(speech, s)


def _outcome(speech: Speech, s: State) -> str:
    if s.result == RUNNING:
        return f"the game goes on, {asked_now(speech, s)}"
    winners = [name for seat, name in enumerate(speech.names) if (s.result >> seat) & 1]
    return f"{' and '.join(winners)} {'wins' if len(winners) == 1 else 'win'}" if winners else "nobody wins"


def sees(speech: Speech, s: State, match: re.Match[str]) -> str:
    """``B sees Narwhal in A's hand``."""
    viewer, name, zone = speech.seat(match["seat"]), speech.card(match["card"]), speech.zone(match["zone"])
    names = speech.game.card_names
    seen = [names[card] for card in View(s, viewer).zones[zone] if card != HIDDEN]
    return "" if name in seen else f"{speech.names[viewer]} sees there {', '.join(seen) or 'nothing'}"


def sees_not(speech: Speech, s: State, match: re.Match[str]) -> str:
    """``B does not see Narwhal in A's hand``."""
    return "" if sees(speech, s, match) else f"{match['seat'].upper()} sees it"
