"""What was solved of battles with one hand against one enemy, so that what comes next in a battle is known already."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from cardwright.games.wizard.solving.hand import Floats
    from cardwright.games.wizard.solving.party import Party
    from cardwright.games.wizard.solving.situation import Member
    from cardwright.games.wizard.solving.win_chance import WinChance

MOST: Final = 64
"""Parts of parties that are kept, and parties."""

STATES: Final = 2
"""Solved states kept for each party."""


class Part:
    """A part of a party, solved up to some life of the enemy and the wizard. See WinChance for what is kept."""

    def __init__(self, battle: WinChance, rest: int) -> None:
        self.top: int = battle.top
        self.cap: int = battle.cap(rest)
        self.values: Floats = battle.values[rest].copy()
        self.best: Floats = battle.rested_best[rest].copy()
        self.means: list[list[Floats]] | None = battle.means.get(rest)

    def bring(self, battle: WinChance, rest: int, larger: bool) -> bool:
        """Bring it into a battle, if it tells enough; ``larger`` says that parts with somebody more are solved after it."""
        noted = self.means is not None or not (battle.immediate and battle.game.options.one_by_one)
        if self.top < battle.top or self.cap < battle.cap(rest) or (larger and not noted):
            return False
        battle.values[rest] = self.values
        battle.rested_best[rest] = self.best[:, : battle.top]
        if self.means is not None:
            battle.means[rest] = [[mean[:, :, : battle.top] for mean in means] for means in self.means]
        return True


class Memory:
    """What is kept; parties are told by their members."""

    def __init__(self) -> None:
        self.parts: dict[tuple[tuple[Member, ...], bool], Part] = {}
        """Parts that were solved, with a free choice of whom to give up or without one."""
        self.least: dict[tuple[Member, ...], Floats] = {}
        """The chances that parties have at least; see Bounds."""
        self._solved: dict[tuple[tuple[Member, ...], bool], list[WinChance]] = {}

    def solved(self, members: tuple[Member, ...], choosing: bool, enemy_life: int, life: int) -> WinChance | None:
        """What was solved before and tells the chances from a state, too. See WinChance."""
        for one in self._solved.get((members, choosing), []):
            if one.covers(enemy_life, life):
                return one
        return None

    def add(self, members: tuple[Member, ...], choosing: bool, battle: WinChance) -> None:
        """Keep a battle that was solved from a state."""
        if len(self._solved) > MOST:
            self._solved.clear()
        known = self._solved.setdefault((members, choosing), [])
        known.insert(0, battle)
        del known[STATES:]

    def keep(self, battle: WinChance, rests: list[int]) -> None:
        """Keep parts of a battle."""
        if len(self.parts) > MOST:
            self.parts.clear()
        for rest in rests:
            self.parts[_key(battle, rest)] = Part(battle, rest)
        for rest, least in battle.bounds.least.items():
            self.least[battle.party.of(rest)] = least

    def brings(self, battle: WinChance, rest: int, larger: bool) -> bool:
        """Bring a part into a battle, if it is known; see Part."""
        part = self.parts.get(_key(battle, rest))
        return part is not None and part.bring(battle, rest, larger)

    def known(self, party: Party, top: int) -> dict[int, Floats]:
        """The chances that parts of a party have at least, up to some life of the enemy."""
        found: dict[int, Floats] = {}
        for rest in range(party.full):
            least = self.least.get(party.of(rest))
            if least is not None and len(least) > top:
                found[rest] = least[: top + 1]
        return found


def _key(battle: WinChance, rest: int) -> tuple[tuple[Member, ...], bool]:
    """Nobody chooses whom to give up of one."""
    return battle.party.of(rest), battle.free or rest.bit_count() < 2
