"""The end of every event's life: applied, logged, triggers found.

Nothing outside this module writes zones, counters or knowledge. What may still change an event before it is applied
(prevention, replacement) stands in ``replacement.py``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.kernel import chance

if TYPE_CHECKING:
    from cardwright.kernel.state import Frame, State

MOVE: Final = 0
SHUFFLE: Final = 1
LOOK: Final = 2
NOTE: Final = 3

EVERYBODY: Final = 0xFFFF


class Event:
    """A record of something that happened. ``knowers`` are the seats that may be told which card it was (bit mask)."""

    def __init__(self, kind: int, verb: int, card: int, seat: int, origin: int, target: int, number: int, knowers: int) -> None:
        self.kind: int = kind
        self.verb: int = verb  # the game's word for it
        self.card: int = card
        self.seat: int = seat  # who did it, -1 = the rules
        self.origin: int = origin  # zones, -1 = none
        self.target: int = target
        self.number: int = number
        self.knowers: int = knowers


def move(s: State, card: int, target: int, verb: int, seat: int, number: int = 0) -> None:
    """Move a card to the top of a zone; everybody who may see it there has then seen it.

    ``number`` goes into the log, with a meaning of the game's own.
    """
    game = s.game
    zones = s.zones
    origin = s.where[card]
    zone = zones[origin]
    if zone[-1] == card:
        rest = zone[:-1]
    else:
        rest = tuple([other for other in zone if other != card])
    zones[origin] = rest
    zones[target] += (card,)
    s.where[card] = target
    knowers = EVERYBODY
    came_public = game.zone_public[origin]
    if not came_public:
        owner = game.zone_owner[origin]
        old = 0
        if s.seen and card in s.seen:
            old = s.seen[card]
            del s.seen[card]
        if owner >= 0:
            old |= 1 << owner
        if game.zone_public[target]:
            if owner >= 0 and s.seen:
                _forget_twin(s, card, rest, old)
        else:
            if old:
                s.seen[card] = old
            owner = game.zone_owner[target]
            knowers = old | 1 << owner if owner >= 0 else old
    elif not game.zone_public[target]:
        s.seen[card] = EVERYBODY
    log = s.log
    if log is not None:
        log.append(Event(MOVE, verb, card, seat, origin, target, number, knowers))
    game.moved(s, card, origin, target, verb)


def tuck(s: State, card: int, target: int, verb: int, seat: int, number: int = 0) -> None:
    """Move a card to the bottom of a zone (see :func:`move`)."""
    move(s, card, target, verb, seat, number)
    s.zones[target] = (card, *s.zones[target][:-1])


def place(s: State, zone: int, cards: list[int]) -> None:
    """Lay cards out at the start of a game: no event, nothing triggers, nobody has seen more than the zone shows."""
    lay_out(s, [(zone, cards)])


def lay_out(s: State, piles: list[tuple[int, list[int]]]) -> None:
    """Lay several piles out at once, each of different cards (see :func:`place`); a pile is a zone and its cards."""
    zones, where = s.zones, s.where
    moving: set[int] = set()
    origins: set[int] = set()
    for _, cards in piles:
        for card in cards:
            moving.add(card)
            origins.add(where[card])
    for origin in origins:
        zones[origin] = tuple([card for card in zones[origin] if card not in moving])
    for zone, cards in piles:
        zones[zone] += tuple(cards)
        for card in cards:
            where[card] = zone


def deal(s: State, origin: int, target: int, number: int) -> None:
    """Deal the top cards of a zone at the start of a game: no event, nothing triggers."""
    cards = s.zones[origin][-number:]
    s.zones[origin] = s.zones[origin][: -len(cards)] if cards else ()
    s.zones[target] += cards
    for card in cards:
        s.where[card] = target


def _forget_twin(s: State, card: int, hand: tuple[int, ...], seen: int) -> None:
    """A card left a hand for all to see: who had seen a like card in that hand cannot tell which of the two it was."""
    faces = s.game.face
    face = faces[card]
    for other in hand:
        if faces[other] == face:
            known = s.seen.get(other, 0)
            if known & ~seen:
                s.seen[other] = known & seen
                seen |= known


def shuffle(s: State, zone: int, verb: int) -> None:
    """Shuffle a zone; nobody knows its cards afterwards."""
    cards = tuple(chance.shuffled(s, s.zones[zone]))
    s.zones[zone] = cards
    if s.seen:
        for card in cards:
            if card in s.seen:
                del s.seen[card]
    log = s.log
    if log is not None:
        log.append(Event(SHUFFLE, verb, -1, -1, zone, zone, 0, 0))


def shuffle_under(s: State, origin: int, target: int, verb: int) -> None:
    """Shuffle the cards of one zone and put them under those of another, a hidden one; nobody knows them afterwards.

    This is one event: no card's way is told of, and nothing triggers.
    """
    cards = tuple(chance.shuffled(s, s.zones[origin]))
    s.zones[origin] = ()
    s.zones[target] = cards + s.zones[target]
    for card in cards:
        s.where[card] = target
        if card in s.seen:
            del s.seen[card]
    log = s.log
    if log is not None:
        log.append(Event(SHUFFLE, verb, -1, -1, origin, target, 0, 0))


def reorder(s: State, zone: int, cards: tuple[int, ...], verb: int, seat: int) -> None:
    """Put the same cards of a zone into another order (last = top)."""
    s.zones[zone] = cards
    note(s, verb, seat)


def show(s: State, card: int, seats: int, verb: int, seat: int) -> None:
    """Show a hidden card to the seats of a bit mask; it stays where it is."""
    s.seen[card] = s.seen.get(card, 0) | seats
    log = s.log
    if log is not None:
        log.append(Event(LOOK, verb, card, seat, s.where[card], s.where[card], 0, seats))


def show_zone(s: State, zone: int, seats: int, verb: int, seat: int) -> None:
    """Show all cards of a hidden zone to the seats of a bit mask; everybody is told that they look."""
    seen = s.seen
    for card in s.zones[zone]:
        seen[card] = seen.get(card, 0) | seats
    log = s.log
    if log is not None:
        log.append(Event(LOOK, verb, -1, seat, zone, zone, 0, EVERYBODY))


def mix(s: State, cards: tuple[int, ...], keepers: int) -> None:
    """Nobody but the seats of ``keepers`` can tell any more which of these hidden cards lies where.

    They may have changed places, or one of them is about to leave, unseen. Owners of the zones know their cards as ever.
    """
    seen = s.seen
    if seen:
        for card in cards:
            if card in seen:
                known = seen[card] & keepers
                if known:
                    seen[card] = known
                else:
                    del seen[card]


def trigger(s: State, frame: Frame) -> None:
    """A text has been triggered: it waits until the game's policy takes it up."""
    s.waiting += (frame,)


def count(s: State, index: int, value: int) -> None:
    """Set one of the game's counters."""
    s.counters[index] = value


def count_all(s: State, first: int, values: list[int]) -> None:
    """Set several of the game's counters, from ``first`` on."""
    s.counters[first : first + len(values)] = values


def finish(s: State, winners: int, verb: int) -> None:
    """End the game; ``winners`` is a bit mask of seats."""
    s.result = winners
    note(s, verb, -1, -1, winners)


def note(s: State, verb: int, seat: int, card: int = -1, number: int = 0) -> None:
    """Log something public that moves nothing (a turn begins, an effect is used)."""
    log = s.log
    if log is not None:
        log.append(Event(NOTE, verb, card, seat, -1, -1, number, EVERYBODY))
