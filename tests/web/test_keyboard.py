"""The keyboard alone is enough."""

import pytest
from playwright.sync_api import expect

from tests.web.scenes import SCENES

DECISIONS = 30
MOST_TABS = 80
MOST_ANSWERS = 300


def tab_to(person, wanted):
    """Press Tab until the focus is on a button that is wanted; what the focus went over."""
    for _ in range(MOST_TABS):
        name = person.page.evaluate("document.activeElement.closest('button') ? document.activeElement.innerText : ''")
        if name and wanted(name):
            return name
        person.page.keyboard.press("Tab")
    raise AssertionError("the focus never came there")


ANSWERS = """() => {
    const here = document.activeElement, asked = document.querySelector('aside h2').closest('section');
    return asked.contains(here) && here.matches('button:not([disabled])');
}"""


def focus_an_answer(person):
    """Tab to a button of what is asked."""
    for _ in range(MOST_TABS):
        if person.page.evaluate(ANSWERS):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError("no answer can be reached with Tab")


def test_thirty_decisions_of_unreliable_wizard_by_tab_and_enter(ana):
    ana.visit()
    tile = "document.activeElement.closest('article').innerText"
    tab_to(ana, lambda name: name == "Play now" and "Wizard" in ana.page.evaluate(tile))
    ana.page.keyboard.press("Enter")
    made: set[int] = set()
    ana.until(lambda: ana.question)
    for _ in range(DECISIONS * 4):
        if ana.over or len(made) >= DECISIONS:
            break
        decision = ana.decision
        made.add(decision)
        ana.until(lambda: ana.region(ana.headline.inner_text()).count() or ana.over)
        focus_an_answer(ana)
        ana.page.keyboard.press("Enter")
        if ana.question["what"] == "deck":  # cards go in one by one
            made.discard(decision)
            shuffle = ana.button("Shuffle this deck")
            while shuffle.count() and shuffle.is_disabled():
                ana.page.keyboard.press("Tab")
                if ana.page.evaluate("document.activeElement.getAttribute('aria-pressed') === 'false'"):
                    ana.page.keyboard.press("Enter")
            tab_to(ana, lambda name: name == "Shuffle this deck")
            ana.page.keyboard.press("Enter")
            made.add(decision)
        ana.until(lambda decision=decision: ana.decision != decision or ana.over)
    assert ana.over or len(made) >= DECISIONS


# --- a whole game -------------------------------------------------------------------------------------------------------


def press(person, *keys):
    for key in keys:
        person.page.keyboard.press(key)


def say(person, text):
    """Type an answer on the line for it."""
    if not person.page.evaluate("document.activeElement.dataset.place === 'typed'"):
        press(person, "/")
    expect(person.page.get_by_label("Type an answer; ? is help")).to_be_focused()
    person.page.keyboard.type(text)
    press(person, "Enter")


def by_hand(person):
    """Answer with a card of the hand: go there, lift the card in focus, and choose what it does."""
    press(person, "h", "Enter")
    if person.page.get_by_role("dialog").count():  # it can do nothing, and says why not
        expect(person.page.get_by_role("dialog")).to_contain_text("Why not?")
        press(person, "Escape")
        return
    for _ in range(MOST_TABS):
        if person.page.evaluate("!!document.activeElement.closest('[role=group]')?.querySelector('button:focus')"):
            press(person, "Enter")
            return
        press(person, "Tab")


def by_tab(person):
    """Answer with the first button of what is asked."""
    press(person, "w")
    focus_an_answer(person)
    press(person, "Enter")


def leave_the_line(person):
    """Single keys are letters while one types."""
    if person.page.evaluate("document.activeElement.dataset.place === 'typed'"):
        press(person, "Tab")


def test_a_whole_game_of_unstable_unicorns_and_its_replay_by_keyboard_alone(ana):
    ana.visit()
    tile = "document.activeElement.closest('article').innerText"
    tab_to(ana, lambda name: name == "Invite friends" and "Unstable Unicorns" in ana.page.evaluate(tile))
    press(ana, "Enter")
    bot = ana.page.get_by_label("Bot for seat 2")
    bot.wait_for()
    for _ in range(MOST_TABS):
        if bot.evaluate("(select) => select === document.activeElement"):
            break
        press(ana, "Tab")
    ana.page.keyboard.type("easy")
    ana.until(lambda: ana.view["seats"][1].get("level") == "easy")
    tab_to(ana, lambda name: name == "Start the game")
    press(ana, "Enter")
    ways = [by_hand, by_tab, lambda person: say(person, "1")]
    for n in range(MOST_ANSWERS):
        ana.until(lambda: ana.question is not None or ana.over)
        if ana.over:
            break
        decision = ana.decision
        if ana.question.get("window"):
            say(ana, "pass this turn" if n % 2 else "pass")
        else:
            leave_the_line(ana)
            ways[n % 3](ana)
        ana.page.wait_for_timeout(300)
        if not ana.over and ana.decision == decision:  # that way led to no answer
            say(ana, "1")
            ana.until(lambda decision=decision: ana.decision != decision or ana.over)
    assert ana.over
    leave_the_line(ana)
    tab_to(ana, lambda name: name == "Watch again")
    press(ana, "Enter")
    slider = ana.page.get_by_role("slider")
    slider.wait_for()
    for _ in range(MOST_TABS):
        if slider.evaluate("(one) => one === document.activeElement"):
            break
        press(ana, "Tab")
    press(ana, "ArrowRight", "ArrowRight", "ArrowLeft")
    expect(slider).to_have_value("1")


PLACES = {"h": "hand", "s": "board", "l": "story", "w": "now"}


@pytest.mark.parametrize("key", PLACES)
def test_a_single_key_goes_to_a_part_of_the_table(ana, key):
    ana.play_now("Unstable Unicorns")
    ana.until(lambda: ana.question and not ana.question.get("window"))
    ana.page.keyboard.press(key)
    here = f"document.activeElement.closest('[data-place]')?.dataset.place === '{PLACES[key]}'"
    assert ana.page.evaluate(here)


def test_the_question_mark_shows_the_card_in_focus(ana):
    ana.play_now("Unstable Unicorns")
    ana.page.keyboard.press("h")
    name = ana.page.evaluate("document.activeElement.querySelector('.name').textContent")
    ana.page.keyboard.press("?")
    expect(ana.page.get_by_role("dialog").get_by_role("heading", name=name)).to_be_visible()


def test_single_keys_are_letters_in_a_text_field(ana):
    ana.play_now("Unstable Unicorns")
    field = ana.page.get_by_label("Say something")
    field.focus()
    ana.page.keyboard.type("hslw")
    expect(field).to_have_value("hslw")


def test_escape_closes_a_dialog(ana):
    ana.play_now("Unstable Unicorns")
    ana.button("Menu", exact=False).click()
    ana.page.keyboard.press("Escape")
    expect(ana.page.get_by_role("dialog")).to_have_count(0)


# --- where the focus is -------------------------------------------------------------------------------------------------

COVERED = """() => {
    const one = document.activeElement;
    if (!one || one === document.body || getComputedStyle(one).pointerEvents === 'none') return '';
    const target = one.matches('[type=checkbox]') ? one.closest('label') ?? one : one;
    const box = target.getBoundingClientRect();
    const at = (x, y) => document.elementFromPoint(x, y);
    const rows = [0.25, 0.5, 0.75].map((part) => at(box.x + box.width / 2, box.y + box.height * part));
    const seen = rows.some((found) => found && (target.contains(found) || found.contains(target)));
    const over = rows.map((found) => found && `${found.tagName}.${found.className}`).join(' ');
    return seen ? '' : `${one.tagName} ${(one.getAttribute('aria-label') ?? one.innerText).slice(0, 40)} under ${over}`;
}"""
SIZES = {"phone": {"viewport": {"width": 390, "height": 844}}, "narrow": {"viewport": {"width": 320, "height": 640}}}
TABS = 45


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    "scene", ["home", "decks", "eight", "window", "narrators", "claim", "map", "battle", "spells", "menu", "result"]
)
def test_what_has_the_focus_is_not_covered(studio, scene, size):
    person = SCENES[scene](studio, **SIZES[size])
    covered = []
    for _ in range(TABS):
        press(person, "Tab")
        covered.append(person.page.evaluate(COVERED))
    assert [name for name in covered if name] == []
