"""The command ``cardwright hint``."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from cardwright.games.registry import game_entry
from cardwright.kernel.errors import BadInput
from cardwright.kernel.knowledge import InformationSet
from cardwright.lab.review import read_match


def hint(
    match: Path,
    /,
    *,
    seat: int = 0,
    seconds: float = 3.0,
    games: int = 0,
    as_json: Annotated[bool, Parameter(name="--json", negative=())] = False,
) -> int:
    """Say what to do now in a saved match, and why: each option with its chance to win.

    Only what the asked seat may know is used.

    Parameters
    ----------
    match
        The file of a saved match.
    seat
        Whose decision, if several are asked: 1 for the first seat. Without it, the first that is asked.
    seconds
        How long to search.
    games
        Imagine so many games instead, so that the same match gets the same advice.
    as_json
        Print everything as JSON.
    """
    if seconds <= 0:
        raise BadInput(f"--seconds {seconds:g}: expected more than 0")
    if games < 0:
        raise BadInput(f"--games {games}: expected 0 or more")
    from cardwright.bots.advice import advise, percent

    played = read_match(match)
    state = played.state
    asked = [question.seat for question in state.pending]
    if not asked:
        raise BadInput(f"{match}: the game is over; expected a match that goes on")
    if seat and seat - 1 not in asked:
        raise BadInput(f"--seat {seat} is not asked anything now; expected {' or '.join(str(one + 1) for one in asked)}")
    chosen = seat - 1 if seat else asked[0]
    names = [f"Player {number + 1}" for number in range(played.game.seats)]
    words = game_entry(played.game.name).words(played.game)
    question = state.question(chosen)
    assert question is not None

    def say(option: int) -> str:
        return words.option(state, question, option, names)

    advice = advise(InformationSet(state, chosen), random.Random(played.seed), seconds, games)
    if as_json:
        ranked = [{"option": say(one.option), "chance": one.chance, "visits": one.visits} for one in advice.ranked]
        print(json.dumps({"seat": chosen + 1, "games": advice.games, "options": ranked}, indent=1))
        return 0
    print(f"{names[chosen]}: {words.question(question)}")
    print()
    print("\n".join(advice.reason(say)))
    print()
    width = max(len(say(one.option)) for one in advice.ranked)
    for one in advice.ranked:
        print(f"  {percent(one.chance):>5}  {say(one.option):<{width}}" + (f"  {one.visits} games" if advice.games else ""))
    return 0
