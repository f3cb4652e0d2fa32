"""The looks of Unreliable Narrators: both sides of The Page, power, transforms, pairs, scores and piles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.narrators import terms as t
from cardwright.games.narrators.naming_words import capital, possessive, say, uncapital
from cardwright.kernel.knowledge import HIDDEN
from cardwright.kernel.option import card_of, number_of, verb_of
from cardwright.terminal.look import (
    DIM,
    NEAR,
    STRONG,
    WARM,
    Block,
    CardLook,
    CardText,
    ChoiceWords,
    GameLook,
    Line,
    Part,
    TableLook,
    card_parts,
    copies,
    flow,
    width_of,
)
from cardwright.terminal.page import Being, Page

if TYPE_CHECKING:
    from cardwright.games.narrators.rules import Narrators
    from cardwright.kernel.knowledge import View
    from cardwright.terminal.session import Session

LOOKS: Final = {t.CHARACTER: ("●", "blue"), t.TRANSFORM: ("◆", "violet"), t.SPELL: ("✦", "green")}

CHALLENGES: Final = "»"
OPPOSES: Final = "«"
SCORES: Final = "★"
BARRED: Final = "⊘"
USED: Final = "✓"
FACES: Final = "↔"

EXAMPLES: Final = """\
  3                     the third choice
  baker                 play that card
  knighted              ask as what: alone, or on whom
  knighted onto steed   play it on top of that character
  steed, extra of b     choose that character
  extra 5               the one of two that has power 5
  pass, stop, nobody, done, nothing (also yes and no)
"""

ROOMY: Final = 72
"""Columns from which the two sides stand side by side."""

WINNING: Final = t.WINNING_SCORE + 1
DOTS: Final = 7
"""Of the meter; each stands for so many of the winning score."""

STOPS: Final = {
    0: "no stops: only when you decide something anyway",
    t.BEFORE_INSTRUCTIONS: "stop before instructions: before each sentence of a card",
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
    t.OPT_SUBSTITUTE: ("substitute: dice decide this one", ["dice"]),
    t.OPT_DIGITAL: ("no more claims: dice decide from now on", []),
    t.OPT_ACCEPT: ("accept", ["yes"]),
    t.OPT_AGREE: ("agree with your rival's value", ["yes"]),
    t.OPT_ROLL: ("roll a die: 1 to 3 is the rival's value, 4 to 6 the owner's", []),
    t.OPT_DIE: ("add a die", ["yes", "die"]),
    t.OPT_REFUSE: ("refuse: it is neither true nor false", []),
    t.OPT_CLAIMS: ("claims again, if your rival wants them, too", []),
}
"""Options that need more words on the screen, and what else may be typed for them."""


class NarratorsLook(GameLook):
    """How one game looks."""

    title = "The Page"
    examples = EXAMPLES

    def __init__(self, game: Narrators, names: list[str]) -> None:
        self.game = game
        self.names = names
        self.legend = [(LOOKS[bit][0], name) for name, bit in t.TYPE_NAMES.items()]
        self.legend += [
            ("[5]", "power"), (CHALLENGES, "challenges"), (OPPOSES, "opposes"), (FACES, "will duel"),
            (SCORES, "unopposed: will score"),
            (BARRED, "can't oppose this turn"), (USED, "any-time text used this turn"),
        ]  # fmt: skip
        self.pages = {"piles": "score piles, discard piles, known cards"}

    # --- cards --------------------------------------------------------------------------------------------------------

    def card(self, card: int) -> CardLook:
        mark, colour = LOOKS[self.game.kind[card]]
        face = self.game.faces[self.game.face[card]]
        said = [face.type_name]
        if face.type != t.SPELL:
            said.append(f"power {'+' if face.type == t.TRANSFORM else ''}{face.power}")
        said += [f"card score {face.score}", *face.subtypes]
        return CardLook(card, face.name, mark, ", ".join(said), colour)

    def text(self, card: int) -> CardText:
        face = self.game.faces[self.game.face[card]]
        notes: list[str] = []
        if face.type == t.TRANSFORM:
            notes.append("A new character, or on top of one of yours: power is added, and only the top card's text counts.")
        if face.copies_another:
            notes.append("It takes the printed power, text and subtypes, nothing that has happened to the character since.")
        if face.responds:
            notes.append("You are asked whenever your rival plays a spell.")
        if t.ANY_TIME in self.game.texts[self.game.face[card]]:
            notes.append(
                "Once each turn you are asked where you want to be asked; with your own decisions it is always offered."
            )
        return CardText(self.card(card), face.text or "It has no text.", notes)

    # --- the table ----------------------------------------------------------------------------------------------------

    def table(self, view: View, width: int, height: int = 0) -> TableLook:
        page = Page(self.game, view, self.names)
        if width >= ROOMY:
            blocks = [Block(self._side_by_side(view, page, width))]
        else:
            blocks = [Block(self._side(view, page, seat, width), self._leads(view, seat)) for seat in range(2)]
        return TableLook(self._headline(view), self._decks(view), blocks, self._hand(view, width), self._moment(view))

    def _headline(self, view: View) -> str:
        numbers = view.numbers
        one, two = numbers["score 0"], numbers["score 1"]
        if view.over:
            if view.result == 3:
                return f"The game is over: you share the win, {one} to {two}"
            won = view.result == 1
            return f"The game is over: {'you win' if won else f'{self.names[1]} wins'}, {max(one, two)} to {min(one, two)}"
        if numbers["phase"] == t.SETUP:
            return "Setting up"
        who = uncapital(say(self.names[numbers["challenger"]], "challenge"))
        step = t.PHASES[numbers["phase"]]
        score = f"you {one}, {self.names[1]} {two} of {WINNING}"
        return f"Turn {numbers['turn']} of {t.LAST_TURN} · {step} step · {who} · {score}"

    def _decks(self, view: View) -> list[str]:
        found: list[str] = []
        for seat in range(2):
            sizes = [
                f"{name} {len(view.zones[t.zone(seat, kind)])}"
                for name, kind in (("deck", t.DECK), ("discard pile", t.DISCARD))
            ]
            found.append(f"{uncapital(self.names[seat])}: {', '.join(sizes)}")
        return found

    def _moment(self, view: View) -> int | None:
        """It has changed when the step has, or the cards on the other side of The Page."""
        numbers, question = view.numbers, view.question
        if question is None or question.kind not in (t.ASK_PLAY, t.ASK_CHALLENGE, t.ASK_OPPOSE, t.ASK_SCORING, t.ASK_DUEL):
            return None
        theirs = len(view.zones[t.zone(1 - view.viewer, t.PAGE)])
        return (numbers["turn"] * 10 + numbers["phase"]) * 100 + theirs

    def _hand(self, view: View, width: int) -> list[Line]:
        cards = [self.card(card) for card in view.zones[t.zone(view.viewer, t.HAND)]]
        pieces: list[Line] = []
        for card, number in copies(cards):
            face = self.game.faces[self.game.face[card.card]]
            power = {t.CHARACTER: f" [{face.power}]", t.TRANSFORM: f" [+{face.power}]"}.get(face.type, "")
            pieces.append([card.part(), Part(f"{power}{f' ×{number}' if number > 1 else ''}", DIM)])
        return flow([Part(f"Your hand ({len(cards)})", STRONG)], pieces or [[Part("nothing", DIM)]], width)

    # --- a side of The Page -------------------------------------------------------------------------------------------

    def _leads(self, view: View, seat: int) -> bool:
        return view.numbers["challenger"] == seat and not view.over and view.numbers["phase"] != t.SETUP

    def _head(self, view: View, seat: int, width: int) -> Line:
        """Who, the score, and how many cards."""
        leads = self._leads(view, seat)
        score = view.numbers[f"score {seat}"]
        filled = min(DOTS, score * DOTS // WINNING)
        pile = view.zones[t.zone(seat, t.PILE)]
        worth = sum([self.game.faces[self.game.face[card]].score for card in pile if card != HIDDEN])
        known = f" ({worth})" if pile and HIDDEN not in pile else ""
        found: Line = []
        for gap, name in (("  ", "score pile"), ("  ", "pile"), (" ", "pile")):
            found = [
                Part(f"{'▶' if leads else ' '} {chr(ord('A') + seat)} {self.names[seat]}", "bold reverse" if leads else STRONG),
                Part(gap),
                Part(f"{'●' * filled}{'○' * (DOTS - filled)} {score}/{WINNING}", NEAR if score >= WINNING - 4 else WARM),
                Part(f"{gap}hand {len(view.zones[t.zone(seat, t.HAND)])}"),
                Part(f"{gap}{name} {len(pile)}{known}"),
            ]
            if width_of(found) <= width:
                break
        return found

    def _side(self, view: View, page: Page, seat: int, width: int) -> list[Line]:
        """A seat above its characters; those that are opposed stand first, each with the one it faces."""
        lines = [self._head(view, seat, width)]
        rest: list[Line] = []
        for being in page.sides[seat]:
            if being.faces_somebody:
                lines += self._pair(being, width)
            else:
                rest.append(self._piece(being))
        if not page.sides[seat]:
            rest.append([Part("nobody", DIM)])
        return lines + self._flowing(rest, width) + self._known_hand(view, seat, width)

    def _pair(self, being: Being, width: int) -> list[Line]:
        other = [Part("nobody left", DIM)] if being.opposer is None else self._name(being.opposer)
        return self._flowing([self._piece(being), [Part(f"{FACES} ", STRONG), *other]], width)

    def _flowing(self, pieces: list[Line], width: int) -> list[Line]:
        """Pieces in lines; one that is too long goes on in the next line."""
        short: list[Line] = []
        for piece in pieces:
            line: Line = []
            for part in piece:
                if len(line) > 1 and width_of([*line, part]) > width - 2:
                    short.append(line)
                    line = [Part(" ")]
                line.append(part)
            short.append(line)
        return flow([Part("")], short, width)

    def _piece(self, being: Being) -> Line:
        """A character: marks, power, name, and what there is to know of it."""
        challenges = being.challenges and not being.scores and not being.dueled
        marks = [
            (being.scores, SCORES), (challenges, CHALLENGES), (being.is_faced, OPPOSES), (being.barred, BARRED),
            (being.used, USED),
        ]  # fmt: skip
        text = "".join([mark for holds, mark in marks if holds])
        found: Line = [Part(f"{text} ", STRONG)] if text else []
        found += self._name(being)
        if being.face >= 0:
            found.append(Part(f" as {self.game.faces[being.face].name}", DIM))
        if being.below:
            names = [self.game.card_names[low] for low in reversed(being.below)]
            found += [Part(f"{', ' if number else ' on '}{name}", DIM) for number, name in enumerate(names)]
        if being.chose is not None:
            found.append(Part(f" chose {self.game.card_names[being.chose.top]}", DIM))
        if being.dueled:
            found.append(Part(" dueled", DIM))
        return found

    def _name(self, being: Being) -> Line:
        return [Part(f"[{being.power}]", NEAR), self.card(being.top).part()]

    def _known_hand(self, view: View, seat: int, width: int) -> list[Line]:
        known = [self.card(card) for card in view.zones[t.zone(seat, t.HAND)] if card != HIDDEN]
        if seat == view.viewer or not known:
            return []
        return flow([Part("  you know of the hand:")], card_parts(known), width)

    def _side_by_side(self, view: View, page: Page, width: int) -> list[Line]:
        """Both sides, those that face each other in one line."""
        column = (width - 5) // 2
        lines = self._columns([self._head(view, 0, column)], [self._head(view, 1, column)], column)
        for seat in range(2):
            for being in page.sides[seat]:
                if being.faces_somebody:
                    other = [self._piece(being.opposer)] if being.opposer is not None else [[Part("nobody left", DIM)]]
                    both = [self._flowing([self._piece(being)], column), self._flowing(other, column)]
                    lines += self._columns(both[seat], both[1 - seat], column, FACES)
        rest: list[list[Line]] = []
        for seat in range(2):
            paired = [being for being in page.sides[seat] if being.faces_somebody or being.is_faced]
            pieces = [self._piece(being) for being in page.sides[seat] if being not in paired]
            if not page.sides[seat]:
                pieces.append([Part("nobody", DIM)])
            own = [line for piece in pieces for line in self._flowing([piece], column)]
            rest.append(own + self._known_hand(view, seat, column))
        return lines + self._columns(rest[0], rest[1], column)

    def _columns(self, left: list[Line], right: list[Line], column: int, between: str = "│") -> list[Line]:
        """Lines side by side."""
        found: list[Line] = []
        for number in range(max(len(left), len(right))):
            one = left[number] if number < len(left) else []
            two = right[number] if number < len(right) else []
            middle = Part(f"  {between if number == 0 or between == '│' else ' '}  ", DIM if between == "│" else STRONG)
            found.append([*one, Part(" " * max(0, column - width_of(one))), middle, *two])
        return found

    # --- other pages --------------------------------------------------------------------------------------------------

    def page(self, command: str, session: Session, width: int) -> list[Line]:
        view = session.view
        found: list[Line] = []
        for seat in range(2):
            whose = capital(possessive(self.names[seat]))
            for kind in (t.PILE, t.DISCARD):
                found += self._pile(f"{whose} {t.ZONE_NAMES[kind - 1]}", view.zones[t.zone(seat, kind)], width)
            deck = view.zones[t.zone(seat, t.DECK)][::-1]
            places = [
                [self.card(card).part(), Part(f" (card {n} from the top)", DIM)]
                for n, card in enumerate(deck, 1)
                if card != HIDDEN
            ]
            head = f"{whose} deck ({len(deck)})"
            found += flow([Part(f"{head}, as far as you know it:" if places else head, STRONG)], places, width)
            found.append([])
        return found[:-1]

    def _pile(self, title: str, cards: list[int], width: int) -> list[Line]:
        known = [self.card(card) for card in cards if card != HIDDEN]
        worth = sum([self.game.faces[self.game.face[card]].score for card in cards if card != HIDDEN])
        value = f", worth {worth}" if known and "score pile" in title and len(known) == len(cards) else ""
        pieces = card_parts(known) if known or not cards else []
        if len(known) < len(cards):
            pieces.append([Part(f"{len(cards) - len(known)} face down", DIM)])
        return flow([Part(f"{title} ({len(cards)}{value}):", STRONG)], pieces, width)

    # --- questions and choices ----------------------------------------------------------------------------------------

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
            case t.ASK_ACCEPT:
                return f"{asked} ({say(rival, 'state')} it)"
        return asked

    def _acts_any_time(self, being: Being) -> bool:
        return t.ANY_TIME in self.game.texts[being.face if being.face >= 0 else self.game.face[being.top]]

    def _response(self, view: View, rival: str) -> str:
        pending = [self.game.card_names[card] for card in view.zones[t.PENDING]]
        if len(pending) < 2:
            return f"{say(rival, 'play')} {pending[-1]}. Respond?"
        return f"{say(rival, 'respond')} with {pending[-1]} to your {pending[-2]}. Respond?"

    def option(self, view: View, option: int) -> ChoiceWords | None:
        verb, card, number = verb_of(option), card_of(option), number_of(option)
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

    def bad_for_owner(self, card: int) -> bool:
        return False
