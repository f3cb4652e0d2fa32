"""Unstable Unicorns as a game for the kernel: the cards in play, and what the rules ask about them at any moment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.unicorns.board import Board
from cardwright.games.unicorns.cards import Card
from cardwright.games.unicorns.effect import Effect
from cardwright.games.unicorns.evaluation import evaluate, standing
from cardwright.games.unicorns.link import Chain, Link
from cardwright.games.unicorns.play import Play
from cardwright.games.unicorns.terms import (
    ACTIVE,
    BABY,
    BLIND,
    BOX,
    BY_DESTROY,
    BY_SACRIFICE,
    DECK,
    DESTROY,
    DISCARD,
    DRAW,
    DRY,
    FIRST_HAND,
    FIRST_STATUS,
    JUDGED,
    NURSERY,
    RESHUFFLE,
    SACRIFICE,
    SET_UP,
    STIRRED,
    TURN,
    UNICORN,
    hand,
    seat_of_stable,
    stable,
)
from cardwright.games.unicorns.threat import Threat
from cardwright.games.unicorns.turn import Turn
from cardwright.games.unicorns.winning import Winning
from cardwright.kernel import chance, events
from cardwright.kernel._derived import clone_state
from cardwright.kernel.state import RUNNING, Frame, State

if TYPE_CHECKING:
    from cardwright.games.unicorns.actions import Action
    from cardwright.games.unicorns.options import Options
    from cardwright.kernel.knowledge import View
    from cardwright.language.tree import Noun


FIRST_HAND_SIZE: Final = 5


class Unicorns(Board):
    """One set of cards, a number of seats and the rule options."""

    def __init__(self, cards: list[Card], seats: int, options: Options) -> None:
        super().__init__(cards, seats, options)
        self.turn: Turn = Turn(self)
        self.chain: Chain = Chain(self)
        self.link: Link = Link(self)
        self.play: Play = Play(self)
        self.threat: Threat = Threat(self)
        for node in (self.turn, self.chain, self.link, self.play, self.threat):
            self.register(node)
        self.winning: Winning = Winning(self)
        self.laid_out: State | None = None
        for face in range(len(cards)):
            self._compile(face)

    def _compile(self, face: int) -> None:
        """Turn one printed card into the lists that the rules read, once for each copy."""
        card = self.cards[face]
        made: dict[str, list[Effect]] = {}
        for part in card.effects:
            effect = Effect(self, part.may, part.actions, part.joins, face, part.trigger)
            effect.limit = part.limit
            effect.verbs = part.verbs
            effect.watched = part.watched
            self.register(effect)
            made.setdefault(part.when, []).append(effect)
        payment: Effect | None = None
        if card.save is not None:
            payment = Effect(self, False, [card.save.cost], [0], face, None)
            self.register(payment)
        for _ in range(card.copies):
            instance = self.add_copy(face, made, payment)
            self.turn.add_card(instance)
            self.play.add_card(instance)

    # --- setup -----------------------------------------------------------------------------------------------------

    def empty(self, seed: bytes) -> State:
        """A state in which every card lies in the box and nothing is to be done."""
        size = len(self.kind)
        zones: list[tuple[int, ...]] = [() for _ in self.zone_names]
        zones[BOX] = tuple(range(size))
        counters = [0] * (FIRST_STATUS + self.seats + len(self.watchers))
        return State(self, zones, bytearray([BOX] * size), {}, counters, [], (), (), 0, 0, 0, RUNNING, seed, 0)

    def start(self, seed: bytes, log: bool = False) -> State:
        """Set up (sections 2 and 11) and run to the first question."""
        if self.laid_out is None:
            self.laid_out = self._lay_out()
        s = clone_state(self.laid_out)
        s.seed = seed
        events.shuffle(s, DECK, SET_UP)
        for seat in range(self.seats):
            events.deal(s, DECK, hand(seat), FIRST_HAND_SIZE)
        first = 0 if self.options.values["first_player"] == "A" else chance.below(s, self.seats)
        events.count(s, ACTIVE, first)
        s.stack.append(self.turn.frame(first))
        s.log = [] if log else None
        s.advance()
        return s

    def _lay_out(self) -> State:
        """The table before the deck is shuffled."""
        s = self.empty(b"")
        given = self.first_hands()
        out = self.boxed() + given
        everything = range(len(self.kind))
        events.place(s, NURSERY, [card for card in everything if self.kind[card] == BABY])
        events.place(s, DECK, [card for card in everything if self.kind[card] != BABY and card not in out])
        for seat, card in enumerate(given):
            events.place(s, hand(seat), [card])
            events.show(s, card, events.EVERYBODY, SET_UP, -1)
        return s

    def boxed(self) -> list[int]:
        """The cards left out with two players (A20)."""
        if self.seats != 2:
            return []
        second = self.options.values["two_player_list"] == "second"
        found: list[int] = []
        instance = 0
        for card in self.cards:
            out = card.boxed_second if second else card.boxed_first
            found.extend(range(instance, instance + out))
            instance += card.copies
        return found

    def first_hands(self) -> list[int]:
        """With two players, the card each is given before the deal (section 11)."""
        if self.seats != 2:
            return []
        found: list[int] = []
        instance = 0
        for card in self.cards:
            found.extend(range(instance, instance + card.dealt_first))
            instance += card.copies
        return found[: self.seats] if len(found) >= self.seats else []

    def falls_to(self, s: State, card: int) -> int:
        """Where a sacrificed card of a stable would go if nobody saved it."""
        return self.threat.destination(s, card, self.owner_of(s, card), SACRIFICE)

    def requirement_met(self, s: State, card: int, seat: int) -> bool:
        """Whether a Magic card in hand may be played (section 13)."""
        if self.options.lenient:
            return True
        spare = len(s.zones[self.hands[seat]]) - 1
        for effect in self.effects[card]:
            if not effect.requirement_met(s, seat, card, spare):
                return False
        return True

    # --- parts of effects -------------------------------------------------------------------------------------------

    def action_after(self, e: Frame, action: Action) -> Action | None:
        """The action that follows ``action`` in the effect of a frame."""
        node = e.node
        assert isinstance(node, Effect)
        for i in range(len(node.actions) - 1):
            if node.actions[i] is action:
                return node.actions[i + 1]
        return None

    def action_before(self, e: Frame, action: Action) -> Action | None:
        """The action before ``action`` in the effect of a frame."""
        node = e.node
        assert isinstance(node, Effect)
        for i in range(1, len(node.actions)):
            if node.actions[i] is action:
                return node.actions[i - 1]
        return None

    def is_cost(self, e: Frame, i: int) -> bool:
        """Whether action ``i`` of the effect pays for the rest."""
        node = e.node
        return isinstance(node, Effect) and node.is_cost(i)

    def drawn_in_link(self, s: State) -> tuple[int, ...]:
        """The cards drawn since the running link was committed: they cannot pay for it (R23)."""
        for f in reversed(s.stack):
            if f.node is self.link:
                return f.cards
        return ()

    def draw(self, s: State, seat: int, number: int) -> None:
        """Draw from the top of the deck, as far as it reaches (A8)."""
        for _ in range(number):
            deck = s.zones[DECK]
            if not deck and self.options.reshuffles:
                for card in s.zones[DISCARD]:
                    events.move(s, card, DECK, RESHUFFLE, -1)
                events.shuffle(s, DECK, RESHUFFLE)
                deck = s.zones[DECK]
            if not deck:
                events.count(s, DRY, 1)
                return
            card = deck[-1]
            events.move(s, card, hand(seat), DRAW, seat)
            if s.counters[JUDGED]:
                for f in reversed(s.stack):
                    if f.node is self.link:
                        f.cards += (card,)
                        break

    # --- triggers ---------------------------------------------------------------------------------------------------

    def collect_starts(self, s: State, seat: int) -> None:
        """Start-of-turn texts of the cards that are in the stable now (R10, R131)."""
        for card in s.zones[stable(seat)]:
            if self.starts[card] and not self.silenced(s, card, seat):
                for effect in self.starts[card]:
                    events.trigger(s, effect.instance(seat, card))

    def crowded(self, s: State) -> tuple[Frame, ...]:
        """The status effects that are due now: one for each text whose limit is passed (R101–R106)."""
        due: tuple[Frame, ...] = ()
        if not self.present(s, self.limiters):
            return due
        for card in self.limiters:
            seat = seat_of_stable(s.where[card])
            if seat >= 0 and not self.silenced(s, card, seat):
                for effect in self.limits[card]:
                    if self.winning.count(s, seat) > effect.limit:
                        due += (effect.instance(seat, card),)
        return due

    def moved(self, s: State, card: int, origin: int, target: int, verb: int) -> None:
        """Collect what a move triggers: leave texts, enter texts, watching texts (step D of a link)."""
        if verb == SET_UP:
            return
        if not (origin > FIRST_HAND and origin & 1) and not (target > FIRST_HAND and target & 1):
            return
        events.count(s, STIRRED, 1)
        left, entered = seat_of_stable(origin), seat_of_stable(target)
        if left >= 0 and self.leaves[card] and verb in (SACRIFICE, DESTROY) and not self.silenced(s, card, left):
            bit = BY_SACRIFICE if verb == SACRIFICE else BY_DESTROY
            for effect in self.leaves[card]:
                if effect.verbs & bit:
                    events.trigger(s, effect.instance(left, card))
        if entered >= 0 and self.enters[card]:
            kind = self.kind[card]
            if not (kind & UNICORN and kind != BABY and self.status(s, entered) & BLIND):
                for effect in self.enters[card]:
                    events.trigger(s, effect.instance(entered, card))
        if not self.present(s, self.watchers) and not s.counters[JUDGED]:
            return
        for number, watcher in enumerate(self.watchers):
            if s.counters[JUDGED]:
                seat = s.counters[FIRST_STATUS + self.seats + number]
            else:
                seat = seat_of_stable(s.where[watcher])
            if seat >= 0 and self.kind[card] & self.watched[watcher] and not self.silenced(s, watcher, seat):
                for _ in range((seat == left) + (seat == entered)):
                    for effect in self.watches[watcher]:
                        if effect.watched & self.kind[card]:
                            events.trigger(s, effect.instance(seat, watcher))

    # --- knowledge --------------------------------------------------------------------------------------------------

    def turn_number(self, s: State) -> int:
        return s.counters[TURN]

    def public_numbers(self, s: State) -> dict[str, int]:
        numbers = {"active": s.counters[ACTIVE], "phase": s.counters[1], "turn": s.counters[2], "limit": s.counters[3]}
        numbers["played"] = s.counters[4]
        numbers["destination"] = next((f.slots[0] for f in reversed(s.stack) if f.node is self.play), -1)
        for seat in range(self.seats):
            numbers[f"unicorns {seat}"] = self.winning.count(s, seat)
        return numbers

    def evaluate(self, view: View, seat: int) -> float:
        return evaluate(self, view, seat)

    def standing(self, s: State, seat: int) -> float:
        return standing(self, s, seat)

    def needs(self, s: State) -> list[tuple[int, list[int]]]:
        """Used effects that are still to be paid with certain cards of a hand, and who is asked to choose among such."""
        found: list[tuple[int, list[int]]] = []
        for f in s.stack:
            self._needs(s, f, f.step, found)
            for e in f.frames:
                if e.step >= 0:
                    self._needs(s, e, 0, found)
        if s.pending:
            f = s.stack[-1]
            node = f.node
            if isinstance(node, Effect) and 0 <= f.step < len(node.actions):
                noun = node.actions[f.step].asks_in_hand(f, f.step)
                if noun is not None:  # of one card there would have been no choice
                    place = (hand(s.pending[0].seat), self._faces(noun))
                    found += [place] * (2 - found.count(place))
        return found

    def _needs(self, s: State, e: Frame, step: int, found: list[tuple[int, list[int]]]) -> None:
        node = e.node
        if not isinstance(node, Effect) or not node.may or step < 0:
            return
        for i in range(step, len(node.actions)):
            noun, number = node.actions[i].hidden_need()
            if noun is not None:
                for _ in range(number - (e.count if i == step else 0)):
                    found.append((hand(e.you), self._faces(noun)))

    def _faces(self, noun: Noun) -> list[int]:
        """The printed cards that a noun speaks of."""
        return [
            face
            for face, card in enumerate(self.cards)
            if card.type & noun.types and (not noun.word or noun.word in card.words)
        ]
