"""Any sequence of what players can do keeps what must hold, and does exactly what a plain model says."""

import random
from collections import Counter

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule
from sqlalchemy import delete

from cardwright.collection import trades
from cardwright.collection.boosters import boosters_opened, open_booster
from cardwright.collection.cards import card_named, starter_cards
from cardwright.collection.errors import Refused
from cardwright.collection.players import deck_of, kept_out, new_player, players
from cardwright.storage.schema import metadata
from cardwright.storage.store import memory_store
from tests.collection.failing import Failure, failing
from tests.collection.people import check

NAMES = ["Ana", "Ben", "Cleo"]
STARTERS = ["Gallant Draft", "Midnight Draft"]
CARDS = sorted({card for starter in STARTERS for card in starter_cards(starter)})
PEOPLE = st.sampled_from(NAMES)
FAILURES = st.one_of(st.none(), st.integers(1, 12))
STORE = memory_store()


class Collections(RuleBasedStateMachine):
    """The model: what each player has, and what is offered."""

    def __init__(self):
        super().__init__()
        with STORE.transaction() as c:
            for table in reversed(metadata.sorted_tables):
                c.execute(delete(table))
        self.people = {}
        self.decks: dict[str, Counter[str]] = {}
        self.kept: dict[str, Counter[str]] = {}
        self.opened: Counter[str] = Counter()
        self.offers: dict[int, tuple[str, str, str, str]] = {}
        self.settled: list[int] = []
        self.total: Counter[str] = Counter()

    def does(self, failure, act, allowed):
        """Do something with a failure at a statement, if one is given; what it gave, or None if it did not happen."""
        with failing(STORE.engine, failure or -1):
            try:
                with STORE.transaction() as c:
                    found = act(c)
            except Failure:
                return None
            except Refused:
                assert not allowed
                return None
        assert allowed
        return found

    @rule(name=PEOPLE, starter=st.sampled_from(STARTERS), failure=FAILURES)
    def new(self, name, starter, failure):
        made = self.does(failure, lambda c: new_player(c, name, starter), name not in self.people)
        if made is not None:
            self.people[name] = made
            self.decks[name] = Counter(starter_cards(starter))
            self.kept[name] = Counter()
            self.total += self.decks[name]

    @rule(name=PEOPLE, adding=st.sampled_from([None, 5, 0, 4]), luck=st.integers(0, 99), failure=FAILURES)
    def open(self, name, adding, luck, failure):
        if name in self.people:
            player, rng = self.people[name], random.Random(luck)
            allowed = adding != 4 and self.opened[name] < 8
            opened = self.does(failure, lambda c: open_booster(c, player, adding, rng), allowed)
            if opened is not None:
                self.opened[name] += 1
                (self.decks if opened.added else self.kept)[name].update(opened.cards)
                self.total.update(opened.cards)

    @rule(giver=PEOPLE, taker=PEOPLE, data=st.data(), failure=FAILURES)
    def offer(self, giver, taker, data, failure):
        if giver not in self.people or taker not in self.people:
            return
        known = sorted(self.total)
        given = data.draw(st.sampled_from(sorted(self.decks[giver] or known) if data.draw(st.booleans()) else known))
        alike = [card for card in known if card_named(card).score == card_named(given).score]
        wanted = data.draw(st.sampled_from(alike if data.draw(st.booleans()) else known))
        allowed = (
            giver != taker
            and card_named(given).score == card_named(wanted).score
            and self.decks[giver][given] > 0
            and self.decks[taker][wanted] > 0
        )
        people = self.people
        made = self.does(failure, lambda c: trades.offer(c, people[giver], given, people[taker], wanted), allowed)
        if made is not None:
            self.offers[made.id] = (giver, given, taker, wanted)

    def settles(self, how, name, data, failure):
        """Try to settle an offer, open or not, by the player who may most of the time; the offer if it was settled."""
        numbers = [*self.offers, *self.settled]
        if name not in self.people or not numbers:
            return None
        number = data.draw(st.sampled_from(numbers))
        giver, given, taker, wanted = self.offers.get(number, ("", "", "", ""))
        may = giver if how is trades.withdraw else taker
        if may and data.draw(st.integers(0, 3)):
            name = may
        allowed = bool(may) and name == may
        if how is trades.accept:
            allowed = allowed and self.decks[giver][given] > 0 and self.decks[taker][wanted] > 0
        if self.does(failure, lambda c: how(c, number, self.people[name]), allowed) is None:
            return None
        self.settled.append(number)
        return self.offers.pop(number)

    @rule(name=PEOPLE, data=st.data(), failure=FAILURES)
    def accept(self, name, data, failure):
        settled = self.settles(trades.accept, name, data, failure)
        if settled is not None:
            giver, given, taker, wanted = settled
            for player, out, back in ((giver, given, wanted), (taker, wanted, given)):
                self.decks[player] += Counter([back])
                self.decks[player] -= Counter([out])

    @rule(name=PEOPLE, data=st.data(), failure=FAILURES)
    def refuse(self, name, data, failure):
        self.settles(trades.refuse, name, data, failure)

    @rule(name=PEOPLE, data=st.data(), failure=FAILURES)
    def withdraw(self, name, data, failure):
        self.settles(trades.withdraw, name, data, failure)

    @invariant()
    def holds(self):
        with STORE.transaction() as c:
            found = players(c)
            assert {player.name: player for player in found} == self.people
            owned: Counter[str] = Counter()
            for player in found:
                deck, beside = Counter(deck_of(c, player)), Counter(kept_out(c, player))
                assert deck == self.decks[player.name]
                assert beside == self.kept[player.name]
                assert boosters_opened(c, player) == self.opened[player.name] <= 8
                owned += deck + beside
            assert owned == self.total  # no card is doubled or lost
            assert {offer.id for offer in trades.open_offers(c)} == set(self.offers)
        check(STORE)


Collections.TestCase.settings = settings(max_examples=40, stateful_step_count=30, deadline=None)
TestCollections = Collections.TestCase
