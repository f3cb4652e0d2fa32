"""The search: worlds that could be the real one, a walk down the trees, a playout, and what it teaches."""

from __future__ import annotations

import math
import random
from typing import TYPE_CHECKING, Final

from cardwright.bots.looking import glance, outcome, settle
from cardwright.bots.search.tree import Branch, distinct, own_key, seen_key
from cardwright.kernel._derived import clone_state
from cardwright.kernel.errors import Defect
from cardwright.kernel.state import RUNNING

if TYPE_CHECKING:
    from cardwright.bots.search.settings import Settings
    from cardwright.kernel.knowledge import InformationSet
    from cardwright.kernel.state import State

MOST: Final = 24
"""Of more different options than this, only so many are considered."""

ENOUGH: Final = 0.5
"""An option that was tried less than this share of the most tried one is not the best, whatever its few playouts say."""

CLEAR: Final = 2.0
"""By how many standard errors the best option must lead any other for a search to end early."""

LEAST: Final = 2
"""Options that are considered at any place, however seldom it was reached."""

LONGEST: Final = 400
"""Answers after which a playout is judged before its horizon."""

UNFINISHED: Final = 80
"""Answers after which a playout is judged although an effect is going on."""


class Search:
    """A search for the best answer to the open question of one seat.

    Every seat has a tree of its own, which it walks by what it sees; values are those of the seat that moves.
    """

    def __init__(self, info: InformationSet, rng: random.Random, settings: Settings) -> None:
        self.info: InformationSet = info
        self.seat: int = info.seat
        self.rng: random.Random = rng
        self.settings: Settings = settings
        self.root: Branch = Branch(-1.0)
        self.iterations: int = 0
        self.horizon: int = -1  # the turn at whose first quiet moment playouts are judged; -1 = as soon as things settle
        self.options: dict[int, int] = self._considered()
        self._first_looks()
        self.luck: int = rng.getrandbits(62)

    def _considered(self) -> dict[int, int]:
        """The options to search among, by key."""
        world = self.info.sample(self.rng)
        turn = world.game.turn_number(world)
        if turn >= 0 and self.settings.horizon > 0 and not world.game.plays_offhand:
            self.horizon = turn + self.settings.horizon
        options = self.info.options
        found = distinct(world, options)
        if len(found) <= MOST:
            return found
        keys = self.rng.sample(sorted(found), MOST)
        question = world.question(self.seat)
        usual = -1 if question is None else world.game.habit(world, question)
        if usual >= 0:
            keys[0] = own_key(world, usual)
        return {key: found[key] for key in sorted(set(keys))}

    def _first_looks(self) -> None:
        """Look at each option in a few worlds, with the same luck for all."""
        sums = dict.fromkeys(self.options, 0.0)
        for _ in range(self.settings.worlds):
            world = self.info.sample(self.rng)
            luck = self.rng.getrandbits(64)
            for key, option in self.options.items():
                sums[key] += self._look(world, self.seat, option, luck, 1)
        for key in self.options:
            self.root.edges[key] = Branch(sums[key] / self.settings.worlds)

    def iterate(self) -> None:
        """Sample a world, walk down, play on from the leaf, and remember how it went."""
        key = self._choose(self.root, self.options)
        self.rng = random.Random(self.luck + self.root.edges[key].visits)  # every option meets the same worlds
        s = self.info.sample(self.rng)
        movers: list[int] = []
        path: list[Branch] = []
        watched: list[Branch] = []
        self.iterations += 1
        self.root.visits += 1
        try:
            before = self._descend(s, key, movers, path, watched)
            self._play_on(s, movers[-1], before)
        except Defect:  # a card whose text never ends: better not
            for branch in path + watched:
                branch.visits += 1
            return
        for branch in watched:
            branch.visits += 1
        values: list[float] = [-1.0] * s.game.seats
        for number, branch in enumerate(path):
            mover = movers[number]
            if values[mover] < 0.0:
                values[mover] = s.game.standing(s, mover)
            branch.visits += 1
            branch.total += values[mover]
            branch.squares += values[mover] * values[mover]

    def _descend(self, s: State, first: int, movers: list[int], path: list[Branch], watched: list[Branch]) -> State:
        """Walk down to a leaf: every seat in its own tree, all by the same answers.

        Notes the edges taken, who took them and what the others saw. Returns the state before the last answer.
        """
        seats = s.game.seats
        at: list[Branch] = [Branch(-1.0) for _ in range(seats)]
        at[self.seat] = self.root
        before = s
        options = self.options
        while s.result == RUNNING:
            question = s.pending[0]
            seat = question.seat
            here = at[seat]
            if not path:  # of seats that are asked together, the searching one answers first
                question = s.question(self.seat) or question
                seat = self.seat
                here = self.root
            else:
                if len(question.options) == 1:
                    s.take(question, question.options[0])
                    continue
                options = distinct(s, question.options)
                if len(options) == 1:
                    s.take(question, question.options[0])
                    continue
                if here.visits < self.settings.ripe:
                    return before
            if path:
                self._look_at(s, seat, here, options)
                key = self._choose(here, options)
            else:
                key = first
            option = options[key]
            branch = here.edges[key]
            before = clone_state(s)
            s.take(question, option)
            path.append(branch)
            movers.append(seat)
            for other in range(seats):
                if other == seat:
                    at[other] = branch
                else:
                    seen = seen_key(s, option, key, other)
                    beyond = at[other].edges.get(seen)
                    if beyond is None:
                        beyond = Branch(-1.0)
                        at[other].edges[seen] = beyond
                    at[other] = beyond
                    watched.append(beyond)
        return before

    def _look_at(self, s: State, seat: int, here: Branch, options: dict[int, int]) -> None:
        """Look at the options that nobody has looked at yet."""
        edges = here.edges
        luck = -1
        for key in options:
            branch = edges.get(key)
            if branch is None:
                branch = Branch(-1.0)
                edges[key] = branch
            if branch.prior < 0.0:
                if luck < 0:
                    luck = self.rng.getrandbits(64)
                branch.prior = self._look(s, seat, options[key], luck, self.settings.look)

    def _choose(self, here: Branch, options: dict[int, int]) -> int:
        """The edge to follow: that with the best mean, with a bonus for what was tried little."""
        settings = self.settings
        edges = here.edges
        trust = settings.trust
        keys = self._wide(here, options)
        best = keys[0]
        most = -1.0
        for key in keys:
            branch = edges[key]
            branch.chances += 1
            weight = branch.visits + trust
            mean = (branch.total + trust * branch.prior) / weight
            found = mean + settings.explore * math.sqrt(math.log(branch.chances + 1) / weight)
            if found > most:
                most = found
                best = key
        return best

    def _wide(self, here: Branch, options: dict[int, int]) -> list[int]:
        """The keys that are considered at a place as often as it was reached: the best looking first."""
        keys = list(options)
        width = max(LEAST, int(self.settings.widen * math.sqrt(here.visits + 1)))
        if len(keys) > width:
            edges = here.edges
            keys.sort(key=lambda key: -edges[key].prior)
            keys = keys[:width]
        return keys

    def _look(self, world: State, seat: int, option: int, luck: int, depth: int) -> float:
        """How ``seat`` stands once an option has been taken and what follows from it has happened."""
        if not world.game.plays_offhand:
            return outcome(world, seat, option, random.Random(luck), depth)
        s = clone_state(world)
        try:
            s.answer(seat, option)
            self._offhand(s, world, random.Random(luck))
        except Defect:  # a card whose text never ends: better not
            return 0.0
        return s.game.standing(s, seat)

    def _play_on(self, s: State, mover: int, before: State) -> None:
        """Let what is going on happen, to a moment that can be judged."""
        if self.horizon >= 0:
            self._play_to_horizon(s)
            return
        if not s.game.plays_offhand:
            settle(s, mover, self.rng, self.settings.depth, before)
        self._offhand(s, before, self.rng)

    def _play_to_horizon(self, s: State) -> None:
        """Every seat takes what looks best at a glance, until the horizon."""
        game = s.game
        for _ in range(LONGEST):
            if s.result != RUNNING or (game.turn_number(s) >= self.horizon and len(s.stack) == 1):
                return
            question = s.pending[0]
            options = question.options
            s.take(question, options[0] if len(options) == 1 else glance(s, question, self.rng))

    def _offhand(self, s: State, before: State, rng: random.Random) -> None:
        """Answer offhand until what was going on is over."""
        game = s.game
        for _ in range(UNFINISHED):
            if s.result != RUNNING or game.settled(s, before):
                return
            self._answer_offhand(s, rng)

    def _answer_offhand(self, s: State, rng: random.Random) -> None:
        question = s.pending[0]
        options = question.options
        s.take(question, options[0] if len(options) == 1 else s.game.offhand(s, question, rng.random()))

    def clear(self) -> bool:
        """Whether one option leads all others so far that further playouts would hardly change the answer."""
        branches = [self.root.edges[key] for key in self._wide(self.root, self.options)]
        enough = ENOUGH * max([branch.visits for branch in branches])
        best = branches[0]
        for branch in branches:
            if branch.visits >= enough and (best.visits < enough or branch.mean() > best.mean()):
                best = branch
        for branch in branches:
            lead = best.mean() - branch.mean()
            if branch is not best and lead <= CLEAR * math.sqrt(best.error() + branch.error()):
                return False
        return True

    def tried(self) -> dict[int, tuple[int, float]]:
        """Visits and the sum of the values of each considered option, by key."""
        return {key: (self.root.edges[key].visits, self.root.edges[key].total) for key in self.options}

    def add(self, iterations: int, tried: dict[int, tuple[int, float]]) -> None:
        """Add what a search for the same question with other luck has tried."""
        self.iterations += iterations
        for key, (visits, total) in tried.items():
            self.root.edges[key].visits += visits
            self.root.edges[key].total += total

    def found(self) -> list[tuple[int, int, float]]:
        """For every considered option: the option, its visits and its value; the best first, then what was tried too little."""
        edges = self.root.edges
        enough = ENOUGH * max([edges[key].visits for key in self.options])
        found = [(option, edges[key].visits, edges[key].mean()) for key, option in self.options.items()]
        found.sort(key=lambda one: (one[1] < enough, -one[2], -one[1]))
        return found
