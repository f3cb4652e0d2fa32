"""The core of all interfaces: a game played by numbered actions, one seat after the other.

Seats that are asked at once are asked in the order of their questions, which is public; what one of them answers is not
seen by the others before all have answered, so the order tells nothing.
"""

from __future__ import annotations

import random
from array import array
from typing import Any

from cardwright.games.registry import game_entry
from cardwright.interfaces.actions import ActionTable, Menu, Said
from cardwright.interfaces.observation import Layout, Memory
from cardwright.interfaces.text import observation_text
from cardwright.kernel._derived import clone_state
from cardwright.kernel.chance import seed_from
from cardwright.kernel.errors import IllegalAnswer
from cardwright.kernel.knowledge import InformationSet, View
from cardwright.kernel.state import RUNNING, State

NOBODY = -1
"""The seat that acts when the game is over."""


class Adapter:
    """A game as programs that learn see it: its actions, its observations, and new games."""

    def __init__(self, setup: dict[str, Any]) -> None:
        """``setup`` names the game, its seats and its rule options (see ``games.registry.make_game``). Raises BadInput."""
        entry = game_entry(str(setup.get("game", "")))
        self.setup: dict[str, Any] = {"seats": entry.seats[0], **setup}
        self.title: str = entry.title
        self.game = entry.make(self.setup)
        self.seats: int = self.game.seats
        self.semantics = entry.semantics(self.game)
        self.words = entry.words(self.game)
        self.actions: ActionTable = ActionTable(self.semantics)
        self.layout: Layout = Layout(entry, self.semantics, self.actions)

    def new(self, seed: str) -> Play:
        """A new game, at its first question; the same seed deals the same cards."""
        return Play(self, self.game.start(seed_from(seed)))


class Play:
    """A game that is being played."""

    def __init__(self, adapter: Adapter, state: State, said: Said = (), first: int = NOBODY) -> None:
        """``first`` is the seat that acts before all others that are asked with it."""
        self.adapter: Adapter = adapter
        self.state: State = state
        self.said: Said = said
        """The actions that the acting seat has taken towards its answer."""
        self._first: int = first
        self._memory: list[Memory | None] = [None] * adapter.seats
        self._view: View | None = None  # of the acting seat
        self._menu: Menu | None = None

    @property
    def seat(self) -> int:
        """The seat that acts next, NOBODY when the game is over."""
        pending = self.state.pending
        if self._first != NOBODY and self.state.question(self._first) is not None:
            return self._first
        return pending[0].seat if pending else NOBODY

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.state.result != RUNNING

    @property
    def view(self) -> View:
        """What the acting seat may know."""
        if self._view is None:
            self._view = View(self.state, self.seat)
        return self._view

    @property
    def menu(self) -> Menu:
        """What the acting seat may answer."""
        if self._menu is None:
            self._menu = self.adapter.actions.menu(self.view)
        return self._menu

    @property
    def info(self) -> InformationSet:
        """What a bot in place of the acting seat is told."""
        return InformationSet(self.state, self.seat)

    def legal(self) -> list[int]:
        """The legal actions of the acting seat, in order; none when the game is over."""
        return [] if self.over else self.menu.legal(self.said)

    def act(self, action: int) -> None:
        """The acting seat takes an action. Raises IllegalAnswer and changes nothing if it is not legal."""
        if self.over:
            raise IllegalAnswer("the game is over: no action is legal")
        option = self.menu.take(self.state, self.said, action)
        if option < 0:
            self.said = (*self.said, action)
        else:
            self.state.take(self.menu.question, option)
            self._next()

    def answer(self, option: int) -> None:
        """The acting seat takes one of the options of its question, as bots do. Raises IllegalAnswer."""
        self.state.answer(self.seat, option)
        self._next()

    def _next(self) -> None:
        self.said = ()
        self._first = NOBODY
        self._view = None
        self._menu = None

    def observe(self, seat: int) -> array[float]:
        """What a seat sees, as numbers (see ``Layout``)."""
        memory = self._memory[seat]
        if memory is None:
            memory = self._memory[seat] = self.adapter.layout.memory()
        if seat == self.seat:
            return self.adapter.layout.encode(self.view, self.said, memory)
        return self.adapter.layout.encode(View(self.state, seat), (), memory)

    def text(self, seat: int) -> str:
        """What a seat sees, as text."""
        view = self.view if seat == self.seat else View(self.state, seat)
        said = [self.adapter.actions.says[action] for action in self.said] if seat == self.seat else []
        return observation_text(self.adapter.semantics, self.adapter.words, self.state, view, said)

    def returns(self) -> list[float]:
        """What each seat has got: 0 while the game goes on.

        Winners share 1 and the others share -1; where all or none of several seats win, everybody gets 0. Alone, 1 or -1.
        """
        seats, result = self.adapter.seats, self.state.result
        won = 0 if result == RUNNING else result.bit_count()
        if result == RUNNING or (seats > 1 and won in (0, seats)):
            return [0.0] * seats
        return [1 / won if (result >> seat) & 1 else -1 / (seats - won) for seat in range(seats)]

    def clone(self) -> Play:
        """An independent copy."""
        return Play(self.adapter, clone_state(self.state), self.said, self._first)

    def __deepcopy__(self, memo: object) -> Play:
        return self.clone()

    def sample(self, seat: int, rng: random.Random) -> Play:
        """A game that ``seat`` cannot tell from this one, with other hidden cards and other luck to come.

        The same seat acts next. Other seats that have answered in secret are asked again afterwards, and what another seat
        has said so far towards its answer is taken back.
        """
        world = InformationSet(self.state, seat).sample(rng)
        return Play(self.adapter, world, self.said if seat == self.seat else (), self.seat)
