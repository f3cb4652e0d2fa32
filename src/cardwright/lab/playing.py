"""Random play: which setups a game offers, and games played to their end by chance."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

from cardwright.games.registry import GameEntry
from cardwright.kernel.chance import seed_from
from cardwright.kernel.errors import CardwrightError
from cardwright.kernel.game import Game
from cardwright.kernel.state import RUNNING, Decision, State

ANSWER_LIMIT: Final = 20_000
"""Answers after which a random game is declared endless; the longest honest ones have a tenth of that."""


class Breach(CardwrightError):
    """A game does not keep a promise that every game must keep."""


class Endless(Breach):
    """A game that goes on and on."""


def some_setups(entry: GameEntry) -> list[dict[str, Any]]:
    """A few setups of a game: the least, the most and a middle number of seats, with the default rule options."""
    least, most = entry.seats
    return [{"game": entry.name, "seats": seats} for seats in sorted({least, (least + most) // 2, most})]


def random_setup(
    entry: GameEntry, rng: random.Random, seats: tuple[int, int], sets: list[dict[str, str]] | None = None
) -> dict[str, Any]:
    """A setup with a random number of seats; in half of them some rule options differ from their defaults.

    A game may choose more by chance, as the decks of both players.

    ``sets`` are further sets of cards, as a setup has them.
    """
    setup: dict[str, Any] = {"game": entry.name, "seats": rng.randint(*seats)}
    if rng.random() < 0.5:
        chosen = {option.name: rng.choice(option.choices) for option in entry.options if rng.random() < 0.5}
        if chosen:
            setup["options"] = chosen
    if sets:
        setup["sets"] = sets
    if entry.vary is not None:
        entry.vary(setup, rng)
    return setup


def pick(s: State, rng: random.Random) -> tuple[Decision, int]:
    """One of the open questions and one of its options, at random."""
    pending = s.pending
    question = pending[0] if len(pending) == 1 else pending[int(rng.random() * len(pending))]
    options = question.options
    return question, options[int(rng.random() * len(options))]


def play(
    game: Game, seed: str, rng: random.Random, visit: Callable[[State], None] | None = None, start: State | None = None
) -> State:
    """Play a game at random to its end; ``visit`` sees every state in which somebody is asked, and the last one.

    ``start`` is played on from where it stands. Raises Endless if the game does not end.
    """
    s = game.start(seed_from(seed)) if start is None else start
    answers = 0
    while s.result == RUNNING:
        if not s.pending:
            raise Breach("the game stopped, but nobody is asked and it is not over")
        if visit is not None:
            visit(s)
        question, option = pick(s, rng)
        s.answer(question.seat, option)
        answers += 1
        if answers > ANSWER_LIMIT:
            raise Endless(f"the game did not end within {ANSWER_LIMIT:,} answers")
    if visit is not None:
        visit(s)
    return s
