"""The careful and the strong player of Unreliable Wizard."""

import random

import pytest

from cardwright.bots.registry import bot_entry, bot_names, level_names, make_bot
from cardwright.games.registry import make_game
from cardwright.games.wizard import terms as t
from cardwright.games.wizard.options import VARIANTS
from cardwright.kernel.chance import seed_from
from cardwright.kernel.errors import BadInput
from cardwright.kernel.knowledge import InformationSet, sample
from cardwright.kernel.saving import digest
from cardwright.kernel.state import RUNNING

LEVELS = ["careful", "strong"]


def play(level, seed, options=None, most=5000):
    """The states of a game at every question that is a choice."""
    s = make_game({"game": "wizard", "options": options or {}}).start(seed_from(seed))
    bot = make_bot(level, random.Random(1))
    while s.result == RUNNING and s.answers < most:
        yield s
        s.answer(0, bot.choose(InformationSet(s, 0)))
    yield s


def won(level, seed):
    *_, last = play(level, seed)
    return last.result == 1


def test_the_levels_by_game():
    assert bot_names("wizard") == ["random", "greedy", "careful", "strong", *level_names()]
    assert bot_names("unicorns") == bot_names() == ["random", "greedy", *level_names()]
    with pytest.raises(BadInput, match="“strong” plays only wizard; expected random, greedy"):
        bot_entry("strong", "unicorns")


@pytest.mark.parametrize("level", LEVELS)
def test_answers_are_legal_and_alike_in_worlds_that_cannot_be_told_apart(level):
    rng = random.Random(3)
    for number, s in enumerate(play(level, "alike")):
        if s.result != RUNNING or number % 9:
            continue
        before = digest(s)
        worlds = [s, sample(s, 0, rng), sample(s, 0, rng)]
        answers = {make_bot(level, random.Random(n)).choose(InformationSet(world, 0)) for n, world in enumerate(worlds)}
        assert len(answers) == 1
        assert answers <= set(s.pending[0].options)
        assert digest(s) == before


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("variant", [(name, choice) for name, choices in VARIANTS.items() for choice in list(choices)[1:]])
def test_every_rule_option_is_played(level, variant):
    name, choice = variant
    asked = set()
    for s in play(level, f"{name} 2", {name: choice}, most=25 if level == "careful" else 14):
        if s.result == RUNNING:
            asked.add(s.pending[0].kind)
    assert t.ASK_MOVE in asked and asked & {t.ASK_DECK, t.ASK_DRAW}


def test_careful_wins_games_that_chance_does_not():
    assert sum(won("careful", f"careful {seed}") for seed in range(16)) >= 3


def test_strong_wins_most_games():
    assert sum(won("strong", f"strong {seed}") for seed in range(5)) >= 3
