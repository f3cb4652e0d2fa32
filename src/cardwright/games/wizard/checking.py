"""What must hold between the entries of a data file (section 12 of the rules): the map hangs together, every card has a
spell, every track is long enough, and the counts fit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.wizard.data import DEMON_LORD

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cardwright.games.wizard.data import Enemy, World
    from cardwright.games.wizard.form import Form

MOST_MAGIC: Final = 10
"""Magic cards; there are that many bits for a deck, and all its subsets are offered."""

MOST_SLOTS: Final = 100


class Checks:
    """The checks of one file; faults go to its form."""

    def __init__(self, form: Form, world: World) -> None:
        self.form = form
        self.world = world
        self.wrong: set[int] = {fault.line for fault in form.faults}
        """Lines with faults of form."""

    def all(self) -> None:
        """All checks, but of what could not be read right, which would only lead to odd complaints."""
        self._constants()
        self._map()
        if self.world.magic and self.world.spells:
            self._spells()
        self._names()
        self._companions()
        self._enemies()
        if not self.form.faults:
            self.world.link()

    def _sound(self, kind: str, *ids: object) -> bool:
        """Whether entries of a kind could be read right."""
        return bool(ids) and all([self._right(self.form.places.get((kind, str(id)), 0)) for id in ids])

    def _named(self, kind: str, ids: Iterable[object]) -> bool:
        """Whether the ids of all entries of a kind could be read."""
        return {str(id) for id in ids} == {id for other, id in self.form.places if other == kind}

    def _right(self, first: int) -> bool:
        """Whether there was no fault of form in the entry that begins in a line."""
        ends = [line for line in self.form.places.values() if line > first]
        end = min([*ends, self.form.lines.end(first) + 1])
        return first > 0 and not any([first <= line < end for line in self.wrong])

    def _known(self, *keys: str) -> bool:
        """Whether numbers of [rules] could be read right."""
        lines = self.form.lines
        top = lines.table("rules")
        return top > 1 and not {top, *[lines.key(top, key) for key in keys]} & self.wrong

    def _map(self) -> None:
        before = len(self.form.faults)
        self._hexes()
        if len(self.form.faults) == before and self._sound("hex", *[hex.id for hex in self.world.hexes]):
            self._reachable()
        self._slots()

    def fault(self, kind: str, id: object, message: str) -> None:
        """A fault of an entry."""
        self.form.fault(self.form.places.get((kind, str(id)), 1), message)

    def _rule(self, key: str, message: str) -> None:
        self.form.fault(self.form.lines.key(self.form.lines.table("rules"), key), message)

    def _constants(self) -> None:
        rules = self.world.constants
        if rules.retire_at_life and self._known("retire_at_life"):
            self._rule("retire_at_life", f"retire_at_life = {rules.retire_at_life}: expected 0 (A12)")
        if rules.draw_min > rules.draw_max and self._known("draw_min", "draw_max"):
            self._rule("draw_max", f"draw_max = {rules.draw_max}: expected at least draw_min = {rules.draw_min}")
        if rules.deck_min < rules.deck_leave + rules.draw_min and self._known("deck_min", "deck_leave", "draw_min"):
            least = rules.deck_leave + rules.draw_min
            self._rule("deck_min", f"deck_min = {rules.deck_min}: expected at least deck_leave + draw_min = {least}")
        if not self._known("life_max"):
            return
        if rules.life_start > rules.life_max and self._known("life_start"):
            self._rule("life_start", f"life_start = {rules.life_start}: expected at most life_max = {rules.life_max}")
        for name, life in self.world.difficulties.items():
            if life > rules.life_max and self._sound("difficulty", name):
                self.fault("difficulty", name, f"life_start = {life} of “{name}”: expected at most life_max = {rules.life_max}")

    def _hexes(self) -> None:
        known = {hex.id: hex for hex in self.world.hexes}
        sound = {id: self._sound("hex", id) for id in known}
        named, areas = self._named("hex", known), self._named("area", self.world.areas)
        for hex in self.world.hexes:
            if not sound[hex.id]:
                continue
            if hex.card not in self.world.areas and areas:
                self.fault("hex", hex.id, f"card = {hex.card} of hex “{hex.id}” is no area")
            if not hex.adj:
                self.fault("hex", hex.id, f"adj of hex “{hex.id}” is empty; expected at least one hex")
            for other in hex.adj:
                if (other not in known and named) or other == hex.id or hex.adj.count(other) > 1:
                    self.fault("hex", hex.id, f"adj of hex “{hex.id}” names “{other}”; expected other hexes, each once")
                elif not sound.get(other, False):
                    continue
                elif hex.id not in known[other].adj:
                    self.fault("hex", hex.id, f"hex “{hex.id}” is next to “{other}”, but “{other}” is not next to “{hex.id}”")
                elif hex.cost == known[other].cost == 0 and hex.id < other:
                    self.fault("hex", hex.id, f"hexes “{hex.id}” and “{other}” are adjacent and both cost 0")
        top = self.form.lines.table("map")
        if (
            self.world.castle_area not in self.world.areas
            and areas
            and self.form.lines.key(top, "castle_area") not in self.wrong
        ):
            self.form.fault(self.form.lines.key(top, "castle_area"), f"castle_area = {self.world.castle_area} is no area")

    def _slots(self) -> None:
        hexes = {hex.id: hex for hex in self.world.hexes}
        slots, top = self.world.slots, self.form.lines.table("map")
        named = self._named("hex", hexes) and self._named("slot", [slot.id for slot in slots])
        areas = self._named("area", self.world.areas)
        all_sound = named and self._sound("slot", *[slot.id for slot in slots])
        if (all_sound and [slot.id for slot in slots] != list(range(1, len(slots) + 1))) or len(slots) > MOST_SLOTS:
            self.form.fault(
                self.form.lines.key(top, "slots"),
                f"ids of slots: expected 1, 2, 3 … in order, at most {MOST_SLOTS}",
            )
        for slot in slots:
            if not named or not self._sound("slot", slot.id) or (slot.hex in hexes and not self._sound("hex", slot.hex)):
                continue
            if slot.hex not in hexes:
                self.fault("slot", slot.id, f"hex = “{slot.hex}” of slot {slot.id} is no hex")
            elif hexes[slot.hex].slot != slot.id:
                self.fault("slot", slot.id, f"slot {slot.id} lies on hex “{slot.hex}”, which has slot {hexes[slot.hex].slot}")
            elif hexes[slot.hex].card != slot.area:
                self.fault("slot", slot.id, f"area = {slot.area} of slot {slot.id}: expected the card of its hex (A18)")
            if slot.area not in self.world.areas and areas:
                self.fault("slot", slot.id, f"area = {slot.area} of slot {slot.id} is no area")
        places = {slot.hex: slot.id for slot in slots}
        ends = not {top, self.form.lines.key(top, "start"), self.form.lines.key(top, "castle")} & self.wrong
        for number, hex in enumerate(self.world.hexes):
            if not self._sound("hex", hex.id):
                continue
            if hex.slot and all_sound and places.get(hex.id) != hex.slot:
                self.fault("hex", hex.id, f"slot = {hex.slot} of hex “{hex.id}”: no slot of that id lies there")
            if hex.slot and number in (self.world.start, self.world.castle) and ends:
                self.fault("hex", hex.id, f"hex “{hex.id}” is the start or the castle and cannot have a slot")
        if self.world.start == self.world.castle and ends:
            self.form.fault(self.form.lines.key(top, "castle"), "castle: expected another hex than start")

    def _reachable(self) -> None:
        hexes = self.world.hexes
        next_to = {hex.id: hex.adj for hex in hexes}
        queue = [hexes[self.world.start].id]
        found = set(queue)
        while queue:
            for id in next_to[queue.pop()]:
                if id not in found:
                    found.add(id)
                    queue.append(id)
        for hex in hexes:
            if hex.id not in found:
                self.fault("hex", hex.id, f"hex “{hex.id}” cannot be reached from the start")

    def _spells(self) -> None:
        rules, magic = self.world.constants, self.world.magic
        basic = [card.id for card in magic if card.basic]
        line = self.form.lines.key(self.form.lines.table("magic"), "cards")
        cards_sound = self._sound("magic card", *[card.id for card in magic])
        if cards_sound and len(basic) < rules.deck_min and self._known("deck_min"):
            self.form.fault(line, f"{len(basic)} magic cards are basic; expected at least deck_min = {rules.deck_min} (A27)")
        if len(magic) > MOST_MAGIC:
            self.form.fault(line, f"there are {len(magic)} magic cards; expected at most {MOST_MAGIC}")
        known = [card.id for card in magic]
        seen: dict[frozenset[str], str] = {}
        spells_sound = self._sound("spell", *[spell.id for spell in self.world.spells])
        for spell in self.world.spells:
            if not cards_sound or not self._sound("spell", spell.id):
                continue
            cards = frozenset(spell.cards)
            if not cards or len(cards) < len(spell.cards) or not cards <= set(known):
                self.fault("spell", spell.id, f"cards = {spell.cards} of spell “{spell.id}”: expected magic cards, each once")
                continue
            if cards in seen:
                self.fault("spell", spell.id, f"spell “{spell.id}” has the same cards as “{seen[cards]}”")
            seen.setdefault(cards, spell.id)
            book = "basic" if cards <= set(basic) else "advanced"
            if spell.book != book:
                self.fault("spell", spell.id, f"book = “{spell.book}” of spell “{spell.id}”: expected {book}, by its cards")
        for card in magic:
            if spells_sound and cards_sound and frozenset([card.id]) not in seen:
                self.fault("magic card", card.id, f"magic card “{card.id}” has no spell of its own")

    def _names(self) -> None:
        """All cards have different names, and so have the sides of companions."""
        world = self.world
        named = [("magic card", card.id, card.name) for card in world.magic]
        named += [("companion", companion.id, companion.name) for companion in world.companions]
        named += [("enemy", enemy.id, enemy.name) for enemy in world.enemies]
        named += [("ability", side.id, side.name) for companion in world.companions for side in companion.sides]
        seen: dict[str, str] = {}
        for kind, id, name in [row for row in named if row[2]]:
            if name.lower() in seen:
                self.fault(kind, id, f"the name “{name}” of {kind} “{id}” is also that of {seen[name.lower()]}; names differ")
            seen.setdefault(name.lower(), f"{kind} “{id}”")
        spells: dict[str, str] = {}
        for spell in [spell for spell in world.spells if spell.name]:
            if spell.name.lower() in spells:
                self.fault("spell", spell.id, f"the name “{spell.name}” is also that of spell “{spells[spell.name.lower()]}”")
            spells.setdefault(spell.name.lower(), spell.id)

    def _companions(self) -> None:
        world = self.world
        if not self._sound("companion", *[companion.id for companion in world.companions]):
            return
        princesses = world.princesses
        line = self.form.lines.table("companion")
        if len(princesses) != 2:
            self.form.fault(line, f"there are {len(princesses)} princesses; expected 2, of which one takes part")
        ordinary = len(world.companions) - len(princesses)
        advanced = sum([not card.basic for card in world.magic])
        pool, places = advanced + ordinary + 1, len(world.slots) + world.constants.starting_abilities
        counted = self._sound("magic card", *[card.id for card in world.magic])
        counted = counted and self._sound("slot", *[slot.id for slot in world.slots])
        if pool != places and counted and self._known("starting_random_abilities"):
            self.form.fault(
                line,
                f"the pool has {pool} cards ({advanced} advanced magic, {ordinary} companions, 1 princess); expected {places}, "
                f"for {len(world.slots)} slots and {world.constants.starting_abilities} at the start",
            )

    def _enemies(self) -> None:
        world = self.world
        slots = self._sound("slot", *[slot.id for slot in world.slots])
        if slots and self._sound("enemy", *[enemy.id for enemy in world.enemies]):
            self._colours()
        colours = {slot.colour for slot in world.slots}
        for enemy in world.enemies:
            if self._sound("enemy", enemy.id):
                if enemy.colour not in colours and enemy.colour != DEMON_LORD and slots:
                    line = self.form.lines.key(self.form.places["enemy", enemy.id], "colour")
                    self.form.fault(line, f"colour = “{enemy.colour}” of enemy “{enemy.id}”: no slot has it")
                self._enemy(enemy, slots)

    def _colours(self) -> None:
        world = self.world
        line = self.form.lines.table("enemy")
        lords = [enemy for enemy in world.enemies if enemy.colour == DEMON_LORD]
        if len(lords) != 1:
            self.form.fault(line, f"{len(lords)} enemies have the colour {DEMON_LORD}; expected exactly one")
        colours = {slot.colour for slot in world.slots}
        for colour in sorted(colours):
            slots = sum([slot.colour == colour for slot in world.slots])
            enemies = sum([enemy.colour == colour for enemy in world.enemies])
            if enemies < slots or colour == DEMON_LORD:
                self.form.fault(line, f"{slots} slots are {colour}, but {enemies} enemies are; expected at least {slots}")

    def _enemy(self, enemy: Enemy, slots: bool) -> None:
        """``slots`` says whether those could be read right."""
        areas = [profile.area for profile in enemy.profiles]
        needed = {slot.area for slot in self.world.slots if slot.colour == enemy.colour and slots}
        if enemy.colour == DEMON_LORD:
            top = self.form.lines.table("map")
            needed = set() if self.form.lines.key(top, "castle_area") in self.wrong else {self.world.castle_area}
        for area in sorted(needed - set(areas)):
            self.fault("enemy", enemy.id, f"enemy “{enemy.id}” has no life and resistances for area {area}")
        for area in areas:
            if areas.count(area) > 1 or (area not in self.world.areas and self._named("area", self.world.areas)):
                self.fault("enemy", enemy.id, f"areas of enemy “{enemy.id}”: area {area} is unknown or stands twice")
        most = max([profile.life for profile in enemy.profiles], default=0)
        line = self.form.lines.key(self.form.places.get(("enemy", enemy.id), 1), "attack")
        if len(enemy.attack) < most:
            self.form.fault(line, f"attack of enemy “{enemy.id}” has {len(enemy.attack)} values; its largest life is {most}")
        if min(enemy.attack, default=1) < 1:
            self.form.fault(line, f"attack of enemy “{enemy.id}”: expected every value to be at least 1")
