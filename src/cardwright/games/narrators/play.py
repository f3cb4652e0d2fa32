"""Playing a card: announced, perhaps responded to, resolved or negated (section 8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.narrators.actions import GATED, put
from cardwright.games.narrators.terms import (
    ASK_COPY,
    ASK_RESPONSE,
    BEFORE_DECISIONS,
    COPIES,
    COPY,
    COVER,
    COVERS,
    DECLINED,
    DISCARD,
    ENTER,
    HAND,
    HOME,
    NEGATED,
    ON_CAST,
    ON_PLAYED,
    ON_SPELL,
    OPT_ANSWER,
    OPT_NEVER_ANSWER,
    OPT_NO_ANSWER,
    PAGE,
    PENDING,
    PLAY,
    PLAYS,
    POWER,
    RESOLVED,
    SERIALS,
    SPELL,
    TOP,
    at,
    told,
    zone,
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
DONE: Final = 3

# Places in the slots of a play.
BASE: Final = 1
ONTO: Final = 2
ONTO_SERIAL: Final = 3
HIT: Final = 4  # 1: the top card is negated
PLAYERS: Final = 5


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
        game = self.game
        game.mark(s, card, PLAYS, game.of(s, card, PLAYS) + 1)
        events.move(s, card, PENDING, PLAY, seat)

    def negate_below(self, s: State) -> None:
        """The card below the running response is negated."""
        for f in reversed(s.stack):
            if f.node is self:
                put(f, HIT, 1)
                return

    def run(self, s: State, f: Frame) -> None:
        if f.step == WINDOW:
            self._window(s, f)
        elif f.step == RESOLVE:
            self._resolve(s, f)
        elif f.step == HAPPENED:
            self._leave(s, f, RESOLVED)
        else:
            s.stack.pop()

    def _window(self, s: State, f: Frame) -> None:
        """Ask who did not play the top card; being asked depends on what everybody sees."""
        game, top = self.game, s.zones[PENDING][-1]
        asked = 1 - f.slots[-1]
        answerable = game.kind[top] == SPELL or game.options.counters_plays
        if not answerable or not s.zones[zone(asked, HAND)] or s.counters[DECLINED + asked]:
            f.step = RESOLVE
            put(f, GATED, 0)
            return
        if game.gate.stops(s, f, BEFORE_DECISIONS, asked):
            return
        options = [pack(OPT_NO_ANSWER), pack(OPT_NEVER_ANSWER)]
        for card in s.zones[zone(asked, HAND)]:
            if game.faces[game.face[card]].responds and game.may_be_played(s, card):
                options.append(pack(OPT_ANSWER, card))
        s.ask(asked, ASK_RESPONSE, top, options + game.gate.options(s, asked))

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
            f.step = DONE
            onto = f.slots[ONTO]
            if onto >= 0 and not game.lives(s, onto, f.slots[ONTO_SERIAL]):
                onto = -1
            s.stack.append(Frame(game.entry, 0, 0, player, top, (0, onto), (), ()))

    def _leave(self, s: State, f: Frame, verb: int) -> None:
        """The top card goes to the discard pile before its watchers act (C28); a negated card has been played (A11)."""
        game, top, player = self.game, s.zones[PENDING][-1], f.slots[-1]
        events.move(s, top, game.home(top, DISCARD), verb, player)
        f.slots = f.slots[:-1]
        if game.kind[top] == SPELL:
            game.fire(s, ON_SPELL, -1, player)
        f.step = RESOLVE if len(s.zones[PENDING]) > f.slots[BASE] else DONE


class Entry(Node):
    """A character card comes to The Page: as a new character, as a copy, or on top of one. ``slots`` = [gates, character]."""

    def __init__(self, game: Narrators) -> None:
        super().__init__()
        self.game: Narrators = game

    def run(self, s: State, f: Frame) -> None:
        game, card = self.game, f.source
        if f.slots[1] >= 0:
            s.stack.pop()
            self._cover(s, card, f.slots[1])
            return
        models = [c for seat in (f.you, 1 - f.you) for c in game.characters(s, seat)]
        if not game.faces[game.face[card]].copies_another or not models:
            s.stack.pop()
            self.enter(s, card, -1)
        elif len(models) == 1:
            s.stack.pop()
            self.enter(s, card, game.face_of(s, models[0]))
        else:
            s.ask(f.you, ASK_COPY, card, [game.character_option(s, character) for character in models])

    def answer(self, s: State, f: Frame, question: Decision, option: int) -> None:
        s.stack.pop()
        self.enter(s, f.source, self.game.face_of(s, self.game.character_of_card(s, card_of(option))))

    def enter(self, s: State, card: int, copied: int, verb: int = ENTER) -> None:
        """A new character with printed power and no covers (8.2); ``copied`` is the face it takes, -1 = its own."""
        game = self.game
        number = s.counters[SERIALS] + 1
        events.count(s, SERIALS, number)
        face = game.face[card] if copied < 0 else copied
        events.count_all(s, at(card, TOP), [card + 1, game.faces[face].power, 0, number])
        game.mark(s, card, COPY, copied + 1)
        game.mark(s, card, HOME, card + 1)
        events.move(s, card, game.home(card, PAGE), verb, game.owner[card], game.faces[face].power)
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
        game = self.game
        power = game.faces[game.face[card]].power
        before, covered = game.power(s, character), game.top(s, character)
        game.mark(s, character, TOP, card + 1)
        game.mark(s, character, POWER, before + power)
        game.mark(s, character, COVERS, game.of(s, character, COVERS) + 1)
        game.mark(s, card, HOME, character + 1)
        game.forget_memory(s, character)
        events.move(s, card, game.home(card, PAGE), verb, game.owner[card], told(power, told(before, covered)))
