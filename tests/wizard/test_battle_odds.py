"""Solved battles and their odds against the engine itself."""

import random
from math import comb

import numpy as np
import pytest

from cardwright.games.position import Holding, Position
from cardwright.games.registry import game_entry
from cardwright.games.wizard import terms as t
from cardwright.games.wizard.attack import TURNING
from cardwright.games.wizard.sets import make_game
from cardwright.games.wizard.solving.choosing import Choices
from cardwright.games.wizard.solving.odds import battle_odds
from cardwright.games.wizard.solving.situation import situation
from cardwright.kernel._derived import clone_state
from cardwright.kernel.chance import seed_from
from cardwright.kernel.errors import BadInput
from cardwright.kernel.knowledge import InformationSet
from cardwright.kernel.option import number_of, verb_of
from cardwright.kernel.state import RUNNING, State

ENTRY = game_entry("wizard")

VARIANTS = [
    {},
    {"zero_check": "immediate"},
    {"zero_check": "end_of_round"},
    {"overdraw": "false"},
    {"draw_mode": "one_by_one"},
    {"draw_mode": "one_by_one", "zero_check": "immediate", "overdraw": "false"},
    {"draw_mode": "one_by_one", "zero_check": "end_of_round"},
    {"support_always": "false"},
    {"use_every_drawn_card": "false"},
    {"regen": "false"},
]

CASES = [  # four magic cards at least, so that no draw comes without a question
    (["Stone"], [], "m1r2c1", 6),
    (["Shade"], ["Quills", "Mend"], "m1r2c1", 2),
    (["Light", "Bloom"], ["Bristle"], "m2r2c1", 3),
    (["Shade"], ["Charge", "Stoop"], "m2r4c1", 5),
    (["Light", "Bloom"], ["Bulwark"], "m3r4c2", 9),
    (["Bloom"], ["Sharp Eye", "Sunray"], "m1r2c1", 3),
]


def worth_of(party, life):
    """A made-up worth of a victory."""
    return (2 + life + 7 * len(party) + sum(side for _, side in party)) / 100


def battle_at(options, case, seed):
    hand, party, place, life = case
    game = make_game({"game": "wizard", "options": options})
    own = Holding({"hand": hand, "party": party}, {"life": life})
    free = [slot.id for slot in game.world.slots if slot.hex != place]
    beaten = [str(number) for number in free[: len(hand) + len(party)]]
    table = Holding({"place": [place], "beaten": beaten})
    s = ENTRY.positions(game).build(Position([own], table, "deck", 0, f"{seed}"))
    s.advance()
    return s


def choices_at(s, kind):
    now = situation(InformationSet(s, 0))
    rests = [tuple(m for n, m in enumerate(now.party) if rest >> n & 1) for rest in range(1 << len(now.party))]
    most = now.game.world.constants.life_max
    worth = [[1.0 if kind == "win" else worth_of(party, life) for life in range(most + 1)] for party in rests]
    return Choices(now, np.array(worth))


def value_at(s, kind):
    """What a state is worth by the solver, or by itself if the battle is over."""
    if s.result != RUNNING:
        return (
            0.0
            if not s.result
            else 1.0
            if kind == "win"
            else worth_of(situation(InformationSet(s, 0)).party, s.counters[t.LIFE])
        )
    if s.counters[t.SLOT] < 0:
        return 1.0 if kind == "win" else worth_of(situation(InformationSet(s, 0)).party, s.counters[t.LIFE])
    return choices_at(s, kind).value()


def after(s, option, kind):
    """What an option is worth by the engine: all that chance may do is tried, and the solver values what comes of it."""
    possible = 1
    if verb_of(option) == t.OPT_DRAW:
        possible = comb(len(s.zones[t.DECK]), max(1, number_of(option)))
    elif verb_of(option) == t.OPT_DECK and s.game.options.one_by_one:  # one card must be drawn: nothing is asked
        possible = number_of(option).bit_count()
    elif verb_of(option) == t.OPT_RETIRE and situation(InformationSet(s, 0)).step == TURNING:  # paid, but not turned up
        possible = comb(len(s.zones[t.DECK]), situation(InformationSet(s, 0)).count)
    drawing = possible > 1
    worlds: dict[object, State] = {}
    for luck in range(2000):
        if len(worlds) == possible:
            break
        world = clone_state(s)
        world.log = []
        if drawing:
            world.seed = seed_from(str(luck))
        world.answer(0, option)
        drawn = tuple(sorted(event.card for event in world.log if event.verb == t.DRAW and event.card >= 0))
        worlds.setdefault(drawn, world)
    return sum(value_at(world, kind) for world in worlds.values()) / len(worlds)


@pytest.mark.parametrize(("options", "kind"), [({}, "win"), *[(options, "worth") for options in VARIANTS]], ids=str)
def test_each_option_is_worth_what_the_engine_makes_of_it(options, kind):
    rng = random.Random(1)
    asked = set()
    for number, case in enumerate(CASES[: 2 if "draw_mode" in options else None]):
        s = battle_at(options, case, number)
        for _ in range(4):
            if s.result != RUNNING or s.counters[t.SLOT] < 0:
                break
            values = choices_at(s, kind).options()
            assert set(values) == set(s.pending[0].options)
            asked.add(s.pending[0].kind)
            option = rng.choice(sorted(values))
            assert values[option] == pytest.approx(after(s, option, kind), abs=1e-5)
            s.answer(0, rng.choice(s.pending[0].options))
    assert t.ASK_DECK in asked and len(asked) > 1


def test_a_larger_deck_is_never_better_than_the_best_smaller_one():
    s = battle_at({}, (["Stone", "Shade", "Light"], ["Glow"], "m2r4c1", 5), 3)
    rows = battle_odds(InformationSet(s, 0)).decks
    for row in rows:
        if row.deck.bit_count() > max(3, row.draws + 1):
            smaller = [r for r in rows if r.draws == row.draws and r.deck & row.deck == r.deck and r.deck != row.deck]
            assert max(r.win_battle for r in smaller) >= row.win_battle - 1e-9


def test_the_distributions_are_those_of_the_rules_example():
    """Three basic cards, two draws, against a slime with resistances 0, 1, 1: one of three pairs is cast."""
    s = battle_at({}, ([], [], "m1r2c1", 10), 0)
    now = situation(InformationSet(s, 0))
    enemy = now.game.world.enemies[now.enemy]
    odds = battle_odds(InformationSet(s, 0))
    (row,) = [row for row in odds.decks if row.draws == 2]
    resist = now.resist
    pairs = [[2, 2, 0], [2, 0, 2], [0, 2, 2]]
    expected = sorted(sum(max(0, magic - r) for magic, r in zip(pair, resist, strict=True)) for pair in pairs)
    assert [number for number, chance in row.damage for _ in range(round(chance * 3))] == expected
    lives = sorted(10 - 2 - enemy.attack[now.enemy_life - damage - 1] for damage in expected)
    assert [number for number, chance in row.life for _ in range(round(chance * 3))] == lives
    assert row.win_attack == 0


def test_the_chance_to_win_is_how_often_the_best_play_wins():
    s = battle_at({}, (["Stone"], [], "m2r2c1", 12), 2)
    chance = battle_odds(InformationSet(s, 0)).win_battle
    assert 0.05 < chance < 0.95
    wins = 0
    for luck in range(600):
        world = clone_state(s)
        world.seed = seed_from(f"luck {luck}")
        while world.result == RUNNING and world.counters[t.SLOT] >= 0:
            options = choices_at(world, "win").options()
            world.answer(0, max(options, key=lambda option: options[option]))
        wins += world.result == RUNNING
    assert abs(wins / 600 - chance) < 4 * (chance * (1 - chance) / 600) ** 0.5


def test_there_are_no_odds_outside_of_a_battle():
    s = make_game({"game": "wizard"}).start(seed_from("1"))
    with pytest.raises(BadInput, match="only in a battle"):
        battle_odds(InformationSet(s, 0))
