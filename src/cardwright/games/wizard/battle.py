"""A battle (section 6), step by step, until the enemy or the wizard has lost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.wizard.skills import LowerChosen
from cardwright.games.wizard.terms import (
    ARENA,
    ASK_DECK,
    ASK_DRAW,
    ASK_SPELLS,
    ATTACK,
    BATTLE,
    BEATEN,
    BUILD,
    CAST,
    CASTLE,
    DAMAGE,
    DAMAGE_SCALE,
    DEALT,
    DECK,
    DECK_BUILT,
    DEFEATED,
    DRAW,
    DRAWN,
    ENEMY_LIFE,
    ENEMY_START,
    HAND,
    HEALED,
    LIFE,
    LIFE_SCALE,
    MAGIC,
    OPT_DRAW,
    OPT_SPELLS,
    OPT_STOP,
    PAID,
    REGAINED,
    RESIST,
    RETURN,
    REVEAL,
    REWARDED,
    SHUFFLE,
    SLOT,
    STRUCK,
    STUNNED,
    TYPES,
    VICTORY,
    WIN,
    WON,
    hoard,
    lair,
)
from cardwright.kernel import events
from cardwright.kernel.option import number_of, pack, verb_of
from cardwright.kernel.state import Frame, Node

if TYPE_CHECKING:
    from cardwright.games.wizard.rules import Wizard
    from cardwright.kernel.state import Decision, State

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


class Battle(Node):
    """A battle. ``count`` is the number of skills that have acted (step 1), or of cards to turn up (step 3)."""

    def __init__(self, game: Wizard) -> None:
        super().__init__()
        self.game: Wizard = game

    def begin(self, s: State, slot: int) -> None:
        """Reveal the enemy of a slot (0 = the castle) and prepare it for its area."""
        game = self.game
        area = game.world.slots[slot - 1].area if slot else game.world.castle_area
        card = s.zones[lair(slot - 1) if slot else CASTLE][-1]
        profile = game.enemy(card).profile(area)
        life = profile.life
        events.move(s, card, ARENA, REVEAL, 0)
        events.count_all(s, SLOT, [slot, area, life, life, *profile.resist, 0])
        events.note(s, BATTLE, 0, card, area)
        s.stack.append(self.frame(SKILLS))

    def frame(self, step: int) -> Frame:
        """A battle at a step."""
        return Frame(self, step, 0, 0, -1, (), (), ())

    def run(self, s: State, f: Frame) -> None:
        step = f.step
        if step == SKILLS:
            self._start_skills(s, f)
        elif step == BUILDING:
            self._build(s, f)
        elif step == NAMING:
            self._name(s, f)
        elif step == TURNING:
            self._turn_up(s, f)
        elif step == CASTING:
            self._synthesis(s, f)
        elif step == CHECKING:
            f.step = DAMAGING
            if not self.game.options.check_late:
                s.stack.append(self.game.zero_check.frame())
        elif step == DAMAGING:
            self._damage(s, f)
        elif step == AFTERWARDS:
            self._after_skills(s, f)
        elif step == STRIKING:
            self._strike(s, f)
        elif step == REGAINING:
            self._regain(s, f)
        elif step == WINNING:
            self._win(s, f)
        else:
            self._reward(s, f)

    def answer(self, s: State, f: Frame, question: Decision, option: int) -> None:
        number = number_of(option)
        if f.step == SKILLS:
            skill, card = self.game.start_skills(s)[f.count]
            assert isinstance(skill, LowerChosen)
            f.count += 1
            skill.chosen(s, card, number)
        elif f.step == BUILDING:
            self._built(s, f, number)
        elif f.step == NAMING:
            if verb_of(option) == OPT_STOP:
                f.step = CASTING
            else:
                self._pay(s, f, max(1, number))
        else:
            self._cast(s, f, number)

    # --- step 1 -----------------------------------------------------------------------------------------------------

    def _start_skills(self, s: State, f: Frame) -> None:
        skills = self.game.start_skills(s)
        if not s.counters[ENEMY_LIFE]:
            f.step = WINNING  # nothing more is asked about an enemy without life
        elif f.count >= len(skills):
            f.step = BUILDING
        else:
            skill, card = skills[f.count]
            if isinstance(skill, LowerChosen):
                skill.ask(s, card)
            else:
                f.count += 1
                skill.apply(self.game, s, card)

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
            return [pack(OPT_DRAW, -1, -1, number) for number in range(least, most + 1)]
        if least > 0:
            return [pack(OPT_DRAW)]
        return [pack(OPT_DRAW), pack(OPT_STOP)] if most > 0 else [pack(OPT_STOP)]

    def _pay(self, s: State, f: Frame, number: int) -> None:
        self.game.lose_life(s, number * self.game.world.constants.life_per_draw, PAID)
        f.count = number
        f.step = TURNING
        if self.game.options.check_immediately:
            s.stack.append(self.game.zero_check.frame())

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
            s.ask(0, ASK_SPELLS, -1, [pack(OPT_SPELLS, -1, -1, number) for number in range(len(ways))])

    def _cast(self, s: State, f: Frame, number: int) -> None:
        way = self.game.synthesis.ways(self.game.bits(s, DRAWN))[number]
        events.count_all(s, MAGIC, way.attack)
        for spell in way.spells:
            events.note(s, CAST, 0, -1, spell)
            heal = self.game.world.spells[spell].heal
            if heal:
                self.game.gain_life(s, heal, HEALED)
        f.step = CHECKING

    # --- step 5 -----------------------------------------------------------------------------------------------------

    def _damage(self, s: State, f: Frame) -> None:
        support = self.game.support(s)
        told = 0
        total = 0
        for kind in range(TYPES):
            magic = s.counters[MAGIC + kind]
            helps = magic > 0 or self.game.options.support_always
            damage = max(0, magic + (support[kind] if helps else 0) - s.counters[RESIST + kind])
            events.count(s, DAMAGE + kind, damage)
            told = told * DAMAGE_SCALE + damage
            total += damage
        events.count(s, ENEMY_LIFE, max(0, s.counters[ENEMY_LIFE] - total))
        events.note(s, DEALT, 0, s.zones[ARENA][0], told)
        f.step = AFTERWARDS

    # --- step 6 -----------------------------------------------------------------------------------------------------

    def _after_skills(self, s: State, f: Frame) -> None:
        for skill, card in self.game.after_skills(s):
            if s.counters[ENEMY_LIFE]:
                skill.apply(self.game, s, card)
        f.step = STRIKING if s.counters[ENEMY_LIFE] else WINNING

    def _strike(self, s: State, f: Frame) -> None:
        enemy = s.zones[ARENA][0]
        stunning = self.game.stunning(s)
        if stunning >= 0:
            events.note(s, STUNNED, 0, stunning)
        else:
            self.game.lose_life(s, self.game.strike_power(s), STRUCK, enemy)
        f.step = REGAINING
        s.stack.append(self.game.zero_check.frame())

    def _regain(self, s: State, f: Frame) -> None:
        """The enemy regains life (R59), and all magic cards return to the hand."""
        enemy = s.zones[ARENA][0]
        regen = self.game.enemy(enemy).regen if self.game.options.regen else 0
        before = s.counters[ENEMY_LIFE]
        after = min(s.counters[ENEMY_START], before + regen)
        if after > before:
            events.count(s, ENEMY_LIFE, after)
            events.note(s, REGAINED, 0, enemy, (after - before) * LIFE_SCALE + after)
        self._return_cards(s)
        f.step = BUILDING

    def _return_cards(self, s: State) -> None:
        for zone in (DECK, DRAWN):
            for card in s.zones[zone]:
                events.move(s, card, HAND, RETURN, 0)
        events.reorder(s, HAND, tuple(sorted(s.zones[HAND])), RETURN, 0)

    # --- victory ----------------------------------------------------------------------------------------------------

    def _win(self, s: State, f: Frame) -> None:
        enemy = s.zones[ARENA][0]
        events.note(s, VICTORY, 0, enemy)
        if not s.counters[SLOT]:
            events.finish(s, 1, WON)
            return
        for skill, card in self.game.win_skills(s):
            skill.apply(self.game, s, card)
        reward = self.game.enemy(enemy).reward
        if reward:
            self.game.gain_life(s, reward, REWARDED, enemy)
        f.step = REWARDING
        if self.game.options.check_late:
            s.stack.append(self.game.zero_check.frame())

    def _reward(self, s: State, f: Frame) -> None:
        slot = s.counters[SLOT]
        s.stack.pop()
        events.move(s, s.zones[ARENA][0], DEFEATED, WIN, 0)
        self._return_cards(s)
        events.count(s, BEATEN, s.counters[BEATEN] | 1 << (slot - 1))
        events.count_all(s, SLOT, [-1, 0, 0, 0, *[0] * TYPES, 0, *[0] * (2 * TYPES)])
        self.game.gain(s, s.zones[hoard(slot - 1)][-1])
