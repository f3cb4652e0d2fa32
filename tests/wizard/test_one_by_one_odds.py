"""The odds panel where cards are drawn one at a time (A3), and all panels against the solver that tries everything."""

import random
from itertools import product

import numpy as np
import pytest

from cardwright.games.position import Holding, Position
from cardwright.games.registry import game_entry
from cardwright.games.wizard import terms as t
from cardwright.games.wizard.sets import make_game
from cardwright.games.wizard.solving.ahead import BEST
from cardwright.games.wizard.solving.battle_value import BattleValue
from cardwright.games.wizard.solving.choosing import Choices, forget
from cardwright.games.wizard.solving.odds import battle_odds, mean
from cardwright.games.wizard.solving.situation import situation
from cardwright.kernel.knowledge import InformationSet
from cardwright.kernel.option import pack
from cardwright.kernel.state import RUNNING
from tests.wizard.test_battle_odds import battle_at

EACH = {"draw_mode": "one_by_one"}
BASIC: tuple[list[str], list[str], str, int] = ([], [], "m1r2c1", 10)  # three basic cards against a slime


def panel(s):
    return battle_odds(InformationSet(s, 0))


def started(options, case):
    """In a battle, at the first question of an attack after a card was drawn."""
    s = battle_at(options, case, 0)
    while s.pending[0].kind == t.ASK_DECK:
        s.answer(0, s.pending[0].options[0])
    return s


def test_so_many_cards_one_at_a_time_bring_what_as_many_named_in_advance_bring():
    case = (["Stone"], ["Glow"], "m2r4c1", 9)
    named = {(row.deck, row.draws): row for row in panel(battle_at({}, case, 0)).decks}
    rows = [row for row in panel(battle_at(EACH, case, 0)).decks if row.draws != BEST]
    assert {(row.deck, row.draws) for row in rows} == set(named)
    for row in rows:
        other = named[row.deck, row.draws]
        assert [number for number, _ in row.damage] == [number for number, _ in other.damage]
        assert [chance for _, chance in row.damage] == pytest.approx([chance for _, chance in other.damage])
        assert row.win_attack == pytest.approx(other.win_attack)


def test_to_judge_after_each_card_is_worth_what_the_deck_is_worth():
    odds = panel(battle_at(EACH, (["Stone"], ["Glow"], "m2r4c1", 9), 0))
    for row in odds.decks:
        value = odds.options[pack(t.OPT_DECK, -1, -1, row.deck)]
        if row.draws == BEST:
            assert row.win_battle == pytest.approx(value)
        else:
            assert row.win_battle <= value + 1e-9


@pytest.mark.parametrize("zero", ["after_synthesis", "immediate", "end_of_round"])
def test_the_chances_of_each_row_add_up_to_one(zero):
    for party in ([], ["Glow"], ["Glow", "Tumble"]):
        for row in panel(battle_at({**EACH, "zero_check": zero}, (["Stone"], party, "m2r4c1", 2), 0)).decks:
            assert sum(chance for _, chance in row.damage) == pytest.approx(1)
            assert sum(chance for _, chance in row.life) == pytest.approx(1)


def test_without_a_companion_the_last_life_paid_is_the_end_if_zero_counts_at_once():
    s = battle_at({**EACH, "zero_check": "immediate"}, ([], [], "m1r2c1", 2), 0)
    (two,) = [row for row in panel(s).decks if row.draws == 1]  # the first one had to be drawn
    assert two.life == [(0, 1.0)]
    assert two.win_battle == 0


def test_with_a_companion_given_up_in_between_the_next_card_is_paid_from_its_life():
    s = battle_at({**EACH, "zero_check": "immediate"}, (["Stone"], ["Glow"], "m1r2c1", 1), 0)
    rested = situation(InformationSet(s, 0)).game.world.constants.retire_recover
    rows = {row.draws: row for row in panel(s).decks if row.deck == 0b1111}
    strikes = set(situation(InformationSet(s, 0)).game.world.enemies[situation(InformationSet(s, 0)).enemy].attack) | {0}
    assert {life for life, _ in rows[3].life} <= {rested - 2 - strike for strike in strikes}


def test_with_the_cards_on_the_table_to_stop_here_is_certain_and_one_more_is_an_average():
    s = started(EACH, BASIC)
    rows = {row.draws: row for row in panel(s).decks}
    assert set(rows) == {BEST, 0, 1}
    assert len(rows[0].damage) == len(rows[0].life) == 1
    odds = panel(s)
    assert rows[0].win_battle == pytest.approx(odds.options[pack(t.OPT_STOP)])
    assert rows[1].win_battle == pytest.approx(odds.options[pack(t.OPT_DRAW)])
    assert mean(rows[0].life) > mean(rows[1].life) - 1e-9 or mean(rows[1].damage) >= mean(rows[0].damage)


class Thorough(BattleValue):
    """Tries every deck."""

    def _prunes(self):
        return False


CASES = [
    (["Stone"], ["Quills", "Mend"], "m1r2c1", 2),
    (["Light", "Bloom"], ["Bulwark"], "m2r2c1", 3),
    ([], ["Sharp Eye", "Guard"], "m2r4c1", 5),
]
SETTINGS = [
    dict(zip(("zero_check", "overdraw", "draw_mode"), values, strict=True))
    for values in product(["after_synthesis", "immediate", "end_of_round"], ["true", "false"], ["declare", "one_by_one"])
]


def battle_begun(options, case, number):
    """In a battle, at its very first question: the type of a resistance, if a companion asks."""
    hand, party, place, life = case
    game = make_game({"game": "wizard", "options": options})
    own = Holding({"hand": hand, "party": party}, {"life": life})
    free = [slot.id for slot in game.world.slots if slot.hex != place]
    table = Holding({"place": [place], "beaten": [str(one) for one in free[: len(hand) + len(party)]]})
    s = game_entry("wizard").positions(game).build(Position([own], table, "battle", 0, f"{number}"))
    s.advance()
    return s


@pytest.mark.parametrize("options", SETTINGS, ids=str)
def test_every_panel_tells_what_the_thorough_solver_finds(options, monkeypatch):
    monkeypatch.setattr("cardwright.games.wizard.solving.choosing.BattleValue", Thorough)
    forget()
    rng = random.Random(5)
    kinds = set()
    for number, case in enumerate(CASES):
        s = battle_begun(options, case, number)
        for _ in range(5):
            if s.result != RUNNING or s.counters[t.SLOT] < 0:
                break
            now = situation(InformationSet(s, 0))
            exact = Choices(now, np.ones((1 << len(now.party), now.game.world.constants.life_max + 1))).options()
            found = panel(s)
            assert found.free
            assert found.options == pytest.approx(exact, abs=1e-6)
            kinds.add(s.pending[0].kind)
            s.answer(0, rng.choice(s.pending[0].options))
    forget()
    assert t.ASK_TYPE in kinds and t.ASK_DECK in kinds and len(kinds) > 3
