"""A card in a stable would be sacrificed, destroyed or returned: saves are offered, redirections apply."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.unicorns.terms import (
    ASK_SAVE,
    BY_DESTROY,
    BY_RETURN,
    BY_SACRIFICE,
    DESTROY,
    DISCARD,
    NURSERY,
    OPT_SKIP,
    OPT_USE,
    RETURN,
    SACRIFICE,
    SAVED,
    hand,
    stable,
)
from cardwright.kernel import events
from cardwright.kernel.option import card_of, pack, verb_of
from cardwright.kernel.replacement import Proposal

if TYPE_CHECKING:
    from cardwright.games.unicorns.rules import Unicorns
    from cardwright.kernel.state import Frame, State


def verb_bit(verb: int) -> int:
    """The bit by which texts speak of a verb."""
    return BY_SACRIFICE if verb == SACRIFICE else BY_DESTROY if verb == DESTROY else BY_RETURN


class Threat(Proposal):
    """The event that a card leaves a stable. Its frame: ``cards`` = [card], ``you`` = owner of the stable, ``slots`` = [verb].

    An event is replaced at most once (R93): a save ends it, a redirection only changes where it leads.
    """

    def __init__(self, game: Unicorns) -> None:
        super().__init__()
        self.game: Unicorns = game

    def prevented(self, s: State, f: Frame) -> bool:
        return s.where[f.cards[0]] != stable(f.you)

    def replacements(self, s: State, f: Frame) -> list[int]:
        game, card, owner, verb = self.game, f.cards[0], f.you, f.slots[0]
        if not game.has_saves:
            return []
        bit = verb_bit(verb)
        found: list[int] = []
        for saver in s.zones[stable(owner)]:
            save = game.saves[saver]
            if save is None or not save.verbs & bit or game.silenced(s, saver, owner):
                continue
            if save.what is None:
                if saver != card:
                    continue
            elif saver == card or not game.names(s, save.what, card, owner):
                continue
            if save.cost.cost > len(s.zones[hand(owner)]):
                continue
            found.append(pack(OPT_USE, saver))
        if found:
            found.append(pack(OPT_SKIP, card_of(found[0])))
        return found

    def ask(self, s: State, f: Frame, options: list[int]) -> None:
        s.ask(f.you, ASK_SAVE, f.cards[0], options)

    def replace(self, s: State, f: Frame, option: int) -> bool:
        if verb_of(option) == OPT_SKIP:
            return False
        saver = card_of(option)
        payment = self.game.payments[saver]
        assert payment is not None
        events.note(s, SAVED, f.you, f.cards[0], saver)
        paying = payment.instance(f.you, saver)
        paying.step = 0
        s.stack.append(paying)
        return True

    def carry_out(self, s: State, f: Frame) -> None:
        card, verb = f.cards[0], f.slots[0]
        events.move(s, card, self.destination(s, card, f.you, verb), verb, f.you)

    def destination(self, s: State, card: int, owner: int, verb: int) -> int:
        """Where the card goes, with the mandatory redirections of its own text."""
        game = self.game
        if game.redirect_verbs[card] & verb_bit(verb) and not game.silenced(s, card, owner):
            return NURSERY if game.redirect_place[card] == NURSERY else hand(owner)
        return hand(owner) if verb == RETURN else DISCARD
