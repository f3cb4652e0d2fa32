"""The command ``cardwright review``."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from cardwright.games.registry import make_game
from cardwright.kernel.errors import BadInput, Defect
from cardwright.kernel.match import Match, load_match


def review(
    match: Path,
    /,
    *,
    deals: int = 12,
    every: Annotated[bool, Parameter(negative=())] = False,
    as_json: Annotated[bool, Parameter(name="--json", negative=())] = False,
) -> int:
    """Look back at a match of Unreliable Wizard: what each decision did to the chance to win, and the costliest mistakes.

    Parameters
    ----------
    match
        The file of a saved match, finished or not.
    deals
        How many games the strong bot plays with the same cards in the same places, to tell what they allowed.
    every
        List every decision.
    as_json
        Print everything as JSON.
    """
    if deals < 0:
        raise BadInput(f"--deals {deals}: expected 0 or more")
    from cardwright.games.wizard.solving.review import review as look_back

    found = look_back(read_match(match), deals, show if sys.stderr.isatty() else None)
    if as_json:
        print(json.dumps(found.data(), indent=1))
        return 0
    if every:
        print("\n".join([*found.table(), ""]))
    print("\n".join(found.lines()))
    return 0


def read_match(path: Path) -> Match:
    """The match of a file. Raises BadInput."""
    try:
        return load_match(path.read_text(encoding="utf-8"), make_game)
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput(f"cannot read {path}: {error}") from None
    except (BadInput, Defect) as error:
        raise BadInput(f"{path}: {error}") from None
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise BadInput(f"{path}: damaged match file: {error!r}") from None


def show(done: int, total: int) -> None:
    """A progress line on a terminal."""
    text = "" if done == total else f"{done} of {total} looked at"
    print(f"\r{text:<40}\r{text}", end="", file=sys.stderr, flush=True)
