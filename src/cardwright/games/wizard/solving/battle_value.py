"""Battles solved exactly: the value of every state of a battle under best play, by value iteration.

A state is what is left of the party, the enemy's life and the wizard's life before an attack. Beating the enemy is worth
what the caller says, by life and party left; losing is worth 0. With worth 1 everywhere, values are chances to win.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

import numpy as np

from cardwright.games.wizard.solving.course import Course
from cardwright.games.wizard.solving.drawing import one_by_one
from cardwright.games.wizard.solving.pruned import Pruned

if TYPE_CHECKING:
    from cardwright.games.wizard.rules import Wizard
    from cardwright.games.wizard.solving.course import Foe
    from cardwright.games.wizard.solving.hand import Floats, Hand, Ints
    from cardwright.games.wizard.solving.party import Party

CLOSE: Final = 1e-7
"""Iteration ends when no value changes by more."""

ROUGH: Final = 1e-3
"""The same where a quick answer will do."""

FEW: Final = 8
"""Sweeps after which a quick answer is good enough: what comes round again and again hardly counts."""

SWEEPS: Final = 2000
"""Sweeps after which iteration ends anyhow (life gained again and again)."""


class BattleValue(Course):
    """One battle solved. ``worth[rest, life]`` is what a victory is worth, after reward and skills."""

    def __init__(self, game: Wizard, hand: Hand, party: Party, foe: Foe, worth: Floats, quick: bool = False) -> None:
        """``quick`` leaves weak decks out also where that may cost a little, and draws as the usual rules say."""
        super().__init__(game, hand, party, foe)
        self.quick: bool = quick
        self.even: bool = bool((worth == worth.flat[0]).all())
        self.late: bool = game.options.check_late
        self.immediate: bool = game.options.check_immediately
        self.others: list[Ints] = self._others()
        """What may be left after a retirement: in each list one possibility by rest, defeat where there is none."""
        count, size = party.full + 1, self.left.shape[2]
        rows = self.damage * len(hand.life_after) + hand.kinds[None]
        self.way_rows: Ints = rows + np.arange(count)[:, None] * (size * len(hand.life_after))
        after = np.concatenate([self.damage, np.zeros((1, len(hand.kinds)), dtype=np.int64)])
        self.other_rows: list[Ints] = [others[:, None] * size + after[others] for others in self.others]
        self.values: Floats = np.zeros((count + 1, foe.start + 1, self.most + 1))
        """By rest, enemy life, life. Life 0 is the moment after a strike, before a companion is given up; enemy life 0 is
        the moment of victory, before its reward. The last rest is defeat."""
        self._victories(worth)
        self._solve()

    def _others(self) -> list[Ints]:
        count = self.party.full + 1
        lists = [self.party.without(rest) for rest in range(count)]
        size = max(1, len(self.party.members))
        return [np.array([(found + [count] * size)[n] for found in lists], dtype=np.int64) for n in range(size)]

    def _victories(self, worth: Floats) -> None:
        if self.foe.castle:
            self.values[:-1, 0, :] = worth
            return
        life = np.arange(self.most + 1)
        gained = np.minimum(self.most, life[None, :] + self.party.recover[:, None])
        gained = np.minimum(self.most, gained + self.foe.enemy.reward)
        self.values[:-1, 0, :] = np.take_along_axis(worth, gained, axis=1)
        for rest in range(self.party.full + 1):  # without life, which the latest zero check allows, nothing was won yet
            given = [worth[other, self.rested] for other in self.party.without(rest)]
            self.values[rest, 0, gained[rest] == 0] = max(given, default=0.0)

    def without(self, rest: int) -> list[int]:
        """What may be left after one of the rest has been given up."""
        return self.party.without(rest)

    def after(self, enemy_life: int, rest: int, damage: int) -> tuple[int, int]:
        """Enemy life after an attack and its regaining, and the power of the strike."""
        known = min(damage, self.left.shape[2] - 1)
        return int(self.left[enemy_life, rest, known]), int(self.power[enemy_life, rest, known])

    def best_of_others(self, values: Floats) -> Floats:
        """By rest, the best of the values of what may be left after a retirement; ``values`` are by rest, defeat last."""
        found = values[self.others[0]]
        for others in self.others[1:]:
            np.maximum(found, values[others], out=found)
        return found

    # --- value iteration --------------------------------------------------------------------------------------------

    def _prunes(self) -> bool:
        """Whether decks that another one beats draw by draw can be left out (see ``pruned.py``)."""
        track, options = self.foe.enemy.attack[: self.foe.start], self.game.options
        grows = all([weak <= strong for weak, strong in pairwise(track)])
        usual = options.overdraw and not (self.late or self.immediate or options.one_by_one)
        return self.quick or (usual and grows and self.even)

    def _solve(self) -> None:
        if self._prunes() and self.hand.groups.fits:
            limits = (ROUGH, FEW) if self.quick else (CLOSE, SWEEPS)
            Pruned(self, self.hand.groups).solve(*limits)
            return
        levels = [Level(self, enemy_life) for enemy_life in range(1, self.foe.start + 1)]
        for _ in range(SWEEPS):
            change = 0.0
            for level in levels:
                change = max(change, level.update())
            if self.settled or not self.regen or change < CLOSE:
                break


class Level:
    """The states of a battle with one enemy life, for all rests at once."""

    def __init__(self, battle: BattleValue, enemy_life: int) -> None:
        self.battle: BattleValue = battle
        self.enemy_life: int = enemy_life
        hand, rests = battle.hand, np.arange(battle.party.full + 1)
        left, power = battle.left[enemy_life], battle.power[enemy_life]
        self.stays: bool = bool((left == enemy_life).any())
        size = battle.most + 1
        self.power: Ints = power
        self.base: Ints = rests[:, None] * ((battle.foe.start + 1) * size) + left * size
        self.places: Ints = self.base[:, :, None, None] + np.maximum(0, hand.life_after - power[:, :, None, None])
        """Where in ``values`` the outcome stands: by rest, damage, kind of way, life before the attack."""
        self.rested_places: Ints = self.base + np.maximum(0, battle.rested - power)
        """The same with the life of a retirement: by rest, damage."""

    def update(self) -> float:
        """Bring the values up to date; how much they changed."""
        battle, enemy_life = self.battle, self.enemy_life
        values = battle.values[:-1, enemy_life]
        total = 0.0
        for _ in range(SWEEPS):
            found = self.actions().max(axis=1)
            found[:, 0] = battle.best_of_others(battle.values[:, enemy_life, battle.rested])
            change = float(np.abs(found - values).max())
            total = max(total, change)
            values[:] = found
            if not self.stays or change < CLOSE:
                break
        return total

    def ways(self) -> Floats:
        """The value of each way, by rest and life before the attack."""
        battle = self.battle
        flat = battle.values.ravel()
        ways = flat.take(self.places).reshape(-1, battle.most + 1).take(battle.way_rows, axis=0)
        if not (battle.late or (battle.immediate and not battle.game.options.one_by_one)):
            given = self.given_up(flat)
            for dry, life in battle.hand.dry:
                ways[:, dry, : life + 1] = given[:, dry, None]
        return ways

    def given_up(self, flat: Floats) -> Floats:
        """The value of each way that leaves no life, by rest: the best companion is given up before the damage."""
        battle = self.battle
        table = np.zeros((battle.party.full + 2, self.rested_places.shape[1]))
        table[:-1] = flat.take(self.rested_places)
        rested = table.ravel()
        found: Floats = rested.take(battle.other_rows[0])
        for rows in battle.other_rows[1:]:
            np.maximum(found, rested.take(rows), out=found)
        return found

    def actions(self) -> Floats:
        """The value of each action, by rest and life before the attack."""
        battle, hand = self.battle, self.battle.hand
        draws = hand.best_of_draws(self.ways())
        if battle.game.options.one_by_one:
            return one_by_one(battle, draws)
        found = hand.averages(draws)
        found += hand.forbidden
        if battle.immediate:  # a companion is given up before the cards are seen
            rested = np.zeros((battle.party.full + 2, len(hand.actions)))
            rested[:-1] = hand.averages(hand.best_of_draws(self.healed_ways()))[:, :, 0]
            given = battle.best_of_others(rested)
            for number in range(hand.least, int(hand.action_draws.max()) + 1):
                life = min(battle.most, number * battle.game.world.constants.life_per_draw)
                rows = np.nonzero(hand.action_draws == number)[0]
                found[:, rows, : life + 1] = given[:, rows, None] + hand.forbidden[None, rows, : life + 1]
        return found

    def healed_ways(self) -> Floats:
        """The value of each way, by rest, if a companion was given up when the draws were paid for."""
        battle = self.battle
        places = self.base[:, :, None] + np.maximum(0, battle.hand.healed - self.power[:, :, None])
        ways: Floats = battle.values.ravel().take(places).ravel().take(battle.way_rows)
        return ways[:, :, None]
