"""Playing a card: announced, perhaps responded to, resolved or negated (section 8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.narrators.actions import GATED, OPEN_GATES, put
from cardwright.games.narrators.terms import (
    ASK_COPY,
    ASK_RESPONSE,
    BEFORE_DECISIONS,
    CHOSEN,
    COPIES,
    COVER,
    COVERING,
    DECLINED,
    DISCARD,
    ENTER,
    FACE,
    HAND,
    NEGATED,
    ON_CAST,
    ON_PLAYED,
    ON_SPELL,
    OPT_ANSWER,
    OPT_NEVER_ANSWER,
    OPT_NO_ANSWER,
    PAGE,
    PENDING,
    PLACES,
    PLAY,
    POWER,
    RESOLVED,
    SERIALS,
    SPELL,
    TOP,
    ZONES,
    told,
)
from cardwright.kernel import events
from cardwright.kernel.option import card_of, pack, verb_of
from cardwright.kernel.state import Frame, Node

if TYPE_CHECKING:
    from cardwright.games.narrators.rules import Narrators
    from cardwright.kernel.state import Decision, State

WINDOW: Final = 0
RESOLVE: Final = 1
HAPPENED: Final = 2

# Places in the slots of a play.
BASE: Final = 1
ONTO: Final = 2
ONTO_SERIAL: Final = 3
HIT: Final = 4  # 1: the top card is negated

NO_ANSWER: Final = pack(OPT_NO_ANSWER)
NEVER_ANSWER: Final = pack(OPT_NEVER_ANSWER)


class Play(Node):
    """A card on the stack of pending cards, and the responses above it.

    ``slots`` = [gates, cards that were pending before, the character it covers or -1, its serial number, whether the top card
    is negated, then who played each card].
    """

    def __init__(self, game: Narrators) -> None:
        super().__init__()
        self.game: Narrators = game

    def announce(self, s: State, card: int, you: int, onto: int) -> None:
        """A card leaves its zone for all to see (8.1)."""
        base = len(s.zones[PENDING])
        self._pend(s, card, you)
        serial = self.game.serial(s, onto) if onto >= 0 else 0
        s.stack.append(Frame(self, WINDOW, 0, you, card, (0, base, onto, serial, 0, you), (), ()))

    def _pend(self, s: State, card: int, seat: int) -> None:
        s.stack[0].slots += (card,)
        events.move(s, card, PENDING, PLAY, seat)

    def negate_below(self, s: State) -> None:
        """The card below the running response is negated."""
        for f in reversed(s.stack):
            if f.node is self:
                put(f, HIT, 1)
                return

    def run(self, s: State, f: Frame) -> None:
        if f.step == WINDOW and self._window(s, f):
            return
        if f.step == RESOLVE:
            self._resolve(s, f)
        else:
            self._leave(s, f, RESOLVED)

    def _window(self, s: State, f: Frame) -> bool:
        """Ask who did not play the top card; being asked depends on what everybody sees. False if nobody is asked."""
        game, top = self.game, s.zones[PENDING][-1]
        asked = 1 - f.slots[-1]
        answerable = game.kind[top] == SPELL or game.options.counters_plays
        if not answerable or not s.zones[HAND + ZONES * asked] or s.counters[DECLINED + asked]:
            f.step = RESOLVE
            if f.slots[GATED]:
                put(f, GATED, 0)
            return False
        if game.gate.stops(s, f, BEFORE_DECISIONS, asked):
            return True
        options = [NO_ANSWER, NEVER_ANSWER]
        for card in s.zones[HAND + ZONES * asked]:
            if game.responds[card] and game.may_be_played(s, card):
                options.append(pack(OPT_ANSWER, card))
        s.ask(asked, ASK_RESPONSE, top, options + game.gate.options(s, asked))
        return True

    def answer(self, s: State, f: Frame, question: Decision, option: int) -> None:
        put(f, GATED, 0)
        if self.game.gate.used(s, option):
            return
        if verb_of(option) == OPT_ANSWER:
            self._pend(s, card_of(option), question.seat)
            f.slots += (question.seat,)
            return
        f.step = RESOLVE
        if verb_of(option) == OPT_NEVER_ANSWER:
            events.count(s, DECLINED + question.seat, 1)

    def _resolve(self, s: State, f: Frame) -> None:
        """The top card happens, unless it is negated."""
        game, top, player = self.game, s.zones[PENDING][-1], f.slots[-1]
        if f.slots[HIT]:
            put(f, HIT, 0)
            self._leave(s, f, NEGATED)
        elif game.kind[top] == SPELL:
            f.step = HAPPENED
            for text in reversed(game.texts[game.face[top]].get(ON_CAST, [])):
                s.stack.append(text.frame(player, top, -1, 0, -1, 0))
        else:
            s.stack.pop()
            onto = f.slots[ONTO]
            if onto >= 0 and not game.lives(s, onto, f.slots[ONTO_SERIAL]):
                onto = -1
            game.entry.begin(s, top, player, onto)

    def _leave(self, s: State, f: Frame, verb: int) -> None:
        """The top card goes to the discard pile before its watchers act (C28); a negated card has been played (A11)."""
        game, top, player = self.game, s.zones[PENDING][-1], f.slots[-1]
        events.move(s, top, game.home(top, DISCARD), verb, player)
        f.slots = f.slots[:-1]
        if len(s.zones[PENDING]) > f.slots[BASE]:
            f.step = RESOLVE
        else:
            s.stack.pop()
        if game.kind[top] == SPELL:
            game.fire(s, ON_SPELL, -1, player)


class Entry(Node):
    """A character card that enters as a copy waits for the choice of a model. ``source`` is that card."""

    def __init__(self, game: Narrators) -> None:
        super().__init__()
        self.game: Narrators = game

    def begin(self, s: State, card: int, you: int, onto: int) -> None:
        """A card comes to The Page: on top of a character, as a new character, or as a copy."""
        game = self.game
        if onto >= 0:
            self._cover(s, card, onto)
        elif not game.faces[game.face[card]].copies_another:
            self.enter(s, card, -1)
        else:
            s.stack.append(Frame(self, 0, 0, you, card, OPEN_GATES, (), ()))

    def run(self, s: State, f: Frame) -> None:
        game, card = self.game, f.source
        models = list(game.characters(s, f.you) + game.characters(s, 1 - f.you))
        if len(models) > 1:
            s.ask(f.you, ASK_COPY, card, game.character_options(s, models))
            return
        s.stack.pop()
        self.enter(s, card, game.face_of(s, models[0]) if models else -1)

    def answer(self, s: State, f: Frame, question: Decision, option: int) -> None:
        s.stack.pop()
        self.enter(s, f.source, self.game.face_of(s, self.game.character_of_card(s, card_of(option))))

    def enter(self, s: State, card: int, copied: int, verb: int = ENTER) -> None:
        """A new character with printed power and no covers (8.2); ``copied`` is the face it takes, -1 = its own."""
        game = self.game
        number = s.counters[SERIALS] + 1
        events.count(s, SERIALS, number)
        face = game.face[card] if copied < 0 else copied
        power = game.faces[face].power
        place = game.free_record(s)
        events.count_all(s, place, [card + 1, card + 1, face, power, number, 0, 0, 0])
        events.count(s, PLACES + card, place)
        events.move(s, card, game.home(card, PAGE), verb, game.owner[card], power)
        if copied >= 0:
            events.note(s, COPIES, game.owner[card], card, copied)
        game.fire(s, ON_PLAYED, card)

    def _cover(self, s: State, card: int, character: int) -> None:
        self.lay_on(s, card, character)
        if self.game.options.covering_gains:
            self.game.fire_gain(s, character)
        self.game.fire(s, ON_PLAYED, character)

    def lay_on(self, s: State, card: int, character: int, verb: int = COVER) -> None:
        """A transform: power is added, roles and marks stay, what the covered card remembered is lost (8.3, A21)."""
        game, face = self.game, self.game.face[card]
        power = game.faces[face].power
        before, covered = game.power(s, character), game.top(s, character)
        place = s.counters[PLACES + character]
        events.count(s, place + TOP, card + 1)
        events.count(s, place + FACE, face)
        events.count(s, place + POWER, before + power)
        events.count(s, place + CHOSEN, 0)
        events.count(s, PLACES + card, place)
        events.move(s, card, game.home(card, COVERING), verb, game.owner[card], told(power, told(before, covered)))
