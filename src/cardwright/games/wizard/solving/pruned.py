"""Value iteration with few decks: those that another one beats draw by draw are left out.

An enemy whose strikes never grow as it loses life makes more damage never worse, for a player who wants to win the battle: by
induction over attacks, a state with more life, less enemy life or more companions is worth at least as much, and 8 life is
worth no more than the companion given up for it. So of the ways to cast a draw only the strongest counts, and the strongest of
those that heal, and a deck whose draws, in order, all deal less than those of another can be left out. What is left does not
depend on life before the draws are paid for, only on the life after that.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from cardwright.games.wizard.solving.battle_value import BattleValue
    from cardwright.games.wizard.solving.hand import Floats, Hand, Ints


MANY: Final = 4
"""With so many parties of one size, one enemy life after the other is quicker than all at once."""

STEP: Final = 1 << 12
"""More than any damage."""

WET: Final = STEP * STEP
"""Marks a draw that can heal."""


class Groups:
    """The draws of the actions of a hand, by number of draws, and its draws that can heal."""

    def __init__(self, hand: Hand) -> None:
        self.numbers: list[int] = sorted(set(hand.action_draws.tolist()))
        self.draws: list[Ints] = []  # by number: actions × draws, as rows of Hand.best_of_draws
        for number in self.numbers:
            self.draws.append(hand.draws_of([deck for deck, n in hand.actions if n == number], number))
        self.hand: Hand = hand
        healing: list[int] = hand.heals.tolist()
        heals = sorted({heal for heal in healing if heal})
        self.heal: int = heals[0] if heals else 0
        dry = {draw for (draw, _), heal in zip(hand.ways, healing, strict=True) if not heal}
        self.dries: bool = len(dry) == len(hand.draws)
        """Whether every draw can be cast without healing."""
        self.fits: bool = len(heals) < 2 and self.dries
        wet = sorted({hand.row_of[draw] for (draw, _), heal in zip(hand.ways, healing, strict=True) if heal})
        self.healing: Ints = np.array(wet, dtype=np.int64)
        self.runs_out: bool = not any([bool(np.isin(draws, wet).all(axis=1).any()) for draws in self.draws])
        """Whether no deck is sure to heal: then nobody can go on for ever."""

    @cached_property
    def shares(self) -> Floats:
        """The chance of each draw by action, each number filled up to as many actions."""
        most = max([len(draws) for draws in self.draws], default=0)
        found = np.zeros((len(self.draws) * most, len(self.hand.draws)))
        for place, draws in enumerate(self.draws):
            for row in range(most):
                found[place * most + row, draws[min(row, len(draws) - 1)]] = 1.0 / draws.shape[1]
        return found

    @cached_property
    def shifted(self) -> Ints:
        """By number and life before the attack, where the life after paying stands in a table by number and life."""
        rules = self.hand.game.world.constants
        life = rules.life_max + 1
        paid = np.array(self.numbers, dtype=np.int64)[:, None] * rules.life_per_draw
        found: Ints = np.arange(len(self.numbers))[:, None] * life + np.maximum(0, np.arange(life) - paid)
        return found


class Pruned:
    """The solver of one battle."""

    def __init__(self, battle: BattleValue, groups: Groups) -> None:
        self.battle: BattleValue = battle
        self.groups: Groups = groups
        hand = battle.hand
        count, top = battle.party.full + 1, min(battle.foe.start, battle.left.shape[2] - 1)
        self.size: int = top + 1
        damage = np.minimum(battle.damage, top)
        dry = np.where(hand.heals[None] > 0, -1.0, damage)
        wet = np.where(hand.heals[None] > 0, damage, -1.0)
        self.strongest: Ints = hand.best_of_draws(dry[:, :, None])[:, :, 0].astype(np.int64)
        """By rest and draw, the most damage of the ways that heal nothing."""
        healing = hand.best_of_draws(wet[:, :, None])[:, :, 0].astype(np.int64)
        self.strongest_healing: Ints = healing[:, groups.healing]
        self.table: Floats
        self._weights(count)
        rests = np.arange(count)
        lowest = np.where(self.table.any(axis=1)[:, : self.size], np.arange(self.size), top).min(axis=1)
        if len(groups.healing):
            lowest = np.minimum(lowest, self.strongest_healing.min(axis=1))
        self.lowest: Ints = lowest
        most = battle.most
        self.rows: Ints = rests[:, None] * ((battle.foe.start + 1) * (most + 1))
        self.healed: Ints = np.minimum(most, np.arange(most + 1) + groups.heal)
        after = np.concatenate([self.strongest, np.zeros((1, len(hand.draws)), dtype=np.int64)])
        self.others: list[Ints] = [others[:, None] * self.size + after[others] for others in battle.others]

    def _weights(self, count: int) -> None:
        """The chances of the damages, for the actions that are left, by rest."""
        groups = self.groups
        column = self.strongest.copy()
        column[:, groups.healing] = self.size + np.arange(len(groups.healing))
        wet = np.zeros(self.strongest.shape, dtype=np.int64)
        wet[:, groups.healing] = WET + self.strongest_healing * STEP
        chosen: list[Ints] = []
        most = 1
        for draws in groups.draws:
            beats = self._beats(self.strongest[:, draws], wet[:, draws])
            order = np.arange(len(draws))
            strictly = beats & (~np.swapaxes(beats, 1, 2) | (order[:, None] < order[None, :]))
            kept = strictly.sum(axis=1) == 0
            order = np.argsort(~kept, axis=1, kind="stable")  # the good ones first
            chosen.append(draws[order])
            most = max(most, int(kept.sum(axis=1).max()))
        parts: list[Floats] = []
        for decks in chosen:
            columns = column[np.arange(count)[:, None, None], decks[:, np.minimum(np.arange(most), decks.shape[1] - 1)]]
            part = np.zeros((count, most, self.size + len(groups.healing)))
            np.add.at(part, (np.arange(count)[:, None, None], np.arange(most)[None, :, None], columns), 1.0 / decks.shape[2])
            parts.append(part)
        self.table = np.concatenate(parts, axis=1)

    def _beats(self, dealt: Ints, wet: Ints) -> NDArray[np.bool_]:
        """Whether the first of two decks is as good as the second, draw by draw; by rest, deck and deck.

        Draws are compared in the order of their damage: that which heals least first, and within it the weakest.
        """
        plain = np.sort(dealt, axis=2)
        without = (wet == 0).sum(axis=2) == wet.shape[2]  # the second cannot heal: what the first can does not matter
        beats = _everywhere(plain[:, :, None, :] >= plain[:, None, :, :]) & without[:, None, :]
        if wet.any():
            both = np.sort(wet + dealt, axis=2)
            dry, healing = both % STEP, both // STEP  # the damage without and with healing
            kind, amount = healing // (WET // STEP), healing % (WET // STEP)
            alike = _everywhere(kind[:, :, None, :] == kind[:, None, :, :])
            more = _everywhere(dry[:, :, None, :] >= dry[:, None, :, :])
            beats = beats | (alike & more & _everywhere(amount[:, :, None, :] >= amount[:, None, :, :]))
        return np.asarray(beats, dtype=np.bool_)

    def solve(self, close: float, sweeps: int) -> None:
        """Fill the values of the battle."""
        start, everybody = self.battle.foe.start, np.arange(self.battle.party.full + 1)
        levels = [Levels(self, everybody, enemy_life, enemy_life) for enemy_life in range(1, start + 1)]
        rises = any([level.rises for level in levels])
        for level in levels:
            for _ in range(1 if rises or not level.stays else sweeps):
                if level.update() < close:
                    break
        if rises:  # the enemy may regain what it lost: all its lives hang together
            for layer in self.battle.party.layers:
                self._together(layer, close, sweeps)

    def _together(self, rests: Ints, close: float, sweeps: int) -> None:
        """Bring all enemy lives up to date together, for parties of one size."""
        start = self.battle.foe.start
        if len(rests) < MANY:
            blocks = [Levels(self, rests, 1, start)]
        else:
            blocks = [Levels(self, rests, enemy_life, enemy_life) for enemy_life in range(1, start + 1)]
        for _ in range(sweeps):
            if max([block.update() for block in blocks]) < close:
                break


def _everywhere(table: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Whether all along the last axis is true."""
    return np.asarray(np.logical_and.reduce(table, axis=-1), dtype=np.bool_)


class Levels:
    """The states with an enemy life from ``first`` to ``last``. Arrays are by rest, enemy life and so on."""

    def __init__(self, solver: Pruned, rests: Ints, first: int, last: int) -> None:
        battle, size = solver.battle, solver.size
        self.solver: Pruned = solver
        self.rests: Ints = rests
        self.lives: slice = slice(first, last + 1)
        left = battle.left[self.lives, :, :size].transpose(1, 0, 2)
        power = battle.power[self.lives, :, :size].transpose(1, 0, 2)
        base = solver.rows[:, :, None] + left * (battle.most + 1)
        self.rested: Ints = (base + np.maximum(0, battle.rested - power)).transpose(0, 2, 1)
        left, power, base = left[rests], power[rests], base[rests]
        self.places: Ints = base[:, :, :, None] + np.maximum(0, np.arange(battle.most + 1) - power[:, :, :, None])
        self.table: Floats = solver.table[rests][:, None]
        self.strongest: Ints = solver.strongest[rests][:, solver.groups.healing]
        self.strongest_healing: Ints = solver.strongest_healing[rests]
        self.others: list[Ints] = [others[rests] for others in solver.others]
        self.other_rests: list[Ints] = [others[rests] for others in battle.others]
        least = np.take_along_axis(left, solver.lowest[rests][:, None, None], axis=2)[:, :, 0]
        here = np.arange(first, last + 1)
        self.stays: bool = bool((least >= here).any())
        self.rises: bool = bool((least > here).any()) or (battle.regen > 0 and self.stays)

    def update(self) -> float:
        """Bring the values up to date; how much they changed."""
        battle = self.solver.battle
        found = self._found()
        rested = battle.values[:, self.lives, battle.rested]
        found[:, :, 0] = rested[self.other_rests[0]]
        for others in self.other_rests[1:]:
            np.maximum(found[:, :, 0], rested[others], out=found[:, :, 0])
        change = float(np.abs(found - battle.values[self.rests, self.lives]).max())
        battle.values[self.rests, self.lives] = found
        return change

    def _found(self) -> Floats:
        """The best value, by rest, enemy life, and life before the attack."""
        solver, battle = self.solver, self.solver.battle
        groups = solver.groups
        flat = battle.values.ravel()
        table: Floats = flat.take(self.places)  # by rest, enemy life, damage, life after the draws are paid for
        count, levels, size, life = table.shape
        dry = np.zeros(((len(self.rested) + 1) * size, levels))
        dry[:-size] = flat.take(self.rested).reshape(-1, levels)
        given = dry.take(self.others[0], axis=0)  # by rest, draw, enemy life: no life, so a companion is given up
        for others in self.others[1:]:
            np.maximum(given, dry.take(others, axis=0), out=given)
        if len(groups.healing):
            rests = np.arange(count)[:, None]
            healing = table[rests, :, self.strongest_healing].take(solver.healed, axis=3)
            given[:, groups.healing] = np.maximum(given[:, groups.healing], healing[:, :, :, 0])
            plain = table[rests, :, self.strongest]
            plain[:, :, :, 0] = 0.0
            table = np.concatenate([table, np.maximum(plain, healing).transpose(0, 2, 1, 3)], axis=2)
        numbers = len(groups.numbers)
        best: Floats = (self.table @ table).reshape(count, levels, numbers, -1, life).max(axis=3)
        last = (groups.shares @ given).reshape(count, numbers, -1, levels).max(axis=2)
        best[:, :, :, 0] = last.transpose(0, 2, 1)  # all life was paid
        found: Floats = best.reshape(count, levels, -1).take(groups.shifted, axis=2).max(axis=2)
        return found
