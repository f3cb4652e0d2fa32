"""How a search searches."""

from __future__ import annotations


class Settings:
    """The knobs of a search. Values are shares of winning, from 0 to 1."""

    def __init__(
        self,
        explore: float = 0.2,
        trust: float = 2.0,
        worlds: int = 2,
        depth: int = 1,
        look: int = 0,
        widen: float = 1.0,
        ripe: int = 8,
        horizon: int = 4,
    ) -> None:
        self.explore: float = explore  # how much is added for what was tried little
        self.trust: float = trust  # how many visits the look at an option counts as
        self.worlds: int = worlds  # in how many worlds each option of the question itself is looked at first
        self.depth: int = depth  # how many decisions deep a leaf's mover tries out its further options, until things settle
        self.look: int = look  # the same for the looks at options further down
        self.widen: float = widen  # options considered at a place that was reached n times: widen * sqrt(n), the best first
        self.ripe: int = ripe  # how often a place must be reached before the options there are told apart
        self.horizon: int = horizon  # turns that a playout goes on where a game has turns and is not played offhand; 0 = none
