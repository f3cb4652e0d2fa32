"""Positions of Unreliable Wizard: from lists of names to a state, and back."""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING

from cardwright.games.position import TABLE, Holding, Position, PositionError
from cardwright.games.wizard import terms as t
from cardwright.games.wizard.attack import BUILDING, CASTING
from cardwright.games.wizard.journey import ON_MAP
from cardwright.kernel import events
from cardwright.kernel.chance import seed_from
from cardwright.kernel.errors import BadInput
from cardwright.kernel.state import RUNNING

if TYPE_CHECKING:
    from cardwright.games.wizard.rules import Wizard
    from cardwright.games.wizard.words import Words
    from cardwright.kernel.state import State


class Positions:
    """What scenario files need to know of this game."""

    def __init__(self, game: Wizard, words: Words) -> None:
        self.game: Wizard = game
        self.words: Words = words
        self.phases: list[str] = t.PHASES
        self.seat_cards: list[str] = ["hand", "party", "retired", "drawn"]
        self.seat_numbers: list[str] = ["life"]
        self.table_cards: list[str] = ["place", "spent", "beaten", "lairs", "hoards", "defeated"]
        self.table_numbers: list[str] = ["enemy_life"]
        types = game.world.types
        self.counted: list[str] = ["life", "enemy life", "damage", "power", "spent place", "defeated slot"]
        self.counted += [f"{name} {what}" for name in types for what in ("resistance", "support", "magic", "damage")]
        self.counted += [f"figure on {hex.id}" for hex in game.world.hexes]

    # --- words ------------------------------------------------------------------------------------------------------

    def answers(self) -> list[str]:
        """The forms of all answers; ``{card}`` stands for a name."""
        game = self.game
        rules, world = game.world.constants, game.world
        everything = (1 << len(world.magic)) - 1
        found = [f"move to {hex.id}" for hex in world.hexes]
        found += [side.name for companion in world.companions for side in companion.sides]
        found += [*world.types, "stop", "draw one more", "retire {card}"]
        found += [f"draw {number}" for number in range(rules.draw_min, rules.draw_max + 1)]
        found += [self.words.deck(bits) for bits in range(1, everything + 1) if bits.bit_count() >= rules.deck_min]
        spells: dict[str, None] = {}
        for bits in range(1, everything + 1):
            if bits.bit_count() <= rules.draw_max:
                spells.update(dict.fromkeys([self.words.spells(way.spells) for way in game.synthesis.ways(bits)]))
        return [*found, *spells]

    def shortened(self, answer: str, name: str) -> str:
        """How the seat called ``name`` may say an answer if nothing else is meant by it."""
        return answer

    # --- facts ------------------------------------------------------------------------------------------------------

    def active(self, s: State) -> int:
        """The seat whose turn it is: the only one."""
        return 0

    def phase(self, s: State) -> str:
        """The phase: what is asked, or how the game ended."""
        if s.result != RUNNING:
            return "won" if s.result else "lost"
        return t.PHASE_OF[s.pending[0].kind] if s.pending else ""

    def turn(self, s: State) -> int:
        """The number of the move over the map."""
        return s.counters[t.MOVES]

    def count(self, s: State, seat: int, noun: str) -> int:
        """How many of what ``counted`` names the wizard has."""
        counters = s.counters
        if noun == "life":
            return counters[t.LIFE]
        if noun == "enemy life":
            return counters[t.ENEMY_LIFE]
        if noun == "damage":
            return sum(counters[t.DAMAGE : t.DAMAGE + t.TYPES])
        if noun == "power":
            return self.game.strike_power(s) if counters[t.ENEMY_LIFE] else 0
        if noun == "spent place":
            return counters[t.SPENT].bit_count()
        if noun == "defeated slot":
            return counters[t.BEATEN].bit_count()
        if noun.startswith("figure on "):
            return int(self.game.world.hexes[counters[t.PLACE]].id == noun.removeprefix("figure on "))
        name, _, what = noun.rpartition(" ")
        kind = self.game.world.types.index(name)
        if what == "support":
            return self.game.support(s)[kind]
        return counters[{"resistance": t.RESIST, "magic": t.MAGIC, "damage": t.DAMAGE}[what] + kind]

    # --- from a position to a state ---------------------------------------------------------------------------------

    def build(self, position: Position) -> State:
        """The state that the position describes, not yet run to its first question. Raises PositionError."""
        game, world = self.game, self.game.world
        seed = seed_from(position.seed)
        if position.phase == "setup":
            return game.start(seed)
        s = game.empty(seed)
        taken: set[int] = set()
        own, table = position.seats[0], position.table
        for key, zone in (("hand", t.HAND), ("party", t.PARTY), ("retired", t.RETIRED)):
            kinds = (t.BASIC, t.ADVANCED) if key == "hand" else (t.COMPANION,)
            for name in own.cards.get(key, []):
                card = self._card(name, 0, key, kinds)
                self._lay(s, card, zone, taken, 0, key, name)
                if key == "party":
                    number = card - game.first_companion
                    up = [side.name.lower() for side in world.companions[number].sides].index(name.strip().lower())
                    events.count(s, t.FIRST_SIDE + number, up + 1)
        for number in self._slots(table.cards.get("beaten", [])):
            events.count(s, t.BEATEN, s.counters[t.BEATEN] | 1 << number)
        for key, place, kinds in (("lairs", t.lair, (t.ENEMY,)), ("hoards", t.hoard, (t.ADVANCED, t.COMPANION))):
            for number, name in enumerate(table.cards.get(key, [])):
                if number >= len(world.slots):
                    raise PositionError(f"there are only {len(world.slots)} slots", TABLE, key, name)
                if name:
                    card = self._card(name, TABLE, key, kinds)
                    if card >= game.first_enemy and game.enemy(card).colour != world.slots[number].colour:
                        raise PositionError(f"slot {number + 1} is for enemies of another colour", TABLE, key, name)
                    self._lay(s, card, place(number), taken, TABLE, key, name)
        for name in table.cards.get("defeated", []):
            self._lay(s, self._card(name, TABLE, "defeated", (t.ENEMY,)), t.DEFEATED, taken, TABLE, "defeated", name)
        game.deal(s, taken, 0)
        missing = [n + 1 for n in range(len(world.slots)) if not (s.counters[t.BEATEN] >> n) & 1 and not s.zones[t.hoard(n)]]
        if missing:
            raise PositionError(f"no ability card is left for slot {missing[0]}; list fewer or more beaten slots", 0, "hand")
        events.reorder(s, t.HAND, tuple(sorted(s.zones[t.HAND])), t.SET_UP, -1)
        self._numbers(s, position)
        s.stack.append(game.journey.frame(ON_MAP))
        if position.phase != "map":
            self._fight(s, position)
        return s

    def _numbers(self, s: State, position: Position) -> None:
        own, table, most = position.seats[0], position.table, self.game.world.constants.life_max
        life = own.numbers.get("life", s.counters[t.LIFE])
        if life > most:
            raise PositionError(f"life = {life}: expected at most {most}", 0, "life")
        events.count(s, t.LIFE, life)
        for key, index in (("place", t.PLACE), ("spent", t.SPENT)):
            for name in table.cards.get(key, []):
                number = self.game.world.hex_number(name)
                if number < 0:
                    raise PositionError(f"unknown hex “{name}”", TABLE, key, name)
                events.count(s, index, s.counters[t.SPENT] | 1 << number if index == t.SPENT else number)

    def _fight(self, s: State, position: Position) -> None:
        """Begin the battle of the wizard's hex, as far as the phase says."""
        game, world = self.game, self.game.world
        if position.phase not in ("battle", "deck", "synthesis"):
            raise PositionError("a position has phase map, battle, deck, synthesis or setup", TABLE, "place")
        here = world.hexes[s.counters[t.PLACE]]
        if s.counters[t.PLACE] != world.castle and (not here.slot or (s.counters[t.BEATEN] >> (here.slot - 1)) & 1):
            raise PositionError(f"there is nothing to fight on hex “{here.id}”", TABLE, "place", here.id)
        game.battle.begin(s, here.slot)
        if "enemy_life" in position.table.numbers:
            life = position.table.numbers["enemy_life"]
            if not 1 <= life <= s.counters[t.ENEMY_START]:
                message = f"enemy_life = {life}: expected 1 to {s.counters[t.ENEMY_START]}"
                raise PositionError(message, TABLE, "enemy_life")
            events.count(s, t.ENEMY_LIFE, life)
        if position.phase == "battle":
            return
        s.stack[-1].step = BUILDING
        drawn = position.seats[0].cards.get("drawn", [])
        if position.phase == "synthesis":
            if not drawn:
                raise PositionError("phase synthesis needs drawn cards", 0, "drawn")
            s.stack[-1].step = CASTING
            events.count(s, t.ATTACK, 1)
        for name in drawn:
            card = self._card(name, 0, "drawn", (t.BASIC, t.ADVANCED))
            if s.where[card] != t.HAND:
                raise PositionError(f"“{name}” is not in the hand", 0, "drawn", name)
            events.move(s, card, t.DRAWN, t.SET_UP, 0)

    def _lay(self, s: State, card: int, zone: int, taken: set[int], seat: int, key: str, name: str) -> None:
        if card in taken:
            raise PositionError(f"“{name}” is listed twice", seat, key, name)
        taken.add(card)
        events.place(s, zone, [card])

    def _card(self, name: str, seat: int, key: str, kinds: tuple[int, ...]) -> int:
        """The card of a name; a companion of the party is named by the side it has turned up. Raises PositionError."""
        game = self.game
        known = {card_name.lower(): card for card, card_name in enumerate(game.card_names) if game.kind[card] in kinds}
        if key == "party":
            known = {
                side.name.lower(): game.first_companion + number
                for number, companion in enumerate(game.world.companions)
                for side in companion.sides
            }
        card = known.get(name.strip().lower(), -1)
        if card < 0:
            near = difflib.get_close_matches(name.lower(), known, 1)
            hint = f"; did you mean “{near[0]}”?" if near else ""
            what = "side of a companion" if key == "party" else "card that can lie there"
            raise PositionError(f"“{name}” is no {what}{hint}", seat, key, name)
        if game.kind[card] == t.COMPANION and card not in game.pool():
            raise PositionError(f"“{name}” does not take part with princess = {game.options.princess}", seat, key, name)
        return card

    def _slots(self, names: list[str]) -> list[int]:
        for name in names:
            if not name.isdigit() or not 1 <= int(name) <= len(self.game.world.slots):
                raise PositionError(f"“{name}” is no slot; expected 1 to {len(self.game.world.slots)}", TABLE, "beaten", name)
        return [int(name) - 1 for name in names]

    # --- and back ---------------------------------------------------------------------------------------------------

    def at_rest(self, s: State) -> bool:
        """Whether a position says all about the state: a move is asked and nothing else is going on."""
        return len(s.stack) == 1 and s.stack[0].step == ON_MAP and bool(s.pending)

    def position(self, s: State, seed: str) -> Position:
        """The position of a state at rest. Raises BadInput."""
        if not self.at_rest(s):
            raise BadInput("only where a move is asked can the position be written down")
        game, world, counters = self.game, self.game.world, s.counters
        party = [
            world.companions[card - game.first_companion].sides[counters[t.FIRST_SIDE + card - game.first_companion] - 1].name
            for card in s.zones[t.PARTY]
        ]
        slots = range(len(world.slots))
        own = {"hand": self._names(s, t.HAND), "party": party, "retired": self._names(s, t.RETIRED)}
        cards = {
            "place": [world.hexes[counters[t.PLACE]].id],
            "spent": [hex.id for number, hex in enumerate(world.hexes) if (counters[t.SPENT] >> number) & 1],
            "beaten": [str(n + 1) for n in slots if (counters[t.BEATEN] >> n) & 1],
            "lairs": [(self._names(s, t.lair(n)) or [""])[0] for n in slots],
            "hoards": [(self._names(s, t.hoard(n)) or [""])[0] for n in slots],
            "defeated": self._names(s, t.DEFEATED),
        }
        return Position([Holding(own, {"life": counters[t.LIFE]})], Holding(cards), "map", 0, seed)

    def _names(self, s: State, zone: int) -> list[str]:
        return [self.game.card_names[card] for card in s.zones[zone]]
