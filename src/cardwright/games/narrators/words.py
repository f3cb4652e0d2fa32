"""Questions, options and events of Unreliable Narrators in words. Only seen cards are ever passed in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.narrators import terms as t
from cardwright.games.narrators.claims import YES_NO
from cardwright.games.narrators.statements import statement_words
from cardwright.kernel.events import LOOK, MOVE, SHUFFLE, Event
from cardwright.kernel.knowledge import HIDDEN, event_card
from cardwright.kernel.option import card_of, number_of, seat_of, verb_of

if TYPE_CHECKING:
    from cardwright.games.narrators.rules import Narrators
    from cardwright.kernel.state import Decision, State

ASKS: Final = {
    t.ASK_PLAY: "Play a card or pass",
    t.ASK_RESPONSE: "{source} is being played: respond?",
    t.ASK_REDRAW: "Which of the new cards go under your deck? The next one you name goes lowest",
    t.ASK_CHALLENGE: "Who challenges next?",
    t.ASK_OPPOSE: "{source} challenges: who opposes?",
    t.ASK_SCORING: "Which character scores next?",
    t.ASK_BANK: "{source} scores: put a card into your score pile?",
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
    t.ASK_CLAIM: "{source}: how many do you claim?",
    t.ASK_ACCEPT: "{source}: accept the claim, or say another value?",
    t.ASK_SETTLE: "{source}: how shall the dispute be settled?",
    t.ASK_REFEREE: "{source}: what did the third person say?",
    t.ASK_TOWER: "{source}: one more die, or stop?",
    t.ASK_MOMENT: "{source}: name the moment of counting",
    t.ASK_STATEMENT: "{source}: your statement",
    t.ASK_GUESS: "{source}: is the statement true?",
}
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
STEP_WORDS: Final = ["", "Draw step.", "Play step.", "Challenge step.", "Tricks step.", "Duel step.", "End of the turn.", ""]


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
                return f"{name} of {names[seat]}"
            case t.OPT_CARD:
                return name
            case t.OPT_USE:
                return f"use {name}"
            case t.OPT_SKIP:
                return f"skip {name}"
            case t.OPT_ORDER:
                return f"{name} first"
            case t.OPT_DECK:
                return f"{names[seat]}'s deck"
            case t.OPT_SHARE:
                return f"{number} to {name} of {names[seat]}"
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
        return ASKS[question.kind].format(source=source)

    def event(self, event: Event, viewer: int, names: list[str]) -> str:
        """A log line for one viewer; empty if it has nothing to say. The viewer's own name is expected to be "You"."""
        who = names[event.seat] if event.seat >= 0 else ""
        card = event_card(event, viewer)
        name = self.game.card_names[card] if card != HIDDEN else "a card"
        if event.kind == MOVE:
            return self._move(event, who, name)
        if event.kind == SHUFFLE:
            seat = t.seat_of_zone(event.origin)
            return f"{capital(possessive(names[seat]))} cards are shuffled." if event.verb == t.RESHUFFLE else ""
        if event.kind == LOOK:
            if event.verb == t.REVEAL:
                return f"{say(who, 'reveal')} {name}."
            return f"{say(who, 'look')} at {name}." if card != HIDDEN else f"{say(who, 'look')} at hidden cards."
        return self._note(event, who, name, names)

    def _move(self, event: Event, who: str, name: str) -> str:
        match event.verb:
            case t.DRAW:
                return f"{say(who, 'draw')} {name}."
            case t.PLAY:
                return f"{say(who, 'play')} {name}."
            case t.ENTER:
                return f"{name} enters The Page with power {event.number}."
            case t.COVER:
                return f"{name} transforms a character and adds {event.number} power."
            case t.NEGATED:
                return f"{name} is negated."
            case t.DIES | t.SACRIFICED | t.RETURNED if event.number:
                return ""  # told of its top card
            case t.DIES:
                return f"{name} dies."
            case t.SACRIFICED:
                return f"{name} is sacrificed."
            case t.RETURNED:
                return f"{name} returns to its owner's hand."
            case t.DISCARDED:
                return f"{say(who, 'discard')} {name}."
            case t.BANKED:
                return f"{say(who, 'put')} {name} into {'your' if who == 'You' else 'the'} score pile."
            case t.UNDER:
                return f"{say(who, 'put')} {name} under the deck."
            case t.RECOVERED:
                return f"{say(who, 'take')} {name} back."
        return ""

    def _note(self, event: Event, who: str, name: str, names: list[str]) -> str:
        number = event.number
        other = self.game.card_names[number] if 0 <= number < len(self.game.card_names) else ""
        match event.verb:
            case t.ROLLED:
                return f"{say(who, 'roll')} {number}." if who else f"The die shows {number}."
            case t.TURN_BEGINS:
                return f"Turn {number}: {say(who, 'challenge')}."
            case t.STEP_BEGINS:
                return STEP_WORDS[number]
            case t.GAINS:
                return f"{name} gains {number} power."
            case t.LOSES:
                return f"{name} loses {number} power."
            case t.SCORES:
                return f"{say(who, 'gain')} {number} score."
            case t.CHALLENGE:
                return f"{name} challenges."
            case t.OPPOSE:
                return f"{name} opposes {other}."
            case t.SCORING_BEGINS:
                return f"{name} is scoring."
            case t.DUEL:
                return f"{name} duels {other}."
            case t.USES:
                return f"{say(who, 'use')} {name}."
            case t.CHOOSES:
                return f"{other} chooses {name}."
            case t.SWAPS:
                return f"{name} and {other} swap power."
            case t.COPIES:
                return f"{name} is a copy of {self.game.faces[number].name}."
            case t.CLAIMS:
                return f"{say(who, 'claim')} {value_words(number)} for {name}."
            case t.DISPUTES:
                return f"{say(who, 'dispute')} that: {value_words(number)}."
            case t.FIXES:
                return f"{name}: {value_words(number)}, and that is final."
            case t.DIGITAL:
                return f"{say(who, 'end')} the claims."
            case t.TELLS:
                return f"{say(who, 'tell')}: “{statement_words(number)}”."
            case t.GUESSES:
                return f"{say(who, 'guess')} that it is {'true' if number else 'false'}."
            case t.IS_BARRED:
                return f"{name} can't oppose this turn."
            case t.DROPPED:
                return f"Too many texts in one step: {name} is left out."
            case t.GAME_OVER:
                winners = [names[seat] for seat in range(2) if (number >> seat) & 1]
                return f"{say(winners[0], 'win')} the game!" if len(winners) == 1 else "The game is a shared win!"
        return ""


def value_words(value: int) -> str:
    """A claimed value in words."""
    return ("no", "yes")[value - YES_NO] if value >= YES_NO else str(value)


def possessive(name: str) -> str:
    """Ana → Ana's, You → your."""
    return "your" if name == "You" else f"{name}'s"


def capital(text: str) -> str:
    """A text as a sentence begins."""
    return text[:1].upper() + text[1:]


def say(name: str, verb: str) -> str:
    """A name with its verb: Ana draws, You draw."""
    if name == "You":
        return f"{name} {verb}"
    return f"{name} {verb}es" if verb.endswith(("ch", "sh", "s")) else f"{name} {verb}s"
