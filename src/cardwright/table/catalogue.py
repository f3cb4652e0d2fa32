"""What is printed: the cards of a game for the browser, public from the first moment and the same for everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from cardwright.games.narrators.rules import Narrators
from cardwright.games.unicorns.rules import Unicorns
from cardwright.games.wizard.rules import Wizard

if TYPE_CHECKING:
    from cardwright.games.wizard.data import World
    from cardwright.kernel.game import Game


class FaceView(Struct, omit_defaults=True):
    """A printed card."""

    name: str
    type: str = ""
    text: str = ""
    notes: list[str] = []
    score: int = -1
    power: int = -1
    subtypes: list[str] = []
    sides: list[SideView] = []  # of a companion
    enemy: EnemyView | None = None


class SideView(Struct):
    """A side of a companion."""

    name: str
    text: str
    support: list[int]


class ProfileView(Struct):
    """Life and resistances of an enemy in an area."""

    area: int
    life: int
    resist: list[int]


class EnemyView(Struct):
    """An enemy; ``attack[n - 1]`` is its power with n life left."""

    colour: str
    attack: list[int]
    reward: int
    regen: int
    profiles: list[ProfileView]


class HexView(Struct, omit_defaults=True):
    """A hex of the map."""

    row: int
    column: int
    terrain: str
    cost: int
    recover: int = 0
    slot: int = 0
    colour: str = ""  # of the enemy's back


class SpellView(Struct, omit_defaults=True):
    """A spell: the faces of its cards, what it deals by type, and what it heals."""

    name: str
    book: str
    cards: list[int]
    attack: list[int]
    heal: int = 0


class WorldView(Struct):
    """The map and the spellbooks."""

    hexes: list[HexView]
    castle: int
    areas: list[str]
    types: list[str]
    spells: list[SpellView]
    life_most: int


class Catalogue(Struct, omit_defaults=True):
    """All printed cards of a game, by face."""

    game: str
    faces: list[FaceView]
    world: WorldView | None = None


def catalogue(game: Game) -> Catalogue:
    """The catalogue of a game."""
    if isinstance(game, Unicorns):
        return Catalogue(game.name, [FaceView(card.name, card.type_name, card.text, card.rulings) for card in game.cards])
    if isinstance(game, Narrators):
        faces = [
            FaceView(face.name, face.type_name, face.text, [], face.score, face.power, face.subtypes) for face in game.faces
        ]
        return Catalogue(game.name, faces)
    assert isinstance(game, Wizard)
    return Catalogue(game.name, _wizard_faces(game.world), _world(game.world))


def _wizard_faces(world: World) -> list[FaceView]:
    found = [FaceView(card.name, "Basic magic" if card.basic else "Advanced magic") for card in world.magic]
    for companion in world.companions:
        sides = [SideView(side.name, side.text, side.support) for side in companion.sides]
        found.append(FaceView(companion.name, "Princess" if companion.princess else "Companion", sides=sides))
    for enemy in world.enemies:
        profiles = [ProfileView(profile.area, profile.life, profile.resist) for profile in enemy.profiles]
        view = EnemyView(enemy.colour, enemy.attack, enemy.reward, enemy.regen, profiles)
        found.append(FaceView(enemy.name, "Enemy", enemy=view))
    return found


def _world(world: World) -> WorldView:
    colours = {slot.id: slot.colour for slot in world.slots}
    return WorldView(
        hexes=[
            HexView(hex.row, hex.col, hex.terrain, hex.cost, hex.recover, hex.slot, colours.get(hex.slot, ""))
            for hex in world.hexes
        ],
        castle=world.castle,
        areas=list(world.areas.values()),
        types=list(world.types),
        spells=[
            SpellView(
                spell.name, spell.book, [n for n in range(len(world.magic)) if (spell.mask >> n) & 1], spell.attack, spell.heal
            )
            for spell in world.spells
        ],
        life_most=world.constants.life_max,
    )
