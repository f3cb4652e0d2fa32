"""The plain and the compiled build play the same games."""

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from cardwright.games.registry import game_entry, game_names
from cardwright.kernel.chance import seed_from
from cardwright.kernel.saving import digest
from tests.building import COMPILED

SOURCES = Path(__file__).parents[1] / "src"


def told_digests(name: str) -> str:
    """The build that runs, and the digest after every answer of three games with fixed seeds."""
    entry = game_entry(name)
    game = entry.make({"game": name, "seats": entry.seats[1]})
    lines = []
    for seed in range(3):
        rng = random.Random(seed)
        s = game.start(seed_from(str(seed)))
        while s.pending and s.answers < 400:
            question = s.pending[0]
            s.answer(question.seat, rng.choice(question.options))
            lines.append(digest(s))
    return "\n".join(lines)


@pytest.mark.skipif(not COMPILED, reason="compares a compiled build with the sources")
@pytest.mark.parametrize("name", game_names())
def test_both_builds_give_the_same_digests(name):
    code = (
        "from cardwright.kernel import state; assert state.__file__.endswith('.py'), state.__file__\n"
        f"from tests.test_builds import told_digests; print(told_digests({name!r}))"
    )
    plain = subprocess.run(
        [sys.executable, "-c", code],
        cwd=SOURCES.parent,
        env={**os.environ, "PYTHONPATH": str(SOURCES)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert plain.stdout.strip() == told_digests(name)
