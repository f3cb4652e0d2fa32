"""How fast Unreliable Wizard computes odds and the strong bot decides, in states of games that the careful bot plays."""

from __future__ import annotations

import time
from statistics import median
from typing import Final

from cardwright.games.wizard import terms as t
from cardwright.games.wizard.solving.careful import careful
from cardwright.games.wizard.solving.choosing import forget
from cardwright.games.wizard.solving.odds import battle_odds
from cardwright.games.wizard.solving.planning import strong
from cardwright.games.wizard.solving.situation import situation
from cardwright.kernel._derived import clone_state
from cardwright.kernel.chance import seed_from
from cardwright.kernel.game import Game
from cardwright.kernel.knowledge import InformationSet
from cardwright.kernel.state import RUNNING, State

BATTLES: Final = 8
"""States in battles taken from each game, at most."""

MAPS: Final = 1
"""Decisions on the map taken from each game, at most."""


def wizard_figures(game: Game, games: int) -> dict[str, float]:
    """Milliseconds of the odds panel and seconds of a decision on the map, each with nothing solved before.

    The states are from so many games.
    """
    odds: list[float] = []
    maps: list[float] = []
    for number in range(games):
        battles, moves = _states(game, f"bench {number}")
        for s in battles[:: max(1, len(battles) // BATTLES)][:BATTLES]:
            forget()
            start = time.process_time()
            battle_odds(InformationSet(s, 0))
            odds.append(time.process_time() - start)
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
