"""Questions and options of Unreliable Narrators on the screen, with what one must see to choose."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.narrators import terms as t
from cardwright.games.narrators.naming_words import capital, possessive, say
from cardwright.kernel.option import card_of, number_of, verb_of
from cardwright.terminal.look import ChoiceWords
from cardwright.terminal.narrators.claims import ClaimWords
from cardwright.terminal.narrators.page import Being, Page

if TYPE_CHECKING:
    from cardwright.games.narrators.rules import Narrators
    from cardwright.kernel.knowledge import View

STOPS: Final = {
    0: "no stops: only when you decide something anyway",
    t.BEFORE_INSTRUCTIONS: "stop before instructions: before each sentence of a card, so before reveals, too",
    t.BEFORE_DRAWS: "stop before draws: before each card that is drawn",
    t.BEFORE_SHUFFLES: "stop before shuffles",
    t.BEFORE_DUELS: "stop before duels",
    t.BEFORE_DECISIONS: "stop before decisions: whenever your rival is to decide",
    t.EVERYWHERE: "stop everywhere",
}
PLAIN: Final = {
    t.OPT_NO_ANSWER: ("no response", ["no", "pass"]),
    t.OPT_NEVER_ANSWER: ("no response this turn: do not ask again", ["never"]),
    t.OPT_NOBODY: ("nobody", ["no", "pass"]),
    t.OPT_RESHUFFLE: ("reshuffle", ["yes"]),
    t.OPT_NO_RESHUFFLE: ("no reshuffle", ["no"]),
    t.OPT_DIGITAL: ("no more claims: dice decide from now on", []),
    t.OPT_DIE: ("add a die", ["yes", "die"]),
    t.OPT_REFUSE: ("refuse: it is neither true nor false", []),
    t.OPT_CLAIMS: ("claims again, if your rival wants them, too", []),
}
"""Options that need more words on the screen, and what else may be typed for them."""


class Choices:
    """Words for the questions of one game."""

    def __init__(self, game: Narrators, names: list[str]) -> None:
        self.game = game
        self.names = names
        self.claims = ClaimWords(game, names)

    def question(self, view: View, asked: str) -> str:
        question = view.question
        if question is None:
            return asked
        page = Page(self.game, view, self.names)
        being = page.by_top.get(question.source)
        rival = self.names[1 - view.viewer]
        match question.kind:
            case t.ASK_PLAY:
                return f"{capital(t.PHASES[view.numbers['phase']])} step: play a card, or pass"
            case t.ASK_RESPONSE:
                return self._response(view, rival)
            case t.ASK_OPPOSE if being is not None:
                return f"{capital(page.named(being))} challenges: who opposes it? Unopposed, it will score"
            case t.ASK_BANK if being is not None:
                return f"{capital(page.named(being))} scores: which card of your hand goes into your score pile?"
            case t.ASK_STOPS:
                ready = [b for b in page.sides[view.viewer] if self._acts_any_time(b) and not b.used]
                name = self.game.card_names[ready[0].top] if ready else "a card"
                return (
                    f"{capital(possessive('You'))} {name} may act at any time, once. Where shall I ask you about it this turn?"
                )
        if question.source < 0:
            return asked
        return self.claims.question(view, question) or asked

    def _acts_any_time(self, being: Being) -> bool:
        return t.ANY_TIME in self.game.texts[being.face if being.face >= 0 else self.game.face[being.top]]

    def _response(self, view: View, rival: str) -> str:
        pending = [self.game.card_names[card] for card in view.zones[t.PENDING]]
        if len(pending) < 2:
            return f"{say(rival, 'play')} {pending[-1]}. Respond?"
        return f"{say(rival, 'respond')} with {pending[-1]} to your {pending[-2]}. Respond?"

    def option(self, view: View, option: int) -> ChoiceWords | None:
        verb, card, number = verb_of(option), card_of(option), number_of(option)
        claim = self.claims.option(view, option)
        if claim is not None:
            return claim
        if verb in PLAIN:
            label, phrases = PLAIN[verb]
            return ChoiceWords(label, phrases)
        name = self.game.card_names[card] if card >= 0 else ""
        if verb == t.OPT_STOPS:
            return ChoiceWords(STOPS[number], [])
        if verb == t.OPT_DONE and view.question is not None and view.question.kind == t.ASK_REDRAW:
            return ChoiceWords("done: keep these", ["done", "keep", "no"])
        if verb in (t.OPT_CHARACTER, t.OPT_COVER, t.OPT_SHARE, t.OPT_PLAY):
            return self._about_page(view, option, name)
        return None

    def _about_page(self, view: View, option: int, name: str) -> ChoiceWords:
        """An option that plays a card or names a character: with powers, so that like ones can be told apart."""
        page = Page(self.game, view, self.names)
        verb, card, number = verb_of(option), card_of(option), number_of(option)
        face = self.game.faces[self.game.face[card]]
        group = f"play {name}" if page.sides[view.viewer] and face.type == t.TRANSFORM else ""
        if verb == t.OPT_PLAY:
            if group:
                return ChoiceWords(f"as a new character ({face.power})", ["new", "alone"], group=group)
            return ChoiceWords(f"play {name}{f' ({face.power})' if face.type != t.SPELL else ''}", [])
        if verb == t.OPT_COVER:
            being = page.by_top[number]
            below = self.game.card_names[number]
            label = f"on {page.named(being)}{page.told(being)}: makes {being.power + face.power}"
            return ChoiceWords(
                label, [f"play {name} on {below}", f"{name} on {below} {being.power}", f"on {below}"], group=group
            )
        being = page.by_top[card]
        if verb == t.OPT_SHARE:
            left = "dies" if number >= being.power else f"keeps {being.power - number}"
            return ChoiceWords(f"{number} ({left})", [f"{number} to {name} {being.power}"], group=f"{page.named(being)} loses")
        return ChoiceWords(f"{page.named(being)}{page.told(being)}", [f"{name} {being.power}"])
