"""What a player has at hand beside the cards: reasons, links, typed answers, pauses, clocks, shares."""

import json
import re

import pytest
from playwright.sync_api import expect

from cardwright.games.registry import make_game
from cardwright.kernel.match import load_match
from cardwright.scenarios.command import run_file
from tests.web import positions
from tests.web.people import SCREENS
from tests.web.positions import secret


@pytest.fixture(scope="module")
def acting():
    """A game of three in which seat 0 is to act."""
    return positions.search(
        lambda seed: positions.Position("unicorns", 3, seed=seed),
        lambda one: len(one.match.answers) > 20 and one.asks("action") and one.state.pending[0].seat == 0,
    )


@pytest.fixture
def three(folder, somebody, acting):
    """Three people in the middle of a game; the first one is to act."""
    code = positions.table(folder, acting, 3)
    people = [somebody(secret=secret(seat)).watch(code) for seat in range(3)]
    people[0].until(lambda: people[0].question)
    return people


@pytest.fixture
def ana(folder, somebody, acting):
    """One of three, to act; the others are bots."""
    person = somebody(secret=secret(0)).watch(positions.table(folder, acting, 1))
    person.until(lambda: person.question)
    return person


def menu(person):
    person.button(re.compile("^Menu"), exact=False).click()
    return person.page.get_by_role("dialog").filter(has=person.page.get_by_role("heading", level=2).first)


# --- cards ------------------------------------------------------------------------------------------------------------


def test_a_card_in_a_stable_says_why_it_cannot_be_chosen(ana):
    ana.page.get_by_role("region", name=re.compile("^Stable of")).get_by_role("listitem").get_by_role("button").first.click()
    dialog = ana.page.get_by_role("dialog")
    expect(dialog.get_by_text("Now you play a card from your hand, or draw one.")).to_be_visible()


def test_a_card_that_is_named_in_the_story_can_be_looked_at(ana):
    named = ana.story.get_by_role("button").last
    name = named.inner_text()
    named.click()
    expect(ana.page.get_by_role("dialog").get_by_role("heading", name=name, exact=True)).to_be_visible()


def test_the_top_line_says_who_is_winning(ana):
    counts = [ana.view["picture"]["numbers"].get(f"unicorns {seat}", 0) for seat in range(3)]
    assert counts[1] > max(counts[0], counts[2])
    expect(ana.page.get_by_role("status").get_by_text(f"P1 leads, {counts[1]} of 7")).to_be_visible()


# --- typed answers ----------------------------------------------------------------------------------------------------


@pytest.fixture
def typing(ana):
    """The one to act, with the line for typed answers."""
    ana.page.keyboard.press("/")
    line = ana.page.get_by_label("Type an answer; ? is help")
    expect(line).to_be_focused()
    return ana, line


def say(line, text):
    line.fill(text)
    line.press("Enter")


def test_an_answer_can_be_typed(typing):
    ana, line = typing
    decision = ana.decision
    say(line, "draw")
    ana.until(lambda: ana.decision != decision)


def test_the_number_of_a_choice_can_be_typed(typing):
    ana, line = typing
    decision = ana.decision
    say(line, "1")
    ana.until(lambda: ana.decision != decision)


def test_a_typed_line_that_fits_nothing_gets_the_list_of_choices(typing):
    ana, line = typing
    say(line, "win the game")
    expect(ana.page.get_by_text("“win the game” is none of the choices:")).to_be_visible()
    expect(ana.page.get_by_text(re.compile(r"^1\) Play "))).to_be_visible()


def test_a_typed_word_goes_to_a_part_of_the_table(typing):
    ana, line = typing
    say(line, "hand")
    assert ana.page.evaluate("document.activeElement.closest('[data-place]').dataset.place") == "hand"


def test_a_card_can_be_looked_at_by_its_typed_name(typing):
    ana, line = typing
    say(line, "card neigh")
    expect(ana.page.get_by_role("dialog").get_by_role("heading", name="Neigh", exact=True)).to_be_visible()


# --- the instant window ------------------------------------------------------------------------------------------------


@pytest.fixture
def asked(folder, somebody):
    """Somebody who is asked about a card that is aimed at nobody, at a table where a window waits for all."""
    position = positions.Position("unicorns", 4)
    assert position.play_on(lambda one: one.asks("instant") and len(one.state.pending) > 1 and len(one.match.answers) > 30)
    seat = position.state.pending[0].seat
    person = somebody(secret=secret(seat)).watch(positions.table(folder, position, 4))
    person.region("Being played").wait_for()
    return person


@pytest.mark.parametrize("name", ["Pass on this card", "Pass this turn", "Pass until aimed at me"])
def test_a_player_can_pass_in_advance_and_be_asked_again(asked, name):
    standing = asked.page.get_by_role("group", name="Passing in advance")
    standing.get_by_role("button", name=name).click()
    expect(standing.get_by_role("button", name=name)).to_have_attribute("aria-pressed", "true")
    standing.get_by_role("button", name="Ask me").click()
    expect(standing.get_by_role("button", name=name)).to_have_attribute("aria-pressed", "false")


def test_standing_orders_answer_at_a_table_over_days_while_nobody_is_asked(folder, somebody):
    position = positions.search(neighing, plays_into_own_stable)
    seat, plain, able = plays_into_own_stable(position)
    code = positions.table(folder, position, 4, "days")
    players = [somebody(secret=secret(number)).watch(code) for number in range(4)]
    for number, player in enumerate(players):
        if number != seat:
            box = menu(player)
            box.get_by_text("Standing orders").click()
            wish = "it is a Unicorn card of somebody who has the most Unicorns" if number == able else "it is a Magic card"
            box.get_by_label(wish).check()
            player.until(lambda player=player: any(one.get("on") for one in player.view["orders"]))
            player.page.keyboard.press("Escape")
    name = plain.removeprefix("play ").split(" into ")[0]
    players[seat].button(re.compile(f"^{re.escape(name)}"), exact=False).first.click()
    players[seat].page.get_by_role("group", name=name).get_by_role("button", name="Into your stable", exact=True).click()
    expect(players[seat].story.get_by_text(f"P{able} answers with Neigh.")).to_be_visible()


def neighing(seed):
    return positions.Position("unicorns", 4, seed=seed)


def plays_into_own_stable(position):
    """Who of the leaders plays a Basic Unicorn next, how that is said, and who can say Neigh to it; None if nobody."""
    if not position.asks("action"):
        return None
    (question,) = position.state.pending
    counts = [position.match.game.public_numbers(position.state)[f"unicorns {seat}"] for seat in range(4)]
    plain = [
        said
        for said in position.said(question)
        if said.startswith("play Basic Unicorn") and f"into P{question.seat}'s stable" in said
    ]
    if not plain or counts[question.seat] < max(counts):
        return None
    trial = neighing(position.seed)
    for seat, option in position.match.answers:
        trial.match.answer(seat, option)
    trial.match.answer(question.seat, question.options[position.said(question).index(plain[0])])
    able = [other.seat for other in trial.state.pending if "play Neigh" in trial.said(other)]
    return (question.seat, plain[0], able[0]) if able else None


# --- before the game --------------------------------------------------------------------------------------------------


def test_words_of_a_player_become_part_of_the_shuffle(somebody):
    ana, ben = somebody(), somebody()
    ben.accept(ana.invite("Unreliable Narrators"), "Ben")
    ben.page.get_by_label("Any words").fill("three blue herons")
    ben.button("Add my own luck to the shuffle").click()
    expect(ben.page.get_by_text("Your luck is part of the shuffle:")).to_be_visible()
    expect(ana.page.get_by_text("One player has added luck to the shuffle.")).to_be_visible()
    expect(ana.page.get_by_text("three blue herons")).to_have_count(0)
    ana.button("Start the game").click()
    ana.headline.wait_for()
    menu(ana).get_by_role("button", name="Give up").click()
    ana.page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    ana.result().wait_for()
    luck = ben.view["seats"][1]["luck"]
    with ana.page.expect_download() as download:
        ana.result().get_by_role("link", name="Match file").click()
    assert json.loads(download.value.path().read_text())["seed"].endswith(f" 2:{luck}")


def test_guests_can_read_the_rules_that_the_host_has_chosen(somebody):
    ana, ben = somebody(), somebody()
    ben.accept(ana.invite("Unstable Unicorns"), "Ben")
    expect(ben.page.get_by_text("All other rules are the usual ones.")).to_be_visible()
    ana.page.get_by_text("House rules").click()
    ana.page.get_by_label("whether Babies may be stolen, swapped and moved (A1)").select_option(
        label="no, they stay where they are"
    )
    ana.page.get_by_label("Pace").select_option(label="relaxed")
    expect(ben.page.get_by_text("no, they stay where they are")).to_be_visible()
    expect(ben.page.get_by_role("definition").get_by_text("relaxed")).to_be_visible()
    ana.button("Start the game").click()
    ben.headline.wait_for()
    box = menu(ben)
    box.get_by_text("Rules of this table").click()
    expect(box.get_by_text("no, they stay where they are")).to_be_visible()


def test_the_host_chooses_how_long_a_decision_may_take_when_the_clock_has_run_out(somebody):
    ana, ben = somebody(), somebody()
    ben.accept(ana.invite("Unreliable Narrators"), "Ben")
    ana.page.get_by_label("Clock").select_option(label="5 minutes each")
    ana.page.get_by_label("Afterwards, for each decision").select_option(label="120 seconds")
    expect(ben.page.get_by_role("definition").get_by_text("120 seconds")).to_be_visible()


def test_house_rules_are_in_the_language_of_the_page(somebody):
    ana = somebody(locale="es-ES").visit()
    ana.tile("Unstable Unicorns").get_by_role("button").last.click()
    ana.page.get_by_text("Reglas de la casa").click()
    expect(ana.page.get_by_role("option", name="no, se quedan donde están")).to_have_count(1)
    expect(ana.page.get_by_role("option", name="pinned")).to_have_count(0)


# --- the table ----------------------------------------------------------------------------------------------------------


def test_a_player_can_watch_while_a_bot_plays_and_take_the_seat_back(ana):
    menu(ana).get_by_role("button", name="Watch, and let a bot play").click()
    ana.page.get_by_text("A bot plays for you.").wait_for()
    ana.button("Play myself").click()
    expect(ana.page.get_by_text("A bot plays for you.")).to_have_count(0)


def test_a_pause_is_told_to_all_and_ended_by_anybody(three):
    menu(three[0]).get_by_role("button", name="Pause").click()
    three[1].page.get_by_text("The game is paused.").wait_for()
    three[2].region("At the table").get_by_role("button", name="Go on").click()
    expect(three[1].page.get_by_text("The game is paused.")).to_have_count(0)


def test_giving_up_asks_first(ana):
    box = menu(ana)
    box.get_by_role("button", name="Give up").click()
    expect(box.get_by_text("Do you want to give up this game?")).to_be_visible()
    assert not ana.over


def test_giving_up_against_bots_ends_the_game(ana):
    box = menu(ana)
    box.get_by_role("button", name="Give up").click()
    box.get_by_role("button", name="Give up").click()
    expect(ana.result().get_by_text("P0 gave up, and only bots are left.")).to_be_visible()


def test_an_undo_that_others_must_agree_to_happens_when_all_do(three):
    asker = next(person for person in three if person.view.get("can_undo") == "ask")
    lines = asker.story.get_by_role("paragraph")
    before = lines.count()
    asker.button("Ask to undo").click()
    for other in three:
        if other is not asker:
            other.region("At the table").get_by_role("button", name="Yes").click()
    asker.until(lambda: lines.count() < before)


def test_chat_can_be_muted(three):
    ana, ben, _ = three
    ana.button("Mute").click()
    ben.page.get_by_label("Say something").fill("Boo")
    ben.button("Send").click()
    ben.page.get_by_text("Boo").wait_for()
    expect(ana.page.get_by_text("Boo")).to_have_count(0)


def test_sound_is_off_until_it_is_switched_on(ana):
    button = menu(ana).get_by_role("button", name="Sound")
    expect(button).to_have_attribute("aria-pressed", "false")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")


def test_the_title_of_the_window_says_that_it_is_your_decision(ana):
    expect(ana.page).to_have_title("● Your decision · Unstable Unicorns")


def test_a_phone_buzzes_when_it_is_your_decision(folder, somebody, acting):
    person = somebody(secret=secret(0), **SCREENS["phone"])
    person.page.add_init_script("window.buzzes = []; navigator.vibrate = (length) => window.buzzes.push(length)")
    person.watch(positions.table(folder, acting, 1))
    person.until(lambda: person.question)
    person.answer()  # before the first tap browsers refuse to buzz
    person.until(lambda: person.page.evaluate("window.buzzes.length"))


def test_the_thinking_time_of_the_others_is_shown(somebody):
    ana, ben = somebody(), somebody()
    ben.accept(ana.invite("Unreliable Narrators"), "Ben")
    ana.page.get_by_label("Clock").select_option(label="10 minutes each")
    ana.button("Start the game").click()
    expect(ana.page.get_by_role("img", name=re.compile("^Thinking time of Ben: (10:00|9:)"))).to_be_visible()


def test_who_comes_back_after_a_while_is_told_what_happened(folder, somebody, acting):
    person = somebody(secret=secret(0))
    code = positions.table(folder, acting, 1)
    person.visit()
    person.page.evaluate(f"localStorage['cardwright.known.{code}'] = JSON.stringify({{lines: 3, at: 0, commitment: ''}})")
    person.watch(code)
    recap = person.page.get_by_role("region", name=re.compile("^Since your last visit: "))
    recap.wait_for()
    person.button("I have read it").click()
    expect(recap).to_have_count(0)


def test_a_player_can_change_the_name_before_the_game(somebody):
    ana = somebody()
    ana.invite("Unreliable Narrators")
    ana.button("Rename").click()
    ana.page.get_by_label("Your name").fill("Anouk")
    ana.button("Done").click()
    expect(ana.page.get_by_role("listitem").get_by_text("Anouk", exact=True)).to_be_visible()


def test_the_qr_code_of_an_invitation_is_drawn(somebody):
    ana = somebody()
    ana.invite("Unreliable Narrators")
    code = ana.page.get_by_role("img", name="QR code with the link to this table")
    ana.until(lambda: code.evaluate("(image) => image.complete && image.naturalWidth > 100"))


# --- afterwards -----------------------------------------------------------------------------------------------------------


@pytest.fixture
def finished(folder):
    """The code of a table whose game is over, and its match."""
    position = positions.Position("narrators", 2)
    assert position.play_on(lambda one: not one.running, most=5000)
    return positions.table(folder, position, 2), position.match


@pytest.fixture
def done(finished, somebody):
    """A player of a finished game."""
    return somebody(secret=secret(0)).watch(finished[0])


def test_the_hash_that_was_shown_at_the_start_is_checked_at_the_end(done):
    result = done.result()
    result.get_by_text("Was the shuffle fair?").click()
    expect(result.get_by_text("Checked on this device")).to_be_visible()


def test_one_button_deals_the_whole_game_again(done, finished):
    result = done.result()
    result.get_by_text("Was the shuffle fair?").click()
    result.get_by_role("button", name="Deal the whole game again").click()
    answers = len(finished[1].answers)
    expect(
        result.get_by_text(f"Dealt again from the seed: all {answers} answers fit, and the end is the same.")
    ).to_be_visible()


def test_a_hash_that_differs_from_the_one_at_the_start_is_told(finished, somebody):
    person = somebody(secret=secret(0)).visit()
    known = {"lines": 0, "at": 0, "commitment": "0" * 64}
    person.page.evaluate(f"localStorage['cardwright.known.{finished[0]}'] = {json.dumps(json.dumps(known))}")
    result = person.watch(finished[0]).result()
    result.get_by_text("Was the shuffle fair?").click()
    expect(result.get_by_text("do not give the hash that was told at the start")).to_be_visible()


def test_the_link_of_a_replay_can_be_passed_on(done, somebody):
    done.result().get_by_text("Share this replay").click()
    link = done.page.get_by_label("Link to the replay").input_value()
    eve = somebody()
    eve.page.goto(link)
    expect(eve.page.get_by_role("slider")).to_be_visible()


def test_a_moment_of_a_replay_can_be_passed_on(done, somebody):
    done.button("Watch again").click()
    done.page.get_by_role("slider").fill("20")
    done.page.get_by_text("Share this moment").click()
    link = done.page.get_by_label("Share this moment").input_value()
    eve = somebody()
    eve.page.goto(link)
    expect(eve.page.get_by_role("slider")).to_have_value("20")


def test_a_replay_jumps_to_where_a_line_of_the_story_was_told(done):
    done.button("Watch again").click()
    slider = done.page.get_by_role("slider")
    slider.fill("30")
    line = done.story.get_by_role("button").nth(5)
    line.click()
    done.until(lambda: int(slider.input_value()) < 30)


def test_a_replay_can_be_seen_as_another_seat(done):
    done.button("Watch again").click()
    done.page.get_by_label("As which seat").select_option(label="P1")
    done.page.get_by_role("slider").fill("20")
    hand = done.region("Your hand").get_by_role("button")
    expect(hand.first).to_be_visible()


def test_the_match_file_holds_the_whole_game(done, finished):
    with done.page.expect_download() as download:
        done.result().get_by_role("link", name="Match file").click()
    again = load_match(download.value.path().read_text(), make_game)
    assert again.answers == finished[1].answers


def test_the_position_file_is_a_scenario_that_runs(done, tmp_path):
    done.button("Watch again").click()
    done.page.get_by_role("slider").fill("30")
    with done.page.expect_download() as download:
        done.page.get_by_role("link", name="Position file").click()
    file = tmp_path / "position.toml"
    download.value.save_as(file)
    title, failure = run_file(file)
    assert "after 30 answers" in title and not failure


def test_the_page_of_the_old_table_follows_to_the_rematch(folder, somebody, finished):
    people = [somebody(secret=secret(seat)).watch(finished[0]) for seat in range(2)]
    people[0].button("Play again").click()
    for person in people:
        person.until(lambda person=person: person.code != finished[0])
    assert people[0].code == people[1].code


def test_who_wants_to_be_forgotten_is_a_number_in_old_games(done, somebody, finished):
    done.visit()
    done.button("Delete me").click()
    done.button("Yes, delete me").click()
    done.page.get_by_text("You are forgotten.").wait_for()
    eve = somebody().watch(finished[0])
    assert [seat["name"] for seat in eve.view["seats"]] == ["Player 1", "P1"]
