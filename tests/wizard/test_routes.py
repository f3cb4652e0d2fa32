"""Ways over the map, and what lies unseen, against the engine."""

import random

import pytest

from cardwright.games.wizard import terms as t
from cardwright.games.wizard.sets import make_game
from cardwright.games.wizard.solving.odds import map_odds
from cardwright.games.wizard.solving.routes import ways_from
from cardwright.games.wizard.solving.situation import situation
from cardwright.kernel._derived import clone_state
from cardwright.kernel.chance import seed_from
from cardwright.kernel.knowledge import InformationSet
from cardwright.kernel.option import number_of
from cardwright.kernel.state import RUNNING

GAME = make_game({"game": "wizard"})


def on_the_map(seed, game=GAME):
    """A state at the first question about a move."""
    s = game.start(seed_from(str(seed)))
    while s.pending[0].kind != t.ASK_MOVE:
        s.answer(0, s.pending[0].options[0])
    return s


def walk(s, path):
    """Take a way; whoever must be given up is the first one."""
    for hex in path:
        s.answer(0, next(option for option in s.pending[0].options if number_of(option) == hex))
        while s.result == RUNNING and s.pending[0].kind == t.ASK_RETIRE:
            s.answer(0, s.pending[0].options[0])


@pytest.mark.parametrize("options", [{}, {"recover_once": "per_game"}])
@pytest.mark.parametrize("life", [2, 9, 18])
def test_every_way_leads_where_it_says_with_the_life_it_says(life, options):
    s = on_the_map(5, make_game({"game": "wizard", "options": options}))
    s.counters[t.LIFE] = life
    for hex, ways in ways_from(situation(InformationSet(s, 0))).items():
        for way in ways:
            world = clone_state(s)
            walk(world, way.path)
            assert world.counters[t.PLACE] == hex
            assert world.counters[t.LIFE] == way.life
            assert world.counters[t.SPENT] == way.spent
            assert len(world.zones[t.RETIRED]) == way.retired


def test_no_random_walk_arrives_with_more_life():
    rng = random.Random(2)
    s = on_the_map(7)
    best = {hex: ways[0] for hex, ways in ways_from(situation(InformationSet(s, 0))).items()}
    for _ in range(400):
        world = clone_state(s)
        for _ in range(12):
            if world.result != RUNNING or world.pending[0].kind != t.ASK_MOVE or world.zones[t.RETIRED]:
                break
            world.answer(0, rng.choice(world.pending[0].options))
            hex = world.counters[t.PLACE]
            if hex in best and world.result == RUNNING and not world.zones[t.RETIRED]:
                assert world.counters[t.LIFE] <= best[hex].life or best[hex].retired


def test_what_is_unseen_is_found_by_elimination():
    s = on_the_map(3)
    odds = map_odds(InformationSet(s, 0))
    hidden = [card for n in range(8) for card in s.zones[t.hoard(n)]]
    assert sorted(odds.abilities) == sorted(GAME.card_names[card] for card in hidden)
    assert {colour: len(names) for colour, names in odds.enemies.items()} == {"yellow": 4, "red": 6}
    assert odds.slots == {"yellow": 3, "red": 5}


def test_an_enemy_that_appeared_is_not_unseen_any_more():
    s = on_the_map(3)
    slots = {GAME.world.hex_number(slot.hex) for slot in GAME.world.slots}
    ways = ways_from(situation(InformationSet(s, 0)))
    hex = min((hex for hex in ways if hex in slots), key=lambda hex: ways[hex][0].cost)
    walk(s, ways[hex][0].path)
    name = GAME.card_names[s.zones[t.ARENA][0]]
    odds = map_odds(InformationSet(s, 0))
    assert name not in odds.enemies["yellow"] and len(odds.enemies["yellow"]) == 3
