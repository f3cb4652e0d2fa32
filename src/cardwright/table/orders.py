"""Standing orders for windows in games that take days: “answer if …”, by conditions that everybody can see to be met or not.

They are collected in secret and act when the window closes, which they do not move; who gives none is asked.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from cardwright.games.told import tell
from cardwright.games.unicorns import terms as u
from cardwright.games.unicorns.rules import Unicorns
from cardwright.kernel.option import card_of, verb_of

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from cardwright.games.told import Told
    from cardwright.kernel.game import Game
    from cardwright.kernel.knowledge import View
    from cardwright.kernel.state import Decision


class Orders:
    """A game in which no orders can be given."""

    conditions: Mapping[str, Told] = MappingProxyType({})  # by name: when the card that is played is answered, in words

    def met(self, game: Game, view: View, seat: int) -> set[str]:
        """The conditions that hold for the card that is played now."""
        return set()

    def aimed_at(self, game: Game, view: View, seat: int) -> bool:
        """Whether what is played now is aimed at a seat, as everybody can see."""
        return False

    def answers(self, game: Game, question: Decision) -> list[int]:
        """The options that answer it, the one to give first."""
        return []

    def chosen(self, game: Game, view: View, question: Decision, given: Collection[str]) -> int | None:
        """The option that the orders of a seat come to; None where they say to let it pass."""
        if self.met(game, view, question.seat).isdisjoint(given):
            return None
        return next(iter(self.answers(game, question)), None)


class UnicornsOrders(Orders):
    """Unstable Unicorns: with Instants. One that can be answered goes before one that cannot."""

    conditions = MappingProxyType({
        "win": tell("order-win", "the card would bring its player enough Unicorns to win"),
        "mine": tell("order-mine", "the card would enter my stable"),
        "back": tell("order-back", "a card of mine has been answered"),
        "leader": tell("order-leader", "it is a Unicorn card of somebody who has the most Unicorns"),
        "magic": tell("order-magic", "it is a Magic card"),
        "upgrade": tell("order-upgrade", "it is an Upgrade card"),
        "downgrade": tell("order-downgrade", "it is a Downgrade card"),
    })  # fmt: skip

    def met(self, game: Game, view: View, seat: int) -> set[str]:
        assert isinstance(game, Unicorns)
        pile, player, target = view.zones[u.PILE], view.numbers["active"], view.numbers["destination"]
        if not pile:
            return set()
        if len(pile) > 1:  # an Instant is on top: an even number of cards means that the first one is to be cancelled
            return {"back"} if player == seat and len(pile) % 2 == 0 else set()
        card, found = pile[0], set()
        kind = game.kind[card]
        counts = [view.numbers[f"unicorns {other}"] for other in range(game.seats)]
        if kind & u.UNICORN:
            if target >= 0 and counts[target] + game.worth[card] >= game.winning.target:
                found.add("win")
            if counts[player] == max(counts):
                found.add("leader")
        if target == seat:
            found.add("mine")
        for name, type_ in (("magic", u.MAGIC), ("upgrade", u.UPGRADE), ("downgrade", u.DOWNGRADE)):
            if kind & type_:
                found.add(name)
        return found

    def aimed_at(self, game: Game, view: View, seat: int) -> bool:
        return not self.met(game, view, seat).isdisjoint({"mine", "back"})

    def answers(self, game: Game, question: Decision) -> list[int]:
        assert isinstance(game, Unicorns)
        found = [option for option in question.options if verb_of(option) == u.OPT_ANSWER]
        return sorted(found, key=lambda option: game.final[card_of(option)])


_ORDERS: Final[dict[str, Orders]] = {"unicorns": UnicornsOrders()}
_NONE: Final = Orders()


def orders_for(game: str) -> Orders:
    """The orders that can be given in a game."""
    return _ORDERS.get(game, _NONE)
