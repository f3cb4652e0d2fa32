"""Who may know what. Views, information sets, logs and adapters all ask this module.

A view is built up from what is allowed; nothing is cut out of a full state. ``SPECTATOR`` (-1) sees what everybody sees.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.kernel._derived import clone_state
from cardwright.kernel.errors import Defect
from cardwright.kernel.events import EVERYBODY
from cardwright.kernel.state import RUNNING, Decision, Frame, State

if TYPE_CHECKING:
    import random

    from cardwright.kernel.events import Event
    from cardwright.kernel.game import Game

SPECTATOR: Final = -1
HIDDEN: Final = -1
"""Stands in a view for a card that the viewer may not know."""

DEALS: Final = 1000
"""Deals tried for a sample: all but very few agree at once with who is asked."""


def may_know(s: State, viewer: int, card: int) -> bool:
    """Whether the viewer may know which card lies where ``card`` lies."""
    zone = s.where[card]
    game = s.game
    seen = s.seen.get(card, 0)
    if game.zone_public[zone] or seen == EVERYBODY or game.open_zone(s, zone):
        return True
    return viewer >= 0 and (game.zone_owner[zone] == viewer or (seen >> viewer) & 1 == 1)


def zone_view(s: State, viewer: int, zone: int) -> list[int]:
    """The cards of a zone as the viewer knows them: card numbers, HIDDEN for the others.

    Hidden cards of an unordered zone stand at the end, so that places tell nothing.
    """
    game = s.game
    cards = s.zones[zone]
    mine = viewer >= 0 and game.zone_owner[zone] == viewer
    if game.zone_public[zone] or mine or (cards and game.open_zone(s, zone)):  # may_know holds for each card
        return list(cards) if game.zone_public[zone] or mine or game.zone_ordered[zone] else sorted(cards)
    known = [card for card in s.seen if s.where[card] == zone and may_know(s, viewer, card)]
    if not game.zone_ordered[zone]:
        known.sort()
        return known + [HIDDEN] * (len(cards) - len(known))
    shown = [HIDDEN] * len(cards)
    for card in known:
        shown[cards.index(card)] = card
    return shown


def event_card(event: Event, viewer: int) -> int:
    """The card of an event if the viewer may be told, else HIDDEN."""
    if event.card < 0:
        return HIDDEN
    knows = event.knowers == EVERYBODY or (viewer >= 0 and (event.knowers >> viewer) & 1 == 1)
    return event.card if knows else HIDDEN


class Alike:
    """What all viewers of a state see alike. Made once, it serves the views of all of them."""

    def __init__(self, s: State) -> None:
        game = s.game
        seen = {s.where[card] for card in s.seen}  # zones of which some seat has seen a card
        self.zones: list[list[int]] = []
        self.owned: list[int] = []  # zones that their owners see, and the others do not
        self.mixed: list[int] = []  # zones that are seen otherwise by each
        for zone, cards in enumerate(s.zones):
            if game.zone_public[zone] or not cards:
                self.zones.append(list(cards))
                continue
            self.zones.append([HIDDEN] * len(cards))
            if zone in seen or game.open_zone(s, zone):
                self.mixed.append(zone)
            elif game.zone_owner[zone] >= 0:
                self.owned.append(zone)
        self.numbers: dict[str, int] = game.public_numbers(s)
        self.asked: list[int] = [seat for seat in range(game.seats) if (s.asked >> seat) & 1]


class View:
    """Everything one viewer may know about a state, and nothing else. What it holds is not to be changed."""

    def __init__(self, s: State, viewer: int, alike: Alike | None = None) -> None:
        """``alike`` is what all viewers see of this very state, if it is at hand."""
        if alike is None:
            alike = Alike(s)
        self.viewer: int = viewer
        self.zones: list[list[int]] = alike.zones[:]
        for zone in alike.mixed:
            self.zones[zone] = zone_view(s, viewer, zone)
        if viewer >= 0:
            for zone in alike.owned:
                if s.game.zone_owner[zone] == viewer:
                    self.zones[zone] = zone_view(s, viewer, zone)
        self.numbers: dict[str, int] = alike.numbers
        self.question: Decision | None = s.question(viewer)
        self.asked: list[int] = alike.asked
        self.batch: int = s.batch
        self.result: int = s.result
        self.over: bool = s.result != RUNNING

    def data(self) -> dict[str, object]:
        """The view as plain data (also its identity: two equal views give equal data)."""
        question = self.question
        return {
            "viewer": self.viewer,
            "zones": self.zones,
            "numbers": self.numbers,
            "question": None if question is None else [question.kind, question.source, question.batch, *question.options],
            "asked": self.asked,
            "batch": self.batch,
            "result": self.result,
        }


class InformationSet:
    """What one seat knows: its view, its options, and samples of full states that agree with it.

    This is all that a bot is ever handed.
    """

    def __init__(self, s: State, seat: int) -> None:
        self._state: State = s
        self.seat: int = seat

    @property
    def view(self) -> View:
        """What the seat may know now."""
        return View(self._state, self.seat)

    @property
    def question(self) -> Decision | None:
        """The seat's open question."""
        return self._state.question(self.seat)

    @property
    def options(self) -> list[int]:
        """The legal options of the open question, empty if there is none."""
        question = self.question
        return [] if question is None else question.options[:]

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self._state.game

    @property
    def progress(self) -> tuple[int, int]:
        """How far things are, as far as everybody knows (see :meth:`Game.progress`)."""
        return self._state.game.progress(self._state)

    def sample(self, rng: random.Random) -> State:
        """A full state that the seat cannot tell from the real one: every hidden card is dealt anew.

        Uses ``rng`` for the deal and for the future chance of the sample; the real state is not touched.
        """
        return sample(self._state, self.seat, rng)


def sample(s: State, viewer: int, rng: random.Random) -> State:
    """See :meth:`InformationSet.sample`."""
    for _ in range(DEALS):
        new = _deal_anew(s, viewer, rng)
        if _asks_alike(s, new, viewer):
            return new
    raise Defect(f"no deal of the hidden cards was found that agrees with what seat {viewer} knows")


def _asks_alike(s: State, new: State, viewer: int) -> bool:
    """Whether a sample asks whom the real state asks: being asked tells everybody something about the hidden cards."""
    if s.result != new.result or s.batch != new.batch:
        return False
    asked = s.asked
    if viewer >= 0 and s.question(viewer) is None:
        asked &= ~(1 << viewer)
    for question in new.pending:
        asked ^= 1 << question.seat
        real = s.question(question.seat)
        if real is not None and (real.kind != question.kind or real.source != question.source):
            return False
    return asked == 0


def _deal_anew(s: State, viewer: int, rng: random.Random) -> State:
    game = s.game
    new = clone_state(s)
    slots: list[int] = []  # hidden cards, in a fixed order of places
    for zone in range(len(s.zones)):
        if game.zone_public[zone]:
            continue
        for card in s.zones[zone]:
            if not may_know(s, viewer, card):
                slots.append(card)
    dealt = _deal(s, slots, rng)
    becomes = list(range(len(s.where)))
    for old, fresh in zip(slots, dealt, strict=True):
        becomes[old] = fresh
    for old in slots:
        new.seen.pop(old, 0)
    for old in slots:
        fresh = becomes[old]
        new.where[fresh] = s.where[old]
        if old in s.seen:
            new.seen[fresh] = s.seen[old]
    for zone in range(len(s.zones)):
        if not game.zone_public[zone]:
            new.zones[zone] = tuple([becomes[card] for card in s.zones[zone]])
    new.seed = rng.getrandbits(256).to_bytes(32, "big")
    _deal_frames(new, tuple(new.stack), becomes, viewer)
    _deal_frames(new, new.waiting, becomes, viewer)
    game.sampled(new, rng)
    if new.pending:
        new.pending = ()
        new.asked = 0
        new.batch -= 1
        new.advance()
        new.asked = s.asked
    return new


def _deal(s: State, slots: list[int], rng: random.Random) -> list[int]:
    """A random order of the hidden cards for the hidden places, honouring what announcements have promised."""
    pool = sorted(slots)  # not in the order of the real places: a sample depends on nothing but what the seat knows
    if s.game.zone_group:
        pool = _deal_by_group(s, slots, rng)
    else:
        rng.shuffle(pool)
    needs = s.game.needs(s)
    if not needs:
        return pool
    face = s.game.face
    for zone, faces in needs:
        places = [i for i in range(len(slots)) if s.where[slots[i]] == zone]
        have = sum(1 for i in places if face[pool[i]] in faces)
        have += sum(1 for card in s.zones[zone] if card not in slots and face[card] in faces)
        wanted = sum(1 for other, wanted_faces in needs if other == zone and wanted_faces == faces)
        for i in places:
            if have >= wanted:
                break
            if face[pool[i]] in faces:
                continue
            spare = [j for j in range(len(pool)) if s.where[slots[j]] != zone and face[pool[j]] in faces]
            if not spare:
                break
            j = spare[rng.randrange(len(spare))]
            pool[i], pool[j] = pool[j], pool[i]
            have += 1
    return pool


def _deal_by_group(s: State, slots: list[int], rng: random.Random) -> list[int]:
    """A random order in which cards stay within the groups of their zones (as decks that belong to players)."""
    groups = [s.game.zone_group[s.where[card]] for card in slots]
    piles: dict[int, list[int]] = {}
    for group in sorted(set(groups)):
        pile = sorted([card for card, other in zip(slots, groups, strict=True) if other == group])
        rng.shuffle(pile)
        piles[group] = pile
    return [piles[group].pop() for group in groups]


def _deal_frames(s: State, frames: tuple[Frame, ...], becomes: list[int], viewer: int) -> None:
    for f in frames:
        f.cards = tuple([becomes[card] if card >= 0 else card for card in f.cards])
        f.node.forget(s, f, viewer)
        _deal_frames(s, f.frames, becomes, viewer)
