"""Random play in other libraries, each in the way its users drive it from Python. One peer a process, see run.py.

A decision is an answer of a player; chance events take time but are not counted.
"""

from __future__ import annotations

import importlib
import random
import time
from collections.abc import Callable
from typing import Any

Figures = dict[str, float]


def timed(game: Callable[[random.Random], int], seconds: float) -> Figures:
    """Decisions and games per second of processor time; ``game`` plays one whole game and returns its decisions."""
    rng = random.Random(1)
    game(rng)  # warm up
    decisions, games, spent = 0, 0, 0.0
    start = time.process_time()
    while spent < seconds:
        decisions += game(rng)
        games += 1
        spent = time.process_time() - start
    return {"decisions_per_second": decisions / spent, "games_per_second": games / spent}


def microseconds(call: Callable[[], object]) -> float:
    """Processor time of a call."""
    start = time.process_time()
    for _ in range(2000):
        call()
    return (time.process_time() - start) / 2000 * 1e6


def open_spiel(name: str, seconds: float) -> Figures:
    """A game of OpenSpiel, its C++ states driven from Python."""
    pyspiel = importlib.import_module("pyspiel")
    loaded = pyspiel.load_game(name)

    def play(rng: random.Random, most: int = 1_000_000) -> tuple[Any, int]:
        state = loaded.new_initial_state()
        count = 0
        while not state.is_terminal() and count < most:
            actions = state.legal_actions()  # at a chance event: its outcomes
            count += not state.is_chance_node()
            state.apply_action(actions[int(rng.random() * len(actions))])
        return state, count

    figures = timed(lambda rng: play(rng)[1], seconds)
    middle, _ = play(random.Random(2), int(figures["decisions_per_second"] / figures["games_per_second"] / 2))
    return {**figures, "clone_us": microseconds(middle.clone)}


def rlcard(name: str, seconds: float) -> Figures:
    """A game of RLCard, without the encoding of observations."""
    module = importlib.import_module(f"rlcard.games.{name}")
    table = module.Game()

    def game(rng: random.Random) -> int:
        table.init_game()
        count = 0
        while not table.is_over():
            actions = table.get_legal_actions()
            table.step(actions[int(rng.random() * len(actions))])
            count += 1
        return count

    return timed(game, seconds)


def rlcard_env(name: str, seconds: float) -> Figures:
    """An environment of RLCard, with its encoding of observations."""
    env = importlib.import_module("rlcard").make(name)

    def game(rng: random.Random) -> int:
        state, _ = env.reset()
        count = 0
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(rng.random() * len(actions))])
            count += 1
        return count

    return timed(game, seconds)


def pettingzoo(name: str, seconds: float) -> Figures:
    """A classic game of PettingZoo."""
    env = importlib.import_module(f"pettingzoo.classic.{name}").env()

    def game(rng: random.Random) -> int:
        env.reset(seed=rng.getrandbits(31))
        count = 0
        for _ in env.agent_iter():
            observation, _, ended, cut, info = env.last()
            if ended or cut:
                env.step(None)
                continue
            mask = info["action_mask"] if "action_mask" in info else observation["action_mask"]
            legal = mask.nonzero()[0]
            env.step(int(legal[int(rng.random() * len(legal))]))
            count += 1
        return count

    return timed(game, seconds)


PEERS: dict[str, tuple[str, Callable[[float], Figures]]] = {
    "open_spiel crazy_eights": ("C++ driven from Python", lambda s: open_spiel("crazy_eights", s)),
    "open_spiel hearts": ("C++ driven from Python", lambda s: open_spiel("hearts", s)),
    "open_spiel gin_rummy": ("C++ driven from Python", lambda s: open_spiel("gin_rummy", s)),
    "rlcard uno": ("Python", lambda s: rlcard("uno", s)),
    "rlcard env uno": ("Python", lambda s: rlcard_env("uno", s)),
    "rlcard env leduc-holdem": ("Python", lambda s: rlcard_env("leduc-holdem", s)),
    "pettingzoo connect_four_v3": ("Python", lambda s: pettingzoo("connect_four_v3", s)),
    "pettingzoo texas_holdem_v4": ("Python", lambda s: pettingzoo("texas_holdem_v4", s)),
    "pettingzoo leduc_holdem_v4": ("Python", lambda s: pettingzoo("leduc_holdem_v4", s)),
    "pettingzoo hanabi_v5": ("C++ through Python", lambda s: pettingzoo("hanabi_v5", s)),
}
