"""How fast Unreliable Wizard computes odds and the strong bot decides, in states of games that the careful bot plays."""

from __future__ import annotations

import random
import time
from statistics import median
from typing import Final

from cardwright.games.position import Holding, Position
from cardwright.games.registry import game_entry
from cardwright.games.wizard import terms as t
from cardwright.games.wizard.rules import Wizard
from cardwright.games.wizard.solving.careful import careful
from cardwright.games.wizard.solving.choosing import forget, hand_of, solved
from cardwright.games.wizard.solving.odds import battle_odds
from cardwright.games.wizard.solving.planning import strong
from cardwright.games.wizard.solving.prospects import memory_of
from cardwright.games.wizard.solving.situation import situation
from cardwright.kernel._derived import clone_state
from cardwright.kernel.chance import seed_from
from cardwright.kernel.game import Game
from cardwright.kernel.knowledge import InformationSet
from cardwright.kernel.state import RUNNING, State

BATTLES: Final = 8
"""States in battles taken from each game, at most."""

HARD: Final = 8
"""States in battles drawn at random for each game."""

COMPANIONS: Final = 6
"""That many can travel along: five and one princess."""

MAPS: Final = 1
"""Decisions on the map taken from each game, at most."""


def wizard_figures(game: Game, games: int) -> dict[str, float]:
    """Milliseconds of the odds panel and seconds of a decision on the map, each with nothing solved before.

    For the panel the tables of the hand, which hold for a whole game, are there; half of its states are drawn at random, with
    full hands and parties among them.
    The states are from so many games.
    """
    odds: list[float] = []
    maps: list[float] = []
    for number in range(games):
        battles, moves = _states(game, f"bench {number}")
        for s in battles[:: max(1, len(battles) // BATTLES)][:BATTLES]:
            odds.append(_panel(s))
        odds += [_panel(s) for s in _hard(game, number)]
        for s in moves[len(moves) // 2 :][:MAPS]:
            forget()
            start = time.process_time()
            strong(situation(InformationSet(s, 0)))
            maps.append(time.process_time() - start)
    return {
        "odds_ms": median(odds) * 1e3,
        "odds_ms_worst": max(odds) * 1e3,
        "strong_map_s": median(maps),
        "strong_map_s_worst": max(maps),
    }


def wizard_lines(figures: dict[str, float]) -> list[str]:
    """The figures in lines."""
    return [
        f"  odds panel, ms            {figures['odds_ms']:>12,.1f}   worst {figures['odds_ms_worst']:,.1f}",
        f"  strong on the map, s      {figures['strong_map_s']:>12,.2f}   worst {figures['strong_map_s_worst']:,.2f}",
    ]


def _panel(s: State) -> float:
    """Seconds of the panel with the tables of the hand, and nothing else, prepared: the middle of three, against noise."""
    return median(_panel_once(s) for _ in range(3))


def _panel_once(s: State) -> float:
    info = InformationSet(s, 0)
    now = situation(info)
    if isinstance(now.game, Wizard):
        hand = hand_of(now.game, now.hand)
        hand.groups, hand.all_actions()
    memory_of.cache_clear()
    solved.cache_clear()
    start = time.process_time()
    battle_odds(info)
    return time.process_time() - start


def _hard(game: Game, number: int) -> list[State]:
    """Questions of battles with a hand and a party drawn at random: all of them in one of three."""
    assert isinstance(game, Wizard)
    rng, world = random.Random(number), game.world
    found: list[State] = []
    for _ in range(HARD):
        everything = rng.randrange(3) == 0
        magic = [card.name for card in world.magic if not card.basic and (everything or rng.randrange(2))]
        party = [rng.choice(c.sides).name for c in world.companions[:COMPANIONS] if everything or rng.randrange(2)]
        if len(magic) + len(party) < 2:
            continue
        beaten = [slot.id for slot in world.slots][: len(magic) + len(party) - 2]
        free = [slot.hex for slot in world.slots if slot.id not in beaten]
        place = rng.choice([*free, world.hexes[world.castle].id])
        own = Holding({"hand": magic, "party": party}, {"life": rng.randint(1, world.constants.life_max)})
        table = Holding({"place": [place], "beaten": [str(slot) for slot in beaten]})
        s = game_entry("wizard").positions(game).build(Position([own], table, "deck", 0, f"hard {number}"))
        s.advance()
        if s.result == RUNNING and s.pending and s.pending[0].kind in (t.ASK_TYPE, t.ASK_DECK):
            found.append(s)
    return found


def _states(game: Game, seed: str) -> tuple[list[State], list[State]]:
    """States of one game: at questions of battles, and on the map."""
    battles: list[State] = []
    moves: list[State] = []
    s = game.start(seed_from(seed))
    while s.result == RUNNING:
        question = s.pending[0]
        if len(question.options) > 1:
            if question.kind == t.ASK_MOVE:
                moves.append(clone_state(s))
            elif question.kind in (t.ASK_DECK, t.ASK_DRAW, t.ASK_SPELLS):
                battles.append(clone_state(s))
        s.answer(0, careful(situation(InformationSet(s, 0))))
    return battles, moves
