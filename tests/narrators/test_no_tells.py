"""No tells (8.4, 10.4): of two worlds that a player cannot tell apart, what happens must tell no more than cards that come up.

A twin of a state has other hidden cards of one player. Both are given the same answers. As long as none of the cards that
differ has come to light, everything that the watching player sees is the same: views, who is asked, and how far things are.
"""

import random

import pytest

from cardwright.games.narrators import terms as t
from cardwright.games.narrators.gate import Gate
from cardwright.games.narrators.play import Play
from cardwright.games.narrators.sets import make_game, pool
from cardwright.kernel._derived import clone_state
from cardwright.kernel.chance import seed_from
from cardwright.kernel.knowledge import SPECTATOR, View, event_card, may_know
from cardwright.kernel.state import RUNNING
from tests.building import interpreted_only

LOUD = ["Counterspell"] * 4 + ["Scry-Cam Operator"] * 2 + ["Royal Archivist", "Hayloft Highwayman", "Fortune Teller"]
"""Cards that answer, act at any time, or make hands matter."""

JUDGED = (t.ASK_STATEMENT, t.ASK_GUESS, t.ASK_ACCEPT)
"""Questions whose answers tell by the rules whether something about hidden cards is true."""


def some_game(rng):
    names = [card.name for card in pool()]
    decks = [[*LOUD, *[rng.choice(names) for _ in range(21)]] for _ in range(2)]
    options = {"deck_lists": "free", "counter_scope": rng.choice(["spells", "plays"])}
    game = make_game({"decks": decks, "options": options})
    return game, game.start(seed_from(str(rng.random())))


def twin_of(s, watcher, rng):
    """The same for the watcher, with other cards in the other player's hidden places; and which cards differ."""
    other = 1 - watcher
    used = {card for f in s.stack for card in f.cards}
    places = [
        (zone, place)
        for zone in (t.zone(other, kind) for kind in (t.HAND, t.DECK, t.PILE))
        for place, card in enumerate(s.zones[zone])
        if card not in s.seen and card not in used and not may_know(s, watcher, card)
    ]
    cards = [s.zones[zone][place] for zone, place in places]
    dealt = rng.sample(cards, len(cards))
    twin = clone_state(s)
    for (zone, place), card in zip(places, dealt, strict=True):
        row = twin.zones[zone]
        twin.zones[zone] = (*row[:place], card, *row[place + 1 :])
        twin.where[card] = zone
    return twin, [card for card, now in zip(cards, dealt, strict=True) if card != now]


def seen_by(s, watcher):
    """Views, and what the log tells the watcher."""
    told = [
        (event.kind, event.verb, event_card(event, watcher), event.seat, event.origin, event.target, event.number)
        for event in s.log
    ]
    return View(s, watcher).data(), View(s, SPECTATOR).data(), told


def lockstep(s, watcher, rng, steps=60):
    """Answer in a state and in its twin alike; how many answers nothing could be told by."""
    twin, differ = twin_of(s, watcher, rng)
    s = clone_state(s)
    s.log, twin.log = [], []
    for step in range(steps):
        assert seen_by(s, watcher) == seen_by(twin, watcher)
        if s.result != RUNNING:
            return step
        question = rng.choice(s.pending)
        same = [option for option in question.options if option in twin.question(question.seat).options]
        if not same:
            return step
        option = rng.choice(same)
        s.answer(question.seat, option)
        twin.answer(question.seat, option)
        if question.kind in JUDGED or any(may_know(world, watcher, card) for world in (s, twin) for card in differ):
            return step
    return steps


def watch(rng):
    """Play a random game, and compare it with twins on the way; the number of answers compared."""
    _, s = some_game(rng)
    compared = 0
    while s.result == RUNNING:
        if len(s.pending) == 1 and rng.random() < 0.2:
            compared += lockstep(s, s.pending[0].seat, rng)
        question = rng.choice(s.pending)
        s.answer(question.seat, rng.choice(question.options))
    return compared


@pytest.mark.parametrize("seed", range(12))
def test_nothing_is_told_by_what_is_asked(seed):
    assert watch(random.Random(seed)) > 50


def asks_only_who_holds_a_response(patch):
    old = Play._window

    def window(play, s, f):
        g, asked = play.game, 1 - f.slots[-1]
        if any(g.responds[card] for card in s.zones[t.zone(asked, t.HAND)]):
            return old(play, s, f)
        f.step = 1
        return False

    patch.setattr(Play, "_window", window)


def asks_for_stops_only_who_has_a_response_too(patch):
    old = Gate.unused

    def unused(gate, s, seat):
        g = gate.game
        return old(gate, s, seat) if any(g.responds[card] for card in s.zones[t.zone(seat, t.HAND)]) else []

    patch.setattr(Gate, "unused", unused)


def says_how_many_spells_are_held(patch):
    from cardwright.games.narrators.rules import Narrators

    old = Narrators.public_numbers

    def numbers(g, s):
        hand = s.zones[t.zone(0, t.HAND)]
        return {**old(g, s), "declined 0": sum(g.kind[card] == t.SPELL for card in hand)}

    patch.setattr(Narrators, "public_numbers", numbers)


@interpreted_only
@pytest.mark.parametrize(
    "tell", [asks_only_who_holds_a_response, asks_for_stops_only_who_has_a_response_too, says_how_many_spells_are_held]
)
def test_a_tell_is_noticed(tell, monkeypatch):
    tell(monkeypatch)
    with pytest.raises(AssertionError):
        for seed in range(30):
            watch(random.Random(seed))
