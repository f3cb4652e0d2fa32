"""A battle (section 6), step by step, until the enemy or the wizard has lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.wizard.attack import (
    AFTERWARDS,
    BUILDING,
    CASTING,
    CHECKING,
    DAMAGING,
    NAMING,
    REGAINING,
    REWARDING,
    SKILLS,
    STRIKING,
    TURNING,
    WINNING,
    Attack,
)
from cardwright.games.wizard.skills import LowerChosen
from cardwright.games.wizard.terms import (
    ARENA,
    BATTLE,
    BEATEN,
    CASTLE,
    DAMAGE,
    DAMAGE_SCALE,
    DEALT,
    DECK,
    DEFEATED,
    DRAWN,
    ENEMY_LIFE,
    ENEMY_START,
    HAND,
    LIFE_SCALE,
    MAGIC,
    OPT_STOP,
    REGAINED,
    RESIST,
    RETURN,
    REVEAL,
    REWARDED,
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
from cardwright.kernel.option import number_of, verb_of
from cardwright.kernel.state import Frame

if TYPE_CHECKING:
    from cardwright.kernel.state import Decision, State


class Battle(Attack):
    """A battle. ``count`` is the number of skills that have acted (step 1), or of cards to turn up (step 3)."""

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
                self.game.zero_check.make(s)
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
        self.game.zero_check.make(s)

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
            self.game.zero_check.make(s)

    def _reward(self, s: State, f: Frame) -> None:
        slot = s.counters[SLOT]
        s.stack.pop()
        events.move(s, s.zones[ARENA][0], DEFEATED, WIN, 0)
        self._return_cards(s)
        events.count(s, BEATEN, s.counters[BEATEN] | 1 << (slot - 1))
        events.count_all(s, SLOT, [-1, 0, 0, 0, *[0] * TYPES, 0, *[0] * (2 * TYPES)])
        self.game.gain(s, s.zones[hoard(slot - 1)][-1])
