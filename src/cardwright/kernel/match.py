"""A match: its setup plus its answers. Saving, replay, undo and bug reports are all this one list."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from cardwright.kernel._derived import clone_state
from cardwright.kernel.chance import seed_from
from cardwright.kernel.errors import BadInput, Defect
from cardwright.kernel.events import Event
from cardwright.kernel.game import Game
from cardwright.kernel.saving import digest
from cardwright.kernel.state import State

FORMAT: Final = "cardwright match 1"

GameMaker = Callable[[dict[str, Any]], Game]
"""Makes the game that a setup describes; raises BadInput."""


class Match:
    """A running or finished game with its history.

    ``setup`` is plain data (game, seats, options, an own set …) from which ``game`` was made; ``seed`` is any text.
    """

    def __init__(self, game: Game, setup: dict[str, Any], seed: str, digests: bool = False) -> None:
        self.game: Game = game
        self.setup: dict[str, Any] = setup
        self.seed: str = seed
        self.answers: list[tuple[int, int]] = []
        self.events: list[Event] = []
        self.ends: list[int] = []  # how many events there were after the start, and after each answer
        self._keep_digests: bool = digests
        self.state: State = game.start(seed_from(seed), log=True)
        self.digests: list[str] = [digest(self.state)] if digests else []
        self._collect()

    def answer(self, seat: int, option: int, batch: int = -1) -> None:
        """Take an answer (see :meth:`State.answer`). A Defect leaves with the saved match attached."""
        before = clone_state(self.state)
        try:
            self.state.answer(seat, option, batch)
        except Defect as defect:
            self.state = before
            self.state.log = []
            defect.match = self.dump(extra=[(seat, option)])
            raise
        self.answers.append((seat, option))
        if self._keep_digests:
            self.digests.append(digest(self.state))
        self._collect()

    def undo(self, seat: int) -> bool:
        """Go back to before the last answer of ``seat``; False if it has not answered yet."""
        for at in range(len(self.answers) - 1, -1, -1):
            if self.answers[at][0] == seat:
                self.go_back(at)
                return True
        return False

    def go_back(self, count: int) -> None:
        """Go back to the state after the first ``count`` answers."""
        again = self.replay(count)
        self.answers, self.events, self.state, self.digests = again.answers, again.events, again.state, again.digests
        self.ends = again.ends

    def replay(self, count: int = -1) -> Match:
        """A new match played from the setup with the first ``count`` answers (-1 = all)."""
        again = Match(self.game, self.setup, self.seed, self._keep_digests)
        for seat, option in self.answers if count < 0 else self.answers[:count]:
            again.answer(seat, option)
        return again

    def dump(self, extra: list[tuple[int, int]] | None = None) -> str:
        """The match as JSON text."""
        data = {
            "format": FORMAT,
            "version": self.game.version,
            "cards": self.game.set_digest,
            "setup": self.setup,
            "seed": self.seed,
            "answers": [[seat, str(option)] for seat, option in self.answers + (extra or [])],
            "digest": digest(self.state),
        }
        return json.dumps(data, indent=1)

    def save(self, path: Path) -> None:
        """Write the match to a file, replacing it in one step."""
        part = path.with_name(path.name + ".part")
        part.write_text(self.dump(), encoding="utf-8")
        part.replace(path)

    def _collect(self) -> None:
        if self.state.log is not None:
            self.events.extend(self.state.log)
            self.state.log.clear()
        self.ends.append(len(self.events))


def load_match(text: str, make_game: GameMaker, digests: bool = False) -> Match:
    """The match that :meth:`Match.dump` wrote. Raises BadInput with what was wrong and what was expected."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadInput(f"not a match file: {error}") from error
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadInput(f'not a match file: expected an object with "format": "{FORMAT}"')
    setup, seed = data.get("setup"), data.get("seed")
    if not isinstance(setup, dict):
        raise BadInput(f'damaged match file: "setup" is {setup!r}; expected an object')
    if not isinstance(seed, str):
        raise BadInput(f'damaged match file: "seed" is {seed!r}; expected a text')
    moves = _moves(data.get("answers"))
    game = make_game(setup)
    if data.get("cards") != game.set_digest or data.get("version") != game.version:
        raise BadInput(
            f"this match was played with rules version {data.get('version')} and cards {str(data.get('cards'))[:8]}; "
            f"here are version {game.version} and cards {game.set_digest[:8]}"
        )
    match = Match(game, setup, seed, digests)
    for number, (seat, option) in enumerate(moves, 1):
        try:
            match.answer(seat, option)
        except Defect:
            raise
        except Exception as error:
            raise BadInput(f"answer {number} of the match file does not fit: {error}") from error
    if data.get("digest") not in (None, digest(match.state)):
        raise BadInput("the match file does not lead to the state it names: it was changed or played with other rules")
    return match


def _moves(answers: Any) -> list[tuple[int, int]]:
    """The answers of a match file. Raises BadInput."""
    if not isinstance(answers, list):
        raise BadInput('damaged match file: expected "answers" as a list')
    moves: list[tuple[int, int]] = []
    for answer in answers:
        try:
            seat, option = answer
            moves.append((int(seat), int(option)))
        except (TypeError, ValueError, OverflowError):
            raise BadInput(
                f"damaged match file: answer {len(moves) + 1} is {answer!r}; expected a seat and an option"
            ) from None
    return moves
