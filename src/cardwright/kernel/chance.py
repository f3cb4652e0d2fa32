"""Chance inside the state: a 256-bit seed and the number of random events so far.

Each random event reads its own stretch of SHAKE-128(seed, number of the event), so the same seed and answers give the same
game on any machine, and revealing the seed after the game lets anybody deal it again. Bounded numbers are unbiased
(rejection) and shuffles are Fisher–Yates.
"""

from __future__ import annotations

import struct
from hashlib import sha256, shake_128
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from cardwright.kernel.state import State

WORDS: Final = 1 << 32
_FORMATS: Final[dict[int, struct.Struct]] = {}  # by number of words


def seed_from(text: str) -> bytes:
    """The 32-byte seed that a seed text stands for."""
    return sha256(b"cardwright seed " + text.encode(errors="surrogatepass")).digest()


def below(s: State, bound: int) -> int:
    """A uniform number in ``0 … bound - 1`` (``bound`` ≥ 1)."""
    s.chance += 1
    length = 4
    while True:
        for word in _words(s, length):
            if word < WORDS - WORDS % bound:  # the rest would favour small numbers
                return word % bound
        length *= 2


def shuffled(s: State, items: tuple[int, ...]) -> list[int]:
    """The items in a uniformly random order (Fisher–Yates)."""
    result = list(items)
    if len(result) < 2:
        return result
    s.chance += 1
    length = len(result) + 4
    while True:
        last = len(result) - 1
        for word in _words(s, length):
            bound = last + 1
            if word >= WORDS - WORDS % bound:
                continue
            place = word % bound
            swap = result[place]
            result[place] = result[last]
            result[last] = swap
            last -= 1
            if last == 0:
                return result
        result = list(items)
        length *= 2


def _words(s: State, length: int) -> tuple[int, ...]:
    """The first 32-bit words of the running random event."""
    data = shake_128(s.seed + s.chance.to_bytes(8, "big")).digest(4 * length)
    if length not in _FORMATS:
        _FORMATS[length] = struct.Struct(f">{length}I")
    words: tuple[int, ...] = _FORMATS[length].unpack(data)
    return words
