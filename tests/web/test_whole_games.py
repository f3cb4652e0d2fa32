"""Whole games, clicking only what a person sees."""

import random
import re

from playwright.sync_api import Error, expect

MOST_STEPS = 1500


def at_random(seed):
    luck = random.Random(seed)
    return lambda buttons: buttons.nth(luck.randrange(buttons.count()))


def test_unreliable_wizard_alone_to_its_end(ana):
    ana.play_now("Unreliable Wizard")
    ana.play_on(lambda: ana.over, at_random(1))
    expect(ana.headline).to_have_text(re.compile("^(The journey is over: you lose|The Demon Lord is beaten: you win)"))


def test_unstable_unicorns_with_a_bot_to_its_end(ana):
    ana.invite("Unstable Unicorns")
    ana.page.get_by_label("Bot for seat 2").select_option("easy")
    ana.button("Start the game").click()
    ana.play_on(lambda: ana.over)
    expect(ana.headline).to_have_text(re.compile(r"^The game is over: .+ wins?[.!]$"))


def test_unreliable_narrators_with_a_bot_to_its_end(ana):
    ana.play_now("Unreliable Narrators")
    ana.play_on(lambda: ana.over)
    expect(ana.headline).to_have_text(re.compile(r"^The game is over: .+ wins?[.!]$"))


# --- through roles and names only ---------------------------------------------------------------------------------------


def first_enabled(buttons):
    """The first of some buttons that can be pressed, None if there is none."""
    return next((button for button in buttons.all() if button.is_enabled()), None)


def next_button(page):
    """What somebody would press who knows of the page only the roles and names of its parts."""
    played = page.get_by_role("region", name="Being played")
    if played.count():
        return first_enabled(played.get_by_role("button", name=re.compile("^(Pass|No response)$")))
    chosen = page.get_by_role("group").filter(has_not=page.get_by_role("button", name="Pass on this card"))
    chosen = chosen.get_by_role("button")
    if chosen.count():
        return first_enabled(chosen)
    cards = page.get_by_role("button", name="can be chosen")
    if cards.count():
        return first_enabled(cards)
    asked = page.get_by_role("status").get_by_role("strong").first.inner_text()
    return first_enabled(page.get_by_role("region", name=asked, exact=True).get_by_role("button"))


def test_unreliable_narrators_to_its_end_through_roles_and_names_only(ana):
    page = ana.page
    page.goto(ana.home)
    page.get_by_role("textbox", name="Your name").fill("Ana")
    page.get_by_role("article").filter(has=page.get_by_role("heading", name="Unreliable Narrators")).get_by_role(
        "button", name="Play now"
    ).click()
    over = page.get_by_role("status").filter(has_text="The game is over: ")
    for _ in range(MOST_STEPS):
        if over.count():
            break
        try:
            button = next_button(page)
            if button is not None:
                button.click(timeout=2000)
        except Error:  # it went away: the bot has answered, or a window has closed
            continue
        page.wait_for_timeout(60)
    expect(over).to_be_visible()
    expect(page.get_by_role("region", name="Result")).to_be_visible()
