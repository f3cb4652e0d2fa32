"""Synthesis: all ways to split drawn cards into spells (step 4 of a battle)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.wizard.terms import OPT_SPELLS, TYPES
from cardwright.kernel.option import pack

if TYPE_CHECKING:
    from cardwright.games.wizard.data import Spell


BITS: Final = 14
"""For each number of an outcome: enough for damage as it is told (see DAMAGE_SCALE)."""


class Way:
    """One way: its spells, by number, what they deal by type, and what they heal one after the other."""

    def __init__(self, spells: list[int], all_spells: list[Spell]) -> None:
        self.spells: list[int] = spells
        self.attack: list[int] = [sum([all_spells[n].attack[kind] for n in spells]) for kind in range(TYPES)]
        self.heal: int = sum([all_spells[n].heal for n in spells])

    @property
    def outcome(self) -> int:
        """What it does, as one number."""
        return packed(self.attack, self.heal)


def packed(attack: list[int], heal: int) -> int:
    """An outcome as one number. Those of spells that are cast together add up."""
    code = heal
    for amount in reversed(attack):
        code = code << BITS | amount
    return code


def _code(spell: Spell) -> int:
    return packed(list(spell.attack), spell.heal)


class Synthesis:
    """The ways of every set of cards, found when they are first needed. Cards are bits by their order in the data."""

    def __init__(self, spells: list[Spell], use_every_card: bool) -> None:
        self.spells: list[Spell] = spells
        self.use_every_card: bool = use_every_card
        self.known: dict[int, list[Way]] = {}
        self._codes: list[tuple[int, int]] = [(spell.mask, _code(spell)) for spell in spells]
        self._outcomes: dict[int, list[int]] = {0: [0]}
        self.options: dict[int, list[int]] = {}  # by number of ways; questions share the lists

    def ways(self, cards: int) -> list[Way]:
        """All splits of the cards into spells, each with exactly the cards of the spell (R35, R36)."""
        if cards not in self.known:
            self.known[cards] = [Way(spells, self.spells) for spells in self._split(cards)]
        return self.known[cards]

    def outcomes(self, cards: int) -> list[int]:
        """What the ways can do, each once: attack by type and healing, packed into one number."""
        if cards not in self._outcomes:
            lowest = cards & -cards
            found: dict[int, None] = {}
            for mask, code in self._codes:
                if mask & lowest and mask & cards == mask:
                    for rest in self.outcomes(cards & ~mask):
                        found[code + rest] = None
            if not self.use_every_card:
                for rest in self.outcomes(cards & ~lowest):
                    found[rest] = None
            self._outcomes[cards] = list(found)
        return self._outcomes[cards]

    def forget(self) -> None:
        """Forget what was found, to measure how long it takes."""
        self.known = {}
        self._outcomes = {0: [0]}

    def choices(self, ways: list[Way]) -> list[int]:
        """The ways as options, each by its place in the list."""
        count = len(ways)
        if count not in self.options:
            self.options[count] = [pack(OPT_SPELLS, -1, -1, number) for number in range(count)]
        return self.options[count]

    def _split(self, cards: int) -> list[list[int]]:
        if not cards:
            return [[]]
        lowest = cards & -cards
        found: list[list[int]] = []
        for number, spell in enumerate(self.spells):
            if spell.mask & lowest and spell.mask & cards == spell.mask:
                found += [[number, *rest] for rest in self._split(cards & ~spell.mask)]
        if not self.use_every_card:  # A6: this card may be left out
            found += self._split(cards & ~lowest)
        return found
