"""A small game for two whose policies differ from those of Unstable Unicorns.

Triggered texts wait in a queue; a text runs instruction by instruction, and before each of them the owner of a Seer may use
it; a spell may be countered and so may a counter; a Curse makes losses of power greater; Draughts exchanges a card of both
hands at once and in secret. Characters are numbers: a Mask takes the place of a character's card, the character stays.
"""

from __future__ import annotations

from cardwright.kernel import events
from cardwright.kernel.chance import seed_from
from cardwright.kernel.game import NOBODY, Game
from cardwright.kernel.knowledge import View
from cardwright.kernel.option import card_of, number_of, pack, seat_of, verb_of
from cardwright.kernel.replacement import Proposal, propose
from cardwright.kernel.state import RUNNING, Decision, Frame, Node, State

CHARACTER, MASK, SPELL, COUNTER = range(4)
DECK, DISCARD, PILE, TABLE, HAND = range(5)  # HAND + seat
ACTIVE, TURN, BORN, FIRST = range(
    4
)  # counters; then for each character: owner, power, its card + 1 (0 = dead), turn of last use
OWNER, POWER, CARD, USED, SIZE = range(5)
ASK_PLAY, ASK_USE, ASK_COUNTER, ASK_SWAP = range(4)
PLAY, PASS, USE, NO, ANSWER, NONE, GIVE, KEEP = range(8)  # verbs of options
SET_UP, DRAW, PLAYED, LAID, DISCARDED, GIVEN, PEEK, LOSE, GAIN, OVER = range(10)  # verbs of events
LAST_TURN = 8
HAND_SIZE = 4

Step = tuple[str, int]
Face = tuple[str, int, int, dict[str, list[Step]]]  # name, type, copies, texts by when they happen

FACES: list[Face] = [
    ("Herald", CHARACTER, 4, {"arrives": [("gain", 1), ("draw", 1)]}),
    ("Martyr", CHARACTER, 4, {"hurt": [("gain", 1), ("draw", 1)]}),
    ("Avenger", CHARACTER, 3, {"hurt": [("drain", 1)]}),
    ("Seer", CHARACTER, 3, {"any time": [("peek", 1)]}),
    ("Curse", CHARACTER, 3, {}),
    ("Mask", MASK, 3, {"arrives": [("gain", 1)]}),
    ("Drain", SPELL, 4, {"spell": [("drain", 1), ("draw", 1)]}),
    ("Storm", SPELL, 3, {"spell": [("storm", 1)]}),
    ("Draughts", SPELL, 3, {"spell": [("swap", 1), ("draw", 1)]}),
    ("Counter", COUNTER, 6, {}),
]
CURSE = 4
START_POWER = 3


class Duel(Game):
    def __init__(self) -> None:
        super().__init__("duel", 2)
        self.set_digest = "duel"
        self.zone_names = ["deck", "discard pile", "pile", "table", "hand 0", "hand 1"]
        self.zone_public = [False, True, True, True, False, False]
        self.zone_owner = [NOBODY, NOBODY, NOBODY, NOBODY, 0, 1]
        self.zone_ordered = [True, False, True, False, False, False]
        self.kind: list[int] = []
        self.texts: list[dict[str, Text]] = []  # by card
        self.course, self.spell, self.loss = Course(self), Spell(self), Loss(self)
        for node in (self.course, self.spell, self.loss):
            self.register(node)
        for face, (name, kind, copies, texts) in enumerate(FACES):
            made = {when: Text(self, steps) for when, steps in texts.items()}
            for text in made.values():
                self.register(text)
            for _ in range(copies):
                self.face.append(face)
                self.card_names.append(name)
                self.kind.append(kind)
                self.texts.append(made)

    def empty(self, seed: bytes) -> State:
        size = len(self.face)
        zones: list[tuple[int, ...]] = [tuple(range(size)), (), (), (), (), ()]
        counters = [0] * (FIRST + SIZE * self.kind.count(CHARACTER))
        return State(self, zones, bytearray(size), {}, counters, [], (), (), 0, 0, 0, RUNNING, seed, 0)

    def start(self, seed: bytes, log: bool = False) -> State:
        s = self.empty(seed)
        events.shuffle(s, DECK, SET_UP)
        for seat in range(2):
            events.place(s, HAND + seat, list(s.zones[DECK][-HAND_SIZE:]))
        s.stack.append(Frame(self.course, 0, 0, -1, -1, (), (), ()))
        s.log = [] if log else None
        s.advance()
        return s

    def position(self, hands: list[list[str]], rows: list[list[str]], deck: list[str]) -> State:
        """The first turn of seat 0, after its draw. ``deck`` is the top of the deck, first = top."""
        s = self.empty(seed_from("position"))
        for seat in range(2):
            for name in rows[seat]:
                self.arrive(s, self.find(s, name, []), seat)
            for name in hands[seat]:
                events.place(s, HAND + seat, [self.find(s, name, [])])
        top: list[int] = []
        for name in deck:
            top.insert(0, self.find(s, name, top))
        s.zones[DECK] = (*[card for card in s.zones[DECK] if card not in top], *top)
        s.waiting = ()
        events.count(s, TURN, 1)
        s.stack.append(Frame(self.course, 1, 0, -1, -1, (), (), ()))
        s.log = []
        s.advance()
        return s

    def find(self, s: State, name: str, taken: list[int]) -> int:
        return next(c for c in s.zones[DECK] if self.card_names[c] == name and c not in taken)

    # --- characters --------------------------------------------------------------------------------------------------

    def at(self, character: int, what: int) -> int:
        """The counter that keeps something about a character."""
        return FIRST + SIZE * character + what

    def of(self, s: State, character: int, what: int) -> int:
        return s.counters[self.at(character, what)]

    def card(self, s: State, character: int) -> int:
        """The card of a character, -1 once it is dead."""
        return self.of(s, character, CARD) - 1

    def row(self, s: State, seat: int) -> list[int]:
        """The living characters of a seat, oldest first."""
        return [c for c in range(s.counters[BORN]) if self.of(s, c, CARD) and self.of(s, c, OWNER) == seat]

    def arrive(self, s: State, card: int, seat: int) -> None:
        character = s.counters[BORN]
        events.count(s, BORN, character + 1)
        events.count_all(s, self.at(character, OWNER), [seat, START_POWER, card + 1, 0])
        events.move(s, card, TABLE, PLAYED, seat)
        self.trigger(s, character, "arrives")

    def trigger(self, s: State, character: int, when: str) -> None:
        card = self.card(s, character)
        text = self.texts[card].get(when)
        if text is not None:
            events.trigger(s, text.frame(self.of(s, character, OWNER), card, character))

    def power(self, s: State, seat: int) -> int:
        return sum(self.of(s, character, POWER) for character in self.row(s, seat))

    def draw(self, s: State, seat: int) -> None:
        if s.zones[DECK]:
            events.move(s, s.zones[DECK][-1], HAND + seat, DRAW, seat)

    # --- what the kernel asks ----------------------------------------------------------------------------------------

    def public_numbers(self, s: State) -> dict[str, int]:
        return {f"counter {n}": value for n, value in enumerate(s.counters)}

    def evaluate(self, view: View, seat: int) -> float:
        found = [1.0, 1.0]
        numbers = [view.numbers[f"counter {n}"] for n in range(len(view.numbers))]
        for character in range(numbers[BORN]):
            if numbers[self.at(character, CARD)]:
                found[numbers[self.at(character, OWNER)]] += numbers[self.at(character, POWER)]
        return found[seat] / sum(found)


class Course(Node):
    """The turns, at the bottom of the stack; between two plays it takes the text that has waited longest."""

    def __init__(self, game: Duel) -> None:
        super().__init__()
        self.game = game

    def run(self, s: State, f: Frame) -> None:
        game, seat = self.game, s.counters[ACTIVE]
        if s.waiting:
            first, s.waiting = s.waiting[0], s.waiting[1:]
            s.stack.append(first)
        elif f.step == 0:
            f.step = 1
            events.count(s, TURN, s.counters[TURN] + 1)
            if s.counters[TURN] > LAST_TURN:
                power = [game.power(s, 0), game.power(s, 1)]
                events.finish(s, (power[0] >= power[1]) | (power[1] >= power[0]) << 1, OVER)
            else:
                game.draw(s, seat)
        else:
            options = [pack(PASS)]
            for card in s.zones[HAND + seat]:
                if game.kind[card] in (CHARACTER, SPELL):
                    options.append(pack(PLAY, card))
                elif game.kind[card] == MASK:
                    options += [pack(PLAY, card, seat, character) for character in game.row(s, seat)]
            s.ask(seat, ASK_PLAY, -1, options)

    def answer(self, s: State, f: Frame, question: Decision, option: int) -> None:
        game, seat, card = self.game, question.seat, card_of(option)
        if verb_of(option) == PASS:
            f.step = 0
            events.count(s, ACTIVE, 1 - seat)
        elif game.kind[card] == CHARACTER:
            game.arrive(s, card, seat)
        elif game.kind[card] == MASK:
            character = number_of(option)
            old = game.card(s, character)
            events.count(s, game.at(character, CARD), card + 1)
            events.move(s, card, TABLE, LAID, seat)
            events.move(s, old, DISCARD, DISCARDED, seat)
            game.trigger(s, character, "arrives")
        else:
            events.move(s, card, PILE, PLAYED, seat)
            s.stack.append(Frame(game.spell, 0, 0, seat, card, (), (card,), ()))


class Spell(Node):
    """A spell on the pile. Who did not play the top card is asked; one "none" closes. ``step`` 1: resolve, 2: done."""

    def __init__(self, game: Duel) -> None:
        super().__init__()
        self.game = game

    def run(self, s: State, f: Frame) -> None:
        game, pile = self.game, s.zones[PILE]
        if f.step == 0:
            asked = f.you ^ (len(pile) % 2)
            counters = [card for card in s.zones[HAND + asked] if game.kind[card] == COUNTER]
            s.ask(asked, ASK_COUNTER, pile[-1], [pack(NONE), *[pack(ANSWER, card) for card in counters]])
        elif f.step == 1:
            f.step = 2
            happens = True  # the card that is looked at, from the top down
            for card in reversed(pile[1:]):
                events.move(s, card, DISCARD, DISCARDED, f.you)
                happens = not happens
            if happens:
                s.stack.append(game.texts[f.source]["spell"].frame(f.you, f.source, -1))
        else:
            events.move(s, f.source, DISCARD, DISCARDED, f.you)
            s.stack.pop()

    def answer(self, s: State, f: Frame, question: Decision, option: int) -> None:
        if verb_of(option) == ANSWER:
            events.move(s, card_of(option), PILE, PLAYED, question.seat)
        else:
            f.step = 1


class Text(Node):
    """A text: ``step`` is the next instruction, ``slots`` = [character or -1]. ``count`` is the gate before it: a bit for
    each character that was asked, so that nobody is asked twice. ``cards`` are the cards given in secret by a swap."""

    def __init__(self, game: Duel, steps: list[Step]) -> None:
        super().__init__()
        self.game = game
        self.steps = steps

    def frame(self, you: int, source: int, character: int) -> Frame:
        return Frame(self, 0, 0, you, source, (character,), (), ())

    def run(self, s: State, f: Frame) -> None:
        game = self.game
        if f.step == len(self.steps):
            s.stack.pop()
            return
        if not f.cards:
            for seat in (s.counters[ACTIVE], 1 - s.counters[ACTIVE]):
                for c in game.row(s, seat):
                    fresh = "any time" in game.texts[game.card(s, c)] and game.of(s, c, USED) < s.counters[TURN]
                    if fresh and not f.count >> c & 1:
                        s.ask(seat, ASK_USE, game.card(s, c), [pack(USE, -1, seat, c), pack(NO, -1, seat, c)])
                        return
        name, number = self.steps[f.step]
        if name == "swap" and not self._swap(s, f):
            return
        f.step += 1
        f.count = 0
        f.cards = ()
        if name == "gain":
            self._gain(s, f.slots[0], number)
        elif name == "draw":
            game.draw(s, f.you)
        elif name == "peek" and s.zones[DECK]:
            events.show(s, s.zones[DECK][-1], 1 << f.you, PEEK, f.you)
        elif name in ("drain", "storm"):
            active = s.counters[ACTIVE]
            for seat in (active, 1 - active) if name == "storm" else (1 - f.you,):
                for character in game.row(s, seat):
                    propose(s, game.loss, game.card(s, character), seat, f.source, (character, number))

    def answer(self, s: State, f: Frame, question: Decision, option: int) -> None:
        game, verb = self.game, verb_of(option)
        if question.kind == ASK_SWAP:
            given = card_of(option) if verb == GIVE else -2
            f.cards = (given, f.cards[1]) if question.seat == 0 else (f.cards[0], given)
            return
        character = number_of(option)
        f.count |= 1 << character
        if verb == USE:
            events.count(s, game.at(character, USED), s.counters[TURN])
            card = game.card(s, character)
            s.stack.append(game.texts[card]["any time"].frame(seat_of(option), card, character))

    def forget(self, s: State, f: Frame, viewer: int) -> None:
        f.cards = tuple([card if seat == viewer else -1 for seat, card in enumerate(f.cards)])

    def _gain(self, s: State, character: int, number: int) -> None:
        if self.game.card(s, character) >= 0:
            events.count(s, self.game.at(character, POWER), self.game.of(s, character, POWER) + number)
            events.note(s, GAIN, self.game.of(s, character, OWNER), self.game.card(s, character), number)

    def _swap(self, s: State, f: Frame) -> bool:
        """Both give a card or keep theirs (-1 = not yet said, -2 = keeps); what was given is shuffled in and replaced."""
        if not f.cards:
            f.cards = (-1, -1)
        open_seats = [seat for seat in range(2) if f.cards[seat] == -1]
        for seat in open_seats:
            s.ask(seat, ASK_SWAP, f.source, [pack(KEEP), *[pack(GIVE, card) for card in s.zones[HAND + seat]]])
        if open_seats:
            return False
        for seat in range(2):
            if f.cards[seat] >= 0:
                events.mix(s, s.zones[HAND + seat], 1 << seat)
                events.move(s, f.cards[seat], DECK, GIVEN, seat)
        events.shuffle(s, DECK, SET_UP)
        for seat in range(2):
            if f.cards[seat] >= 0:
                self.game.draw(s, seat)
        return True


class Loss(Proposal):
    """A character would lose power. ``slots`` = [character, how much]; each Curse of the rival adds 1."""

    def __init__(self, game: Duel) -> None:
        super().__init__()
        self.game = game

    def prevented(self, s: State, f: Frame) -> bool:
        return self.game.card(s, f.slots[0]) < 0

    def replacements(self, s: State, f: Frame) -> list[int]:
        return []

    def carry_out(self, s: State, f: Frame) -> None:
        game, character = self.game, f.slots[0]
        curses = [c for c in game.row(s, 1 - f.you) if game.face[game.card(s, c)] == CURSE]
        amount = f.slots[1] + len(curses)
        events.count(s, game.at(character, POWER), game.of(s, character, POWER) - amount)
        events.note(s, LOSE, f.you, f.cards[0], amount)
        game.trigger(s, character, "hurt")
        if game.of(s, character, POWER) <= 0:
            events.count(s, game.at(character, CARD), 0)
            events.move(s, f.cards[0], DISCARD, DISCARDED, -1)
