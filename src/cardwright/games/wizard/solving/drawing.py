"""Cards drawn one at a time (A3): after each the player may stop or pay for one more."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from cardwright.games.wizard.solving.hand import NOTHING, subsets

if TYPE_CHECKING:
    from cardwright.games.wizard.solving.battle_value import BattleValue
    from cardwright.games.wizard.solving.hand import Floats


def one_by_one(battle: BattleValue, draws: Floats) -> Floats:
    """The value of each deck that may be the best one, by rest and life; ``draws`` is what casting each draw is worth."""
    rules = battle.game.world.constants
    sizes = range(rules.deck_min, max(rules.deck_min, rules.draw_max + rules.deck_leave) + 1)
    decks = [deck for size in sizes for deck in subsets(battle.hand.bits, size)]
    return np.stack([going_on(battle, draws, deck)[0] for deck in decks], axis=1)


def going_on(battle: BattleValue, draws: Floats, deck: int) -> dict[int, Floats]:
    """The value of having drawn each set of cards of a deck, by rest and life."""
    rules, hand = battle.game.world.constants, battle.hand
    life = np.arange(battle.most + 1)
    paid = np.maximum(0, life - rules.life_per_draw)
    most = min(rules.draw_max, deck.bit_count() - rules.deck_leave)
    found: dict[int, Floats] = {}
    for size in range(most, -1, -1):
        for drawn in subsets(deck, size):
            value = draws[:, hand.row_of[hand.draw_number[drawn]]] if size >= rules.draw_min else None
            if size < most:
                rest = [1 << n for n in range(deck.bit_length()) if (deck & ~drawn) >> n & 1]
                mean: Floats = np.mean([found[drawn | card] for card in rest], axis=0)
                more = drawing(battle, mean)[:, paid]
                if not battle.game.options.overdraw and size >= rules.draw_min:
                    more = np.where(life >= rules.life_per_draw, more, NOTHING)
                value = more if value is None else np.maximum(value, more)
            assert value is not None
            found[drawn] = value
    return found


def drawing(battle: BattleValue, mean: Floats) -> Floats:
    """What a paid draw is worth, by rest and life left, from its average: without life somebody may have to go first."""
    if not battle.immediate:
        return mean
    found = mean.copy()
    rested = np.zeros(len(mean) + 1)
    rested[:-1] = mean[:, battle.rested]
    found[:, 0] = battle.best_of_others(rested)
    return found
