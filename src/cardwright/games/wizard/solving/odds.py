"""The odds panel of a battle: exact chances, from what the player knows."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import numpy as np

from cardwright.games.told import tell
from cardwright.games.wizard import terms as t
from cardwright.games.wizard.solving.ahead import ALIKE, BEST
from cardwright.games.wizard.solving.prospects import FULL, NOBODY, Prospects
from cardwright.games.wizard.solving.routes import Place, places
from cardwright.games.wizard.solving.situation import Situation, situation
from cardwright.kernel.errors import BadInput
from cardwright.kernel.option import number_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardwright.games.wizard.solving.ahead import Ahead, Leaf
    from cardwright.games.wizard.solving.choosing import Outcome
    from cardwright.kernel.knowledge import InformationSet

Part = tuple[list[float], list[int], list[int]]
"""Draws: their chances, their damage, and life after them."""

Chances = list[tuple[int, float]]
"""Numbers with their chances, the smallest first; the chances add up to 1."""


class DeckOdds:
    """What one deck with one number of draws brings, if the drawn cards are then cast in the way that wins most battles."""

    def __init__(
        self, deck: int, draws: int, win_battle: float, wins: float, lost: float, parts: Callable[[], list[Part]]
    ) -> None:
        """``parts`` lists the draws that may come up; with a chance of ``lost`` the game is lost before any."""
        self.deck: int = deck
        """The cards, as bits by their order in the data."""
        self.draws: int = draws
        """If cards are drawn one at a time, how many more; ``BEST``: after each card it is judged whether it is enough."""
        self.win_attack: float = wins
        """The chance that this attack defeats the enemy."""
        self.win_battle: float = win_battle
        """The chance to win the battle if everything after this is played as well as can be."""
        self._lost: float = lost
        self._parts: Callable[[], list[Part]] = parts

    @property
    def damage(self) -> Chances:
        """The damage of this attack by magic and support, not cut off at the enemy's life; skills come on top."""
        return self._chances([(shares, damage) for shares, damage, _ in self._parts()])

    @property
    def life(self) -> Chances:
        """Life when the attack is over: after the strike, after a companion was given up (which is life again) and before the
        reward of a victory. 0 means that the game is lost."""
        return self._chances([(shares, life) for shares, _, life in self._parts()])

    def _chances(self, parts: list[tuple[list[float], list[int]]]) -> Chances:
        found: dict[int, float] = {0: self._lost} if self._lost else {}
        for shares, numbers in parts:
            for share, number in zip(shares, numbers, strict=True):
                found[number] = found.get(number, 0.0) + share
        return sorted(found.items())


class WayOdds:
    """What one way to cast the drawn cards brings; nothing is left to chance until the next attack."""

    def __init__(self, option: int, spells: list[int], outcome: Outcome) -> None:
        self.option: int = option
        self.spells: list[int] = spells
        """Spells by number."""
        self.damage: int = outcome.damage
        self.life: int = outcome.life
        """As in DeckOdds."""
        self.win_attack: bool = outcome.won
        self.win_battle: float = outcome.value


class BattleOdds:
    """The panel at one question of a battle."""

    def __init__(self) -> None:
        self.win_battle: float = 0.0
        """The chance to win this battle from here, played as well as can be."""
        self.options: dict[int, float] = {}
        """The chance to win the battle after each option of the open question."""
        self.decks: list[DeckOdds] = []
        """When the deck is chosen: every deck with every number of draws. When draws are named, or cards are drawn one at a
        time (A3): the deck that was built. Empty at other questions."""
        self.ways: list[WayOdds] = []
        """When spells are made: every way."""
        self.free: bool = True
        """Whether later choices of companions to give up are free. In battles that would take too long to solve it is always
        the one with the least support and skills that leaves: the chances are exact for that, and at most a little low."""

    def best(self) -> DeckOdds | None:
        """The deck and number of draws that win most battles; of equal ones the one with most life on average."""
        return max(self.decks, key=lambda row: (round(row.win_battle, 9), mean(row.life)), default=None)


class MapOdds:
    """The panel on the map: where the wizard can get to, and what lies unseen."""

    def __init__(self, now: Situation) -> None:
        game = now.game
        self.places: list[Place] = places(now)
        """The best way to every hex that can be reached without another battle."""
        self.enemies: dict[str, list[str]] = {
            colour: [game.world.enemies[number].name for number in unseen] for colour, unseen in now.enemies.items()
        }
        """By colour, the enemies not seen yet. Each is equally likely at every slot of its colour; some are out of the game."""
        self.slots: dict[str, int] = {
            colour: sum([slot.colour == colour and not (now.beaten >> n) & 1 for n, slot in enumerate(game.world.slots)])
            for colour in now.enemies
        }
        """By colour, how many slots are left. The enemy of a running battle is seen, its slot is left."""
        self.abilities: list[str] = [game.card_names[card] for card in now.abilities]
        """The abilities not seen yet; each is equally likely at every slot that is left."""


def map_odds(info: InformationSet) -> MapOdds:
    """The odds on the map; known at any moment of the game. Raises BadInput for another game."""
    return MapOdds(situation(info))


def mean(chances: Chances) -> float:
    """The average of the numbers."""
    return sum([number * chance for number, chance in chances])


def battle_odds(info: InformationSet) -> BattleOdds:
    """The odds at the open question of a battle. Raises BadInput if none is being fought or nothing is asked."""
    return odds_of(situation(info))


def odds_of(now: Situation) -> BattleOdds:
    """See :func:`battle_odds`."""
    if now.slot < 0 or now.question is None:
        raise BadInput(tell("odds-battle", "there are odds only in a battle with an open question"))
    choices = Prospects(now)
    found = BattleOdds()
    found.options = choices.options()
    found.win_battle = max(found.options.values())
    found.free = choices.free()
    kind = now.question.kind
    if kind == t.ASK_SPELLS:
        ways = now.game.synthesis.ways(now.drawn)
        for option, way in zip(now.question.options, ways, strict=True):
            found.ways.append(WayOdds(option, way.spells, choices.cast(way)))
    elif kind in (t.ASK_DECK, t.ASK_DRAW):
        one_by_one = now.game.options.one_by_one
        found.decks = _plans(now, choices, kind) if one_by_one else _decks(now, choices, kind)
    return found


def _decks(now: Situation, choices: Prospects, kind: int) -> list[DeckOdds]:
    """Draws that are named in advance."""
    assert now.question is not None
    if kind == t.ASK_DECK:
        actions = [action for action in choices.hand.all_actions() if choices.may_draw(action[1])]
    else:
        actions = [(now.deck, number_of(option)) for option in now.question.options]
    found: list[DeckOdds] = []
    lists: dict[int, tuple[list[int], list[int], list[bool]]] = {}
    for (deck, number), value in zip(actions, choices.action_values(actions), strict=True):
        rest = choices.paid_all(deck, number)[1] if choices.dries(number) else FULL
        if rest == NOBODY:
            found.append(DeckOdds(deck, number, value, 0.0, 1.0, list))
            continue
        if rest not in lists:
            casts = choices.casts(rest)
            lists[rest] = (casts.damage.tolist(), casts.life.tolist(), casts.won.tolist())
        damage, life, won = lists[rest]
        drawn = choices.hand.drawn_from(deck, number)
        wins = sum([won[draw] for draw in drawn]) / len(drawn)
        found.append(DeckOdds(deck, number, value, wins, 0.0, partial(_alike, drawn, damage, life)))
    return found


def _plans(now: Situation, choices: Prospects, kind: int) -> list[DeckOdds]:
    """Cards that are drawn one at a time: so many more, or judged after each."""
    drawn = now.drawn.bit_count()
    found: list[DeckOdds] = []
    for ahead in choices.every_deck if kind == t.ASK_DECK else [choices.ahead(now.deck | now.drawn)]:
        spot = 0 if kind == t.ASK_DECK else ahead.spot(now.drawn)
        for plan in [BEST, *range(max(drawn, choices.game.world.constants.draw_min), ahead.decks.most + 1)]:
            found += _planned(choices, ahead, spot, drawn, plan)
    return found


def _planned(choices: Prospects, ahead: Ahead, spot: int, drawn: int, plan: int) -> list[DeckOdds]:
    """One plan, for all decks of a size."""
    rest, life = choices.party.full, choices.now.life
    values = ahead.value(rest, life, drawn, plan)
    if values[0, spot] < 0:  # not allowed
        return []
    reach = np.zeros(values.shape)
    reach[:, spot] = 1.0
    leaves = ahead.leaves(rest, life, drawn, plan, reach)
    wins = sum([leaf.shares @ leaf.casts.won for leaf in leaves], np.zeros(len(values)))
    lost = 1.0 - sum([leaf.shares.sum(axis=1) for leaf in leaves], np.zeros(len(values)))
    more = plan if plan == BEST else plan - drawn
    columns = zip(ahead.decks.decks, values[:, spot].tolist(), wins.tolist(), lost.tolist(), strict=True)
    return [
        DeckOdds(deck, more, value, won, gone if gone > ALIKE else 0.0, partial(_parts, leaves, place))
        for place, (deck, value, won, gone) in enumerate(columns)
    ]


def _alike(drawn: list[int], damage: list[int], life: list[int]) -> list[Part]:
    """Draws that are all equally likely."""
    return [([1.0 / len(drawn)] * len(drawn), [damage[draw] for draw in drawn], [life[draw] for draw in drawn])]


def _parts(leaves: list[Leaf], place: int) -> list[Part]:
    """The draws that may come up of one deck."""
    found: list[Part] = []
    for leaf in leaves:
        there = leaf.shares[place].nonzero()[0]
        found.append((leaf.shares[place][there].tolist(), leaf.casts.damage[there].tolist(), leaf.casts.life[there].tolist()))
    return found
