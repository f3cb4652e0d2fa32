"""A hint beside the decision, in a game against bots."""

import re

import pytest
from playwright.sync_api import expect


@pytest.mark.parametrize("game", ["Unstable Unicorns", "Unreliable Narrators", "Unreliable Wizard"])
def test_a_hint_names_an_option_and_its_chance_and_goes_with_the_decision(somebody, game):
    ana = somebody().play_now(game)
    ana.play_on(lambda: ana.question and not ana.question.get("window") and len(ana.question["options"]) > 1)
    hint = ana.region("Hint")
    hint.get_by_role("button", name="Hint").click()
    expect(hint).to_contain_text(re.compile(r"\S+: \d+ % to win"))
    expect(hint).to_contain_text(re.compile(r"The next best, .+, has \d+ %|It hardly matters: .+ is as good"))
    decision = ana.decision
    ana.answer()
    ana.until(lambda: ana.decision != decision)
    expect(hint.get_by_text("to win")).to_have_count(0)


def test_no_hint_is_offered_beside_another_person(somebody):
    ana, ben = somebody(), somebody()
    ben.accept(ana.invite("Unreliable Narrators"), "Ben")
    ana.button("Start the game").click()
    ana.until(lambda: ana.question or ben.question)
    asked = ana if ana.question else ben
    expect(asked.headline).to_be_visible()
    expect(asked.button("Hint")).to_have_count(0)
