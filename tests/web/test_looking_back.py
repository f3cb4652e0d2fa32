"""A look back at a finished game on the page: luck, decisions and what the cards allowed."""

import random
import re

import pytest
from playwright.sync_api import expect

from tests.web import positions
from tests.web.people import SCREENS
from tests.web.positions import secret
from tests.web.test_screens import sideways

SEATS = {"unicorns": 3, "narrators": 2, "wizard": 1}


PATIENCE = 120_000
"""Milliseconds that a review may take where the machine has much else to do."""


@pytest.fixture
def back(folder, somebody):
    """Somebody who looks back at a game that was played at random."""

    def look(game, seed=1, **settings):
        position = positions.Position(game, SEATS[game], seed=str(seed))
        assert position.play_on(lambda one: not one.running, random.Random(seed), most=5000)
        person = somebody(secret=secret(0), **settings).watch(positions.table(folder, position, 1))
        person.result().get_by_role("button", name="Look back").click()
        person.page.get_by_role("heading", level=1, name="Looking back at").wait_for()
        return person

    return look


@pytest.fixture
def decisions(back):
    """What is told of the decisions of a short journey."""
    decisions = back("wizard", 0).region("Decisions")
    decisions.get_by_role("heading", name="The costliest mistakes").wait_for(timeout=PATIENCE)
    return decisions


def test_the_three_costliest_mistakes_of_a_wizard_are_told(decisions):
    mistakes = decisions.get_by_role("listitem").filter(has_text="Cost: ")
    expect(mistakes).to_have_count(3)
    costs = [float(cost) for cost in re.findall(r"Cost: ([\d.]+) %", decisions.inner_text())]
    assert costs == sorted(costs, reverse=True)


def test_every_decision_of_a_wizard_has_its_chance_before_and_after(decisions):
    decisions.get_by_text(re.compile(r"^All \d+ decisions$")).click()
    steps = decisions.get_by_role("listitem").filter(has_text=re.compile(r"chance \d+\.\d %, then \d+\.\d %"))
    count = int(re.findall(r"All (\d+)", decisions.inner_text())[0])
    expect(steps).to_have_count(count)
    assert count > 10


def test_what_the_cards_of_a_wizard_allowed_is_told(decisions):
    expect(decisions).to_contain_text(re.compile(r"the strong player won \d+ of 12 games"))


def test_a_mistake_leads_to_its_moment_in_the_replay(decisions):
    link = decisions.get_by_role("link", name=re.compile("^See moment")).first
    number = int(link.inner_text().rsplit(" ", 1)[1])
    link.click()
    expect(decisions.page.get_by_role("slider")).to_have_value(str(number - 1))


def test_decisions_are_told_in_the_language_of_the_page(decisions):
    page = decisions.page
    page.get_by_label("Language").select_option("es")
    told = page.get_by_role("region", name="Decisiones")
    expect(told.get_by_text("Los errores más caros", exact=True)).to_be_visible()
    expect(told.get_by_text(re.compile("^Elegiste: al ")).first).to_be_visible()


@pytest.mark.parametrize(("game", "what"), [("unicorns", "Instants"), ("narrators", "Card score"), ("wizard", "Damage")])
def test_the_luck_of_a_game_is_told_against_what_was_to_be_expected(back, game, what):
    luck = back(game).region("Luck")
    row = luck.get_by_role("row").filter(has_text=what).first
    expect(row.get_by_role("cell").nth(2)).to_have_text(re.compile(r"^\d+\.\d$"))
    expect(luck.get_by_role("table")).to_have_count(SEATS[game])


@pytest.mark.parametrize("screen", ["phone", "narrow"])
@pytest.mark.parametrize("game", ["unicorns", "wizard"])
def test_the_look_back_does_not_scroll_sideways(back, game, screen):
    ana = back(game, **SCREENS[screen])
    ana.region("Luck").get_by_role("table").first.wait_for()
    assert sideways(ana) <= 0
