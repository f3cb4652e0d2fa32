"""A match is its setup and its answers: saving, loading, undoing and replaying come to the same states."""

import json
import random
import time

import pytest

from cardwright.games.registry import make_game
from cardwright.kernel._derived import clone_state, same_state
from cardwright.kernel.chance import seed_from
from cardwright.kernel.errors import BadInput, Defect, IllegalAnswer, NotAsked, StaleAnswer
from cardwright.kernel.match import Match, load_match
from cardwright.kernel.saving import digest, dump_state, load_state
from cardwright.kernel.state import RUNNING
from cardwright.lab.playing import pick

SETUP = {"game": "unicorns", "seats": 3, "options": {"first_player": "A"}}


def played(answers=40, seed="match", setup=None):
    setup = setup or SETUP
    match = Match(make_game(setup), setup, seed, digests=True)
    rng = random.Random(repr(seed))
    while match.state.result == RUNNING and len(match.answers) < answers:
        question, option = pick(match.state, rng)
        match.answer(question.seat, option, question.batch)
    return match


def lines(match):
    return [(e.kind, e.verb, e.card, e.seat, e.origin, e.target, e.number, e.knowers) for e in match.events]


# --- digests, replay, undo ------------------------------------------------------------------------------------------


def test_a_digest_is_kept_for_the_start_and_for_every_answer():
    match = played(10)
    assert len(match.digests) == 11
    assert match.digests[-1] == digest(match.state)
    assert len(set(match.digests)) == 11


def test_without_being_asked_to_a_match_keeps_no_digests():
    match = Match(make_game(SETUP), SETUP, "1")
    match.answer(0, match.state.pending[0].options[0])
    assert match.digests == []


def test_equal_seeds_and_answers_give_equal_digests_and_events():
    one, two = played(), played()
    assert one.digests == two.digests
    assert lines(one) == lines(two)


def test_another_seed_gives_another_game():
    assert played(0, "one").digests != played(0, "two").digests


def test_a_replay_goes_through_the_same_states():
    match = played()
    assert match.replay().digests == match.digests
    assert lines(match.replay()) == lines(match)


@pytest.mark.parametrize("count", [0, 1, 17])
def test_a_replay_stops_after_the_number_of_answers_it_is_told(count):
    match = played()
    again = match.replay(count)
    assert again.answers == match.answers[:count]
    assert again.digests == match.digests[: count + 1]
    assert len(match.answers) == 40


def test_going_back_forgets_the_later_answers_and_events():
    match = played()
    expected = match.replay(12)
    match.go_back(12)
    assert match.answers == expected.answers
    assert match.digests == expected.digests
    assert lines(match) == lines(expected)
    assert same_state(match.state, expected.state)


def test_undo_takes_back_the_last_answer_of_the_seat_and_what_followed():
    match = played()
    answers, digests = match.answers[:], match.digests[:]
    last = max(number for number, (seat, _) in enumerate(answers) if seat == 1)
    assert match.undo(1)
    assert match.answers == answers[:last]
    assert match.digests == digests[: last + 1]


def test_a_seat_that_has_not_answered_has_nothing_to_undo():
    match = played(1)
    assert match.answers[0][0] == 0
    before = match.state
    assert not match.undo(2)
    assert match.state is before


def test_after_undo_the_same_answers_lead_to_the_same_states():
    match = played()
    answers, digests = match.answers[:], match.digests[:]
    match.go_back(20)
    for seat, option in answers[20:]:
        match.answer(seat, option)
    assert match.digests == digests


def test_events_are_collected_and_the_state_keeps_none():
    match = played(5)
    assert match.events
    assert match.state.log == []


# --- answers that do not fit ----------------------------------------------------------------------------------------


def test_an_answer_that_does_not_fit_leaves_the_match_as_it_was():
    match = played(10)
    question = match.state.pending[0]
    other = next(seat for seat in range(3) if match.state.question(seat) is None)
    before = (match.answers[:], match.digests[:], lines(match), clone_state(match.state))
    for error, answer in (
        (NotAsked, (other, question.options[0])),
        (StaleAnswer, (question.seat, question.options[0], question.batch - 1)),
        (IllegalAnswer, (question.seat, -1)),
    ):
        with pytest.raises(error):
            match.answer(*answer)
    assert (match.answers, match.digests, lines(match)) == before[:3]
    assert same_state(match.state, before[3])


# --- files ----------------------------------------------------------------------------------------------------------


def test_a_saved_match_is_loaded_with_its_states(tmp_path):
    match = played()
    match.save(tmp_path / "match.json")
    again = load_match((tmp_path / "match.json").read_text(encoding="utf-8"), make_game, digests=True)
    assert (again.setup, again.seed, again.answers) == (match.setup, match.seed, match.answers)
    assert again.digests == match.digests
    assert lines(again) == lines(match)


def test_saving_replaces_the_file_and_leaves_nothing_beside_it(tmp_path):
    path = tmp_path / "match.json"
    path.write_text("old")
    match = played(3)
    match.save(path)
    assert path.read_text(encoding="utf-8") == match.dump()
    assert list(tmp_path.iterdir()) == [path]


def test_a_finished_match_is_loaded_as_finished():
    match = played(100_000)
    assert load_match(match.dump(), make_game).state.result == match.state.result != RUNNING


def test_any_text_can_be_a_seed():
    for seed in ("", "Ünïcorn 🦄", "\udcff"):
        assert load_match(played(3, seed).dump(), make_game).seed == seed


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "not a match file"),
        ("{", "not a match file"),
        ("[" * 100_000, "not a match file"),
        ("[]", 'expected an object with "format": "cardwright match 1"'),
        ("3", 'expected an object with "format": "cardwright match 1"'),
        ('{"format": "cardwright match 9"}', 'expected an object with "format": "cardwright match 1"'),
        ('{"format": "cardwright match 1"}', '"setup" is None; expected an object'),
    ],
)
def test_what_is_no_match_file_is_refused(text, expected):
    with pytest.raises(BadInput) as error:
        load_match(text, make_game)
    assert expected in str(error.value)


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"setup": "unicorns"}, "\"setup\" is 'unicorns'; expected an object"),
        ({"setup": {"game": "chess"}}, "unknown game “chess”; expected one of"),
        ({"setup": {"game": "unicorns", "seats": 9}}, "seats = 9: expected 2 to 8"),
        ({"setup": {"game": "unicorns", "seats": "3"}}, "seats = '3': expected 2 to 8"),
        ({"setup": {"game": "unicorns", "options": ["A"]}}, "expected names with their choices"),
        ({"setup": {"game": "unicorns", "options": {"deck_out": "never"}}}, "expected one of end, draw, reshuffle"),
        ({"setup": {"game": "unicorns", "sets": "my.toml"}}, "expected a list of own sets"),
        ({"setup": {"game": "unicorns", "sets": [{"file": "my.toml"}]}}, "expected a list of own sets"),
        ({"seed": None}, '"seed" is None; expected a text'),
        ({"answers": None}, 'expected "answers" as a list'),
        ({"answers": {"a": 1}}, 'expected "answers" as a list'),
        ({"answers": [[0]]}, "answer 1 is [0]; expected a seat and an option"),
        ({"answers": [[0, "draw"]]}, "answer 1 is [0, 'draw']; expected a seat and an option"),
        ({"answers": [[None, 1]]}, "answer 1 is [None, 1]; expected a seat and an option"),
        ({"answers": [[1e400, 1]]}, "answer 1 is [inf, 1]; expected a seat and an option"),
        ({"answers": [[0, "-1"]]}, "answer 1 of the match file does not fit"),
        ({"answers": [[7, "1"]]}, "answer 1 of the match file does not fit"),
        ({"answers": []}, "does not lead to the state it names"),
        ({"digest": "0"}, "does not lead to the state it names"),
        ({"version": 0}, "rules version 0"),
        ({"version": None}, "rules version None"),
        ({"cards": 5}, "cards 5"),
    ],
)
def test_a_damaged_match_file_is_refused_with_what_was_expected(changes, expected):
    data = json.loads(played(6).dump())
    with pytest.raises(BadInput) as error:
        load_match(json.dumps({**data, **changes}), make_game)
    assert expected in str(error.value)


def test_a_match_with_more_answers_than_fit_is_refused():
    data = json.loads(played(6).dump())
    with pytest.raises(BadInput, match="answer 7 of the match file does not fit"):
        load_match(json.dumps({**data, "answers": [*data["answers"], *data["answers"]]}), make_game)


OWN_SET = """
[set]
name = "Own"
game = "unicorns"

[[card]]
name = "Sleepy Unicorn"
type = "Magical Unicorn"
copies = {copies}
text = "When this enters your stable, draw one card."
"""


def with_set(text):
    return {**SETUP, "sets": [{"file": "own.toml", "text": text, "mode": "add"}]}


def test_a_match_with_an_own_set_brings_its_set_along():
    match = played(20, setup=with_set(OWN_SET.format(copies=3)))
    assert load_match(match.dump(), make_game, digests=True).digests == match.digests


def test_a_match_of_another_set_is_refused():
    data = json.loads(played(6, setup=with_set(OWN_SET.format(copies=3))).dump())
    data["setup"] = with_set(OWN_SET.format(copies=4))
    with pytest.raises(BadInput, match="this match was played with rules version 1 and cards"):
        load_match(json.dumps(data), make_game)


def test_a_match_of_other_rule_options_is_refused():
    data = json.loads(played(6).dump())
    data["setup"] = {**SETUP, "options": {"first_player": "A", "deck_out": "reshuffle"}}
    with pytest.raises(BadInput, match="this match was played with"):
        load_match(json.dumps(data), make_game)


# --- states as text -------------------------------------------------------------------------------------------------


def test_a_saved_state_goes_on_as_the_original():
    state = played(25).state
    again = load_state(state.game, dump_state(state))
    rng = random.Random(1)
    for _ in range(30):
        question, option = pick(state, rng)
        state.answer(question.seat, option)
        again.answer(question.seat, option)
        assert same_state(state, again)


@pytest.mark.parametrize("text", ["", "{", "[]", "3", "null", '"text"', "{}", "[" * 100_000])
def test_what_is_no_saved_state_is_refused(text):
    with pytest.raises(BadInput, match="not a saved state"):
        load_state(make_game(SETUP), text)


def test_a_state_of_another_set_is_refused():
    text = dump_state(make_game(with_set(OWN_SET.format(copies=3))).start(seed_from("1")))
    with pytest.raises(BadInput, match="expected unicorns version 1 with cards"):
        load_state(make_game(SETUP), text)


# --- texts without an end -------------------------------------------------------------------------------------------

BABIES = """
[set]
name = "Circles"
game = "unicorns"

[[card]]
name = "Baby"
type = "Baby Unicorn"
copies = 3
text = "Whenever this would go from a stable to the discard pile or to a hand, it goes to the Nursery instead."
"""

CARD = """
[[card]]
name = "{name}"
type = "{type}"
copies = {copies}
text = "{text}"
"""

WHIRL = (
    "While this is in your stable, each time any Unicorn card enters or leaves your stable, "
    "sacrifice one Baby Unicorn, then put one Baby Unicorn card from the Nursery into your stable."
)
TWIN = "When this enters your stable, sacrifice this, then put one Unicorn card from the discard pile into your stable."
PLAIN = CARD.format(name="Plain", type="Basic Unicorn", copies=40, text="")
FILLER = CARD.format(name="Filler", type="Upgrade", copies=40, text="While this is in your stable, you cannot play Instants.")

ENDLESS = {
    "Upgrade": BABIES + CARD.format(name="Whirlpool", type="Upgrade", copies=20, text=WHIRL) + PLAIN,
    "Downgrade": BABIES + CARD.format(name="Whirlpool", type="Downgrade", copies=20, text=WHIRL) + PLAIN,
    "twins": BABIES + CARD.format(name="Twin", type="Magical Unicorn", copies=2, text=TWIN) + FILLER,
}

SECONDS = 5


def whirl(name="Upgrade"):
    """Play until the rules run in a circle."""
    setup = {**SETUP, "sets": [{"file": "circle.toml", "text": ENDLESS[name], "mode": "instead"}]}
    for seed in range(20):
        match = Match(make_game(setup), setup, str(seed))
        rng = random.Random(seed)
        while match.state.result == RUNNING:
            question, option = pick(match.state, rng)
            began = time.monotonic()
            before = (clone_state(match.state), match.answers[:], len(match.events))
            try:
                match.answer(question.seat, option)
            except Defect as defect:
                assert time.monotonic() - began < SECONDS
                return match, defect, before, (question.seat, option)
    raise AssertionError("the rules never ran in a circle")


@pytest.mark.parametrize("name", ENDLESS)
def test_texts_without_an_end_are_a_defect_that_carries_the_match(name):
    match, defect, _, answer = whirl(name)
    assert str(defect) == "a chain has more than 1000 links"
    saved = json.loads(defect.match)
    assert saved["seed"] == match.seed
    assert [(seat, int(option)) for seat, option in saved["answers"]] == [*match.answers, answer]


def test_a_circle_in_which_players_are_asked_has_an_end_too():
    # with the built-in Babies there is a choice in the Nursery each time around
    setup = with_set(ENDLESS["Upgrade"].replace(BABIES, '[set]\nname = "Circles"\ngame = "unicorns"\n'))
    match = Match(make_game(setup), setup, "1")
    rng = random.Random(1)
    with pytest.raises(Defect, match="more than 1000 links"):
        for _ in range(10_000):
            match.answer(*answer_of(match, rng))
    assert len(match.answers) > 1000


def answer_of(match, rng):
    question, option = pick(match.state, rng)
    return question.seat, option


def test_the_match_stands_where_it_was_before_the_defect():
    match, _, (state, answers, number), _ = whirl()
    assert same_state(match.state, state)
    assert match.answers == answers
    assert len(match.events) == number
    assert load_match(match.dump(), make_game).answers == answers


def test_after_a_defect_the_match_can_be_taken_back_and_goes_on():
    match, _, _, _ = whirl()
    count = len(match.answers)
    seat = match.answers[-1][0]
    assert match.undo(seat)
    question = match.state.pending[0]
    match.answer(question.seat, question.options[-1])
    assert len(match.answers) == count


def test_the_match_that_a_defect_carries_leads_to_the_defect_again():
    _, defect, _, _ = whirl()
    with pytest.raises(Defect) as again:
        load_match(defect.match, make_game)
    assert str(again.value) == str(defect)
