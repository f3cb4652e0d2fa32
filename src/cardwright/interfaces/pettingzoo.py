"""PettingZoo environments: every seat is an agent, and agents act one after the other (AEC)."""

from __future__ import annotations

import random
from typing import Any

from cardwright.interfaces import missing
from cardwright.interfaces.play import Adapter, Play

try:
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper
except ImportError as error:
    raise missing("PettingZoo", "pettingzoo", error) from error


def env(
    game: str = "unicorns", *, seats: int | None = None, options: dict[str, str] | None = None, render_mode: str | None = None
) -> Any:
    """A game with PettingZoo's usual wrappers: an illegal action ends it with -1 for the agent. Raises BadInput."""
    raw = CardwrightAEC(game, seats=seats, options=options, render_mode=render_mode)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(TerminateIllegalWrapper(raw, illegal_reward=-1)))


class CardwrightAEC(AECEnv[str, dict[str, Any], Any]):
    """A game whose agents are its seats, ``seat_0`` and so on.

    Agents that are asked at once act in the order of their questions, and none sees what the others answer meanwhile.
    An action that is not legal raises IllegalAnswer.
    """

    metadata = {"name": "cardwright_v0", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        game: str = "unicorns",
        *,
        seats: int | None = None,
        options: dict[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        setup: dict[str, Any] = {"game": game, "options": options or {}}
        if seats is not None:
            setup["seats"] = seats
        self.adapter: Adapter = Adapter(setup)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.adapter.seats)]
        self.agents: list[str] = []
        size, actions = self.adapter.layout.size, len(self.adapter.actions)
        most = max(1, len(self.adapter.game.face))
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(-1, most, (size,), np.float32),
                    "action_mask": Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._seats: dict[str, int] = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._rng = random.Random()
        self._play: Play = self.adapter.new("")

    def observation_space(self, agent: str) -> Any:
        """The space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; the same seed deals the same one."""
        if seed is not None:
            self._rng = random.Random(seed)
        self._play = self.adapter.new(str(self._rng.getrandbits(62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._play.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees, and the mask of its legal actions: none if it does not act next."""
        seat = self._seats[agent]
        mask = np.zeros(len(self.adapter.actions), np.int8)
        if seat == self._play.seat:
            mask[self._play.legal()] = 1
        return {"observation": np.frombuffer(self._play.observe(seat), np.float32), "action_mask": mask}

    def step(self, action: Any) -> None:
        """The selected agent takes an action."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._play.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        if self._play.over:
            self.rewards = dict(zip(self.possible_agents, self._play.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self._play.seat]
        self._accumulate_rewards()

    def render(self) -> Any:
        """What the agent that acts next sees, as text."""
        return self._play.text(self._seats[self.agent_selection]) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""
