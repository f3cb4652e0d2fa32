"""Actions on cards in stables: sacrifice, destroy, steal, return, move. All name their targets at the commitment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.unicorns.actions import (
    DONE,
    EVERY,
    FAILED,
    WAITS,
    YOU,
    Action,
    clockwise,
    name_target,
    picks,
    that_player,
)
from cardwright.games.unicorns.picking_actions import Bring
from cardwright.games.unicorns.terms import (
    ACTIVE,
    ASK_PLAYER,
    ASK_TARGET,
    DESTROY,
    DISCARD,
    MOVE,
    OPT_SEAT,
    RETURN,
    SACRIFICE,
    STEAL,
    UNICORN,
    stable,
)
from cardwright.kernel import events
from cardwright.kernel.option import card_of, pack, seat_of
from cardwright.kernel.replacement import propose
from cardwright.language.tree import Counted, Noun

if TYPE_CHECKING:
    from cardwright.games.unicorns.rules import Unicorns
    from cardwright.kernel.state import Frame, State


class TargetAction(Action):
    """An action on a number of chosen cards that lie in stables."""

    def __init__(self, verb: int, what: Counted) -> None:
        super().__init__()
        self.verb: int = verb
        self.what: Counted = what
        self.number: int = what.number
        self.noun: Noun = what.noun
        self.needs_target = True
        self.names_player = True

    def options(self, g: Unicorns, s: State, e: Frame, named: tuple[int, ...], most: int = 4096) -> list[int]:
        """The legal targets, as options; where only their number matters, at ``most`` so many."""
        return g.targets(s, self.verb, self.noun, e.you, e.source, named, most)

    def fits(self, g: Unicorns, s: State, e: Frame, named: tuple[int, ...], after: Action | None) -> bool:
        return len(self.options(g, s, e, named, self.number)) >= self.number

    def commit(self, g: Unicorns, s: State, link: Frame, e: Frame, i: int) -> bool:
        while len(picks(e, i)) < self.number:
            options = self.options(g, s, e, link.cards)
            if not options:
                return True
            if not name_target(s, link, e, i, e.you, ASK_TARGET, options):
                return False
        return True

    def execute(self, g: Unicorns, s: State, e: Frame, i: int) -> int:
        chosen = picks(e, i)
        if e.count == 0:
            e.slots = (FAILED, *e.slots[1:])
        if len(chosen) > 1:  # all leave together: who can save others leaves last (A26)
            chosen.sort(key=lambda option: g.guards_others(card_of(option)))
        while e.count < len(chosen):
            option = chosen[e.count]
            e.count += 1
            if s.where[card_of(option)] == stable(seat_of(option)):
                e.slots = (DONE, *e.slots[1:])
                self.happen(g, s, e, card_of(option), seat_of(option))
                if s.stack[-1] is not e:
                    return WAITS
        return e.slots[0]

    def happen(self, g: Unicorns, s: State, e: Frame, card: int, seat: int) -> None:
        """What is done to one target in the stable of ``seat``."""
        propose(s, g.threat, card, seat, e.source, (self.verb,))


class Destroy(TargetAction):
    """Destroy cards of other players' stables."""

    def __init__(self, what: Counted) -> None:
        super().__init__(DESTROY, what)


class Return(TargetAction):
    """Return cards of other players' stables to those players' hands."""

    def __init__(self, what: Counted) -> None:
        super().__init__(RETURN, what)


class Sacrifice(TargetAction):
    """Sacrifice cards of one's own stable: YOU, or EVERY player each one's own, active player first (R68)."""

    def __init__(self, what: Counted, who: int = YOU) -> None:
        super().__init__(SACRIFICE, what)
        self.who: int = who
        self.names_player = who == YOU

    def lessens_unicorns(self) -> bool:
        return self.number > 0 and self.noun.types & UNICORN == UNICORN and not self.noun.word

    def fits(self, g: Unicorns, s: State, e: Frame, named: tuple[int, ...], after: Action | None) -> bool:
        return self.who == EVERY or super().fits(g, s, e, named, after)

    def options(self, g: Unicorns, s: State, e: Frame, named: tuple[int, ...], most: int = 4096) -> list[int]:
        found = super().options(g, s, e, named)
        follow = g.action_after(e, self)
        if isinstance(follow, Bring) and follow.zone == DISCARD and not follow.offers(g, s, e, 1):
            found = [o for o in found if follow.takes(g, s, e, card_of(o)) and g.falls_to(s, card_of(o)) == DISCARD]
        return found

    def commit(self, g: Unicorns, s: State, link: Frame, e: Frame, i: int) -> bool:
        if self.who == YOU:
            return super().commit(g, s, link, e, i)
        for seat in clockwise(s.counters[ACTIVE], g.seats):
            while len([o for o in picks(e, i) if seat_of(o) == seat]) < self.number:
                options = g.targets(s, SACRIFICE, self.noun, seat, e.source, link.cards)
                if not options:
                    break
                if not name_target(s, link, e, i, seat, ASK_TARGET, options):
                    return False
        return True


class SacrificeThis(Action):
    """Sacrifice the card whose text this is; it fails if that card has left (R69)."""

    def fits(self, g: Unicorns, s: State, e: Frame, named: tuple[int, ...], after: Action | None) -> bool:
        return s.where[e.source] == stable(e.you) and e.source not in named

    def commit(self, g: Unicorns, s: State, link: Frame, e: Frame, i: int) -> bool:
        if e.source not in link.cards:
            link.cards += (e.source,)
        return True

    def execute(self, g: Unicorns, s: State, e: Frame, i: int) -> int:
        if e.count == 1:
            return DONE
        if s.where[e.source] != stable(e.you):
            return FAILED
        e.count = 1
        propose(s, g.threat, e.source, e.you, e.source, (SACRIFICE,))
        return DONE if s.stack[-1] is e else WAITS


class SacrificeAll(Action):
    """Sacrifice every such card of one's own stable: YOU, or EVERY player. None at all is fine."""

    def __init__(self, what: Noun, who: int = YOU) -> None:
        super().__init__()
        self.what: Noun = what
        self.who: int = who

    def lessens_unicorns(self) -> bool:
        return self.what.types & UNICORN == UNICORN and not self.what.word

    def execute(self, g: Unicorns, s: State, e: Frame, i: int) -> int:
        if e.count == 0:
            e.count = 1
            seats = [e.you] if self.who == YOU else clockwise(s.counters[ACTIVE], g.seats)
            for seat in seats:
                options = g.targets(s, SACRIFICE, self.what, seat, e.source, ())
                e.cards += tuple([card_of(option) for option in options])
        while e.cards:
            card = e.cards[0]
            e.cards = e.cards[1:]
            seat = g.owner_of(s, card)
            if seat >= 0:
                propose(s, g.threat, card, seat, e.source, (SACRIFICE,))
                if s.stack[-1] is not e:
                    return WAITS
        return DONE


class Steal(TargetAction):
    """Move cards of other players' stables into one's own, or only of "that stable"."""

    def __init__(self, what: Counted, that_stable: bool = False) -> None:
        super().__init__(STEAL, what)
        self.that_stable: bool = that_stable
        self.speaks_of_before = that_stable

    def options(self, g: Unicorns, s: State, e: Frame, named: tuple[int, ...], most: int = 4096) -> list[int]:
        found = super().options(g, s, e, named)
        if self.that_stable and (that_player(e) >= 0 or e.step >= 0):
            found = [option for option in found if seat_of(option) == that_player(e)]
        return found

    def allows_seat(self, g: Unicorns, s: State, e: Frame, named: tuple[int, ...], seat: int) -> bool:
        return not self.that_stable or bool(g.targets(s, STEAL, self.noun, e.you, e.source, named, 1, seat))

    def happen(self, g: Unicorns, s: State, e: Frame, card: int, seat: int) -> None:
        events.move(s, card, stable(e.you), STEAL, e.you)


class Give(TargetAction):
    """Move a card of one's own stable into another player's."""

    def __init__(self, one: Noun) -> None:
        super().__init__(MOVE, Counted(1, one))
        self.one: Noun = one

    def receivers(self, g: Unicorns, s: State, e: Frame, named: tuple[int, ...]) -> list[int]:
        """The players whom the next action can use as "that stable"."""
        follow = g.action_after(e, self)
        others = g.others[e.you]
        return others if follow is None else [q for q in others if follow.allows_seat(g, s, e, named, q)]

    def seats_for(self, g: Unicorns, s: State, e: Frame, named: tuple[int, ...], card: int) -> list[int]:
        """The players whose stable the card may enter."""
        return [seat for seat in self.receivers(g, s, e, named) if g.may_enter(s, card, seat)]

    def options(self, g: Unicorns, s: State, e: Frame, named: tuple[int, ...], most: int = 4096) -> list[int]:
        own = g.targets(s, MOVE, self.noun, e.you, e.source, named, 4096, e.you)
        if not own:
            return own
        seats = self.receivers(g, s, e, named)
        found: list[int] = []
        for option in own:
            for seat in seats:
                if g.may_enter(s, card_of(option), seat):
                    found.append(option)
                    break
            if len(found) == most:
                break
        return found

    def commit(self, g: Unicorns, s: State, link: Frame, e: Frame, i: int) -> bool:
        if not picks(e, i):
            options = self.options(g, s, e, link.cards)
            if not options:
                return True
            if not name_target(s, link, e, i, e.you, ASK_TARGET, options):
                return False
        chosen = picks(e, i)
        if len(chosen) == 1:
            seats = self.seats_for(g, s, e, link.cards, card_of(chosen[0]))
            return name_target(s, link, e, i, e.you, ASK_PLAYER, [pack(OPT_SEAT, -1, seat) for seat in seats])
        return True

    def execute(self, g: Unicorns, s: State, e: Frame, i: int) -> int:
        chosen = picks(e, i)
        if len(chosen) < 2 or s.where[card_of(chosen[0])] != stable(seat_of(chosen[0])):
            return FAILED
        events.move(s, card_of(chosen[0]), stable(seat_of(chosen[1])), MOVE, e.you)
        return DONE


class Shift(Give):
    """Move a card of any stable to a different stable, each anybody's (R145)."""

    def options(self, g: Unicorns, s: State, e: Frame, named: tuple[int, ...], most: int = 4096) -> list[int]:
        if most < g.seats and not g.present(s, g.banners):
            return g.targets(s, MOVE, self.noun, e.you, e.source, named, most)
        found = g.targets(s, MOVE, self.noun, e.you, e.source, named)
        return [o for o in found if self.seats_for(g, s, e, named, card_of(o))]

    def seats_for(self, g: Unicorns, s: State, e: Frame, named: tuple[int, ...], card: int) -> list[int]:
        owner = g.owner_of(s, card)
        return [seat for seat in range(g.seats) if seat != owner and g.may_enter(s, card, seat)]


class ReturnEach(TargetAction):
    """Return one card of every stable to the hand of its owner; "you", or by option each owner, picks (R142, A11)."""

    def __init__(self, what: Counted) -> None:
        super().__init__(RETURN, what)
        self.names_player = False  # of each stable one

    def options_of(self, g: Unicorns, s: State, e: Frame, named: tuple[int, ...], seat: int) -> list[int]:
        """The cards of the stable of ``seat`` that may be returned."""
        return g.targets(s, MOVE, self.noun, e.you, e.source, named, 4096, seat)

    def options(self, g: Unicorns, s: State, e: Frame, named: tuple[int, ...], most: int = 4096) -> list[int]:
        return g.targets(s, MOVE, self.noun, e.you, e.source, named, most)

    def commit(self, g: Unicorns, s: State, link: Frame, e: Frame, i: int) -> bool:
        for seat in clockwise(s.counters[ACTIVE], g.seats):
            while len([o for o in picks(e, i) if seat_of(o) == seat]) < self.number:
                options = self.options_of(g, s, e, link.cards, seat)
                if not options:
                    break
                asked = seat if g.options.owners_pick else e.you
                if not name_target(s, link, e, i, asked, ASK_TARGET, options):
                    return False
        return True
