"""A small policy learns to beat the bot that plays at random: masked PPO on the processor alone.

    pip install 'cardwright[learn]'
    python examples/learn.py --minutes 10

Many games are played in step (``cardwright.interfaces.vector``). In each of them one seat learns and the others play at
random. The policy gets the observation and chooses among the legal actions; its only reward is the end of the game. At the
end it is measured in new games, beside a random player in its place, and the learning curve is written as an SVG picture.
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cardwright.interfaces.vector import Vector
from cardwright.kernel.errors import BadInput

try:
    import torch
    from torch import nn
except ImportError:
    sys.exit("This example needs PyTorch: pip install 'cardwright[learn]'")

BATCH = 4096
"""Decisions between two improvements of the policy."""
EPOCHS = 3
MINIBATCH = 512
RATE = 5e-4
CLIP = 0.2
ENTROPY = 0.01
FADE = 0.95
"""Lambda of the advantage estimate: how far it trusts what happened more than the values foreseen."""

Game = list[tuple[NDArray[Any], NDArray[Any], int, float, float]]
"""The learner's decisions of a game: observation, mask, action, its log-probability, and the value foreseen."""


class Policy(nn.Module):
    """Two layers, then a logit for each action and the value of the position."""

    def __init__(self, size: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, 128), nn.ReLU(), nn.Linear(128, 128), nn.ReLU())
        self.actions = nn.Linear(128, actions)
        self.value = nn.Linear(128, 1)
        nn.init.zeros_(self.actions.weight)  # it begins as a random player
        nn.init.zeros_(self.actions.bias)

    def forward(self, seen: Any, masks: Any) -> tuple[Any, Any]:
        """Log-probabilities of the legal actions, and values."""
        body = self.body(seen)
        logits = self.actions(body).masked_fill(~masks, -1e9)
        return torch.log_softmax(logits, 1), self.value(body)[:, 0]


def any_legal(masks: NDArray[Any], rng: np.random.Generator) -> NDArray[Any]:
    """A random legal action for each row."""
    noise = rng.random(masks.shape, np.float32)
    chosen: NDArray[Any] = (noise * masks).argmax(axis=1)
    return chosen


class Table:
    """Games in step in which seat ``row % seats`` is the learner's, so that it learns to play every seat."""

    def __init__(self, setup: dict[str, Any], rows: int, seed: str) -> None:
        self.vector = Vector(setup, rows, seed=seed)
        self.rows = rows
        self.learners = np.arange(rows) % self.vector.adapter.seats
        self.rng = np.random.default_rng([*seed.encode()])

        self.running: list[Game] = [[] for _ in range(rows)]  # the learner's decisions of the games that go on

    def learn(self, policy: Policy, decisions: int, until: float) -> tuple[list[Game], list[float]]:
        """Play until so many decisions of ended games are there, or the time is over; those games and what they brought."""
        games: list[Game] = []
        got: list[float] = []
        while sum(map(len, games)) < decisions and time.monotonic() < until:
            for row, end in self.step(policy, True):
                games.append(self.running[row])
                got.append(end)
                self.running[row] = []
        return games, got

    def measure(self, policy: Policy | None, games: int) -> list[float]:
        """What the learner got in so many games, as many of each row, so that short games do not count for more.

        Without a policy it plays at random.
        """
        found: list[list[float]] = [[] for _ in range(self.rows)]
        share = math.ceil(games / self.rows)
        while min(map(len, found)) < share:
            for row, end in self.step(policy, False):
                found[row].append(end)
        return [end for some in found for end in some[:share]]

    def step(self, policy: Policy | None, keep: bool) -> list[tuple[int, float]]:
        """An action in each game; the rows of games that have ended and what the learner got."""
        arrays = self.vector.arrays
        actions = any_legal(arrays.masks, self.rng)
        mine = np.flatnonzero((arrays.seats == self.learners) & (arrays.masks.sum(axis=1) > 1))
        if policy is not None and len(mine):
            seen, masks = arrays.observations[mine], arrays.masks[mine]
            with torch.no_grad():
                chances, values = policy(torch.from_numpy(seen), torch.from_numpy(masks))
                chosen = torch.multinomial(chances.exp(), 1)[:, 0]
                sure = chances.gather(1, chosen[:, None])[:, 0]
            actions[mine] = chosen.numpy()
            if keep:
                for place, row in enumerate(mine):
                    step = (seen[place], masks[place], int(chosen[place]), float(sure[place]), float(values[place]))
                    self.running[row].append(step)
        self.vector.step(actions)
        return [(int(row), float(arrays.rewards[row, self.learners[row]])) for row in np.flatnonzero(arrays.done)]


def improve(policy: Policy, optimiser: Any, games: list[Game], got: list[float]) -> None:
    """Some passes of PPO over the decisions of ended games."""
    steps = [step for game in games for step in game]
    advantages: list[float] = []
    for game, end in zip(games, got, strict=True):
        ahead, value, reverse = 0.0, end, []
        for step in reversed(game):
            ahead = value - step[4] + FADE * ahead
            reverse.append(ahead)
            value = step[4]
        advantages += reverse[::-1]
    seen = torch.from_numpy(np.stack([step[0] for step in steps]))
    masks = torch.from_numpy(np.stack([step[1] for step in steps]))
    chosen = torch.tensor([step[2] for step in steps])
    before = torch.tensor([step[3] for step in steps])
    advantage = torch.tensor(advantages)
    target = advantage + torch.tensor([step[4] for step in steps])
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(steps)).split(MINIBATCH):
            chances, values = policy(seen[part], masks[part])
            ratio = (chances.gather(1, chosen[part][:, None])[:, 0] - before[part]).exp()
            gain = torch.minimum(ratio * advantage[part], ratio.clamp(1 - CLIP, 1 + CLIP) * advantage[part])
            entropy = -(chances.exp() * chances.clamp(min=-30)).sum(1)
            loss = -gain.mean() + 0.5 * (values - target[part]).square().mean() - ENTROPY * entropy.mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimiser.step()


def interval(wins: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    z = 1.96
    share = wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - half, middle + half


def told(name: str, got: list[float]) -> tuple[str, tuple[float, float]]:
    """How a player did, in words, and the interval of its share of wins."""
    wins = sum(end > 0 for end in got)
    low, high = interval(wins, len(got))
    return f"{name} won {wins} of {len(got)} games: {wins / len(got):.1%} (95 % interval {low:.1%} to {high:.1%})", (low, high)


def picture(curve: list[tuple[float, float]], level: float, title: str) -> str:
    """The learning curve as SVG: minutes to the right, share of wins upward, the level of random play dashed."""
    wide, high, left, top = 640, 360, 60, 40
    end = max([minute for minute, _ in curve] + [0.01])

    def at(minute: float, share: float) -> str:
        return f"{left + minute / end * (wide - left - 20):.1f},{top + (1 - share) * (high - top - 50):.1f}"

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-family="sans-serif" font-size="13">',
        f'<rect width="{wide}" height="{high}" fill="white"/><text x="{left}" y="24" font-size="15">{title}</text>',
    ]
    for tenth in range(0, 11, 2):
        x, y = at(0, tenth / 10).split(",")
        lines.append(f'<path d="M{x},{y} H{wide - 20}" stroke="#ddd"/><text x="{left - 8}" y="{float(y) + 4}" ')
        lines.append(f'text-anchor="end">{tenth * 10} %</text>')
    for part in range(5):
        x = at(end * part / 4, 0).split(",")[0]
        lines.append(f'<text x="{x}" y="{high - 30}" text-anchor="middle">{end * part / 4:.1f}</text>')
    lines.append(f'<text x="{wide // 2}" y="{high - 8}" text-anchor="middle">minutes of training</text>')
    lines.append(f'<path d="M{at(0, level)} L{at(end, level)}" stroke="#888" stroke-dasharray="6 4"/>')
    points = " ".join([at(minute, share) for minute, share in curve])
    lines.append(f'<polyline points="{points}" fill="none" stroke="#1f5fbf" stroke-width="2"/></svg>')
    return "\n".join(lines)


def main() -> None:
    """Learn, measure, and write the curve."""
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("--game", default="unicorns")
    options.add_argument("--seats", type=int, help="how many seats; the least that the game allows if not given")
    options.add_argument("--minutes", type=float, default=10, help="how long to learn")
    options.add_argument("--rows", type=int, default=64, help="games played in step")
    options.add_argument("--games", type=int, default=1000, help="games of the measurement at the end, at least")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--out", type=Path, default=Path("learning"), help="where .svg and .pt are written")
    chosen = options.parse_args()
    if chosen.minutes <= 0 or chosen.games < 1 or chosen.rows < 1:
        sys.exit("expected minutes above 0, and at least one game and one row")
    torch.manual_seed(chosen.seed)
    torch.set_num_threads(1)
    setup: dict[str, Any] = {"game": chosen.game, **({"seats": chosen.seats} if chosen.seats else {})}
    try:
        table = Table(setup, chosen.rows, f"learn {chosen.seed}")
    except BadInput as error:
        sys.exit(str(error))
    adapter = table.vector.adapter
    policy = Policy(adapter.layout.size, len(adapter.actions))
    optimiser = torch.optim.Adam(policy.parameters(), RATE)
    print(f"{adapter.title}, {adapter.seats} seats; actions {adapter.actions.version}, {len(adapter.actions)} of them")
    start = time.monotonic()
    curve: list[tuple[float, float]] = []
    late: list[float] = []  # what the last games brought
    until = start + 60 * chosen.minutes
    while time.monotonic() < until:
        games, got = table.learn(policy, BATCH, until)
        if not games or not any(games):
            continue
        improve(policy, optimiser, games, got)
        late = [*late, *got][-400:]
        share = sum(end > 0 for end in late) / len(late)
        curve.append(((time.monotonic() - start) / 60, share))
        print(f"{curve[-1][0]:5.1f} min  the last {len(late)} games: {share:.0%} won", flush=True)
    fresh = f"measure {chosen.seed}"
    text, (low, _) = told("the policy", Table(setup, chosen.rows, fresh).measure(policy, chosen.games))
    other, (_, high) = told("random", Table(setup, chosen.rows, fresh).measure(None, chosen.games))
    print(text)
    print(f"{other} in its place")
    print("the policy beats random" if low > high else "the intervals overlap: let it learn longer")
    level = 1 / adapter.seats if adapter.seats > 1 else 0.0
    chosen.out.parent.mkdir(parents=True, exist_ok=True)
    title = f"{adapter.title}, {adapter.seats} seats: share of games won against random"
    chosen.out.with_suffix(".svg").write_text(picture(curve, level, title), encoding="utf-8")
    torch.save({"actions": adapter.actions.version, "policy": policy.state_dict()}, chosen.out.with_suffix(".pt"))
    print(f"written: {chosen.out.with_suffix('.svg')} and {chosen.out.with_suffix('.pt')}")


if __name__ == "__main__":
    main()
