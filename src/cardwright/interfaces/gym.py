"""Gymnasium environments: one seat learns, bots play the others.

Importing this module registers ``cardwright/Wizard-v0``, ``cardwright/Unicorns-v0`` and ``cardwright/Narrators-v0``.
"""

from __future__ import annotations

import random
from typing import Any

from cardwright.bots.registry import make_bot
from cardwright.games.registry import game_names
from cardwright.interfaces import missing
from cardwright.interfaces.play import NOBODY, Adapter, Play
from cardwright.kernel.errors import BadInput, IllegalAnswer

try:
    import gymnasium
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
except ImportError as error:
    raise missing("Gymnasium", "gym", error) from error

ILLEGAL = ("end", "raise")


class CardwrightEnv(gymnasium.Env[dict[str, Any], Any]):
    """A game with fixed opponents.

    Observations are dictionaries of ``observation`` (see ``Layout``) and ``action_mask``; the mask also stands in the
    information of each step. The reward comes with the last step: 1 for a win, -1 for a defeat, see ``Play.returns``.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        game: str = "wizard",
        *,
        seats: int | None = None,
        options: dict[str, str] | None = None,
        seat: int = 0,
        opponents: str = "random",
        skip_forced: bool = True,
        illegal: str = "end",
        render_mode: str | None = None,
    ) -> None:
        """Make the environment. Raises BadInput.

        ``seat`` is the one that learns, ``opponents`` the name of the bot on the others. With ``skip_forced`` the learner is
        not asked where it has one action only. An ``illegal`` action ends the episode with -1, or raises IllegalAnswer.
        """
        setup: dict[str, Any] = {"game": game, "options": options or {}}
        if seats is not None:
            setup["seats"] = seats
        self.adapter: Adapter = Adapter(setup)
        if not 0 <= seat < self.adapter.seats:
            raise BadInput(f"seat = {seat}: expected 0 to {self.adapter.seats - 1}")
        if illegal not in ILLEGAL:
            raise BadInput(f"illegal = {illegal!r}: expected one of {', '.join(ILLEGAL)}")
        if render_mode not in (None, "ansi"):
            raise BadInput(f"render_mode = {render_mode!r}: expected ansi or None")
        make_bot(opponents, random.Random(0))
        self.seat = seat
        self.opponents = opponents
        self.skip_forced = skip_forced
        self.illegal = illegal
        self.render_mode = render_mode
        size, actions = self.adapter.layout.size, len(self.adapter.actions)
        self.action_space = Discrete(actions)
        self.observation_space = Dict(
            {
                "observation": Box(-1, max(1, len(self.adapter.game.face)), (size,), np.float32),
                "action_mask": Box(0, 1, (actions,), np.int8),
            }
        )
        self._play: Play = self.adapter.new("")
        self._bot = make_bot(opponents, random.Random(0))

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal a new game and play it to the learner's first question."""
        super().reset(seed=seed)
        dealt = str(self.np_random.integers(1 << 62))
        self._bot = make_bot(self.opponents, random.Random(dealt))
        self._play = self.adapter.new(dealt)
        self._go_on()
        return self._seen()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Take an action and play on to the learner's next question."""
        try:
            self._play.act(int(action))
        except IllegalAnswer:
            if self.illegal == "raise" or self._play.over:
                raise
            observation, info = self._seen()
            return observation, -1.0, True, False, {**info, "illegal": True}
        self._go_on()
        observation, info = self._seen()
        return observation, self._play.returns()[self.seat], self._play.over, False, info

    def render(self) -> Any:
        """What the learner sees, as text."""
        return self._play.text(self.seat) if self.render_mode == "ansi" else None

    def _go_on(self) -> None:
        play = self._play
        while play.seat != NOBODY:
            if play.seat != self.seat:
                play.answer(self._bot.choose(play.info))
                continue
            legal = play.legal()
            if len(legal) > 1 or not self.skip_forced:
                return
            play.act(legal[0])

    def _seen(self) -> tuple[dict[str, Any], dict[str, Any]]:
        mask = np.zeros(len(self.adapter.actions), np.int8)
        if self._play.seat == self.seat:
            mask[self._play.legal()] = 1
        numbers = np.frombuffer(self._play.observe(self.seat), np.float32)
        return {"observation": numbers, "action_mask": mask}, {"action_mask": mask}


for _name in game_names():
    gymnasium.register(f"cardwright/{_name.capitalize()}-v0", f"{__name__}:CardwrightEnv", kwargs={"game": _name})
