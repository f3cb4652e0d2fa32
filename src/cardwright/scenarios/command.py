"""The command ``cardwright rulings``: run scenario files and tell which of them hold."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from cardwright.games.registry import game_entry, game_names, is_game
from cardwright.kernel.errors import BadInput
from cardwright.scenarios.loading import load_scenario
from cardwright.scenarios.running import run_scenario


def rulings(*sources: str) -> int:
    """Run rulings: positions, what is done, what must be offered and what must hold then.

    Parameters
    ----------
    sources
        Names of games, for the rulings that come with them, or scenario files and folders of them; docs/scenarios.md
        describes their format. Without any, the rulings of every game are run.
    """
    return run_files([path for source in sources or game_names() for path in scenario_files(source)])


def shipped(game: str) -> list[Path]:
    """The files of the rulings that come with a game."""
    return sorted(Path(str(files("cardwright").joinpath("rulings", game))).glob("*.toml"))


def scenario_files(source: str) -> list[Path]:
    """The scenario files that an argument of the command means."""
    if is_game(source):
        return shipped(game_entry(source).name)
    path = Path(source)
    return sorted(path.glob("*.toml")) if path.is_dir() else [path]


def run_files(paths: list[Path]) -> int:
    """Run the files and print what came out; 1 if one of them does not hold or cannot be read, else 0."""
    failed = 0
    for path in paths:
        title, failure = run_file(path)
        print(f"{'ok   ' if not failure else 'FAIL '} {title}")
        if failure:
            failed += 1
            print(f"      {failure}")
    word = "ruling" if len(paths) == 1 else "rulings"
    print(f"{len(paths)} {word}: {len(paths) - failed} hold, {failed} fail")
    return 1 if failed else 0


def run_file(path: Path) -> tuple[str, str]:
    """The title of a scenario file with its number, and what does not hold; empty if all does."""
    file = _near(path)
    title = file
    try:
        scenario = load_scenario(path, file)
        title = f"{scenario.ruling} {scenario.title}".strip()
        failure = run_scenario(scenario)
    except BadInput as error:
        return title, str(error)
    return title, "" if failure is None else str(failure).replace("\n", "\n      ")


def _near(path: Path) -> str:
    """A path as it is shown: from here, if it lies below."""
    try:
        return str(path.resolve().relative_to(Path.cwd()))
    except ValueError:
        return str(path)
