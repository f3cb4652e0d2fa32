import random
from datetime import date

import pytest

from cardwright.games.registry import make_game
from cardwright.games.wizard import terms as t
from cardwright.games.wizard.daily import daily_seed, day_of, share_text
from cardwright.kernel.errors import BadInput
from cardwright.kernel.match import Match
from cardwright.kernel.state import RUNNING


def played(seed, to_the_castle=False):
    """A match that was played at random, or as one that stands before the castle with an enemy of one life."""
    match = Match(make_game({"game": "wizard"}), {"game": "wizard"}, seed)
    rng = random.Random(seed)
    if to_the_castle:
        match.state.counters[t.PLACE] = match.game.world.castle
        match.game.battle.begin(match.state, 0)
        match.state.counters[t.ENEMY_LIFE] = 1
        match.state.pending = ()
        match.state.asked = 0
        match.state.advance()
    while match.state.result == RUNNING:
        match.answer(0, rng.choice(match.state.pending[0].options))
    return match


def test_everybody_has_the_same_seed_on_a_day_and_another_one_on_the_next():
    assert daily_seed(date(2026, 3, 1)) == daily_seed(date(2026, 3, 1)) == "wizard daily 2026-03-01"
    assert daily_seed(date(2026, 3, 2)) != daily_seed(date(2026, 3, 1))


def test_the_day_of_a_seed_is_read_back():
    assert day_of(daily_seed(date(2026, 12, 31))) == date(2026, 12, 31)
    assert day_of("dragon") is day_of("wizard daily soon") is None


def test_a_lost_game_is_told_without_spoilers():
    match = played(daily_seed(date(2026, 3, 1)))
    lines = share_text(match).split("\n")
    assert lines[0] == "Unreliable Wizard 2026-03-01, standard"
    beaten = match.state.counters[t.BEATEN].bit_count()
    assert lines[1].endswith("💀") and len(lines[1]) == beaten + 1 and set(lines[1]) <= set("🟨🟥💀")
    assert lines[2].startswith("lost, ")
    assert not any(name in share_text(match) for name in match.game.card_names)


def test_a_won_game_ends_with_the_castle_and_the_life_left():
    for seed in range(50):
        match = played(f"castle {seed}", to_the_castle=True)
        if match.state.result == 1:
            break
    lines = share_text(match).split("\n")
    assert lines[0] == f"Unreliable Wizard seed {match.seed}, standard"
    assert lines[1] == "🏰"
    assert lines[2].startswith(f"won with {match.state.counters[t.LIFE]} life, ")


def test_attacks_are_counted_by_the_decks_that_were_built():
    match = played("attacks")
    built = sum(event.verb == t.DECK_BUILT for event in match.events)
    assert f", {built} attack" in share_text(match)


def test_a_running_game_and_another_game_have_nothing_to_share():
    with pytest.raises(BadInput, match="the game is not over"):
        share_text(Match(make_game({"game": "wizard"}), {"game": "wizard"}, "1"))
    with pytest.raises(BadInput, match="expected a match of Unreliable Wizard"):
        share_text(Match(make_game({"game": "unicorns", "seats": 2}), {"game": "unicorns", "seats": 2}, "1"))
