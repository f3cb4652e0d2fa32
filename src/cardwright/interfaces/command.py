"""The command ``cardwright spaces``."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from cardwright.interfaces.play import Adapter
from cardwright.kernel.errors import BadInput
from cardwright.language.setfile import read_set


def spaces(
    game: str,
    /,
    *,
    seats: int = 0,
    option: Annotated[list[str] | None, Parameter(negative=())] = None,
    sets: Annotated[list[Path] | None, Parameter(name="--set", negative=())] = None,
    as_json: Annotated[bool, Parameter(name="--json", negative=())] = False,
) -> int:
    """List the actions of a game and what each number of an observation holds, for programs that learn.

    Parameters
    ----------
    game
        The name of a game.
    seats
        How many seats; the least that the game allows if not given.
    option
        A rule option, as babies=pinned; may be given several times.
    sets
        Set files whose cards are added to the built-in ones.
    as_json
        Print JSON.
    """
    setup: dict[str, Any] = {"game": game, "options": {}}
    for text in option or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadInput(f"option {text!r}: expected NAME=CHOICE")
        setup["options"][name] = value
    if seats:
        setup["seats"] = seats
    if sets:
        setup["sets"] = [{"file": str(path), "text": read_set(path), "mode": "add"} for path in sets]
    adapter = Adapter(setup)
    if as_json:
        parts = [{"name": part.name, "start": part.start, "end": part.end, "holds": part.says} for part in adapter.layout.parts]
        print(json.dumps({"version": adapter.actions.version, "actions": adapter.actions.says, "observation": parts}, indent=1))
        return 0
    print(f"{adapter.title}, seats: {adapter.seats}; {adapter.layout.size} numbers; actions {adapter.actions.version}")
    for part in adapter.layout.parts:
        for place, says in enumerate(part.says, part.start):
            print(f"number {place:>5}  {part.name}: {says}")
    for number, says in enumerate(adapter.actions.says):
        print(f"action {number:>5}  {says}")
    return 0
