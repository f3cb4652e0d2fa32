"""An effect: the actions behind one trigger (or of one Magic card), carried out in printed order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.unicorns.actions import FAILED, WAITS, Action, keep_pick, picks
from cardwright.games.unicorns.card_actions import Discard
from cardwright.games.unicorns.terms import hand, stable
from cardwright.kernel.option import card_of, seat_of
from cardwright.kernel.state import Frame, Node
from cardwright.language.tree import IF_DONE, NEXT, THEN

if TYPE_CHECKING:
    from cardwright.games.unicorns.rules import Unicorns
    from cardwright.kernel.state import Decision, State


class Effect(Node):
    """An effect of one card. A frame of it is an effect instance: ``you`` and ``source`` are fixed when it triggers (A24)."""

    def __init__(
        self, game: Unicorns, may: bool, actions: list[Action], joins: list[int], face: int, trigger: object | None
    ) -> None:
        super().__init__()
        self.game: Unicorns = game
        self.may: bool = may
        self.actions: list[Action] = actions
        self.joins: list[int] = joins
        self.face: int = face
        self.trigger: object | None = trigger
        self.limit: int = 0  # of a "whenever you have more than …" trigger
        self.verbs: int = 0  # of an "after this is …" trigger
        self.watched: int = 0  # types of cards, of an "each time …" trigger
        self.touches_hidden: bool = any([action.touches_hidden for action in actions])
        self.required: list[Action] = self._required()
        self.required_cards: int = self._required_cards()  # hand cards that the first actions ask for

    def instance(self, you: int, source: int) -> Frame:
        """A new instance, undecided (step -1)."""
        return Frame(self, -1, 0, you, source, (FAILED,), (), ())

    def is_cost(self, i: int) -> bool:
        """Whether action ``i`` is what the later actions are bought with."""
        following = i + 1
        return self.may and i == 0 and following < len(self.joins) and self.joins[following] != NEXT

    def hand_cost(self) -> int:
        """How many cards of the hand a use of this effect, or a mandatory one itself, costs."""
        if not self.may:
            return self.required_cards
        first = self.actions[0]
        return first.cost if self.is_cost(0) and isinstance(first, Discard) else 0

    def possible(self, s: State, e: Frame, named: tuple[int, ...], spare: int) -> bool:
        """Whether an optional effect could be carried out in full, by what everybody sees (A28).

        ``named`` are the cards that are targets already, ``spare`` the hand cards not yet promised.
        """
        before: Action | None = None
        for action in self.actions:
            spare += action.gain - action.cost
            if spare < 0 or not action.fits(self.game, s, e, named, before):
                return False
            before = action
        return True

    def possible_secretly(self, s: State, e: Frame) -> bool:
        """Whether its "you" sees that it could be carried out in full."""
        for action in self.actions:
            if not action.fits_secretly(self.game, s, e):
                return False
        return True

    def _required(self) -> list[Action]:
        """The first action and what "and" ties to it: the requirement of a Magic card (A15)."""
        last = 1
        while last < len(self.actions) and self.joins[last] not in (THEN, IF_DONE, NEXT):
            last += 1
        return self.actions[:last]

    def _required_cards(self) -> int:
        most = 0
        balance = 0
        for action in self.required:
            balance += action.cost - action.gain
            most = max(most, balance)
        return most

    def requirement_met(self, s: State, you: int, source: int, spare: int) -> bool:
        """Whether a Magic card may be played by ``you``, who hold ``spare`` other cards (section 13)."""
        if spare < self.required_cards:
            return False
        e = self.instance(you, source)
        before: Action | None = None
        for action in self.required:
            if not (action.fits(self.game, s, e, (), before) and action.fits_secretly(self.game, s, e)):
                return False
            before = action
        return True

    def commit(self, s: State, link: Frame, e: Frame) -> bool:
        """Name the targets of all actions; False if one was asked."""
        while e.step < len(self.actions):
            if e.step > 0 and self._in_vain(e, e.step):
                return True
            if not self.actions[e.step].commit(self.game, s, link, e, e.step):
                return False
            e.step += 1
        return True

    def _in_vain(self, e: Frame, i: int) -> bool:
        """Whether action ``i`` cannot happen because the one before it has found no target."""
        return self.joins[i] == THEN and self.actions[i - 1].needs_target and not picks(e, i - 1)

    def committed(self, link: Frame, e: Frame, option: int) -> None:
        """Take the answer to a question of :meth:`commit`."""
        keep_pick(link, e, e.step, option)

    def run(self, s: State, f: Frame) -> None:
        while True:
            i = f.step
            if i >= len(self.actions):
                s.stack.pop()
                return
            if f.count == 0 and i > 0 and not self._goes_on(s, f, i):
                f.step = len(self.actions)
                continue
            result = self.actions[i].execute(self.game, s, f, i)
            if result == WAITS:
                return
            f.slots = (result, *f.slots[1:])
            f.step += 1
            f.count = 0
            f.cards = ()

    def _goes_on(self, s: State, f: Frame, i: int) -> bool:
        join = self.joins[i]
        if join == THEN:
            return f.slots[0] != FAILED
        if join == IF_DONE and self.game.options.turn_end_needs_success:
            saved = any([s.where[card_of(o)] == stable(seat_of(o)) for o in picks(f, i - 1) if card_of(o) >= 0])
            return f.slots[0] != FAILED and not saved
        return True

    def answer(self, s: State, f: Frame, question: Decision, option: int) -> None:
        self.actions[f.step].answer(self.game, s, f, f.step, question.seat, option)

    def forget(self, s: State, f: Frame, viewer: int) -> None:
        if 0 <= f.step < len(self.actions):
            self.actions[f.step].forget(s, f, viewer)

    def spare_cards(self, s: State, link: Frame, you: int) -> int:
        """The hand cards of ``you`` that no mandatory or used effect of the link has claimed yet (R22)."""
        spare = len(s.zones[hand(you)])
        for number in range(link.count):
            e = link.frames[number]
            node = e.node
            if e.you == you and e.step >= 0 and isinstance(node, Effect):
                spare -= node.hand_cost()
        return spare
