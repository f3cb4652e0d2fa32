"""What decks and draws that are named in advance are worth, for all states of a layer at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from cardwright.games.wizard.solving.kinds import Worths, apart
from cardwright.games.wizard.solving.layer import Plan

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from cardwright.games.wizard.solving.hand import Floats, Ints
    from cardwright.games.wizard.solving.layer import Layer

SMALL: Final = 1 << 18
"""Multiplications of a small product of matrices."""


def product(left: Floats, right: Floats) -> Floats:
    """The product of matrices, in parts too small for several processors to take part: dividing them takes longer."""
    rows, inner = left.shape[-2:]
    width = right.shape[-1]
    step = max(8, SMALL // (rows * inner))
    if width <= step:
        return np.asarray(left @ right)
    found = np.empty((*right.shape[:-2], rows, width))
    for start in range(0, width, step):
        np.matmul(left, right[..., start : start + step], out=found[..., start : start + step])
    return found


class Draws:
    """The decks of a layer with one number of draws. Decks whose draws are of the same kinds are one."""

    def __init__(self, layer: Layer, worths: Worths, draws: Ints, few: bool) -> None:
        """``draws`` are those of each deck, as rows; ``few`` keeps decks only that look good."""
        whole, count = layer.whole, len(layer.rests)
        decks: list[Ints] = []
        for rest in layer.rests.tolist():
            kinds = whole.kinds[rest]
            rows = kinds.of_draws[draws]
            if few:
                rows = rows[promising(kinds.strength[rows])]
            else:
                rows = apart(np.sort(rows, axis=1))[1]
                if whole.monotone:
                    rows = rows[unbeaten(kinds.strength[rows])]
            decks.append(rows)
        used = [np.unique(rows) for rows in decks]
        most, size = max([len(kinds) for kinds in used]), max([len(rows) for rows in decks])
        self.kinds: Ints = np.zeros((count, most), dtype=np.int64)
        """The kinds of draws that may come up, by rest."""
        self.shares: Floats = np.zeros((count, size, most))
        """Their chances, by rest and deck."""
        for place, (rows, there) in enumerate(zip(decks, used, strict=True)):
            self.kinds[place, : len(there)] = there
            columns = np.searchsorted(there, rows)[np.minimum(np.arange(size), len(rows) - 1)]
            np.add.at(self.shares[place], (np.arange(size)[:, None], columns), 1.0 / rows.shape[1])
        self._rows: Ints = self.kinds + np.arange(count)[:, None] * worths.count

    def values(self, worths: Floats) -> Floats:
        """By rest, deck, enemy life, life after paying; ``worths`` are by rest, kind …"""
        count, kinds, top, size = worths.shape
        found = worths.reshape(count * kinds, top * size).take(self._rows, axis=0)
        return product(self.shares, found).reshape(count, -1, top, size)

    def listed(self) -> tuple[Ints, Floats]:
        """The kinds of draws of each deck, with their chances."""
        width = int((self.shares > 0).sum(axis=2).max())
        columns = np.argsort(self.shares == 0, axis=2, kind="stable")[:, :, :width]
        kinds = np.take_along_axis(self.kinds[:, None], columns, axis=2)
        return kinds, np.take_along_axis(self.shares, columns, axis=2)


def promising(strength: Ints) -> Ints:
    """Decks that look good: those with the most damage, and those that heal most often."""
    damage = strength[:, :, 0].sum(axis=1)
    heals = (strength[:, :, 1] >= 0).sum(axis=1)
    found: Ints = np.unique(np.concatenate([np.argsort(-damage)[:FEW], np.lexsort((-damage, -heals))[:FEW]]))
    return found


FEW: Final = 2
"""So many decks that look good are tried of each kind."""

CHAMPIONS: Final = 6
"""Decks that all others are compared with."""


def unbeaten(strength: Ints) -> Ints:
    """The decks that are not beaten draw by draw by one of the strongest; strengths are by deck, draw and so on."""
    order = np.argsort(strength.sum(axis=2), axis=1, kind="stable")
    return champions(np.take_along_axis(strength, order[:, :, None], axis=1))


def champions(strength: Ints) -> Ints:
    """The decks of which not every number is reached by one of the strongest; the numbers are by deck."""
    strength = strength.reshape(len(strength), -1)
    total = strength.sum(axis=1)
    left = np.ones(len(total), dtype=bool)
    waiting = left.copy()
    for _ in range(CHAMPIONS):
        if not waiting.any():
            break
        best = int(np.where(waiting, total, -(1 << 40)).argmax())
        beaten = (strength[best] >= strength).all(axis=1)
        beaten[best] = False
        left &= ~beaten
        waiting &= left
        waiting[best] = False
    found: Ints = np.nonzero(left)[0]
    return found


class Declared:
    """Decks with numbers of draws that are named in advance."""

    def __init__(self, layer: Layer, worths: Worths, few: bool) -> None:
        """``few`` keeps decks only that look good."""
        self.layer: Layer = layer
        self.worths: Worths = worths
        self.numbers: list[Draws] = [Draws(layer, worths, draws, few) for draws in layer.whole.hand.groups.draws]
        self.tried: bool = False
        self._lists: tuple[Ints, Floats] | None = None

    def _best(self, found: list[Floats]) -> Floats:
        best = np.stack([decks.max(axis=1) for decks in found], axis=1)
        if self.layer.whole.immediate:
            best[..., 0] = self.layer.retired(self.layer.whole.rested_best[..., self.layer.first - 1 :])
        return best

    def best(self) -> Floats:
        """See Actions."""
        worths = self.worths.found()
        return self.layer.paid(self._best([number.values(worths) for number in self.numbers]))[0]

    def planned(self) -> tuple[Floats, Callable[[], Plan]]:
        """See Actions."""
        worths, best = self.worths.chosen()
        found = [number.values(worths) for number in self.numbers]
        value, chosen, life = self.layer.paid(self._best(found))
        return value, lambda: self._plan(found, best, value, chosen, life)

    def _plan(self, found: list[Floats], best: NDArray[np.uint8], value: Floats, chosen: Ints, life: Ints) -> Plan:
        size = max([decks.shape[1] for decks in found])
        rows = np.stack([decks.argmax(axis=1) + place * size for place, decks in enumerate(found)], axis=1)
        there, enemy = np.arange(len(value))[:, None, None], np.arange(value.shape[1])[None, :, None]
        row = rows[there, chosen, enemy, life]
        all_kinds, all_shares = self._listed(size)
        kinds, shares = all_kinds[there, row], all_shares[there, row]
        places, certain = self.worths.places_of(there[..., None], kinds, best, enemy[..., None], life[..., None])
        if self.layer.whole.immediate:
            return Plan(places, np.where((life == 0)[..., None], 0.0, shares), value * (life == 0))
        return Plan(places, shares, (certain * shares).sum(axis=3))

    def _listed(self, size: int) -> tuple[Ints, Floats]:
        """The kinds of draws of each deck and their chances, with so many decks for each number of draws."""
        if self._lists is None:
            lists = [number.listed() for number in self.numbers]
            width = max([kinds.shape[2] for kinds, _ in lists])
            shape = (len(self.layer.rests), len(lists), size, width)
            self._lists = np.zeros(shape, dtype=np.int64), np.zeros(shape)
            for place, (kinds, shares) in enumerate(lists):
                self._lists[0][:, place, : kinds.shape[1], : kinds.shape[2]] = kinds
                self._lists[1][:, place, : kinds.shape[1], : kinds.shape[2]] = shares
            self._lists = self._lists[0].reshape(shape[0], -1, width), self._lists[1].reshape(shape[0], -1, width)
        return self._lists

    def next(self) -> Declared | None:
        """See Actions."""
        tried, self.tried = self.tried, True
        return None if tried else self

    def note(self) -> None:
        """See Actions."""
        whole = self.layer.whole
        worths = np.ascontiguousarray(self.worths.found()[..., whole.rested : whole.rested + 1])
        best = [number.values(worths).max(axis=1)[..., 0] for number in self.numbers]
        whole.rested_best[self.layer.rests, :, self.layer.first - 1 :] = np.stack(best, axis=1)
