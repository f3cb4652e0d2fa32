"""The schedule of an arena: which bots sit together, and who sits where in each game of a deal."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Any

from cardwright.kernel.errors import BadInput

Lineup = tuple[str, ...]
"""The bots of a table, one for each seat."""


class Plan:
    """All that decides the games of an arena.

    Each deal is played by every line-up, with the same seed, in all its seatings. ``setups`` are taken in turn by deal.
    """

    def __init__(self, setups: list[dict[str, Any]], seed: str, limit: int, lineups: list[Lineup], deals: int) -> None:
        self.setups = setups
        self.seed = seed
        self.limit = limit  # answers after which a game is stalled
        self.lineups = lineups
        self.deals = deals

    @property
    def game(self) -> str:
        """The name of the game."""
        return str(self.setups[0]["game"])

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.lineups[0])

    @property
    def bots(self) -> list[str]:
        """The bots that take part."""
        return list(dict.fromkeys(bot for lineup in self.lineups for bot in lineup))

    @property
    def games(self) -> int:
        """How many games are played in all."""
        return self.deals * sum(len(seatings(lineup)) for lineup in self.lineups)

    def schedule(self) -> Iterator[tuple[int, Lineup]]:
        """Every deal of every line-up, in the order in which results are told."""
        for deal in range(self.deals):
            for lineup in self.lineups:
                yield deal, lineup

    def setup(self, deal: int) -> dict[str, Any]:
        """The setup of a deal."""
        return self.setups[deal % len(self.setups)]


def seatings(lineup: Lineup) -> list[Lineup]:
    """The bots by seat in each game of a deal: the line-up rotated, each order once."""
    turned = [lineup[turn:] + lineup[:turn] for turn in range(len(lineup))]
    return list(dict.fromkeys(turned))


def round_robin(bots: list[str], seats: int) -> list[Lineup]:
    """The line-ups of a round robin. Raises BadInput if there are too few bots.

    One seat: each bot by itself. Two: each pair. More: each bot alone at a table of each other bot.
    """
    if len(set(bots)) < len(bots):
        raise BadInput(f"--bots {','.join(bots)}: expected each bot once")
    if seats == 1:
        return [(bot,) for bot in bots]
    if len(bots) < 2:
        raise BadInput(f"--bots {','.join(bots)}: expected at least two bots, or a --lineup")
    if seats == 2:
        return list(combinations(bots, 2))
    return [(one, *[other] * (seats - 1)) for one, other in permutations(bots, 2)]


def read_lineups(texts: list[str], seats: int) -> list[Lineup]:
    """Line-ups as the command line has them: a bot for each seat, with commas. Raises BadInput."""
    found: list[Lineup] = []
    for text in texts:
        lineup = tuple(read_names(text, "--lineup"))
        if len(lineup) != seats:
            raise BadInput(f"--lineup {text}: names {len(lineup)} bots; expected {seats}, one for each seat")
        if any(set(seatings(lineup)) == set(seatings(other)) for other in found):
            raise BadInput(f"--lineup {text}: the same line-up is given twice")
        found.append(lineup)
    return found


def read_names(text: str, option: str) -> list[str]:
    """Names with commas between them. Raises BadInput if one is empty."""
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise BadInput(f"{option} “{text}”: expected names with commas between them")
    return names


def deals_for(games: int, lineups: list[Lineup]) -> int:
    """How many deals make up at least ``games`` games of each line-up. Raises BadInput."""
    if games < 1:
        raise BadInput(f"--games {games}: expected at least one")
    return -(-games // min(len(seatings(lineup)) for lineup in lineups))
