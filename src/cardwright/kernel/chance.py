"""Chance inside the state: a 256-bit seed and the number of random events so far.

Each random event reads its own stretch of SHAKE-128(seed, number of the event), so the same seed and answers give the same
game on any machine, and revealing the seed after the game lets anybody deal it again. Bounded numbers are unbiased
(rejection) and shuffles are Fisher–Yates.
"""

from __future__ import annotations

import struct
from hashlib import sha256, shake_128
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardwright.kernel.state import State


def seed_from(text: str) -> bytes:
    """The 32-byte seed that a seed text stands for."""
    return sha256(b"cardwright seed " + text.encode()).digest()


def below(s: State, bound: int) -> int:
    """A uniform number in ``0 … bound - 1`` (``bound`` ≥ 1)."""
    return _numbers(s, [bound])[0]


def shuffled(s: State, items: tuple[int, ...]) -> list[int]:
    """The items in a uniformly random order."""
    result = list(items)
    size = len(result)
    if size < 2:
        return result
    numbers = _numbers(s, list(range(size, 1, -1)))
    last = size - 1
    for j in numbers:
        swap = result[j]
        result[j] = result[last]
        result[last] = swap
        last -= 1
    return result


def _numbers(s: State, bounds: list[int]) -> list[int]:
    """One uniform number below each of ``bounds``."""
    s.chance += 1
    count = len(bounds)
    length = count + 4
    while True:
        data = shake_128(s.seed + s.chance.to_bytes(8, "big")).digest(4 * length)
        words: tuple[int, ...] = struct.unpack(f">{length}I", data)
        result: list[int] = []
        at = 0
        for bound in bounds:
            limit = 4294967296 - 4294967296 % bound
            while at < length and words[at] >= limit:
                at += 1
            if at == length:
                break
            result.append(words[at] % bound)
            at += 1
        if len(result) == count:
            return result
        length *= 2
