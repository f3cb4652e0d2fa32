"""Pages beside the table: spells, ways over the map, what is still unseen, the party."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING, Final

from cardwright.games.wizard import terms as t
from cardwright.games.wizard.data import DEMON_LORD
from cardwright.terminal.look import COLOURS, DIM, STRONG, CardLook, CardText, Line, Part, card_parts, flow
from cardwright.terminal.wizard.about import about_lines
from cardwright.terminal.wizard.map import LARGE
from cardwright.terminal.wizard.party import TYPE_COLOURS
from cardwright.terminal.wizard.result import result_lines

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardwright.games.wizard.data import Spell
    from cardwright.games.wizard.geography import Geography, Way
    from cardwright.games.wizard.rules import Wizard
    from cardwright.kernel.knowledge import View
    from cardwright.terminal.session import Session
    from cardwright.terminal.wizard.battle import BattleDrawing
    from cardwright.terminal.wizard.map import MapDrawing
from cardwright.terminal.wizard.party import Cards

PAGES: Final = {
    "spells": "what can be made of your magic cards",
    "party": "your companions and what they do",
    "ways": "the cheapest way to each place of the map",
    "unseen": "enemies and abilities not seen yet",
    "map": "the whole map, large",
    "odds": "in a battle the exact odds, on the map the ways",
    "about": "about this data: what is known and what was made up",
    "result": "how the game went, to share, when it is over",
    "review": "when it is over: chances and the costliest mistakes",
}

NAMES: Final = 34
"""Columns of a spell with its cards."""


class Pages:
    """The pages of one game."""

    def __init__(
        self, game: Wizard, data: str, geography: Geography, map_drawing: MapDrawing, cards: Cards, battle: BattleDrawing
    ) -> None:
        self.game = game
        self.data = data  # the data file
        self.geography = geography
        self.map = map_drawing
        self.cards = cards
        self.battle = battle
        self.makers: dict[str, Callable[[View, int], list[Line]]] = {
            "spells": self.spells,
            "party": self.party,
            "ways": self.ways,
            "unseen": self.unseen,
            "map": self.large_map,
            "odds": self.no_battle,
        }

    def page(self, command: str, session: Session, width: int) -> list[Line]:
        """A page by its command."""
        if command == "about":
            return about_lines(self.data, width)
        if command == "review":
            return [[Part("The game is not over yet.")]]
        if command == "result":
            return [[Part(line)] for line in result_lines(session, self.game) or ["The game is not over yet."]]
        return self.makers[command](session.view, width)

    # --- spells -------------------------------------------------------------------------------------------------------

    def spells(self, view: View, width: int) -> list[Line]:
        """What could still be made in this attack, then what all magic cards could make."""
        drawn, deck = self._bits(view, t.DRAWN), self._bits(view, t.DECK)
        everything = self._bits(view, t.HAND) | drawn | deck
        lines: list[Line] = []
        if drawn:
            lines += self._made(view, "Of the drawn cards", drawn, 0)
            lines.append([Part("")])
        if deck:
            more = "with further cards of the deck" if drawn else "of the deck"
            lines += self._made(view, f"What can come {more}", drawn | deck, drawn)
            lines.append([Part("")])
        elif not drawn:
            lines += self._made(view, "What your magic can make", everything, 0)
        return [*lines, *self._one_missing(everything, width)]

    def _one_missing(self, cards: int, width: int) -> list[Line]:
        """The spells for which one more card must be found."""
        lines: list[Line] = []
        missing = [spell for spell in self.game.world.spells if (spell.mask & ~cards).bit_count() == 1]
        if missing:
            lines += [[Part("")], [Part("One card is missing for", STRONG)]]
            names = [[Part(f"{spell.name} ({self._cards(spell.mask & ~cards)})", DIM)] for spell in missing]
            lines += flow([Part("  ")], names, width)
        return lines

    def running(self, view: View) -> list[Line]:
        """What can still be made in the running attack."""
        drawn, deck = self._bits(view, t.DRAWN), self._bits(view, t.DECK)
        if not drawn and not deck:
            return []
        return self._made(view, "What can be made of these cards", drawn or deck, 0)

    def _made(self, view: View, title: str, cards: int, known: int) -> list[Line]:
        spells = [spell for spell in self.game.world.spells if spell.mask & ~cards == 0 and spell.mask & ~known]
        head: Line = [Part(title.ljust(NAMES), STRONG)]
        for kind, name in enumerate(self.game.world.types):
            head.append(Part(f"{name[:6]:>7}", COLOURS[TYPE_COLOURS[kind % 3]]))
        if view.numbers["slot"] >= 0:
            head.append(Part("  deals", DIM))
        lines: list[Line] = [head]
        for spell in spells:
            lines.append(self._spell(view, spell))
        return lines if spells else [head, [Part("  nothing", DIM)]]

    def _spell(self, view: View, spell: Spell) -> Line:
        text = f"{spell.name} = {self._cards(spell.mask)}"
        line: Line = [Part(f"  {text}".ljust(NAMES))]
        for kind, number in enumerate(spell.attack):
            line.append(Part(f"{number:>7}", COLOURS[TYPE_COLOURS[kind % 3]] if number else DIM))
        if view.numbers["slot"] >= 0:
            line.append(Part(f"{self.battle.damage(view, spell.attack):>7}"))
        if spell.heal:
            line.append(Part(f"  heals {spell.heal}", COLOURS["green"]))
        return line

    def _cards(self, bits: int) -> str:
        return " + ".join([card.name for number, card in enumerate(self.game.world.magic) if (bits >> number) & 1])

    def _bits(self, view: View, zone: int) -> int:
        return sum([1 << card for card in view.zones[zone]])

    # --- the party ----------------------------------------------------------------------------------------------------

    def party(self, view: View, width: int) -> list[Line]:
        """The companions with all their texts."""
        return self.cards.party(view, max(width, 60))

    # --- the map ------------------------------------------------------------------------------------------------------

    def large_map(self, view: View, width: int) -> list[Line]:
        """The map as large as the width allows."""
        return self.map.large(view, {}, LARGE, []) if self.map.beside(LARGE, width) >= 0 else self.map.small(view, {}, width)

    def ways(self, view: View, width: int) -> list[Line]:
        """The cheapest way to each enemy, to each place that recovers life, and to the castle."""
        place, beaten = view.numbers["place"], view.numbers["beaten"]
        free = self.geography.ways(place, beaten)
        forced = self.geography.ways(place, beaten, past_enemies=True)
        lines: list[Line] = [[Part("Cheapest ways from here, and the life they cost", STRONG)]]
        for number in range(len(self.game.world.hexes)):
            if number != place and (self.geography.stops(number, beaten) or self.map.recovery(view, number)):
                known = free.get(number)
                way = known or forced.get(number)
                if way is not None:
                    lines += self._way(view, number, way, known is None, width)
        said = (
            "NE = north-east, and so on. What places on the way give is not counted. “past an enemy”: a battle waits on every "
            "way there."
        )
        lines += [[Part("")], *[[Part(line, DIM)] for line in textwrap.wrap(said, width)]]
        return lines

    def _way(self, view: View, number: int, way: Way, forced: bool, width: int) -> list[Line]:
        mark = self.map.mark(view, number)
        hex = self.game.world.hexes[number]
        name = f"{self._called(view, number)}, {self.geography.area(hex)}".ljust(36)
        head = [Part(f"{mark.sign:<2}", mark.style), Part(f" {name}"), Part(f"{way.cost:>3}", STRONG)]
        route: list[Line] = [[Part(self.geography.route(view.numbers["place"], way))]]
        return flow(head, [*route, *([[Part("past an enemy", DIM)]] if forced else [])], width)

    def _called(self, view: View, number: int) -> str:
        hex = self.game.world.hexes[number]
        if number == self.game.world.castle:
            return "the Demon Castle"
        if hex.slot:
            return f"{self.game.world.slots[hex.slot - 1].colour} enemy"
        return f"{hex.terrain} (+{self.map.recovery(view, number)})"

    def no_battle(self, view: View, width: int) -> list[Line]:
        """The odds page outside of battles."""
        head: Line = [Part("There are odds in battles; on the map, what ways cost and what may wait.")]
        return [head, [Part("")], *self.ways(view, width), [Part("")], *self.unseen(view, width)]

    def hex_text(self, view: View, number: int) -> CardText:
        """What to read about a hex one may go to."""
        world = self.game.world
        hex = world.hexes[number]
        mark = self.map.mark(view, number)
        where = self.geography.direction(view.numbers["place"], number)
        life = max(0, view.numbers["life"] - hex.cost)
        lines = [f"{self.map.says(view, number).capitalize()}."]
        gain = self.map.recovery(view, number)
        if not life:
            lines.append("You would have no life left.")
        else:
            lines.append(f"Life {view.numbers['life']} → {min(world.constants.life_max, life + gain)}.")
        if hex.slot and not (view.numbers["beaten"] >> (hex.slot - 1)) & 1:
            lines.append(f"A battle begins at once, in {self.geography.area(hex)}.")
        elif number == world.castle:
            lines.append("The last battle begins at once.")
        look = CardLook(-1, where.capitalize(), mark.sign, self.geography.area(hex), "green")
        return CardText(look, " ".join(lines), [])

    # --- what is unseen -----------------------------------------------------------------------------------------------

    def unseen(self, view: View, width: int) -> list[Line]:
        """What is known by elimination: the enemies and abilities that nobody has seen yet."""
        game = self.game
        seen = {card for zone in view.zones for card in zone if card >= 0}
        lines: list[Line] = []
        for colour in game.colours:
            cards = [self.cards.look(card) for card in game.of_colour(colour) if card not in seen]
            slots = [slot.id for slot in game.world.slots if slot.colour == colour]
            left = sum([1 for slot in slots if not (view.numbers["beaten"] >> (slot - 1)) & 1])
            title = f"{colour} enemies ({left} on the map)"
            lines += flow([Part(f"{title:<27}", STRONG)], card_parts(cards), width)
        lords = [self.cards.look(card) for card in game.of_colour(DEMON_LORD)]
        lines += flow([Part(f"{'in the castle':<27}", STRONG)], card_parts(lords), width)
        abilities = [self.cards.look(card) for card in game.pool() if card not in seen]
        lines += flow([Part(f"{'abilities to be found':<27}", STRONG)], card_parts(abilities), width)
        lines += [[Part("")], [Part("card NAME shows each of them.", DIM)]]
        return lines

    def option_text(self, view: View, verb: int, number: int) -> CardText | None:
        """What to read about a deck, or about a way to cast what was drawn."""
        spells = self.game.world.spells
        if verb == t.OPT_DECK:
            most = self.game.world.constants.draw_max
            made = [s for s in spells if s.mask & ~number == 0 and 1 < s.mask.bit_count() <= min(most, number.bit_count() - 1)]
            look = CardLook(-1, self._cards(number).replace(" + ", ", "), "✦", "deck; it can make", "blue")
            return CardText(look, "\n".join([self.cards.spell(spell) for spell in made]) or "single cards only", [])
        way = self.game.synthesis.ways(self._bits(view, t.DRAWN))[number]
        look = CardLook(-1, " + ".join([spells[n].name for n in way.spells]) or "nothing", "✦", "spells", "blue")
        support = [view.numbers[f"support {kind}"] for kind in range(t.TYPES)]
        resist = [view.numbers[f"resist {kind}"] for kind in range(t.TYPES)]
        lines = [
            f"Magic: {self.cards.vector(way.attack)}",
            f"Support: {self.cards.vector(support)}",
            f"Resisted: {self.cards.vector(resist)}",
            f"Deals {self.battle.damage(view, way.attack)} of {view.numbers['enemy life']} life.",
        ]
        if way.heal:
            lines.append(f"Heals {way.heal}.")
        return CardText(look, "\n".join(lines), [])
