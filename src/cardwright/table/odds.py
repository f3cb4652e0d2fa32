"""The odds of a game as the page shows them, made from what the seat knows. Runs in a worker process."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from cardwright.games.wizard.solving.odds import battle_odds, map_odds, mean

if TYPE_CHECKING:
    from cardwright.games.wizard.solving.odds import BattleOdds, Chances
    from cardwright.kernel.knowledge import InformationSet

ROWS: Final = 12
"""Rows that are told, the best first."""


class Spread(Struct):
    """A number that is left to chance: its average, the least and the most it can be."""

    average: float
    least: int
    most: int


class OddsRow(Struct, omit_defaults=True):
    """What one choice brings. A choice is an option by its place in the list, or a deck (faces of magic) with draws."""

    battle: float  # the chance to win the battle, everything after it played as well as can be
    option: int = -1
    cards: list[int] = []
    draws: int = -1  # if cards are drawn one at a time: so many more, -1 = judged after each card
    attack: float = -1  # the chance that this attack wins it
    damage: Spread | None = None
    life: Spread | None = None


class Unseen(Struct):
    """Enemies of a colour that were not seen yet, and the places where they may wait."""

    colour: str
    slots: int
    names: list[str]


class OddsView(Struct):
    """The odds at a question. Outside of battles only what lies unseen."""

    battle: float  # the chance to win the battle from here, -1 = none is fought
    rows: list[OddsRow]
    unseen: list[Unseen]
    abilities: list[str]


def odds_view(info: InformationSet) -> OddsView:
    """The odds for the seat that is asked. Raises BadInput for a game without odds."""
    lies = map_odds(info)
    unseen = [Unseen(colour, lies.slots[colour], names) for colour, names in lies.enemies.items() if names]
    if info.view.numbers["slot"] < 0 or info.question is None:
        return OddsView(-1.0, [], unseen, lies.abilities)
    odds = battle_odds(info)
    rows = sorted(_rows(odds, info.options), key=_worth)[:ROWS]
    return OddsView(odds.win_battle, rows, unseen, lies.abilities)


def _rows(odds: BattleOdds, options: list[int]) -> list[OddsRow]:
    if odds.decks:
        return [
            OddsRow(row.win_battle, -1, _faces(row.deck), row.draws, row.win_attack, _spread(row.damage), _spread(row.life))
            for row in odds.decks
        ]
    if odds.ways:
        return [
            OddsRow(way.win_battle, options.index(way.option), attack=float(way.win_attack),
                    damage=_spread([(way.damage, 1.0)]), life=_spread([(way.life, 1.0)]))
            for way in odds.ways
        ]  # fmt: skip
    return [OddsRow(chance, options.index(option)) for option, chance in odds.options.items()]


def _worth(row: OddsRow) -> tuple[float, float, float]:
    """The best first: by battle, then by this attack, then by the life that is left."""
    return -round(row.battle, 6), -row.attack, -row.life.average if row.life is not None else 0.0


def _spread(chances: Chances) -> Spread:
    return Spread(mean(chances), chances[0][0], chances[-1][0])


def _faces(deck: int) -> list[int]:
    return [face for face in range(deck.bit_length()) if (deck >> face) & 1]
