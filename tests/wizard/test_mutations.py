"""Rulings of Unreliable Wizard bite: with one rule taken away, the rulings about it no longer hold."""

from typing import Any

import pytest

from cardwright.games.wizard import terms
from cardwright.games.wizard.attack import CASTING, CHECKING, DAMAGING
from cardwright.games.wizard.battle import Battle
from cardwright.games.wizard.journey import Journey, ZeroCheck
from cardwright.games.wizard.rules import Wizard
from cardwright.games.wizard.skills import LowerAll
from cardwright.games.wizard.synthesis import Synthesis
from cardwright.games.wizard.tables import Tables
from cardwright.kernel import events
from cardwright.scenarios import speech
from cardwright.scenarios.command import shipped
from cardwright.scenarios.loading import load_scenario
from cardwright.scenarios.running import run_scenario
from tests.building import COMPILED

pytestmark = pytest.mark.skipif(COMPILED, reason="compiled classes cannot be changed from outside")

FILES = {path.stem: path for path in shipped("wizard")}
MUTATIONS: dict[str, tuple[Any, tuple[int, ...]]] = {}


def mutation(*rulings):
    """Registers a change of the rules and the rulings that must notice it."""

    def register(patch):
        MUTATIONS[patch.__name__] = (patch, rulings)
        return patch

    return register


def with_counter(game_method, index, value):
    """A method of the game that runs with a counter set to a value."""

    def changed(game, s, *rest):
        kept = s.counters[index]
        events.count(s, index, value)
        found = game_method(game, s, *rest)
        events.count(s, index, kept)
        return found

    return changed


@mutation(12)
def places_recover_again(patch):
    patch.setattr(Journey, "_entered", with_counter(Journey._entered, terms.SPENT, 0))


@mutation(9, 10, 16, 18)
def hexes_cost_nothing(patch):
    old = Tables.lose_life
    patch.setattr(
        Tables, "lose_life", lambda g, s, amount, verb, card=-1: old(g, s, 0 if verb == terms.COST else amount, verb, card)
    )


@mutation(15, 16, 41, 42, 43, 45, 58)
def zero_life_is_no_matter(patch):
    patch.setattr(ZeroCheck, "run", lambda node, s, f: s.stack.pop())


@mutation(39, 43, 42)
def zero_life_counts_after_the_damage(patch):
    def run(battle, s, f):
        if f.step == CHECKING:
            f.step = DAMAGING
        elif f.step == DAMAGING:
            old(battle, s, f)
            battle.game.zero_check.make(s)
        elif f.step == CASTING and not s.counters[terms.LIFE]:  # and before anything is cast
            battle.game.zero_check.make(s)
        else:
            old(battle, s, f)

    old = Battle.run
    patch.setattr(Battle, "run", run)


@mutation(22, 23, 24, 25)
def nothing_acts_at_the_start(patch):
    patch.setattr(Wizard, "start_skills", lambda game, s: [])


@mutation(25)
def resistances_may_be_negative(patch):
    def lower(skill, s, kind):
        events.count(s, terms.RESIST + kind, s.counters[terms.RESIST + kind] - skill.amount)

    patch.setattr(LowerAll, "lower", lower)


@mutation(37, 42, 48, 49)
def nobody_supports(patch):
    patch.setattr(Tables, "support", lambda game, s: [0, 0, 0])


@mutation(54, 55)
def nothing_acts_after_the_attack(patch):
    patch.setattr(Wizard, "after_skills", lambda game, s: [])


@mutation(55)
def the_last_skill_acts_first(patch):
    old = Wizard.after_skills
    patch.setattr(Wizard, "after_skills", lambda game, s: old(game, s)[::-1])


@mutation(56)
def strikes_become_nothing(patch):
    def strike_power(game, s):
        game.world.constants.power_floor, kept = 0, game.world.constants.power_floor
        found = old(game, s)
        game.world.constants.power_floor = kept
        return found

    old = Wizard.strike_power
    patch.setattr(Wizard, "strike_power", strike_power)


@mutation(57, 59)
def nothing_stuns(patch):
    patch.setattr(Wizard, "stunning", lambda game, s: -1)


@mutation(59)
def nothing_is_regained(patch):
    def regain(battle, s, f):
        battle.game.options.regen, kept = False, battle.game.options.regen
        old(battle, s, f)
        battle.game.options.regen = kept

    old = Battle._regain
    patch.setattr(Battle, "_regain", regain)


@mutation(23, 61)
def victories_give_nothing_by_skill(patch):
    patch.setattr(Wizard, "win_skills", lambda game, s: [])


@mutation(35, 36)
def cards_may_be_left_out(patch):
    def make(synthesis, spells, use_every_card):
        old(synthesis, spells, False)

    old = Synthesis.__init__
    patch.setattr(Synthesis, "__init__", make)


CASES = [(name, number) for name, (_, numbers) in MUTATIONS.items() for number in numbers]


@pytest.mark.parametrize(("name", "number"), CASES)
def test_the_ruling_notices(name, number, monkeypatch):
    monkeypatch.setattr(speech, "_made", {})  # games are made anew, and forgotten afterwards
    MUTATIONS[name][0](monkeypatch)
    assert run_scenario(load_scenario(FILES[f"R{number:03}"])) is not None
