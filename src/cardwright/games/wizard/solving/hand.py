"""What a hand of magic cards can do: the sets that may be drawn, their spells, and the decks they come from."""

from __future__ import annotations

from functools import cached_property
from itertools import combinations
from math import comb
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from cardwright.games.wizard.solving.lattice import NONE, Decks, all_decks, cards_of
from cardwright.games.wizard.solving.pruned import Groups
from cardwright.games.wizard.synthesis import BITS
from cardwright.games.wizard.terms import TYPES

if TYPE_CHECKING:
    from cardwright.games.wizard.rules import Wizard

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

NOTHING = -1e9
"""The value of what is not allowed."""


def unpacked(outcomes: Ints) -> list[Ints]:
    """Outcomes of synthesis as their attacks by type, then what they heal."""
    lowest = (1 << BITS) - 1
    return [*[outcomes >> BITS * kind & lowest for kind in range(TYPES)], outcomes >> BITS * TYPES]


class Hand:
    """Tables of one hand. A *draw* is a set of drawn cards, a *way* one outcome of its synthesis.

    A draw of n cards from a deck is a uniform n-subset of it. So the worth of a deck and a number of draws is the average of
    the worths of its n-subsets, and the average over a deck is the average of the averages over the decks with one card
    less: a deck larger than the draws need is never better than the best of the smaller ones. ``actions`` are the decks that
    are not larger.
    """

    def __init__(self, game: Wizard, bits: int) -> None:
        rules = game.world.constants
        self.game: Wizard = game
        self.bits: int = bits
        cards = [1 << n for n in range(bits.bit_length()) if (bits >> n) & 1]
        most = min(rules.draw_max, len(cards) - rules.deck_leave)
        self.least: int = rules.draw_min
        self.draws: list[int] = [
            sum(chosen) for size in range(rules.draw_min, most + 1) for chosen in combinations(cards, size)
        ]
        self.draw_number: dict[int, int] = {draw: number for number, draw in enumerate(self.draws)}
        self._groups: Groups | None = None
        self._drawn_from: dict[int, list[int]] = {}
        self._all_actions: list[tuple[int, int]] = []
        found = [game.synthesis.outcomes(draw) for draw in self.draws]
        draw_order = sorted(range(len(found)), key=lambda n: -len(found[n]))
        counts = [len(found[n]) for n in draw_order]
        self.ways: list[tuple[int, int]] = []
        """Draw and outcome (see Synthesis) of every way, in layers: one way of each draw that has so many."""
        self.layers: list[int] = []  # how many draws have a first, second … way
        size = len(found)
        for rank in range(max(counts, default=0)):
            while counts[size - 1] <= rank:
                size -= 1
            self.ways += [(n, found[n][rank]) for n in draw_order[:size]]
            self.layers.append(size)
        self.row_of: dict[int, int] = {n: row for row, n in enumerate(draw_order)}
        """The row of each draw among those of the first layer."""
        bit_counts = [draw.bit_count() for draw in self.draws]
        sizes = [bit_counts[n] for n, _ in self.ways]
        outcomes = unpacked(np.array([code for _, code in self.ways], dtype=np.int64))
        self.attacks: Ints = np.stack(outcomes[:-1], axis=1)
        heals = outcomes[-1].tolist()
        self.sizes: Ints = np.array(sizes, dtype=np.int64)
        self.heals: Ints = np.array(heals, dtype=np.int64)
        kinds = sorted(set(zip(sizes, heals, strict=True)))
        self.kinds: Ints = np.array([kinds.index(kind) for kind in zip(sizes, heals, strict=True)], dtype=np.int64)
        """What a way does to the wizard's life (draws paid for, life healed), as a row of ``life_after``."""
        life = np.arange(rules.life_max + 1)
        one_by_one = game.options.one_by_one  # then all is paid for before the spells are cast
        cost = np.array([0 if one_by_one else size for size, _ in kinds]) * rules.life_per_draw
        healed = np.array([heal for _, heal in kinds])
        paid = np.maximum(0, life[None, :] - cost[:, None])
        self.life_after: Ints = np.minimum(rules.life_max, paid + healed[:, None])
        """Life after synthesis, by kind of way and life before the attack."""
        rested = min(rules.life_max, rules.retire_recover)
        self.healed: Ints = np.minimum(rules.life_max, rested + healed)
        """Life after synthesis by kind of way, if a companion was given up when the draws were paid for."""
        self.dry: list[tuple[Ints, int]] = []
        """Ways that heal nothing, by number of draws, with the most life that is all paid for them."""
        for size in range(rules.draw_min, most + 1):
            ways = np.array([n for n in range(len(sizes)) if sizes[n] == size and not heals[n]], dtype=np.int64)
            self.dry.append((ways, 0 if one_by_one else min(rules.life_max, size * rules.life_per_draw)))
        self.rows: Ints = np.full(bits + 1, NONE, dtype=np.int64)
        """The row of each draw, by its cards as bits."""
        self.rows[[self.draws[n] for n in draw_order]] = np.arange(len(draw_order))
        self.actions: list[tuple[int, int]] = [
            (sum(chosen), number)
            for number in range(rules.draw_min, most + 1)
            for chosen in combinations(cards, max(rules.deck_min, number + rules.deck_leave))
            if len(chosen) <= len(cards)
        ]
        self.actions.sort(key=lambda action: -comb(action[0].bit_count(), action[1]))
        draws = np.array([number for _, number in self.actions])
        self.action_draws: Ints = draws
        allowed = np.ones((len(self.actions), rules.life_max + 1), dtype=bool)
        if not game.options.overdraw:
            allowed = draws[:, None] <= np.maximum(rules.draw_min, life[None, :] // rules.life_per_draw)
        self.forbidden: Floats = np.where(allowed, 0.0, NOTHING)

    @property
    def groups(self) -> Groups:
        """The draws by number, for the solver that leaves decks out."""
        if self._groups is None:
            self._groups = Groups(self)
        return self._groups

    def draws_of(self, decks: list[int], number: int) -> Ints:
        """The draws that so many cards of decks of one size can be, as rows."""
        cards = cards_of(decks)
        found: Ints = self.rows[cards[:, list(combinations(range(cards.shape[1]), number))].sum(axis=2)]
        return found

    def best_of_draws(self, ways: Floats) -> Floats:
        """The best of the ways of each draw. The next to last axis is that of ways, then of draws by row."""
        found = ways[..., : self.layers[0], :]
        start = self.layers[0]
        for size in self.layers[1:]:
            part = found[..., :size, :]
            np.maximum(part, ways[..., start : start + size, :], out=part)
            start += size
        return found

    def averages(self, draws: Floats) -> Floats:
        """The average over the draws of each action. The next to last axis is that of draws by row, then of actions."""
        rows, terms, parts = self._averaged
        taken = draws.take(rows, axis=-2)
        found = taken[..., : terms[0], :]
        start = terms[0]
        for size in terms[1:]:
            part = found[..., :size, :]
            np.add(part, taken[..., start : start + size, :], out=part)
            start += size
        found *= parts
        return found

    @cached_property
    def _averaged(self) -> tuple[Ints, list[int], Floats]:
        """The first draw that may come up of every action, then the second of those that have one …; how many have a first,
        second …; the chance of each."""
        lists = [[self.row_of[self.draw_number[draw]] for draw in subsets(deck, number)] for deck, number in self.actions]
        counts = [len(drawn) for drawn in lists]
        terms = [sum([rank < count for count in counts]) for rank in range(max(counts, default=0))]
        rows = [drawn[rank] for rank, size in enumerate(terms) for drawn in lists[:size]]
        return np.array(rows, dtype=np.int64), terms, 1.0 / np.array(counts)[:, None]

    @cached_property
    def decks(self) -> list[Decks]:
        """The decks that may be best if cards are drawn one at a time: larger ones are never better, as above."""
        rules = self.game.world.constants
        return all_decks(self, list(range(rules.deck_min, max(rules.deck_min, rules.draw_max + rules.deck_leave) + 1)))

    @cached_property
    def every_deck(self) -> list[Decks]:
        """All decks, by size (R27)."""
        sizes = range(self.game.world.constants.deck_min, self.bits.bit_count() + 1)
        larger = [size for size in sizes if size > max([decks.decks[0].bit_count() for decks in self.decks])]
        return [*self.decks, *all_decks(self, larger)]

    @cached_property
    def outcomes_of_draws(self) -> Ints:
        """The ways of each draw, by row, filled up with its first one."""
        found = np.repeat(np.arange(self.layers[0])[:, None], len(self.layers), axis=1)
        start = 0
        for rank, size in enumerate(self.layers):
            found[:size, rank] = start + np.arange(size)
            start += size
        return found

    def drawn_from(self, deck: int, number: int) -> list[int]:
        """The draws, by number, that so many cards of a deck can be; all are equally likely."""
        key = deck << 8 | number
        if key not in self._drawn_from:
            self._drawn_from[key] = [self.draw_number[draw] for draw in subsets(deck, number)]
        return self._drawn_from[key]

    def all_actions(self) -> list[tuple[int, int]]:
        """Every deck with every number of draws, by deck (R27, R28)."""
        rules = self.game.world.constants
        if not self._all_actions:
            for deck in range(1, self.bits + 1):
                size = deck.bit_count()
                if deck & self.bits == deck and size >= rules.deck_min:
                    most = min(rules.draw_max, size - rules.deck_leave)
                    self._all_actions += [(deck, n) for n in range(rules.draw_min, most + 1)]
        return self._all_actions


def subsets(bits: int, size: int) -> list[int]:
    """The sets of so many of the cards."""
    cards = [1 << n for n in range(bits.bit_length()) if (bits >> n) & 1]
    return [sum(chosen) for chosen in combinations(cards, size)]
