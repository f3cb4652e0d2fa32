"""Events of Unreliable Narrators in words: the lines of the log. Only seen cards are ever passed in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.narrators import terms as t
from cardwright.games.narrators.claims import SLIPS_UP_TO, YES_NO, value_words
from cardwright.games.narrators.naming_words import capital, form, owned, possessive, say, things_of, uncapital, with_below
from cardwright.games.narrators.statement_words import told_statement
from cardwright.games.told import Told, tell
from cardwright.kernel.events import LOOK, MOVE, SHUFFLE, Event
from cardwright.kernel.knowledge import HIDDEN, event_card

if TYPE_CHECKING:
    from cardwright.games.narrators.rules import Narrators

SCORE_NOTES: Final = {
    t.SCORES: ("scores", "{who} {gain} {number} score: {total} in all."),
    t.PAYS: ("pays", "{card} scores: {whom} {gain} {number}, {total} in all."),
    t.DEFEATS: ("defeats", "{who} {gain} {number} score for the defeat of {other}{covers}: {total} in all."),
    t.COUNTS: ("counts", "{whose} score pile adds {number}: {total} in all."),
}


class EventWords:
    """Tells the events of one game."""

    def __init__(self, game: Narrators) -> None:
        self.game: Narrators = game

    def event(self, event: Event, viewer: int, names: list[str]) -> str:
        """A log line for one viewer; empty if it has nothing to say. The viewer's own name is expected to be "You"."""
        who = names[event.seat] if event.seat >= 0 else ""
        card = event_card(event, viewer)
        name = self.game.card_names[card] if card != HIDDEN else tell("a-card", "a card")
        if event.kind == MOVE:
            return self._move(event, who, name, names)
        if event.kind == SHUFFLE:
            if event.verb != t.RESHUFFLE:
                return ""
            owner = names[t.seat_of_zone(event.origin)]
            text = f"{capital(possessive(owner))} discard pile is shuffled and goes under the deck."
            return tell("reshuffles", text, who=owner)
        if event.kind == LOOK:
            return self._look(event, who, name, names)
        if event.verb in SCORE_NOTES:
            return self._score(event, who, names)
        return self._note(event, who, name, names)

    def _owned(self, card: int, names: list[str]) -> Told:
        return owned(self.game.card_names[card], names[self.game.owner[card]])

    def _look(self, event: Event, who: str, name: str, names: list[str]) -> str:
        if event.verb == t.REVEAL:
            return tell("reveals", f"{say(who, 'reveal')} {name}.", who=who, card=name)
        of_hand = t.kind_of_zone(event.origin) == t.HAND
        place = things_of(names, t.seat_of_zone(event.origin), event.seat, "hand" if of_hand else "deck")
        if of_hand:
            return tell("looks-at", f"{say(who, 'look')} at {place}.", who=who, card=place)
        return tell("looks-at-of", f"{say(who, 'look')} at {name} of {place}.", who=who, card=name, place=place)

    def _move(self, event: Event, who: str, name: str, names: list[str]) -> str:
        face = self.game.faces[self.game.face[event.card]]
        match event.verb:
            case t.DRAW:
                return tell("draws", f"{say(who, 'draw')} {name}.", who=who, card=name)
            case t.PLAY if face.responds:
                return tell("responds-with", f"{say(who, 'respond')} with {name}.", who=who, card=name)
            case t.PLAY:
                if face.type != t.CHARACTER or face.copies_another:
                    return tell("plays", f"{say(who, 'play')} {name}.", who=who, card=name)
                text = f"{say(who, 'play')} {name}, power {face.power}."
                return tell("plays-with-power", text, who=who, card=name, power=face.power)
            case t.ENTER:
                new = face.type == t.TRANSFORM or face.copies_another
                text = f"{name} enters as a new character with power {event.number}."
                return tell("enters-as-new", text, card=name, power=event.number) if new else ""
            case t.COVER:
                added, more = event.number % t.TOLD, event.number // t.TOLD
                before, covered = more % t.TOLD, more // t.TOLD
                below = self._owned(covered, names)
                text = f"{name} covers {below}: {before} + {added} = {before + added} power."
                values = {"before": before, "added": added, "after": before + added}
                return tell("covers", text, card=name, other=below, **values)
            case t.NEGATED:
                return tell("is-negated", f"{name} is negated and does nothing.", card=name)
            case t.DIES | t.SACRIFICED | t.RETURNED if event.number < 0:
                return ""  # told of its top card
            case t.DIES:
                mine = self._owned(event.card, names)
                return tell("dies", f"{capital(mine)} dies{with_below(event.number)}.", card=mine, below=event.number)
            case t.SACRIFICED:
                mine = self._owned(event.card, names)
                text = f"{capital(mine)} is sacrificed{with_below(event.number)}."
                return tell("is-sacrificed-with", text, card=mine, below=event.number)
            case t.RETURNED:
                hand = things_of(names, self.game.owner[event.card], -1, "hand")
                text = f"{name} returns to {hand}{with_below(event.number)}."
                return tell("returns", text, card=name, place=hand, below=event.number)
            case t.DISCARDED:
                return tell("discards", f"{say(who, 'discard')} {name}.", who=who, card=name)
            case t.BANKED:
                pile = things_of(names, event.seat, event.seat, "score pile")
                return tell("puts-into", f"{say(who, 'put')} {name} into {pile}.", who=who, card=name, place=pile)
            case t.UNDER:
                deck = things_of(names, t.seat_of_zone(event.target), event.seat, "deck")
                return tell("puts-under", f"{say(who, 'put')} {name} under {deck}.", who=who, card=name, place=deck)
            case t.RECOVERED:
                text = f"{say(who, 'take')} {name} back from the discard pile."
                return tell("takes-back", text, who=who, card=name)
        return ""

    def _score(self, event: Event, who: str, names: list[str]) -> str:
        number, before = event.number % t.TOLD, event.number // t.TOLD
        about = self._owned(event.card, names) if event.card >= 0 else ""
        message, text = SCORE_NOTES[event.verb]
        text = text.format(
            who=who, whom=uncapital(who), whose=capital(possessive(who)), gain=form(who, "gain"), number=number,
            total=before + number, card=capital(about), other=about,
            covers=f" ({number - 1} for its transform{'s' if number > 2 else ''})" if number > 1 else "",
        )  # fmt: skip
        return tell(message, text, who=who, number=number, total=before + number, card=about, covers=number - 1)

    def _note(self, event: Event, who: str, name: str, names: list[str]) -> str:
        number, more = event.number % t.TOLD, event.number // t.TOLD
        other = self._owned(number, names) if 0 <= number < len(self.game.card_names) else ""
        mine = self._owned(event.card, names) if event.card >= 0 else ""
        match event.verb:
            case t.ROLLED:
                return self._rolled(event, who, name)
            case t.TURN_BEGINS:
                text = f"Turn {number} of {t.LAST_TURN}: {uncapital(say(who, 'challenge'))}."
                return tell("turn-of", text, number=number, last=t.LAST_TURN, who=who)
            case t.STEP_BEGINS:
                return step_words(number)
            case t.PASSED:
                return tell("passes", f"{say(who, 'pass')}.", who=who)
            case t.GAINS:
                text = f"{capital(mine)} gains {number} power: {more} → {more + number}."
                return tell("gains-power", text, card=mine, number=number, before=more, after=more + number)
            case t.LOSES:
                left = f"{more} → {more - number}" if more > number else f"it had {more}, none is left"
                text = f"{capital(mine)} loses {number} power: {left}."
                message = "loses-power" if more > number else "loses-all-power"
                return tell(message, text, card=mine, number=number, before=more, after=more - number)
            case t.WORSENS:
                return tell("worsens", f"{capital(mine)} makes {other} lose {more} more.", card=mine, other=other, number=more)
            case t.CHALLENGE:
                return tell("challenges", f"{capital(mine)} ({number}) challenges.", card=mine, power=number)
            case t.OPPOSE:
                return tell("opposes", f"{capital(mine)} ({more}) opposes {other}.", card=mine, power=more, other=other)
            case t.UNOPPOSED:
                return tell("unopposed", f"Nobody opposes {mine}: it will score.", card=mine)
            case t.DUEL:
                power, against = more % t.TOLD, more // t.TOLD
                text = f"Duel: {mine} ({power}) against {other} ({against})."
                return tell("duel", text, card=mine, power=power, other=other, against=against)
            case t.UNPAIRED:
                return tell("unpaired", f"{capital(mine)} has nobody left to duel: nothing happens.", card=mine)
            case t.TRIGGERS:
                return tell("text-happens", f"The text of {mine} happens.", card=mine)
            case t.LATER:
                return tell("text-waits", f"The text of {mine} waits for the end of the duel step.", card=mine)
            case t.IN_VAIN:
                return tell("not-met", f"A condition of {mine} is not met.", card=mine)
            case t.USES:
                return tell("uses", f"{say(who, 'use')} {name}.", who=who, card=name)
            case t.CHOOSES:
                return tell("card-chooses", f"{capital(other)} chooses {mine}.", card=other, other=mine)
            case t.SWAPS:
                return tell("swap-power", f"{capital(mine)} and {other} swap power.", card=mine, other=other)
            case t.COPIES:
                copied = self.game.faces[number].name
                return tell("is-copy", f"{name} is a copy of {copied}.", card=name, other=copied)
            case t.IS_BARRED:
                return tell("is-barred", f"{capital(mine)} can't oppose this turn.", card=mine)
            case t.DROPPED:
                return tell("left-out", f"Too many texts in one step: that of {name} is left out.", card=name)
            case t.TOTALS:
                text = f"The final score: {uncapital(names[0])} {number}, {uncapital(names[1])} {more}."
                return tell("final-score", text, who=names[0], number=number, whom=names[1], more=more)
            case t.GAME_OVER:
                winners = [names[seat] for seat in range(2) if (number >> seat) & 1]
                if len(winners) > 1:
                    return tell("shared-win", "The game is a shared win!")
                return tell("wins", f"{say(winners[0], 'win')} the game!", who=winners[0])
        return self._world(event, who, name)

    def _rolled(self, event: Event, who: str, name: str) -> str:
        number, height = event.number % t.TOLD, event.number // t.TOLD
        english = f"{say(who, 'roll')} {number}" if who else f"the die shows {number}"
        rolled = tell("rolls", english, who=who, number=number) if who else tell("die-shows", english, number=number)
        if event.card < 0:
            return tell("rolled", f"{capital(rolled)}.", rolled=rolled)
        if height:
            left = (height - 1) // 2
            result = f"die {height} stands" if number >= height else f"die {height} falls, {left} are left"
            message = "rolled-stands" if number >= height else "rolled-falls"
            return tell(message, f"{name}: {uncapital(rolled)}, {result}.", card=name, rolled=rolled, height=height, left=left)
        if self.game.faces[self.game.face[event.card]].spooky and who:
            text = f"{name}: {uncapital(rolled)} (1 to {SLIPS_UP_TO} is a slip of the voice)."
            return tell("rolled-slip", text, card=name, rolled=rolled, most=SLIPS_UP_TO)
        return tell("rolled-for", f"{name}: {uncapital(rolled)}.", card=name, rolled=rolled)

    def _world(self, event: Event, who: str, name: str) -> str:
        """What is claimed and told (section 17)."""
        number = event.number
        match event.verb:
            case t.CLAIMS:
                return tell(
                    "claims",
                    f"{say(who, 'claim')} {value_words(number)} for {name}.",
                    who=who,
                    value=told_value(number),
                    card=name,
                )
            case t.DISPUTES:
                return tell(
                    "disputes", f"{say(who, 'dispute')} that: {value_words(number)}.", who=who, value=told_value(number)
                )
            case t.FIXES:
                return tell(
                    "fixes", f"{name}: it is {value_words(number)}, and that is final.", card=name, value=told_value(number)
                )
            case t.DIGITAL:
                return tell("ends-claims", f"{say(who, 'end')} the claims; from now on dice decide.", who=who)
            case t.TELLS:
                told = told_statement(number)
                return tell("tells", f"{say(who, 'tell')}: “{told}”.", who=who, statement=told)
            case t.GUESSES:
                text = f"{say(who, 'guess')} that it is {'true' if number else 'false'}."
                return tell("guesses-true" if number else "guesses-false", text, who=who)
        return ""


def step_words(phase: int) -> str:
    """The heading of a step of the turn."""
    name = t.PHASES[phase]
    if name == "end":
        return tell("step-end", "— end of the turn —")
    return tell(f"step-{name}", f"— {name} step —") if 0 < phase < len(t.PHASES) - 2 else ""


def told_value(value: int) -> str:
    """A claimed value."""
    return tell(value_words(value), value_words(value)) if value >= YES_NO else str(value)
