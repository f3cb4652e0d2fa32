"""What was drawn in a game of Unstable Unicorns, against what lay in the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.luck import Chances, Draws
from cardwright.games.told import tell
from cardwright.games.unicorns import terms as t
from cardwright.games.unicorns.rules import Unicorns

if TYPE_CHECKING:
    from cardwright.kernel.match import Match


def luck(match: Match) -> list[Chances]:
    """Cards by kind, the first hands included."""
    game = match.game
    assert isinstance(game, Unicorns)
    first, given = match.replay(0).state, game.first_hands()
    hands = [[card for card in first.zones[t.hand(seat)] if card not in given] for seat in range(game.seats)]
    draws = Draws(match, [t.DECK], t.DRAW, hands)
    kinds = [
        (tell("luck-unicorns", "Unicorns"), t.UNICORN),
        (tell("luck-magic", "Magic"), t.MAGIC),
        (tell("luck-instants", "Instants"), t.INSTANT),
        (tell("luck-upgrades", "Upgrades"), t.UPGRADE),
        (tell("luck-downgrades", "Downgrades"), t.DOWNGRADE),
    ]

    def count(seat: int, what: str, bits: int) -> Chances:
        return draws.counted(seat, what, lambda card: int(game.kind[card] & bits != 0))

    return [count(seat, what, bits) for seat in range(game.seats) for what, bits in kinds]
