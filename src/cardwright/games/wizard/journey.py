"""The journey over the map (section 5), what is gained on it, and the zero check (section 8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.wizard.terms import (
    ASK_MOVE,
    ASK_RETIRE,
    ASK_SIDE,
    BEATEN,
    COMPANION,
    COST,
    FIRST_SIDE,
    GAIN,
    GAINED,
    HAND,
    JOIN,
    LIFE,
    LOST,
    MOVED,
    MOVES,
    OPT_RETIRE,
    OPT_SIDE,
    PARTY,
    PLACE,
    POOL,
    RECOVERED,
    RESTED,
    RETIRE,
    RETIRED,
    SIDE_CHOSEN,
    SPENT,
    SPENT_HERE,
)
from cardwright.kernel import events
from cardwright.kernel.option import card_of, number_of, pack
from cardwright.kernel.state import Frame, Node

if TYPE_CHECKING:
    from cardwright.games.wizard.rules import Wizard
    from cardwright.kernel.state import Decision, State

SETTING_OUT: Final = 0
ON_MAP: Final = 1
ENTERED: Final = 2


class Journey(Node):
    """The course of the game, at the bottom of the stack."""

    def __init__(self, game: Wizard) -> None:
        super().__init__()
        self.game: Wizard = game

    def frame(self, step: int) -> Frame:
        """The course of the game from a step on."""
        return Frame(self, step, 0, 0, -1, (), (), ())

    def run(self, s: State, f: Frame) -> None:
        if f.step == ON_MAP:
            s.ask(0, ASK_MOVE, -1, self.game.moves[s.counters[PLACE]])
        elif f.step == ENTERED:
            self._entered(s, f)
        elif s.zones[POOL]:
            self.game.gain(s, s.zones[POOL][-1])
        else:
            f.step = ON_MAP

    def answer(self, s: State, f: Frame, question: Decision, option: int) -> None:
        number = number_of(option)
        game = self.game
        cost = game.world.hexes[number].cost
        events.count(s, PLACE, number)
        events.count(s, MOVES, s.counters[MOVES] + 1)
        events.note(s, MOVED, 0, -1, number)
        if cost:
            game.lose_life(s, cost, COST)
        if game.zero_check.make(s):
            f.step = ENTERED
        else:
            self._entered(s, f)

    def _entered(self, s: State, f: Frame) -> None:
        """Recovery, encounter, castle (steps 3 to 5 of section 5)."""
        f.step = ON_MAP
        game = self.game
        number = s.counters[PLACE]
        here = game.world.hexes[number]
        spent = s.counters[SPENT]
        used_up = spent != 0 if game.options.recover_anywhere_once else (spent >> number) & 1 == 1
        if here.recover and not used_up:
            game.gain_life(s, here.recover, RECOVERED)
            events.count(s, SPENT, spent | 1 << number)
            events.note(s, SPENT_HERE, 0, -1, number)
        if here.slot and not (s.counters[BEATEN] >> (here.slot - 1)) & 1:
            game.battle.begin(s, here.slot)
        elif number == game.world.castle:
            game.battle.begin(s, 0)


class Gaining(Node):
    """A companion is gained: its side is chosen, for good (D2)."""

    def __init__(self, game: Wizard) -> None:
        super().__init__()
        self.game: Wizard = game

    def gain(self, s: State, card: int) -> None:
        """Take an ability card: magic joins the hand, for a companion a frame waits."""
        if self.game.kind[card] != COMPANION:
            events.move(s, card, HAND, GAIN, 0)
            return
        events.move(s, card, GAINED, GAIN, 0)
        s.stack.append(Frame(self, 0, 0, 0, card, (), (), ()))

    def run(self, s: State, f: Frame) -> None:
        s.ask(0, ASK_SIDE, f.source, [pack(OPT_SIDE, f.source, -1, side) for side in range(2)])

    def answer(self, s: State, f: Frame, question: Decision, option: int) -> None:
        side = number_of(option)
        events.count(s, FIRST_SIDE + f.source - self.game.first_companion, side + 1)
        events.note(s, SIDE_CHOSEN, 0, f.source, side)
        events.move(s, f.source, PARTY, JOIN, 0)
        s.stack.pop()


class ZeroCheck(Node):
    """Life 0: a companion must be given up (D8), or the game is lost."""

    def __init__(self, game: Wizard) -> None:
        super().__init__()
        self.game: Wizard = game

    def make(self, s: State) -> bool:
        """Make the check now. Whether life is 0: then a frame waits."""
        if s.counters[LIFE] > 0:
            return False
        s.stack.append(Frame(self, 0, 0, 0, -1, (), (), ()))
        return True

    def run(self, s: State, f: Frame) -> None:
        party = s.zones[PARTY]
        if not party:
            s.stack.pop()
            events.finish(s, 0, LOST)
        elif len(party) == 1:
            self._retire(s, party[0])
        else:
            s.ask(0, ASK_RETIRE, -1, [pack(OPT_RETIRE, card) for card in party])

    def answer(self, s: State, f: Frame, question: Decision, option: int) -> None:
        self._retire(s, card_of(option))

    def _retire(self, s: State, card: int) -> None:
        events.move(s, card, RETIRED, RETIRE, 0)
        self.game.gain_life(s, self.game.world.constants.retire_recover, RESTED, card)
        s.stack.pop()
