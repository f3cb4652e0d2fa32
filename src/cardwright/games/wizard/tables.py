"""The cards and zones of one data file, and what happens to life: what all parts of the rules share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.wizard.skills import SideRules
from cardwright.games.wizard.synthesis import Synthesis
from cardwright.games.wizard.terms import (
    ADVANCED,
    BASIC,
    COMPANION,
    ENEMY,
    ENEMY_LIFE,
    FIRST_SIDE,
    FIRST_SLOT,
    HURT,
    LIFE,
    LIFE_SCALE,
    OPT_DECK,
    OPT_DRAW,
    OPT_MOVE,
    PARTY,
    POOL,
    TYPES,
)
from cardwright.kernel import events
from cardwright.kernel.game import NOBODY, Game
from cardwright.kernel.option import pack

if TYPE_CHECKING:
    from cardwright.games.wizard.data import World
    from cardwright.games.wizard.options import Options
    from cardwright.kernel.state import State


class Tables(Game):
    """Zones and cards. Cards are numbered: magic, then companions, then enemies, each in the order of the file."""

    def __init__(self, world: World, options: Options) -> None:
        super().__init__("wizard", 1)
        self.world: World = world
        self.options: Options = options
        self.zone_names = ["pool", "box", "castle", "arena", "defeated enemies"]
        self.zone_names += ["hand 0", "deck 0", "drawn cards 0", "gained card 0", "party 0", "retired 0"]
        for slot in world.slots:
            self.zone_names += [f"slot {slot.id} lair", f"slot {slot.id} hoard"]
        self.first_unused: int = len(self.zone_names)
        self.colours: list[str] = list(dict.fromkeys([slot.colour for slot in world.slots]))
        self.zone_names += [f"unused {colour} enemies" for colour in self.colours]
        size = len(self.zone_names)
        self.zone_public = [POOL < zone < FIRST_SLOT for zone in range(size)]
        # Backs can be told apart: abilities lie among abilities, enemies among those of their colour.
        self.zone_group = [0] * FIRST_SLOT
        for slot in world.slots:
            self.zone_group += [1 + self.colours.index(slot.colour), 0]
        self.zone_group += [1 + number for number in range(len(self.colours))]
        self.zone_owner = [0 if name.endswith(" 0") else NOBODY for name in self.zone_names]
        self.zone_ordered = [zone == POOL for zone in range(size)]
        self.first_companion: int = len(world.magic)
        self.first_enemy: int = self.first_companion + len(world.companions)
        self.kind: list[int] = [BASIC if card.basic else ADVANCED for card in world.magic]
        self.kind += [COMPANION] * len(world.companions) + [ENEMY] * len(world.enemies)
        self.card_names = [card.name for card in world.magic]
        self.card_names += [companion.name for companion in world.companions]
        self.card_names += [enemy.name for enemy in world.enemies]
        self.face = list(range(len(self.kind)))
        self.sides: list[list[SideRules]] = [
            [SideRules(side.name, side.abilities, side.support) for side in companion.sides] for companion in world.companions
        ]
        self.synthesis: Synthesis = Synthesis(world.spells, options.use_every_card)
        # Options that come up again and again; questions share the lists.
        self.moves: list[list[int]] = [[pack(OPT_MOVE, -1, -1, number) for number in hex.next] for hex in world.hexes]
        self.decks: dict[int, list[int]] = {}  # by hand, as bits: the decks that may be built
        most = world.constants.draw_max
        self.draws: list[list[int]] = [
            [pack(OPT_DRAW, -1, -1, number) for number in range(world.constants.draw_min, n + 1)] for n in range(most + 1)
        ]  # by the most cards that may be drawn

    # --- what the party does ----------------------------------------------------------------------------------------

    def side(self, s: State, card: int) -> SideRules:
        """The side that a companion of the party has turned up."""
        number = card - self.first_companion
        return self.sides[number][s.counters[FIRST_SIDE + number] - 1]

    def support(self, s: State) -> list[int]:
        """What the party adds to every attack, by type (never stored)."""
        found = [0] * TYPES
        for card in s.zones[PARTY]:
            support = self.side(s, card).support
            for kind in range(TYPES):
                found[kind] += support[kind]
        return found

    # --- magic cards as bits ----------------------------------------------------------------------------------------

    def bits(self, s: State, zone: int) -> int:
        """The magic cards of a zone as bits."""
        found = 0
        for card in s.zones[zone]:
            found |= 1 << card
        return found

    def deck_options(self, hand: int) -> list[int]:
        """Every deck that can be built from a hand (R27)."""
        if hand not in self.decks:
            least = self.world.constants.deck_min
            self.decks[hand] = [
                pack(OPT_DECK, -1, -1, bits) for bits in range(1, hand + 1) if bits & hand == bits and bits.bit_count() >= least
            ]
        return self.decks[hand]

    # --- life -------------------------------------------------------------------------------------------------------

    def lose_life(self, s: State, amount: int, verb: int, card: int = -1) -> None:
        """The wizard loses life, not below 0; more than there is need not be paid."""
        before = s.counters[LIFE]
        after = max(0, before - amount)
        events.count(s, LIFE, after)
        events.note(s, verb, 0, card, (before - after) * LIFE_SCALE + after)

    def gain_life(self, s: State, amount: int, verb: int, card: int = -1) -> None:
        """The wizard gains life, up to the most there can be."""
        before = s.counters[LIFE]
        after = min(self.world.constants.life_max, before + amount)
        events.count(s, LIFE, after)
        events.note(s, verb, 0, card, (after - before) * LIFE_SCALE + after)

    def hurt(self, s: State, amount: int, card: int) -> None:
        """A skill takes life from the enemy, not below 0."""
        before = s.counters[ENEMY_LIFE]
        after = max(0, before - amount)
        events.count(s, ENEMY_LIFE, after)
        events.note(s, HURT, 0, card, (before - after) * LIFE_SCALE + after)
