"""The duel step: scoring, duels, and what happens at its end (7.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.narrators.actions import GATED, put
from cardwright.games.narrators.terms import (
    ASK_BANK,
    ASK_DUEL,
    ASK_SCORING,
    BEFORE_DECISIONS,
    BEFORE_DUELS,
    DEFEATS,
    DUEL,
    DUELED,
    FACE,
    HAND,
    MARKS,
    ON_DEFEAT,
    ON_DIE,
    ON_DIE_DUELING,
    ON_DUELS_OVER,
    ON_SCORE,
    OPT_CARD,
    OPT_NOTHING,
    PAGE,
    PARTNER,
    PAYS,
    PLACES,
    SCORING,
    UNPAIRED,
    ZONES,
    told,
    zone,
)
from cardwright.kernel import events
from cardwright.kernel.option import card_of, pack, verb_of
from cardwright.kernel.state import Frame, Node

if TYPE_CHECKING:
    from cardwright.games.narrators.rules import Narrators
    from cardwright.kernel.state import Decision, State

SCORE: Final = 0
BANK: Final = 1
PAID: Final = 2
PAIRS: Final = 3
FIGHT: Final = 4
LATE: Final = 5
OVER: Final = 6

PAYMENT: Final = 2
"""Score of a scoring character."""

ORDER_MATTERS: Final = 1 << ON_DIE | 1 << ON_DEFEAT
"""Events whose texts make the order of duels matter (A35)."""

CURRENT: Final = 1  # place of the character that scores, or of the challenger whose duel comes next
WATCHERS: Final = 3  # from here on: characters that watch deaths in duels, each with serial number, top card and face (A46)


class DuelStep(Node):
    """``slots`` = [gates, the running character, its serial number, then four numbers for each watcher]."""

    def __init__(self, game: Narrators) -> None:
        super().__init__()
        self.game: Narrators = game

    def begin(self, s: State) -> None:
        """First the scoring characters."""
        s.stack.append(Frame(self, SCORE, 0, self.game.sides(s)[0], -1, (0, -1, 0), (), ()))

    def run(self, s: State, f: Frame) -> None:
        if s.waiting and self.game.waiting_texts.follow(s):
            return
        if f.step <= PAID:
            self._score(s, f)
        elif f.step == PAIRS:
            self._choose_pair(s, f)
        elif f.step == FIGHT:
            if not self.game.gate.stops(s, f, BEFORE_DUELS):
                f.step = PAIRS
                put(f, GATED, 0)
                challenger = f.slots[CURRENT]
                if challenger in self.pairs(s, f.you):
                    self._fight(s, f, challenger)
        elif f.step == LATE:
            f.step = OVER
            self._late(s)
        else:
            s.stack.pop()

    def answer(self, s: State, f: Frame, question: Decision, option: int) -> None:
        game = self.game
        if f.slots[GATED]:
            put(f, GATED, 0)
        if game.gate.used(s, option):
            return
        if question.kind == ASK_BANK:
            f.step = PAID
            if verb_of(option) == OPT_CARD:
                game.bank(s, card_of(option), f.you)
        else:
            self._name(s, f, game.character_of_card(s, card_of(option)))
            if question.kind == ASK_DUEL:
                f.step = FIGHT
            else:
                self._pay(s, f)

    def _name(self, s: State, f: Frame, character: int) -> None:
        f.slots = (0, character, self.game.serial(s, character), *f.slots[WATCHERS:])

    # --- scoring ----------------------------------------------------------------------------------------------------

    def _score(self, s: State, f: Frame) -> None:
        game = self.game
        if f.step == SCORE:
            ready = [c for c in game.characters(s, f.you) if game.marked(s, c, SCORING)]
            if not ready:
                f.step = PAIRS
                self._note_watchers(s, f)
                self._choose_pair(s, f)
            elif len(ready) == 1:
                self._name(s, f, ready[0])
                self._pay(s, f)
            elif not game.gate.stops(s, f, BEFORE_DECISIONS, f.you):
                s.ask(f.you, ASK_SCORING, -1, game.character_options(s, ready) + game.gate.options(s, f.you))
        elif f.step == BANK:
            hand = s.zones[zone(f.you, HAND)]
            if not hand:
                f.step = PAID
            elif not game.gate.stops(s, f, BEFORE_DECISIONS, f.you):
                options = [pack(OPT_NOTHING), *[game.card_options[card] for card in hand]]
                s.ask(f.you, ASK_BANK, game.top(s, f.slots[CURRENT]), options + game.gate.options(s, f.you))
        else:
            f.step = SCORE
            if game.lives(s, f.slots[CURRENT], f.slots[CURRENT + 1]):
                game.fire(s, ON_SCORE, f.slots[CURRENT])

    def _pay(self, s: State, f: Frame) -> None:
        """The score is automatic, banking is a choice (A29); it is turned upright."""
        game = self.game
        f.step = BANK
        game.unmark(s, f.slots[CURRENT], SCORING)
        game.add_score(s, f.you, PAYMENT, PAYS, game.top(s, f.slots[CURRENT]))

    # --- duels ------------------------------------------------------------------------------------------------------

    def _note_watchers(self, s: State, f: Frame) -> None:
        game = self.game
        if not game.heard & 1 << ON_DIE_DUELING:
            return
        noted: list[int] = []
        for seat in game.sides(s):
            for c in game.characters(s, seat):
                if ON_DIE_DUELING in game.texts[game.face_of(s, c)]:
                    noted += [c, game.serial(s, c), game.top(s, c), game.face_of(s, c)]
        f.slots = (*f.slots[:WATCHERS], *noted)

    def pairs(self, s: State, seat: int) -> list[int]:
        """The challengers whose pair is complete and has not dueled."""
        counters = s.counters
        found: list[int] = []
        for challenger in s.zones[PAGE + ZONES * seat]:
            place = counters[PLACES + challenger]
            opposer = counters[place + PARTNER] - 1
            if opposer < 0 or counters[place + MARKS] & DUELED:
                continue
            if counters[counters[PLACES + opposer] + PARTNER] == challenger + 1:
                found.append(challenger)
        return found

    def _choose_pair(self, s: State, f: Frame) -> None:
        game = self.game
        pairs = self.pairs(s, f.you)
        if not pairs:
            f.step = LATE
            self._tell_unpaired(s)
        elif len(pairs) == 1 or not self.order_matters(s):
            self._name(s, f, pairs[0])
            f.step = FIGHT
        elif not game.gate.stops(s, f, BEFORE_DECISIONS, f.you):
            s.ask(f.you, ASK_DUEL, -1, game.character_options(s, pairs) + game.gate.options(s, f.you))

    def _tell_unpaired(self, s: State) -> None:
        """Say in the log whose duel did not happen because the other has left The Page (R2)."""
        game = self.game
        if s.log is None:
            return
        for seat in game.sides(s):
            for c in game.characters(s, seat):
                if game.of(s, c, PARTNER) and not game.marked(s, c, DUELED):
                    events.note(s, UNPAIRED, seat, game.top(s, c))

    def dueling(self, s: State) -> list[int]:
        """The top cards of the pair that duels now, or whose duel is being settled while the challenger is on The Page."""
        game = self.game
        for f in s.stack:
            if f.node is self and (f.step == FIGHT or (f.step == PAIRS and s.stack[-1] is not f)):
                challenger = f.slots[CURRENT]
                if challenger < 0 or not game.lives(s, challenger, f.slots[CURRENT + 1]):
                    return []
                opposer = game.of(s, challenger, PARTNER) - 1
                pair = [challenger] if opposer < 0 else [challenger, opposer]
                return [game.top(s, c) for c in pair if game.top(s, c) >= 0]
        return []

    def order_matters(self, s: State) -> bool:
        """Whether some text on The Page acts on deaths or defeats (A35)."""
        counters, masks = s.counters, self.game.masks
        for character in s.zones[PAGE] + s.zones[PAGE + ZONES]:
            if masks[counters[counters[PLACES + character] + FACE]] & ORDER_MATTERS:
                return True
        return False

    def _fight(self, s: State, f: Frame, challenger: int) -> None:
        """Both lose the other's power at once; deaths are simultaneous; a dead opposer pays the challenger (7.5.2)."""
        game = self.game
        opposer = game.of(s, challenger, PARTNER) - 1
        mine, theirs = game.power(s, challenger), game.power(s, opposer)
        first, second = game.top(s, challenger), game.top(s, opposer)
        events.note(s, DUEL, f.you, first, told(second, told(mine, theirs)))
        for character in (challenger, opposer):
            game.mark(s, character, DUELED)
        game.lose(s, challenger, theirs)
        game.lose(s, opposer, mine)
        dying = [c for c in (challenger, opposer) if game.power(s, c) <= 0]
        covers = game.covers(s, opposer)
        counts = len(dying) == 1 or game.options.mutual_scores  # whether one that dies as well has defeated the other (A31)
        defeats: list[Frame] = []
        if opposer in dying and counts:
            defeats += game.collect(s, ON_DEFEAT, challenger)
        if challenger in dying and counts:
            defeats += game.collect(s, ON_DEFEAT, opposer)
        if dying:
            watched = [self._watched(s, f, c) for c in dying]
            game.die(s, dying, dueling=watched)
        if opposer in dying and counts:
            game.add_score(s, f.you, 1 + covers, DEFEATS, second)
        if defeats:
            game.enqueue(s, defeats)

    def _watched(self, s: State, f: Frame, dead: int) -> list[Frame]:
        """The texts that watch deaths in duels, of characters that were there when the duels began (R19)."""
        game = self.game
        found: list[Frame] = []
        slots = f.slots
        for n in range(WATCHERS, len(slots), 4):
            character, serial, top, face = slots[n], slots[n + 1], slots[n + 2], slots[n + 3]
            for text in game.texts[face][ON_DIE_DUELING]:
                if text.who is not None and game.concerns(s, text.who, character, dead):
                    you = game.owner[character]
                    found.append(text.frame(you, top, character, serial, dead, game.serial(s, dead)))
        return found

    def _late(self, s: State) -> None:
        """Effects of the end of the step: the challenging player's first, each choosing among their own (7.5.3)."""
        game = self.game
        course = s.stack[0]
        due = game.collect(s, ON_DUELS_OVER, -1) + list(course.frames)
        course.frames = ()
        first = game.sides(s)[0]
        game.enqueue(s, [text for text in due if text.you == first] + [text for text in due if text.you != first])
