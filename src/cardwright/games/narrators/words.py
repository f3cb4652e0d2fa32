"""Questions and options of Unreliable Narrators in words. Only seen cards are ever passed in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.narrators import terms as t
from cardwright.games.narrators.amounts import FRIENDLY, ONE, RIVAL, TargetAction
from cardwright.games.narrators.claims import YES_NO, value_words
from cardwright.games.narrators.event_words import EventWords, told_value
from cardwright.games.narrators.naming_words import owned, possessive
from cardwright.games.narrators.power_actions import Bar, Gain, GainScore, Lose, ReturnToHand, Sacrifice
from cardwright.games.narrators.statement_words import told_statement
from cardwright.games.told import Told, tell
from cardwright.kernel.option import card_of, number_of, seat_of, verb_of

if TYPE_CHECKING:
    from cardwright.games.narrators.actions import Action
    from cardwright.games.narrators.rules import Narrators
    from cardwright.kernel.events import Event
    from cardwright.kernel.state import Decision, State

ASKS: Final = {
    t.ASK_PLAY: ("ask-play", "Play a card, or pass"),
    t.ASK_RESPONSE: ("ask-respond", "{source} is being played: respond?"),
    t.ASK_REDRAW: (
        "ask-redraw",
        "New cards: put any of them under your deck for as many others? The last one you name lies lowest",
    ),
    t.ASK_CHALLENGE: ("ask-challenge", "Who challenges next?"),
    t.ASK_OPPOSE: ("ask-oppose", "{source} challenges: who opposes?"),
    t.ASK_SCORING: ("ask-scoring", "Which character scores next?"),
    t.ASK_BANK: ("ask-bank", "{source} scores: put a card of your hand into your score pile?"),
    t.ASK_DUEL: ("ask-duel", "Whose duel comes next?"),
    t.ASK_ORDER: ("ask-order-texts", "Several of your texts are due: which comes first?"),
    t.ASK_DEATHS: ("ask-deaths", "Several characters die: which first?"),
    t.ASK_TARGET: ("ask-character", "{source}: choose a character"),
    t.ASK_USE: ("ask-use-text", "Use the text of {source}?"),
    t.ASK_DRAW_OF: ("ask-draw-of", "{source}: which of these cards do you draw?"),
    t.ASK_DISCARD: ("ask-discard", "{source}: choose a card to discard"),
    t.ASK_DIVIDE: ("ask-divide", "{source}: who loses how much?"),
    t.ASK_RESHUFFLE: ("ask-reshuffle", "Your deck has too few cards: shuffle your discard pile under it?"),
    t.ASK_DECK: ("ask-deck", "{source}: whose deck?"),
    t.ASK_COPY: ("ask-copy", "{source}: a copy of which character?"),
    t.ASK_FORM: ("ask-form", "{source}: as a regular character, or on top of which?"),
    t.ASK_STOPS: ("ask-stops", "Where do you want to be asked this turn about texts for any time?"),
    t.ASK_ANY_TIME: ("ask-any-time", "Use {source} now?"),
    t.ASK_CLAIM: ("ask-claim", "{source}: how many {counted} do you claim?"),
    t.ASK_ACCEPT: ("ask-accept", "{source}: accept that it is {stated}, or say another value?"),
    t.ASK_SETTLE: ("ask-settle", "{source}: how shall the dispute be settled?"),
    t.ASK_REFEREE: ("ask-referee", "{source}: what did the third person say?"),
    t.ASK_TOWER: ("ask-tower", "{source}: one more die, or stop?"),
    t.ASK_MOMENT: ("ask-moment", "{source}: say “now” at the moment when the hands are counted"),
    t.ASK_STATEMENT: ("ask-statement", "{source}: which statement do you tell?"),
    t.ASK_GUESS: ("ask-guess", "{source}: is the statement true?"),
    t.ASK_RECOVER: ("ask-recover", "{source}: take which card back into your hand?"),
    t.ASK_REVIVE: ("ask-revive", "{source}: which card of your discard pile do you play?"),
    t.ASK_PILE: ("ask-pile", "{source}: which card of your hand goes into your score pile?"),
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


class Words:
    """Says things of one game."""

    def __init__(self, game: Narrators) -> None:
        self.game: Narrators = game
        self.events: EventWords = EventWords(game)

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
                return tell(STOP_WORDS[number].replace(" ", "-"), STOP_WORDS[number])
            case t.OPT_VALUE:
                return f"claim {value_words(number)}"
            case t.OPT_STATEMENT:
                return told_statement(number)
            case t.OPT_SLIP:
                return f"call a slip of {name}"
        raise ValueError(f"unknown option verb {verb}")

    def question(self, question: Decision) -> str:
        """A question in plain words for the one who is asked."""
        source = self.game.card_names[question.source] if question.source >= 0 else tell("the-rules", "the rules")
        kind = question.kind
        if kind == t.ASK_TARGET:
            target = self._target(question)
            return tell("ask-for", f"{source}: {target}", source=source, what=target)
        if kind == t.ASK_UNDER:
            done = any([verb_of(option) == t.OPT_DONE for option in question.options])
            also = ", or done" if done else ""
            text = f"{source}: which card goes under the deck next{also}? The last one you name lies lowest"
            return tell("ask-under-or-done" if done else "ask-under", text, source=source)
        if kind == t.ASK_STATEMENT and verb_of(question.options[0]) != t.OPT_STATEMENT:
            text = f"{source}: tell your rival a statement, aloud. Is it true? (Your answer is sealed.)"
            return tell("ask-aloud", text, source=source)
        message, text = ASKS[kind]
        counted, claimed = self._counted(question.source), stated(question)
        return tell(
            message, text.format(source=source, counted=counted, stated=claimed), source=source, counted=counted, stated=claimed
        )

    def _actions(self, card: int) -> list[Action]:
        if card < 0:
            return []
        return [line.action for part in self.game.faces[self.game.face[card]].parts for line in part.lines]

    def _target(self, question: Decision) -> Told:
        """What the character is chosen for."""
        own = all([seat_of(option) == question.seat for option in question.options])
        found: set[Told] = set()
        for action in self._actions(question.source):
            if isinstance(action, Bar):
                found.add(tell("target-bar", "which character can't oppose this turn?"))
            elif isinstance(action, TargetAction) and self._chooses(action, FRIENDLY if own else RIVAL):
                found.add(self._does(action))
        return found.pop() if len(found) == 1 else tell("target-any", "choose a character")

    def _chooses(self, action: TargetAction, side: int) -> bool:
        whom = action.whom
        return whom is not None and whom.how == ONE and whom.side & side != 0

    def _does(self, action: TargetAction) -> Told:
        if isinstance(action, (Gain, Lose)):
            amount, verb = action.amount, "gains" if isinstance(action, Gain) else "loses"
            if amount.equal or amount.per is not None:
                return tell(f"target-{verb}", f"which character {verb} power?")
            return tell(f"target-{verb}-number", f"which character {verb} {amount.number} power?", number=amount.number)
        if isinstance(action, Sacrifice):
            return tell("target-sacrifice", "which of your characters do you sacrifice?")
        if isinstance(action, ReturnToHand):
            return tell("target-return", "which character returns to its owner's hand?")
        return tell("target-any", "choose a character")

    def _counted(self, card: int) -> str:
        """What a claim of a card is about."""
        if card >= 0:
            for part in self.game.faces[self.game.face[card]].parts:
                for line in part.lines:
                    action = line.action
                    per = action.amount.per if isinstance(action, (Gain, Lose, GainScore)) else None
                    claim = per.claim if per is not None else -1
                    if claim >= 0:
                        return tell(f"counted-{COUNTED[claim]}", COUNTED[claim])
        return tell("counted-dice", COUNTED[t.DICE])

    def event(self, event: Event, viewer: int, names: list[str]) -> str:
        """A log line for one viewer; empty if it has nothing to say. The viewer's own name is expected to be "You"."""
        return self.events.event(event, viewer, names)


def stated(question: Decision) -> str:
    """The value that is claimed, when the others are offered against it."""
    offered = [number_of(option) for option in question.options if verb_of(option) == t.OPT_VALUE]
    if question.kind != t.ASK_ACCEPT or not offered:
        return ""
    first = YES_NO if offered[0] >= YES_NO else 0
    return told_value(next(value for value in range(first, first + len(offered) + 1) if value not in offered))
