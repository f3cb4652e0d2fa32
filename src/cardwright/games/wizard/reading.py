"""Reading a data file: from TOML to a World. Every fault of form is found, each with its line."""

from __future__ import annotations

import re
from typing import Final

from cardwright.games.wizard.data import (
    CONSTANTS,
    Companion,
    Constants,
    Enemy,
    Hex,
    Magic,
    Profile,
    Side,
    Slot,
    Spell,
    World,
)
from cardwright.games.wizard.form import Form, Table
from cardwright.games.wizard.options import VARIANTS
from cardwright.games.wizard.phrases import from_table
from cardwright.games.wizard.skills import SideRules
from cardwright.games.wizard.terms import TYPES
from cardwright.kernel.errors import BadInput
from cardwright.language.parsing import Parser, TextError
from cardwright.language.setfile import Fault

GAMES: Final = ("wizard", "unreliable_wizard")
TABLES: Final = [
    "format", "game", "damage_types", "status", "rules", "difficulty", "double_mode", "map", "magic", "companion", "enemy",
    "fixture",
]  # fmt: skip


class Reader(Form):
    """Reads one file; ``faults`` grows as it goes."""

    def __init__(self, text: str, file: str, parser: Parser) -> None:
        super().__init__(text, file)
        self.parser = parser

    def read(self) -> World:
        """The world of the file; ``faults`` tells what is wrong with it. Raises FaultyFile if it is not TOML."""
        data = self.toml()
        world = World()
        self.check_keys(data, TABLES, 1, "the file")
        if data.get("format") != 1:
            self.fault(self.lines.key(1, "format"), f"format = {data.get('format')!r}: expected 1")
        if data.get("game") not in GAMES:
            self.fault(self.lines.key(1, "game"), f'game = {data.get("game")!r}: expected "{GAMES[0]}"')
        types = self.value(data, "damage_types", list, 1, "the file")
        if not all([isinstance(name, str) and name for name in types]) or len(types) != TYPES or len(set(types)) != TYPES:
            self.fault(self.lines.key(1, "damage_types"), f"damage_types: expected {TYPES} different names")
        world.types = [str(name) for name in types]
        self._rules(world, self.value(data, "rules", dict, 1, "the file"))
        self._difficulties(world, self.tables(data, "difficulty"))
        self._double_mode(data.get("double_mode", {}))
        self._map(world, self.value(data, "map", dict, 1, "the file"))
        self._magic(world, self.value(data, "magic", dict, 1, "the file"))
        for number, table in enumerate(self.tables(data, "companion")):
            self._companion(world, table, self.lines.table("companion", number))
        for number, table in enumerate(self.tables(data, "enemy")):
            self._enemy(world, table, self.lines.table("enemy", number))
        return world

    # --- the tables -------------------------------------------------------------------------------------------------

    def _rules(self, world: World, table: Table) -> None:
        line = self.lines.table("rules")
        self.check_keys(table, [*CONSTANTS, "variants"], line, "[rules]")
        found = {key: int(self.value(table, key, int, line, "[rules]", least)) for key, least in CONSTANTS.items()}
        world.constants = Constants(found)
        variants = table.get("variants", {})
        line = self.lines.table("rules.variants")
        if not isinstance(variants, dict):
            self.fault(self.lines.key(line, "variants"), "variants: expected a table [rules.variants]")
            return
        self.check_keys(variants, list(VARIANTS), line, "[rules.variants]")
        for key, value in variants.items():
            if key in VARIANTS:
                word = str(value).lower() if isinstance(value, bool) else str(value)
                if word not in VARIANTS[key]:
                    expected = ", ".join(VARIANTS[key])
                    self.fault(self.lines.key(line, key), f"{key} = {value!r} of [rules.variants]: expected one of {expected}")
                world.variants[key] = word

    def _difficulties(self, world: World, tables: list[Table]) -> None:
        for number, table in enumerate(tables):
            line, where = self.entry("difficulty", table, self.lines.table("difficulty", number), ["id", "life_start"])
            name = self.value(table, "id", str, line, where)
            world.difficulties[name] = self.value(table, "life_start", int, line, where, 1)

    def _double_mode(self, table: object) -> None:
        line = self.lines.table("double_mode")
        if not isinstance(table, dict):
            self.fault(line, "double_mode: expected a table")
            return
        self.check_keys(table, ["card_exists", "enabled"], line, "[double_mode]")
        if "card_exists" in table:
            self.value(table, "card_exists", bool, line, "[double_mode]")
        if table.get("enabled", False) is not False:
            self.fault(self.lines.key(line, "enabled"), "enabled of [double_mode]: expected false (A7)")

    def _map(self, world: World, table: Table) -> None:
        top = self.lines.table("map")
        self.check_keys(table, ["cards", "start", "castle", "castle_area", "areas", "slots", "hexes"], top, "[map]")
        self.value(table, "cards", int, top, "[map]", 1)
        world.castle_area = self.value(table, "castle_area", int, top, "[map]", 1)
        for part in self.tables(table, "areas", top, "[map]"):
            line, where = self.entry("area", part, self.lines.key(top, "areas"), ["id", "name"])
            world.areas[self.value(part, "id", int, line, where, 1)] = self.value(part, "name", str, line, where)
        for part in self.tables(table, "slots", top, "[map]"):
            keys = ["id", "hex", "area", "side", "colour"]
            line, where = self.entry("slot", part, self.lines.key(top, "slots"), keys)
            id, hex = self.value(part, "id", int, line, where, 1), self.value(part, "hex", str, line, where)
            area, colour = self.value(part, "area", int, line, where, 1), self.value(part, "colour", str, line, where)
            side = self.value(part, "side", str, line, where)
            if side and side not in ("left", "right"):
                self.fault(line, f"side = “{side}” of {where}: expected left or right")
            world.slots.append(Slot(id, hex, area, colour))
        for part in self.tables(table, "hexes", top, "[map]"):
            keys = ["id", "card", "row", "col", "terrain", "cost", "recover", "slot", "adj"]
            line, where = self.entry("hex", part, self.lines.key(top, "hexes"), keys)
            found = {key: self.value(part, key, int, line, where) for key in ("card", "row", "col", "cost", "recover", "slot")}
            id, terrain = self.value(part, "id", str, line, where), self.value(part, "terrain", str, line, where)
            new = Hex(id, found["card"], terrain, found["cost"], found["recover"], found["slot"], [])
            new.row, new.col, new.adj = found["row"], found["col"], self.names(part, "adj", line, where)
            world.hexes.append(new)
        world.start = self._hex(world, table, "start", top)
        world.castle = self._hex(world, table, "castle", top)

    def _hex(self, world: World, table: Table, key: str, top: int) -> int:
        name = self.value(table, key, str, top, "[map]")
        number = world.hex_number(name)
        if number < 0 and name and world.hex_number("") < 0:  # hexes without an id are a fault already
            self.fault(self.lines.key(top, key), f"{key} = “{name}” of [map] is no hex")
        return max(number, 0)

    def _magic(self, world: World, table: Table) -> None:
        top = self.lines.table("magic")
        self.check_keys(table, ["cards", "spells"], top, "[magic]")
        for part in self.tables(table, "cards", top, "[magic]"):
            line, where = self.entry("magic card", part, self.lines.key(top, "cards"), ["id", "name", "kind"])
            kind = self.value(part, "kind", str, line, where)
            if "kind" in part and kind not in ("basic", "advanced"):
                self.fault(line, f"kind = “{kind}” of {where}: expected basic or advanced")
            id, name = self.value(part, "id", str, line, where), self.value(part, "name", str, line, where)
            world.magic.append(Magic(id, name, kind == "basic"))
        for part in self.tables(table, "spells", top, "[magic]"):
            keys = ["id", "name", "book", "cards", "attack", "heal"]
            line, where = self.entry("spell", part, self.lines.key(top, "spells"), keys)
            id, name = self.value(part, "id", str, line, where), self.value(part, "name", str, line, where)
            book, cards = self.value(part, "book", str, line, where), self.names(part, "cards", line, where)
            attack, heal = self.numbers(part, "attack", line, where), self.value(part, "heal", int, line, where)
            world.spells.append(Spell(id, name, book, cards, attack, heal))

    def _companion(self, world: World, table: Table, start: int) -> None:
        line, where = self.entry("companion", table, start, ["id", "name", "princess", "abilities"])
        id, name = self.value(table, "id", str, line, where), self.value(table, "name", str, line, where)
        princess = self.value(table, "princess", bool, line, where)
        sides = [self._side(part, start) for part in self.tables(table, "abilities", line, where)]
        if "abilities" in table and len(sides) != 2:
            self.fault(self.lines.key(line, "abilities"), f"{where} has {len(sides)} abilities; expected exactly 2")
        world.companions.append(Companion(id, name, princess, sides))

    def _side(self, table: Table, start: int) -> Side:
        keys = ["id", "name", "text", "timing", "effect", "amount", "support"]
        line, where = self.entry("ability", table, start, keys)
        id, name = self.value(table, "id", str, line, where), self.value(table, "name", str, line, where)
        support = self.numbers(table, "support", line, where)
        said = [key for key in ("timing", "effect", "amount") if key in table]
        text = ""
        try:
            if said and "text" in table:
                self.fault(line, f"{where} has a text and also {', '.join(said)}; expected one or the other")
            elif said:
                timing, effect = self.value(table, "timing", str, line, where), self.value(table, "effect", str, line, where)
                abilities = from_table(timing, effect, self.value(table, "amount", int, line, where))
                text = self.parser.printer.text(abilities)
            else:
                text = self.value(table, "text", str, line, where)
            abilities = self.parser.parse(text)
            SideRules(f"“{name}”", abilities, support)
            return Side(id, name, text, abilities, support)
        except TextError as error:
            place = self.lines.key(line, "text")
            match = re.search(r"\btext\s*=\s*[\"']", self.lines.lines[place - 1])
            column = (match.end() if match else 0) + error.column
            message = f"“{name}”: {str(error).split(': ', 1)[1]}"
            self.faults.append(Fault(self.file, place, column, message, error.word, error.expected, error.nearest))
        except BadInput as error:
            self.fault(line, str(error))
        return Side(id, name, "", [], support)

    def _enemy(self, world: World, table: Table, start: int) -> None:
        keys = ["id", "name", "colour", "reward", "regen", "attack", "areas"]
        line, where = self.entry("enemy", table, start, keys)
        id, name = self.value(table, "id", str, line, where), self.value(table, "name", str, line, where)
        colour, reward = self.value(table, "colour", str, line, where), self.value(table, "reward", int, line, where)
        enemy = Enemy(id, name, colour, reward, self.value(table, "regen", int, line, where), [])
        enemy.attack = self.numbers(table, "attack", line, where, 0)
        for part in self.tables(table, "areas", line, where):
            place = self.lines.entry(self.lines.key(line, "areas"), "area", part.get("area"))
            inside = f"area {part.get('area')} of {where}"
            self.check_keys(part, ["area", "life", "resist"], place, inside)
            area, life = self.value(part, "area", int, place, inside, 1), self.value(part, "life", int, place, inside, 1)
            enemy.profiles.append(Profile(area, life, self.numbers(part, "resist", place, inside)))
        world.enemies.append(enemy)
