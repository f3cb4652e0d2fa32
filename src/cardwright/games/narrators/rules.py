"""Unreliable Narrators as a game for the kernel: two decks, setup, and the parts of the rules under one roof."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.narrators import terms as t
from cardwright.games.narrators.actions import CLAIMED
from cardwright.games.narrators.board import Board
from cardwright.games.narrators.challenge import ChallengeStep
from cardwright.games.narrators.claims import Claims
from cardwright.games.narrators.course import Course
from cardwright.games.narrators.duel import DuelStep
from cardwright.games.narrators.evaluation import habit, standing
from cardwright.games.narrators.gate import Deaths, Gate, Waiting
from cardwright.games.narrators.offhand import offhand
from cardwright.games.narrators.play import Entry, Play
from cardwright.games.narrators.playing import PlayStep
from cardwright.games.narrators.statements import Statements
from cardwright.games.narrators.supply import Redraw, Supply
from cardwright.games.narrators.terms import zone
from cardwright.games.narrators.text import Text
from cardwright.kernel import events
from cardwright.kernel.chance import shuffled
from cardwright.kernel.state import RUNNING, State

if TYPE_CHECKING:
    from cardwright.games.narrators.amounts import Countable
    from cardwright.games.narrators.cards import Card
    from cardwright.games.narrators.options import Options
    from cardwright.kernel.state import Decision, Frame

DRAFTED: int = 30
"""Cards of a deck that is drawn from a larger pool."""


class Narrators(Board):
    """Two decks (lists of faces) and the rule options. ``drafted`` says that decks are drawn from these cards at the start."""

    def __init__(self, cards: list[Card], decks: list[list[int]], options: Options, drafted: bool = False) -> None:
        super().__init__(cards, options)
        self.plays_offhand = True
        self.drafted: bool = drafted
        self.course: Course = Course(self)
        self.waiting_texts: Waiting = Waiting(self)
        self.gate: Gate = Gate(self)
        self.deaths: Deaths = Deaths(self)
        self.supply: Supply = Supply(self)
        self.redraw: Redraw = Redraw(self)
        self.play: Play = Play(self)
        self.entry: Entry = Entry(self)
        self.play_step: PlayStep = PlayStep(self)
        self.challenge_step: ChallengeStep = ChallengeStep(self)
        self.duel_step: DuelStep = DuelStep(self)
        self.claims: Claims = Claims(self)
        self.statements: Statements = Statements(self)
        for node in (
            self.course, self.waiting_texts, self.gate, self.deaths, self.supply, self.redraw, self.play, self.entry,
            self.play_step, self.challenge_step, self.duel_step, self.claims, self.statements,
        ):  # fmt: skip
            self.register(node)
        for card in cards:
            self._compile(card)
        for seat in range(2):
            for face in decks[seat]:
                self.add_copy(face, seat)

    def _compile(self, card: Card) -> None:
        """Turn one printed card into texts by event."""
        made: dict[int, list[Text]] = {}
        for part in card.parts:
            text = Text(self, part.event, part.who, part.lines)
            self.register(text)
            made.setdefault(part.event, []).append(text)
        self.texts.append(made)
        self.masks.append(sum([1 << event for event in made]))

    # --- setup ------------------------------------------------------------------------------------------------------

    def empty(self, seed: bytes) -> State:
        """A state in which every card lies in its owner's box."""
        size = len(self.kind)
        zones: list[tuple[int, ...]] = [() for _ in self.zone_names]
        where = bytearray(size)
        for card in range(size):
            where[card] = zone(self.owner[card], t.BOX)
        for seat in range(2):
            zones[zone(seat, t.BOX)] = tuple([card for card in range(size) if self.owner[card] == seat])
        counters = [0] * (t.PLACES + size)
        counters[t.SCORE] = counters[t.SCORE + 1] = counters[t.TURN] = 1
        counters[t.PHYSICAL] = int(self.options.physical)
        return State(self, zones, where, {}, counters, [], (), (), 0, 0, 0, RUNNING, seed, 0)

    def start(self, seed: bytes, log: bool = False) -> State:
        """Set up (section 6) and run to the first question."""
        s = self.empty(seed)
        for seat in range(2):
            cards = list(s.zones[zone(seat, t.BOX)])
            if self.drafted:
                cards = shuffled(s, tuple(cards))[:DRAFTED]
            events.place(s, zone(seat, t.DECK), cards)
            events.shuffle(s, zone(seat, t.DECK), t.SET_UP)
        events.count(s, t.PHASE, t.SETUP)
        s.stack.append(self.course.frame(t.SETUP))
        s.log = [] if log else None
        s.advance()
        return s

    # --- small services of texts --------------------------------------------------------------------------------------

    def echoes(self, f: Frame) -> bool:
        """Whether a running text was triggered by a gain of power (10.5)."""
        node = f.node
        return isinstance(node, Text) and node.event == t.ON_GAIN

    def delay(self, s: State, f: Frame) -> None:
        """A text goes on at the end of the duel step (10.3)."""
        s.stack[0].frames += (f,)

    def fire_gain(self, s: State, character: int) -> None:
        """The power added by a cover counts as gained (an option)."""
        self.fire(s, t.ON_GAIN, character)

    def counted(self, s: State, f: Frame, per: Countable) -> bool:
        """Whether something can be counted now; if not, a claim lies on the stack."""
        if per.claim < 0 or f.slots[CLAIMED] >= 0:
            return True
        self.claims.open(s, f, per.claim)
        return False

    # --- knowledge --------------------------------------------------------------------------------------------------

    def public_numbers(self, s: State) -> dict[str, int]:
        counters = s.counters
        numbers = {
            "challenger": counters[t.CHALLENGER], "phase": counters[t.PHASE], "turn": counters[t.TURN],
            "physical": counters[t.PHYSICAL], **self.claims.said(s), **self.statements.said(s),
        }  # fmt: skip
        for seat in range(2):
            numbers[f"score {seat}"] = counters[t.SCORE + seat]
            numbers[f"declined {seat}"] = counters[t.DECLINED + seat]
            numbers[f"stops {seat}"] = counters[t.STOPS + seat]
            for character in self.characters(s, seat):
                self._character_numbers(s, character, seat, numbers)
        return numbers

    def _character_numbers(self, s: State, character: int, seat: int, numbers: dict[str, int]) -> None:
        counters = s.counters
        place = counters[t.PLACES + character]
        top = counters[place + t.TOP] - 1
        numbers[f"power {top}"] = counters[place + t.POWER]
        if top != character:
            stack = self.stack_of(s, character)
            numbers[f"transforms {top}"] = len(stack) - 1
            for card in stack[:-1]:
                numbers[f"covered {card}"] = top + 1
        partner, marks, chosen = counters[place + t.PARTNER], counters[place + t.MARKS], counters[place + t.CHOSEN]
        if partner:
            role = "opposed by" if seat == counters[t.CHALLENGER] else "opposing"
            numbers[f"{role} {top}"] = partner
        if marks:
            for mark, name in SHOWN:
                if marks & mark:
                    numbers[f"{name} {top}"] = 1
        if chosen:
            everybody = self.characters(s, 0) + self.characters(s, 1)
            other = sum([other + 1 for other in everybody if self.serial(s, other) == chosen])
            if other:
                numbers[f"chose {top}"] = other
        face = counters[place + t.FACE]
        if face != self.face[top]:
            numbers[f"copies {top}"] = face + 1

    def standing(self, s: State, seat: int) -> float:
        return standing(self, s, seat)

    def apart(self, s: State, card: int) -> bool:
        return t.kind_of_zone(s.where[card]) in (t.PAGE, t.COVERING)

    def habit(self, s: State, question: Decision) -> int:
        return habit(self, s, question)

    def offhand(self, s: State, question: Decision, chance: float) -> int:
        return offhand(self, s, question, chance)

    def settled(self, s: State, before: State) -> bool:
        """At the first question of another turn."""
        return s.counters[t.TURN] != before.counters[t.TURN]


SHOWN = (
    (t.CHALLENGES, "challenges"), (t.SCORING, "scoring"), (t.BARRED, "cannot oppose"), (t.USED, "used"), (t.DUELED, "dueled"),
)  # fmt: skip
