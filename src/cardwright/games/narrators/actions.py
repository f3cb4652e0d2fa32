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
ME: Final = 2
ME_SERIAL: Final = 3
IT: Final = 4
IT_SERIAL: Final = 5
THEY: Final = 6  # the second of two
THEY_SERIAL: Final = 7
LAST_SCORE: Final = 8  # of the sacrificed character
LAST_POWER: Final = 9
STACKED: Final = 10
RIGHT: Final = 11  # whether the guess was right
CLAIMED: Final = 12  # what was counted for the running action, -1 = not yet
REPEAT: Final = 13  # how often the running action is still to happen
THAT_DECK: Final = 14
EVENT: Final = 15  # which event it was triggered by
SUM: Final = 16  # of the scores of the revealed cards
LATE: Final = 17  # 1: the delay is over
EMPTY: Final[tuple[int, ...]] = (0, 0, -1, 0, -1, 0, -1, 0, 0, 0, 0, 0, -1, 0, -1, 0, 0, 0)


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
