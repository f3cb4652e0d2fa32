"""OpenSpiel games: importing this module registers ``cardwright_unicorns``, ``cardwright_narrators``, ``cardwright_wizard``.

A game begins with chance nodes that draw the bytes of its seed; everything after that follows from the seed and the actions.
Bots that look ahead in a copy of the state therefore see the luck to come, and hidden cards with it: use IS-MCTS, which
deals both anew (``resample_from_infostate``).
"""

from __future__ import annotations

import random
from typing import Any

from cardwright.games.registry import GameEntry, game_entry, game_names
from cardwright.interfaces import missing
from cardwright.interfaces.play import NOBODY, Adapter, Play

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise missing("OpenSpiel", "openspiel", error) from error

SEED_BYTES = 4
LONGEST = 20_000
"""Actions of the longest game, far above any that was seen."""

SWITCHES = {"true": True, "false": False}
"""Rule options of these choices are OpenSpiel's booleans."""

_EVERY_BYTE = [(byte, 1 / 256) for byte in range(256)]


def game_type(entry: GameEntry) -> Any:
    """How OpenSpiel classifies a game. Rule options are parameters, by their names."""
    least, most = entry.seats
    parameters: dict[str, Any] = {option.name: SWITCHES.get(option.choices[0], option.choices[0]) for option in entry.options}
    if least < most:
        parameters["players"] = least
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"cardwright_{entry.name}",
        long_name=entry.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if least > 1 else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


class CardwrightGame(pyspiel.Game):
    """A game with its rule options; subclasses name it."""

    entry: GameEntry
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """``params``: ``players`` and rule options. Raises BadInput for a value that the game does not know."""
        chosen = {**self.kind.parameter_specification, **(params or {})}
        seats = int(chosen.pop("players", self.entry.seats[0]))
        options = {name: str(value).lower() if isinstance(value, bool) else str(value) for name, value in chosen.items()}
        self.adapter: Adapter = Adapter({"game": self.entry.name, "seats": seats, "options": options})
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.adapter.actions),
            max_chance_outcomes=256,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if seats > 1 else None,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, params or {})

    def new_initial_state(self) -> CardwrightState:
        """A game that is about to be dealt."""
        return CardwrightState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """The observer of this game; it always has the whole layout."""
        return Observer(self.adapter)

    def max_chance_nodes_in_history(self) -> int:
        """The bytes of a seed."""
        return SEED_BYTES


class CardwrightState(pyspiel.State):
    """A state: a seed that is being drawn, then a game that is being played."""

    def __init__(self, game: CardwrightGame) -> None:
        super().__init__(game)
        self._adapter = _Shared(game.adapter)
        self._seed: list[int] = []
        self._play: Play | None = None

    @property
    def play(self) -> Play:
        """The game, once it is dealt."""
        assert self._play is not None, "the seed is still being drawn"
        return self._play

    def current_player(self) -> int:
        """Who acts next."""
        if self._play is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self._play.over else self._play.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every byte is equally likely."""
        return _EVERY_BYTE

    def _legal_actions(self, player: int) -> list[int]:
        if self._play is None:
            return list(range(256))
        return self._play.legal() if player == self._play.seat else []

    def _apply_action(self, action: int) -> None:
        if self._play is not None:
            self._play.act(action)
            return
        self._seed.append(action)
        if len(self._seed) == SEED_BYTES:
            self._play = self._adapter.adapter.new(bytes(self._seed).hex())

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed byte {action}"
        return self._adapter.adapter.actions.says[action]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._play is not None and self._play.over

    def returns(self) -> list[float]:
        """What each player has got."""
        return [0.0] * self._adapter.adapter.seats if self._play is None else self._play.returns()

    def observation_string(self, player: int = NOBODY) -> str:
        """What a player sees, as text; its question and options stand in it. By default the player that acts next."""
        return "nothing is dealt yet" if self._play is None else self._play.text(self._player(player))

    def observation_tensor(self, player: int = NOBODY) -> list[float]:
        """What a player sees, as numbers."""
        size = self._adapter.adapter.layout.size
        return [0.0] * size if self._play is None else list(self._play.observe(self._player(player)))

    def resample_from_infostate(self, player: int, sampler: Any = None) -> CardwrightState:
        """A state the player cannot tell from this one: other hidden cards and other luck to come.

        ``sampler`` gives numbers from 0 up to 1. The history of the new state is that of this one.
        """
        number = random.random() if sampler is None else sampler()
        new: CardwrightState = self.clone()
        new._play = self.play.sample(player, random.Random(number))
        return new

    def _player(self, player: int) -> int:
        return self.play.seat if player == NOBODY and not self.play.over else max(player, 0)

    def __str__(self) -> str:
        if self._play is None:
            return f"seed bytes {self._seed}"
        return "\n\n".join([self._play.text(seat) for seat in range(self._adapter.adapter.seats)])


class _Shared:
    """Keeps what copies of a state share from being copied with them."""

    def __init__(self, adapter: Adapter) -> None:
        self.adapter = adapter

    def __deepcopy__(self, memo: Any) -> _Shared:
        return self


class Observer:
    """Writes what a player sees into a tensor."""

    def __init__(self, adapter: Adapter) -> None:
        self.tensor = np.zeros(adapter.layout.size, np.float32)
        self.dict = {part.name: self.tensor[part.start : part.end] for part in adapter.layout.parts}

    def set_from(self, state: CardwrightState, player: int) -> None:
        """Write what a player sees into ``tensor``, of which ``dict`` has the parts by name."""
        self.tensor[:] = state.observation_tensor(player)

    def string_from(self, state: CardwrightState, player: int) -> str:
        """What a player sees, as text."""
        return state.observation_string(player)


def _register(name: str) -> None:
    entry = game_entry(name)
    kind = game_type(entry)
    pyspiel.register_game(kind, type(f"{name.capitalize()}Game", (CardwrightGame,), {"entry": entry, "kind": kind}))


for _name in game_names():
    _register(_name)
