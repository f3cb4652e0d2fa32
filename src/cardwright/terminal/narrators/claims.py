"""Claims, statements and towers on the screen: what is counted, who says what, and what an answer leads to (section 17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.narrators import terms as t
from cardwright.games.narrators.claims import YES_NO, value_words
from cardwright.games.narrators.naming_words import possessive, say
from cardwright.games.narrators.statements import is_true, place_of, statement_words
from cardwright.kernel.option import number_of, verb_of
from cardwright.terminal.look import ChoiceWords

if TYPE_CHECKING:
    from cardwright.games.narrators.rules import Narrators
    from cardwright.kernel.knowledge import View
    from cardwright.kernel.state import Decision

COUNT: Final = {
    t.DICE: "stack dice of any kind for 10 seconds. How many are in the tallest stack that still stands",
    t.HANDS: "how many hands touch it at this moment",
    t.ACCESSORIES: "how many accessories do you wear (jewelry, glasses, hats, watches, ribbons)",
    t.PUMPKINS: "how many pumpkins do you see (also pictures, Pumpkins on The Page, and the dog)",
}
THINGS: Final = {
    t.DICE: ("die", "dice"), t.HANDS: ("hand", "hands"), t.ACCESSORIES: ("accessory", "accessories"),
    t.PUMPKINS: ("pumpkin", "pumpkins"),
}  # fmt: skip


class ClaimWords:
    """Words for what players look at the world for."""

    def __init__(self, game: Narrators, names: list[str]) -> None:
        self.game = game
        self.names = names

    def question(self, view: View, question: Decision) -> str | None:
        """A question about the world; None if it is about something else."""
        numbers = view.numbers
        card, rival = self.game.card_names[question.source], self.names[1 - view.viewer]
        counted, claimed, disputed = (numbers[name] for name in ("counted", "claimed", "disputed"))
        match question.kind:
            case t.ASK_MOMENT:
                return f"{card}: hands that touch it give power. Choose the moment and say “now”; then they are counted"
            case t.ASK_CLAIM:
                return f"{card}: {COUNT[counted]}? You may claim 0 to {t.HIGHEST[counted]}"
            case t.ASK_ACCEPT:
                return f"{card}: {self._claims(rival, counted, claimed)}. {self._what_else(counted)}"
            case t.ASK_SETTLE if claims_itself(question):
                mine, theirs = self._value(counted, claimed), self._value(counted, disputed)
                return f"{card}: {say(rival, 'dispute')} your claim of {mine}: it is {theirs}. How shall that be settled?"
            case t.ASK_SETTLE:
                two = f"{self._value(counted, claimed)} or {self._value(counted, disputed)}"
                return f"{card}: {rival} wants a third person to say whether it is {two}. Do you, too?"
            case t.ASK_REFEREE:
                return f"{card}: you both ask a third person. What does that person say?"
            case t.ASK_TOWER:
                return self._tower(card, claimed)
            case t.ASK_STATEMENT if any([verb_of(option) == t.OPT_STATEMENT for option in question.options]):
                return f"{card}: {rival} will guess whether a statement of yours is true. Which one do you tell?"
            case t.ASK_STATEMENT:
                return f"{card}: tell {rival} a statement, aloud. Is it true? {rival} sees your answer after the guess"
            case t.ASK_GUESS if numbers["told"] >= 0:
                return f"{card}: {say(rival, 'tell')} you “{statement_words(numbers['told'])}”. Is it true?"
            case t.ASK_GUESS:
                return f"{card}: {say(rival, 'tell')} you a statement, aloud. Is it true?"
        return None

    def _claims(self, rival: str, counted: int, claimed: int) -> str:
        if counted == t.SLIP:
            return f"{say(rival, 'say')} that you have spoken in your normal voice"
        if counted == t.TRUTH:
            return f"{possessive(rival)} sealed answer was that the statement is {'true' if claimed > YES_NO else 'false'}"
        return f"{say(rival, 'claim')} {self._value(counted, claimed)}"

    def _what_else(self, counted: int) -> str:
        return "Do you accept that?" if counted in (t.SLIP, t.TRUTH) else "Accept that, or say how many there are?"

    def _value(self, counted: int, value: int) -> str:
        """A value as it stands in a sentence: 4 accessories, “yes”."""
        if counted not in THINGS:
            return f"“{value_words(value)}”"
        return f"{value} {THINGS[counted][value != 1]}"

    def _tower(self, card: str, height: int) -> str:
        n = height + 1
        if height == 0:
            return f"{card}: no die stands yet. The first always stands. Add it, or stop?"
        stands = f"{self._value(t.DICE, height)} {'stands' if height == 1 else 'stand'}"
        left = f"{height // 2} {'is' if height // 2 == 1 else 'are'} left"
        return f"{card}: {stands}. One more stands on a d20 roll of {n} or more; else {left}. Add one, or stop?"

    def option(self, view: View, option: int) -> ChoiceWords | None:
        """An answer to such a question, where its plain words do not say enough."""
        question = view.question
        if question is None:
            return None
        verb, kind, value = verb_of(option), question.kind, number_of(option)
        counted, claimed, disputed = (view.numbers[name] for name in ("counted", "claimed", "disputed"))
        if verb == t.OPT_STATEMENT:
            return self._statement(view, value)
        if verb == t.OPT_VALUE:
            return self._valued(kind, counted, value)
        if verb == t.OPT_ACCEPT:
            if counted not in THINGS:
                return ChoiceWords("accept: so it is", ["yes"])
            return ChoiceWords(f"accept: {self._value(counted, claimed)}", ["yes"], rank=claimed, number=claimed, marked=True)
        if verb in (t.OPT_SUBSTITUTE, t.OPT_DIGITAL) and counted in THINGS:
            label, phrases = ENDS[verb]
            return ChoiceWords(label, phrases, rank=max(t.HIGHEST) + 1)
        if verb == t.OPT_AGREE:
            return ChoiceWords(f"agree: {self._value(counted, disputed)}", ["yes"])
        if verb == t.OPT_ROLL:
            owners, rivals = (disputed, claimed) if counted in (t.SLIP, t.TRUTH) else (claimed, disputed)
            return ChoiceWords(
                f"roll a die: on 1 to 3 it is {self._value(counted, rivals)}, on 4 to 6 {self._value(counted, owners)}", []
            )
        return None

    def _statement(self, view: View, statement: int) -> ChoiceWords:
        """A statement that may be told, and what the teller knows of it."""
        cards = view.zones[t.zone(view.viewer, place_of(statement))]
        true = is_true(statement, [self.game.faces[self.game.face[card]] for card in cards])
        return ChoiceWords(f"{statement_words(statement)} ({'true' if true else 'not true'})", [])

    def _valued(self, kind: int, counted: int, value: int) -> ChoiceWords:
        said = self._value(counted, value)
        word = {t.ASK_CLAIM: "claim", t.ASK_ACCEPT: "dispute: it is"}.get(kind, "the third person says")
        phrases = [str(value), said] if counted in THINGS else [value_words(value)]
        if counted not in THINGS:
            return ChoiceWords(f"{word} {said}", phrases)
        return ChoiceWords(f"{word} {said}", phrases, rank=value, number=value)


def claims_itself(question: Decision) -> bool:
    """Whether a dispute is to be settled by the one who has claimed something: only that one may agree."""
    return any([verb_of(option) == t.OPT_AGREE for option in question.options])


ENDS: Final = {
    t.OPT_SUBSTITUTE: ("substitute: dice decide this one", ["dice"]),
    t.OPT_DIGITAL: ("no more claims: dice decide from now on", []),
}
"""Answers that leave a claim to chance."""
