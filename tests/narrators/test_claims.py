"""Claims are ordinary decisions: saved, taken back, replayed and answered by bots in the middle; ended and begun again."""

import random

import pytest

from cardwright.bots.registry import make_bot
from cardwright.games.narrators import terms as t
from cardwright.games.narrators.claims import YES_NO
from cardwright.games.registry import make_game
from cardwright.kernel._derived import same_state
from cardwright.kernel.knowledge import InformationSet, View
from cardwright.kernel.match import Match, load_match
from cardwright.kernel.option import number_of, verb_of
from cardwright.kernel.saving import digest
from cardwright.kernel.state import RUNNING
from tests.narrators.tables import A, B, answer, asked, at, holding, said

WORLD = [
    "6 × Laboratory Lycanthrope", "6 × Cursed Marionette", "6 × Mysterious Medium", "6 × Pompous Plutocrat",
    "6 × Pumpkin's Blessing", "6 × Probing Partygoer",
]  # fmt: skip
SETUP = {"game": "narrators", "seats": 2, "options": {"physical": "claims", "deck_lists": "free"}, "decks": [WORLD, WORLD]}
CLAIMS = {"physical": "claims"}

ABOUT_CLAIMS = [
    t.ASK_CLAIM, t.ASK_ACCEPT, t.ASK_SETTLE, t.ASK_REFEREE, t.ASK_TOWER, t.ASK_MOMENT, t.ASK_STATEMENT, t.ASK_GUESS,
]  # fmt: skip


def keeps_claims(question, rng):
    """A random answer that does not end the claims."""
    return rng.choice([o for o in question.options if verb_of(o) != t.OPT_DIGITAL] or question.options)


def reach(kind):
    """A match in which a question of a kind is open."""
    for seed in range(60):
        match, rng = Match(make_game(SETUP), SETUP, f"{seed}"), random.Random(seed)
        while match.state.result == RUNNING:
            if any(question.kind == kind for question in match.state.pending) and match.answers:
                return match
            question = rng.choice(match.state.pending)
            match.answer(question.seat, keeps_claims(question, rng))
    raise AssertionError("no such question in sixty games")


@pytest.mark.parametrize("kind", ABOUT_CLAIMS, ids=[t.QUESTIONS[kind] for kind in ABOUT_CLAIMS])
def test_a_match_is_saved_and_loaded_in_the_middle_of_a_claim(kind):
    match = reach(kind)
    again = load_match(match.dump(), make_game)
    assert digest(again.state) == digest(match.state)
    rng = random.Random(1)
    while match.state.result == RUNNING:
        question = match.state.pending[0]
        option = rng.choice(question.options)
        match.answer(question.seat, option)
        again.answer(question.seat, option)
    assert digest(again.state) == digest(match.state)


@pytest.mark.parametrize("kind", ABOUT_CLAIMS, ids=[t.QUESTIONS[kind] for kind in ABOUT_CLAIMS])
def test_an_answer_about_a_claim_is_taken_back(kind):
    match = reach(kind)
    before = match.replay().state
    question = next(question for question in match.state.pending if question.kind == kind)
    match.answer(question.seat, question.options[-1])
    assert not same_state(match.state, before)
    assert match.undo(question.seat)
    assert same_state(match.state, before)


@pytest.mark.parametrize("level", ["random", "greedy"])
def test_bots_play_a_game_full_of_claims_to_its_end(level):
    match = Match(make_game(SETUP), SETUP, "2", digests=True)
    bot, asked_about = make_bot(level, random.Random(3)), set()
    while match.state.result == RUNNING:
        question = match.state.pending[0]
        asked_about.add(question.kind)
        match.answer(question.seat, bot.choose(InformationSet(match.state, question.seat)))
    assert {t.ASK_CLAIM, t.ASK_ACCEPT} <= asked_about
    assert match.replay().digests == match.digests


# --- the protocol -------------------------------------------------------------------------------------------------------


def plutocrat():
    """A claims accessories."""
    game, s = at("play", holding(hand=["Pompous Plutocrat"] * 2, deck_size=9), holding(hand=["Red Pen"], deck_size=9), CLAIMS)
    answer(s, "play Pompous Plutocrat")
    return game, s


def rolled_for(s):
    """What the last die of a dispute has shown."""
    return [event.number for event in s.log if event.verb == t.ROLLED and event.seat < 0][-1]


def test_the_die_gives_the_rivals_value_up_to_three_and_the_owners_from_four():
    heard = {}
    for seed in range(60):
        game, s = at("play", holding(hand=["Pompous Plutocrat"], deck_size=9), None, CLAIMS, seed=f"{seed}")
        answer(s, "play Pompous Plutocrat", "claim 5", "claim 1", "roll a die")
        heard[rolled_for(s)] = game.power(s, game.characters(s, A)[0]) - 3
    assert heard == {1: 1, 2: 1, 3: 1, 4: 5, 5: 5, 6: 5}


def test_for_a_slip_the_rival_is_the_one_who_calls_it():
    lives = {}
    for seed in range(60):
        game, s = at("play", holding(deck_size=9), holding(["Mysterious Medium"], deck_size=9), CLAIMS, seed=f"{seed}")
        answer(s, "call a slip of Mysterious Medium", "claim no", "roll a die")
        lives[rolled_for(s)] = bool(game.characters(s, B))
    assert lives == {1: False, 2: False, 3: False, 4: True, 5: True, 6: True}


def test_a_third_person_is_asked_only_if_both_want_one():
    _, s = plutocrat()
    answer(s, "claim 5", "claim 1", "ask a third person")
    assert (asked(s).seat, said(s)) == (B, ["ask a third person", "roll a die"])
    answer(s, "roll a die")
    assert asked(s).kind == t.ASK_PLAY


def test_a_claim_is_public_with_every_stage():
    _, s = plutocrat()
    answer(s, "claim 5", "claim 1")
    for viewer in (A, B, -1):
        numbers = View(s, viewer).numbers
        assert (numbers["counted"], numbers["claimed"], numbers["disputed"]) == (t.ACCESSORIES, 5, 1)
    answer(s, "agree")
    verbs = [event.verb for event in s.log]
    assert verbs.index(t.CLAIMS) < verbs.index(t.DISPUTES) < verbs.index(t.FIXES)


def test_the_sealed_truth_of_a_statement_is_hidden_until_the_guess():
    views = []
    for sealed in (t.OPT_TRUE, t.OPT_FALSE):
        _, s = at("play", holding(hand=["Probing Partygoer"], deck_size=9), None, CLAIMS)
        answer(s, "play Probing Partygoer")
        s.answer(B, next(option for option in s.question(B).options if verb_of(option) == sealed))
        views.append(View(s, A).data())
    assert views[0] == views[1]


# --- switching ----------------------------------------------------------------------------------------------------------


def test_either_player_ends_the_claims_in_a_play_step_for_all_later_effects():
    game, s = at("play", holding(hand=["Pompous Plutocrat"], deck_size=9), None, CLAIMS)
    answer(s, "pass", "no more claims", "pass", "play Pompous Plutocrat")
    rolled = [event.number for event in s.log if event.verb == t.ROLLED][-1]
    assert game.power(s, game.characters(s, A)[0]) == 3 + rolled


def test_a_claim_that_has_begun_goes_on_when_claims_end():
    game, s = plutocrat()
    answer(s, "no more claims")
    assert asked(s).kind == t.ASK_CLAIM
    assert "no more claims" not in said(s)
    answer(s, "claim 4", "accept")
    assert game.power(s, game.characters(s, A)[0]) == 7
    answer(s, "play Pompous Plutocrat")
    assert asked(s).kind == t.ASK_PLAY  # no claim any more


def test_to_have_claims_again_both_must_want_them():
    _, s = plutocrat()
    answer(s, "no more claims", "claim 4", "accept", "claims again")
    assert not s.counters[t.PHYSICAL]
    assert "claims again" not in said(s)
    answer(s, "pass", "claims again")
    assert s.counters[t.PHYSICAL]
    answer(s, "pass", "stop", "play Pompous Plutocrat")
    assert asked(s).kind == t.ASK_CLAIM


def test_whoever_ends_the_claims_takes_back_both_consents():
    _, s = plutocrat()
    answer(s, "no more claims", "claim 4", "accept", "claims again", "pass", "claims again", "no more claims")
    assert s.counters[t.CONSENT : t.CONSENT + 2] == [0, 0]
    assert "claims again" in said(s)


def test_without_claims_a_slip_is_rolled_for_at_the_end_of_the_turn():
    lives = {}
    for seed in range(60):
        game, s = at("end", holding(["Mysterious Medium"], deck_size=9), seed=f"{seed}")
        lives[next(event.number for event in s.log if event.verb == t.ROLLED)] = bool(game.characters(s, A))
    assert [number for number, alive in sorted(lives.items()) if not alive] == [1, 2, 3]
    assert len(lives) > 15


def test_a_slip_is_called_once_a_turn():
    _, s = at("play", holding(deck_size=9), holding(["Mysterious Medium", "Mysterious Medium"], deck_size=9), CLAIMS)
    answer(s, "call a slip of Mysterious Medium", "claim no", "agree")
    assert "call a slip of Mysterious Medium" not in said(s)


def test_the_value_of_a_slip_is_yes():
    _, s = at("play", holding(deck_size=9), holding(["Mysterious Medium"], deck_size=9), CLAIMS)
    answer(s, "call a slip of Mysterious Medium")
    assert s.counters[t.SLIPS + A] == 1
    assert View(s, B).numbers["claimed"] == YES_NO + 1
    assert [number_of(option) for option in asked(s).options if verb_of(option) == t.OPT_VALUE] == [YES_NO]


# --- substitutes (17.3, 17.4, 17.7) ---------------------------------------------------------------------------------------


def test_a_die_that_falls_leaves_half_of_the_tower():
    heights = set()
    for seed in range(40):
        game, s = at("play", holding(hand=["Laboratory Lycanthrope"], deck_size=9), seed=f"{seed}")
        answer(s, "play Laboratory Lycanthrope")
        height = 0
        while asked(s).kind == t.ASK_TOWER:
            assert View(s, B).numbers["claimed"] == height
            answer(s, "add a die")
            rolled = [event.number % t.TOLD for event in s.log if event.verb == t.ROLLED][-1]
            height += 1
            if rolled < height:
                assert game.power(s, game.characters(s, A)[0]) == 3 + (height - 1) // 2
                heights.add(height)
                break
    assert len(heights) > 3


def test_pumpkins_on_the_page_are_added_to_the_die_up_to_six():
    for seed in range(8):
        page = ["Faithful Steed", "Lantern Imp", "Patchwork Scarecrow"]
        game, s = at("play", holding(page, ["Pumpkin's Blessing"], deck_size=9), seed=f"{seed}")
        answer(s, "play Pumpkin's Blessing", "Faithful Steed of A")
        rolled = [event.number for event in s.log if event.verb == t.ROLLED][-1]
        assert game.power(s, game.characters(s, A)[0]) == 5 + min(6, rolled + 2)
