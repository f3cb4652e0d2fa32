"""The odds of a battle as a page, worked out on request from what the player knows."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING, Final

from cardwright.games.wizard.solving.ahead import BEST
from cardwright.games.wizard.solving.odds import battle_odds, mean
from cardwright.terminal.look import DIM, STRONG, Line, Part

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardwright.games.wizard.rules import Wizard
    from cardwright.games.wizard.solving.odds import BattleOdds, Chances, DeckOdds, WayOdds
    from cardwright.kernel.knowledge import InformationSet

SHOWN: Final = 24
"""Decks that are listed, the best ones first."""

EXPLAINED: Final = (
    "Exact, for best play from here on in this battle; what it costs in life and companions is not weighed. "
    "battle: the chance to win it. now: that this attack does it.",
    "damage: of this attack, on average, and from least to most. life: left after it, on average.",
)

ONE_BY_ONE: Final = (
    "draw: so many more cards. “best”: after each card it is judged whether it is enough; the numbers beside it are what may "
    "come of that."
)

ORDERED: Final = "Whenever a companion must be given up later on, it is taken to be the one with the least support and skills."


def odds_lines(info: InformationSet, game: Wizard, named: Callable[[int], str], width: int) -> list[Line]:
    """The page; ``named`` says an option in words. Raises BadInput."""
    odds = battle_odds(info)
    head: list[Line] = [[Part("The chance to win this battle: "), Part(percent(odds.win_battle), STRONG)], [Part("")]]
    if odds.decks:
        head += _decks(odds, game, width)
    elif odds.ways:
        head += _ways(odds.ways, game, width)
    else:
        for option, chance in sorted(odds.options.items(), key=lambda pair: -pair[1]):
            head.append([Part(f"  {percent(chance):>7}  ", STRONG), Part(named(option))])
    explained = [*EXPLAINED]
    if any(row.draws == BEST for row in odds.decks):
        explained.append(ONE_BY_ONE)
    if not odds.free:
        explained.append(ORDERED)
    return [*head, [Part("")], *[[Part(line, DIM)] for text in explained for line in textwrap.wrap(text, width)]]


def percent(chance: float) -> str:
    """A chance in percent; never rounded to certain or impossible."""
    if 0 < chance < 0.001:
        return "<0.1 %"
    if 0.999 < chance < 1 - 1e-12:
        return ">99.9 %"
    return f"{100 * chance:.1f} %"


def _decks(odds: BattleOdds, game: Wizard, width: int) -> list[Line]:
    rows = sorted(
        odds.decks, key=lambda row: (-round(row.win_battle, 4), row.draws != BEST, -row.win_attack, -mean(row.damage))
    )
    everything = 0
    for row in rows:
        everything |= row.deck
    names = [_names(row.deck, everything, game) for row in rows[:SHOWN]]
    wide = max(4, min(width - 41, max([len(name) for name in names])))
    lines: list[Line] = [[Part(f"{'deck':<{wide}} draw  battle     now     damage    life", STRONG)]]
    for row, name in zip(rows, names, strict=False):
        lines.append(_deck(row, name, wide))
    if len(rows) > SHOWN:
        lines.append([Part(f"and {len(rows) - SHOWN} more", DIM)])
    return lines


def _deck(row: DeckOdds, name: str, wide: int) -> Line:
    if len(name) > wide:
        name = f"{name[: wide - 1]}…"
    return [
        Part(f"{name:<{wide}} {'best' if row.draws == BEST else row.draws:>4} "),
        Part(f"{percent(row.win_battle):>7}", STRONG),
        Part(f" {percent(row.win_attack):>7} {_spread(row.damage):>10}  {mean(row.life):>6.1f}"),
    ]


def _spread(chances: Chances) -> str:
    """An average with the least and the most."""
    least, most = chances[0][0], chances[-1][0]
    return f"{mean(chances):.1f}" if least == most else f"{mean(chances):.1f} {least}–{most}"


def _names(deck: int, everything: int, game: Wizard) -> str:
    """A deck in few words, by what is in it or by what is left out."""
    rest = everything & ~deck
    if not rest:
        return f"all {deck.bit_count()}"
    if rest.bit_count() < 3 < deck.bit_count():
        return f"all but {_listed(rest, game)}"
    return _listed(deck, game)


def _listed(bits: int, game: Wizard) -> str:
    return " ".join([card.name for number, card in enumerate(game.world.magic) if (bits >> number) & 1])


def _ways(ways: list[WayOdds], game: Wizard, width: int) -> list[Line]:
    names = [" + ".join([game.world.spells[n].name for n in way.spells]) or "nothing" for way in ways]
    wide = max(6, min(width - 28, max([len(name) for name in names])))
    lines: list[Line] = [[Part(f"{'spells':<{wide}}  battle  damage  life", STRONG)]]
    rows = sorted(zip(ways, names, strict=True), key=lambda pair: (-round(pair[0].win_battle, 9), -pair[0].life))
    for way, name in rows:
        wins = "  wins it now" if way.win_attack else ""
        lines.append(
            [
                Part(f"{name[:wide]:<{wide}} "),
                Part(f"{percent(way.win_battle):>7}", STRONG),
                Part(f"  {way.damage:>6}  {way.life:>4}"),
                Part(wins, DIM),
            ]
        )
    return lines
