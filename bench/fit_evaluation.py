"""Fit the weights of a game's evaluation to the results of games that are played offhand, and write them down.

``python bench/fit_evaluation.py narrators --games 20000`` plays the games (quick in a compiled build), fits a row of weights
for each stage and writes ``weights.py`` of that game, or prints it with ``--dry``. So that features do not merely tell who
plays better, both sides play wildly up to a random moment, each in a degree of its own; only what comes after it counts.
"""

from __future__ import annotations

import argparse
import importlib
import random
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cardwright.games.registry import make_game
from cardwright.kernel._derived import clone_state
from cardwright.kernel.chance import seed_from
from cardwright.kernel.state import RUNNING

Floats = NDArray[np.float64]

WILD = (0.0, 0.3, 0.7, 1.0)
"""Degrees of wild play: the share of answers that are taken by chance."""

AVERAGE = {"narrators": 160}
"""Answers of an average game: wild play ends somewhere within them. Only games that play well offhand can be fitted so."""

RIDGE = 2.0


def setup_of(name: str, rng: random.Random) -> dict[str, Any]:
    """A setup: decks of all kinds."""
    setup: dict[str, Any] = {"game": name, "seats": 2}
    if rng.random() < 0.6:
        from cardwright.games.narrators.sets import cards_of
        from cardwright.games.narrators.variety import collected_deck

        cards, _ = cards_of(setup)
        setup["decks"] = [collected_deck(cards, rng) for _ in range(2)]
    return setup


def positions(name: str, number: int) -> list[tuple[int, Floats, Floats]]:
    """Of one game: stage, features by seat, and the share of the win by seat, for each moment and viewer."""
    evaluation = importlib.import_module(f"cardwright.games.{name}.evaluation")
    rng = random.Random(f"fit {number}")
    game = make_game(setup_of(name, rng))
    wild = [rng.choice(WILD) for _ in range(game.seats)]
    calm = rng.random() * AVERAGE[name]
    s = game.start(seed_from(f"fit {number}"))
    before = clone_state(s)
    found: list[tuple[int, list[list[float]]]] = []
    while s.result == RUNNING and s.answers < 20 * AVERAGE[name]:
        if game.settled(s, before):
            before = clone_state(s)
            if s.answers >= calm:
                for viewer in range(game.seats):
                    sides = [evaluation.features(game, s, seat, viewer) for seat in range(game.seats)]
                    found.append((evaluation.stage(s), sides))
        question = s.pending[0]
        chance = rng.random()
        if s.answers < calm and chance < wild[question.seat]:
            s.take(question, rng.choice(question.options))
        else:
            s.take(question, game.offhand(s, question, rng.random()))
    winners = [float(s.result >> seat & 1) for seat in range(game.seats)] if s.result > 0 else []
    if not winners:
        return []
    share = np.array(winners) / sum(winners)
    return [(stage, np.array(sides), share) for stage, sides in found]


def fit(rows: list[tuple[Floats, Floats]], width: int) -> tuple[Floats, float]:
    """The weights by Newton's method (a softmax over the seats), and the mean log loss."""
    weights = np.zeros(width)
    loss = 0.0
    for _ in range(12):
        gradient, hessian, loss = RIDGE * weights, RIDGE * np.eye(width), 0.0
        for sides, share in rows:
            logits = sides @ weights
            chances = np.exp(logits - logits.max())
            chances /= chances.sum()
            gradient = gradient + sides.T @ (chances - share)
            mean = chances @ sides
            hessian = hessian + (sides * chances[:, None]).T @ sides - np.outer(mean, mean)
            loss -= float(share @ np.log(chances + 1e-12))
        step = np.linalg.solve(hessian, gradient)
        weights = weights - step
        if np.abs(step).max() < 1e-6:
            break
    return weights, loss / max(1, len(rows))


def main() -> None:
    """Read the arguments, play, fit, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(AVERAGE))
    parser.add_argument("--games", type=int, default=5000)
    parser.add_argument("--dry", action="store_true", help="print the weights, write nothing")
    chosen = parser.parse_args()
    evaluation = importlib.import_module(f"cardwright.games.{chosen.game}.evaluation")
    stages: list[list[tuple[Floats, Floats]]] = [[] for _ in evaluation.WEIGHTS]
    for number in range(chosen.games):
        for stage, sides, share in positions(chosen.game, number):
            stages[stage].append((sides, share))
        if number % 500 == 499:
            print(f"{number + 1} games", flush=True)
    lines = ['"""What the features of a side are worth: fitted to results of games by bench/fit_evaluation.py."""', ""]
    lines += ["from typing import Final", "", "WEIGHTS: Final[list[list[float]]] = ["]
    for stage, rows in enumerate(stages):
        weights, loss = fit(rows, len(evaluation.FEATURES))
        print(f"stage {stage}: {len(rows)} positions, log loss {loss:.4f}")
        for feature, weight in zip(evaluation.FEATURES, weights, strict=True):
            print(f"  {weight:7.3f}  {feature}")
        lines.append("    [" + ", ".join(f"{weight:.3f}" for weight in weights) + "],")
    text = "\n".join([*lines, "]", ""])
    if chosen.dry:
        print(text)
    else:
        Path(str(evaluation.__file__)).with_name("weights.py").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
