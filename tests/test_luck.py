"""What chance gave in a game, against what was to be expected."""

import json
import random
from math import sqrt
from statistics import mean
from types import SimpleNamespace

import pytest

from cardwright.cli import app
from cardwright.games.luck import Chances, Draws
from cardwright.games.registry import game_entry, make_game
from cardwright.games.unicorns import terms as u
from cardwright.games.wizard import terms as w
from cardwright.kernel.events import EVERYBODY, LOOK, MOVE, NOTE, SHUFFLE, Event
from cardwright.kernel.match import Match

DIE = range(1, 7)
GAMES = [
    ({"game": "unicorns", "seats": 3}, 12),
    ({"game": "narrators", "seats": 2}, 8),
    ({"game": "wizard", "seats": 1}, 20),
    ({"game": "wizard", "seats": 1, "options": {"draw_mode": "one_by_one"}}, 20),
]


def played(setup, seed):
    """A match played at random to its end."""
    match = Match(make_game(setup), setup, f"luck {seed}")
    rng = random.Random(seed)
    while match.state.pending:
        question = rng.choice(match.state.pending)
        match.answer(question.seat, rng.choice(question.options))
    return match


def luck(match):
    return game_entry(match.game.name).luck(match)


# --- sums -------------------------------------------------------------------------------------------------------------


def test_two_dice_have_their_average_and_their_spread():
    dice = Chances(0, "dice")
    dice.add(6, DIE)
    dice.add(6, DIE)
    assert (dice.times, dice.came) == (2, 12)
    assert dice.expected == pytest.approx(7)
    assert dice.spread == pytest.approx(sqrt(35 / 6))


def test_two_sixes_are_as_rare_as_two_ones():
    both = []
    for rolled in (1, 6):
        dice = Chances(0, "dice")
        dice.add(rolled, DIE)
        dice.add(rolled, DIE)
        both.append(dice.rarity)
    assert both == pytest.approx([2 / 36, 2 / 36])


def test_cards_are_drawn_without_putting_them_back():
    drawn = Chances(0, "aces")
    drawn.add(2, [1, 1, 0, 0], 2)
    assert drawn.expected == pytest.approx(1)
    assert drawn.rarity == pytest.approx(2 / 6)


def test_who_draws_the_whole_pile_owes_nothing_to_chance():
    drawn = Chances(0, "aces")
    drawn.add(2, [1, 1, 0, 0], 4)
    assert (drawn.expected, drawn.spread, drawn.rarity) == pytest.approx((2, 0, 1))


# --- draws ------------------------------------------------------------------------------------------------------------

DECK, HAND, DISCARD, DRAW, OTHER = 0, 1, 2, 1, 2


def record(events, where):
    """A record of a match with one deck, its cards lying so after it began."""
    return SimpleNamespace(events=events, ends=[0], replay=lambda _: SimpleNamespace(state=SimpleNamespace(where=where)))


def event(kind, card=-1, origin=DECK, target=HAND, verb=DRAW):
    return Event(kind, verb, card, 0, origin, target, 0, EVERYBODY)


def ranks(events, where):
    """Sum and average of the ranks drawn: a card's rank is its number."""
    found = Draws(record(events, where), [DECK], DRAW).counted(0, "ranks", lambda card: card)
    return found.times, found.came, found.expected


def test_a_draw_could_have_been_any_card_of_the_deck():
    assert ranks([event(MOVE, 3)], [DECK] * 5) == (1, 3, pytest.approx(2))


def test_a_card_that_was_looked_at_in_the_deck_is_not_drawn_by_chance():
    assert ranks([event(LOOK, 3, target=DECK), event(MOVE, 3), event(MOVE, 1)], [DECK] * 5) == (1, 1, pytest.approx(2))


def test_a_card_that_was_put_on_the_deck_is_not_drawn_by_chance():
    put = event(MOVE, 4, HAND, DECK, OTHER)
    assert ranks([put, event(MOVE, 4)], [DECK] * 4 + [HAND]) == (0, 0, 0)


def test_after_a_shuffle_it_is_chance_again():
    put, mixed = event(MOVE, 4, HAND, DECK, OTHER), event(SHUFFLE, target=DECK)
    assert ranks([put, mixed, event(MOVE, 4)], [DECK] * 4 + [HAND]) == (1, 4, pytest.approx(2))


def test_cards_shuffled_under_the_deck_come_after_those_that_lay_in_it():
    under = event(SHUFFLE, origin=DISCARD, target=DECK)
    assert ranks([under, event(MOVE, 0)], [DECK, DECK, DISCARD, DISCARD]) == (1, 0, pytest.approx(0.5))


def test_a_card_taken_by_choice_is_no_draw():
    assert ranks([event(MOVE, 3, verb=OTHER)], [DECK] * 5) == (0, 0, 0)


# --- games ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("setup", "games"), GAMES)
def test_over_many_games_luck_evens_out(setup, games):
    found: dict[str, list[float]] = {}
    for seed in range(games):
        for chances in luck(played(setup, seed)):
            if chances.spread:
                found.setdefault(str(chances.what), []).append((chances.came - chances.expected) / chances.spread)
    assert found
    for what, values in found.items():
        assert abs(mean(values)) < 4 / sqrt(len(values)), what


def test_the_first_hand_and_all_draws_of_unstable_unicorns_are_counted():
    match = played({"game": "unicorns", "seats": 3}, 1)
    drawn = [one.seat for one in match.events if one.kind == MOVE and one.verb == u.DRAW]
    looked = any(one.kind == LOOK and one.origin == u.DECK for one in match.events)
    assert not looked  # a card that somebody knew would not count
    for chances in luck(match):
        assert chances.times == 5 + drawn.count(chances.seat)


def test_each_card_is_of_one_kind():
    rows = luck(played({"game": "unicorns", "seats": 3}, 1))
    for seat in range(3):
        own = [chances for chances in rows if chances.seat == seat]
        assert sum(chances.came for chances in own) == own[0].times
        assert sum(chances.expected for chances in own) == pytest.approx(own[0].times)


def hardest(match):
    """The way to cast that deals most damage, found by trying each."""

    def dealt(option):
        trial = match.replay()
        trial.answer(0, option)
        number = next(one.number for one in trial.events[len(match.events) :] if one.kind == NOTE and one.verb == w.DEALT)
        return sum(number // w.DAMAGE_SCALE**kind % w.DAMAGE_SCALE for kind in range(w.TYPES))

    return max(match.state.pending[0].options, key=dealt)


# Zero life counts when the enemy has struck, so every attack comes to its damage.
LATE = {"zero_check": "end_of_round"}


@pytest.mark.parametrize("mode", ["declare", "one_by_one"])
def test_who_casts_what_deals_most_deals_what_the_drawn_magic_could(mode):
    setup = {"game": "wizard", "seats": 1, "options": {"draw_mode": mode, **LATE}}
    match = Match(make_game(setup), setup, "hardest")
    rng = random.Random(3)
    while match.state.pending:
        question = match.state.pending[0]
        if len(match.answers) > 60 and question.kind == w.ASK_MOVE:
            break
        option = hardest(match) if question.kind == w.ASK_SPELLS else rng.choice(question.options)
        match.answer(0, option)
    dealt = 0
    for one in match.events:
        if one.kind == NOTE and one.verb == w.DEALT:
            dealt += sum(one.number // w.DAMAGE_SCALE**kind % w.DAMAGE_SCALE for kind in range(w.TYPES))
    counted = next(chances for chances in luck(match) if "Damage" in chances.what)
    assert counted.came == dealt > 0


# --- the command --------------------------------------------------------------------------------------------------------


def command(capsys, *arguments):
    with pytest.raises(SystemExit) as stop:
        app(["luck", *map(str, arguments)])
    return stop.value.code, capsys.readouterr().out


def test_the_command_tells_a_match_file(tmp_path, capsys):
    file = tmp_path / "match.json"
    match = played({"game": "unicorns", "seats": 2}, 1)
    match.save(file)
    code, out = command(capsys, file)
    assert code == 0 and "Player 2" in out and "Unicorns" in out and "expected" in out
    code, out = command(capsys, file, "--json")
    assert json.loads(out)[0]["times"] == next(chances.times for chances in luck(match))


def test_a_match_that_has_just_begun_says_that_nothing_was_left_to_chance(tmp_path, capsys):
    file = tmp_path / "match.json"
    Match(make_game({"game": "wizard", "seats": 1}), {"game": "wizard", "seats": 1}, "1").save(file)
    assert command(capsys, file) == (0, "Nothing has been left to chance yet.\n")
