"""Looking ahead: what follows from an option, played on to a moment that can be judged."""

from __future__ import annotations

import random
from typing import Final

from cardwright.bots.search.tree import distinct
from cardwright.kernel._derived import clone_state
from cardwright.kernel.errors import Defect
from cardwright.kernel.knowledge import InformationSet
from cardwright.kernel.option import CARD_MASK, NUMBER_SHIFT, SEAT_MASK, SEAT_SHIFT
from cardwright.kernel.state import RUNNING, Decision, State

ANSWER_LIMIT: Final = 40
"""Answers after which what is going on is judged unfinished."""

TRIED: Final = 6
"""How many of its own further options a seat looks at while an effect is carried out."""

LOOKED_AT: Final = 4
"""At how many of its own further questions it does that."""

GLANCED_AT: Final = 12
"""At how many of its options a seat glances in a playout."""

IDLE: Final = 0.95
"""How often the other seats are taken to let things happen."""


def outcome(world: State, seat: int, option: int, rng: random.Random, depth: int) -> float:
    """How ``seat`` stands once an option has been taken and what follows from it has happened."""
    s = clone_state(world)
    try:
        s.answer(seat, option)
        settle(s, seat, rng, depth, world)
    except Defect:  # a card whose text never ends: better not
        return 0.0
    return s.game.standing(s, seat)


def settle(s: State, seat: int, rng: random.Random, depth: int, before: State) -> None:
    """Answer questions until the game says that what was going on is over: by habit, where it knows one.

    With ``depth`` above 0 the answers of ``seat`` itself are tried out, too.
    """
    tried = 0
    for _ in range(ANSWER_LIMIT):
        if s.result != RUNNING or s.game.settled(s, before):
            return
        question = s.pending[0]
        usual = s.game.habit(s, question)
        if usual >= 0:
            s.answer(question.seat, usual)
        elif question.seat != seat:
            s.answer(question.seat, idle(question, rng))
        elif depth > 0 and tried < LOOKED_AT and len(question.options) > 1:
            tried += 1
            s.answer(seat, best(s, seat, question, rng, depth - 1))
        else:
            s.answer(seat, rng.choice(question.options))


def best(s: State, seat: int, question: Decision, rng: random.Random, depth: int) -> int:
    """The option after which ``seat`` stands best, of some."""
    options = list(distinct(s, question.options).values())
    if len(options) > TRIED:
        options = rng.sample(options, TRIED)
    luck = rng.getrandbits(64)
    scores = [outcome(s, seat, option, random.Random(luck), depth) for option in options]
    return options[scores.index(max(scores))]


def idle(question: Decision, rng: random.Random) -> int:
    """Mostly the option that names no card and no seat, if there is one (pass, stop, nothing); else any."""
    options = question.options
    if len(options) == 1:
        return options[0]
    if rng.random() < IDLE:
        for option in options:
            if not option & (CARD_MASK | SEAT_MASK << SEAT_SHIFT | 1 << NUMBER_SHIFT):
                return option
    return rng.choice(options)


def glance(s: State, question: Decision, rng: random.Random) -> int:
    """The option after which the asked seat stands best, in one world that could be the real one to it."""
    seat = question.seat
    world = InformationSet(s, seat).sample(rng)
    options = list(distinct(world, question.options).values())
    if len(options) == 1:
        return options[0]
    if len(options) > GLANCED_AT:
        options = rng.sample(options, GLANCED_AT)
    usual = s.game.habit(s, question)
    rng.shuffle(options)
    options.sort(key=lambda option: option != usual)
    luck = rng.getrandbits(64)
    chosen = options[0]
    most = -1.0
    for option in options:
        found = outcome(world, seat, option, random.Random(luck), 0)
        if found > most:
            most = found
            chosen = option
    return chosen
