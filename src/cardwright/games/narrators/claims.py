"""What players look at the world for (section 17): a claim that can be disputed, or a substitute on the screen.

A claim is one decision point; the text that asked for it waits below and finds the result in its frame.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.narrators import terms as t
from cardwright.games.narrators.actions import CLAIMED, put, put_character
from cardwright.kernel import chance, events
from cardwright.kernel.option import number_of, pack, verb_of
from cardwright.kernel.state import Frame, Node

if TYPE_CHECKING:
    from cardwright.games.narrators.rules import Narrators
    from cardwright.kernel.state import Decision, State

# Steps.
MOMENT: Final = 0
STATE: Final = 1
ACCEPT: Final = 2
SETTLE: Final = 3
WISH: Final = 4
REFEREE: Final = 5
ROLL: Final = 6
FIX: Final = 7
SUBSTITUTE: Final = 8
TOWER: Final = 9

# Places in the slots of a claim.
WHAT: Final = 1
STATED: Final = 2
OTHER: Final = 3
OWNER: Final = 4  # of the card
SUBJECT: Final = 5  # of a slip: the character, then its serial number

YES_NO: Final = 100
"""Added to values that are answers: 100 = no, 101 = yes."""

SLIP_ROLL: Final = 20
SLIPS_UP_TO: Final = 3
THE_RIVALS: Final = 3  # up to this the die gives the rival's value (A53)


class Claims(Node):
    """``you`` states a value, the other side accepts or disputes it (17.2)."""

    def __init__(self, game: Narrators) -> None:
        super().__init__()
        self.game: Narrators = game

    def open(self, s: State, f: Frame, what: int) -> None:
        """The text ``f`` asks its player to count something."""
        first = SUBSTITUTE
        if s.counters[t.PHYSICAL]:
            first = MOMENT if what == t.HANDS else STATE
        s.stack.append(Frame(self, first, 0, f.you, f.source, (0, what, 0, 0, f.you, -1, 0), (), ()))

    def call_slip(self, s: State, f: Frame, seat: int, card: int) -> None:
        """The rival states that a voice was normal; its owner answers (17.5)."""
        game = self.game
        events.count(s, t.SLIPS + seat, 1)
        events.note(s, t.CLAIMS, seat, card, YES_NO + 1)
        claim = Frame(self, ACCEPT, 0, seat, card, (0, t.SLIP, YES_NO + 1, 0, 1 - seat, -1, 0), (), ())
        put_character(s, game, claim, SUBJECT, game.character_of_card(s, card))
        s.stack.append(claim)

    def judge_truth(self, s: State, f: Frame, sealed: int) -> None:
        """The sealed truth of a statement is the rival's claim (17.8)."""
        rival = 1 - f.you
        events.note(s, t.CLAIMS, rival, f.source, YES_NO + sealed)
        s.stack.append(Frame(self, ACCEPT, 0, rival, f.source, (0, t.TRUTH, YES_NO + sealed, 0, f.you, -1, 0), (), ()))

    def calls(self, s: State, seat: int) -> list[int]:
        """What concerns claims among the options of an active player: a slip, and to end claims or have them again (17.1)."""
        game = self.game
        found: list[int] = []
        if s.counters[t.PHYSICAL]:
            found.append(pack(t.OPT_DIGITAL))
            if not s.counters[t.SLIPS + seat]:
                for character in game.characters(s, 1 - seat):
                    if game.faces[game.face_of(s, character)].spooky:
                        found.append(pack(t.OPT_SLIP, game.top(s, character)))
        elif game.options.physical and not s.counters[t.CONSENT + seat]:
            found.append(pack(t.OPT_CLAIMS))
        return found

    def end(self, s: State, seat: int) -> None:
        """A seat wants no more claims: for all later effects there are substitutes (17.1)."""
        events.count_all(s, t.PHYSICAL, [0, 0, 0])
        events.note(s, t.DIGITAL, seat)

    def consented(self, s: State) -> None:
        """Going back to claims needs both (17.1)."""
        if s.counters[t.CONSENT] and s.counters[t.CONSENT + 1]:
            events.count_all(s, t.PHYSICAL, [1, 0, 0])

    def roll_slips(self, s: State) -> None:
        """The substitute of the voice duty, at the end of each turn."""
        game = self.game
        if s.counters[t.PHYSICAL] or not game.has_spooky:
            return
        for seat in game.sides(s):
            for character in game.characters(s, seat):
                if game.faces[game.face_of(s, character)].spooky:
                    rolled = 1 + chance.below(s, SLIP_ROLL)
                    events.note(s, t.ROLLED, seat, game.top(s, character), rolled)
                    if rolled <= SLIPS_UP_TO:
                        game.fire(s, t.ON_NORMAL_VOICE, character)

    def said(self, s: State) -> dict[str, int]:
        """What is counted now, the value that is claimed and the one said against it, which all have heard; -1 = none."""
        f = s.stack[-1] if s.stack else None
        if f is None or f.node is not self:
            return {"counted": -1, "claimed": -1, "disputed": -1}
        return {
            "counted": f.slots[WHAT],
            "claimed": -1 if f.step in (MOMENT, STATE, SUBSTITUTE) else f.slots[STATED],
            "disputed": f.slots[OTHER] if f.step in (SETTLE, WISH, REFEREE) else -1,
        }

    def building(self, s: State) -> bool:
        """Whether the dice tower is built on the screen now, which all can see."""
        return bool(s.stack) and s.stack[-1].node is self and s.stack[-1].step == TOWER

    # --- the protocol -----------------------------------------------------------------------------------------------

    def values(self, f: Frame) -> list[int]:
        """The legal values."""
        what = f.slots[WHAT]
        first = YES_NO if what in (t.SLIP, t.TRUTH) else 0
        return list(range(first, first + t.HIGHEST[what] + 1))

    def run(self, s: State, f: Frame) -> None:
        other = 1 - f.you
        switch = [pack(t.OPT_DIGITAL)] if s.counters[t.PHYSICAL] else []
        values = [pack(t.OPT_VALUE, -1, -1, value) for value in self.values(f)]
        if f.step == MOMENT:
            s.ask(f.you, t.ASK_MOMENT, f.source, [pack(t.OPT_NOW), *switch])
        elif f.step == STATE:
            s.ask(f.you, t.ASK_CLAIM, f.source, [*values, pack(t.OPT_SUBSTITUTE), *switch])
        elif f.step == ACCEPT:
            others = [option for option in values if number_of(option) != f.slots[STATED]]
            s.ask(other, t.ASK_ACCEPT, f.source, [pack(t.OPT_ACCEPT), *others, *switch])
        elif f.step == SETTLE:
            s.ask(f.you, t.ASK_SETTLE, f.source, [pack(t.OPT_AGREE), pack(t.OPT_REFER), pack(t.OPT_ROLL)])
        elif f.step == WISH:
            s.ask(other, t.ASK_SETTLE, f.source, [pack(t.OPT_REFER), pack(t.OPT_ROLL)])
        elif f.step == REFEREE:
            two = [pack(t.OPT_VALUE, -1, -1, value) for value in (f.slots[STATED], f.slots[OTHER])]
            s.ask(other, t.ASK_REFEREE, f.source, two)
        elif f.step == ROLL:
            rolled = 1 + chance.below(s, 6)
            events.note(s, t.ROLLED, -1, f.source, rolled)
            heard = 1 - f.slots[OWNER] if rolled <= THE_RIVALS else f.slots[OWNER]
            self._fix(s, f, f.slots[STATED] if heard == f.you else f.slots[OTHER])
        elif f.step == FIX:
            self._finish(s, f)
        elif f.step == SUBSTITUTE:
            self._substitute(s, f)
        elif f.slots[STATED] >= t.HIGHEST[t.DICE]:
            f.step = FIX
        else:
            s.ask(f.you, t.ASK_TOWER, f.source, [pack(t.OPT_STOP), pack(t.OPT_DIE)])

    def answer(self, s: State, f: Frame, question: Decision, option: int) -> None:
        verb, value = verb_of(option), number_of(option)
        if verb == t.OPT_DIGITAL:
            self.end(s, question.seat)
        elif verb == t.OPT_NOW:
            f.step = STATE
        elif verb == t.OPT_SUBSTITUTE:
            f.step = SUBSTITUTE
        elif verb == t.OPT_VALUE and f.step == STATE:
            put(f, STATED, value)
            f.step = ACCEPT
            events.note(s, t.CLAIMS, question.seat, f.source, value)
        elif verb == t.OPT_VALUE and f.step == ACCEPT:
            put(f, OTHER, value)
            f.step = SETTLE
            events.note(s, t.DISPUTES, question.seat, f.source, value)
        elif verb == t.OPT_VALUE:
            self._fix(s, f, value)
        elif verb == t.OPT_ACCEPT:
            self._fix(s, f, f.slots[STATED])
        elif verb == t.OPT_AGREE:
            self._fix(s, f, f.slots[OTHER])
        elif verb == t.OPT_REFER:
            f.step = WISH if f.step == SETTLE else REFEREE
        elif verb == t.OPT_ROLL:
            f.step = ROLL
        elif verb == t.OPT_DIE:
            self._add_die(s, f)
        else:
            f.step = FIX

    def _fix(self, s: State, f: Frame, value: int) -> None:
        put(f, STATED, value)
        f.step = FIX

    def _finish(self, s: State, f: Frame) -> None:
        """The value is final and public."""
        game, value = self.game, f.slots[STATED]
        s.stack.pop()
        events.note(s, t.FIXES, -1, f.source, value)
        if f.slots[WHAT] == t.SLIP:
            subject = f.slots[SUBJECT]
            if value == YES_NO + 1 and game.lives(s, subject, f.slots[SUBJECT + 1]):
                game.fire(s, t.ON_NORMAL_VOICE, subject)
            return
        put(s.stack[-1], CLAIMED, value % YES_NO)

    # --- substitutes ------------------------------------------------------------------------------------------------

    def _substitute(self, s: State, f: Frame) -> None:
        what = f.slots[WHAT]
        if what == t.DICE:
            put(f, STATED, 0)
            f.step = TOWER
            return
        rolled = 1 + chance.below(s, 6)
        events.note(s, t.ROLLED, f.you, f.source, rolled)
        if what == t.HANDS:
            rolled = (rolled + 1) // 2
        elif what == t.PUMPKINS:
            game = self.game
            everybody = [c for seat in range(2) for c in game.characters(s, seat)]
            rolled += sum([bool(game.subtypes(s, c) & t.PUMPKIN) for c in everybody])
        self._fix(s, f, min(rolled, t.HIGHEST[what]))

    def _add_die(self, s: State, f: Frame) -> None:
        """The n-th die stands if a d20 shows n or more; else half of the tower is left (17.3)."""
        height = f.slots[STATED] + 1
        rolled = 1 + chance.below(s, 20)
        events.note(s, t.ROLLED, f.you, f.source, t.told(rolled, height))
        if rolled >= height:
            put(f, STATED, height)
        else:
            self._fix(s, f, (height - 1) // 2)


def value_words(value: int) -> str:
    """A claimed value in words."""
    return ("no", "yes")[value - YES_NO] if value >= YES_NO else str(value)
