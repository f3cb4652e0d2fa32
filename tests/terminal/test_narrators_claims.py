"""Claims, statements and towers at the terminal: numbers mean what they say, and questions say what is at stake."""

import pytest

from cardwright.games.narrators import terms as t
from cardwright.games.narrators.claims import YES_NO
from cardwright.kernel.option import number_of, verb_of
from cardwright.terminal.asking import Asking
from cardwright.terminal.look import look_for
from cardwright.terminal.screen import TableApp
from tests.terminal.test_narrators import positioned
from tests.terminal.test_screen import choices_of, settle, text_of, type_line

HUMAN, BEN = 0, 1
CLAIMS = ["physical=claims"]
TRUE_OF_A_RED_PEN = ["I hold 1 or more spells"]
"""All that is true of a hand with this one card of score 1, no subtype, that is no transform."""


def take(session, seat, verb, number=None):
    """Let a seat answer with the option of a verb, and a number where it has one."""
    question = session.match.state.question(seat)
    for option in question.options:
        if verb_of(option) == verb and number in (None, number_of(option)):
            return session.match.answer(seat, option)
    raise AssertionError("there is no such option")


def asking(session):
    return Asking(session, look_for(session))


def lines(session):
    now = asking(session)
    return [f"{number} {choice.text}" for number, choice in zip(now.numbers, now.listed, strict=True)]


def reads(session, typed):
    """Answer as a person types it."""
    reply = asking(session).read(typed)
    assert reply.option >= 0, reply.says
    session.match.answer(HUMAN, reply.option)


def claiming(tmp_path, card, active=HUMAN, step="play", page=()):
    """The human, or Ben, plays a card and has to claim."""
    hands = {HUMAN: {"hand": [card]}, BEN: {"their_hand": [card]}}[active]
    session = positioned(tmp_path, step, list(page), ["Stone Sentinel"], active=active, options=CLAIMS, **hands)
    take(session, active, t.OPT_PLAY)
    return session


def test_the_number_of_a_claim_is_what_is_claimed(tmp_path):
    session = claiming(tmp_path, "Pompous Plutocrat")
    assert lines(session)[:4] == [
        "0 claim 0 accessories",
        "1 claim 1 accessory",
        "2 claim 2 accessories",
        "3 claim 3 accessories",
    ]
    assert lines(session)[7:] == ["7 substitute: dice decide this one", "8 no more claims: dice decide from now on"]
    assert asking(session).title == (
        "Pompous Plutocrat: how many accessories do you wear (jewelry, glasses, hats, watches, ribbons)? You may claim 0 to 6"
    )
    reads(session, "3")
    assert session.view.numbers["claimed"] == 3


@pytest.mark.parametrize("typed", ["2", "claim 2", "2 acc"])
def test_a_claim_is_typed_in_several_ways(tmp_path, typed):
    session = claiming(tmp_path, "Pompous Plutocrat")
    reads(session, typed)
    assert session.view.numbers["claimed"] == 2


def test_a_number_that_cannot_be_claimed_is_told(tmp_path):
    session = claiming(tmp_path, "Pompous Plutocrat")
    assert asking(session).read("12").says == "There is no number 12 here; choose 0 to 8."


def disputed(tmp_path, card="Pompous Plutocrat", mine=4, theirs=1):
    """Ben disputes a claim of the human."""
    session = claiming(tmp_path, card)
    take(session, HUMAN, t.OPT_VALUE, mine)
    take(session, BEN, t.OPT_VALUE, theirs)
    return session


def test_to_settle_a_dispute_both_values_are_told(tmp_path):
    session = disputed(tmp_path)
    assert asking(session).title == (
        "Pompous Plutocrat: Ben disputes your claim of 4 accessories: it is 1 accessory. How shall that be settled?"
    )
    assert lines(session) == [
        "1 agree: 1 accessory",
        "2 ask a third person",
        "3 roll a die: on 1 to 3 it is 1 accessory, on 4 to 6 4 accessories",
    ]


def test_the_rival_accepts_or_disputes_by_the_number(tmp_path):
    session = claiming(tmp_path, "Pompous Plutocrat", BEN)
    take(session, BEN, t.OPT_VALUE, 2)
    assert asking(session).title == ("Pompous Plutocrat: Ben claims 2 accessories. Accept that, or say how many there are?")
    assert lines(session)[1:4] == ["1 dispute: it is 1 accessory", "2 accept: 2 accessories", "3 dispute: it is 3 accessories"]
    reads(session, "1")
    assert (session.view.numbers["claimed"], session.view.numbers["disputed"]) == (2, 1)


def test_typing_the_claimed_number_accepts_it(tmp_path):
    session = claiming(tmp_path, "Pompous Plutocrat", BEN)
    take(session, BEN, t.OPT_VALUE, 2)
    reads(session, "2")
    assert "Pompous Plutocrat of Ben gains 2 power: 3 → 5." in session.lines


def test_a_third_person_is_asked_if_both_want_that_and_says_one_of_two_numbers(tmp_path):
    session = claiming(tmp_path, "Pompous Plutocrat", BEN)
    take(session, BEN, t.OPT_VALUE, 2)
    reads(session, "1")
    take(session, BEN, t.OPT_REFER)
    assert asking(session).title == (
        "Pompous Plutocrat: Ben wants a third person to say whether it is 2 accessories or 1 accessory. Do you, too?"
    )
    reads(session, "third")
    assert lines(session) == ["1 the third person says 1 accessory", "2 the third person says 2 accessories"]
    assert asking(session).read("3").says == "There is no number 3 here; choose 1 to 2."
    reads(session, "2")
    assert "Pompous Plutocrat of Ben gains 2 power: 3 → 5." in session.lines


def test_a_claim_of_dice_says_what_counts(tmp_path):
    session = claiming(tmp_path, "Laboratory Lycanthrope")
    assert asking(session).title == (
        "Laboratory Lycanthrope: stack dice of any kind for 10 seconds. How many are in the tallest stack that still stands? "
        "You may claim 0 to 12"
    )
    reads(session, "12")
    assert session.view.numbers["claimed"] == 12


def test_the_height_of_the_tower_stands_in_the_question(tmp_path):
    session = claiming(tmp_path, "Laboratory Lycanthrope")
    take(session, HUMAN, t.OPT_SUBSTITUTE)
    assert asking(session).title == "Laboratory Lycanthrope: no die stands yet. The first always stands. Add it, or stop?"
    reads(session, "add")
    assert asking(session).title == (
        "Laboratory Lycanthrope: 1 die stands. One more stands on a d20 roll of 2 or more; else 0 are left. Add one, or stop?"
    )


def test_a_copy_claims_what_its_model_claims(tmp_path):
    session = claiming(tmp_path, "Uncanny Double", page=["Pompous Plutocrat"])
    take(session, HUMAN, t.OPT_CHARACTER)
    assert asking(session).title.startswith("Uncanny Double: how many accessories do you wear")


def test_the_owner_chooses_the_moment_at_which_hands_count(tmp_path):
    session = positioned(tmp_path, "challenge", ["Cursed Marionette"], ["Background Extra"], options=CLAIMS)
    while session.question is None or session.question.kind != t.ASK_MOMENT:
        question = session.match.state.pending[0]
        wanted = (t.ASK_CHALLENGE, t.ASK_OPPOSE)
        session.match.answer(question.seat, question.options[1 if question.kind in wanted else 0])
    assert not session.answer_alone()
    assert lines(session) == ["1 now", "2 no more claims: dice decide from now on"]
    reads(session, "now")
    assert asking(session).title == "Cursed Marionette: how many hands touch it at this moment? You may claim 0 to 10"


def test_the_rivals_statement_stands_in_the_question(tmp_path):
    session = positioned(tmp_path, "play", [], [], ["Probing Partygoer"], their_hand=["Red Pen", "Attic Bats"])
    take(session, HUMAN, t.OPT_PLAY)
    option = session.match.state.question(BEN).options[0]
    session.match.answer(BEN, option)
    told = session.words.option(session.match.state, session.question, option, session.names)
    assert asking(session).title == f"Probing Partygoer: Ben tells you “{told}”. Is it true?"


def test_the_teller_sees_which_statements_are_true(tmp_path):
    session = positioned(tmp_path, "play", [], [], ["Red Pen"], active=BEN, their_hand=["Probing Partygoer"])
    take(session, BEN, t.OPT_PLAY)
    listed = {choice.text for choice in asking(session).listed}
    assert len(listed) == 3
    assert {line.rsplit(" (", 1)[1] for line in listed} == {"true)", "not true)"}
    for text in listed:
        statement, _, truth = text.rpartition(" (")
        assert (truth == "true)") == (statement in TRUE_OF_A_RED_PEN)


def test_the_sealed_truth_is_accepted_or_disputed(tmp_path):
    session = claiming(tmp_path, "Probing Partygoer")
    assert asking(session).title == "Probing Partygoer: Ben tells you a statement, aloud. Is it true?"
    assert lines(session)[2] == "3 refuse: it is neither true nor false"
    take(session, BEN, t.OPT_TRUE)
    reads(session, "true")
    assert asking(session).title == (
        "Probing Partygoer: Ben's sealed answer was that the statement is true. Do you accept that?"
    )
    assert lines(session)[:2] == ["1 accept: so it is", "2 dispute: it is “no”"]


def test_a_slip_of_the_voice_is_called_and_answered(tmp_path):
    session = positioned(tmp_path, "play", ["Mysterious Medium"], [], active=BEN, options=CLAIMS)
    take(session, BEN, t.OPT_SLIP)
    assert asking(session).title == (
        "Mysterious Medium: Ben says that you have spoken in your normal voice. Do you accept that?"
    )
    reads(session, "no")
    assert session.view.numbers["disputed"] == YES_NO
    take(session, BEN, t.OPT_ROLL)
    assert any(
        line in session.lines
        for line in ("Mysterious Medium: it is no, and that is final.", "Your Mysterious Medium is sacrificed.")
    )


async def test_enter_accepts_a_claim(tmp_path):
    session = claiming(tmp_path, "Laboratory Lycanthrope", BEN)
    take(session, BEN, t.OPT_VALUE, 4)
    async with TableApp(session, pause=0).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await type_line(pilot, "")
        assert "Laboratory Lycanthrope: it is 4, and that is final." in session.lines


async def test_claims_on_the_screen(tmp_path):
    session = claiming(tmp_path, "Laboratory Lycanthrope")
    async with TableApp(session, pause=0).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        assert [line.split()[0] for line in choices_of(pilot.app)][:13] == [str(number) for number in range(13)]
        assert "stack dice of any kind" in " ".join(text_of(pilot.app, "#question").split())
        await type_line(pilot, "3")
        assert "You claim 3 for Laboratory Lycanthrope." in text_of(pilot.app, "#log")
