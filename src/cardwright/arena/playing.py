"""Playing a deal: the same cards in all seatings of a line-up. Runs in any process, on any machine, with the same result."""

from __future__ import annotations

import json
import random
import threading
import time
from functools import lru_cache
from typing import Any

from cardwright.arena.records import DEFECT, NOBODY, STALLED, WON, Clock, DealRecord, GameRecord
from cardwright.arena.schedule import Lineup, seatings
from cardwright.arena.thinking import Thinking
from cardwright.bots.registry import make_bot
from cardwright.games.registry import make_game
from cardwright.kernel.chance import seed_from
from cardwright.kernel.errors import Defect
from cardwright.kernel.game import Game
from cardwright.kernel.knowledge import InformationSet
from cardwright.kernel.state import RUNNING, State

_alone = threading.Lock()
"""Held while a deal is played: threads of one process would disturb each other's thinking times and gain nothing."""


@lru_cache(maxsize=8)
def game_of(setup: str) -> Game:
    """The game of a setup in JSON, kept: making one costs as much as playing a few."""
    return make_game(json.loads(setup))


def play_deal(setup: dict[str, Any], seed: str, deal: int, lineup: Lineup, limit: int) -> DealRecord:
    """Play a deal in all seatings of a line-up; a game is stalled after ``limit`` answers."""
    with _alone:
        return _play_deal(setup, seed, deal, lineup, limit)


def _play_deal(setup: dict[str, Any], seed: str, deal: int, lineup: Lineup, limit: int) -> DealRecord:
    game = game_of(json.dumps(setup, sort_keys=True))
    thinking: dict[str, Thinking] = {bot: Thinking() for bot in lineup}
    games: list[GameRecord] = []
    seconds: list[tuple[float, ...]] = []
    for seating in seatings(lineup):
        record, spent = _play(game, f"{seed}/{deal}", seating, limit, thinking)
        games.append(record)
        seconds.append(tuple(round(one, 6) for one in spent))
    clock = Clock(tuple(seconds), {bot: dict(sorted(one.counts.items())) for bot, one in thinking.items()})
    return DealRecord(deal, lineup, tuple(games), clock)


def _play(game: Game, seed: str, seating: Lineup, limit: int, thinking: dict[str, Thinking]) -> tuple[GameRecord, list[float]]:
    """Play one game; also the seconds that each seat thought."""
    bots = [make_bot(name, random.Random(f"{seed} {seat} {name}")) for seat, name in enumerate(seating)]
    seats = len(seating)
    decisions, spent = [0] * seats, [0.0] * seats
    s = game.start(seed_from(seed))
    outcome = ""
    while s.result == RUNNING and not outcome:
        question = s.pending[0]
        seat, option = question.seat, question.options[0]
        try:
            if len(question.options) > 1:
                begin = time.perf_counter()
                option = bots[seat].choose(InformationSet(s, seat))
                took = time.perf_counter() - begin
                thinking[seating[seat]].add(took)
                spent[seat] += took
                decisions[seat] += 1
            s.answer(seat, option)
        except Defect:
            outcome = DEFECT
        except Exception as error:
            error.add_note(f"bot {seating[seat]} at seat {seat} of game “{seed}” with {', '.join(seating)}")
            raise
        if s.answers >= limit and s.result == RUNNING:
            outcome = STALLED
    return GameRecord(seating, outcome or _outcome(s), _winners(s, outcome), s.answers, tuple(decisions)), spent


def _outcome(s: State) -> str:
    return WON if s.result else NOBODY


def _winners(s: State, outcome: str) -> tuple[int, ...]:
    if outcome:
        return ()
    return tuple(seat for seat in range(s.game.seats) if s.result >> seat & 1)
