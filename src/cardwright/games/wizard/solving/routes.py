"""The cheapest ways over the map: what life is left on arrival, and which places recover on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardwright.games.wizard.rules import Wizard
    from cardwright.games.wizard.solving.situation import Situation


class Way:
    """A way to a hex. Entering a hex takes its cost; the first entry of a village or town gives life back."""

    def __init__(self, path: tuple[int, ...], cost: int, life: int, spent: int, retired: int) -> None:
        self.path: tuple[int, ...] = path
        """The hexes in order, without the one where it begins."""
        self.cost: int = cost
        """The sum of what the hexes cost, whatever is recovered."""
        self.life: int = life
        """The life on arrival."""
        self.spent: int = spent
        """The hexes whose recovery is spent then, as bits."""
        self.retired: int = retired
        """How many companions must be given up on the way; more than there are means death."""


def ways_from(now: Situation) -> dict[int, list[Way]]:
    """The ways from the wizard's hex to every hex that can be reached without another battle.

    Of the ways to a hex those are kept that no other beats in life on arrival, companions kept and recovery left. The best
    stands first: fewest companions given up, then most life, then fewest recoveries spent, then the lowest cost.
    """
    game = now.game
    world = game.world
    rest = world.constants.retire_recover
    fights = {world.hex_number(slot.hex) for n, slot in enumerate(world.slots) if not (now.beaten >> n) & 1} | {world.castle}
    start = Way((), 0, now.life, now.spent, 0)
    found: dict[int, list[Way]] = {now.place: [start]}
    queue = [(now.place, start)]
    while queue:
        here, way = queue.pop(0)
        if way not in found[here] or (here in fights and way.path):
            continue
        for hex in world.hexes[here].next:
            new = _enter(game, way, hex, rest)
            if new.retired > len(now.party):
                continue
            kept = found.setdefault(hex, [])
            if any([_beats(old, new) for old in kept]):
                continue
            kept[:] = [old for old in kept if not _beats(new, old)] + [new]
            queue.append((hex, new))
    del found[now.place]
    for ways in found.values():
        ways.sort(key=lambda way: (way.retired, -way.life, way.spent.bit_count(), way.cost, way.path))
    return found


def step(now: Situation, hex: int) -> Way:
    """The way to an adjacent hex."""
    start = Way((), 0, now.life, now.spent, 0)
    return _enter(now.game, start, hex, now.game.world.constants.retire_recover)


def _enter(game: Wizard, way: Way, hex: int, rest: int) -> Way:
    here = game.world.hexes[hex]
    life, retired, spent = max(0, way.life - here.cost), way.retired, way.spent
    if not life:
        life, retired = min(game.world.constants.life_max, rest), retired + 1
    used_up = spent != 0 if game.options.recover_anywhere_once else (spent >> hex) & 1 == 1
    if here.recover and not used_up:
        life, spent = min(game.world.constants.life_max, life + here.recover), spent | 1 << hex
    return Way((*way.path, hex), way.cost + here.cost, life, spent, retired)


def _beats(one: Way, two: Way) -> bool:
    """Whether the first of two ways to a hex is as good in every respect."""
    return one.life >= two.life and one.retired <= two.retired and one.spent & ~two.spent == 0


class Place:
    """A hex of the map as the odds panel shows it."""

    def __init__(self, hex: int, way: Way) -> None:
        self.hex: int = hex
        self.cost: int = way.cost
        """What the cheapest way costs in life, without what it recovers."""
        self.life: int = way.life
        """The life on arrival, before a battle."""
        self.path: tuple[int, ...] = way.path
        """The hexes of the way, this one last."""
        self.retired: int = way.retired
        """How many companions must be given up on the way."""


def places(now: Situation) -> list[Place]:
    """The best way to every hex that can be reached without another battle, by number of the hex."""
    return [Place(hex, ways[0]) for hex, ways in sorted(ways_from(now).items())]
