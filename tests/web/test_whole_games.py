"""Whole games, clicking only what a person sees."""

import random
import re

from playwright.sync_api import expect


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
