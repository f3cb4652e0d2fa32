"""What the workshop asks about this game: its data file as a list of cards, and the texts on them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from cardwright.games.wizard import sets
from cardwright.games.wizard.skills import LowerChosen, SideRules
from cardwright.kernel.errors import BadInput
from cardwright.language.parsing import TextError
from cardwright.language.setfile import Fault, FaultyFile, parse_set

if TYPE_CHECKING:
    from cardwright.games.wizard.data import Enemy, World
    from cardwright.language.tree import Ability

MAGIC_TYPES: Final = ["Advanced magic", "Basic magic"]
SIDE_TYPES: Final = ["Companion", "Princess"]
ENEMY_TYPE: Final = "Enemy"


class PrintedSide:
    """A card, or one side of a companion, as lists show it."""

    def __init__(self, name: str, type_name: str, text: str, abilities: list[Ability], facts: str = "") -> None:
        self.name: str = name
        self.type_name: str = type_name
        self.copies: int = 1
        self.text: str = text
        self.abilities: list[Ability] = abilities
        self.facts: str = facts  # what else is printed


class Telling:
    """The data file of the game and what can be told about the texts in it."""

    def __init__(self) -> None:
        self.types: list[str] = [*MAGIC_TYPES, *SIDE_TYPES, ENEMY_TYPE]
        self.adds: bool = False

    def shipped(self) -> list[tuple[str, str]]:
        """Name and text of the data file that comes with the game."""
        return [("base.toml", sets.base_text())]

    def read(self, text: str, file: str) -> list[PrintedSide]:
        """The cards of a data file, or of a sheet of texts with tables [[card]]. Raises FaultyFile with all its faults."""
        if re.search(r"^\s*\[\[\s*card\s*\]\]", text, re.MULTILINE):
            return self._sheet(text, file)
        return self._world(sets.read_world(text, file))

    def _world(self, world: World) -> list[PrintedSide]:
        found = [
            PrintedSide(card.name, MAGIC_TYPES[card.basic], "", [], _spells(world, number))
            for number, card in enumerate(world.magic)
        ]
        for companion in world.companions:
            for side in companion.sides:
                name = f"{companion.name} ({side.name})"
                facts = f"supports {_by_type(world, side.support)}"
                found.append(PrintedSide(name, SIDE_TYPES[companion.princess], side.text, side.abilities, facts))
        return found + [PrintedSide(enemy.name, ENEMY_TYPE, "", [], _enemy(world, enemy)) for enemy in world.enemies]

    def _sheet(self, text: str, file: str) -> list[PrintedSide]:
        sheet, faults = parse_set(text, file, self.types, {})
        found: list[PrintedSide] = []
        for entry in sheet.entries:
            if not entry.readable:
                continue
            name, kind = str(entry.values["name"]), str(entry.values["type"])
            try:
                abilities = sets.parser().parse(entry.values["text"])
                SideRules(f"“{name}”", abilities, [])
                if abilities and kind not in SIDE_TYPES:
                    raise BadInput(f"“{name}” is of type {kind}; only companions have a text")
                found.append(PrintedSide(name, kind, entry.values["text"], abilities))
            except TextError as error:
                line = entry.text_line + error.line - 1
                column = entry.text_column + error.column - 1 if error.line == 1 else error.column
                message = f"“{name}”: {str(error).split(': ', 1)[1]}"
                faults.append(Fault(file, line, column, message, error.word, error.expected, error.nearest))
            except BadInput as error:
                faults.append(Fault(file, entry.text_line, entry.text_column, str(error)))
        if faults:
            raise FaultyFile(faults)
        return found

    def facts(self, card: PrintedSide) -> str:
        """What is printed on a card besides its text."""
        return card.facts

    def you(self, ability: Ability, type_name: str) -> str:
        """Who "you" is in an ability."""
        return "the player, whose wizard the companion travels with"

    def choice(self, action: object) -> str:
        """When an action lets somebody choose something; empty if nothing is chosen."""
        return "you choose the type when it acts" if isinstance(action, LowerChosen) else ""


def _by_type(world: World, amounts: list[int]) -> str:
    """Amounts of the types of damage in words."""
    return " + ".join([f"{amount} {name}" for amount, name in zip(amounts, world.types, strict=True) if amount]) or "nothing"


def _spells(world: World, number: int) -> str:
    """The spell of a magic card alone, and those it is a part of."""
    told: list[str] = []
    for spell in world.spells:
        if (spell.mask >> number) & 1:
            others = [card.name for other, card in enumerate(world.magic) if (spell.mask >> other) & 1 and other != number]
            place = f"with {', '.join(others)}" if others else "alone"
            heals = [f"heals {spell.heal}"] if spell.heal else []
            does = [_by_type(world, spell.attack), *heals] if any(spell.attack) else heals or ["nothing"]
            told.append(f"{place}: {spell.name}, {' and '.join(does)}")
    return "\n".join(told)


def _enemy(world: World, enemy: Enemy) -> str:
    """Colour, life and resistances by area, strikes by life left, and what the victory gives."""
    told = [enemy.colour.replace("_", " ")]
    for profile in enemy.profiles:
        told.append(f"{world.areas[profile.area]}: {profile.life} life, resists {_by_type(world, profile.resist)}")
    told.append(f"strikes with 1, 2, … life left: {' '.join(map(str, enemy.attack))}")
    told += [f"regains {enemy.regen} after its strike"] if enemy.regen else []
    told += [f"victory gives {enemy.reward} life"] if enemy.reward else []
    return "\n".join(told)
