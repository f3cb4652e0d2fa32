"""Every screen on a small phone: it fits, what can be tapped is large enough for a thumb, and all of it can be read by somebody
who needs more room between letters and lines.
"""

import re

import pytest

from tests.web.people import SCREENS
from tests.web.scenes import SCENES, Studio
from tests.web.test_screens import in_sight, sideways

LEAST = 44
"""Pixels that what can be tapped measures at the least, each way."""

SMALL = """(least) => {
    const targets = 'button, a[href], select, summary, input, textarea, [role=button], [role=slider]';
    const found = [];
    for (const one of document.querySelectorAll(targets)) {
        const dialog = document.querySelector('dialog[open]');
        if (dialog && !dialog.contains(one)) continue;
        if (one.disabled || one.closest('[inert], [aria-hidden=true], .visually-hidden')) continue;
        const target = one.matches('[type=checkbox], [type=radio]') ? one.closest('label') ?? one : one;
        if (getComputedStyle(target).pointerEvents === 'none') continue;
        const box = target.getBoundingClientRect();
        if (!box.width || !box.height) continue;
        const area = getComputedStyle(target, '::after');
        const reach = (side) => area.content !== 'none' && area.position === 'absolute' ? parseFloat(area[side]) || 0 : 0;
        const width = Math.max(box.width, reach('width')), height = Math.max(box.height, reach('height'));
        if (width < least - 0.5 || height < least - 0.5) {
            const name = (one.getAttribute('aria-label') ?? one.innerText ?? one.id).slice(0, 40);
            found.push(`${one.tagName.toLowerCase()}.${one.className} “${name}” ${width.toFixed(0)} x ${height.toFixed(0)}`);
        }
    }
    return found;
}"""

SPACED = """() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
        p { margin-bottom: 2em !important; }`);
    document.adoptedStyleSheets.push(sheet);
}"""
CUT = """() => {
    const found = [];
    for (const one of document.querySelectorAll('button, h1, h2, h3, p, label, summary, dt, dd, li')) {
        if (one.closest('.visually-hidden, [aria-hidden=true]') || one.matches('.visually-hidden')) continue;
        const style = getComputedStyle(one);
        const text = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
        if (!text || !['hidden', 'clip'].includes(style.overflowX) || style.textOverflow === 'ellipsis') continue;
        const cut = one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1;
        if (cut) found.push(one.innerText.slice(0, 60));
    }
    return found;
}"""


@pytest.fixture(scope="module", params=SCENES)
def seen(request, browser, server, folder):
    """Somebody before a screen."""
    studio = Studio(browser, server, folder)
    yield SCENES[request.param](studio, **SCREENS["narrow"])
    assert not studio.leave()


def test_nothing_has_to_be_scrolled_sideways(seen):
    assert sideways(seen) <= 0


def test_what_can_be_tapped_is_large_enough(seen):
    assert seen.page.evaluate(SMALL, LEAST) == []


def test_more_room_between_letters_and_lines_cuts_nothing_off(seen):
    seen.page.evaluate(SPACED)
    seen.page.wait_for_timeout(100)
    assert sideways(seen) <= 0
    assert seen.page.evaluate(CUT) == []


def test_on_a_tablet_each_card_of_eight_players_is_large_enough_for_a_tap(studio):
    person = SCENES["eight"](studio, **SCREENS["tablet"])
    cards = person.page.get_by_role("region", name="Stable of").get_by_role("listitem").get_by_role("button")
    boxes = [card.bounding_box() for card in cards.all()]
    assert len(boxes) > 7
    assert min(min(box["width"], box["height"]) for box in boxes) >= LEAST


def test_the_odds_that_are_asked_for_are_seen_at_once(studio):
    person = SCENES["odds"](studio, **SCREENS["phone"])
    row = person.page.get_by_role("region", name=re.compile("odds")).get_by_role("listitem").nth(1)
    asked = person.page.get_by_role("region", name="Build your magic deck").bounding_box()
    person.until(lambda: in_sight(person, row) and row.bounding_box()["y"] + row.bounding_box()["height"] < asked["y"])


def test_picture_and_text_of_a_card_that_is_played_are_seen_without_scrolling(studio):
    person = SCENES["window"](studio, **SCREENS["narrow"])
    duel = person.region("Being played")
    text = duel.get_by_role("paragraph").filter(has_text="Sacrifice one card, then destroy two cards.").bounding_box()
    card = duel.get_by_role("button", name="Two-For-One").bounding_box()
    answers = duel.get_by_role("button", name="Pass", exact=True).bounding_box()
    assert card["y"] >= duel.bounding_box()["y"]
    assert text["y"] + text["height"] <= answers["y"]
