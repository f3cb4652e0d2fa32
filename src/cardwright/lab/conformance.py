"""The conformance suite: what every game must keep, written once and run for every registered game.

``states.py`` and ``secrecy.py`` have the checks of one state, this module those of whole games and of other processes.
The checks know no game and raise Breach if they find a fault.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from typing import Any

from cardwright.games.registry import make_game
from cardwright.kernel._derived import clone_state
from cardwright.kernel.chance import seed_from
from cardwright.kernel.game import Game
from cardwright.kernel.saving import digest
from cardwright.kernel.state import RUNNING, State
from cardwright.lab.playing import Breach, pick, play
from cardwright.lab.secrecy import check_redaction, check_sampling
from cardwright.lab.states import (
    STEPS,
    check_cards,
    check_clone,
    check_options,
    check_questions,
    check_refusals,
    check_saving,
    play_on,
)


def check_everything(s: State, rng: random.Random) -> None:
    """All checks of one state, for a fraction of the states of a long run."""
    check_questions(s)
    check_cards(s)
    check_clone(s, rng)
    check_saving(s, rng)
    check_options(s)
    check_refusals(s)
    check_redaction(s)
    for seat in range(s.game.seats):
        play_on(check_sampling(s, seat, rng), rng, STEPS)


def check_history(game: Game, seed: str) -> None:
    """Keeps every past state of a game and its digest; none of them may change while the game goes on."""
    rng = random.Random(seed)
    history: list[State] = []
    digests: list[str] = []
    s = game.start(seed_from(seed))
    while s.result == RUNNING:
        history.append(s)
        digests.append(digest(s))
        s = clone_state(s)
        question, option = pick(s, rng)
        s.answer(question.seat, option)
    for number, (past, written) in enumerate(zip(history, digests, strict=True)):
        if digest(past) != written:
            raise Breach(f"the state after {number} answers changed while a clone of it was played on")


def check_sampled_game(s: State, seat: int, rng: random.Random) -> None:
    """A sampled world can be played to its end."""
    play(s.game, "", rng, start=check_sampling(s, seat, rng))


def digests_of(game: Game, seed: str) -> list[str]:
    """The digests of all states of one random game, with answers drawn from the same seed."""
    found: list[str] = []
    play(game, seed, random.Random(seed), lambda s: found.append(digest(s)))
    return found


def digests_elsewhere(setup: dict[str, Any], seed: str, hash_seed: int) -> list[str]:
    """The same from another process, in which Python's hashes are seeded with ``hash_seed``."""
    code = (
        "import json, sys\n"
        "from cardwright.games.registry import make_game\n"
        "from cardwright.lab.conformance import digests_of\n"
        "print(json.dumps(digests_of(make_game(json.loads(sys.argv[1])), sys.argv[2])))\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", code, json.dumps(setup), seed],
        env={**os.environ, "PYTHONHASHSEED": str(hash_seed)},
        capture_output=True,
        text=True,
        check=True,
    )
    found: list[str] = json.loads(run.stdout)
    return found


def check_same_everywhere(setup: dict[str, Any], seed: str) -> None:
    """One seed and the same answers give the same states here and in other processes."""
    here = digests_of(make_game(setup), seed)
    for hash_seed in (0, 4711):
        if digests_elsewhere(setup, seed, hash_seed) != here:
            raise Breach(f"with hash seed {hash_seed} another process comes to other states")
