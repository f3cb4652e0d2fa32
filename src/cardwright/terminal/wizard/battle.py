"""A battle as lines: the enemy, its life and strength, what it resists, and how the last attack went."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.wizard import terms as t
from cardwright.terminal.look import COLOURS, DIM, NEAR, STRONG, Line, Part, card_parts, flow, width_of
from cardwright.terminal.wizard.party import TYPE_COLOURS

if TYPE_CHECKING:
    from cardwright.games.wizard.rules import Wizard
    from cardwright.kernel.knowledge import View
    from cardwright.terminal.wizard.party import Cards

ALIVE: Final = "#ff7b7b"
HERE: Final = "bold #000000 on #ffd75f"
LEFT: Final = 11
"""Columns before the rows of numbers."""


class BattleDrawing:
    """Draws the running battle of one game."""

    def __init__(self, game: Wizard, cards: Cards) -> None:
        self.game = game
        self.cards = cards

    def power(self, view: View, life: int) -> tuple[int, int]:
        """The power of a strike with that much life left: what the track says, and what the party leaves of it."""
        printed = self.game.enemy(view.zones[t.ARENA][0]).attack[life - 1]
        floor = min(printed, self.game.world.constants.power_floor)
        return printed, max(printed - self.cards.weaker(view), floor)

    def damage(self, view: View, magic: list[int]) -> int:
        """What spells of that much magic deal to the enemy, by the rule of step 5."""
        always = self.game.options.support_always
        return sum(
            [
                max(0, deals + (view.numbers[f"support {kind}"] if deals or always else 0) - view.numbers[f"resist {kind}"])
                for kind, deals in enumerate(magic)
            ]
        )

    def draw(self, view: View, width: int) -> list[Line]:
        """The enemy and the attack."""
        gap: Line = [Part("")]
        return [self._enemy(view, width), *self.track(view, width), self._next(view), gap, *self.rows(view, width)]

    def _enemy(self, view: View, width: int) -> Line:
        """Its name and life, and its kind where there is room."""
        look = self.cards.look(view.zones[t.ARENA][0])
        line = [look.part(), Part(f"  {view.numbers['enemy life']} of {view.numbers['enemy start']} life", STRONG)]
        kind = Part(f"  {look.kind}", DIM)
        return [*line, kind] if width_of([*line, kind]) <= width else line

    def track(self, view: View, width: int) -> list[Line]:
        """The life of the enemy as a row of boxes, and above each box the power of the strike with that much life."""
        life, start = view.numbers["enemy life"], view.numbers["enemy start"]
        powers = [str(self.game.enemy(view.zones[t.ARENA][0]).attack[n]) for n in range(start)]
        wide = max([len(power) for power in powers]) + 1
        if LEFT + start * wide > width:
            wide -= 1
        above: Line = [Part("strikes".ljust(LEFT), DIM)]
        below: Line = [Part("life".ljust(LEFT), STRONG)]
        for number, power in enumerate(powers, 1):
            style = HERE if number == life else "" if number < life else DIM
            above += [Part(power, style), Part(" " * (wide - len(power)))]
            below += [Part("■" if number <= life else "□", ALIVE if number <= life else DIM), Part(" " * (wide - 1))]
        return [above, below]

    def _next(self, view: View) -> Line:
        """What the enemy does next as things stand."""
        life = view.numbers["enemy life"]
        if not life:
            return [Part("It has no life left.", STRONG)]
        printed, left = self.power(view, life)
        less = f" (party −{printed - left})" if left < printed else ""
        enemy = self.game.enemy(view.zones[t.ARENA][0])
        regains = f", regains {enemy.regen}" if enemy.regen and self.game.options.regen else ""
        return [Part("Next strike "), Part(f"{left}", NEAR), Part(f"{less}{regains}", DIM)]

    def rows(self, view: View, width: int) -> list[Line]:
        """Resistances and support by type, and the magic and damage of the last attack."""
        names = self.game.world.types
        numbers = view.numbers
        wide = max(6, *[len(name) + 1 for name in names])
        if LEFT + wide * len(names) > width - 5:
            wide = max(4, (width - 5 - LEFT) // len(names))
        head: Line = [Part(" " * LEFT)]
        for kind, name in enumerate(names):
            head.append(Part(name[: wide - 1].rjust(wide), COLOURS[TYPE_COLOURS[kind % 3]]))
        lines = [head]
        told = [("resists", "resist", True), ("support", "support", True)]
        fought = any([numbers[f"magic {kind}"] or numbers[f"damage {kind}"] for kind in range(t.TYPES)])
        told += [("last magic", "magic", fought), ("damage", "damage", fought)]
        for name, key, shown in told:
            line: Line = [Part(name.ljust(LEFT), STRONG if key in ("resist", "damage") else "")]
            found = [numbers[f"{key} {kind}"] for kind in range(t.TYPES)]
            for kind, number in enumerate(found):
                style = COLOURS[TYPE_COLOURS[kind % 3]] if number else DIM
                line.append(Part((str(number) if shown else "–").rjust(wide), style if shown else DIM))
            if key == "damage" and shown:
                line.append(Part(f" = {sum(found)}", STRONG))
            lines.append(line)
        return lines

    def deck(self, view: View, width: int) -> list[Line]:
        """The deck of the running attack and the cards drawn from it."""
        lines: list[Line] = []
        for zone, name in ((t.DRAWN, "Drawn"), (t.DECK, "Deck")):
            cards = [self.cards.look(card) for card in sorted(view.zones[zone])]
            if cards:
                lines += flow([Part(name, STRONG)], card_parts(cards), width)
        return lines
