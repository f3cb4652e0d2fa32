"""States as text and as digests."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import TYPE_CHECKING

from cardwright.kernel._derived import state_data, state_from
from cardwright.kernel.errors import BadInput

if TYPE_CHECKING:
    from cardwright.kernel.game import Game
    from cardwright.kernel.state import State


def dump_state(s: State) -> str:
    """A state as JSON text, at any moment, also in the middle of an effect."""
    return json.dumps(
        {"game": s.game.name, "version": s.game.version, "set": s.game.set_digest, "state": state_data(s)},
        separators=(",", ":"),
    )


def load_state(game: Game, text: str) -> State:
    """The state that :func:`dump_state` wrote for the same game, set and options. Raises BadInput."""
    try:
        data = json.loads(text)
        if data["game"] != game.name or data["version"] != game.version or data["set"] != game.set_digest:
            raise BadInput(
                f"this state was saved for {data['game']} version {data['version']} with cards {data['set'][:8]}; "
                f"expected {game.name} version {game.version} with cards {game.set_digest[:8]}"
            )
        return state_from(game, data["state"])
    except (ValueError, KeyError, IndexError, TypeError, RecursionError) as error:
        raise BadInput(f"not a saved state: {error}") from error


def digest(s: State) -> str:
    """A digest that is equal exactly for equal states of the same game, in every process and on every machine."""
    return sha256(dump_state(s).encode()).hexdigest()
