"""Questions, options and events of Unreliable Narrators in words. Only seen cards are ever passed in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.narrators import terms as t
from cardwright.games.narrators.amounts import FRIENDLY, ONE, RIVAL, TargetAction
from cardwright.games.narrators.claims import SLIPS_UP_TO, YES_NO
from cardwright.games.narrators.deck_actions import Bank, DrawOf, Look, PlayFromDiscard, PutUnder, Recover
from cardwright.games.narrators.power_actions import Bar, Gain, GainScore, Lose, ReturnToHand, Sacrifice
from cardwright.games.narrators.statements import statement_words
from cardwright.kernel.events import LOOK, MOVE, SHUFFLE, Event
from cardwright.kernel.knowledge import HIDDEN, event_card
from cardwright.kernel.option import card_of, number_of, seat_of, verb_of

if TYPE_CHECKING:
    from cardwright.games.narrators.actions import Action
    from cardwright.games.narrators.rules import Narrators
    from cardwright.kernel.state import Decision, State

ASKS: Final = {
    t.ASK_PLAY: "Play a card, or pass",
    t.ASK_RESPONSE: "{source} is being played: respond?",
    t.ASK_REDRAW: "New cards: put any of them under your deck for as many others? The next one you name goes lowest",
    t.ASK_CHALLENGE: "Who challenges next?",
    t.ASK_OPPOSE: "{source} challenges: who opposes?",
    t.ASK_SCORING: "Which character scores next?",
    t.ASK_BANK: "{source} scores: put a card of your hand into your score pile?",
    t.ASK_DUEL: "Whose duel comes next?",
    t.ASK_ORDER: "Several of your texts are due: which comes first?",
    t.ASK_DEATHS: "Several characters die: which first?",
    t.ASK_TARGET: "{source}: choose a character",
    t.ASK_USE: "Use the text of {source}?",
    t.ASK_PICK: "{source}: choose a card",
    t.ASK_DISCARD: "{source}: choose a card to discard",
    t.ASK_DIVIDE: "{source}: who loses how much?",
    t.ASK_RESHUFFLE: "Your deck has too few cards: shuffle your discard pile under it?",
    t.ASK_DECK: "{source}: whose deck?",
    t.ASK_COPY: "{source}: a copy of which character?",
    t.ASK_FORM: "{source}: as a regular character, or on top of which?",
    t.ASK_STOPS: "Where do you want to be asked this turn about texts for any time?",
    t.ASK_ANY_TIME: "Use {source} now?",
    t.ASK_CLAIM: "{source}: how many {counted} do you claim?",
    t.ASK_ACCEPT: "{source}: accept that it is {stated}, or say another value?",
    t.ASK_SETTLE: "{source}: how shall the dispute be settled?",
    t.ASK_REFEREE: "{source}: what did the third person say?",
    t.ASK_TOWER: "{source}: one more die, or stop?",
    t.ASK_MOMENT: "{source}: say “now” at the moment when the hands are counted",
    t.ASK_STATEMENT: "{source}: which statement do you tell?",
    t.ASK_GUESS: "{source}: is the statement true?",
}
COUNTED: Final = {t.DICE: "dice", t.HANDS: "hands", t.ACCESSORIES: "accessories", t.PUMPKINS: "pumpkins"}
STOP_WORDS: Final = {
    0: "no stops", t.BEFORE_INSTRUCTIONS: "stop before instructions", t.BEFORE_DRAWS: "stop before draws",
    t.BEFORE_SHUFFLES: "stop before shuffles", t.BEFORE_DUELS: "stop before duels",
    t.BEFORE_DECISIONS: "stop before decisions", t.EVERYWHERE: "stop everywhere",
}  # fmt: skip
PLAIN: Final = {
    t.OPT_PASS: "pass", t.OPT_NO_ANSWER: "no response", t.OPT_NEVER_ANSWER: "no response this turn", t.OPT_DONE: "done",
    t.OPT_NOTHING: "nothing", t.OPT_STOP: "stop", t.OPT_NOBODY: "nobody", t.OPT_RESHUFFLE: "reshuffle",
    t.OPT_NO_RESHUFFLE: "no reshuffle", t.OPT_REGULAR: "as a regular character", t.OPT_SUBSTITUTE: "substitute",
    t.OPT_DIGITAL: "no more claims", t.OPT_ACCEPT: "accept", t.OPT_AGREE: "agree", t.OPT_REFER: "ask a third person",
    t.OPT_ROLL: "roll a die", t.OPT_DIE: "add a die", t.OPT_NOW: "now", t.OPT_TRUE: "true", t.OPT_FALSE: "false",
    t.OPT_REFUSE: "refuse", t.OPT_CLAIMS: "claims again",
}  # fmt: skip
STEP_WORDS: Final = ["", *[f"— {name} step —" for name in t.PHASES[1:-2]], "— end of the turn —", ""]
SCORE_NOTES: Final = {
    t.SCORES: "{who} {gain} {number} score: {total} in all.",
    t.PAYS: "{card} scores: {whom} {gain} {number}, {total} in all.",
    t.DEFEATS: "{who} {gain} {number} score for the defeat of {other}{covers}: {total} in all.",
    t.COUNTS: "{whose} score pile adds {number}: {total} in all.",
}


class Words:
    """Says things of one game."""

    def __init__(self, game: Narrators) -> None:
        self.game: Narrators = game

    def option(self, s: State, question: Decision, option: int, names: list[str]) -> str:
        """An option in the words of the scenario format; ``names`` are the seats' names."""
        verb, card, seat, number = verb_of(option), card_of(option), seat_of(option), number_of(option)
        name = self.game.card_names[card] if card >= 0 else ""
        if verb in PLAIN:
            return PLAIN[verb]
        match verb:
            case t.OPT_PLAY | t.OPT_ANSWER:
                return f"play {name}"
            case t.OPT_COVER:
                return f"play {name} onto {self.game.card_names[number]}"
            case t.OPT_CHARACTER:
                return owned(name, names[seat])
            case t.OPT_CARD:
                return name
            case t.OPT_USE:
                return f"use {name}"
            case t.OPT_SKIP:
                return f"skip {name}"
            case t.OPT_ORDER:
                return f"{name} first"
            case t.OPT_DECK:
                return f"{possessive(names[seat])} deck"
            case t.OPT_SHARE:
                return f"{number} to {owned(name, names[seat])}"
            case t.OPT_STOPS:
                return STOP_WORDS[number]
            case t.OPT_VALUE:
                return f"claim {value_words(number)}"
            case t.OPT_STATEMENT:
                return statement_words(number)
            case t.OPT_SLIP:
                return f"call a slip of {name}"
        raise ValueError(f"unknown option verb {verb}")

    def question(self, question: Decision) -> str:
        """A question in plain words for the one who is asked."""
        source = self.game.card_names[question.source] if question.source >= 0 else "the rules"
        kind = question.kind
        if kind == t.ASK_TARGET:
            return f"{source}: {self._target(question)}"
        if kind == t.ASK_PICK:
            return f"{source}: {self._pick(question)}"
        if kind == t.ASK_STATEMENT and verb_of(question.options[0]) != t.OPT_STATEMENT:
            return f"{source}: tell your rival a statement, aloud. Is it true? (Your answer is sealed.)"
        return ASKS[kind].format(source=source, counted=self._counted(question.source), stated=stated(question))

    def _actions(self, card: int) -> list[Action]:
        if card < 0:
            return []
        return [line.action for part in self.game.faces[self.game.face[card]].parts for line in part.lines]

    def _target(self, question: Decision) -> str:
        """What the character is chosen for."""
        own = all([seat_of(option) == question.seat for option in question.options])
        found: set[str] = set()
        for action in self._actions(question.source):
            if isinstance(action, Bar):
                found.add("which character can't oppose this turn?")
            elif isinstance(action, TargetAction) and self._chooses(action, FRIENDLY if own else RIVAL):
                found.add(self._does(action))
        return found.pop() if len(found) == 1 else "choose a character"

    def _chooses(self, action: TargetAction, side: int) -> bool:
        whom = action.whom
        return whom is not None and whom.how == ONE and whom.side & side != 0

    def _does(self, action: TargetAction) -> str:
        if isinstance(action, (Gain, Lose)):
            amount, verb = action.amount, "gains" if isinstance(action, Gain) else "loses"
            much = "" if amount.equal or amount.per is not None else f"{amount.number} "
            return f"which character {verb} {much}power?"
        if isinstance(action, Sacrifice):
            return "which of your characters do you sacrifice?"
        if isinstance(action, ReturnToHand):
            return "which character returns to its owner's hand?"
        return "choose a character"

    def _pick(self, question: Decision) -> str:
        """What the card is chosen for."""
        looked = 0
        for action in self._actions(question.source):
            if isinstance(action, Look):
                looked = action.number
            elif isinstance(action, DrawOf) and len(question.options) > looked - action.number:
                return "which of these cards do you draw?"
            elif isinstance(action, PutUnder):
                also = ", or done" if action.any_of_them else ""
                return f"which card goes under the deck next{also}? What you name first lies lowest"
            elif isinstance(action, Recover):
                return "take which card back into your hand?"
            elif isinstance(action, PlayFromDiscard):
                return "which card of your discard pile do you play?"
            elif isinstance(action, Bank):
                return "which card goes into your score pile?"
        return "choose a card"

    def _counted(self, card: int) -> str:
        """What a claim of a card is about."""
        if card >= 0:
            for part in self.game.faces[self.game.face[card]].parts:
                for line in part.lines:
                    action = line.action
                    per = action.amount.per if isinstance(action, (Gain, Lose, GainScore)) else None
                    claim = per.claim if per is not None else -1
                    if claim >= 0:
                        return COUNTED[claim]
        return COUNTED[t.DICE]

    # --- events -----------------------------------------------------------------------------------------------------

    def event(self, event: Event, viewer: int, names: list[str]) -> str:
        """A log line for one viewer; empty if it has nothing to say. The viewer's own name is expected to be "You"."""
        who = names[event.seat] if event.seat >= 0 else ""
        card = event_card(event, viewer)
        name = self.game.card_names[card] if card != HIDDEN else "a card"
        if event.kind == MOVE:
            return self._move(event, who, name, names)
        if event.kind == SHUFFLE:
            whose = possessive(names[t.seat_of_zone(event.origin)])
            return f"{capital(whose)} discard pile is shuffled and goes under the deck." if event.verb == t.RESHUFFLE else ""
        if event.kind == LOOK:
            return self._look(event, who, name, names)
        if event.verb in SCORE_NOTES:
            return self._score(event, who, names)
        return self._note(event, who, name, names)

    def _owned(self, card: int, names: list[str]) -> str:
        return owned(self.game.card_names[card], names[self.game.owner[card]])

    def _look(self, event: Event, who: str, name: str, names: list[str]) -> str:
        if event.verb == t.REVEAL:
            return f"{say(who, 'reveal')} {name}."
        whose = whose_of(names, t.seat_of_zone(event.origin), event.seat)
        if t.kind_of_zone(event.origin) == t.HAND:
            return f"{say(who, 'look')} at {whose} hand."
        return f"{say(who, 'look')} at {name} of {whose} deck."

    def _move(self, event: Event, who: str, name: str, names: list[str]) -> str:
        face = self.game.faces[self.game.face[event.card]]
        match event.verb:
            case t.DRAW:
                return f"{say(who, 'draw')} {name}."
            case t.PLAY if face.responds:
                return f"{say(who, 'respond')} with {name}."
            case t.PLAY:
                power = f", power {face.power}" if face.type == t.CHARACTER and not face.copies_another else ""
                return f"{say(who, 'play')} {name}{power}."
            case t.ENTER:
                new = face.type == t.TRANSFORM or face.copies_another
                return f"{name} enters as a new character with power {event.number}." if new else ""
            case t.COVER:
                added, more = event.number % t.TOLD, event.number // t.TOLD
                before, covered = more % t.TOLD, more // t.TOLD
                return f"{name} covers {self._owned(covered, names)}: {before} + {added} = {before + added} power."
            case t.NEGATED:
                return f"{name} is negated and does nothing."
            case t.DIES | t.SACRIFICED | t.RETURNED if event.number < 0:
                return ""  # told of its top card
            case t.DIES:
                return f"{capital(self._owned(event.card, names))} dies{with_below(event.number)}."
            case t.SACRIFICED:
                return f"{capital(self._owned(event.card, names))} is sacrificed{with_below(event.number)}."
            case t.RETURNED:
                hand = f"{possessive(names[self.game.owner[event.card]])} hand"
                return f"{name} returns to {hand}{with_below(event.number)}."
            case t.DISCARDED:
                return f"{say(who, 'discard')} {name}."
            case t.BANKED:
                return f"{say(who, 'put')} {name} into {whose_of(names, event.seat, event.seat)} score pile."
            case t.UNDER:
                return f"{say(who, 'put')} {name} under {whose_of(names, t.seat_of_zone(event.target), event.seat)} deck."
            case t.RECOVERED:
                return f"{say(who, 'take')} {name} back from the discard pile."
        return ""

    def _score(self, event: Event, who: str, names: list[str]) -> str:
        number, before = event.number % t.TOLD, event.number // t.TOLD
        about = self._owned(event.card, names) if event.card >= 0 else ""
        return SCORE_NOTES[event.verb].format(
            who=who, whom=uncapital(who), whose=capital(possessive(who)), gain=form(who, "gain"), number=number,
            total=before + number, card=capital(about), other=about,
            covers=f" ({number - 1} for its transform{'s' if number > 2 else ''})" if number > 1 else "",
        )  # fmt: skip

    def _note(self, event: Event, who: str, name: str, names: list[str]) -> str:
        number, more = event.number % t.TOLD, event.number // t.TOLD
        other = self._owned(number, names) if 0 <= number < len(self.game.card_names) else ""
        mine = self._owned(event.card, names) if event.card >= 0 else ""
        match event.verb:
            case t.ROLLED:
                return self._rolled(event, who, name)
            case t.TURN_BEGINS:
                return f"Turn {number} of {t.LAST_TURN}: {uncapital(say(who, 'challenge'))}."
            case t.STEP_BEGINS:
                return STEP_WORDS[number]
            case t.PASSED:
                return f"{say(who, 'pass')}."
            case t.GAINS:
                return f"{capital(mine)} gains {number} power: {more} → {more + number}."
            case t.LOSES:
                left = f"{more} → {more - number}" if more > number else f"it had {more}, none is left"
                return f"{capital(mine)} loses {number} power: {left}."
            case t.WORSENS:
                return f"{capital(mine)} makes {other} lose {more} more."
            case t.CHALLENGE:
                return f"{capital(mine)} ({number}) challenges."
            case t.OPPOSE:
                return f"{capital(mine)} ({more}) opposes {other}."
            case t.UNOPPOSED:
                return f"Nobody opposes {mine}: it will score."
            case t.DUEL:
                return f"Duel: {mine} ({more % t.TOLD}) against {other} ({more // t.TOLD})."
            case t.UNPAIRED:
                return f"{capital(mine)} has nobody left to duel: nothing happens."
            case t.TRIGGERS:
                return f"The text of {mine} happens."
            case t.LATER:
                return f"The text of {mine} waits for the end of the duel step."
            case t.IN_VAIN:
                return f"A condition of {mine} is not met."
            case t.USES:
                return f"{say(who, 'use')} {name}."
            case t.CHOOSES:
                return f"{capital(other)} chooses {mine}."
            case t.SWAPS:
                return f"{capital(mine)} and {other} swap power."
            case t.COPIES:
                return f"{name} is a copy of {self.game.faces[number].name}."
            case t.IS_BARRED:
                return f"{capital(mine)} can't oppose this turn."
            case t.DROPPED:
                return f"Too many texts in one step: that of {name} is left out."
            case t.TOTALS:
                return f"The final score: {uncapital(names[0])} {number}, {uncapital(names[1])} {more}."
            case t.GAME_OVER:
                winners = [names[seat] for seat in range(2) if (number >> seat) & 1]
                return f"{say(winners[0], 'win')} the game!" if len(winners) == 1 else "The game is a shared win!"
        return self._world(event, who, name)

    def _rolled(self, event: Event, who: str, name: str) -> str:
        number, height = event.number % t.TOLD, event.number // t.TOLD
        rolled = f"{say(who, 'roll')} {number}" if who else f"the die shows {number}"
        if event.card < 0:
            return f"{capital(rolled)}."
        if height:
            result = f"die {height} stands" if number >= height else f"die {height} falls, {(height - 1) // 2} are left"
            return f"{name}: {uncapital(rolled)}, {result}."
        if self.game.faces[self.game.face[event.card]].spooky and who:
            slip = f"1 to {SLIPS_UP_TO} is a slip of the voice"
            return f"{name}: {uncapital(rolled)} ({slip})."
        return f"{name}: {uncapital(rolled)}."

    def _world(self, event: Event, who: str, name: str) -> str:
        """What is claimed and told (section 17)."""
        number = event.number
        match event.verb:
            case t.CLAIMS:
                return f"{say(who, 'claim')} {value_words(number)} for {name}."
            case t.DISPUTES:
                return f"{say(who, 'dispute')} that: {value_words(number)}."
            case t.FIXES:
                return f"{name}: it is {value_words(number)}, and that is final."
            case t.DIGITAL:
                return f"{say(who, 'end')} the claims; from now on dice decide."
            case t.TELLS:
                return f"{say(who, 'tell')}: “{statement_words(number)}”."
            case t.GUESSES:
                return f"{say(who, 'guess')} that it is {'true' if number else 'false'}."
        return ""


def stated(question: Decision) -> str:
    """The value that is claimed, when the others are offered against it."""
    offered = [number_of(option) for option in question.options if verb_of(option) == t.OPT_VALUE]
    if question.kind != t.ASK_ACCEPT or not offered:
        return ""
    first = YES_NO if offered[0] >= YES_NO else 0
    return value_words(next(value for value in range(first, first + len(offered) + 1) if value not in offered))


def value_words(value: int) -> str:
    """A claimed value in words."""
    return ("no", "yes")[value - YES_NO] if value >= YES_NO else str(value)


def possessive(name: str) -> str:
    """Ana → Ana's, You → your."""
    return "your" if name == "You" else f"{name}'s"


def capital(text: str) -> str:
    """A text as a sentence begins."""
    return text[:1].upper() + text[1:]


def uncapital(text: str) -> str:
    """You draw → you draw; other names keep their capital."""
    return "y" + text[1:] if text == "You" or text.startswith("You ") else text


def owned(name: str, owner: str) -> str:
    """A card with its owner: Pony of Ana, your Pony."""
    return f"your {name}" if owner == "You" else f"{name} of {owner}"


def whose_of(names: list[str], owner: int, actor: int) -> str:
    """Whose thing it is, said of something that ``actor`` does: your, their, Ana's."""
    return "their" if owner == actor and names[owner] != "You" else possessive(names[owner])


def with_below(number: int) -> str:
    """How many cards go with the top card of a character."""
    return "" if number == 0 else f", with the {'card' if number == 1 else f'{number} cards'} below it"


def form(name: str, verb: str) -> str:
    """The form of a verb for a name."""
    if name == "You":
        return verb
    return f"{verb}es" if verb.endswith(("ch", "sh", "s")) else f"{verb}s"


def say(name: str, verb: str) -> str:
    """A name with its verb: Ana draws, You draw."""
    return f"{name} {form(name, verb)}"
