"""The player's part of an attack (steps 2 to 4 of a battle): deck, draw, synthesis."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.wizard.terms import (
    ASK_DECK,
    ASK_DRAW,
    ASK_SPELLS,
    ATTACK,
    BUILD,
    CAST,
    DECK,
    DECK_BUILT,
    DRAW,
    DRAWN,
    HAND,
    HEALED,
    LIFE,
    MAGIC,
    OPT_DRAW,
    OPT_STOP,
    PAID,
    SHUFFLE,
)
from cardwright.kernel import events
from cardwright.kernel.option import number_of, pack, verb_of
from cardwright.kernel.state import Frame, Node

if TYPE_CHECKING:
    from cardwright.games.wizard.rules import Wizard
    from cardwright.kernel.state import State

# Steps of a battle's frame.
SKILLS: Final = 0
BUILDING: Final = 1
NAMING: Final = 2
TURNING: Final = 3
CASTING: Final = 4
CHECKING: Final = 5
DAMAGING: Final = 6
AFTERWARDS: Final = 7
STRIKING: Final = 8
REGAINING: Final = 9
WINNING: Final = 10
REWARDING: Final = 11


class Attack(Node):
    """What a battle does to deal its player's attack. ``count`` is the number of cards to turn up (step 3)."""

    def __init__(self, game: Wizard) -> None:
        super().__init__()
        self.game: Wizard = game

    # --- steps 2 and 3 ----------------------------------------------------------------------------------------------

    def _build(self, s: State, f: Frame) -> None:
        options = self.game.deck_options(self.game.bits(s, HAND))
        if len(options) == 1:
            self._built(s, f, number_of(options[0]))
        else:
            s.ask(0, ASK_DECK, -1, options)

    def _built(self, s: State, f: Frame, bits: int) -> None:
        events.count(s, ATTACK, s.counters[ATTACK] + 1)
        events.note(s, DECK_BUILT, 0, -1, bits)
        for card in s.zones[HAND]:
            if (bits >> card) & 1:
                events.move(s, card, DECK, BUILD, 0)
        f.step = NAMING

    def _name(self, s: State, f: Frame) -> None:
        options = self.draw_options(s)
        if len(options) > 1:
            s.ask(0, ASK_DRAW, -1, options)
        elif verb_of(options[0]) == OPT_STOP:
            f.step = CASTING
        else:
            self._pay(s, f, max(1, number_of(options[0])))

    def draw_options(self, s: State) -> list[int]:
        """How many cards may be drawn (R28), or whether one more may (A3)."""
        rules, options = self.game.world.constants, self.game.options
        drawn = len(s.zones[DRAWN])
        most = min(rules.draw_max - drawn, len(s.zones[DECK]) - rules.deck_leave)
        least = rules.draw_min - drawn
        if not options.overdraw:  # the least number of draws is always legal
            most = min(most, max(least, s.counters[LIFE] // rules.life_per_draw))
        if not options.one_by_one:
            return self.game.draws[most]
        if least > 0:
            return [pack(OPT_DRAW)]
        return [pack(OPT_DRAW), pack(OPT_STOP)] if most > 0 else [pack(OPT_STOP)]

    def _pay(self, s: State, f: Frame, number: int) -> None:
        self.game.lose_life(s, number * self.game.world.constants.life_per_draw, PAID)
        f.count = number
        f.step = TURNING
        if self.game.options.check_immediately:
            self.game.zero_check.make(s)

    def _turn_up(self, s: State, f: Frame) -> None:
        """Shuffle the deck, from the order of the data (R33), and turn up the cards that were paid for."""
        events.reorder(s, DECK, tuple(sorted(s.zones[DECK])), SHUFFLE, 0)
        events.shuffle(s, DECK, SHUFFLE)
        for _ in range(f.count):
            events.move(s, s.zones[DECK][-1], DRAWN, DRAW, 0)
        events.reorder(s, DECK, tuple(sorted(s.zones[DECK])), SHUFFLE, 0)  # their order stays unseen
        f.step = NAMING if self.game.options.one_by_one else CASTING

    # --- step 4 -----------------------------------------------------------------------------------------------------

    def _synthesis(self, s: State, f: Frame) -> None:
        ways = self.game.synthesis.ways(self.game.bits(s, DRAWN))
        if len(ways) == 1:
            self._cast(s, f, 0)
        else:
            s.ask(0, ASK_SPELLS, -1, self.game.synthesis.choices(ways))

    def _cast(self, s: State, f: Frame, number: int) -> None:
        way = self.game.synthesis.ways(self.game.bits(s, DRAWN))[number]
        events.count_all(s, MAGIC, way.attack)
        for spell in way.spells:
            events.note(s, CAST, 0, -1, spell)
            heal = self.game.world.spells[spell].heal
            if heal:
                self.game.gain_life(s, heal, HEALED)
        f.step = CHECKING
