"""Draws that do the same are one kind: what each kind can do, for the parts of a party that are solved together.

Two draws are of one kind for a party if they offer the same outcomes to it (damage and healing), and to every party that may
be left after a retirement. Where more damage is never worse (see ``pruned.py``), only the strongest outcome counts, and the
strongest of those that heal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from cardwright.games.wizard.solving.hand import Floats, Ints
    from cardwright.games.wizard.solving.layer import Layer
    from cardwright.games.wizard.solving.win_chance import WinChance


MIXED: Final = np.random.default_rng(1).integers(-(1 << 62), 1 << 62, 256)
"""What columns are multiplied with, so that the sum of a row tells it from others."""

GIVEN: Final = 255
"""In place of an outcome: without life, somebody is given up before the damage."""


def apart(rows: Ints) -> tuple[Ints, Ints]:
    """Number the different rows of a table of small numbers: the number of each row, and the rows, each once."""
    keys = rows @ MIXED[: rows.shape[1]]
    _, first, numbers = np.unique(keys, return_index=True, return_inverse=True)
    once = rows[first]
    if not (once[numbers] == rows).all():  # two rows have the same key: hardly ever
        once, numbers = np.unique(rows, axis=0, return_inverse=True)
    return numbers.ravel(), once


class Kinds:
    """The kinds of draws for one part of a party."""

    def __init__(self, of_each: Ints, of_draws: Ints, outcomes: Ints, strength: Ints) -> None:
        self.of_each: Ints = of_each
        """The outcomes of each draw (by row, see Hand): place of the healing × damages told apart + damage; -1 = no more."""
        self.of_draws: Ints = of_draws
        """The kind of each draw."""
        self.outcomes: Ints = outcomes
        """Those of each kind. The kinds with most of them come first."""
        self.strength: Ints = strength
        """By kind: the most damage without and with healing, then the same for what may be left of the party. Where more damage
        is never worse, a kind with greater numbers is as good as another."""


def kinds_of(whole: WinChance, rests: list[int], strongest: bool) -> None:
    """Find the kinds for parts of the party; what may be left of them must be known already.

    ``strongest`` looks at the strongest outcomes only.
    """
    hand, deep = whole.hand, whole.deepest
    damage = np.minimum(whole.damage[rests], deep - 1)
    if strongest:
        heals = hand.heals > 0
        dry = hand.best_of_draws(np.where(heals, -1.0, damage)[:, :, None])[:, :, 0]
        wet = hand.best_of_draws(np.where(heals, damage, -1.0)[:, :, None])[:, :, 0]
        found = np.stack([dry, np.where(wet >= 0, wet + deep, -1)], axis=2).astype(np.int64)
    else:
        found = (np.searchsorted(whole.heals, hand.heals) * deep + damage)[:, hand.outcomes_of_draws]
        found.sort(axis=2)
        found[:, :, 1:][found[:, :, 1:] == found[:, :, :-1]] = -1
    for rest, outcomes in zip(rests, found, strict=True):
        outcomes = -np.sort(-outcomes, axis=1)
        outcomes = outcomes[:, : int((outcomes >= 0).sum(axis=1).max())]
        known = [whole.kinds[other] for other in whole.leaving[rest] if other in whole.kinds]
        numbers, once = apart(np.concatenate([outcomes, *[kinds.of_draws[:, None] for kinds in known]], axis=1))
        order = np.argsort(-(once[:, : outcomes.shape[1]] >= 0).sum(axis=1), kind="stable")
        once = once[order]
        places = np.empty(len(order), dtype=np.int64)
        places[order] = np.arange(len(order))
        own = once[:, : outcomes.shape[1]]
        dry = np.where((own >= 0) & (own < deep), own, -1).max(axis=1)
        wet = np.where(own >= deep, own % deep, -1).max(axis=1)
        there = [kinds.strength[column] for kinds, column in zip(known, once[:, outcomes.shape[1] :].T, strict=True)]
        strength = np.concatenate([dry[:, None], wet[:, None], *there], axis=1)
        whole.kinds[rest] = Kinds(outcomes, places[numbers], own, strength)


class Worths:
    """What kinds of draws are worth in the states of a layer: all of them, or some (see ``only``)."""

    def __init__(self, layer: Layer) -> None:
        self.layer: Layer = layer
        whole = layer.whole
        kinds = [whole.kinds[rest] for rest in layer.rests.tolist()]
        self.count: int = max([len(one.outcomes) for one in kinds])
        width = max([one.outcomes.shape[1] for one in kinds])
        self.outcomes: Ints = np.full((len(kinds), self.count, width), -1, dtype=np.int64)
        """By rest and kind; what is filled up has none."""
        for place, one in enumerate(kinds):
            self.outcomes[place, : len(one.outcomes), : one.outcomes.shape[1]] = one.outcomes
        places = [layer.places.take(np.minimum(whole.most, layer.lives + heal), axis=3) for heal in whole.heals]
        self.given: Floats | None = None
        """If no life is left and nothing heals: a companion is given up before the damage; by rest, kind, enemy life."""
        if not whole.late and not whole.immediate:
            self.given = self._given(kinds)
            places[0][..., 0] = whole.values.size - 1  # the value of defeat
        self.places: Ints = np.stack(places, axis=1).reshape(-1, layer.levels * len(layer.lives))
        """Where in the values stands what comes of an outcome; a row for each rest, healing and damage."""
        self._rank()

    def _rank(self) -> None:
        start = np.arange(len(self.outcomes))[:, None, None] * (len(self.layer.whole.heals) * self.layer.whole.deepest)
        self.rows: Ints = start + np.where(self.outcomes < 0, np.maximum(0, self.outcomes[:, :, :1]), self.outcomes)
        """Where the outcomes stand in the joined tables."""
        sizes: list[int] = (self.outcomes >= 0).any(axis=0).sum(axis=0).tolist()
        sizes[0] = self.count
        ranks = [np.ascontiguousarray(self.rows[:, :size, rank]) for rank, size in enumerate(sizes) if size]
        self.ranks: list[Ints] = ranks
        """The first outcome of every kind, then the second of those that have one …"""

    def _given(self, kinds: list[Kinds]) -> Floats:
        layer, whole, deep = self.layer, self.layer.whole, self.layer.whole.deepest
        found = np.zeros((len(kinds), self.count, layer.levels))
        for place, (rest, mine) in enumerate(zip(layer.rests.tolist(), kinds, strict=True)):
            samples = np.empty(len(mine.outcomes), dtype=np.int64)
            samples[mine.of_draws] = np.arange(len(mine.of_draws))
            for other in whole.leaving[rest]:
                best: Floats = whole.bounds.of(other)[layer.span]
                if other in whole.kinds:
                    there = whole.kinds[other].of_each[samples]
                    table = np.concatenate([whole.given_table(other)[:, layer.first - 1 :], np.zeros((1, layer.levels))])
                    best = table.take(np.where((there >= 0) & (there < deep), there, deep), axis=0).max(axis=1)
                part = found[place, : len(samples)]
                np.maximum(part, best, out=part)
        return found

    def _shaped(self, table: Any) -> Any:
        layer = self.layer
        return table.reshape(len(layer.rests), self.count, layer.levels, len(layer.lives))

    def best(self, places: Ints, precision: type[np.floating[Any]] = np.float64) -> Floats:
        """What the best outcome of every kind is worth, by rest and kind, for columns of ``places``."""
        joined = self.layer.whole.values.ravel().take(places).astype(precision, copy=False)
        found: Floats = joined.take(self.ranks[0], axis=0)
        for rows in self.ranks[1:]:
            part = found[:, : rows.shape[1]]
            np.maximum(part, joined.take(rows, axis=0), out=part)
        return found

    def found(self) -> Floats:
        """By rest, kind, enemy life, and life when the draws are paid for."""
        found: Floats = self._shaped(self.best(self.places))
        if self.given is not None:
            np.maximum(found[..., 0], self.given, out=found[..., 0])
        return found

    def chosen(self) -> tuple[Floats, NDArray[np.uint8]]:
        """The same, and which outcome is best; ``GIVEN`` = somebody is given up first."""
        joined = self.layer.whole.values.ravel().take(self.places)
        found = joined.take(self.ranks[0], axis=0)
        best = np.zeros(found.shape, dtype=np.uint8)
        for rank, rows in enumerate(self.ranks[1:], 1):
            part, other = found[:, : rows.shape[1]], joined.take(rows, axis=0)
            np.copyto(best[:, : rows.shape[1]], rank, where=other > part)
            np.maximum(part, other, out=part)
        found, best = self._shaped(found), self._shaped(best)
        if self.given is not None:
            np.copyto(best[..., 0], GIVEN, where=self.given > found[..., 0])
            np.maximum(found[..., 0], self.given, out=found[..., 0])
        return found, best

    def places_of(
        self, there: Ints | int, kinds: Ints, best: NDArray[np.uint8], enemy: Ints, life: Ints
    ) -> tuple[Ints, Floats]:
        """Where in the values stands what comes of the best outcomes of kinds, and what is certain instead."""
        ranks = best[there, kinds, enemy, life]
        given = ranks == GIVEN
        rows = self.rows[there, kinds, np.where(given, 0, ranks)]
        places = self.places.ravel().take((rows * self.layer.levels + enemy) * len(self.layer.lives) + life)
        if self.given is None:
            return places, np.zeros(places.shape)
        places[given] = self.layer.whole.values.size - 1
        return places, np.where(given, self.given[there, kinds, enemy], 0.0)

    def best_of(self, there: Ints, kinds: Ints, enemy: Ints, life: Ints) -> tuple[Ints, Floats]:
        """Where in the values stands what comes of the best outcome of each of these kinds, and what is certain instead."""
        flat, places = self.layer.whole.values.ravel(), self.places.ravel()
        columns, kinds = enemy * len(self.layer.lives) + life, there * self.count + kinds
        rows = self.rows.reshape(len(self.outcomes) * self.count, -1)
        found = places.take(rows[:, 0].take(kinds) * self.places.shape[1] + columns)
        worths = flat.take(found)
        some = np.arange(len(kinds))
        for rank, numbers in enumerate(self.ranks[1:], 1):
            some = some[kinds[some] % self.count < numbers.shape[1]]
            others = places.take(rows[:, rank].take(kinds[some]) * self.places.shape[1] + columns[some])
            better = flat.take(others) > worths[some]
            best = some[better]
            found[best] = others[better]
            worths[best] = flat.take(found[best])
        certain = np.zeros(len(kinds))
        if self.given is not None:
            dry = np.nonzero(life == 0)[0]
            given = self.given.reshape(-1, self.layer.levels)[kinds[dry], enemy[dry]]
            gives = given > worths[dry]
            found[dry[gives]], certain[dry[gives]] = self.layer.whole.values.size - 1, given[gives]
        return found, certain
