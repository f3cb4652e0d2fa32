"""What the texts of companions are made of: triggers, actions and lasting rules (section 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.wizard.terms import ASK_TYPE, ENEMY_LIFE, MENDED, OPT_TYPE, RESIST, SKILL, TYPES, WEAKENED
from cardwright.kernel import events
from cardwright.kernel.errors import BadInput
from cardwright.kernel.option import pack
from cardwright.language.tree import IF_DONE, THEN

if TYPE_CHECKING:
    from cardwright.games.wizard.tables import Tables
    from cardwright.kernel.state import State
    from cardwright.language.tree import Ability

START: Final = 1
AFTER: Final = 2
WIN: Final = 4
WHEN_WORDS: Final = {START: "at the start of a battle", AFTER: "after each attack", WIN: "when you win a battle"}


class Trigger:
    """When a skill acts."""

    when: int = 0


class BattleStart(Trigger):
    """Step 1, once in a battle."""

    when = START


class AfterAttack(Trigger):
    """Step 6, before the enemy strikes, as long as it is alive."""

    when = AFTER


class OnWin(Trigger):
    """Together with the reward of a victory."""

    when = WIN


class Skill:
    """An action of a companion's text. Several in one step act by ``rank``, then by party order (A14)."""

    rank: int = 0
    fits: int = 0  # the triggers it can stand behind
    asks: bool = False

    def __init__(self, amount: int) -> None:
        self.amount: int = amount

    def apply(self, g: Tables, s: State, card: int) -> None:
        """Let it happen; ``card`` is the companion."""
        raise NotImplementedError


class LoseLife(Skill):
    """The enemy loses life (R22, R54)."""

    rank = 0
    fits = START | AFTER

    def apply(self, g: Tables, s: State, card: int) -> None:
        events.note(s, SKILL, 0, card)
        g.hurt(s, self.amount, card)


class Execute(Skill):
    """An enemy with little life left has none (R55)."""

    rank = 1
    fits = AFTER

    def apply(self, g: Tables, s: State, card: int) -> None:
        left = s.counters[ENEMY_LIFE]
        if 0 < left <= self.amount:
            events.note(s, SKILL, 0, card)
            g.hurt(s, left, card)


class LowerAll(Skill):
    """Every resistance falls, not below 0, for this battle (R25)."""

    rank = 2
    fits = START

    def apply(self, g: Tables, s: State, card: int) -> None:
        events.note(s, SKILL, 0, card)
        for kind in range(TYPES):
            self.lower(s, kind)

    def lower(self, s: State, kind: int) -> None:
        """Lower one resistance."""
        events.count(s, RESIST + kind, max(0, s.counters[RESIST + kind] - self.amount))


class LowerChosen(LowerAll):
    """One resistance falls; the player chooses which (D4)."""

    rank = 3
    asks = True

    def ask(self, s: State, card: int) -> None:
        """Ask for the type."""
        s.ask(0, ASK_TYPE, card, [pack(OPT_TYPE, -1, -1, kind) for kind in range(TYPES)])

    def chosen(self, s: State, card: int, kind: int) -> None:
        """Take the answer."""
        events.note(s, SKILL, 0, card)
        self.lower(s, kind)
        events.note(s, WEAKENED, 0, card, kind)


class Recover(Skill):
    """The wizard gains life on a victory (R61)."""

    rank = 4
    fits = WIN

    def apply(self, g: Tables, s: State, card: int) -> None:
        g.gain_life(s, self.amount, MENDED, card)


class Rule:
    """A lasting rule of a companion's text."""

    def __init__(self, amount: int) -> None:
        self.amount: int = amount


class Weaker(Rule):
    """The enemy strikes with less power (R56)."""


class Stun(Rule):
    """No strike after an attack that dealt so much damage (R57)."""


class SideRules:
    """A side's text, sorted by when the rules read it."""

    def __init__(self, name: str, abilities: list[Ability], support: list[int]) -> None:
        """Raises BadInput where the text says something that companions cannot do."""
        self.support: list[int] = support
        self.starts: list[Skill] = []
        self.afters: list[Skill] = []
        self.wins: list[Skill] = []
        self.weaker: int = 0
        self.stun: int = 0  # least damage that stuns, 0 = never
        for ability in abilities:
            rule = ability.rule
            if rule is not None:
                self._lasts(name, rule)
            else:
                self._acts(name, ability)

    def _lasts(self, name: str, rule: object) -> None:
        assert isinstance(rule, Rule)
        _check_amount(name, rule.amount)
        if isinstance(rule, Weaker):
            self.weaker += rule.amount
        else:
            self.stun = min(self.stun, rule.amount) if self.stun else rule.amount

    def _acts(self, name: str, ability: Ability) -> None:
        trigger = ability.trigger
        if not isinstance(trigger, Trigger):
            expected = ", ".join([f"“{words}”" for words in WHEN_WORDS.values()])
            raise BadInput(f"{name}: expected when it acts before the action: {expected}")
        for step in ability.steps:
            skill = step.action
            assert isinstance(skill, Skill)
            _check_amount(name, skill.amount)
            if step.delay is not None or step.condition is not None or step.each is not None:
                raise BadInput(f"{name}: skills of companions act at once, under no condition and once")
            if step.may:
                raise BadInput(f"{name}: “you may” does not fit; all skills of companions are automatic (A13)")
            if step.join in (THEN, IF_DONE):
                raise BadInput(f"{name}: actions of companions are joined by “and” or stand in sentences of their own")
            if not skill.fits & trigger.when:
                expected = " or ".join([f"“{words}”" for bit, words in WHEN_WORDS.items() if bit & skill.fits])
                raise BadInput(f"{name}: “{WHEN_WORDS[trigger.when]}” does not fit its action; expected {expected}")
            if trigger.when == START:
                self.starts.append(skill)
            elif trigger.when == AFTER:
                self.afters.append(skill)
            else:
                self.wins.append(skill)


def _check_amount(name: str, amount: int) -> None:
    if amount < 1:
        raise BadInput(f"{name}: a number in the text is 0; expected at least 1")
