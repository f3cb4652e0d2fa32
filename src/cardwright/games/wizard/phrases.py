"""The vocabulary of Unreliable Wizard: every phrase the text of a companion may use."""

from __future__ import annotations

from typing import Final

from cardwright.games.wizard import skills as k
from cardwright.kernel.errors import BadInput
from cardwright.language.tree import AND, Ability, Step
from cardwright.language.vocabulary import Vocabulary


def vocabulary() -> Vocabulary:
    """All phrases of the game."""
    v = Vocabulary("wizard", digits=True)
    v.note("trigger", "When a skill of a companion acts; all skills are automatic.")
    v.note("action", "What it does then.")
    v.note("rule", "What holds as long as the companion is in the party.")
    v.add("trigger", "at the start of a battle", k.BattleStart, "once, before the first attack")
    v.add("trigger", "after each attack", k.AfterAttack, "before the enemy strikes, if it is still alive")
    v.add("trigger", "when you win a battle", k.OnWin, "together with the reward of the enemy")
    v.add("action", "the enemy loses {amount:number} life", k.LoseLife, "not below 0")
    v.add("action", "an enemy with {amount:number} or less life left loses all of it", k.Execute, "after other losses of life")
    v.add("action", "every resistance falls by {amount:number} for this battle", k.LowerAll, "not below 0")
    v.add("action", "one resistance of your choice falls by {amount:number} for this battle", k.LowerChosen,
          "not below 0; after everything else at the start")  # fmt: skip
    v.add("action", "you recover {amount:number} life", k.Recover, "up to the most life there can be")
    v.add("rule", "the enemy strikes with {amount:number} less power", k.Weaker, "several add up; a strike stays at least 1")
    v.add("rule", "the enemy does not strike after an attack that dealt {amount:number} or more damage", k.Stun,
          "damage of the attack, also beyond the enemy's life")  # fmt: skip
    return v


EFFECTS: Final[dict[tuple[str, str], tuple[type | None, type]]] = {
    ("battle_start", "enemy_life"): (k.BattleStart, k.LoseLife),
    ("battle_start", "resist_down_all"): (k.BattleStart, k.LowerAll),
    ("battle_start", "resist_down_choice"): (k.BattleStart, k.LowerChosen),
    ("after_attack", "enemy_life"): (k.AfterAttack, k.LoseLife),
    ("after_attack", "execute"): (k.AfterAttack, k.Execute),
    ("after_attack", "stun_if_damage"): (None, k.Stun),
    ("after_attack", "attack_down"): (None, k.Weaker),
    ("on_win", "recover"): (k.OnWin, k.Recover),
}
"""The table of section 7: timing and effect, and the trigger and the action (or lasting rule) that say the same."""


def from_table(timing: str, effect: str, amount: int) -> list[Ability]:
    """The abilities that a line of the table means. Raises BadInput."""
    if timing == effect == "none":
        return []
    if (timing, effect) not in EFFECTS:
        known = "; ".join(f"{a} {b}" for a, b in EFFECTS)
        raise BadInput(f"timing “{timing}” with effect “{effect}”: expected one of {known}; none none")
    trigger, action = EFFECTS[timing, effect]
    if trigger is None:
        return [Ability(None, [], action(amount))]
    return [Ability(trigger(), [Step(AND, False, action(amount))], None)]
