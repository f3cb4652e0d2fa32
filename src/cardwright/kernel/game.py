"""What a game tells the kernel: its cards, zones and hooks. One immutable ``Game`` is shared by all states of a match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import random

    from cardwright.kernel.knowledge import View
    from cardwright.kernel.state import Decision, Node, State

NOBODY: Final = -1
"""Owner of a zone that no seat may look into (a deck), or of one that has no owner."""


class Game:
    """A game with its set of cards, its number of seats and its rule options."""

    def __init__(self, name: str, seats: int) -> None:
        self.name: str = name
        self.seats: int = seats
        self.version: int = 1  # raised when the same answers lead to another game
        self.set_digest: str = ""  # names the cards and options; a saved match must agree with it
        self.nodes: list[Node] = []  # every node a frame may hold, in a fixed order
        self.zone_names: list[str] = []
        self.zone_public: list[bool] = []
        self.zone_owner: list[int] = []  # the seat that sees a hidden zone; NOBODY for none
        self.zone_ordered: list[bool] = []  # whether places in a hidden zone can be told apart (a deck)
        self.zone_group: list[int] = []  # hidden cards are dealt anew only among zones of one group; empty = all are one
        self.card_names: list[str] = []  # by card instance
        self.face: list[int] = []  # by card instance: which printed card it is a copy of
        self.plays_offhand: bool = False  # whether ``offhand`` is good enough to look ahead with; else options are tried out

    def register(self, node: Node) -> None:
        """Give a node its number; every node that a frame may hold must be registered once, in a fixed order."""
        node.index = len(self.nodes)
        self.nodes.append(node)

    def start(self, seed: bytes, log: bool = False) -> State:
        """A new state, run to its first question. ``log`` records events."""
        raise NotImplementedError

    def moved(self, s: State, card: int, origin: int, target: int, verb: int) -> None:
        """A card has moved: collect what that triggers."""

    def open_zone(self, s: State, zone: int) -> bool:
        """Whether a continuous effect lets everybody look into a hidden zone now."""
        return False

    def public_numbers(self, s: State) -> dict[str, int]:
        """The counters that everybody may know, by name."""
        return {}

    def progress(self, s: State) -> tuple[int, int]:
        """How far what is going on has come, in numbers of the game's own; only what everybody knows, so no frame as it is."""
        return 0, 0

    def needs(self, s: State) -> list[tuple[int, list[int]]]:
        """What everybody knows about hidden zones from announcements that are still being carried out.

        Each entry is a zone and the faces of which it holds at least one more card. Samples respect them.
        """
        return []

    def standing(self, s: State, seat: int) -> float:
        """The same from a state, by what ``seat`` may know in it; a game that is quicker without a view says so here."""
        from cardwright.kernel.knowledge import View

        return self.evaluate(View(s, seat), seat)

    def apart(self, s: State, card: int) -> bool:
        """Whether a card is told from other copies in the same place, by what has happened to it."""
        return False

    def habit(self, s: State, question: Decision) -> int:
        """What a player without a plan answers, of either side, in a look ahead; -1 = whatever."""
        return -1

    def offhand(self, s: State, question: Decision, chance: float) -> int:
        """A quick answer for playouts, sensible where that is cheap. ``chance``, 0 … 1, makes it vary."""
        usual = self.habit(s, question)
        return usual if usual >= 0 else question.options[int(chance * len(question.options))]

    def settled(self, s: State, before: State) -> bool:
        """Whether a look ahead from ``before`` can stop here: what was going on has been carried out."""
        return len(s.stack) == 1

    def turn_number(self, s: State) -> int:
        """How many turns have begun, so that a playout can go on for some; -1 where a game has no turns."""
        return -1

    def evaluate(self, view: View, seat: int) -> float:
        """How well ``seat`` stands, 0 (lost) to 1 (won), from what it may know. Cheap; knows no card names."""
        raise NotImplementedError

    def sampled(self, s: State, rng: random.Random) -> None:
        """Last touch on a sampled state, for hidden facts that are not cards."""
