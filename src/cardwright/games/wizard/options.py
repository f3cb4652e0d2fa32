"""Rule options: the difficulty, the princess and the open questions of the rules, each with its recommended default."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cardwright.games.rule_option import RuleOption, chosen_values

if TYPE_CHECKING:
    from cardwright.games.wizard.data import World

YES_NO: Final = {"true": "yes", "false": "no"}

VARIANTS: Final[dict[str, dict[str, str]]] = {
    "zero_check": {
        "after_synthesis": "after the spells",
        "immediate": "as soon as draws are paid for",
        "end_of_round": "after the enemy's strike",
    },
    "overdraw": YES_NO,
    "draw_mode": {
        "declare": "at once: say how many cards you draw, then see them",
        "one_by_one": "one by one: see each card before you draw the next",
    },
    "recover_once": {"per_location": "each place once", "per_game": "only the first one"},
    "support_always": YES_NO,
    "use_every_drawn_card": YES_NO,
}
"""The switches that a data file may set in [rules.variants], and what each choice means; the first is the recommended one."""

NUMBERS: Final = {
    "zero_check": "A1", "overdraw": "A2", "draw_mode": "A3", "recover_once": "A4", "support_always": "A5",
    "use_every_drawn_card": "A6",
}  # fmt: skip
SAYS: Final = {
    "zero_check": "when zero life counts: after the spells, as soon as draws are paid for, or after the enemy's strike",
    "overdraw": "whether more draws than life points may be paid for",
    "draw_mode": "whether the number of draws is named in advance, or cards are drawn one at a time",
    "recover_once": "each place recovers once, or only the first one that is entered recovers at all",
    "support_always": "whether companions support types of damage that no spell deals",
    "use_every_drawn_card": "whether each drawn card must be part of a spell",
}


def rule_options(world: World) -> list[RuleOption]:
    """The rule options of a data file: its own settings are the defaults."""
    usual = [name for name, life in world.difficulties.items() if life == world.constants.life_start][:1]
    names = usual + [name for name in world.difficulties if name not in usual]
    lives = {name: f"{name}: you start with {world.difficulties[name]} life" for name in names}
    sides = {one.id: f"{one.name}: {' or '.join([side.name for side in one.sides])}" for one in world.companions}
    princesses = {name: sides[name] for name in world.princesses}
    found = [
        RuleOption("difficulty", "D1", lives, "with how much life the wizard starts"),
        RuleOption("princess", "D1", princesses, "which princess takes part"),
    ]
    for name, choices in VARIANTS.items():
        default = world.variants.get(name, next(iter(choices)))
        found.append(RuleOption(name, NUMBERS[name], {default: choices[default], **choices}, SAYS[name]))
    found.append(RuleOption("regen", "A19", YES_NO, "whether enemies whose card says so regain life after a strike"))
    return found


class Options:
    """The chosen rule options."""

    def __init__(self, world: World, chosen: dict[str, Any] | None = None) -> None:
        """Defaults, changed by ``chosen``. Raises BadInput for an unknown name or choice."""
        given = chosen or {}
        words = {name: str(value).lower() if isinstance(value, bool) else str(value) for name, value in given.items()}
        self.values: dict[str, str] = chosen_values(rule_options(world), words)
        self.life_start: int = world.difficulties[self.values["difficulty"]]
        self.princess: str = self.values["princess"]
        self.check_immediately: bool = self._is("zero_check", "immediate")
        self.check_late: bool = self._is("zero_check", "end_of_round")
        self.overdraw: bool = self._is("overdraw", "true")
        self.one_by_one: bool = self._is("draw_mode", "one_by_one")
        self.recover_anywhere_once: bool = self._is("recover_once", "per_game")
        self.support_always: bool = self._is("support_always", "true")
        self.use_every_card: bool = self._is("use_every_drawn_card", "true")
        self.regen: bool = self._is("regen", "true")

    def _is(self, name: str, value: str) -> bool:
        return self.values[name] == value
