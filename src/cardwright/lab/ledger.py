"""An onlooker's notebook: what a viewer can have learnt from the log it was told, kept apart from the kernel's own record.

The kernel notes in ``State.seen`` who has seen which hidden card. The ledger comes to that knowledge in another way, from
the events as each viewer is told them, so that the two can be held against each other.
"""

from __future__ import annotations

import random

from cardwright.kernel.chance import seed_from
from cardwright.kernel.events import EVERYBODY, LOOK, MOVE, SHUFFLE, Event
from cardwright.kernel.game import Game
from cardwright.kernel.knowledge import HIDDEN, SPECTATOR, View, event_card
from cardwright.kernel.state import RUNNING, State
from cardwright.lab.playing import Breach, pick


class Ledger:
    """What one viewer has been told about cards that lie hidden now."""

    def __init__(self, game: Game, viewer: int) -> None:
        self.game = game
        self.viewer = viewer
        self.told: set[int] = set()
        self.places: list[int] = []  # zone by card, as it was before the next event; not the viewer's knowledge

    def begin(self, s: State) -> None:
        """Know what the rules of the setup tell everybody."""
        self.told.update([card for card, seats in s.seen.items() if seats == EVERYBODY])
        self.look(s)

    def look(self, s: State) -> None:
        """Look at the table: open zones and the own hand."""
        game = self.game
        self.places = list(s.where)
        for zone, cards in enumerate(s.zones):
            if game.zone_public[zone] or game.zone_owner[zone] == self.viewer >= 0 or game.open_zone(s, zone):
                self.told.update(cards)

    def read(self, event: Event) -> None:
        """Read one line of the log."""
        game = self.game
        if event.kind == MOVE:
            own = event.target >= 0 and game.zone_owner[event.target] == self.viewer >= 0
            if event_card(event, self.viewer) != HIDDEN or game.zone_public[event.target] or own:
                self.told.add(event.card)
            else:
                self.told.discard(event.card)
            self.places[event.card] = event.target
        elif event.kind == SHUFFLE:
            self.told.difference_update([card for card, zone in enumerate(self.places) if zone == event.origin])
        elif event.kind == LOOK:
            if event.card < 0:
                if event.seat == self.viewer:
                    self.told.update([card for card, zone in enumerate(self.places) if zone == event.origin])
            elif event_card(event, self.viewer) != HIDDEN:
                self.told.add(event.card)

    def compare(self, s: State) -> None:
        """Raise Breach if the view shows a card that the viewer was never told about."""
        shown = {card for zone in View(s, self.viewer).zones for card in zone if card != HIDDEN}
        if shown - self.told:
            raise Breach(f"the view of {self.viewer} shows cards it was never told about: {sorted(shown - self.told)}")


def check_ledger(game: Game, seed: str) -> None:
    """Through a random game, no view shows more than the log and the table have told its viewer."""
    rng = random.Random(seed)
    s = game.start(seed_from(seed), log=True)
    ledgers = [Ledger(game, viewer) for viewer in range(SPECTATOR, game.seats)]
    while True:
        events = list(s.log or [])
        if s.log is not None:
            s.log.clear()
        for ledger in ledgers:
            if not ledger.places:
                ledger.begin(s)
            for event in events:
                ledger.read(event)
            ledger.look(s)
            ledger.compare(s)
        if s.result != RUNNING:
            return
        question, option = pick(s, rng)
        s.answer(question.seat, option)
