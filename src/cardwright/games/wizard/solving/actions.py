"""What the decks and draws of a hand are worth for all states of a layer at once (see ``win_chance.py``)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

if TYPE_CHECKING:
    from cardwright.games.wizard.solving.hand import Floats, Ints
    from cardwright.games.wizard.solving.win_chance import Layer, WinChance

SMALL: Final = 1 << 18
"""Multiplications of a small product of matrices."""


def product(left: Floats, right: Floats) -> Floats:
    """The product of matrices, in parts too small for several processors to take part: dividing them takes longer."""
    rows, inner = left.shape[-2:]
    width = right.shape[-1]
    step = max(8, SMALL // (rows * inner))
    if width <= step:
        return np.asarray(left @ right)
    found = np.empty((len(right), rows, width))
    for start in range(0, width, step):
        np.matmul(left, right[:, :, start : start + step], out=found[:, :, start : start + step])
    return found


class Decks:
    """The decks that no other one beats draw by draw, where more damage is never worse, for all parts of a party.

    A column is a damage, or a draw that can heal: the damage without and with healing.
    """

    def __init__(self, whole: WinChance) -> None:
        groups, hand, deep = whole.hand.groups, whole.hand, whole.deepest
        rests = np.array(whole.rests, dtype=np.int64)
        count = len(rests)
        damage = np.minimum(whole.damage, deep - 1)
        heals = hand.heals > 0
        self.dry: Ints = hand.best_of_draws(np.where(heals, -1.0, damage)[:, :, None])[:, :, 0].astype(np.int64)
        """The damage of each draw, by rest (of all), if nothing is healed."""
        wet = hand.best_of_draws(np.where(heals, damage, -1.0)[:, :, None])[:, groups.healing, 0].astype(np.int64)
        own = self.dry[rests]
        column = own.copy()
        marks = np.zeros(own.shape, dtype=np.int64)
        self.pairs: Ints = np.zeros((count, 0), dtype=np.int64)
        if len(groups.healing):
            marks[:, groups.healing] = (deep + wet[rests]) * deep
            distinct = [np.unique(row, return_inverse=True) for row in own[:, groups.healing] * deep + wet[rests]]
            most = max([len(found) for found, _ in distinct])
            self.pairs = np.array([found[np.minimum(np.arange(most), len(found) - 1)] for found, _ in distinct])
            column[:, groups.healing] = deep + np.array([place for _, place in distinct])
        self.columns: int = deep + self.pairs.shape[1]
        self.healed: Ints = column[:, groups.healing]
        kept = [_kept(own[:, draws], marks[:, draws], deep) for draws in groups.draws]
        most = max([order.shape[1] for order, _ in kept])
        self.kept: Ints = np.stack([number for _, number in kept], axis=1)
        """How many decks are left, by rest and number of draws."""
        self.shares: Floats = np.zeros((count, len(kept), most, self.columns))
        """The chances of the columns, by rest, number of draws, deck."""
        rows = np.arange(count)[:, None, None]
        for place, ((order, _), draws) in enumerate(zip(kept, groups.draws, strict=True)):
            chosen = draws[order]  # rest, deck, draw
            there = rows, np.array(place), np.arange(chosen.shape[1])[None, :, None], column[rows, chosen]
            np.add.at(self.shares, there, 1.0 / draws.shape[1])


class Strongest:
    """The actions of a layer where more damage is never worse."""

    def __init__(self, layer: Layer) -> None:
        self.layer: Layer = layer
        whole, groups, rests = layer.whole, layer.whole.hand.groups, layer.rests
        hand, deep, count, decks = whole.hand, whole.deepest, len(rests), whole.decks
        rows = [whole.rows[rest] for rest in rests.tolist()]
        self.healing: Ints = groups.healing
        self.places: Ints = layer.places
        """Where in the values stands what comes of a damage, then of the draws that can heal if they do not."""
        self.deep: int = deep
        if len(groups.healing):
            without, self.with_healing = self._healing(decks.pairs[rows])
            self.places = np.concatenate([layer.places, without], axis=1)
        self.healed: Ints = decks.healed[rows] + np.arange(count)[:, None] * decks.columns
        most = int(decks.kept[rows].max())
        self.shares: Floats = decks.shares[rows, :, :most].reshape(count, -1, decks.columns)
        dry = decks.dry
        self.given: Floats = np.zeros((count, len(hand.draws), whole.top))
        """If all life is paid: a companion is given up before the damage; by rest, draw, enemy life."""
        self.last: Floats | None = None
        """If all life is paid, and this is settled: by rest, number of draws, enemy life."""
        if whole.immediate:
            self.last = layer.retired(whole.rested_best)
        elif not whole.late:
            flat = whole.given_tables.reshape(-1, whole.top)
            for others in layer.others.T:
                there = np.minimum(others, whole.party.full)
                np.maximum(self.given, flat.take(others[:, None] * deep + dry[there], axis=0), out=self.given)
            self.averages: Floats = product(groups.shares[None], self.given)
            if not len(groups.healing):
                self.last = self._best_last(self.averages)
            self.given = self.given[:, groups.healing]
            self.wet_shares: Floats = np.ascontiguousarray(groups.shares[:, groups.healing])

    def _healing(self, pairs: Ints) -> tuple[Ints, Ints]:
        """Where draws that can heal stand in the values, without and with healing."""
        layer, whole, rows = self.layer, self.layer.whole, np.arange(len(pairs))[:, None]
        without = layer.places[rows, pairs // self.deep]
        if not whole.late:
            without[..., 0] = whole.values.size - 1  # the value of defeat
        base, power = layer.base[rows, pairs % self.deep], layer.power[rows, pairs % self.deep]
        lives = np.minimum(whole.most, layer.lives + whole.hand.groups.heal)
        return without, base[..., None] + np.maximum(0, lives - power[..., None])

    def _best_last(self, averages: Floats) -> Floats:
        """By rest, number of draws and enemy life, the best of the averages by deck."""
        count, _, top = averages.shape
        found: Floats = averages.reshape(count, len(self.layer.whole.hand.groups.numbers), -1, top).max(axis=2)
        return found

    def best(self) -> Floats:
        """The best value, by rest, enemy life and life before the attack."""
        table = self._columns()
        values = self._numbers(table)
        if self.last is not None:
            values[..., 0] = self.last
        elif not self.layer.whole.late:
            wet = table[..., 0].reshape(-1, table.shape[2]).take(self.healed, axis=0)
            more = np.maximum(0.0, wet - self.given)
            values[..., 0] = self._best_last(self.averages + self.wet_shares @ more)
        return self.layer.paid(values)

    def _columns(self) -> Floats:
        """By rest, column, enemy life, life after paying."""
        flat = self.layer.whole.values.ravel()
        table: Floats = flat.take(self.places)
        if len(self.healing):
            healed = table[:, self.deep :]
            np.maximum(healed, flat.take(self.with_healing), out=healed)
        return table

    def _numbers(self, table: Floats) -> Floats:
        """The best deck, by rest, number of draws, enemy life, life after paying."""
        count, columns, top, size = table.shape
        found = product(self.shares, table.reshape(count, columns, top * size))
        best: Floats = found.reshape(count, len(self.layer.whole.hand.groups.numbers), -1, top * size).max(axis=2)
        return best.reshape(count, -1, top, size)

    def rested(self) -> Floats:
        """The best value by rest, number of draws and enemy life, with the life after a retirement."""
        return self._numbers(self._columns())[..., self.layer.whole.rested]


CHAMPIONS: Final = 6
"""Decks that all others are compared with."""


def _kept(dealt: Ints, heals: Ints, deep: int) -> tuple[Ints, Ints]:
    """By rest, the decks that are not beaten draw by draw by one of those with the most damage, filled up; and how many."""
    count, decks, draws = dealt.shape
    plain = np.sort(dealt, axis=2)
    both = np.sort(heals + dealt, axis=2)
    kind, amount, dry = both // (deep * deep), both // deep, both % deep
    heals_never = (heals == 0).all(axis=2)
    total = dealt.sum(axis=2) + (heals > 0).sum(axis=2) / (8.0 * draws)
    left = np.ones((count, decks), dtype=bool)
    waiting = left.copy()
    rows = np.arange(count)
    for _ in range(min(CHAMPIONS, decks)):
        best = np.where(waiting, total, -1.0).argmax(axis=1)
        beaten = (plain[rows, best][:, None] >= plain).all(axis=2) & heals_never
        if not heals_never.all():
            same = (kind[rows, best][:, None] == kind).all(axis=2)
            more = (amount[rows, best][:, None] >= amount).all(axis=2) & (dry[rows, best][:, None] >= dry).all(axis=2)
            beaten |= same & more
        there = waiting[rows, best]
        beaten[rows, best] = False
        left &= ~(beaten & there[:, None])
        waiting &= left
        waiting[rows, best] = False
        if not waiting.any():
            break
    number = left.sum(axis=1)
    return np.argsort(np.where(left, -total, 1.0), axis=1, kind="stable")[:, : int(number.max())], number


class Every:
    """The actions of a layer with every way and deck."""

    def __init__(self, layer: Layer) -> None:
        self.layer: Layer = layer
        whole, rests, hand = layer.whole, layer.rests, layer.whole.hand
        deep = whole.deepest
        damage = np.minimum(whole.damage, deep - 1)
        kinds = np.searchsorted(whole.heals, hand.heals)
        self.rows: Ints = (np.arange(len(rests))[:, None] * len(whole.heals) + kinds) * deep + damage[rests]
        self.healed: list[Ints] = [np.minimum(whole.most, layer.lives + heal) for heal in whole.heals]
        self.plain: Ints = np.nonzero(hand.heals == 0)[0]
        self.given: Floats | None = None
        if not whole.late and not whole.immediate:
            flat = whole.given_tables.reshape(-1, whole.top)
            table = np.zeros((len(rests), len(hand.heals), whole.top))
            for others in layer.others.T:
                there = np.minimum(others, whole.party.full)
                np.maximum(table, flat.take(others[:, None] * deep + damage[there], axis=0), out=table)
            self.given = table[:, self.plain]

    def draws(self, table: Floats) -> Floats:
        """What casting each draw is worth: rest, draw by row, enemy life × life after paying."""
        count, _, top, size = table.shape
        tables = [
            table if not heal else table.take(healed, axis=3)
            for heal, healed in zip(self.layer.whole.heals, self.healed, strict=True)
        ]
        joined = np.stack(tables, axis=1).reshape(-1, top * size)
        ways = joined.take(self.rows, axis=0)
        if self.given is not None:
            ways.reshape(count, -1, top, size)[..., 0][:, self.plain] = self.given
        return self.layer.whole.hand.best_of_draws(ways)

    def _numbers(self, draws: Floats, top: int, size: int) -> Floats:
        blocks = self.layer.whole.hand.groups.blocks
        found = [product(shares[None], draws[:, rows]).max(axis=1).reshape(-1, top, size) for shares, rows in blocks]
        return np.stack(found, axis=1)

    def best(self) -> Floats:
        """The best value, by rest, enemy life and life before the attack."""
        whole, layer = self.layer.whole, self.layer
        table = layer.table()
        values = self._numbers(self.draws(table), table.shape[2], table.shape[3])
        if whole.immediate:
            values[..., 0] = layer.retired(whole.rested_best)
        return layer.paid(values)

    def rested(self) -> Floats:
        """As in Strongest."""
        table = self.layer.table()
        return self._numbers(self.draws(table), table.shape[2], table.shape[3])[..., self.layer.whole.rested]
