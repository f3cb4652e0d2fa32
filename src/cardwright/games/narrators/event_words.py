"""Events of Unreliable Narrators in words: the lines of the log. Only seen cards are ever passed in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.narrators import terms as t
from cardwright.games.narrators.claims import SLIPS_UP_TO, value_words
from cardwright.games.narrators.naming_words import capital, form, owned, possessive, say, uncapital, whose_of, with_below
from cardwright.games.narrators.statements import statement_words
from cardwright.kernel.events import LOOK, MOVE, SHUFFLE, Event
from cardwright.kernel.knowledge import HIDDEN, event_card

if TYPE_CHECKING:
    from cardwright.games.narrators.rules import Narrators

STEP_WORDS: Final = ["", *[f"— {name} step —" for name in t.PHASES[1:-2]], "— end of the turn —", ""]
SCORE_NOTES: Final = {
    t.SCORES: "{who} {gain} {number} score: {total} in all.",
    t.PAYS: "{card} scores: {whom} {gain} {number}, {total} in all.",
    t.DEFEATS: "{who} {gain} {number} score for the defeat of {other}{covers}: {total} in all.",
    t.COUNTS: "{whose} score pile adds {number}: {total} in all.",
}


class EventWords:
    """Tells the events of one game."""

    def __init__(self, game: Narrators) -> None:
        self.game: Narrators = game

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
