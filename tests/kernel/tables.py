"""Positions of Unstable Unicorns for tests of the kernel."""

from __future__ import annotations

from functools import cache

from cardwright.games.position import Holding, Position
from cardwright.games.registry import game_entry, make_game
from cardwright.games.unicorns.rules import Unicorns
from cardwright.kernel.events import Event
from cardwright.kernel.option import card_of, seat_of, verb_of
from cardwright.kernel.state import State


@cache
def unicorns(seats: int = 3) -> Unicorns:
    game = make_game({"game": "unicorns", "seats": seats})
    assert isinstance(game, Unicorns)
    return game


def table(
    hands: list[list[str]],
    stables: list[list[str]] | None = None,
    deck: list[str] | None = None,
    discard: list[str] | None = None,
) -> State:
    """The first action of seat 0, with a log. ``deck`` is the top of the deck, first = top."""
    game = unicorns(len(hands))
    rows = stables or [[] for _ in hands]
    seats = [Holding({"hand": hand, "stable": row}) for hand, row in zip(hands, rows, strict=True)]
    position = Position(seats, Holding({"deck": deck or [], "discard": discard or []}), "action", 0, "1")
    s = game_entry("unicorns").positions(game).build(position)
    s.advance()
    s.log = []
    return s


def find(s: State, name: str, zone: int) -> int:
    """A card of this name in the zone."""
    return next(card for card in s.zones[zone] if s.game.card_names[card] == name)


def log(s: State) -> list[Event]:
    """What has been logged."""
    assert s.log is not None
    return s.log


def options(s: State, seat: int) -> list[int]:
    """What a seat is offered."""
    question = s.question(seat)
    return [] if question is None else question.options


def take(s: State, seat: int, verb: int, name: str = "", other: int = -2) -> None:
    """Answer with the first option of that verb, card name and seat."""
    question = s.question(seat)
    assert question is not None, f"seat {seat} is not asked"
    for option in question.options:
        fits = not name or (card_of(option) >= 0 and s.game.card_names[card_of(option)] == name)
        if verb_of(option) == verb and fits and other in (-2, seat_of(option)):
            s.answer(seat, option)
            return
    raise AssertionError(f"seat {seat} is not offered {verb} {name}")
