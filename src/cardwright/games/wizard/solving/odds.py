"""The odds panel of a battle: exact chances, from what the player knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from cardwright.games.wizard import terms as t
from cardwright.games.wizard.solving.choosing import Choices
from cardwright.games.wizard.solving.hand import subsets
from cardwright.games.wizard.solving.routes import Place, places
from cardwright.games.wizard.solving.situation import Situation, situation
from cardwright.kernel.errors import BadInput
from cardwright.kernel.option import number_of

if TYPE_CHECKING:
    from cardwright.games.wizard.solving.choosing import Outcome
    from cardwright.kernel.knowledge import InformationSet

Chances = list[tuple[int, float]]
"""Numbers with their chances, the smallest first; the chances add up to 1."""


class DeckOdds:
    """What one deck with one number of draws brings, if the drawn cards are then cast in the way that wins most battles."""

    def __init__(self, deck: int, draws: int, win_battle: float) -> None:
        self.deck: int = deck
        """The cards, as bits by their order in the data."""
        self.draws: int = draws
        self.damage: Chances = []
        """The damage of this attack by magic and support, not cut off at the enemy's life; skills come on top."""
        self.life: Chances = []
        """Life when the attack is over: after the strike, after a companion was given up (which is life again) and before the
        reward of a victory. 0 means that the game is lost."""
        self.win_attack: float = 0.0
        """The chance that this attack defeats the enemy."""
        self.win_battle: float = win_battle
        """The chance to win the battle if everything after this is played as well as can be."""


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
        """When the deck is chosen: every deck with every number of draws. When the draws are named: the deck that was built.
        Empty if cards are drawn one at a time (A3) and at other questions."""
        self.ways: list[WayOdds] = []
        """When spells are made: every way."""

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
        raise BadInput("there are odds only in a battle with an open question")
    rests = 1 << len(now.party)
    choices = Choices(now, np.ones((rests, now.game.world.constants.life_max + 1)))
    found = BattleOdds()
    found.options = choices.options()
    found.win_battle = max(found.options.values())
    kind = now.question.kind
    if kind == t.ASK_SPELLS:
        ways = now.game.synthesis.ways(now.drawn)
        for option, way in zip(now.question.options, ways, strict=True):
            found.ways.append(WayOdds(option, way.spells, choices.cast(way)))
    elif kind in (t.ASK_DECK, t.ASK_DRAW) and not now.game.options.one_by_one:
        found.decks = _decks(now, choices, kind)
    return found


def _decks(now: Situation, choices: Choices, kind: int) -> list[DeckOdds]:
    rules = now.game.world.constants
    assert now.question is not None
    if kind == t.ASK_DECK:
        actions = [action for action in choices.hand.all_actions() if choices.may_draw(action[1])]
    else:
        actions = [(now.deck, number_of(option)) for option in now.question.options]
    values = choices.action_values(actions)
    outcomes: dict[int, Outcome] = {}
    found: list[DeckOdds] = []
    for (deck, number), value in zip(actions, values, strict=True):
        row = DeckOdds(deck, number, value)
        paid = max(0, now.life - number * rules.life_per_draw)
        rest = choices.party.full
        if not paid and choices.battle.immediate:
            rest, paid = choices.paid_all(deck, number)[1], choices.battle.rested
            if rest < 0:
                row.damage, row.life = [(0, 1.0)], [(0, 1.0)]
                found.append(row)
                continue
        damage: dict[int, int] = {}
        life: dict[int, int] = {}
        wins = 0
        drawn = subsets(deck, number)
        for draw in drawn:
            key = draw << 16 | rest
            if key not in outcomes:
                outcomes[key] = choices.best_cast(draw, rest, paid)
            outcome = outcomes[key]
            damage[outcome.damage] = damage.get(outcome.damage, 0) + 1
            life[outcome.life] = life.get(outcome.life, 0) + 1
            wins += outcome.won
        row.damage = [(dealt, count / len(drawn)) for dealt, count in sorted(damage.items())]
        row.life = [(left, count / len(drawn)) for left, count in sorted(life.items())]
        row.win_attack = wins / len(drawn)
        found.append(row)
    return found
