"""The cards in play as lists: what the rules read about a card, prepared once per game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.narrators.terms import (
    ANY_TIME,
    COVERING,
    DECK,
    DISCARD,
    HAND,
    ON_DUELS_OVER,
    ON_END,
    ON_SPELL,
    ON_START,
    OPT_CARD,
    OPT_CHARACTER,
    OPT_COVER,
    OPT_PLAY,
    PAGE,
    PILE,
    ZONE_NAMES,
    zone,
)
from cardwright.kernel.game import NOBODY, Game
from cardwright.kernel.option import pack

if TYPE_CHECKING:
    from cardwright.games.narrators.cards import Card
    from cardwright.games.narrators.options import Options
    from cardwright.games.narrators.text import Text


OF_NOBODY: Final = (ON_START, ON_END, ON_DUELS_OVER)
"""Events that are nobody's deed."""


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
                self.zone_public.append(kind in (DISCARD, PAGE, COVERING) or name == "box")
                self.zone_owner.append(seat if kind in (HAND, PILE) else NOBODY)
                self.zone_ordered.append(kind == DECK)
                self.zone_group.append(1 + seat)
        # By card instance:
        self.kind: list[int] = []
        self.owner: list[int] = []
        # By card instance, as options: as a card, to be played, to be laid on a character (without that), and as the top
        # card of a character, by card + 1.
        self.card_options: list[int] = []
        self.play_options: list[int] = []
        self.cover_options: list[int] = []
        self.named: list[int] = [0]
        self.responds: list[bool] = []  # by card instance: playable in response only
        # By face: its texts by event, the events as bits, and the bits of what it is.
        self.texts: list[dict[int, list[Text]]] = []
        self.masks: list[int] = []
        self.bits: list[int] = [card.bits for card in cards]
        # Of all cards of the two decks:
        self.heard: int = 0  # bits of the events that some text watches
        self.watched: int = 0  # … that some text watches in others than its own character
        self.any_time: bool = False  # whether some card has an any-time text
        self.has_more_loss: bool = False
        self.has_spooky: bool = False

    def add_copy(self, face: int, seat: int) -> int:
        """Enter one more card of a seat; its number."""
        card = len(self.kind)
        self.face.append(face)
        self.card_names.append(self.faces[face].name)
        self.kind.append(self.faces[face].type)
        self.owner.append(seat)
        self.card_options.append(pack(OPT_CARD, card))
        self.play_options.append(pack(OPT_PLAY, card))
        self.cover_options.append(pack(OPT_COVER, card))
        self.named.append(pack(OPT_CHARACTER, card, seat))
        self.responds.append(self.faces[face].responds)
        self.heard |= self.masks[face]
        for event, texts in self.texts[face].items():
            if event in OF_NOBODY or event == ON_SPELL or any(text.who is not None for text in texts):
                self.watched |= 1 << event
        self.any_time = self.heard >> ANY_TIME & 1 == 1
        self.has_more_loss |= self.faces[face].more_loss > 0
        self.has_spooky |= self.faces[face].spooky
        return card

    def home(self, card: int, kind: int) -> int:
        """The zone of a kind of a card's owner."""
        return zone(self.owner[card], kind)
