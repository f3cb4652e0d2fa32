"""Triggers, lasting rules and replacements: the parts of card texts that are not actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.unicorns.terms import (
    BANS_DESTROY,
    BANS_ENTRY,
    BANS_PLAY,
    BLIND,
    BY_DESTROY,
    BY_RETURN,
    BY_SACRIFICE,
    OPEN_HAND,
    PANDAS,
    UNANSWERABLE,
)
from cardwright.language.tree import Noun

if TYPE_CHECKING:
    from cardwright.games.unicorns.actions import Action

TO_HAND: Final = -2
"""Place of a redirection: the hand of the owner of the stable."""


class StartOfTurn:
    """At the start of your turn."""


class Enters:
    """When this enters your stable."""


class LeftBy:
    """After this is sacrificed or destroyed (``verbs``: bits BY_…)."""

    def __init__(self, verbs: int) -> None:
        self.verbs: int = verbs


class Watches:
    """Each time such a card enters or leaves your stable."""

    def __init__(self, what: Noun) -> None:
        self.what: Noun = what


class TooMany:
    """Whenever you have more than ``limit`` Unicorns: looked at before any waiting effect."""

    def __init__(self, limit: int) -> None:
        self.limit: int = limit


class Static:
    """A continuous effect on its owner and stable. ``bits`` is what it adds to the status of the stable."""

    def __init__(self, bits: int) -> None:
        self.bits: int = bits


class CannotPlay(Static):
    """You cannot play such cards."""

    def __init__(self, what: Noun) -> None:
        super().__init__(what.types << BANS_PLAY)
        self.what: Noun = what


class OnlyYours(Static):
    """Such cards can enter no stable but yours."""

    def __init__(self, what: Noun) -> None:
        super().__init__(what.types << BANS_ENTRY)
        self.what: Noun = what


class Indestructible(Static):
    """Your cards of such types cannot be destroyed."""

    def __init__(self, what: Noun) -> None:
        super().__init__(what.types << BANS_DESTROY)
        self.what: Noun = what


class Unanswerable(Static):
    """Cards you play cannot be answered."""

    def __init__(self) -> None:
        super().__init__(UNANSWERABLE)


class OpenHand(Static):
    """Your hand is visible to everyone."""

    def __init__(self) -> None:
        super().__init__(OPEN_HAND)


class Pandas(Static):
    """Your Unicorns are Pandas."""

    def __init__(self) -> None:
        super().__init__(PANDAS)


class Blind(Static):
    """Your Unicorn cards have no effects; Babies excepted."""

    def __init__(self) -> None:
        super().__init__(BLIND)


class CountsAs(Static):
    """This counts as several Unicorns."""

    def __init__(self, number: int) -> None:
        super().__init__(0)
        self.number: int = number


class ImmuneTo(Static):
    """Effects of such cards cannot destroy this."""

    def __init__(self, what: Noun) -> None:
        super().__init__(0)
        self.what: Noun = what


class Lasting:
    """While this is in your stable: one or two continuous effects."""

    def __init__(self, first: Static, second: Static | None = None) -> None:
        self.first: Static = first
        self.second: Static | None = second


class Save:
    """An optional replacement: pay ``cost`` and the card stays. Guards this card, or others of the stable (``what``)."""

    def __init__(self, verbs: int, cost: Action, what: Noun | None = None) -> None:
        self.verbs: int = verbs
        self.cost: Action = cost
        self.what: Noun | None = what


class Redirect:
    """A mandatory replacement: the card goes to another place (NURSERY or TO_HAND) instead."""

    def __init__(self, verbs: int, place: int) -> None:
        self.verbs: int = verbs
        self.place: int = place


class Response:
    """An Instant: cancels the card it answers."""


class CannotBeAnswered:
    """This card cannot be answered."""


ANY_LEAVING: Final = BY_SACRIFICE | BY_DESTROY | BY_RETURN
