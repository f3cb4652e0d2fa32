"""What magic was drawn and which enemies were met in a game of Unreliable Wizard, against what could have come."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from cardwright.games.luck import Chances
from cardwright.games.told import tell
from cardwright.games.wizard import terms as t
from cardwright.games.wizard.rules import Wizard
from cardwright.kernel.events import MOVE, NOTE

if TYPE_CHECKING:
    from cardwright.kernel.match import Match
    from cardwright.kernel.state import State


def luck(match: Match) -> list[Chances]:
    """The most damage that each draw of magic could deal, and the life of the enemies that appeared."""
    game = match.game
    assert isinstance(game, Wizard)
    return [chances for chances in (_magic(match, game), _enemies(match, game)) if chances.times]


class _Strength:
    """How much damage sets of cards (bits) can deal to the enemy of a moment."""

    def __init__(self, game: Wizard, s: State) -> None:
        self.game: Wizard = game
        self.support: list[int] = game.support(s)
        self.resist: list[int] = s.counters[t.RESIST : t.RESIST + t.TYPES]

    def most(self, cards: int) -> int:
        """The damage of the best way to cast the cards; nothing without cards."""
        return max([self._damage(way.attack) for way in self.game.synthesis.ways(cards)]) if cards else 0

    def _damage(self, attack: list[int]) -> int:
        total = 0
        for magic, support, resist in zip(attack, self.support, self.resist, strict=True):
            helps = magic > 0 or self.game.options.support_always
            total += max(0, magic + (support if helps else 0) - resist)
        return total


def _magic(match: Match, game: Wizard) -> Chances:
    """A draw counts what it adds to the damage of the cards drawn before it in the same attack."""
    found = Chances(0, tell("luck-damage", "Damage of the drawn magic"))
    again = match.replay(0)
    deck = drawn = 0  # of the running attack
    for number, (seat, option) in enumerate(match.answers):
        strength = _Strength(game, again.state)
        again.answer(seat, option)
        fresh = 0
        for event in match.events[match.ends[number] : match.ends[number + 1]]:
            if event.kind != MOVE:
                continue
            if event.verb == t.BUILD:
                deck |= 1 << event.card
            elif event.verb == t.DRAW:
                fresh |= 1 << event.card
            elif event.verb == t.RETURN:
                _count(found, strength, deck, drawn, fresh)  # the attack ended in the same answer
                deck = drawn = fresh = 0
        _count(found, strength, deck, drawn, fresh)
        drawn |= fresh
    return found


def _count(found: Chances, strength: _Strength, deck: int, drawn: int, fresh: int) -> None:
    if not fresh:
        return
    rest = [1 << card for card in range(deck.bit_length()) if (deck & ~drawn) >> card & 1]
    before = strength.most(drawn)
    could = [strength.most(drawn | sum(cards)) - before for cards in combinations(rest, fresh.bit_count())]
    found.add(strength.most(drawn | fresh) - before, could)


def _enemies(match: Match, game: Wizard) -> Chances:
    """At each place any enemy of its colour could have waited; what counts is its life there."""
    found = Chances(0, tell("luck-enemies", "Life of the enemies that appeared"))
    for event in match.events:
        if event.kind == NOTE and event.verb == t.BATTLE:
            enemy = game.enemy(event.card)
            if enemy.colour in game.colours:
                could = [game.enemy(card).profile(event.number).life for card in game.of_colour(enemy.colour)]
                found.add(enemy.profile(event.number).life, could)
    return found
