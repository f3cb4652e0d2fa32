"""Setups of all games, and random play through the core of the interfaces, for the tests beside this file."""

import json
import random
from functools import cache

import pytest

from cardwright.games.registry import game_entry, game_names
from cardwright.interfaces.play import Adapter
from cardwright.lab.playing import random_setup, some_setups

SETUPS = [
    pytest.param(setup, id=f"{setup['game']}-{setup['seats']}")
    for name in game_names()
    for setup in some_setups(game_entry(name))
]
MIXED = [
    pytest.param(random_setup(game_entry(name), random.Random(f"interfaces {n}"), game_entry(name).seats), id=f"{name}-{n}")
    for name in game_names()
    for n in range(6)
]
OTHER_WAYS = [
    pytest.param(
        {"game": "wizard", "options": {"use_every_drawn_card": "false", "draw_mode": "one_by_one"}}, id="wizard-singly"
    ),
    pytest.param({"game": "narrators", "options": {"physical": "claims", "cards": "drafted"}}, id="narrators-claims"),
]


@cache
def _adapter(text):
    return Adapter(json.loads(text))


def adapter(setup):
    """The adapter of a setup, made once."""
    return _adapter(json.dumps(setup))


def walk(setup, games, seed="walk"):
    """Plays games at random and yields the play before each action, with the generator."""
    for number in range(games):
        rng = random.Random(f"{seed} {number}")
        play = adapter(setup).new(f"{seed} {number}")
        while not play.over:
            yield play, rng
            play.act(rng.choice(play.legal()))
        yield play, rng
