"""A running game written as a scenario file leads to the same place again."""

import random

import pytest

from cardwright.games.registry import make_game
from cardwright.kernel.errors import BadInput
from cardwright.kernel.match import Match
from cardwright.kernel.state import State
from cardwright.scenarios import exporting
from cardwright.scenarios.exporting import export_match, export_state
from cardwright.scenarios.loading import read_scenario
from cardwright.scenarios.running import run_scene


def played(seed: int, answers: int, seats: int = 3, **options: str) -> Match:
    """A match after so many random answers."""
    setup = {"game": "unicorns", "seats": seats, "options": options}
    match = Match(make_game(setup), setup, str(seed))
    rng = random.Random(seed)
    for _ in range(answers):
        if not match.state.pending:
            break
        question = rng.choice(match.state.pending)
        match.answer(question.seat, rng.choice(question.options))
    return match


def table(s: State) -> list[list[str]]:
    """The names of the cards in each zone, in order where order matters."""
    names = [[s.game.card_names[card] for card in zone] for zone in s.zones]
    return [zone if s.game.zone_ordered[number] else sorted(zone) for number, zone in enumerate(names)]


def replayed(text: str) -> State:
    """The state that a scenario file leads to; every line must hold."""
    (scene,) = read_scenario(text, "test.toml").scenes
    assert run_scene(scene, "test.toml") is None
    s = scene.start()
    for step in scene.steps:
        step.take(scene.speech, s)
    return s


@pytest.mark.parametrize("seed", range(24))
def test_a_match_round_trips_anywhere(seed):
    match = played(seed, answers=seed * 13, seats=2 + seed % 7)
    s = replayed(export_match(match, f"seed {seed}"))
    assert table(s) == table(match.state)
    assert s.result == match.state.result
    told = [(question.seat, question.kind, len(question.options)) for question in s.pending]
    assert told == [(question.seat, question.kind, len(question.options)) for question in match.state.pending]


def test_a_state_at_rest_round_trips():
    match = played(5, 60)
    while len(match.state.stack) > 1:
        question = match.state.pending[0]
        match.answer(question.seat, question.options[0])
    text = export_state(match.state, {}, "at rest")
    assert 'phase = "action"' in text
    s = replayed(text)
    assert table(s) == table(match.state)
    assert export_state(s, {}, "at rest") == text


def test_a_state_in_the_middle_of_something_is_no_position():
    with pytest.raises(BadInput, match="only where a first action is asked"):
        export_state(played(1, 0).state, {}, "setup")


def test_before_the_first_action_the_file_starts_a_real_game():
    match = played(4, 1, first_player="random")
    text = export_match(match, "Babies")
    assert 'phase = "setup"' in text and 'first_player = "random"' in text and "[A]" not in text
    assert table(replayed(text)) == table(match.state)


def test_if_the_answers_do_not_lead_there_again_the_file_holds_the_whole_match(monkeypatch):
    # so it is when cards were shuffled since the last position at rest
    monkeypatch.setattr(exporting, "_leads_to", lambda *args: False)
    match = played(7, 60)
    text = export_match(match, "shuffled")
    assert 'phase = "setup"' in text
    assert table(replayed(text)) == table(match.state)


def test_options_and_titles_are_written():
    text = export_match(played(2, 40, deck_out="reshuffle"), 'A "title" with \\ and ’')
    scenario = read_scenario(text, "test.toml")
    assert scenario.title == 'A "title" with \\ and ’'
    assert 'deck_out = "reshuffle"' in text


def test_cards_of_ones_own_cannot_be_carried():
    match = played(2, 10)
    match.setup["sets"] = [{"file": "x.toml", "text": "", "mode": "add"}]
    with pytest.raises(BadInput, match="cannot carry cards of one's own"):
        export_match(match, "own cards")
