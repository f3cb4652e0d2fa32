"""Unstable Unicorns as a game for the kernel: the cards in play, and what the rules ask about them at any moment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.unicorns.cards import Card
from cardwright.games.unicorns.effect import Effect
from cardwright.games.unicorns.evaluation import evaluate
from cardwright.games.unicorns.link import Chain, Link
from cardwright.games.unicorns.play import Play
from cardwright.games.unicorns.terms import (
    ACTIVE,
    BABY,
    BANS_DESTROY,
    BANS_ENTRY,
    BANS_PLAY,
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
    INSTANT,
    JUDGED,
    MOVE,
    NURSERY,
    OPEN_HAND,
    OPT_CARD,
    PANDAS,
    RESHUFFLE,
    SACRIFICE,
    SET_UP,
    STEAL,
    STIRRED,
    UNANSWERABLE,
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
from cardwright.kernel.game import NOBODY, Game
from cardwright.kernel.option import pack
from cardwright.kernel.state import RUNNING, Frame, State

if TYPE_CHECKING:
    from cardwright.games.unicorns.actions import Action
    from cardwright.games.unicorns.lasting import Save
    from cardwright.games.unicorns.options import Options
    from cardwright.kernel.knowledge import View
    from cardwright.language.tree import Noun


FIRST_HAND_SIZE: Final = 5


class Unicorns(Game):
    """One set of cards, a number of seats and the rule options."""

    def __init__(self, cards: list[Card], seats: int, options: Options) -> None:
        super().__init__("unicorns", seats)
        self.options: Options = options
        self.cards: list[Card] = cards  # by face
        self.zone_names = ["deck", "discard pile", "Nursery", "pile", "limbo", "box"]
        self.zone_public = [False, True, True, True, True, True]
        self.zone_owner = [NOBODY] * 6
        for seat in range(seats):
            self.zone_names += [f"hand {seat}", f"stable {seat}"]
            self.zone_public += [False, True]
            self.zone_owner += [seat, seat]
        self.hands: list[int] = [hand(seat) for seat in range(seats)]
        self.stables: list[int] = [stable(seat) for seat in range(seats)]
        self.others: list[list[int]] = [  # by seat: the other seats in turn order
            [(seat + k) % seats for k in range(1, seats)] for seat in range(seats)
        ]
        self.options_of: list[list[int]] = [[] for _ in range(seats)]  # by seat and card: "this card of this stable"
        self.zone_ordered = [zone == DECK for zone in range(len(self.zone_names))]
        self.turn: Turn = Turn(self)
        self.chain: Chain = Chain(self)
        self.link: Link = Link(self)
        self.play: Play = Play(self)
        self.threat: Threat = Threat(self)
        for node in (self.turn, self.chain, self.link, self.play, self.threat):
            self.register(node)
        self.winning: Winning = Winning(self)
        self.laid_out: State | None = None
        # By card instance:
        self.kind: list[int] = []
        self.lasting: list[int] = []  # status bits
        self.immune: list[int] = []  # types of cards whose effects cannot destroy it
        self.worth: list[int] = []  # how many Unicorns it counts as
        self.letters: list[int] = []
        self.final: list[bool] = []  # cannot be answered
        self.starts: list[list[Effect]] = []
        self.enters: list[list[Effect]] = []
        self.leaves: list[list[Effect]] = []
        self.watches: list[list[Effect]] = []
        self.watched: list[int] = []  # types that its watching text speaks of
        self.limits: list[list[Effect]] = []
        self.effects: list[list[Effect]] = []
        self.saves: list[Save | None] = []
        self.payments: list[Effect | None] = []
        self.redirect_verbs: list[int] = []
        self.redirect_place: list[int] = []
        # Instances with texts that must be looked for often:
        self.watchers: list[int] = []
        self.limiters: list[int] = []
        self.banners: list[int] = []
        self.openers: list[int] = []
        self.hushers: list[int] = []  # they decide who may answer a card
        self.most_extra: int = 0  # how much the Unicorns of a stable can exceed its number of cards
        self.has_saves: bool = False
        for face, card in enumerate(cards):
            self._compile(face, card)

    def _compile(self, face: int, card: Card) -> None:
        """Turn one printed card into the lists that the rules read, once for each copy."""
        made: dict[str, list[Effect]] = {}
        for part in card.effects:
            effect = Effect(self, part.may, part.actions, part.joins, face, part.trigger)
            effect.limit = part.limit
            effect.verbs = part.verbs
            self.register(effect)
            made.setdefault(part.when, []).append(effect)
        payment: Effect | None = None
        if card.save is not None:
            payment = Effect(self, False, [card.save.cost], [0], face, None)
            self.register(payment)
        for _ in range(card.copies):
            instance = len(self.kind)
            self.face.append(face)
            self.card_names.append(card.name)
            self.turn.add_card(instance)
            self.play.add_card(instance)
            for seat in range(self.seats):
                self.options_of[seat].append(pack(OPT_CARD, instance, seat))
            self.kind.append(card.type)
            self.lasting.append(card.status)
            self.immune.append(card.immune_to)
            self.worth.append(card.counts_as)
            self.letters.append(card.letters)
            self.final.append(card.final)
            self.starts.append(made.get("start", []))
            self.enters.append(made.get("enter", []))
            self.leaves.append(made.get("leave", []))
            self.watches.append(made.get("watch", []))
            self.watched.append(card.watched)
            self.limits.append(made.get("limit", []))
            self.effects.append(made.get("effect", []))
            self.saves.append(card.save)
            self.payments.append(payment)
            self.redirect_verbs.append(card.redirect_verbs)
            self.redirect_place.append(card.redirect_place)
            if "watch" in made:
                self.watchers.append(instance)
            if "limit" in made:
                self.limiters.append(instance)
            if (card.status >> BANS_ENTRY) & 127:
                self.banners.append(instance)
            if card.status & OPEN_HAND:
                self.openers.append(instance)
            if card.status & (UNANSWERABLE | INSTANT << BANS_PLAY):
                self.hushers.append(instance)
            self.most_extra += max(card.counts_as - 1, 0)
            if card.save is not None:
                self.has_saves = True

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

    # --- continuous effects, computed when asked ------------------------------------------------------------------

    def status(self, s: State, seat: int) -> int:
        """The status bits of a stable: of its lasting texts now or, inside a link, at the commitment."""
        if s.counters[JUDGED]:
            return s.counters[FIRST_STATUS + seat]
        return self.status_now(s, seat)

    def status_now(self, s: State, seat: int) -> int:
        """The status bits of a stable as it lies now."""
        lasting = self.lasting
        bits = 0
        for card in s.zones[self.stables[seat]]:
            bits |= lasting[card]
        if bits & BLIND and not bits & PANDAS:
            bits = BLIND
            for card in s.zones[FIRST_HAND + 1 + 2 * seat]:
                if not self.kind[card] & UNICORN:
                    bits |= lasting[card]
        return bits

    def present(self, s: State, cards: list[int]) -> bool:
        """Whether any of these cards lies in a stable."""
        where = s.where
        for card in cards:
            zone = where[card]
            if zone > FIRST_HAND and zone & 1:
                return True
        return False

    def judge(self, s: State) -> None:
        """Fix the statuses and the places of watching cards for a link: its moves count as simultaneous."""
        statuses = [self.status_now(s, seat) for seat in range(self.seats)]
        events.count_all(s, FIRST_STATUS, statuses + [seat_of_stable(s.where[card]) for card in self.watchers])
        events.count(s, JUDGED, 1)

    def owner_of(self, s: State, card: int) -> int:
        """The seat in whose stable a card lies, -1 if in none."""
        return seat_of_stable(s.where[card])

    def silenced(self, s: State, card: int, seat: int) -> bool:
        """Whether the text of a card in the stable of ``seat`` is off. Pandas are beyond its reach (R132)."""
        kind = self.kind[card]
        if not kind & UNICORN or kind == BABY:
            return False
        status = self.status(s, seat)
        return bool(status & BLIND) and not status & PANDAS

    def open_zone(self, s: State, zone: int) -> bool:
        if zone < FIRST_HAND or not self.openers:
            return False
        seat = (zone - FIRST_HAND) // 2
        return self.present(s, self.openers) and bool(self.status_now(s, seat) & OPEN_HAND)

    def may_enter(self, s: State, card: int, seat: int) -> bool:
        """Whether no other stable forbids the card to enter that of ``seat`` (R107–R113)."""
        return not self.closed_types(s, seat) & self.kind[card]

    def closed_types(self, s: State, seat: int) -> int:
        """The types of cards that may not enter the stable of ``seat``, as bits."""
        if not self.present(s, self.banners) and not s.counters[JUDGED]:
            return 0
        bits = 0
        for other in range(self.seats):
            if other != seat:
                bits |= self.status(s, other) >> BANS_ENTRY
        return bits & 127

    # --- what texts may choose --------------------------------------------------------------------------------------

    def matches(self, card: int, noun: Noun) -> bool:
        """Whether a text that says ``noun`` speaks of the card, wherever it lies."""
        return bool(self.kind[card] & noun.types) and (not noun.word or noun.word in self.cards[self.face[card]].words)

    def names(self, s: State, noun: Noun, card: int, seat: int) -> bool:
        """The same for a card in the stable of ``seat``, where Pandas are no Unicorns (R119, R120, A5)."""
        if not self.matches(card, noun):
            return False
        if self.kind[card] & UNICORN and self.status(s, seat) & PANDAS:
            return not (noun.types & ~UNICORN == 0 or self.options.pandas_untouchable)
        return True

    def matching(self, s: State, zone: int, noun: Noun) -> list[int]:
        """The cards of a zone that a noun speaks of."""
        if not noun.word:
            kind, types = self.kind, noun.types
            return [card for card in s.zones[zone] if kind[card] & types]
        return [card for card in s.zones[zone] if self.matches(card, noun)]

    def targets(
        self,
        s: State,
        verb: int,
        noun: Noun,
        you: int,
        source: int,
        named: tuple[int, ...],
        most: int = 4096,
        only: int = -1,
    ) -> list[int]:
        """The cards in stables that ``you`` may choose for a verb, as options; at ``most`` so many, ``only`` of one seat.

        ``named`` are targets already. SACRIFICE chooses in one's own stable, MOVE in any, the other verbs in other
        players'. Each rule takes away types of cards, stable by stable.
        """
        found: list[int] = []
        kind = self.kind
        open_types = noun.types & ~self.closed_types(s, you) if verb == STEAL else noun.types
        for seat in range(self.seats):
            if ((seat == you) != (verb == SACRIFICE) and verb != MOVE) or (only >= 0 and seat != only):
                continue
            cards = s.zones[self.stables[seat]]
            if not cards:
                continue
            types = open_types
            status = self.status(s, seat)
            if status & PANDAS and (types & ~UNICORN == 0 or self.options.pandas_untouchable):
                types &= ~UNICORN
            if verb == DESTROY:
                safe = (status >> BANS_DESTROY) & 127
                types &= ~(safe & ~UNICORN if status & PANDAS else safe)
            if verb != SACRIFICE and self.options.babies_pinned and verb in (STEAL, MOVE):
                types &= ~BABY
            for card in cards:
                if kind[card] & types and card not in named and (not noun.word or self.matches(card, noun)):
                    if verb == DESTROY and self.immune[card] and self._immune(card, source, status):
                        continue
                    found.append(self.options_of[seat][card])
                    if len(found) == most:
                        return found
        return found

    def _immune(self, card: int, source: int, status: int) -> bool:
        """Whether the card's own text keeps effects of the source from destroying it (R83, R84)."""
        kind = self.kind[card]
        silent = kind & UNICORN and kind != BABY and status & BLIND and not status & PANDAS
        return bool(self.immune[card] & self.kind[source]) and not silent

    def others_with_hand(self, s: State, you: int) -> list[int]:
        """The other seats that hold a card."""
        return [seat for seat in range(self.seats) if seat != you and s.zones[hand(seat)]]

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

    def guards_others(self, card: int) -> bool:
        """Whether the text of a card can save other cards."""
        save = self.saves[card]
        return save is not None and save.what is not None

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
                        events.trigger(s, effect.instance(seat, watcher))

    # --- knowledge --------------------------------------------------------------------------------------------------

    def public_numbers(self, s: State) -> dict[str, int]:
        numbers = {"active": s.counters[ACTIVE], "phase": s.counters[1], "turn": s.counters[2], "limit": s.counters[3]}
        numbers["played"] = s.counters[4]
        numbers["destination"] = next((f.slots[0] for f in reversed(s.stack) if f.node is self.play), -1)
        for seat in range(self.seats):
            numbers[f"unicorns {seat}"] = self.winning.count(s, seat)
        return numbers

    def evaluate(self, view: View, seat: int) -> float:
        return evaluate(self, view, seat)

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
