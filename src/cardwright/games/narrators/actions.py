"""What an action of a card text is, and what all actions share: the bindings of a running text.

The frame of a running text keeps its bindings in ``slots`` (places below), the cards it speaks of as "them" in ``cards``, and
in ``count`` the progress inside the running action. Between two actions ``count`` is 0.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from cardwright.games.narrators.rules import Narrators
    from cardwright.kernel.state import Decision, Frame, State

DONE: Final = 1
WAITS: Final = 0

# Places in the slots of a text's frame; every frame that has gates keeps the gates it has passed in the first.
GATED: Final = 0
STAGE: Final = 1  # 0: may and conditions come first
REPEAT: Final = 2  # how often the running action is still to happen
CLAIMED: Final = 3  # what was counted for the running action, -1 = not yet
ME: Final = 4
ME_SERIAL: Final = 5
IT: Final = 6
IT_SERIAL: Final = 7
EVENT: Final = 8  # which event it was triggered by
THEY: Final = 9  # the second of two
THEY_SERIAL: Final = 10
LAST_SCORE: Final = 11  # of the sacrificed character
LAST_POWER: Final = 12
STACKED: Final = 13
RIGHT: Final = 14  # whether the guess was right
THAT_DECK: Final = 15
SUM: Final = 16  # of the scores of the revealed cards
LATE: Final = 17  # 1: the delay is over
OPEN_GATES: Final[tuple[int, ...]] = (0,)
"""The slots of a frame that keeps nothing but gates, with none passed."""
FRESH: Final[tuple[int, ...]] = (0, 0, 0, -1)
"""The places before ``ME`` when a sentence begins."""
UNBOUND: Final[tuple[int, ...]] = (0, -1, 0, 0, 0, 0, 0, -1, 0, 0)
"""The places from ``EVENT`` on when a text begins."""


class Action:
    """One action of a card text."""

    def possible(self, g: Narrators, s: State, f: Frame) -> bool:
        """Whether there is anything to do, by what everybody sees; asked where a player may do it."""
        return True

    def execute(self, g: Narrators, s: State, f: Frame) -> int:
        """Let it happen: DONE, or WAITS (asked, or something lies above on the stack)."""
        raise NotImplementedError

    def answer(self, g: Narrators, s: State, f: Frame, question: Decision, option: int) -> None:
        """Take the answer to a question of :meth:`execute`."""
        raise NotImplementedError


def put(f: Frame, place: int, value: int) -> None:
    """Note a number in a frame."""
    f.slots = (*f.slots[:place], value, *f.slots[place + 1 :])


def put_character(s: State, g: Narrators, f: Frame, place: int, character: int) -> None:
    """Note a character with its serial number, so that a later one of the same card is not taken for it."""
    f.slots = (*f.slots[:place], character, g.serial(s, character), *f.slots[place + 2 :])


def noted(s: State, g: Narrators, f: Frame, place: int) -> int:
    """The character noted in a frame, -1 if it has left The Page."""
    character = f.slots[place]
    return character if character >= 0 and g.lives(s, character, f.slots[place + 1]) else -1
