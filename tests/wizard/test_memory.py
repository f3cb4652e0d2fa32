"""What the odds panel remembers of a battle changes no number of it."""

import random

import pytest

from cardwright.games.wizard import terms as t
from cardwright.games.wizard.solving import win_chance
from cardwright.games.wizard.solving.careful import careful
from cardwright.games.wizard.solving.layer import Layer
from cardwright.games.wizard.solving.odds import odds_of
from cardwright.games.wizard.solving.prospects import forget
from cardwright.games.wizard.solving.situation import situation
from cardwright.kernel.knowledge import InformationSet
from cardwright.kernel.state import RUNNING
from tests.wizard.test_battle_odds import battle_at

ALL = ["Stone", "Light", "Shade", "Bloom"]
CASES = [
    ({"draw_mode": "one_by_one", "overdraw": "false"}, (ALL, ["Bristle", "Charge", "Glow"], "m3r4c2", 5)),
    ({"zero_check": "immediate"}, (ALL, ["Quills", "Guard", "Stoop", "Mend"], "m3r4c2", 6)),
    ({"zero_check": "immediate", "draw_mode": "one_by_one"}, (["Light", "Bloom"], ["Stoop", "Glow"], "m3r4c2", 4)),
    ({"zero_check": "end_of_round", "overdraw": "false"}, (["Stone", "Light"], ["Glow", "Stoop", "Tumble"], "m3r4c2", 9)),
    ({"regen": "false"}, (["Shade", "Bloom"], ["Bristle", "Guard"], "m3r2c4", 7)),
]


def battle_along(options, case, seed):
    """The situations of a battle that is played on, carelessly at times."""
    rng = random.Random(seed)
    s = battle_at(options, case, seed)
    while s.result == RUNNING and s.counters[t.SLOT] >= 0:
        now, options = situation(InformationSet(s, 0)), s.pending[0].options
        if len(options) > 1:
            yield now
        s.answer(0, rng.choice(options) if rng.random() < 0.3 else careful(now))


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("options, case", CASES, ids=str)
def test_a_panel_after_others_of_the_battle_tells_the_same_as_on_its_own(options, case, seed):
    forget()
    along = [(now, odds_of(now)) for now in battle_along(options, case, seed)]
    assert len(along) > 3
    for now, odds in along:
        forget()
        alone = odds_of(now)
        assert odds.options == pytest.approx(alone.options, abs=2e-6)
        assert [row.win_battle for row in odds.decks] == pytest.approx([row.win_battle for row in alone.decks], abs=2e-6)


def test_what_comes_next_in_a_battle_is_mostly_known(monkeypatch):
    solved = []

    class Watched(Layer):
        def solve(self, *actions):
            solved.append(self)
            super().solve(*actions)

    monkeypatch.setattr(win_chance, "Layer", Watched)
    forget()
    first, second, *_ = battle_along(*CASES[0], 0)
    odds_of(first)
    before = len(solved)
    odds_of(second)
    assert 0 < before == len(solved)
