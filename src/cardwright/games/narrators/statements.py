"""Statements that the rival tells and the player of a text guesses about (section 17.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.narrators import terms as t
from cardwright.games.narrators.actions import CLAIMED, FRESH, put
from cardwright.games.narrators.terms import HAND, PILE, zone
from cardwright.kernel import chance, events
from cardwright.kernel.option import number_of, pack, verb_of
from cardwright.kernel.state import Frame, Node

if TYPE_CHECKING:
    from cardwright.games.narrators.cards import Card
    from cardwright.games.narrators.rules import Narrators
    from cardwright.kernel.state import Decision, State

# Kinds of statements about hidden cards; a statement is kind × SPAN + its number.
SPELLS: Final = 0
TRANSFORMS: Final = 1
CARD_SCORE: Final = 2
SCORE_SUM: Final = 3
PILE_SCORE: Final = 4
SUBTYPE: Final = 5
COIN: Final = 6
SPAN: Final = 64

# Steps.
THROW: Final = 0
TELL: Final = 1
GUESS: Final = 2
SEAL: Final = 3
JUDGED: Final = 4

# Places in the slots of a telling (the place CLAIMED is that of all texts).
TOLD: Final = 4
REFUSED: Final = 5
SEALED: Final = 6  # -1 = not yet
GUESSED: Final = 7
LUCK: Final = 8  # three numbers that choose what can be told

REFUSALS: Final = 2


class Statements(Node):
    """The rival of ``you`` tells, ``you`` guess. Whether the guess was right is handed to the text below."""

    def __init__(self, game: Narrators) -> None:
        super().__init__()
        self.game: Narrators = game

    def open(self, s: State, f: Frame) -> None:
        """The text ``f`` wants a statement."""
        slots = (*FRESH, 0, 0, -1, -1, 0, 0, 0)
        s.stack.append(Frame(self, SEAL if s.counters[t.PHYSICAL] else THROW, 0, f.you, f.source, slots, (), ()))

    def said(self, s: State) -> dict[str, int]:
        """The statement that was told and waits for a guess; -1 = none."""
        f = s.stack[-1] if s.stack else None
        return {"told": f.slots[TOLD] if f is not None and f.node is self and f.step == GUESS else -1}

    def run(self, s: State, f: Frame) -> None:
        rival = 1 - f.you
        if f.step == THROW:
            f.slots = (*f.slots[:LUCK], *[chance.below(s, 5040) for _ in range(3)], *f.slots[LUCK + 3 :])
            f.step = TELL
            if not s.zones[zone(rival, HAND)] and not s.zones[zone(rival, PILE)]:
                put(f, TOLD, COIN * SPAN)
                f.step = GUESS
        elif f.step == TELL:
            s.ask(rival, t.ASK_STATEMENT, f.source, [pack(t.OPT_STATEMENT, -1, -1, n) for n in self.offers(s, f, rival)])
        elif f.step == GUESS:
            s.ask(f.you, t.ASK_GUESS, f.source, [pack(t.OPT_TRUE), pack(t.OPT_FALSE)])
        elif f.step == SEAL:
            self._seal(s, f, rival)
        else:
            self._finish(s, f, f.slots[CLAIMED] == f.slots[GUESSED])

    def answer(self, s: State, f: Frame, question: Decision, option: int) -> None:
        verb = verb_of(option)
        if f.step == TELL:
            put(f, TOLD, number_of(option))
            f.step = GUESS
            events.note(s, t.TELLS, question.seat, f.source, number_of(option))
        elif f.step == GUESS:
            events.note(s, t.GUESSES, question.seat, f.source, int(verb == t.OPT_TRUE))
            self._finish(s, f, self.holds(s, f.slots[TOLD], 1 - f.you) == (verb == t.OPT_TRUE))
        elif question.seat == f.you:
            put(f, GUESSED, 2 if verb == t.OPT_REFUSE else int(verb == t.OPT_TRUE))
        else:
            put(f, SEALED, int(verb == t.OPT_TRUE))

    def forget(self, s: State, f: Frame, viewer: int) -> None:
        if f.step == SEAL:
            if viewer != f.you:
                put(f, GUESSED, -1)
            if viewer != 1 - f.you:
                put(f, SEALED, -1)

    def _seal(self, s: State, f: Frame, rival: int) -> None:
        """Both commit at once: the rival the truth of what was said aloud, the other a guess, or that it has none (R28)."""
        if f.slots[SEALED] < 0:
            s.ask(rival, t.ASK_STATEMENT, f.source, [pack(t.OPT_TRUE), pack(t.OPT_FALSE)])
        if f.slots[GUESSED] < 0:
            refuse = [pack(t.OPT_REFUSE)] if f.slots[REFUSED] < REFUSALS else []
            s.ask(f.you, t.ASK_GUESS, f.source, [pack(t.OPT_TRUE), pack(t.OPT_FALSE), *refuse])
        if f.slots[SEALED] < 0 or f.slots[GUESSED] < 0:
            return
        if f.slots[GUESSED] == 2:
            refused = f.slots[REFUSED] + 1
            f.slots = (*f.slots[:REFUSED], refused, -1, -1, *f.slots[GUESSED + 1 :])
            f.step = THROW if refused == REFUSALS else SEAL
            return
        f.step = JUDGED
        events.note(s, t.GUESSES, f.you, f.source, f.slots[GUESSED])
        self.game.claims.judge_truth(s, f, f.slots[SEALED])

    def _finish(self, s: State, f: Frame, right: bool) -> None:
        s.stack.pop()
        put(s.stack[-1], CLAIMED, int(right))

    # --- what can be told on the screen -----------------------------------------------------------------------------

    def offers(self, s: State, f: Frame, teller: int) -> list[int]:
        """Three statements about hidden cards, at least one true and one false where possible, in no telling order."""
        pile = bool(s.zones[zone(teller, PILE)])
        every = every_statement(pile)
        true = [n for n in every if self.holds(s, n, teller)]
        false = [n for n in every if n not in true]
        chosen: list[int] = []
        for place, among in enumerate((true, false, every)):
            left = [n for n in among if n not in chosen]
            if left:
                chosen.append(left[f.slots[LUCK + place] % len(left)])
        return sorted(chosen)

    def holds(self, s: State, statement: int, teller: int) -> bool:
        """Whether a statement is true; a coin is thrown when it is looked at."""
        game = self.game
        if statement // SPAN == COIN:
            return chance.below(s, 2) == 1
        cards = s.zones[zone(teller, place_of(statement))]
        return is_true(statement, [game.faces[game.face[card]] for card in cards])


def place_of(statement: int) -> int:
    """The kind of zone that a statement is about: the teller's hand or score pile."""
    return PILE if statement // SPAN == PILE_SCORE else HAND


def is_true(statement: int, faces: list[Card]) -> bool:
    """Whether a statement is true of these cards of its place; none is about a coin."""
    kind, number = statement // SPAN, statement % SPAN
    if kind == SPELLS:
        return sum([face.type == t.SPELL for face in faces]) >= number
    if kind == TRANSFORMS:
        return any([face.type == t.TRANSFORM for face in faces])
    if kind == SCORE_SUM:
        return sum([face.score for face in faces]) >= number
    if kind == SUBTYPE:
        return any([face.bits >> number & 1 for face in faces])
    return any([face.score >= number for face in faces])


def every_statement(pile: bool) -> list[int]:
    """All statements about hidden cards; ``pile``: also those about a score pile."""
    every = [SPELLS * SPAN + n for n in (1, 2, 3)] + [TRANSFORMS * SPAN + 1]
    every += [CARD_SCORE * SPAN + n for n in (2, 3, 4, 5)] + [SCORE_SUM * SPAN + n for n in (4, 8, 12, 16, 24)]
    every += [PILE_SCORE * SPAN + n for n in (2, 3, 4, 5)] if pile else []
    return every + [SUBTYPE * SPAN + n for n in range(len(t.SUBTYPES))]


def statement_words(statement: int) -> str:
    """A statement in words."""
    kind, number = statement // SPAN, statement % SPAN
    if kind == SPELLS:
        return f"I hold {number} or more spells"
    if kind == TRANSFORMS:
        return "I hold a transform card"
    if kind == CARD_SCORE:
        return f"I hold a card of score {number} or more"
    if kind == SCORE_SUM:
        return f"my hand's card scores add up to {number} or more"
    if kind == PILE_SCORE:
        return f"the best card in my score pile has score {number} or more"
    if kind == SUBTYPE:
        return f"I hold a card with the subtype {t.SUBTYPES[number]}"
    return "the sealed coin shows heads"
