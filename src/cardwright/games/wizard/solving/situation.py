"""What the player knows at a question, as the numbers that odds and bots compute with."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from cardwright.games.wizard import terms as t
from cardwright.games.wizard.attack import SKILLS
from cardwright.games.wizard.rules import Wizard
from cardwright.kernel.errors import BadInput

if TYPE_CHECKING:
    from cardwright.kernel.knowledge import InformationSet
    from cardwright.kernel.state import Decision, State

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
    world = info.sample(random.Random(0))  # read below where cards and frames are open to the player, and nowhere else
    if not isinstance(world.game, Wizard):
        raise BadInput(f"odds are known for Unreliable Wizard, not for {world.game.name}")
    return _read(world.game, world)


def _read(game: Wizard, s: State) -> Situation:
    found = Situation(game)
    counters = s.counters
    found.question = s.question(0)
    found.over = s.result >= 0
    found.won = s.result == 1
    found.life, found.place = counters[t.LIFE], counters[t.PLACE]
    found.spent, found.beaten = counters[t.SPENT], counters[t.BEATEN]
    found.deck, found.drawn = game.bits(s, t.DECK), game.bits(s, t.DRAWN)
    found.hand = game.bits(s, t.HAND) | found.deck | found.drawn
    for card in s.zones[t.PARTY]:
        number = card - game.first_companion
        found.party += ((number, counters[t.FIRST_SIDE + number] - 1),)
    seen = {card for zone in _OPEN for card in s.zones[zone]}
    found.abilities = tuple([card for card in game.pool() if card not in seen])
    for colour in game.colours:
        unseen = [card - game.first_enemy for card in game.of_colour(colour) if card not in seen]
        found.enemies[colour] = tuple(unseen)
    found.slot, found.area = counters[t.SLOT], counters[t.AREA]
    if found.slot >= 0:
        found.enemy = s.zones[t.ARENA][0] - game.first_enemy
        found.enemy_life, found.enemy_start = counters[t.ENEMY_LIFE], counters[t.ENEMY_START]
        found.resist = tuple(counters[t.RESIST : t.RESIST + t.TYPES])
        found.magic = tuple(counters[t.MAGIC : t.MAGIC + t.TYPES])
        for frame in s.stack:
            if frame.node is game.battle:
                found.step, found.count = frame.step, frame.count
        assert found.step >= SKILLS
    return found


_OPEN = (t.HAND, t.DECK, t.DRAWN, t.GAINED, t.PARTY, t.RETIRED, t.BOX, t.ARENA, t.DEFEATED)
"""Zones whose cards the player sees; the deck's order aside, which is not read."""
