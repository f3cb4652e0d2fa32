"""The keys and numbers of Unreliable Wizard for programs that learn.

A magic deck is named card by card, in the order of the data, and the spells of an attack one by one; then "done".
"""

from __future__ import annotations

from typing import Final

from cardwright.games.semantics import DONE, Bits, Choice, Keys, Number, Scaled, Semantics, Word
from cardwright.games.wizard import terms as t
from cardwright.games.wizard.rules import Wizard
from cardwright.kernel.knowledge import View
from cardwright.kernel.option import number_of, pack, verb_of
from cardwright.kernel.state import Decision

MOVES: Final = 50
ATTACKS: Final = 20
DAMAGE: Final = 20


class WizardSemantics(Semantics):
    """There is one copy of each card."""

    begins: frozenset[int] = frozenset([t.OPT_DECK, t.OPT_SPELLS])
    depends: frozenset[int] = frozenset([t.OPT_SPELLS])

    def __init__(self, game: Wizard) -> None:
        super().__init__(game)
        self.wizard: Wizard = game
        world = game.world
        hexes = [hex.id for hex in world.hexes]
        slots = [f"slot {slot.id}" for slot in world.slots]
        life = max([profile.life for enemy in world.enemies for profile in enemy.profiles])
        numbers: list[Number] = [
            Scaled("life", world.constants.life_max),
            Choice("place", hexes),
            Bits("spent", hexes),
            Bits("beaten", slots),
            Scaled("moves", MOVES),
            Choice("slot", ["no battle", "the castle", *slots], [-1, *range(len(slots) + 1)]),
            Choice("area", list(world.areas.values()), list(world.areas)),
            Scaled("enemy life", life),
            Scaled("enemy start", life),
            Scaled("attack", ATTACKS),
        ]
        for kind in range(t.TYPES):
            for name in ("resist", "support", "magic", "damage"):
                numbers.append(Scaled(f"{name} {kind}", DAMAGE))
        for number, companion in enumerate(world.companions):
            sides = [f"{companion.name} shows {side}" for side in ("no side", "the first side", "the second side")]
            numbers.append(Choice(f"side {number}", sides))
        self.numbers = numbers

    def keys(self) -> Keys:
        world = self.wizard.world
        companions = [face for face in self.faces if self.wizard.kind[face] == t.COMPANION]
        magic = [face for face in self.faces if self.wizard.kind[face] in (t.BASIC, t.ADVANCED)]
        sides = [
            (
                pack(t.OPT_SIDE, face, -1, side),
                f"turn up {world.companions[face - self.wizard.first_companion].sides[side].name}",
            )
            for face in companions
            for side in range(2)
        ]
        draws = [(0, "draw one more"), *[(n, f"draw {n}") for n in range(1, world.constants.draw_max + 1)]]
        return [
            *self.plain(DONE, "done"),
            *self.plain(t.OPT_STOP, "stop"),
            *sides,
            *self.by_number(t.OPT_MOVE, [(number, f"move to {hex.id}") for number, hex in enumerate(world.hexes)]),
            *self.by_number(t.OPT_TYPE, enumerate(world.types)),
            *self.by_face(t.OPT_DECK, "put {card} into the deck", magic),
            *self.by_number(t.OPT_DRAW, draws),
            *self.by_number(t.OPT_SPELLS, [(number, f"cast {spell.name}") for number, spell in enumerate(world.spells)]),
            *self.by_face(t.OPT_RETIRE, "retire {card}", companions),
        ]

    def word(self, view: View, question: Decision, option: int) -> Word:
        verb, number = verb_of(option), number_of(option)
        if verb == t.OPT_DECK:
            cards = [card for card in range(self.wizard.first_companion) if (number >> card) & 1]
            return (*[pack(t.OPT_DECK, card) for card in cards], pack(DONE))
        if verb == t.OPT_SPELLS:
            drawn = sum([1 << card for card in view.zones[t.DRAWN]])
            spells = self.wizard.synthesis.ways(drawn)[number].spells
            return (*[pack(t.OPT_SPELLS, -1, -1, spell) for spell in spells], pack(DONE))
        return (self.key(question.seat, option),)
