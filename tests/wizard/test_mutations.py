"""Rulings of Unreliable Wizard bite: with one rule taken away, the rulings about it no longer hold."""

from typing import Any

import pytest

from cardwright.games.wizard import terms
from cardwright.games.wizard.attack import CASTING, CHECKING, DAMAGING, REGAINING, SKILLS, WINNING
from cardwright.games.wizard.battle import Battle
from cardwright.games.wizard.data import Enemy
from cardwright.games.wizard.journey import Journey, ZeroCheck
from cardwright.games.wizard.options import Options
from cardwright.games.wizard.rules import Wizard
from cardwright.games.wizard.skills import LowerAll
from cardwright.games.wizard.synthesis import Synthesis
from cardwright.games.wizard.tables import Tables
from cardwright.games.wizard.terms import ADVANCED, COMPANION
from cardwright.kernel import events
from cardwright.kernel.option import pack
from cardwright.kernel.state import Frame
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


def gains_without_limit(g, s, amount, verb, card=-1):
    events.count(s, terms.LIFE, s.counters[terms.LIFE] + amount)


def loses_without_limit(g, s, amount, verb, card=-1):
    events.count(s, terms.LIFE, s.counters[terms.LIFE] - amount)


@mutation(2)
def both_princesses_take_part(patch):
    patch.setattr(Wizard, "pool", lambda game: [card for card, kind in enumerate(game.kind) if kind in (ADVANCED, COMPANION)])


@mutation(8)
def standing_still_is_a_move(patch):
    def make(tables, world, options):
        old(tables, world, options)
        tables.moves = [[*options, pack(terms.OPT_MOVE, -1, -1, here)] for here, options in enumerate(tables.moves)]

    old = Tables.__init__
    patch.setattr(Tables, "__init__", make)


@mutation(13)
def places_are_spent_only_if_they_help(patch):
    def entered(journey, s, f):
        full = s.counters[terms.LIFE] == journey.game.world.constants.life_max
        spent = s.counters[terms.SPENT]
        old(journey, s, f)
        if full:
            events.count(s, terms.SPENT, spent)

    old = Journey._entered
    patch.setattr(Journey, "_entered", entered)


@mutation(14)
def one_place_recovers_for_all(patch):
    def make(options, world, chosen=None):
        old(options, world, chosen)
        options.recover_anywhere_once = True

    old = Options.__init__
    patch.setattr(Options, "__init__", make)


@mutation(18)
def defeated_enemies_come_back(patch):
    def entered(journey, s, f):
        slot = journey.game.world.hexes[s.counters[terms.PLACE]].slot
        if slot and not s.zones[terms.lair(slot - 1)]:
            enemies = [*s.zones[journey.game.first_unused], *s.zones[terms.DEFEATED]]
            events.move(s, enemies[-1], terms.lair(slot - 1), terms.SET_UP, 0)
            events.count(s, terms.BEATEN, s.counters[terms.BEATEN] & ~(1 << (slot - 1)))
        old(journey, s, f)

    old = Journey._entered
    patch.setattr(Journey, "_entered", entered)


@mutation(19)
def the_castle_is_closed_while_enemies_are_left(patch):
    def begin(battle, s, slot):
        if slot or s.counters[terms.BEATEN].bit_count() == len(battle.game.world.slots):
            old(battle, s, slot)

    old = Battle.begin
    patch.setattr(Battle, "begin", begin)


@mutation(21)
def enemies_are_alike_in_every_area(patch):
    patch.setattr(Enemy, "profile", lambda enemy, area: enemy.profiles[0])


@mutation(24)
def skills_of_the_start_act_before_every_attack(patch):
    def regain(battle, s, f):
        old(battle, s, f)
        f.step, f.count = SKILLS, 0

    old = Battle._regain
    patch.setattr(Battle, "_regain", regain)


@mutation(27)
def the_whole_hand_must_be_the_deck(patch):
    old = Tables.deck_options
    patch.setattr(Tables, "deck_options", lambda game, hand: old(game, hand)[-1:])


@mutation(28)
def the_whole_deck_may_be_drawn(patch):
    def draw_options(battle, s):
        battle.game.world.constants.deck_leave, kept = 0, battle.game.world.constants.deck_leave
        found = old(battle, s)
        battle.game.world.constants.deck_leave = kept
        return found

    old = Battle.draw_options
    patch.setattr(Battle, "draw_options", draw_options)


@mutation(30)
def draws_leave_a_debt(patch):
    patch.setattr(Tables, "lose_life", loses_without_limit)


@mutation(29)
def draws_are_free(patch):
    old = Tables.lose_life
    patch.setattr(
        Tables, "lose_life", lambda g, s, amount, verb, card=-1: old(g, s, 0 if verb == terms.PAID else amount, verb, card)
    )


@mutation(32, 66)
def cards_stay_where_they_were_drawn(patch):
    patch.setattr(Battle, "_return_cards", lambda battle, s: None)


@mutation(34, 40)
def cards_that_combine_must(patch):
    def synthesis(battle, s, f):
        ways = battle.game.synthesis.ways(battle.game.bits(s, terms.DRAWN))
        battle._cast(s, f, min(range(len(ways)), key=lambda number: len(ways[number].spells)))

    patch.setattr(Battle, "_synthesis", synthesis)


@mutation(11, 38, 61)
def life_has_no_upper_end(patch):
    patch.setattr(Tables, "gain_life", gains_without_limit)


@mutation(46)
def the_retired_go_on_helping(patch):
    def retire(check, s, card):
        old(check, s, card)
        events.move(s, card, terms.PARTY, terms.JOIN, 0)

    old = ZeroCheck._retire
    patch.setattr(ZeroCheck, "_retire", retire)


@mutation(44)
def companions_may_be_given_up_early(patch):
    def make(check, s):
        if s.counters[terms.LIFE] > 1:
            return False
        s.stack.append(Frame(check, 0, 0, 0, -1, (), (), ()))
        return True

    patch.setattr(ZeroCheck, "make", make)


@mutation(50)
def resistance_takes_from_other_types(patch):
    def damage(battle, s, f):
        support, before = battle.game.support(s), s.counters[terms.ENEMY_LIFE]
        old(battle, s, f)
        total = sum(s.counters[terms.MAGIC + kind] + support[kind] - s.counters[terms.RESIST + kind] for kind in range(3))
        events.count(s, terms.ENEMY_LIFE, max(0, before - max(0, total)))

    old = Battle._damage
    patch.setattr(Battle, "_damage", damage)


@mutation(51)
def the_life_of_enemies_may_be_negative(patch):
    def damage(battle, s, f):
        before = s.counters[terms.ENEMY_LIFE]
        old(battle, s, f)
        events.count(s, terms.ENEMY_LIFE, before - sum(s.counters[terms.DAMAGE : terms.DAMAGE + 3]))

    old = Battle._damage
    patch.setattr(Battle, "_damage", damage)


@mutation(52)
def the_defeated_strike_once_more(patch):
    def after_skills(battle, s, f):
        old(battle, s, f)
        if f.step == WINNING:
            battle.game.lose_life(s, battle.game.enemy(s.zones[terms.ARENA][0]).attack[0], terms.STRUCK)

    old = Battle._after_skills
    patch.setattr(Battle, "_after_skills", after_skills)


@mutation(53)
def enemies_strike_as_at_their_start(patch):
    def strike_power(game, s):
        kept = s.counters[terms.ENEMY_LIFE]
        events.count(s, terms.ENEMY_LIFE, s.counters[terms.ENEMY_START])
        found = old(game, s)
        events.count(s, terms.ENEMY_LIFE, kept)
        return found

    old = Wizard.strike_power
    patch.setattr(Wizard, "strike_power", strike_power)


@mutation(60)
def the_demon_lord_regains_life_from_nothing(patch):
    def win(battle, s, f):
        if s.counters[terms.SLOT]:
            old(battle, s, f)
        else:
            f.step = REGAINING

    old = Battle._win
    patch.setattr(Battle, "_win", win)


@mutation(62, 63)
def victories_give_no_ability(patch):
    patch.setattr(Wizard, "gain", lambda game, s, card: None)


CASES = [(name, number) for name, (_, numbers) in MUTATIONS.items() for number in numbers]


@pytest.mark.parametrize(("name", "number"), CASES)
def test_the_ruling_notices(name, number, monkeypatch):
    monkeypatch.setattr(speech, "_made", {})  # games are made anew, and forgotten afterwards
    MUTATIONS[name][0](monkeypatch)
    assert run_scenario(load_scenario(FILES[f"R{number:03}"])) is not None
