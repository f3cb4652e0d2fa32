"""What a data file describes, ready for the rules: the map, magic, companions and enemies of section 3."""

from __future__ import annotations

from cardwright.language.tree import Ability


class Hex:
    """A hex of the map."""

    def __init__(self, id: str, card: int, terrain: str, cost: int, recover: int, slot: int, adj: list[str]) -> None:
        self.id: str = id
        self.card: int = card
        self.terrain: str = terrain
        self.cost: int = cost
        self.recover: int = recover
        self.slot: int = slot  # 0 = none
        self.adj: list[str] = adj
        self.row: int = 0
        self.col: int = 0
        self.next: list[int] = []  # the numbers of the hexes in adj


class Slot:
    """A place where an enemy and, under it, an ability card lie face down."""

    def __init__(self, id: int, hex: str, area: int, colour: str) -> None:
        self.id: int = id
        self.hex: str = hex
        self.area: int = area
        self.colour: str = colour
        self.side: str = ""


class Magic:
    """A magic card."""

    def __init__(self, id: str, name: str, basic: bool) -> None:
        self.id: str = id
        self.name: str = name
        self.basic: bool = basic


class Spell:
    """A spell: exactly these cards, as bits by the order of the magic cards in the file."""

    def __init__(self, id: str, name: str, book: str, cards: list[str], attack: list[int], heal: int) -> None:
        self.id: str = id
        self.name: str = name
        self.book: str = book
        self.cards: list[str] = cards
        self.attack: list[int] = attack
        self.heal: int = heal
        self.mask: int = 0


class Side:
    """One of the two abilities of a companion: a text in the card language and support by type."""

    def __init__(self, id: str, name: str, text: str, abilities: list[Ability], support: list[int]) -> None:
        self.id: str = id
        self.name: str = name
        self.text: str = text
        self.abilities: list[Ability] = abilities
        self.support: list[int] = support


class Companion:
    """A travel companion."""

    def __init__(self, id: str, name: str, princess: bool, sides: list[Side]) -> None:
        self.id: str = id
        self.name: str = name
        self.princess: bool = princess
        self.sides: list[Side] = sides


class Profile:
    """Life and resistances of an enemy in one area."""

    def __init__(self, area: int, life: int, resist: list[int]) -> None:
        self.area: int = area
        self.life: int = life
        self.resist: list[int] = resist


class Enemy:
    """An enemy; ``attack[n - 1]`` is its power with n life left."""

    def __init__(self, id: str, name: str, colour: str, reward: int, regen: int, attack: list[int]) -> None:
        self.id: str = id
        self.name: str = name
        self.colour: str = colour
        self.reward: int = reward
        self.regen: int = regen
        self.attack: list[int] = attack
        self.profiles: list[Profile] = []

    def profile(self, area: int) -> Profile:
        """What it is in an area."""
        for profile in self.profiles:
            if profile.area == area:
                return profile
        return self.profiles[0]  # the Demon Lord has only one (A18)


class Constants:
    """The numbers of [rules]."""

    def __init__(self, values: dict[str, int]) -> None:
        self.life_max: int = values["life_max"]
        self.life_start: int = values["life_start"]
        self.deck_min: int = values["deck_min"]
        self.draw_min: int = values["draw_min"]
        self.draw_max: int = values["draw_max"]
        self.deck_leave: int = values["deck_leave"]
        self.life_per_draw: int = values["life_per_draw"]
        self.retire_recover: int = values["retire_recover"]
        self.retire_at_life: int = values["retire_at_life"]
        self.starting_abilities: int = values["starting_random_abilities"]
        self.power_floor: int = values["attack_reduction_floor"]


CONSTANTS = {
    "life_max": 1, "life_start": 1, "deck_min": 1, "draw_min": 1, "draw_max": 1, "deck_leave": 0, "life_per_draw": 1,
    "retire_recover": 1, "retire_at_life": 0, "starting_random_abilities": 0, "attack_reduction_floor": 0,
}  # fmt: skip
"""The keys of [rules] with their least values."""


class World:
    """A whole data file."""

    def __init__(self) -> None:
        self.types: list[str] = []
        self.constants: Constants = Constants(dict.fromkeys(CONSTANTS, 1))
        self.variants: dict[str, str] = {}
        self.difficulties: dict[str, int] = {}  # life at the start, by name
        self.start: int = 0
        self.castle: int = 0
        self.castle_area: int = 0
        self.areas: dict[int, str] = {}
        self.hexes: list[Hex] = []
        self.slots: list[Slot] = []
        self.magic: list[Magic] = []
        self.spells: list[Spell] = []
        self.companions: list[Companion] = []
        self.enemies: list[Enemy] = []

    def link(self) -> None:
        """Put numbers in place of names, once all names are known to exist."""
        numbers = {hex.id: number for number, hex in enumerate(self.hexes)}
        for hex in self.hexes:
            hex.next = [numbers[id] for id in hex.adj]
        bits = {card.id: 1 << number for number, card in enumerate(self.magic)}
        for spell in self.spells:
            spell.mask = sum([bits[id] for id in spell.cards])

    def hex_number(self, id: str) -> int:
        """The number of a hex, -1 if there is none of that name."""
        for number, hex in enumerate(self.hexes):
            if hex.id == id:
                return number
        return -1

    @property
    def princesses(self) -> list[str]:
        """The names (ids) of the princesses, one of which takes part."""
        return [companion.id for companion in self.companions if companion.princess]


DEMON_LORD = "demon_lord"
"""The colour of the enemy in the castle."""
