"""The cards in play as lists: what the rules read about a card, prepared once per game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.narrators.terms import DECK, DISCARD, HAND, PAGE, PILE, ZONE_NAMES, zone
from cardwright.kernel.game import NOBODY, Game

if TYPE_CHECKING:
    from cardwright.games.narrators.cards import Card
    from cardwright.games.narrators.options import Options
    from cardwright.games.narrators.text import Text


class Tables(Game):
    """Zones and cards of a duel between two decks. Nothing changes a card's owner (section 3)."""

    def __init__(self, cards: list[Card], options: Options) -> None:
        super().__init__("narrators", 2)
        self.options: Options = options
        self.faces: list[Card] = cards
        self.zone_names = ["pending cards"]
        self.zone_public = [True]
        self.zone_owner = [NOBODY]
        self.zone_ordered = [True]
        self.zone_group = [0]
        for seat in range(2):
            for number, name in enumerate(ZONE_NAMES):
                kind = number + 1
                self.zone_names.append(f"{name} {seat}")
                self.zone_public.append(kind in (DISCARD, PAGE) or name == "box")
                self.zone_owner.append(seat if kind in (HAND, PILE) else NOBODY)
                self.zone_ordered.append(kind == DECK)
                self.zone_group.append(1 + seat)
        # By card instance:
        self.kind: list[int] = []
        self.owner: list[int] = []
        # By face and event:
        self.texts: list[dict[int, list[Text]]] = []
        self.any_time: bool = False  # whether some card has an any-time text
        self.has_shuns: bool = False

    def add_copy(self, face: int, seat: int) -> int:
        """Enter one more card of a seat; its number."""
        card = len(self.kind)
        self.face.append(face)
        self.card_names.append(self.faces[face].name)
        self.kind.append(self.faces[face].type)
        self.owner.append(seat)
        return card

    def home(self, card: int, kind: int) -> int:
        """The zone of a kind of a card's owner."""
        return zone(self.owner[card], kind)
