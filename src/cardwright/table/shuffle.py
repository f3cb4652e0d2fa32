"""The seed of a match: the table's own, which is bound by a hash before anybody sits down, and what players add to it."""

from __future__ import annotations

import re
from hashlib import sha256
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

LUCK: Final = 32
"""Hexadecimal digits of what a player adds."""


_ADDED: Final = re.compile(rf" (\d+):([0-9a-f]{{{LUCK}}})")
_SEED: Final = re.compile(rf"(.*?)((?: \d+:[0-9a-f]{{{LUCK}}})*)", re.DOTALL)


def bound(seed: str, salt: str) -> str:
    """What the table shows before the first card is dealt: SHA-256 of seed and salt."""
    return sha256(f"{seed} {salt}".encode()).hexdigest()


def luck_of(words: str) -> str:
    """What words of a player add to the shuffle: a hash, so that no word of theirs is kept."""
    return sha256(" ".join(words.split()).encode()).hexdigest()[:LUCK]


def match_seed(seed: str, salt: str, added: Mapping[int, str]) -> str:
    """The seed of the match: seed and salt, then what each seat has added, as ``2:1f00…`` for the second seat."""
    return " ".join([seed, salt, *[f"{seat + 1}:{luck}" for seat, luck in sorted(added.items())]])


def parts(match_seed: str) -> tuple[str, dict[int, str]]:
    """The hash that binds a match's seed, and what each seat has added to it."""
    found = _SEED.fullmatch(match_seed)
    assert found is not None
    added = {int(seat) - 1: luck for seat, luck in _ADDED.findall(found[2])}
    return sha256(found[1].encode()).hexdigest(), added
