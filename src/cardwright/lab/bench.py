"""How fast the engine is: whole random games with the full rules, clones and samples in mid-game, memory.

Times are processor time of one thread, the median of several rounds, so that a busy machine disturbs them little.
"""

from __future__ import annotations

import platform
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any, Final

from cardwright import __version__
from cardwright.bots.levels import NORMAL, iterations
from cardwright.bots.search.searching import Search
from cardwright.bots.search.settings import Settings
from cardwright.games.registry import make_game
from cardwright.kernel import state as state_module
from cardwright.kernel._derived import clone_state
from cardwright.kernel.chance import seed_from
from cardwright.kernel.game import Game
from cardwright.kernel.knowledge import InformationSet, sample
from cardwright.kernel.playout import playout
from cardwright.kernel.state import RUNNING, State

ROUNDS: Final = 5
WIZARD_GAMES: Final = 12
"""Games of Unreliable Wizard whose states are taken for the odds panel and the strong bot, at most."""
MID_GAME: Final = 100
"""States in mid-game that clones and samples are averaged over."""


def compiled() -> bool:
    """Whether the kernel that runs is compiled."""
    return not str(state_module.__file__).endswith(".py")


def bench(name: str, seats: int, seconds: float) -> dict[str, Any]:
    """The figures of a game, by name; the whole takes about ``seconds``. Raises BadInput."""
    game = make_game({"game": name, "seats": seats})
    share = seconds / 5
    play(game, share / 5)  # warm up
    figures: dict[str, Any] = {
        "game": name,
        "seats": seats,
        "version": __version__,
        "compiled": compiled(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
    }
    figures["decisions_per_second"], figures["games_per_second"] = rounds(lambda: play(game, share / ROUNDS))
    figures["decisions_per_second_driven"], _ = rounds(lambda: play(game, share / ROUNDS, drive))
    figures["decisions_per_second_with_events"], _ = rounds(lambda: play(game, share / ROUNDS, events=True))
    states = mid_game(game)
    figures["decisions_per_game"] = figures["decisions_per_second"] / figures["games_per_second"]
    figures["clone_us"] = per_call(states, share, lambda s, rng: clone_state(s))
    figures["sample_us"] = per_call(states, share, lambda s, rng: sample(s, rng.randrange(seats), rng))
    figures["search_iterations_per_second"] = iterations_per_second(states, share, Settings(horizon=0))
    figures["far_search_iterations_per_second"] = iterations_per_second(states, share, Settings())
    figures["resident_mb"] = resident()
    if name == "wizard":
        from cardwright.lab.wizard_bench import wizard_figures

        figures.update(wizard_figures(game, max(1, min(WIZARD_GAMES, round(2 * seconds)))))
    return figures


def iterations_per_second(states: list[State], seconds: float, settings: Settings) -> float:
    """Whole iterations of a search, from the sampled world to the judged leaf, in searches as long as those of normal bots."""
    made, begin = 0, time.process_time()
    rng = random.Random(1)
    while time.process_time() - begin < seconds:
        s = rng.choice(states)
        question = rng.choice(s.pending)
        search = Search(InformationSet(s, question.seat), rng, settings)
        if len(search.options) > 1:
            for _ in range(iterations(s.game, NORMAL, len(search.options))):
                search.iterate()
            made += search.iterations
    return made / (time.process_time() - begin)


def drive(s: State, rng: random.Random) -> int:
    """Random play as a program outside would do it: read the question, answer it, be checked."""
    count = 0
    draw = rng.random
    while s.result == RUNNING:
        question = s.pending[0]
        options = question.options
        s.answer(question.seat, options[int(draw() * len(options))])
        count += 1
    return count


def play(
    game: Game, seconds: float, how: Callable[[State, random.Random], int] = playout, events: bool = False
) -> tuple[float, float]:
    """Play whole games, setup included, for some time; decisions and games per second."""
    rng = random.Random(1)
    decisions, games = 0, 0
    start = time.process_time()
    spent = 0.0
    while spent < seconds:
        decisions += how(game.start(seed_from(str(games)), log=events), rng)
        games += 1
        spent = time.process_time() - start
    return decisions / spent, games / spent


def rounds(measure: Callable[[], tuple[float, float]]) -> tuple[float, float]:
    """The medians of several rounds of a measurement."""
    found = [measure() for _ in range(ROUNDS)]
    return median(one for one, _ in found), median(two for _, two in found)


def mid_game(game: Game) -> list[State]:
    """States of different games, spread over their middle half."""
    rng = random.Random(2)
    found: list[State] = []
    while len(found) < MID_GAME:
        seed = seed_from(f"middle {len(found)}")
        before = rng.getstate()
        length = playout(game.start(seed), rng)
        rng.setstate(before)  # the same game again, up to a place in its middle
        s = game.start(seed)
        playout(s, rng, int(length * random.Random(len(found)).uniform(0.25, 0.75)))
        found.append(s)
    return found


def per_call(states: list[State], seconds: float, call: Callable[[State, random.Random], object]) -> float:
    """Microseconds of a call, averaged over the states; the median of passes over all of them."""
    found: list[float] = []
    began = time.process_time()
    while len(found) < ROUNDS or time.process_time() - began < seconds:
        rng = random.Random(3)
        start = time.process_time()
        for s in states:
            call(s, rng)
        found.append((time.process_time() - start) / len(states))
    return median(found) * 1e6


def resident() -> float:
    """Megabytes of memory of this process, the most it has had where the present value is not known."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
        return pages * 4096 / 1e6
    except (OSError, ValueError, IndexError):
        pass
    if sys.platform == "win32":
        return 0.0
    import resource

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / 1e6 if sys.platform == "darwin" else most / 1e3


def table(figures: dict[str, Any]) -> list[str]:
    """The figures in lines."""
    build = "compiled" if figures["compiled"] else "plain Python (not compiled)"
    seats = "1 seat" if figures["seats"] == 1 else f"{figures['seats']} seats"
    lines = [
        f"{figures['game']}, {seats}, full rules, random play; {build}, {figures['python']}",
        f"  decisions/s               {figures['decisions_per_second']:>12,.0f}",
        f"  … driven from outside     {figures['decisions_per_second_driven']:>12,.0f}",
        f"  … with events recorded    {figures['decisions_per_second_with_events']:>12,.0f}",
        f"  games/s                   {figures['games_per_second']:>12,.1f}",
        f"  decisions per game        {figures['decisions_per_game']:>12,.0f}",
        f"  clone in mid-game, µs     {figures['clone_us']:>12,.2f}",
        f"  sample in mid-game, µs    {figures['sample_us']:>12,.1f}",
        f"  search iterations/s       {figures['search_iterations_per_second']:>12,.0f}",
        f"  … as the levels search    {figures['far_search_iterations_per_second']:>12,.0f}",
        f"  resident memory, MB       {figures['resident_mb']:>12,.0f}",
    ]
    if "odds_ms" in figures:
        from cardwright.lab.wizard_bench import wizard_lines

        lines += wizard_lines(figures)
    return lines
