"""What must hold in every game of Unreliable Narrators, checked from one question to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.narrators import terms as t
from cardwright.games.narrators.characters import PLAYED
from cardwright.games.narrators.terms import seat_of_zone, zone
from cardwright.kernel.errors import Broken
from cardwright.kernel.events import MOVE
from cardwright.kernel.state import RUNNING

if TYPE_CHECKING:
    from cardwright.games.narrators.rules import Narrators
    from cardwright.kernel.events import Event
    from cardwright.kernel.state import State


class Invariants:
    """Watches one game. ``check`` raises Broken, naming what does not hold."""

    def __init__(self, game: Narrators) -> None:
        self.game: Narrators = game
        self.scores: list[int] = [1, 1]
        self.turn: int = 1
        self.zones: list[tuple[int, ...]] = []  # as they were at the last look, when all was well
        self.counters: list[int] = []

    def check(self, s: State, events: list[Event]) -> None:
        """The state at a question, or at the end, and the events since the last check."""
        for event in events:
            if event.kind == MOVE:
                self._moved(event)
        if s.zones != self.zones or s.counters != self.counters:
            self.zones, self.counters = s.zones[:], s.counters[:]
            self._scores(s)
            self._cards(s)
            for seat in range(2):
                for character in self.game.characters(s, seat):
                    self._character(s, character)
            self._pairs(s)
        if s.result == RUNNING:
            self._course(s)
        else:
            self._ended(s)

    def _name(self, card: int) -> str:
        return self.game.card_names[card]

    def _moved(self, event: Event) -> None:
        """Cards stay with their owner (section 3)."""
        owner = self.game.owner[event.card]
        for place in (event.origin, event.target):
            if place != t.PENDING and seat_of_zone(place) != owner:
                raise Broken(f"{self._name(event.card)} was in a zone of the other player")

    def _scores(self, s: State) -> None:
        """Nothing lowers a score total (section 11)."""
        for seat in range(2):
            score = s.counters[t.SCORE + seat]
            if score < self.scores[seat]:
                raise Broken(f"the score total of seat {seat} fell from {self.scores[seat]} to {score}")
            self.scores[seat] = score

    def _cards(self, s: State) -> None:
        """Every card of The Page, and no other, belongs to a character."""
        game, counters = self.game, s.counters
        belonging = 0
        for seat in range(2):
            for kind in (t.PAGE, t.COVERING):
                for card in s.zones[zone(seat, kind)]:
                    belonging += 1
                    lowest = game.character_of_card(s, card)
                    if game.kind[card] == t.SPELL or lowest < 0 or game.owner[lowest] != seat:
                        raise Broken(f"{self._name(card)} belongs to a character that it cannot belong to")
                    if (kind == t.PAGE) != (lowest == card):
                        raise Broken(
                            f"{self._name(card)} names a character, but is not its lowest card, or the other way round"
                        )
        if len(s.where) - counters[t.PLACES : t.PLACES + len(s.where)].count(0) != belonging:
            raise Broken("a card belongs to a character, but does not lie on The Page")
        played = s.stack[0].slots[PLAYED:]
        for card in played:
            if played.count(card) > game.options.most_plays:
                raise Broken(f"{self._name(card)} was played too often in a turn")
        if any(counters[: t.WIDTH]):
            raise Broken("something is noted about no character")

    def _character(self, s: State, character: int) -> None:
        game = self.game
        stack = game.stack_of(s, character)
        if game.top(s, character) != stack[-1] or stack[0] != character:
            raise Broken(f"the stack of {self._name(character)} is out of order")
        asks_deaths = s.result == RUNNING and s.pending[0].kind == t.ASK_DEATHS
        if game.power(s, character) <= 0 and not asks_deaths:
            raise Broken(f"{self._name(character)} has no power and lives")
        if any([game.kind[card] != t.TRANSFORM for card in stack[1:]]):
            raise Broken(f"{self._name(character)} is covered by a card that is no transform")

    def _pairs(self, s: State) -> None:
        """Roles fit the sides; an opposed challenger is not scoring."""
        game = self.game
        challenging = s.counters[t.CHALLENGER]
        for seat in range(2):
            for c in game.characters(s, seat):
                opposed = game.of(s, c, t.PARTNER)
                if seat != challenging and (game.marked(s, c, t.CHALLENGES) or game.marked(s, c, t.SCORING)):
                    raise Broken(f"{self._name(c)} challenges for the opposing player")
                if seat == challenging and opposed and not game.marked(s, c, t.CHALLENGES):
                    raise Broken(f"{self._name(c)} opposes for the challenging player")
                if opposed and game.marked(s, c, t.SCORING):
                    raise Broken(f"{self._name(c)} is opposed and scoring")

    def _course(self, s: State) -> None:
        turn = s.counters[t.TURN]
        if not self.turn <= turn <= min(self.turn + 1, t.LAST_TURN):
            raise Broken(f"turn {turn} follows turn {self.turn}")
        if turn > self.turn and max(self.scores) > t.WINNING_SCORE and s.counters[t.PHASE] == t.START:
            raise Broken("a score total is above 20, but another turn begins")
        self.turn = turn
        if s.stack[0].node is not self.game.course:
            raise Broken("the course does not lie at the bottom of the stack")
        quiet = s.stack[-1].node in (self.game.play_step, self.game.challenge_step, self.game.duel_step, self.game.redraw)
        if quiet and (s.waiting or s.zones[t.PENDING]):
            raise Broken("a text or a card is still waiting between two decisions")

    def _ended(self, s: State) -> None:
        """The higher final total wins (section 11)."""
        one, two = self.scores
        winners = 1 if one > two else 2 if two > one else 3
        if s.result != winners and not (winners == 3 and self.game.options.rolls_ties and s.result in (1, 2)):
            raise Broken(f"totals {one} and {two}, but the result is {s.result}")
        if s.counters[t.TURN] < t.LAST_TURN and max(self.scores) <= t.WINNING_SCORE:
            raise Broken("the game ended too early")
