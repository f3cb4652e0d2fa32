"""The greedy bot: tries each option in a few worlds that could be the real one and takes what then looks best."""

from __future__ import annotations

import random
from typing import Final

from cardwright.bots.looking import outcome
from cardwright.bots.search.tree import distinct
from cardwright.kernel.knowledge import InformationSet

ROUNDS: Final = (2, 2, 4)
"""Worlds tried in each round; after a round the weaker half of the options is given up."""

MOST: Final = 24
"""Of more options than this, only so many are tried."""


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
        left = list(distinct(worlds[0], options).values())
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
                    sums[option] += outcome(world, seat, option, random.Random(luck), 1)
            left.sort(key=lambda option: -sums[option])
            left = left[: (len(left) + 1) // 2]
        return left[0]
