"""Fuzzing: many random games with random seats and rule options, watched by the invariants of the game.

A run is cut into groups of games that share a setup. Everything in a game follows from the run's seed and the game's
number, so a failure can be played again; it is also written to a match file.
"""

from __future__ import annotations

import json
import random
import re
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Any, Final

from cardwright.games.registry import GameEntry, game_entry
from cardwright.kernel.chance import seed_from
from cardwright.kernel.errors import BadInput, Defect
from cardwright.kernel.game import Game
from cardwright.kernel.match import FORMAT
from cardwright.kernel.state import RUNNING, State
from cardwright.lab.conformance import check_everything, check_sampled_game
from cardwright.lab.inventing import Inventor
from cardwright.lab.playing import ANSWER_LIMIT, Endless, pick, random_setup
from cardwright.lab.states import check_questions

GROUP: Final = 50
"""Games that share a setup; making a game costs as much as playing a few."""

DEEP_EVERY: Final = 5000
"""On average one state in so many gets all conformance checks."""


class Failure:
    """A game that broke a promise: what happened, and the match that shows it."""

    def __init__(self, watched: Watched, error: Exception, number: int = -1) -> None:
        self.number = number
        self.seed = watched.seed
        self.setup = watched.setup
        self.answers = watched.answers
        self.message = f"{type(error).__name__}: {error}"
        self.trace = "".join(traceback.format_exception(error))
        self.match = watched.dump()

    @property
    def kind(self) -> str:
        """The message without its numbers, to tell different failures apart."""
        return re.sub(r"\d+", "#", self.message)


class Tally:
    """What a number of games came to."""

    def __init__(self) -> None:
        self.games = 0
        self.answers = 0
        self.longest = 0
        self.deep = 0
        self.draws = 0  # games that nobody won
        self.circles = 0  # games in which invented texts ran in a circle
        self.failures: list[Failure] = []
        self.kinds: Counter[int] = Counter()

    def add(self, other: Tally) -> None:
        """Add another tally to this one."""
        self.games += other.games
        self.answers += other.answers
        self.longest = max(self.longest, other.longest)
        self.deep += other.deep
        self.draws += other.draws
        self.circles += other.circles
        self.failures += other.failures
        self.kinds.update(other.kinds)


class Watched:
    """One game that is being watched."""

    def __init__(self, entry: GameEntry, game: Game, setup: dict[str, Any], seed: str) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.answers: list[tuple[int, int]] = []
        self.invariants = entry.invariants(game)
        self.state: State = game.start(seed_from(seed), log=True)
        self.batch = -1

    def look(self) -> None:
        """Check the invariants in the state as it is now."""
        s = self.state
        log = s.log
        assert log is not None
        if s.batch == self.batch and not log and s.result == RUNNING:
            return  # others are still to answer the same question
        self.batch = s.batch
        check_questions(s)
        self.invariants.check(s, log)
        log.clear()

    def look_deeply(self, rng: random.Random) -> None:
        """All conformance checks."""
        check_everything(self.state, rng)
        if self.state.result == RUNNING:
            check_sampled_game(self.state, rng.randrange(self.game.seats), rng)

    def answer(self, seat: int, option: int) -> None:
        """Take an answer and check what it leads to."""
        self.answers.append((seat, option))
        self.state.answer(seat, option)
        self.look()

    def dump(self) -> str:
        """The match up to the last answer, also if that answer failed."""
        data = {
            "format": FORMAT,
            "version": self.game.version,
            "cards": self.game.set_digest,
            "setup": self.setup,
            "seed": self.seed,
            "answers": [[seat, str(option)] for seat, option in self.answers],
        }
        return json.dumps(data, indent=1)


def fuzz_game(
    entry: GameEntry, game: Game, setup: dict[str, Any], seed: str, number: int, tally: Tally, invented: bool
) -> None:
    """Play one watched game and count it."""
    rng = random.Random(f"{seed} answers")
    luck = random.Random(f"{seed} checks")
    watched = Watched(entry, game, setup, seed)
    tally.games += 1
    count = 0
    deep = luck.randrange(DEEP_EVERY)
    try:
        watched.look()
        s = watched.state
        while s.result == RUNNING:
            if count == deep:
                tally.deep += 1
                watched.look_deeply(luck)
                deep += 1 + luck.randrange(2 * DEEP_EVERY)
            question, option = pick(s, rng)
            tally.kinds[question.kind] += 1
            watched.answer(question.seat, option)
            count += 1
            if count > ANSWER_LIMIT:
                raise Endless(f"the game did not end within {ANSWER_LIMIT:,} answers")
        tally.draws += s.result == 0
    except Exception as error:
        if invented and isinstance(error, Defect | Endless):
            tally.circles += 1  # the fault of a text that nobody has thought about
        else:
            tally.failures.append(Failure(watched, error, number))
    tally.answers += count
    tally.longest = max(tally.longest, count)


def fuzz_group(
    name: str, seed: str, group: int, numbers: range, seats: tuple[int, int], sets: list[dict[str, str]], invent: int
) -> Tally:
    """Play the games of one group; ``invent`` is how many cards are invented for it."""
    entry = game_entry(name)
    rng = random.Random(f"{seed} group {group}")
    if invent:
        luck = random.Random(f"{seed} cards {group}")
        sets = [*sets, {"file": "invented", "text": Inventor(entry, luck).set_file(invent), "mode": "add"}]
    setup = random_setup(entry, rng, seats, sets)
    game = entry.make(setup)
    tally = Tally()
    for number in numbers:
        fuzz_game(entry, game, setup, f"{seed}/{number}", number, tally, invent > 0)
    return tally


def groups(games: int, first: int = 0) -> Iterator[tuple[int, range]]:
    """The groups of the games ``first`` … ``first + games - 1``."""
    number = first
    while number < first + games:
        stop = min((number // GROUP + 1) * GROUP, first + games)
        yield number // GROUP, range(number, stop)
        number = stop


def fuzz(
    name: str,
    games: int,
    seats: tuple[int, int],
    seed: str,
    workers: int = 1,
    progress: Callable[[Tally], None] | None = None,
    first: int = 0,
    sets: list[dict[str, str]] | None = None,
    invent: int = 0,
) -> Tally:
    """Fuzz a game: ``games`` games from number ``first`` on, with ``workers`` processes (1 = this one).

    ``sets`` are further sets of cards, as a setup has them; ``invent`` cards are invented for each group of games.
    """
    total = Tally()
    more = sets or []

    def count(tally: Tally) -> None:
        total.add(tally)
        if progress is not None:
            progress(total)

    tasks = groups(games, first)
    if workers == 1:
        for group, numbers in tasks:
            count(fuzz_group(name, seed, group, numbers, seats, more, invent))
        return total
    with ProcessPoolExecutor(workers) as pool:
        running: set[Future[Tally]] = set()
        for group, numbers in tasks:
            running.add(pool.submit(fuzz_group, name, seed, group, numbers, seats, more, invent))
            if len(running) >= 4 * workers:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    count(future.result())
        for future in running:
            count(future.result())
    return total


def replay(text: str) -> Failure | None:
    """Play a match file again with everything watched; the failure it leads to, if it still does. Raises BadInput.

    It is played once with the invariants alone and, if they hold, once more with all checks at every step.
    """
    try:
        data = json.loads(text)
        setup, seed = data["setup"], str(data["seed"])
        answers = [(int(seat), int(option)) for seat, option in data["answers"]]
        if data["format"] != FORMAT or not isinstance(setup, dict):
            raise ValueError("unknown format")
    except (ValueError, KeyError, TypeError) as error:
        raise BadInput(f"not a match file: {error!r}; expected one that a fuzz run or a match has saved") from error
    entry = game_entry(str(setup.get("game", "")))
    game = entry.make(setup)
    for deep in (False, True):
        watched = Watched(entry, game, setup, seed)
        rng = random.Random(f"{seed} checks")
        try:
            watched.look()
            for seat, option in answers:
                if deep:
                    watched.look_deeply(rng)
                watched.answer(seat, option)
            if deep:
                watched.look_deeply(rng)
        except Exception as error:
            return Failure(watched, error)
    return None
