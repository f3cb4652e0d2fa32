"""The chance to win a battle from one state: only what can come of that state is solved.

Before the last companion left, life is what it is after a retirement, or less, unless something heals. So parties are solved
by their size, each with the few numbers of life that it can have, for all lives of the enemy at once (see ``layer.py``).

Two things keep large parties small. Where more damage is never worse (see ``pruned.py``), a companion that is as good as
another in everything stays longer than it. And what is left after a retirement may be as good as sure to win, while the enemy
has no more than so much life. Then every party with somebody more is, too: it need only draw and never heal, until it has won
or somebody is given up; what the enemy regains until then is reckoned with. Larger parties are solved only for what life of
the enemy is above that. A chain of ever stronger parties is tried first, with a few good decks, as it often ends there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from cardwright.games.wizard.solving.actions import Declared
from cardwright.games.wizard.solving.bounds import Bounds, rises
from cardwright.games.wizard.solving.fight import Fight
from cardwright.games.wizard.solving.kinds import Kinds, Worths, kinds_of
from cardwright.games.wizard.solving.layer import Layer
from cardwright.games.wizard.solving.stopping import OneByOne

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardwright.games.wizard.rules import Wizard
    from cardwright.games.wizard.solving.course import Foe
    from cardwright.games.wizard.solving.hand import Floats, Hand
    from cardwright.games.wizard.solving.memory import Memory
    from cardwright.games.wizard.solving.situation import Member

LINKS: Final = 4
"""Parties in a chain that may end with one that is as good as sure to win."""

HOPE: Final = 1e-3
"""With such a chance at least, by what was vouched for, a battle may be as good as won."""

FEWEST: Final = {True: 2, False: 4}
"""It is not tried with fewer companions; by whether something heals."""

MANY: Final = 3
"""With so many parts of the party of one size, a few good decks are looked at first."""

PARTS: Final = {(False, True): 64, (False, False): 64, (True, True): 4, (True, False): 4}
"""How many parts of a party are solved at most with a free choice; by whether something heals, and whether more damage is
never worse."""


class WinChance(Fight):
    """The chances to win from ``enemy_life`` and ``life``.

    ``choosing`` says that a companion is about to be given up, so that the party as it is fights no more.
    """

    def __init__(
        self,
        game: Wizard,
        hand: Hand,
        members: tuple[Member, ...],
        foe: Foe,
        enemy_life: int,
        life: int,
        choosing: bool,
        memory: Memory,
        fully: bool = True,
    ) -> None:
        """If it is not to be solved ``fully``, that is done only where it may be as good as won."""
        super().__init__(game, hand, members, foe)
        self.top: int = foe.start if self.regen else min(foe.start, enemy_life)
        """The most life of the enemy that may come up."""
        self.deepest: int = min(int(self.damage.max()), max(self.top, int(self.party.stun.max()))) + 1
        """Damages that are told apart."""
        self.life: int = life
        self.choosing: bool = choosing
        self.need: int = min(self.top, enemy_life + self.regen)
        """The most life of the enemy that the next attack may leave."""
        self.known: int = self.need if choosing else self.top
        """Up to this life of the enemy after an attack everything is solved."""
        self.rested_best: Floats = np.zeros((len(self.values), len(hand.groups.numbers), self.top))
        self.bounds: Bounds = Bounds(self.top, rises(game, hand, self.damage[0], self.regen, (self.most, self.rested)))
        for rest, least in memory.known(self.party, self.top).items():
            self.bounds.add(rest, least)
        self.memory: Memory = memory
        self.kinds: dict[int, Kinds] = {}
        self.means: dict[int, list[list[Floats]]] = {}
        self._given: dict[int, Floats] = {}
        self.leaving: dict[int, list[int]] = {}
        """By part of the party, what may be left after a retirement."""
        self._vouch_all()
        if fully or self.bounds.of(self.party.full)[self.need] > HOPE:
            self._solve()

    def covers(self, enemy_life: int, life: int) -> bool:
        """Whether this tells the chances from another state of the battle, too."""
        return min(self.foe.start, enemy_life + self.regen) <= self.known and max(life, 1) <= self.cap(self.party.full)

    def without(self, rest: int) -> list[int]:
        """What may be left after a retirement."""
        return self.leaving.get(rest, self.party.without(rest))

    # --- what is solved ----------------------------------------------------------------------------------------------

    def _tops(self) -> list[int]:
        """The parts of the party that fight on."""
        return self.party.without(self.party.full) if self.choosing else [self.party.full]

    def _vouch_all(self) -> None:
        """Look for parts of the party that are as good as sure to win."""
        least = 0
        for top in self._tops() if self.hand.groups.dries else []:
            if top.bit_count() >= FEWEST[len(self.heals) > 1] and self.bounds.sure(top) < self.need:
                least = max(0, self._vouch(top, least) - 2)
        self.kinds = {}

    def _solve(self) -> None:
        tops, full = self._tops(), self.party.full
        if tops and all([self.bounds.sure(top) >= self.need for top in tops]):
            self.free = True
            self.leaving[full] = [rest for rest in self.party.without(full) if self.bounds.sure(rest) >= self.need]
            for rest in {full, *self.leaving[full]}:
                self._settle(rest, self.need)
            self.known = self.need
            return
        found = self._needed(self.undominated)
        self.free = len(found) <= PARTS[len(self.heals) > 1, self.monotone] or len(self.party.members) < 2
        if not self.free:
            found = self._needed(self.weakest)
        sure = [rest for rest in self.party.without(full) if self.bounds.sure(rest) >= self.top]
        if sure and not self.choosing:  # then nobody else need be given up now
            self.leaving[full] = sure
            found |= set(sure)
        for count in range(len(self.party.members) + 1):
            known = {rest: self._settle(rest, self._limit(rest)) for rest in sorted(found) if rest.bit_count() == count}
            larger = any([rest.bit_count() > count for rest in found])
            open_rests = [
                rest for rest, sure in known.items() if sure < self._limit(rest) and not self._remembers(rest, larger)
            ]
            if open_rests:
                self._layer(open_rests, 1 + min([known[rest] for rest in open_rests]), larger)
                self.memory.keep(self, open_rests)

    def _remembers(self, rest: int, larger: bool) -> bool:
        """Bring a part of the party that was solved already; ``larger`` says that larger ones come after it."""
        found = self.memory.brings(self, rest, larger)
        if found and larger:
            kinds_of(self, [rest], self.monotone)
        return found

    def _needed(self, leaving: Callable[[int], list[int]]) -> set[int]:
        """The parts of the party that must still be solved, or are as good as sure to win."""
        full, found = self.party.full, set[int]()
        waiting = [full]
        while waiting:
            rest = waiting.pop()
            if rest not in found:
                found.add(rest)
                fights = not (rest == full and self.choosing)
                self.leaving[rest] = leaving(rest) if fights else self.party.without(rest)
                if not fights or self.bounds.sure(rest) < self._limit(rest):
                    waiting += self.leaving[rest]
        return found - {full} if self.choosing else found

    def _limit(self, rest: int) -> int:
        """The most life of the enemy that a part of the party may have to do with."""
        now = self.choosing and rest.bit_count() == len(self.party.members) - 1
        return self.need if now else self.top

    def _vouch(self, top: int, least: int) -> int:
        """Look for a part of a party that is as good as sure to win, in a chain of ever stronger ones of no less than so many
        companions. Returns how many the last one has.

        From the first of them nobody may be given up, which promises less than is true.
        """
        chain = [top] if self.choosing else self.weakest(top)
        while len(chain) < LINKS and chain[-1].bit_count() > least:
            chain += self.weakest(chain[-1])
        before: list[int] = []
        for rest in reversed(chain):
            if rest not in self.bounds.least:
                self.leaving[rest] = before
                kinds_of(self, [rest], True)
                layer = Layer(self, np.array([rest], dtype=np.int64), self.cap(rest), self._settle(rest, self.top + 1) + 1)
                layer.vouch(Declared(layer, Worths(layer), True))
                self.bounds.add(rest, self.least(rest))
            before = [rest]
            if self.bounds.sure(top) >= self.need:
                break
        return before[0].bit_count()

    # --- what is as good as sure --------------------------------------------------------------------------------------

    @property
    def won(self) -> bool:
        """Whether the battle is as good as won, and would be with less resistance."""
        return self.monotone and self.bounds.sure(self.party.full) >= self.need

    def least(self, rest: int) -> Floats:
        """By enemy life, the least chance from what may come of a retirement, while the enemy has no more life than that."""
        found: Floats = self.values[rest, : self.top + 1, self.rested].copy()
        if not self.late:  # somebody may be given up before the damage
            known = np.arange(self.top + 1)
            struck = np.maximum(0, self.rested - self.power[rest, known])
            np.minimum(found, self.values[rest, self.left[rest, known], struck], out=found)
        found[0] = 1.0
        return np.minimum.accumulate(found)

    def _settle(self, rest: int, need: int) -> int:
        """Note in the values up to how much life of the enemy a party is as good as sure to win, and return it.

        If that is as much as ``need``, it is enough to be sure just after a retirement: nothing else leads to the party.
        """
        any_life = self.bounds.sure(rest) < need
        sure = self.bounds.sure(rest, any_life)
        known = self.bounds.of(rest, any_life)[1 : sure + 1]
        self.values[rest, 1 : sure + 1] = known[:, None]
        self.rested_best[rest, :, :sure] = known
        return sure

    def given_table(self, rest: int) -> Floats:
        """What comes of damage just after a retirement: by damage and enemy life before it."""
        if rest not in self._given:
            known = np.maximum(0, np.arange(1, self.top + 1) - np.arange(self.deepest)[:, None])
            stun = self.party.stun[rest]
            power = np.where((stun > 0) & (np.arange(self.deepest)[:, None] >= stun), 0, self.power[rest, known])
            self._given[rest] = self.values[rest, self.left[rest, known], np.maximum(0, self.rested - power)]
        return self._given[rest]

    # --- layers -------------------------------------------------------------------------------------------------------

    def _layer(self, rests: list[int], first: int, larger: bool) -> None:
        """Solve parties of one size; ``larger`` says that larger ones come after them."""
        kinds_of(self, rests, self.monotone)
        layer = Layer(self, np.array(rests, dtype=np.int64), self.cap(rests[0]), first)
        worths, each = Worths(layer), self.game.options.one_by_one
        begun = all([rest in self.bounds.least for rest in rests])
        rough = len(self.heals) > 1 and not each and len(rests) >= MANY and not begun
        actions = OneByOne(layer, worths) if each else Declared(layer, worths, False)
        layer.solve(actions, Declared(layer, worths, True) if rough else None)
        if larger:
            layer.note(actions)
        for rest in rests:
            self.bounds.add(rest, self.least(rest))
            self._given.pop(rest, None)

    def cap(self, rest: int) -> int:
        """The most life that can come up."""
        cap = self.most if len(self.heals) > 1 else self.life if rest == self.party.full else self.rested
        return max(1, self.rested, cap)
