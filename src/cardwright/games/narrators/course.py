"""The course of the game: the first roll, then turns of seven steps that both players go through together (6, 7, 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.narrators import terms as t
from cardwright.games.narrators.characters import PLAYED
from cardwright.games.narrators.supply import DRAWN
from cardwright.games.narrators.terms import told, zone
from cardwright.kernel import chance, events
from cardwright.kernel.state import Frame, Node

if TYPE_CHECKING:
    from cardwright.games.narrators.rules import Narrators
    from cardwright.kernel.state import State

ROLL: Final = 20  # A2


class Course(Node):
    """The turns, at the bottom of the stack. ``step`` is the step of the turn, ``count`` how far it has come, ``slots`` =
    [gates, sizes of the hands before the draw, then the cards played this turn, once for each time]; ``frames`` are texts
    delayed to the end of the duel step."""

    def __init__(self, game: Narrators) -> None:
        super().__init__()
        self.game: Narrators = game

    def frame(self, step: int, count: int = 0) -> Frame:
        """The course from a step on."""
        return Frame(self, step, count, -1, -1, (0, 0, 0), (), ())

    def run(self, s: State, f: Frame) -> None:
        if self.game.waiting_texts.follow(s):
            return
        if f.step == t.SETUP:
            events.count(s, t.CHALLENGER, self._higher_roll(s))
            self._enter(s, f, t.START)
        elif f.count == 0:
            self._begin(s, f)
        elif f.step == t.DRAWS and f.count < 4:
            self._draw(s, f)
        elif f.step == t.END:
            self._end(s, f)
        else:
            self._enter(s, f, f.step + 1)

    def _enter(self, s: State, f: Frame, step: int) -> None:
        f.step = step
        events.count(s, t.PHASE, step)
        events.count(s, t.TRIGGERED, 0)
        if step > t.START:
            events.note(s, t.STEP_BEGINS, -1, -1, step)
        self._begin(s, f)

    def _begin(self, s: State, f: Frame) -> None:
        """What a step begins with."""
        game = self.game
        f.count = 1
        if f.step == t.START:
            events.note(s, t.TURN_BEGINS, game.sides(s)[0], -1, s.counters[t.TURN])
            game.fire(s, t.ON_START, -1)
        elif f.step == t.DRAWS:
            sizes = (len(s.zones[zone(0, t.HAND)]), len(s.zones[zone(1, t.HAND)]))
            f.slots = (0, *sizes, *f.slots[PLAYED:])
            self._draw(s, f)
        elif f.step in (t.PLAYING, t.TRICKS):
            game.play_step.begin(s)
        elif f.step == t.CHALLENGING:
            game.challenge_step.begin(s)
        elif f.step == t.DUELING:
            game.duel_step.begin(s)
        else:
            game.fire(s, t.ON_END, -1)
            game.claims.roll_slips(s)

    def _higher_roll(self, s: State) -> int:
        """Both roll, equal rolls are rolled again (A1); the seat with the higher one."""
        rolls = (0, 0)
        while rolls[0] == rolls[1]:
            rolls = (1 + chance.below(s, ROLL), 1 + chance.below(s, ROLL))
            for seat in range(2):
                events.note(s, t.ROLLED, seat, -1, rolls[seat])
        return int(rolls[1] > rolls[0])

    def _draw(self, s: State, f: Frame) -> None:
        """The challenging player draws, then the other; then both redraw in secret."""
        game = self.game
        f.count += 1
        if f.count < 4:
            game.supply.draw(s, game.sides(s)[f.count - 2], DRAWN, True)
        else:
            game.redraw.begin(s, f.slots[1:PLAYED])

    def _end(self, s: State, f: Frame) -> None:
        """Game end (section 11), or the next turn with the roles swapped (7.6)."""
        game, counters = self.game, s.counters
        turn = counters[t.TURN]
        if turn >= t.LAST_TURN or max(counters[t.SCORE], counters[t.SCORE + 1]) > t.WINNING_SCORE:
            self.finish(s)
            return
        for seat in range(2):
            for character in game.characters(s, seat):
                place = counters[t.PLACES + character]
                if counters[place + t.MARKS] or counters[place + t.PARTNER]:
                    events.count(s, place + t.MARKS, 0)
                    events.count(s, place + t.PARTNER, 0)
        events.count_all(s, t.DIED, [0] * 6)
        events.count_all(s, t.SLIPS, [0, 0])
        events.count(s, t.TURN, turn + 1)
        events.count(s, t.CHALLENGER, 1 - counters[t.CHALLENGER])
        f.slots = (0, 0, 0)
        self._enter(s, f, t.START)

    def finish(self, s: State) -> None:
        """Reveal both score piles, add them up, compare (A38, A39, A58)."""
        game = self.game
        for seat in range(2):
            pile = zone(seat, t.PILE)
            for card in s.zones[pile]:
                events.show(s, card, events.EVERYBODY, t.REVEAL, seat)
            game.add_score(s, seat, sum([game.faces[game.face[card]].score for card in s.zones[pile]]), t.COUNTS)
        one, two = s.counters[t.SCORE], s.counters[t.SCORE + 1]
        events.note(s, t.TOTALS, -1, -1, told(one, two))
        winners = 1 if one > two else 2 if two > one else 3
        if winners == 3 and game.options.rolls_ties:
            winners = 1 << self._higher_roll(s)
        events.finish(s, winners, t.GAME_OVER)
