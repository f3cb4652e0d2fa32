"""A game for one against chance, without cards: walk to the inn with one die or two, and do not walk past it."""

from __future__ import annotations

from typing import Final

from cardwright.kernel import chance, events
from cardwright.kernel.game import Game
from cardwright.kernel.knowledge import View
from cardwright.kernel.option import number_of, pack, verb_of
from cardwright.kernel.state import RUNNING, Decision, Frame, Node, State

PLACE, HOUR, LAST = range(3)  # counters; LAST: what was rolled
WALK, REST = range(2)  # verbs of options; number = how many dice
WALKED, PASSED_BY, ARRIVED, NIGHT = range(4)  # verbs of events
ASK_STEP: Final = 0
INN: Final = 15
NIGHTFALL: Final = 6


class Walk(Game):
    def __init__(self) -> None:
        super().__init__("walk", 1)
        self.set_digest = "walk"
        self.road = Road()
        self.register(self.road)

    def start(self, seed: bytes, log: bool = False) -> State:
        s = State(self, [], bytearray(), {}, [0, 0, 0], [], (), (), 0, 0, 0, RUNNING, seed, 0)
        s.stack.append(Frame(self.road, 0, 0, 0, -1, (), (), ()))
        s.log = [] if log else None
        s.advance()
        return s

    def public_numbers(self, s: State) -> dict[str, int]:
        return {"place": s.counters[PLACE], "hour": s.counters[HOUR], "last": s.counters[LAST]}

    def evaluate(self, view: View, seat: int) -> float:
        if view.over:
            return float(view.result == 1)
        return view.numbers["place"] / INN


class Road(Node):
    """The whole game: ``step`` 0 asks, any other number is the number of dice to roll."""

    def run(self, s: State, f: Frame) -> None:
        if f.step == 0 and s.counters[HOUR] == NIGHTFALL:
            events.finish(s, 0, NIGHT)
        elif f.step == 0:
            s.ask(0, ASK_STEP, -1, [pack(WALK, -1, -1, 1), pack(WALK, -1, -1, 2), pack(REST)])
        else:
            rolled = sum([1 + chance.below(s, 6) for _ in range(f.step)])
            f.step = 0
            place = s.counters[PLACE] + rolled
            events.count(s, LAST, rolled)
            events.note(s, WALKED, 0, -1, rolled)
            if place > INN:
                events.note(s, PASSED_BY, 0)
                place = 0
            events.count(s, PLACE, place)
            if place == INN:
                events.finish(s, 1, ARRIVED)

    def answer(self, s: State, f: Frame, question: Decision, option: int) -> None:
        events.count(s, HOUR, s.counters[HOUR] + 1)
        f.step = number_of(option) if verb_of(option) == WALK else 0
