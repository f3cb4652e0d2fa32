"""Questions, options and events of Unstable Unicorns in words. Only seen cards are ever passed in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.told import tell
from cardwright.games.unicorns import terms as t
from cardwright.games.unicorns.actions import Action
from cardwright.games.unicorns.effect import Effect
from cardwright.games.unicorns.picking_actions import Bring, LookTop, Recover, Search, TakeRandom
from cardwright.games.unicorns.stable_actions import Give, Shift, TargetAction
from cardwright.games.unicorns.turn_actions import OneOf
from cardwright.kernel.events import LOOK, MOVE, SHUFFLE, Event
from cardwright.kernel.knowledge import HIDDEN, event_card
from cardwright.kernel.option import card_of, number_of, seat_of, verb_of
from cardwright.language.printing import Printer

if TYPE_CHECKING:
    from cardwright.games.unicorns.rules import Unicorns
    from cardwright.kernel.state import Decision, State

ASKS: Final = {
    t.ASK_BABY: ("ask-baby", "Choose your Baby Unicorn"),
    t.ASK_ACTION: ("ask-action", "Your action: play a card or draw"),
    t.ASK_INSTANT: ("ask-instant", "{source} is being played: answer it?"),
    t.ASK_USE: ("ask-use", "Use the effect of {source}?"),
    t.ASK_TARGET: ("ask-card", "{source}: choose a card"),
    t.ASK_PLAYER: ("ask-player", "{source}: choose a player"),
    t.ASK_DISCARD: ("ask-discard", "{source}: choose a card to discard"),
    t.ASK_PICK: ("ask-card", "{source}: choose a card"),
    t.ASK_SAVE: ("ask-save", "{source} is about to leave your stable: save it?"),
    t.ASK_ORDER: ("ask-order", "Several of your effects are due: which comes first?"),
    t.ASK_MODE: ("ask-mode", "{source}: which one?"),
}


TARGET_VERBS: Final = {
    t.SACRIFICE: "sacrifice", t.DESTROY: "destroy", t.STEAL: "steal", t.RETURN: "return to hand", t.MOVE: "move",
}  # fmt: skip
NOT_OWN: Final = (t.DESTROY, t.STEAL)
NOT_OTHERS: Final = (t.SACRIFICE,)


class Words:
    """Says things of one game."""

    def __init__(self, game: Unicorns, printer: Printer) -> None:
        self.game = game
        self.printer = printer

    def option(self, s: State, question: Decision, option: int, names: list[str]) -> str:
        """An option in the words of the scenario format; ``names`` are the seats' names."""
        verb, card, seat = verb_of(option), card_of(option), seat_of(option)
        name = self.game.card_names[card] if card >= 0 else ""
        match verb:
            case t.OPT_PLAY:
                return f"play {name}" if seat < 0 else f"play {name} into {possessive(names[seat])} stable"
            case t.OPT_DRAW:
                return "draw"
            case t.OPT_STOP:
                return "stop"
            case t.OPT_PASS:
                return "pass"
            case t.OPT_ANSWER:
                return f"play {name}"
            case t.OPT_USE:
                return f"use {name}"
            case t.OPT_SKIP:
                return f"skip {name}"
            case t.OPT_CARD:
                return owned(name, names[seat]) if seat >= 0 else name
            case t.OPT_SEAT:
                return names[seat]
            case t.OPT_NOTHING:
                return "nothing"
            case t.OPT_ORDER:
                return f"{name} first"
            case t.OPT_MODE:
                return self._mode(s, question, number_of(option))
        raise ValueError(f"unknown option verb {verb}")

    def _mode(self, s: State, question: Decision, number: int) -> str:
        for effect in self._effects(question.source):
            for action in effect.actions:
                if isinstance(action, OneOf):
                    return self.printer.leaf("action", action.second if number else action.first)
        return f"the {'second' if number else 'first'}"

    def _effects(self, card: int) -> list[Effect]:
        game = self.game
        if card < 0:
            return []
        lists = (game.starts, game.enters, game.leaves, game.watches, game.limits, game.effects)
        return [effect for some in lists for effect in some[card]]

    def question(self, question: Decision) -> str:
        """A question in plain words for the one who is asked."""
        source = self.game.card_names[question.source] if question.source >= 0 else tell("the-rules", "the rules")
        if question.kind in (t.ASK_TARGET, t.ASK_PICK):
            verbs = self._target_verbs(question) if question.kind == t.ASK_TARGET else self._pick_verbs(question)
            if len(verbs) == 1:
                verb = verbs.pop()
                return tell(f"ask-card-to-{verb.replace(' ', '-')}", f"{source}: choose a card to {verb}", source=source)
        if question.kind == t.ASK_DISCARD and question.source < 0:
            return tell("ask-too-many", "You hold too many cards: choose a card to discard")
        if question.kind == t.ASK_PICK and number_of(question.options[0]) > 1:
            text = f"{source}: which card goes back on the deck next, below those that follow?"
            return tell("ask-put-back", text, source=source)
        message, text = ASKS[question.kind]
        return tell(message, text.format(source=source), source=source)

    def _target_verbs(self, question: Decision) -> set[str]:
        """What may be done to the card of a stable that is asked for."""
        own = all([seat_of(option) == question.seat for option in question.options])
        found: set[str] = set()
        for part in self._actions(question.source):
            if not isinstance(part, TargetAction) or part.verb in (NOT_OWN if own else NOT_OTHERS):
                continue
            if own or not isinstance(part, Give) or isinstance(part, Shift):
                found.add(TARGET_VERBS[part.verb])
        return found

    def _pick_verbs(self, question: Decision) -> set[str]:
        """What may be done to the card of a hand, the deck, the discard pile or the Nursery that is asked for."""
        found: set[str] = set()
        if number_of(question.options[0]) > 1:
            return found
        for part in self._actions(question.source):
            if isinstance(part, Bring):
                found.add("put into your stable")
            elif isinstance(part, (Recover, Search, LookTop, TakeRandom)):
                found.add("take")
        return found

    def _actions(self, card: int) -> list[Action]:
        found: list[Action] = []
        for effect in self._effects(card):
            for action in effect.actions:
                found += (action.first, action.second) if isinstance(action, OneOf) else (action,)
        return found

    def event(self, event: Event, viewer: int, names: list[str]) -> str:
        """A log line for one viewer; empty if it has nothing to say. The viewer's own name is expected to be "You"."""
        who = names[event.seat] if event.seat >= 0 else ""
        card = event_card(event, viewer)
        name = self.game.card_names[card] if card != HIDDEN else tell("a-card", "a card")
        if event.kind == MOVE:
            return self._move(event, who, name, names)
        if event.kind == SHUFFLE:
            return tell("shuffled", "The deck is shuffled.")
        if event.kind == LOOK:
            if event.verb == t.REVEAL:
                return tell("shows", f"{say(who, 'show')} {name}.", who=who, card=name)
            return tell("looks-at", f"{say(who, 'look')} at {name}.", who=who, card=name) if card != HIDDEN else ""
        match event.verb:
            case t.TURN_BEGINS:
                return tell("turn", f"Turn {event.number}: {possessive(who)} turn.", number=event.number, who=who)
            case t.USES:
                return tell("uses-effect", f"{say(who, 'use')} the effect of {name}.", who=who, card=name)
            case t.SAVED:
                by = self.game.card_names[event.number]
                return tell("saves", f"{say(who, 'save')} {name} with {by}.", who=who, card=name, by=by)
            case t.REORDER:
                return tell("puts-back", f"{say(who, 'put')} cards back on the deck.", who=who)
            case t.LIMIT_RAISED:
                text = f"{say(who, 'may')} play {event.number} cards this turn."
                return tell("may-play", text, who=who, number=event.number)
            case t.TURN_SKIPPED:
                return tell("skips", f"{capital(possessive(who))} turn skips to its end.", who=who)
            case t.EXTRA_TURN:
                return tell("takes-turn", f"{say(who, 'take')} another turn after this one.", who=who)
            case t.GAME_OVER:
                winners = [names[seat] for seat in range(self.game.seats) if (event.number >> seat) & 1]
                if not winners:
                    return tell("nobody-wins", "The game is over and nobody wins.")
                return tell("wins", f"{say(winners[0], 'win')} the game!", who=winners[0])
        return ""

    def _move(self, event: Event, who: str, name: str, names: list[str]) -> str:
        from_seat, to_seat = t.seat_of_stable(event.origin), t.seat_of_stable(event.target)
        target = stable(names[to_seat]) if to_seat >= 0 else self._zone(event.target, names)
        match event.verb:
            case t.SET_UP:
                return tell("chooses", f"{say(who, 'choose')} {name}.", who=who, card=name) if to_seat >= 0 and who else ""
            case t.DRAW:
                return tell("draws", f"{say(who, 'draw')} {name}.", who=who, card=name)
            case t.PLAY:
                if event.target == t.PILE:
                    if self.game.kind[event.card] == t.INSTANT:
                        return tell("answers-with", f"{say(who, 'answer')} with {name}.", who=who, card=name)
                    if not event.number:
                        return tell("plays", f"{say(who, 'play')} {name}.", who=who, card=name)
                    into = stable_of(event.number - 1, event.seat, names)
                    return tell("plays-into", f"{say(who, 'play')} {name} into {into}.", who=who, card=name, place=into)
                if to_seat >= 0:
                    return tell("enters", f"{name} enters {target}.", card=name, place=target)
                return tell("takes-effect", f"{name} takes effect.", card=name)
            case t.SACRIFICE | t.DESTROY | t.RETURN:
                done = {t.SACRIFICE: "sacrificed", t.DESTROY: "destroyed", t.RETURN: "returned"}[event.verb]
                whose = owned(name, names[from_seat]) if from_seat >= 0 else name
                if event.target == t.DISCARD:
                    return tell(f"is-{done}", f"{capital(whose)} is {done}.", card=whose)
                text = f"{capital(whose)} is {done} and goes to {target}."
                return tell(f"is-{done}-to", text, card=whose, place=target)
            case t.STEAL:
                whom = names[from_seat]
                return tell("steals", f"{say(who, 'steal')} {name} from {you(whom)}.", who=who, card=name, whom=whom)
            case t.MOVE:
                return tell("moves", f"{name} moves to {target}.", card=name, place=target)
            case t.BRING:
                into = stable_of(to_seat, event.seat, names)
                return tell("brings", f"{say(who, 'bring')} {name} into {into}.", who=who, card=name, place=into)
            case t.DISCARDED:
                return tell("discards", f"{say(who, 'discard')} {name}.", who=who, card=name)
            case t.TAKE:
                whence = self._zone(event.origin, names)
                return tell("takes", f"{say(who, 'take')} {name} from {whence}.", who=who, card=name, place=whence)
            case t.CANCEL:
                return tell("is-cancelled", f"{name} is cancelled.", card=name)
            case t.EXCHANGE:
                return tell("goes", f"{name} goes to {target}.", card=name, place=target)
        return ""

    def _zone(self, zone: int, names: list[str]) -> str:
        if zone < t.FIRST_HAND:
            name = self.game.zone_names[zone]
            return tell(f"the-{name.lower().replace(' ', '-')}", f"the {name}")
        return hand(names[(zone - t.FIRST_HAND) // 2])


def possessive(name: str) -> str:
    """Ana → Ana's, You → your."""
    return "your" if name == "You" else f"{name}'s"


def owned(name: str, owner: str) -> str:
    """A card with its owner: Pony of Ana, your Pony."""
    return tell("owned", f"your {name}" if owner == "You" else f"{name} of {owner}", card=name, owner=owner)


def stable(owner: str) -> str:
    """A stable by its owner."""
    return tell("stable", f"{possessive(owner)} stable", owner=owner)


def hand(owner: str) -> str:
    """A hand by its owner."""
    return tell("hand", f"{possessive(owner)} hand", owner=owner)


def stable_of(seat: int, actor: int, names: list[str]) -> str:
    """The stable of a seat, said of something that ``actor`` does."""
    return tell("own-stable", "their own stable") if seat == actor and names[seat] != "You" else stable(names[seat])


def you(name: str) -> str:
    """A player as an object: Ana, you."""
    return "you" if name == "You" else name


def capital(text: str) -> str:
    """A text as a sentence begins."""
    return text[:1].upper() + text[1:]


def say(name: str, verb: str) -> str:
    """A name with its verb: Ana draws, You draw."""
    if name == "You" or verb == "may":
        return f"{name} {verb}"
    return f"{name} {verb}es" if verb.endswith(("ch", "sh", "s")) else f"{name} {verb}s"
