"""What comes of a question in a battle if only winning the battle counts: what the odds panel shows.

Like ``choosing.py``, but with the solver that looks at nothing but what can come of the present state, and with all draws
valued at once.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Final

import numpy as np

from cardwright.games.wizard import terms as t
from cardwright.games.wizard.solving.ahead import BEST, Ahead
from cardwright.games.wizard.solving.choosing import Choices, hand_of
from cardwright.games.wizard.solving.choosing import forget as forget_battles
from cardwright.games.wizard.solving.course import Foe
from cardwright.games.wizard.solving.lattice import Decks
from cardwright.games.wizard.solving.memory import Memory
from cardwright.games.wizard.solving.win_chance import FEWEST, WinChance
from cardwright.kernel.option import number_of, verb_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from cardwright.games.wizard.rules import Wizard
    from cardwright.games.wizard.solving.choosing import Solved
    from cardwright.games.wizard.solving.hand import Floats, Ints
    from cardwright.games.wizard.solving.situation import Member, Situation

KEPT: Final = 12
"""Hands with an enemy of which is kept what was solved."""

FULL: Final = -1
"""As a rest: the party as it is."""

NOBODY: Final = -2
"""As a rest: there is nobody to give up."""


class Casts:
    """The best way to cast each draw, by number of the draw."""

    def __init__(self, value: Floats, damage: Ints, life: Ints, won: NDArray[np.bool_]) -> None:
        self.value: Floats = value
        self.damage: Ints = damage
        self.life: Ints = life
        self.won: NDArray[np.bool_] = won


class Prospects(Choices):
    """A situation in a battle, with the chances to win it."""

    def __init__(self, now: Situation) -> None:
        super().__init__(now, np.ones((1 << len(now.party), now.game.world.constants.life_max + 1)))
        self.shown: dict[int, Casts] = {}
        self.paid: dict[tuple[int, int], Casts] = {}
        self.known: dict[int, Ahead] = {}
        self.looked_at: list[WinChance] = []
        """The battles solved for this."""

    def solved(self, resist: tuple[int, ...]) -> Solved:
        """The battle with these resistances, solved from the present state."""
        now, question = self.now, self.now.question
        choosing = question is not None and question.kind == t.ASK_RETIRE
        if question is not None and question.kind == t.ASK_TYPE and resist != now.resist and self._won_anyhow:
            return self.battle  # it is as good as won already, and less resistance is never worse
        foe = (now.enemy, now.enemy_start, resist, now.slot == 0)
        found = chances(self.game, now.hand, now.party, foe, now.enemy_life, max(1, now.life), choosing)
        self.looked_at.append(found)
        return found

    @cached_property
    def _won_anyhow(self) -> bool:
        """Whether a party is so large that it may be as good as sure to win, and is, whichever resistance falls."""
        now = self.now
        if len(now.party) <= min(FEWEST.values()) or not self.game.options.overdraw:
            return False
        foe = (now.enemy, now.enemy_start, now.resist, now.slot == 0)
        found = chances(self.game, now.hand, now.party, foe, now.enemy_life, max(1, now.life), False, False)
        if found.won:
            self.battle = found
            self.looked_at.append(found)
        return found.won

    def free(self) -> bool:
        """Whether the chances are those of a free choice of whom to give up."""
        return all([battle.free for battle in self.looked_at])

    def action_values(self, actions: list[tuple[int, int]]) -> list[float]:
        """The value of decks with numbers of draws, named in advance."""
        found: list[float] = []
        value: list[float] = self.casts().value.tolist()
        for deck, number in actions:
            if self.dries(number):
                found.append(self.paid_all(deck, number)[0])
            else:
                drawn = self.hand.drawn_from(deck, number)
                found.append(sum([value[draw] for draw in drawn]) / len(drawn))
        return found

    def dries(self, number: int) -> bool:
        """Whether so many draws take the last life, and somebody has to be given up for it at once (A1)."""
        return self.battle.immediate and number * self.game.world.constants.life_per_draw >= self.now.life

    def paid_all(self, deck: int, number: int) -> tuple[float, int]:
        """As in Choices."""
        drawn = self.hand.drawn_from(deck, number)
        found = [(float(self.casts(rest).value[drawn].mean()), rest) for rest in self.battle.without(self.party.full)]
        return max(found, default=(0.0, NOBODY))

    def casts_of(self, rest: int, life: int) -> Casts:
        """The best way to cast each draw, by its row (see Hand), with so much life when all is paid."""
        key = rest, life
        if key not in self.paid:
            found = self._casts(rest, np.minimum(self.battle.most, life + self.hand.heals))
            order = np.empty(len(found.value), dtype=np.int64)
            for number, row in self.hand.row_of.items():
                order[row] = number
            self.paid[key] = Casts(found.value[order], found.damage[order], found.life[order], found.won[order])
        return self.paid[key]

    def ahead(self, deck: int) -> Ahead:
        """What may come of one deck if its cards are drawn one at a time."""
        if deck not in self.known:
            self.known[deck] = Ahead(self, Decks(self.hand, [deck]))
        return self.known[deck]

    @cached_property
    def every_deck(self) -> list[Ahead]:
        """The same for all decks that may be built now, by their size."""
        return [Ahead(self, decks) for decks in self.hand.every_deck]

    def _drawing(self, kind: int, options: list[int]) -> dict[int, float]:
        """As in Choices."""
        if not self.game.options.one_by_one:
            return super()._drawing(kind, options)
        full, life = self.party.full, self.now.life
        if kind == t.ASK_DECK:
            found: dict[int, float] = {}
            for ahead in self.every_deck:
                values = ahead.value(full, life, 0, BEST)[:, 0].tolist()
                found.update(zip(ahead.decks.decks, values, strict=True))
            return {option: found[number_of(option)] for option in options}
        drawn = self.now.drawn.bit_count()
        stop = float(self.casts_of(full, life).value[self.hand.row_of[self.hand.draw_number[self.now.drawn]]])
        ahead = self.ahead(self.now.deck | self.now.drawn)
        more = {o: 0.0 for o in options if verb_of(o) != t.OPT_STOP}
        for option in more:
            more[option] = float(ahead.going(full, life, drawn, BEST)[0][0, ahead.spot(self.now.drawn)])
        return {option: more.get(option, stop) for option in options}

    def _one_more(self, rest: int, life: int) -> float:
        """As in Choices."""
        drawn, ahead = self.now.drawn.bit_count(), self.ahead(self.now.deck | self.now.drawn)
        value = ahead.value(rest, life, drawn + 1, BEST)[0]
        return float(value[ahead.decks.above[ahead.decks.most - drawn][ahead.spot(self.now.drawn)]].mean())

    def casts(self, rest: int = FULL) -> Casts:
        """The best way to cast each draw after paying for it; for another rest, with the life of a retirement."""
        if rest not in self.shown:
            hand, rules = self.hand, self.game.world.constants
            paid = np.maximum(0, self.now.life - hand.sizes * rules.life_per_draw)
            if rest >= 0:
                paid = np.full(len(hand.sizes), self.battle.rested)
            self.shown[rest] = self._casts(
                self.party.full if rest < 0 else rest, np.minimum(self.battle.most, paid + hand.heals)
            )
        return self.shown[rest]

    def _casts(self, rest: int, life: Ints) -> Casts:
        """``life`` is that after synthesis, by way."""
        battle, hand = self.battle, self.hand
        assert isinstance(battle, WinChance)
        value, damage, left, won = self._dealt(rest, life)
        dry = np.nonzero((life == 0) & (not battle.late))[0]
        if len(dry):
            value[dry], damage[dry], left[dry], won[dry] = 0.0, 0, 0, False
            best = np.full(len(dry), -1.0)
            for other in battle.without(rest):
                given = [column[dry] for column in self._dealt(other, np.full(len(life), battle.rested))]
                better = given[0] > best
                best = np.where(better, given[0], best)
                for column, new in zip((value, damage, left, won), given, strict=True):
                    column[dry[better]] = new[better]
        draw = np.array([number for number, _ in hand.ways])
        order = np.lexsort((left, damage, np.round(value, 9), draw))
        last = order[np.append(np.nonzero(np.diff(draw[order]))[0], len(order) - 1)]
        return Casts(value[last], damage[last], left[last], won[last])

    def _dealt(self, rest: int, life: Ints) -> tuple[Floats, Ints, Ints, NDArray[np.bool_]]:
        """What comes of each way: value, damage, life when the attack is over, whether it wins."""
        battle = self.battle
        assert isinstance(battle, WinChance)
        damage = battle.damage[rest].copy()
        known = np.maximum(0, self.now.enemy_life - damage)
        enemy, stun = battle.left[rest, known], int(battle.party.stun[rest])
        power = np.where((damage >= stun) & (stun > 0), 0, battle.power[rest, known])
        won = enemy == 0
        struck = np.where(won, life, np.maximum(0, life - power))
        value = battle.values[rest, enemy, struck]
        return value, damage, np.where((struck > 0) | won, struck, battle.rested if rest else 0), won


def chances(
    game: Wizard,
    hand: int,
    members: tuple[Member, ...],
    foe: tuple[int, int, tuple[int, ...], bool],
    enemy_life: int,
    life: int,
    choosing: bool,
    fully: bool = True,
) -> WinChance:
    """The chances to win from a state; the foe as its number, starting life, resistances and whether it holds the castle.

    If not ``fully``, they are told only if the battle is as good as won.
    """
    memory = memory_of(game, hand, foe)
    found = memory.solved(members, choosing, enemy_life, life)
    if found is None:
        number, start, resist, castle = foe
        enemy = Foe(game.world.enemies[number], start, resist, castle)
        found = WinChance(game, hand_of(game, hand), members, enemy, enemy_life, life, choosing, memory, fully)
        if fully or found.won:
            memory.add(members, choosing, found)
    return found


@lru_cache(maxsize=KEPT)
def memory_of(game: Wizard, hand: int, foe: tuple[int, int, tuple[int, ...], bool]) -> Memory:
    """What was solved of battles with a hand against an enemy."""
    return Memory()


def forget() -> None:
    """Forget all solved battles and tables of hands, to measure how long they take."""
    memory_of.cache_clear()
    forget_battles()
