"""People with browsers of their own at one table."""

import json
import re
import time

import pytest
from playwright.sync_api import expect

from tests.web import positions
from tests.web.people import SCREENS, play_together, within

NEIGH = "Answer with Neigh"


def test_an_invitation_leads_two_people_into_a_duel(somebody):
    ana, ben = somebody(), somebody()
    ben.accept(ana.invite("Unreliable Narrators"), "Ben")
    ana.button("Start the game").click()
    ben.headline.wait_for()
    duel = ben.story.get_by_text(re.compile("^Duel: "))
    play_together([ana, ben], lambda: duel.count() > 0)
    expect(duel.first).to_be_visible()


def test_from_the_link_to_the_first_answer_in_under_ten_seconds(somebody):
    ana, ben = somebody(), somebody(**SCREENS["phone"])
    link = ana.invite("Unreliable Narrators")
    began = time.monotonic()
    ben.accept(link, "Ben")
    waited = time.monotonic()
    ana.button("Start the game").click()
    ana.until(lambda: ana.question or ben.question)
    if not ben.question:
        ana.answer()
    waited = time.monotonic() - waited
    ben.until(lambda: ben.question)
    ben.answer()
    assert time.monotonic() - began - waited < within(10)


def neighing(seed):
    return positions.Position("unicorns", 4, seed=seed)


def neighs(position):
    """Who plays a Basic Unicorn next, and the two who can say Neigh to it, if there are such."""
    if not position.asks("action"):
        return None
    (question,) = position.state.pending
    own = f"into P{question.seat}'s stable"
    plain = [said for said in position.said(question) if said.startswith("play Basic Unicorn") and own in said]
    if not plain:
        return None
    trial = neighing(position.seed)
    for seat, option in position.match.answers:
        trial.match.answer(seat, option)
    trial.match.answer(question.seat, question.options[position.said(question).index(plain[0])])
    able = [other.seat for other in trial.state.pending if "play Neigh" in trial.said(other)]
    return (question.seat, plain[0], able[:2]) if len(able) > 1 else None


@pytest.fixture
def neigh_duel(folder, somebody):
    """Four people at a table where one is about to play a Basic Unicorn and two hold a Neigh."""
    position = positions.search(neighing, neighs)
    seat, plain, able = neighs(position)
    code = positions.table(folder, position, 4)
    people = [somebody(secret=positions.secret(number)).watch(code) for number in range(4)]
    name = plain.removeprefix("play ").split(" into ")[0]
    people[seat].button(re.compile(f"^{re.escape(name)}"), exact=False).first.click()
    people[seat].page.get_by_role("group", name=name).get_by_role("button", name="Into your stable", exact=True).click()
    return people, seat, name, able


def answer_all(people, answers):
    """Everybody who is asked passes, but for the answers given."""
    window = people[0].view["picture"]["window"]["number"]
    for number, person in enumerate(people):
        if number not in answers and person.question:
            person.region("Being played").get_by_role("button", name="Pass", exact=True).click()
    for number, name in answers.items():
        people[number].region("Being played").get_by_role("button", name=name, exact=True).first.click()
    people[0].until(lambda: (people[0].view["picture"].get("window") or {}).get("number") != window)


def await_window(people, card):
    for person in people:
        person.region("Being played").get_by_role("heading", name=card, exact=True).wait_for()


def test_a_neigh_keeps_a_unicorn_out_of_the_stable(neigh_duel):
    people, seat, name, able = neigh_duel
    await_window(people, name)
    answer_all(people, {able[0]: NEIGH})
    await_window(people, "Neigh")
    answer_all(people, {})
    stable = people[seat].region("Your stable")
    people[able[0]].story.get_by_text(f"{name} is cancelled.").wait_for()
    expect(stable.get_by_role("button", name=re.compile(f"^{re.escape(name)}"))).to_have_count(0)


def test_a_neigh_against_a_neigh_lets_the_unicorn_in(neigh_duel):
    people, seat, name, able = neigh_duel
    await_window(people, name)
    answer_all(people, {able[0]: NEIGH})
    await_window(people, "Neigh")
    answer_all(people, {able[1]: NEIGH})
    await_window(people, "Neigh")
    answer_all(people, {})
    stable = people[seat].region("Your stable")
    expect(stable.get_by_role("button", name=re.compile(f"^{re.escape(name)}"))).to_have_count(1)


def test_an_open_window_looks_alike_to_all_who_are_asked(neigh_duel):
    people, seat, name, _ = neigh_duel
    await_window(people, name)
    others = [person for number, person in enumerate(people) if number != seat]
    texts = {person.region("Being played").get_by_role("heading").inner_text() for person in others}
    assert texts == {name}


# --- coming, going, watching -------------------------------------------------------------------------------------------


def test_a_leaver_is_waited_for_and_then_a_bot_may_play_on(somebody):
    ana, ben = somebody(), somebody()
    ben.accept(ana.invite("Unreliable Narrators"), "Ben")
    ana.button("Start the game").click()
    ben.headline.wait_for()
    ben.context.close()
    ana.page.get_by_text(re.compile(r"^Ben is away\. In \d+ seconds")).wait_for()
    ana.button("Bot plays on").click()
    before = len(ana.view["picture"]["numbers"]), ana.seen
    ana.play_on(lambda: ana.view["seats"][1].get("substitute") and ana.seen > before[1] + 12)
    expect(ana.page.get_by_text("Ben is away")).to_have_count(0)


@pytest.fixture
def waiting(folder, somebody):
    """At a relaxed table Ana waits for Ben, who is to act."""
    position = positions.search(
        lambda seed: positions.Position("narrators", 2, seed=seed),
        lambda one: len(one.match.answers) > 20 and [question.seat for question in one.state.pending] == [1],
    )
    code = positions.table(folder, position, 2, "relaxed")
    ana, ben = (somebody(secret=positions.secret(seat)).watch(code) for seat in range(2))
    ben.until(lambda: ben.question)
    return ana, ben


def test_a_bot_may_play_for_somebody_who_is_there_and_does_nothing(waiting):
    ana, ben = waiting
    ana.page.get_by_text("P1 has not done anything for a while.").wait_for()
    ana.button("Bot plays on").click()
    ben.button("Play myself").click()
    ben.until(lambda: not ben.view["seats"][1].get("substitute"))


def test_who_is_asked_whether_they_are_still_there_says_so_with_a_tap(waiting):
    ana, ben = waiting
    ana.page.get_by_text("P1 has not done anything for a while.").wait_for()
    ben.page.get_by_text("Are you still there?").wait_for()
    ben.button("I am here").click()
    expect(ana.page.get_by_text("P1 has not done anything for a while.")).to_have_count(0)
    expect(ben.page.get_by_text("Are you still there?")).to_have_count(0)


def test_who_wants_to_wait_is_asked_no_more_and_can_decide_later(waiting):
    ana, _ = waiting
    band = ana.region("At the table")
    band.get_by_role("button", name="Wait", exact=True).click()
    expect(band.get_by_role("button", name="Bot plays on")).to_have_count(0)
    band.get_by_role("button", name="Decide what to do").click()
    expect(band.get_by_role("button", name="Bot plays on")).to_be_visible()


def test_all_who_are_away_have_one_line(folder, somebody):
    """One has been away for long, another has just left."""
    position = positions.Position("unicorns", 4)
    assert position.play_on(lambda one: one.asks("instant") and len(one.state.pending) == 3)
    code = positions.table(folder, position, 4)
    seats = [question.seat for question in position.state.pending]
    ana, ben = (somebody(secret=positions.secret(seat)).watch(code) for seat in seats[:2])
    ana.button("Bot plays on").wait_for()
    ben.context.close()
    ana.until(lambda: ana.view["seats"][seats[1]].get("grace", -1) > 0)
    expect(ana.page.get_by_text(re.compile(r"\b(is|are) away"))).to_have_count(1)


def test_a_spectator_sees_no_hand(somebody):
    ana, eve = somebody(), somebody()
    ana.play_now("Unstable Unicorns")
    eve.watch(ana.code)
    expect(eve.region("Your hand")).to_have_count(0)


def test_a_spectator_is_asked_nothing(somebody):
    ana, eve = somebody(), somebody()
    ana.play_now("Unstable Unicorns")
    eve.watch(ana.code)
    expect(eve.button(re.compile("can be chosen"), exact=False)).to_have_count(0)


def test_the_players_are_told_of_a_spectator(somebody):
    ana, eve = somebody(), somebody()
    ana.play_now("Unreliable Narrators")
    eve.watch(ana.code)
    ana.button(re.compile("^Menu"), exact=False).click()
    expect(ana.page.get_by_role("dialog").get_by_text("One spectator.")).to_be_visible()


# --- claims ------------------------------------------------------------------------------------------------------------

CLAIMS = {"cards": "pool", "physical": "claims"}


@pytest.fixture
def claiming(folder, somebody):
    """The one who has to claim a number, and the other."""
    position = positions.search(lambda seed: positions.Position("narrators", 2, CLAIMS, seed), lambda one: one.asks("claim"))
    seat = position.state.pending[0].seat
    code = positions.table(folder, position, 2)
    people = [somebody(secret=positions.secret(number)).watch(code) for number in range(2)]
    return people[seat], people[1 - seat]


def choose(person, name):
    person.region(person.headline.inner_text()).get_by_role("button", name=name, exact=True).click()


def test_a_claim_is_told_to_the_other(claiming):
    claimant, other = claiming
    choose(claimant, "2")
    expect(other.page.get_by_text("Claimed: 2")).to_be_visible()


def test_a_disputed_claim_is_settled_when_the_claimant_agrees(claiming):
    claimant, other = claiming
    choose(claimant, "2")
    other.page.get_by_text("Claimed: 2").wait_for()
    choose(other, "1")
    claimant.page.get_by_text("Disputed: 1").wait_for()
    choose(claimant, "Agree")
    expect(other.page.get_by_text("Claimed: 2")).to_have_count(0)


def test_the_rival_sees_the_dice_tower_and_no_claim_while_it_is_built(claiming):
    claimant, other = claiming
    choose(claimant, "On the screen instead")
    claimant.button("Add a die").click()
    expect(other.page.get_by_text("One die stands.")).to_be_visible()
    expect(other.page.get_by_text("Claimed:")).to_have_count(0)


# --- afterwards --------------------------------------------------------------------------------------------------------


@pytest.fixture
def finished(folder):
    """The code of a table whose game is over."""
    position = positions.Position("narrators", 2)
    assert position.play_on(lambda one: not one.running, most=5000)
    return positions.table(folder, position, 1)


def test_the_link_still_shows_the_result_when_the_game_is_over(somebody, finished):
    eve = somebody().watch(finished)
    expect(eve.result()).to_be_visible()


def test_a_finished_game_can_be_seen_again_step_by_step(somebody, server, finished):
    status, text = server.get(f"/api/tables/{finished}/replay/0")
    assert status == 200 and len(json.loads(text)["pictures"]) > 10


def test_play_again_leads_to_a_new_game(somebody, finished):
    ana = somebody(secret=positions.secret(0)).watch(finished)
    ana.button("Play again").click()
    ana.until(lambda: ana.code != finished and ana.view["stage"] == "playing")
    expect(ana.result()).to_have_count(0)


# --- names and chat ----------------------------------------------------------------------------------------------------

SCRIPT = "<img src=x onerror=a()>"


def test_a_nickname_with_a_script_stays_text(somebody):
    ana, ben = somebody(), somebody()
    ben.accept(ana.invite("Unreliable Narrators"), SCRIPT)
    expect(ana.page.get_by_role("listitem").get_by_text(SCRIPT, exact=True)).to_be_visible()


def test_chat_with_a_script_stays_text(somebody):
    ana, ben = somebody(), somebody()
    ben.accept(ana.invite("Unreliable Narrators"), "Ben")
    ben.page.get_by_label("Say something").fill(SCRIPT)
    ben.button("Send").click()
    expect(ana.page.get_by_role("log").get_by_text(SCRIPT)).to_be_visible()
