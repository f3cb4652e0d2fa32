"""Fit the weights of the strong bot's estimate of the chance to win Unreliable Wizard.

    python bench/fit_wizard.py --games 3000 --write src/cardwright/games/wizard/solving/weights.py

Plays games, looks at some moments on the map in each, and fits a logistic function of the numbers of ``worth.py`` to how the
games ended. Most games are played by the careful bot, which now and then steps somewhere or turns up a side at random and goes
to the castle after as many enemies as chance says, so that strange moments are seen, too; the others by the strong bot with
the weights of now. A fifth of the games is kept out of the fit and tells how well the estimate predicts.
"""

from __future__ import annotations

import argparse
import random
from pathlib import Path

import numpy as np

from cardwright.games.wizard import terms as t
from cardwright.games.wizard.sets import base_world, make_game
from cardwright.games.wizard.solving.careful import careful, next_hex
from cardwright.games.wizard.solving.planning import strong
from cardwright.games.wizard.solving.routes import ways_from
from cardwright.games.wizard.solving.situation import Situation, situation
from cardwright.games.wizard.solving.worth import outlook
from cardwright.kernel.chance import seed_from
from cardwright.kernel.knowledge import InformationSet
from cardwright.kernel.option import number_of
from cardwright.kernel.state import RUNNING

LOOKED_AT = 0.4
"""How many of the moments on the map are looked at."""
STRAY = 0.05
"""How many steps are taken at random."""
TOURS = (3, 4, 5, 6, 7, 8, 8, 8)
"""After how many enemies the careful bot goes to the castle."""
PENALTY = 3.0
"""Keeps weights small."""


def step(now: Situation, rng: random.Random, tour: int, is_strong: bool) -> int:
    """The option to take on the map."""
    assert now.question is not None
    options = now.question.options
    if rng.random() < STRAY:
        return rng.choice(options)
    if is_strong:
        return strong(now)
    castle = now.game.world.castle
    ways = ways_from(now)
    goal = ways[castle][0].path[0] if now.beaten.bit_count() >= tour and castle in ways else next_hex(now)
    return min(options, key=lambda option: number_of(option) != goal)


def play(number: int, is_strong: bool) -> tuple[list[list[float]], int]:
    """The moments of one game as numbers, and how it ended."""
    rng = random.Random(f"fit {number}")
    world = base_world()
    options = {"princess": rng.choice(world.princesses), "difficulty": rng.choice(list(world.difficulties))}
    s = make_game({"game": "wizard", "options": options}).start(seed_from(f"fit {number}"))
    tour = rng.choice(TOURS)
    rows: list[list[float]] = []
    while s.result == RUNNING:
        now = situation(InformationSet(s, 0))
        assert now.question is not None
        if now.question.kind == t.ASK_MOVE:
            if rng.random() < LOOKED_AT:
                rows.append(outlook(now).features(np.array([float(now.life)]), now.hand, now.party)[0].tolist())
            s.answer(0, step(now, rng, tour, is_strong))
        elif now.question.kind == t.ASK_SIDE and not is_strong:
            s.answer(0, rng.choice([careful(now), rng.choice(now.question.options)]))
        else:
            s.answer(0, strong(now) if is_strong else careful(now))
    return rows, s.result


def fit(numbers: np.ndarray, ends: np.ndarray) -> np.ndarray:
    """Weights by Newton's method."""
    weights = np.zeros(numbers.shape[1])
    penalty = np.eye(numbers.shape[1]) * PENALTY
    penalty[0, 0] = 1e-3
    for _ in range(40):
        chance = 1 / (1 + np.exp(-(numbers @ weights)))
        slope = numbers.T @ (ends - chance) - penalty @ weights
        bend = (numbers * (chance * (1 - chance))[:, None]).T @ numbers + penalty
        weights = weights + np.linalg.solve(bend, slope)
    return weights


def tell(weights: np.ndarray, numbers: np.ndarray, ends: np.ndarray) -> None:
    """How well the weights predict."""
    chance = 1 / (1 + np.exp(-(numbers @ weights)))
    print("estimate   moments   estimated   won")
    for low in np.arange(0.0, 1.0, 0.1):
        there = (chance >= low) & (chance < low + 0.1)
        if there.any():
            print(f"{low:.1f} – {low + 0.1:.1f} {there.sum():>9} {chance[there].mean():>10.1%} {ends[there].mean():>8.1%}")


def text(weights: np.ndarray) -> str:
    """The module that holds the weights."""
    lines = "".join([f"        {weight:.3f},\n" for weight in weights])
    return (
        '"""The weights of the estimate in ``worth.py``, one for each of its numbers; see ``bench/fit_wizard.py``."""\n\n'
        "from __future__ import annotations\n\nfrom typing import TYPE_CHECKING, Final\n\nimport numpy as np\n\n"
        "if TYPE_CHECKING:\n    from cardwright.games.wizard.solving.hand import Floats\n\n"
        f"WEIGHTS: Final[Floats] = np.array(\n    [\n{lines}    ]\n)\n"
    )


def main() -> None:
    """Play, fit, tell, write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--strong", type=int, default=10, help="every so many games one is played by the strong bot; 0 = none")
    parser.add_argument("--write", type=Path, help="where to write the weights")
    given = parser.parse_args()
    rows: list[list[float]] = []
    ends: list[int] = []
    kept_out: list[bool] = []
    for number in range(given.games):
        found, result = play(number, given.strong > 0 and number % given.strong == 0)
        rows += found
        ends += [result] * len(found)
        kept_out += [number % 5 == 4] * len(found)
    numbers, won, out = np.array(rows), np.array(ends, dtype=float), np.array(kept_out)
    tell(fit(numbers[~out], won[~out]), numbers[out], won[out])
    if given.write:
        given.write.write_text(text(fit(numbers, won)), encoding="utf-8")


if __name__ == "__main__":
    main()
