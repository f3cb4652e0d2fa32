import random
import time

import pytest

from cardwright.bots.greedy import GreedyBot
from cardwright.bots.registry import make_bot
from cardwright.games.narrators import terms as t
from cardwright.games.position import Holding, Position
from cardwright.games.registry import game_entry, make_game
from cardwright.kernel.chance import seed_from
from cardwright.kernel.knowledge import InformationSet, sample
from cardwright.kernel.option import card_of
from cardwright.kernel.state import RUNNING


def game_of(seed, levels, cards="starters", watch=None):
    """The winners of a game between bots; ``watch`` is called before each answer with state and question."""
    game = make_game({"game": "narrators", "seats": 2, "options": {"cards": cards}})
    bots = [make_bot(level, random.Random(f"{seed} {seat}")) for seat, level in enumerate(levels)]
    s = game.start(seed_from(str(seed)))
    while s.result == RUNNING:
        question = s.pending[0]
        if watch is not None:
            watch(s, question)
        s.answer(question.seat, bots[question.seat].choose(InformationSet(s, question.seat)))
    return s.result


@pytest.mark.parametrize("cards", ["starters", "drafted"])
def test_greedy_beats_random(cards):
    wins = 0.0
    for seed in range(16):
        levels = ["random", "random"]
        levels[seed % 2] = "greedy"
        result = game_of(seed // 2, levels, cards)
        wins += 0.5 if result == 3 else result == 1 << seed % 2
    assert wins >= 13


def test_greedy_is_quick():
    times = []

    def watch(s, question):
        if question.seat == 0 and len(question.options) > 1:
            start = time.process_time()
            GreedyBot(random.Random(1)).choose(InformationSet(s, 0))
            times.append(time.process_time() - start)

    game_of(2, ["random", "random"], "drafted", watch)
    assert sorted(times)[len(times) // 2] < 0.3


def test_what_a_position_is_worth_depends_on_nothing_hidden():
    rng = random.Random(3)

    def watch(s, question):
        if s.answers % 5 == 0:
            seat = question.seat
            assert s.game.standing(s, seat) == s.game.standing(sample(s, seat, rng), seat)

    for seed in range(3):
        game_of(seed, ["random", "random"], "drafted", watch)


def answer(seat, kind, page, other, hand=(), turn=3):
    """What greedy answers when a seat is asked a kind of question; A challenges with all and both pass until then."""
    game = make_game({"game": "narrators", "seats": 2, "options": {"cards": "pool"}})
    holdings = [
        Holding({"page": one, "hand": list(held)}, {"deck_size": 10})
        for one, held in zip((page, other), (hand, ()), strict=True)
    ]
    position = Position(holdings, Holding({}, {"turn": turn}), "challenge", 0, "1")
    s = game_entry("narrators").positions(game).build(position)
    s.advance()
    while s.pending[0].seat != seat or s.pending[0].kind != kind:
        question = s.pending[0]
        s.answer(question.seat, question.options[-1] if question.kind == t.ASK_CHALLENGE else question.options[0])
    option = GreedyBot(random.Random(5)).choose(InformationSet(s, seat))
    return "" if card_of(option) < 0 else game.card_names[card_of(option)]


def test_greedy_opposes_with_what_survives():
    assert answer(1, t.ASK_OPPOSE, ["Faithful Steed"], ["Background Extra", "Stone Sentinel"]) == "Stone Sentinel"


def test_greedy_does_not_challenge_into_death():
    assert answer(0, t.ASK_CHALLENGE, ["Village Baker"], ["Stone Sentinel"]) == ""


def test_greedy_challenges_when_nobody_can_oppose():
    assert answer(0, t.ASK_CHALLENGE, ["Village Baker"], []) == "Village Baker"


def test_greedy_banks_the_best_card_in_the_last_turn():
    assert answer(0, t.ASK_BANK, ["Faithful Steed"], [], ["Background Extra", "The Final Chapter"], 6) == "The Final Chapter"
