"""What an action of a card text is, and the tools all actions share.

An action lives twice in a link: at the *commitment* it names its targets in stables (:meth:`Action.commit`), at the
*execution* it happens (:meth:`Action.execute`). The frame of an effect keeps in ``slots`` first whether the action before
succeeded, then pairs of (number of the action, chosen option); ``count`` is the progress inside the running action and
``cards`` its scratch cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.unicorns.terms import ASK_PLAYER, OPT_MODE, OPT_SEAT
from cardwright.kernel.option import card_of, pack, seat_of, verb_of

if TYPE_CHECKING:
    from cardwright.games.unicorns.rules import Unicorns
    from cardwright.kernel.state import Frame, State
    from cardwright.language.tree import Noun

FAILED: Final = 0
DONE: Final = 1
WAITS: Final = -1

YOU: Final = 0
THAT_PLAYER: Final = 1
EVERY: Final = 2
OTHER: Final = 3


class Action:
    """One action of a card text."""

    def __init__(self) -> None:
        self.gain: int = 0  # cards its "you" draws
        self.cost: int = 0  # cards its "you" discards
        self.touches_hidden: bool = False  # it uses a hand, the deck or the discard pile
        self.needs_target: bool = False  # without a card named at the commitment it fails
        self.names_player: bool = False  # a later action can say "that player" or "that stable"
        self.speaks_of_before: bool = False  # it says so itself

    def parts(self) -> list[Action]:
        """The actions it consists of: itself, if it is no choice between others."""
        return [self]

    def lessens_unicorns(self) -> bool:
        """Whether its "you" must lose a Unicorn if they have one."""
        return False

    def fits(self, g: Unicorns, s: State, e: Frame, named: tuple[int, ...], after: Action | None) -> bool:
        """Whether it could be carried out in full, as far as everybody can see; ``after`` is the action before it."""
        return True

    def fits_secretly(self, g: Unicorns, s: State, e: Frame) -> bool:
        """Whether its "you" could carry it out, judged by cards only they see."""
        return True

    def commit(self, g: Unicorns, s: State, link: Frame, e: Frame, i: int) -> bool:
        """Name the next target in a stable. False if that was asked, True if nothing is left to name."""
        return True

    def execute(self, g: Unicorns, s: State, e: Frame, i: int) -> int:
        """Let it happen: DONE, FAILED, or WAITS (asked, or something lies above on the stack)."""
        raise NotImplementedError

    def answer(self, g: Unicorns, s: State, e: Frame, i: int, seat: int, option: int) -> None:
        """Take the answer to a question of :meth:`execute`."""
        raise NotImplementedError

    def allows_seat(self, g: Unicorns, s: State, e: Frame, named: tuple[int, ...], seat: int) -> bool:
        """Whether the action before may choose ``seat`` as "that player" or "that stable"."""
        return True

    def hidden_need(self) -> tuple[Noun | None, int]:
        """Cards that its "you" has promised to have in hand and that not every card would do for: the noun and how many."""
        return None, 0

    def asks_in_hand(self, e: Frame, i: int) -> Noun | None:
        """When it asks for a card of a hand that not every card would do for: the noun."""
        return None

    def forget(self, s: State, e: Frame, viewer: int) -> None:
        """Drop what other seats chose in secret (see ``Node.forget``)."""


def picks(e: Frame, i: int) -> list[int]:
    """The cards and players chosen for action ``i``, as options."""
    slots = e.slots
    found: list[int] = []
    at = 1
    while at < len(slots):
        if slots[at] == i and verb_of(slots[at + 1]) != OPT_MODE:
            found.append(slots[at + 1])
        at += 2
    return found


def that_player(e: Frame) -> int:
    """The seat of the latest choice of this effect."""
    return seat_of(e.slots[-1]) if len(e.slots) > 2 else -1


def name_target(s: State, link: Frame, e: Frame, i: int, seat: int, kind: int, options: list[int]) -> bool:
    """Take the only option, or ask ``seat`` for one; True if it is chosen already."""
    if len(options) == 1:
        keep_pick(link, e, i, options[0])
        return True
    s.ask(seat, kind, e.source, options)
    return False


def keep_pick(link: Frame, e: Frame, i: int, option: int) -> None:
    """Note a choice made at the commitment; its card is then no target of another effect of the link."""
    e.slots += (i, option)
    card = card_of(option)
    if card >= 0:
        link.cards += (card,)


def choose_player(s: State, e: Frame, i: int, seats: list[int]) -> bool:
    """Let "you" choose one of ``seats`` while the effect happens; True if it is chosen already."""
    if picks(e, i):
        return True
    if len(seats) == 1:
        keep_player(e, i, seats[0])
        return True
    s.ask(e.you, ASK_PLAYER, e.source, [pack(OPT_SEAT, -1, seat) for seat in seats])
    return False


def keep_player(e: Frame, i: int, seat: int) -> None:
    """Note a player chosen while the effect happens."""
    e.slots += (i, pack(OPT_SEAT, -1, seat))


def clockwise(first: int, seats: int) -> list[int]:
    """All seats in turn order from ``first``."""
    return [(first + k) % seats for k in range(seats)]
