"""Unreliable Wizard as a game for the kernel: setup, skills in their order, and what the player may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.wizard.battle import Battle
from cardwright.games.wizard.data import DEMON_LORD
from cardwright.games.wizard.evaluation import evaluate
from cardwright.games.wizard.journey import SETTING_OUT, Gaining, Journey, ZeroCheck
from cardwright.games.wizard.tables import Tables
from cardwright.games.wizard.terms import (
    ADVANCED,
    AREA,
    ARENA,
    ATTACK,
    BASIC,
    BEATEN,
    BOX,
    CASTLE,
    DAMAGE,
    ENEMY_LIFE,
    ENEMY_START,
    FIRST_SIDE,
    HAND,
    LIFE,
    MAGIC,
    MOVES,
    PARTY,
    PLACE,
    POOL,
    RESIST,
    SLOT,
    SPENT,
    TYPES,
    hoard,
    lair,
)
from cardwright.kernel import chance, events
from cardwright.kernel.state import RUNNING, State

if TYPE_CHECKING:
    from cardwright.games.wizard.data import Enemy, World
    from cardwright.games.wizard.options import Options
    from cardwright.games.wizard.skills import Skill
    from cardwright.kernel.knowledge import View


class Wizard(Tables):
    """One data file with its rule options."""

    def __init__(self, world: World, options: Options) -> None:
        super().__init__(world, options)
        self.journey: Journey = Journey(self)
        self.gaining: Gaining = Gaining(self)
        self.zero_check: ZeroCheck = ZeroCheck(self)
        self.battle: Battle = Battle(self)
        for node in (self.journey, self.gaining, self.zero_check, self.battle):
            self.register(node)
        # What is dealt, prepared once:
        self.basic: list[int] = [card for card, kind in enumerate(self.kind) if kind == BASIC]
        self.demon_lords: list[int] = self.of_colour(DEMON_LORD)
        self.abilities: list[int] = self.pool()
        self.groups: list[list[int]] = [self.of_colour(colour) for colour in self.colours]
        self.slots_of: list[list[int]] = [
            [number for number, slot in enumerate(world.slots) if slot.colour == colour] for colour in self.colours
        ]

    # --- setup ------------------------------------------------------------------------------------------------------

    def empty(self, seed: bytes) -> State:
        """A state in which every card lies in the box, the wizard stands on the start hex and nothing is to be done."""
        size = len(self.kind)
        zones: list[tuple[int, ...]] = [() for _ in self.zone_names]
        zones[BOX] = tuple(range(size))
        counters = [0] * (FIRST_SIDE + len(self.world.companions))
        counters[LIFE] = self.options.life_start
        counters[PLACE] = self.world.start
        counters[SLOT] = -1
        return State(self, zones, bytearray([BOX] * size), {}, counters, [], (), (), 0, 0, 0, RUNNING, seed, 0)

    def start(self, seed: bytes, log: bool = False) -> State:
        """Set up (section 4) and run to the first question.

        All cards are dealt before anything else is left to chance, so a seed deals the same world whatever the player does.
        """
        s = self.empty(seed)
        self.deal(s, set(), self.world.constants.starting_abilities)
        s.log = [] if log else None
        s.stack.append(self.journey.frame(SETTING_OUT))
        s.advance()
        return s

    def pool(self) -> list[int]:
        """The cards that are dealt as abilities: advanced magic, the ordinary companions and the chosen princess."""
        found = [card for card, kind in enumerate(self.kind) if kind == ADVANCED]
        for number, companion in enumerate(self.world.companions):
            if not companion.princess or companion.id == self.options.princess:
                found.append(self.first_companion + number)
        return found

    def deal(self, s: State, taken: set[int], starting: int) -> None:
        """Lay out what has no place yet: ``starting`` cards of the pool for the wizard, abilities and enemies at the slots.

        ``taken`` are cards that a position has laid out already. The chance is that of the setup alone.
        """
        beaten, zones = s.counters[BEATEN], s.zones
        piles = [(HAND, without(self.basic, taken)), (CASTLE, without(self.demon_lords, taken))]
        rest = chance.shuffled(s, tuple(without(self.abilities, taken)))
        piles.append((POOL, rest[:starting][::-1]))
        at = starting
        for number in range(len(self.world.slots)):
            if at < len(rest) and not (beaten >> number) & 1 and not zones[hoard(number)]:
                piles.append((hoard(number), [rest[at]]))
                at += 1
        for group, cards in enumerate(self.groups):
            enemies = chance.shuffled(s, tuple(without(cards, taken)))
            at = 0
            for number in self.slots_of[group]:
                if at < len(enemies) and not (beaten >> number) & 1 and not zones[lair(number)]:
                    piles.append((lair(number), [enemies[at]]))
                    at += 1
            piles.append((self.first_unused + group, enemies[at:]))
        events.lay_out(s, piles)

    def of_colour(self, colour: str) -> list[int]:
        """The enemy cards of a colour."""
        return [self.first_enemy + number for number, enemy in enumerate(self.world.enemies) if enemy.colour == colour]

    def enemy(self, card: int) -> Enemy:
        """What is printed on an enemy card."""
        return self.world.enemies[card - self.first_enemy]

    def gain(self, s: State, card: int) -> None:
        """The wizard gains an ability card."""
        self.gaining.gain(s, card)

    # --- skills of the party ----------------------------------------------------------------------------------------

    def start_skills(self, s: State) -> list[tuple[Skill, int]]:
        """The skills of step 1, each with its companion, in the order in which they act."""
        return by_rank([(skill, card) for card in s.zones[PARTY] for skill in self.side(s, card).starts])

    def after_skills(self, s: State) -> list[tuple[Skill, int]]:
        """The skills of step 6."""
        return by_rank([(skill, card) for card in s.zones[PARTY] for skill in self.side(s, card).afters])

    def win_skills(self, s: State) -> list[tuple[Skill, int]]:
        """The skills of a victory."""
        return by_rank([(skill, card) for card in s.zones[PARTY] for skill in self.side(s, card).wins])

    def stunning(self, s: State) -> int:
        """The companion because of which the enemy does not strike after this attack, -1 if there is none (R57)."""
        dealt = sum(s.counters[DAMAGE : DAMAGE + TYPES])
        for card in s.zones[PARTY]:
            least = self.side(s, card).stun
            if 0 < least <= dealt:
                return card
        return -1

    def strike_power(self, s: State) -> int:
        """The power of the enemy's strike now: what its track says, less what the party takes away (R56)."""
        power = self.enemy(s.zones[ARENA][0]).attack[s.counters[ENEMY_LIFE] - 1]
        less = sum([self.side(s, card).weaker for card in s.zones[PARTY]])
        return max(power - less, min(power, self.world.constants.power_floor))

    # --- knowledge --------------------------------------------------------------------------------------------------

    def public_numbers(self, s: State) -> dict[str, int]:
        counters = s.counters
        numbers = {
            "life": counters[LIFE], "place": counters[PLACE], "spent": counters[SPENT], "beaten": counters[BEATEN],
            "moves": counters[MOVES], "slot": counters[SLOT], "area": counters[AREA], "enemy life": counters[ENEMY_LIFE],
            "enemy start": counters[ENEMY_START], "attack": counters[ATTACK],
        }  # fmt: skip
        support = self.support(s)
        for kind in range(TYPES):
            numbers[f"resist {kind}"] = counters[RESIST + kind]
            numbers[f"support {kind}"] = support[kind]
            numbers[f"magic {kind}"] = counters[MAGIC + kind]
            numbers[f"damage {kind}"] = counters[DAMAGE + kind]
        for number in range(len(self.world.companions)):
            numbers[f"side {number}"] = counters[FIRST_SIDE + number]
        return numbers

    def progress(self, s: State) -> tuple[int, int]:
        """Step of the running battle and progress inside it: there is nobody from whom they would be secret."""
        for f in s.stack:
            if f.node is self.battle:
                return f.step, f.count
        return 0, 0

    def evaluate(self, view: View, seat: int) -> float:
        return evaluate(self, view)


def without(cards: list[int], taken: set[int]) -> list[int]:
    """The cards that are not taken."""
    return [card for card in cards if card not in taken] if taken else cards


def by_rank(skills: list[tuple[Skill, int]]) -> list[tuple[Skill, int]]:
    """Skills in the order in which they act; the order of the party decides between those of one rank (A14)."""
    ranks = sorted({skill.rank for skill, _ in skills})
    return [(skill, card) for rank in ranks for skill, card in skills if skill.rank == rank]
