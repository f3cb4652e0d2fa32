"""Companions, magic and enemies as lines and as texts to read."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING, Final

from cardwright.games.wizard import terms as t
from cardwright.terminal.look import COLOURS, DIM, STRONG, CardLook, CardText, Line, Part, card_parts, flow

if TYPE_CHECKING:
    from cardwright.games.wizard.data import Side, Spell
    from cardwright.games.wizard.rules import Wizard
    from cardwright.games.wizard.tables import Tables
    from cardwright.kernel.knowledge import View

TYPE_COLOURS: Final = ["orange", "blue", "violet"]
"""The colours of the three types of damage."""

MARKS: Final = {t.BASIC: ("◇", "basic magic", "blue"), t.ADVANCED: ("◆", "advanced magic", "violet")}
COMPANION: Final = ("☺", "companion", "pink")
ENEMY: Final = "†"
ENEMY_COLOURS: Final = {"yellow": "yellow", "red": "red"}

ROOMY: Final = 56
"""Columns from which the party has its texts beside it."""


class Cards:
    """Says what the cards of one game are."""

    def __init__(self, game: Wizard) -> None:
        self.game = game
        self.types = game.world.types

    # --- cards --------------------------------------------------------------------------------------------------------

    def look(self, card: int) -> CardLook:
        """A card with its mark."""
        game, kind = self.game, self.game.kind[card]
        name = game.card_names[card]
        if kind == t.COMPANION:
            princess = game.world.companions[card - game.first_companion].princess
            return CardLook(card, name, COMPANION[0], "princess" if princess else COMPANION[1], COMPANION[2])
        if kind == t.ENEMY:
            colour = game.enemy(card).colour
            said = f"{colour.replace('_', ' ')}{'' if colour.endswith('lord') else ' enemy'}"
            return CardLook(card, name, ENEMY, said, ENEMY_COLOURS.get(colour, "violet"))
        mark, said, colour = MARKS[kind]
        return CardLook(card, name, mark, said, colour)

    def text(self, card: int) -> CardText:
        """What stands on a card."""
        game, kind = self.game, self.game.kind[card]
        if kind == t.COMPANION:
            sides = game.world.companions[card - game.first_companion].sides
            return CardText(self.look(card), "\n".join([f"{side.name}: {self.says(side)}" for side in sides]), [])
        if kind == t.ENEMY:
            return self._enemy(card)
        spells = [spell for spell in game.world.spells if (spell.mask >> card) & 1]
        return CardText(self.look(card), "\n".join([self.spell(spell) for spell in spells]), [])

    def _enemy(self, card: int) -> CardText:
        enemy = self.game.enemy(card)
        lines = []
        for profile in enemy.profiles:
            where = self.game.world.areas.get(profile.area, f"area {profile.area}")
            lines.append(f"{where}: life {profile.life}, resists {self.vector(profile.resist)}")
        lines.append(f"Strikes by life left, from 1: {' '.join([str(power) for power in enemy.attack])}")
        if enemy.regen and self.game.options.regen:
            lines.append(f"Regains {enemy.regen} life after it struck.")
        if enemy.reward:
            lines.append(f"The victory gives {enemy.reward} life.")
        return CardText(self.look(card), "\n".join(lines), [])

    # --- numbers by type ----------------------------------------------------------------------------------------------

    def vector(self, numbers: list[int]) -> str:
        """Numbers by type in words, without the zeros."""
        said = [f"{name} {number}" for name, number in zip(self.types, numbers, strict=True) if number]
        return ", ".join(said) or "nothing"

    def spell(self, spell: Spell) -> str:
        """A spell: its cards, what it deals and heals."""
        cards = [card.name for number, card in enumerate(self.game.world.magic) if (spell.mask >> number) & 1]
        gives = [self.vector(spell.attack)] if any(spell.attack) else []
        gives += [f"heals {spell.heal}"] if spell.heal else []
        return f"{spell.name} = {' + '.join(cards)}: {', '.join(gives) or 'nothing'}"

    def says(self, side: Side) -> str:
        """A side: its text and its support."""
        support = f"Support: {self.vector(side.support)}." if any(side.support) else "No support."
        return f"{side.text} {support}" if side.text else support

    # --- the party and the hand ---------------------------------------------------------------------------------------

    def side(self, view: View, card: int) -> Side:
        """The side that a companion of the party has turned up."""
        number = card - self.game.first_companion
        return self.game.world.companions[number].sides[max(0, view.numbers[f"side {number}"] - 1)]

    def party(self, view: View, width: int) -> list[Line]:
        """The companions with their sides; with their texts where there is room."""
        cards = view.zones[t.PARTY]
        gone = [Part("given up: "), *[part for card in view.zones[t.RETIRED] for part in (self.look(card).part(), Part(" "))]]
        given_up: list[Line] = [gone] if view.zones[t.RETIRED] else []
        if not cards:
            return [[Part("Party  ", STRONG), Part("nobody yet" if not given_up else "nobody left", DIM)], *given_up]
        if width < ROOMY:
            pieces = [[self.look(card).part(), Part(" "), *self.short(view, card)] for card in cards]
            return [*flow([Part("Party", STRONG)], pieces, width), *given_up]
        lines: list[Line] = [[Part("Party", STRONG)]]
        for card in cards:
            lines += flow([Part("  "), self.look(card).part()], self._sentences(self.side(view, card), width - 4), width)
        return [*lines, *given_up]

    def short(self, view: View, card: int) -> Line:
        """The side of a companion by its name, and its support in figures."""
        side = self.side(view, card)
        return [Part(f"{side.name} "), *self.digits(side.support)]

    def support(self, numbers: list[int]) -> Line:
        """Support in as few columns as can be: +1 flame."""
        found: Line = []
        for kind, number in enumerate(numbers):
            if number:
                found.append(Part(f" +{number} {self.types[kind]}", COLOURS[TYPE_COLOURS[kind % 3]]))
        return found

    def _sentences(self, side: Side, width: int) -> list[Line]:
        pieces: list[Line] = [[Part(f"{side.name}:", STRONG)]]
        pieces += [[Part(line)] for line in textwrap.wrap(side.text, width)]
        return [*pieces, self.support(side.support)] if any(side.support) else pieces

    def hand(self, view: View, width: int) -> list[Line]:
        """The magic cards."""
        cards = [self.look(card) for card in view.zones[t.HAND]]
        return flow([Part("Magic", STRONG)], card_parts(cards), width)

    def hand_column(self, view: View) -> list[Line]:
        """The magic cards below one another."""
        return [[Part("Magic", STRONG)], *[[self.look(card).part()] for card in view.zones[t.HAND]]]

    def party_column(self, view: View, width: int) -> list[Line]:
        """The companions below one another."""
        cards = view.zones[t.PARTY]
        lines: list[Line] = [[Part("Party", STRONG)]]
        if not cards:
            return [*lines, [Part("nobody", DIM)]]
        wide = min(width - 6, max([len(self.side(view, card).name) for card in cards]))
        for card in cards:
            side = self.side(view, card)
            lines.append([self.look(card).part(side.name[:wide].ljust(wide)), Part(" "), *self.digits(side.support)])
        return lines

    def digits(self, numbers: list[int]) -> Line:
        """Numbers by type in as few columns as can be: figures in the colours of the types."""
        found: Line = []
        for kind, number in enumerate(numbers):
            style = COLOURS[TYPE_COLOURS[kind % 3]] if number else DIM
            found += [Part("·" if kind else "", DIM), Part(str(number), style)]
        return found

    def weaker(self, view: View) -> int:
        """What the party takes from each strike."""
        game: Tables = self.game
        found = 0
        for card in view.zones[t.PARTY]:
            number = card - game.first_companion
            found += game.sides[number][view.numbers[f"side {number}"] - 1].weaker
        return found
