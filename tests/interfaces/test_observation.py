import random
import re

import pytest

from cardwright.kernel.knowledge import HIDDEN, View
from cardwright.lab.secrecy import check_sampling
from tests.interfaces.games import MIXED, OTHER_WAYS, SETUPS, adapter, walk


def part(play, name):
    return next(part for part in play.adapter.layout.parts if part.name == name)


def values(play, seat, name):
    """The places of a part that are not 0, by what they hold."""
    found = part(play, name)
    numbers = play.observe(seat)[found.start : found.end]
    return {says: number for says, number in zip(found.says, numbers, strict=True) if number}


@pytest.mark.parametrize("setup", SETUPS + MIXED + OTHER_WAYS)
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same_to_it(setup):
    differ = 0
    for play, rng in walk(setup, 2 if setup["game"] == "wizard" else 1):
        if rng.random() < (0.5 if setup["game"] == "wizard" else 0.2 / setup.get("seats", 2)) and not play.said:
            for seat in range(play.adapter.seats):
                check_sampling(play.state, seat, rng)
                other = play.sample(seat, rng)
                differ += other.state.zones != play.state.zones
                assert other.observe(seat) == play.observe(seat)
                assert other.text(seat) == play.text(seat)
                assert other.seat == play.seat
                if play.seat == seat:
                    assert other.legal() == play.legal()
    assert differ > 5 or "decks" in setup  # a deck of one card hides little


@pytest.mark.parametrize("setup", [param for param in SETUPS if param.id != "wizard-1"])
def test_what_one_seat_answers_is_not_seen_by_the_seats_that_are_asked_with_it(setup):
    compared = 0
    for play, rng in walk(setup, 4):
        if len(play.state.pending) > 1 and not play.said:
            first, second = play.clone(), play.clone()
            actions = rng.sample(play.legal(), 2) if len(play.legal()) > 1 else []
            if not actions:
                continue
            first.act(actions[0])
            second.act(actions[1])
            if first.said or second.said:
                continue
            assert first.seat == second.seat == play.state.pending[1].seat
            for seat in range(play.adapter.seats):
                if seat != play.seat:
                    assert first.observe(seat) == second.observe(seat)
                    assert first.text(seat) == second.text(seat)
            compared += 1
    assert compared or setup["game"] == "narrators"


@pytest.mark.parametrize("setup", SETUPS + MIXED)
def test_every_public_number_is_told(setup):
    layout = adapter(setup).layout
    told = [{name for name, _, _ in numbers} for numbers in layout._numbers]
    single = {number.name for number in layout.semantics.qualities} | set(layout.semantics.relations)
    for play, _ in walk(setup, 1):
        for seat in range(play.adapter.seats):
            names = set(View(play.state, seat).numbers)
            assert told[seat] <= names
            assert {re.sub(r" \d+$", "", name) for name in names - told[seat]} <= single


@pytest.mark.parametrize("setup", SETUPS)
def test_the_zones_of_a_view_are_counted_by_printed_card(setup):
    for play, rng in walk(setup, 1):
        if rng.random() > 0.05:
            continue
        for seat in range(play.adapter.seats):
            view, layout = View(play.state, seat), play.adapter.layout
            out = play.observe(seat)
            for zone, start in layout._zones[seat]:
                cards = view.zones[zone]
                assert out[start + layout._faces] == cards.count(HIDDEN)
                for place, face in enumerate(play.adapter.semantics.faces):
                    copies = [card for card in cards if card != HIDDEN and play.adapter.game.face[card] == face]
                    assert out[start + place] == len(copies)


@pytest.mark.parametrize("setup", SETUPS)
def test_parts_follow_one_another_without_gaps_and_have_names_of_their_own(setup):
    layout = adapter(setup).layout
    at = 0
    for one in layout.parts:
        assert one.start == at
        at = one.end
    assert at == layout.size
    assert len({one.name for one in layout.parts}) == len(layout.parts)


def test_seats_are_counted_from_the_viewer():
    play = adapter({"game": "unicorns", "seats": 3}).new("seats")
    rng = random.Random(3)
    while play.state.counters[2] < 3:
        play.act(rng.choice(play.legal()))
    active = View(play.state, 0).numbers["active"]
    for seat in range(3):
        away = (active - seat) % 3
        assert values(play, seat, "active") == {f"1 if {'you' if away == 0 else f'seat +{away}'}": 1.0}
        own = sum(values(play, seat, "hand of you").values())
        assert own == len(play.state.zones[play.adapter.game.hands[seat]])
        assert "cards that are hidden from you" not in values(play, seat, "hand of you")
        assert set(values(play, seat, "hand of seat +1")) >= {"cards that are hidden from you"}


def test_a_character_is_told_with_its_power():
    for play, _ in walk({"game": "narrators"}, 1):
        view = View(play.state, 0)
        for place, card in play.adapter.semantics.characters(view):
            _, _, name = play.adapter.semantics.slots()[place]
            assert values(play, 0, f"power of {name}")["divided by 20, at most 1"] == pytest.approx(
                min(1, view.numbers[f"power {card}"] / 20)
            )


def test_what_a_seat_has_said_towards_its_answer_is_seen_by_itself_alone():
    for play, _ in walk({"game": "narrators"}, 5):
        if play.said:
            says = play.adapter.actions.says[play.said[0]]
            assert values(play, play.seat, "said so far") == {f"1 if you said “{says}”": 1.0}
            assert says in play.text(play.seat)
            assert not values(play, 1 - play.seat, "said so far")
            return
    raise AssertionError("nothing was said in two parts")


def test_the_winner_is_told():
    for play, _ in walk({"game": "unicorns", "seats": 3}, 3):
        if play.over and play.state.result:
            winner = play.state.result.bit_length() - 1
            assert values(play, winner, "the end") == {"1 if the game is over": 1.0, "1 if you won": 1.0}
            assert f"won by seat {winner}" in play.text(0)
            assert play.returns()[winner] == 1 and sum(play.returns()) == pytest.approx(0)
            return
    raise AssertionError("nobody won")
