"""What the player knows at a question, as the numbers that odds and bots compute with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.wizard import terms as t
from cardwright.games.wizard.rules import Wizard
from cardwright.kernel.errors import BadInput

if TYPE_CHECKING:
    from cardwright.kernel.knowledge import InformationSet
    from cardwright.kernel.state import Decision

Member = tuple[int, int]
"""A companion of the party: its place among the companions of the data, and the side it has turned up (0 or 1)."""

ON_THE_WAY = -1
"""``Situation.step`` outside of battles."""


class Situation:
    """A moment of a game as its player knows it: no hidden card, no future chance."""

    def __init__(self, game: Wizard) -> None:
        self.game: Wizard = game
        self.question: Decision | None = None
        self.over: bool = False
        self.won: bool = False
        self.life: int = 0
        self.place: int = 0
        self.spent: int = 0  # bits of hexes
        self.beaten: int = 0  # bits of slots, from 0
        self.hand: int = 0  # all magic cards, as bits, also those in the deck of a running attack
        self.party: tuple[Member, ...] = ()
        self.abilities: tuple[int, ...] = ()  # cards that lie unseen at the slots
        self.gained: int = -1  # the companion whose side is being chosen, as a card
        self.enemies: dict[str, tuple[int, ...]] = {}  # by colour: enemies (by place in the data) not seen yet
        # In a battle:
        self.slot: int = -1  # 0 = the castle, -1 = no battle
        self.area: int = 0
        self.enemy: int = -1
        self.enemy_life: int = 0
        self.enemy_start: int = 0
        self.resist: tuple[int, ...] = (0, 0, 0)
        self.deck: int = 0  # cards of the running attack that are still in the deck
        self.drawn: int = 0
        self.magic: tuple[int, ...] = (0, 0, 0)
        self.step: int = ON_THE_WAY  # of the battle, see attack.py
        self.count: int = 0  # of its frame


def situation(info: InformationSet) -> Situation:
    """The situation of an information set of this game. Raises BadInput for another game."""
    game = info.game
    if not isinstance(game, Wizard):
        raise BadInput(f"odds are known for Unreliable Wizard, not for {game.name}")
    found = Situation(game)
    view = info.view
    zones, numbers = view.zones, view.numbers
    found.question = view.question
    found.over, found.won = view.over, view.over and view.result == 1
    found.life, found.place = numbers["life"], numbers["place"]
    found.spent, found.beaten = numbers["spent"], numbers["beaten"]
    found.deck, found.drawn = _bits(zones[t.DECK]), _bits(zones[t.DRAWN])
    found.hand = _bits(zones[t.HAND]) | found.deck | found.drawn
    for card in zones[t.PARTY]:
        number = card - game.first_companion
        found.party += ((number, numbers[f"side {number}"] - 1),)
    seen = {card for zone in _OPEN for card in zones[zone]}
    found.abilities = tuple([card for card in game.pool() if card not in seen])
    for colour in game.colours:
        unseen = [card - game.first_enemy for card in game.of_colour(colour) if card not in seen]
        found.enemies[colour] = tuple(unseen)
    found.gained = zones[t.GAINED][0] if zones[t.GAINED] else -1
    found.slot, found.area = numbers["slot"], numbers["area"]
    if found.slot >= 0:
        found.enemy = zones[t.ARENA][0] - game.first_enemy
        found.enemy_life, found.enemy_start = numbers["enemy life"], numbers["enemy start"]
        found.resist = tuple([numbers[f"resist {kind}"] for kind in range(t.TYPES)])
        found.magic = tuple([numbers[f"magic {kind}"] for kind in range(t.TYPES)])
        found.step, found.count = info.progress
    return found


def _bits(cards: list[int]) -> int:
    """Magic cards as bits."""
    return sum([1 << card for card in cards])


_OPEN = (t.HAND, t.DECK, t.DRAWN, t.GAINED, t.PARTY, t.RETIRED, t.BOX, t.ARENA, t.DEFEATED)
"""Zones whose cards the player sees."""
