"""What every registered game must keep; see lab/conformance.py for what each check looks at."""

import json
import random
import time

import pytest

from cardwright.games.registry import game_entry, game_names, make_game
from cardwright.kernel.chance import seed_from
from cardwright.kernel.errors import BadInput, NotAsked, StaleAnswer
from cardwright.kernel.knowledge import InformationSet, View
from cardwright.kernel.match import Match, load_match
from cardwright.kernel.saving import digest, dump_state, load_state
from cardwright.kernel.state import RUNNING, State
from cardwright.lab import conformance as c
from cardwright.lab import secrecy, states
from cardwright.lab.ledger import check_ledger
from cardwright.lab.playing import Breach, pick, play, random_setup, some_setups
from tests.building import interpreted_only

SETUPS = [
    pytest.param(setup, id=f"{setup['game']}-{setup['seats']}")
    for name in game_names()
    for setup in some_setups(game_entry(name))
]
MIXED = [
    pytest.param(random_setup(game_entry(name), random.Random(f"mixed {n}"), game_entry(name).seats), id=f"{name}-{n}")
    for name in game_names()
    for n in range(3)
]


def sometimes(setup, share, check, games=2):
    """Play games and run a check on a share of their states."""
    game = make_game(setup)
    for number in range(games):
        rng = random.Random(f"{number} {setup}")

        def visit(s, rng=rng):
            if rng.random() < share:
                check(s, rng)

        play(game, str(number), rng, visit)


@pytest.mark.parametrize("setup", SETUPS + MIXED)
def test_questions_cards_and_views_are_sound_at_every_step(setup):
    def check(s, rng):
        states.check_questions(s)
        states.check_cards(s)
        secrecy.check_redaction(s)

    sometimes(setup, 0.5, check)


@pytest.mark.parametrize("setup", SETUPS + MIXED)
def test_states_are_saved_and_loaded_at_every_step(setup):
    sometimes(setup, 1, states.check_saving, games=1)


@pytest.mark.parametrize("setup", SETUPS)
def test_a_loaded_state_goes_on_to_the_same_end(setup):
    sometimes(setup, 0.02, lambda s, rng: states.check_saving(s, rng, steps=100_000))


@pytest.mark.parametrize("setup", SETUPS + MIXED)
def test_clones_are_independent(setup):
    sometimes(setup, 0.3, states.check_clone, games=1)


@pytest.mark.parametrize("setup", SETUPS)
def test_no_past_state_ever_changes(setup):
    c.check_history(make_game(setup), "history")


@pytest.mark.parametrize("setup", SETUPS + MIXED)
def test_every_offered_option_can_be_taken(setup):
    sometimes(setup, 0.3, lambda s, rng: states.check_options(s))


@pytest.mark.parametrize("setup", SETUPS + MIXED)
def test_answers_that_do_not_fit_are_refused(setup):
    sometimes(setup, 0.3, lambda s, rng: states.check_refusals(s), games=1)


@pytest.mark.parametrize("setup", SETUPS + MIXED)
def test_views_show_only_what_their_viewer_was_told(setup):
    for seed in "ab":
        check_ledger(make_game(setup), seed)


@pytest.mark.parametrize("setup", SETUPS + MIXED)
def test_samples_agree_with_what_the_seat_knows(setup):
    def check(s, rng):
        for seat in range(s.game.seats):
            secrecy.check_sampling(s, seat, rng)

    sometimes(setup, 0.15, check)


@pytest.mark.parametrize("setup", SETUPS)
def test_sampled_worlds_can_be_played_to_the_end(setup):
    sometimes(setup, 0.03, lambda s, rng: c.check_sampled_game(s, rng.randrange(s.game.seats), rng))


@pytest.mark.parametrize("setup", SETUPS)
def test_worlds_a_seat_cannot_tell_apart_give_it_the_same_views_options_and_bot_answers(setup):
    began = time.process_time()

    def check(s, rng):
        for question in s.pending if time.process_time() - began < 3 else ():  # bots may take their time
            one, two = secrecy.check_sampling(s, question.seat, rng), secrecy.check_sampling(s, question.seat, rng)
            secrecy.check_alike(one, two, question.seat)
            secrecy.check_bots(s, one, question.seat, rng)

    sometimes(setup, 0.04, check, games=1)


@pytest.mark.parametrize("setup", SETUPS[:1] + MIXED[:1])
def test_the_same_seed_and_answers_give_the_same_game_in_every_process(setup):
    c.check_same_everywhere(setup, "everywhere")


@pytest.mark.parametrize("setup", SETUPS + MIXED)
def test_every_game_ends(setup):
    sometimes(setup, 0, lambda s, rng: None, games=10)


# --- matches --------------------------------------------------------------------------------------------------------


def played(setup, seed="match"):
    match = Match(make_game(setup), setup, seed, digests=True)
    rng = random.Random(seed)
    while match.state.result == RUNNING:
        question, option = pick(match.state, rng)
        match.answer(question.seat, option, question.batch)
    return match


def told(match, viewer=0):
    words = game_entry(match.setup["game"]).words(match.game)
    names = [f"seat {n}" for n in range(match.game.seats)]
    return [words.event(event, viewer, names) for event in match.events]


@pytest.mark.parametrize("setup", SETUPS + MIXED[:1])
def test_a_match_is_saved_loaded_and_replayed(setup, tmp_path):
    match = played(setup)
    match.save(tmp_path / "match.json")
    for again in (load_match((tmp_path / "match.json").read_text(), make_game, digests=True), match.replay()):
        assert again.answers == match.answers
        assert again.digests == match.digests
        assert told(again) == told(match)
    half = match.replay(len(match.answers) // 2)
    assert half.digests == match.digests[: len(half.answers) + 1]


@pytest.mark.parametrize("setup", SETUPS)
def test_undo_goes_back_to_before_the_last_answer_of_the_seat(setup):
    match = played(setup)
    digests, answers, lines = match.digests[:], match.answers[:], told(match)
    for _ in range(3):
        seat = match.answers[-1][0] if len(match.answers) % 2 else match.game.seats - 1
        last = max((n for n, (other, _) in enumerate(match.answers) if other == seat))
        assert match.undo(seat)
        assert match.answers == answers[:last]
        assert digest(match.state) == digests[last]
    for seat, option in answers[len(match.answers) :]:
        match.answer(seat, option)
    assert match.digests == digests
    assert told(match) == lines
    match.go_back(0)
    assert not match.undo(0)


def test_an_illegal_answer_leaves_a_match_as_it_was():
    match = Match(make_game({"game": "unicorns", "seats": 3}), {"game": "unicorns", "seats": 3}, "1", digests=True)
    question = match.state.pending[0]
    with pytest.raises(NotAsked):
        match.answer((question.seat + 1) % 3, question.options[0])
    with pytest.raises(StaleAnswer):
        match.answer(question.seat, question.options[0], question.batch + 1)
    assert match.answers == [] and len(match.digests) == 1


def test_match_files_that_do_not_fit_are_refused_with_the_reason():
    text = played({"game": "unicorns", "seats": 3}).dump()
    data = json.loads(text)

    def refused(**changes):
        with pytest.raises(BadInput) as error:
            load_match(json.dumps({**data, **changes}), make_game)
        return str(error.value)

    assert "not a match file" in refused(format="something else")
    assert "damaged match file" in refused(answers=[["a"]])
    assert "cards" in refused(cards="0" * 64)
    assert "version" in refused(version=0)
    assert "answer 1 " in refused(answers=[[0, "-1"]])
    assert "does not lead to the state" in refused(answers=data["answers"][:-1])
    assert "unknown game" in refused(setup={"game": "chess"})
    with pytest.raises(BadInput):
        load_match("not json", make_game)


def test_saved_states_of_other_games_are_refused():
    three, four = (make_game({"game": "unicorns", "seats": seats}) for seats in (3, 4))
    text = dump_state(three.start(seed_from("1")))
    with pytest.raises(BadInput, match="expected unicorns"):
        load_state(four, text)
    for broken in ("", "{}", "[]", text[:-10], text.replace('"state":[', '"state":[0,')):
        with pytest.raises(BadInput):
            load_state(three, broken)


# --- the checks themselves find what they look for ------------------------------------------------------------------


def mid_game(answers=60, seats=3):
    game = make_game({"game": "unicorns", "seats": seats})
    s = game.start(seed_from("7"))
    rng = random.Random(7)
    for _ in range(answers):
        question, option = pick(s, rng)
        s.answer(question.seat, option)
    return s


@interpreted_only
def test_a_view_that_shows_too_much_is_found(monkeypatch):
    monkeypatch.setattr("cardwright.kernel.knowledge.may_know", lambda s, viewer, card: True)
    with pytest.raises(Breach, match="shows hidden cards"):
        secrecy.check_redaction(mid_game())


def test_a_card_in_two_zones_is_found():
    s = mid_game()
    s.zones[0] += (s.zones[1][0],)
    with pytest.raises(Breach, match="in no zone or in two"):
        states.check_cards(s)


@interpreted_only
def test_knowledge_nobody_was_told_of_is_found(monkeypatch):
    real = State.answer

    def leaking(self, seat, option, batch=-1):
        real(self, seat, option, batch)
        if self.zones[0]:
            self.seen[self.zones[0][-1]] = 1

    monkeypatch.setattr(State, "answer", leaking)
    with pytest.raises(Breach, match="never told"):
        check_ledger(make_game({"game": "unicorns", "seats": 3}), "1")


def test_a_bot_that_peeks_is_found(monkeypatch):
    class Peeking:
        def __init__(self, rng):
            pass

        def choose(self, info):
            return info.options[info._state.zones[0][-1] % len(info.options)]

    monkeypatch.setattr("cardwright.bots.registry.bot_names", lambda game="": ["peeking"])
    monkeypatch.setattr("cardwright.bots.registry.make_bot", lambda name, rng: Peeking(rng))
    s = mid_game()
    seat = s.pending[0].seat
    rng = random.Random(1)
    with pytest.raises(Breach, match="cannot tell apart"):
        for _ in range(50):
            secrecy.check_bots(s, secrecy.check_sampling(s, seat, rng), seat, rng)


def test_an_information_set_of_a_seat_that_is_not_asked_has_no_options():
    s = mid_game()
    idle = next(seat for seat in range(3) if s.question(seat) is None)
    info = InformationSet(s, idle)
    assert info.options == [] and info.question is None and View(s, idle).question is None
