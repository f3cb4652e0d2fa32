"""The greedy bot: tries each option in a few worlds that could be the real one and takes what then looks best."""

from __future__ import annotations

import random
from typing import Final

from cardwright.kernel._derived import clone_state
from cardwright.kernel.errors import Defect
from cardwright.kernel.knowledge import InformationSet
from cardwright.kernel.option import CARD_MASK, NUMBER_SHIFT, SEAT_MASK, SEAT_SHIFT, card_of, with_card
from cardwright.kernel.state import RUNNING, Decision, State

ROUNDS: Final = (2, 2, 4)
"""Worlds tried in each round; after a round the weaker half of the options is given up."""

MOST: Final = 24
"""Of more options than this, only so many are tried."""

ANSWER_LIMIT: Final = 40
"""Answers after which what is going on is judged unfinished."""

TRIED: Final = 6
"""How many of its own further options it looks at while an effect is carried out."""

LOOKED_AT: Final = 4
"""At how many of its own further questions it does that."""

IDLE: Final = 0.95
"""How often the other seats are taken to let things happen."""


class GreedyBot:
    """Looks one decision ahead and knows no card: what options do, it sees by trying them."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def choose(self, info: InformationSet) -> int:
        options = info.options
        if len(options) == 1:
            return options[0]
        seat = info.seat
        worlds = [info.sample(self.rng)]
        left = _different(worlds[0], options)
        question = worlds[0].question(seat)
        usual = -1 if question is None else worlds[0].game.habit(worlds[0], question)
        if len(left) > MOST:  # dividing a loss among many, for example
            left = [usual] * (usual in left) + self.rng.sample([option for option in left if option != usual], MOST - 1)
        self.rng.shuffle(left)
        left.sort(key=lambda option: option != usual)  # of what is equally good, the usual thing
        sums = dict.fromkeys(left, 0.0)
        for count in ROUNDS:
            for _ in range(count):
                if len(left) == 1:
                    break
                world = worlds.pop() if worlds else info.sample(self.rng)
                luck = self.rng.getrandbits(64)  # the same for all options
                for option in left:
                    sums[option] += _try(world, seat, option, random.Random(luck), 1)
            left.sort(key=lambda option: -sums[option])
            left = left[: (len(left) + 1) // 2]
        return left[0]


def _different(s: State, options: list[int]) -> list[int]:
    """The options without those that say the same about another copy of a card in the same place."""
    found: dict[tuple[int, int], int] = {}
    for option in options:
        card = card_of(option)
        key = (option, -1) if card < 0 or s.game.apart(s, card) else (with_card(option, s.game.face[card]), s.where[card])
        found.setdefault(key, option)
    return list(found.values())


def _try(world: State, seat: int, option: int, rng: random.Random, depth: int) -> float:
    """How ``seat`` stands once an option has been taken and what follows from it has happened."""
    s = clone_state(world)
    try:
        s.answer(seat, option)
        _settle(s, seat, rng, depth, world)
    except Defect:  # a card whose text never ends: better not
        return 0.0
    return s.game.standing(s, seat)


def _settle(s: State, seat: int, rng: random.Random, depth: int, before: State) -> None:
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
            s.answer(question.seat, _idle(question, rng))
        elif depth > 0 and tried < LOOKED_AT and len(question.options) > 1:
            tried += 1
            s.answer(seat, _best(s, seat, question, rng, depth - 1))
        else:
            s.answer(seat, rng.choice(question.options))


def _best(s: State, seat: int, question: Decision, rng: random.Random, depth: int) -> int:
    options = _different(s, question.options)
    if len(options) > TRIED:
        options = rng.sample(options, TRIED)
    luck = rng.getrandbits(64)
    scores = [_try(s, seat, option, random.Random(luck), depth) for option in options]
    return options[scores.index(max(scores))]


def _idle(question: Decision, rng: random.Random) -> int:
    """Mostly the option that names no card and no seat, if there is one (pass, stop, nothing); else any."""
    options = question.options
    if len(options) == 1:
        return options[0]
    if rng.random() < IDLE:
        for option in options:
            if not option & (CARD_MASK | SEAT_MASK << SEAT_SHIFT | 1 << NUMBER_SHIFT):
                return option
    return rng.choice(options)
