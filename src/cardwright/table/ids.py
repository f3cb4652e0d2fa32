"""Numbers by which a viewer names the cards it sees. Out of sight a card loses its number, so that nobody can follow it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.kernel.knowledge import HIDDEN
from cardwright.table.views import CardView, ZoneView

if TYPE_CHECKING:
    from cardwright.kernel.knowledge import View


class CardIds:
    """The numbers of one viewer. They depend on nothing but what the viewer has seen."""

    def __init__(self) -> None:
        self._by_card: dict[int, CardView] = {}
        self._last = 0
        self._zones: list[list[int]] = []
        self._rows: list[list[CardView]] = []
        self.shown_zones: list[ZoneView | None] = []  # as they were shown last; None once they have changed

    def look(self, view: View, faces: list[int]) -> None:
        """Take in a new view: forget what is out of sight, and number what is new, in the order of the table."""
        before, self._zones = self._zones, view.zones
        if not before:
            before = [[] for _ in view.zones]
            self._rows = [[] for _ in view.zones]
            self.shown_zones = [None] * len(view.zones)
        changed = [n for n, cards in enumerate(view.zones) if cards != before[n]]
        known: dict[int, CardView] = {}
        for n in changed:
            for card in before[n]:
                if card != HIDDEN:
                    known[card] = self._by_card.pop(card)
        for n in changed:
            row: list[CardView] = []
            for card in view.zones[n]:
                if card == HIDDEN:
                    continue
                shown = known.get(card)
                if shown is None:
                    self._last += 1
                    shown = CardView(self._last, faces[card])
                self._by_card[card] = shown
                row.append(shown)
            self._rows[n] = row
            self.shown_zones[n] = None

    def of(self, card: int) -> int:
        """The number of a card, 0 if the viewer does not see it."""
        shown = self._by_card.get(card)
        return 0 if shown is None else shown.id

    def row(self, zone: int) -> list[CardView]:
        """The cards of a zone that the viewer sees, with nothing on them."""
        return self._rows[zone]

    def shown(self, card: int) -> CardView:
        """A card that the viewer sees, with nothing on it."""
        return self._by_card[card]
