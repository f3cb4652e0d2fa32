"""The cards in play as lists: what the rules read about a card instance, prepared once per game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.unicorns.terms import (
    BANS_ENTRY,
    BANS_PLAY,
    DECK,
    INSTANT,
    OPEN_HAND,
    OPT_CARD,
    UNANSWERABLE,
    hand,
    stable,
)
from cardwright.kernel.game import NOBODY, Game
from cardwright.kernel.option import pack

if TYPE_CHECKING:
    from cardwright.games.unicorns.cards import Card
    from cardwright.games.unicorns.effect import Effect
    from cardwright.games.unicorns.lasting import Save
    from cardwright.games.unicorns.options import Options


class Tables(Game):
    """Zones and card instances of one set, for a number of seats."""

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

    def add_copy(self, face: int, made: dict[str, list[Effect]], payment: Effect | None) -> int:
        """Enter one more copy of a printed card with its effects; the number of the instance."""
        card = self.cards[face]
        instance = len(self.kind)
        self.face.append(face)
        self.card_names.append(card.name)
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
        return instance
