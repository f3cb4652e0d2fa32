"""Winning and ending (section 10 of the rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.unicorns.terms import BLIND, DECK, DRY, GAME_OVER, PANDAS, STIRRED, UNICORN, stable
from cardwright.kernel import events

if TYPE_CHECKING:
    from cardwright.games.unicorns.rules import Unicorns
    from cardwright.kernel.state import State


class Winning:
    """The win check, made whenever a chain has ended."""

    def __init__(self, game: Unicorns) -> None:
        self.game: Unicorns = game
        self.target: int = 6 if game.seats >= 6 else 7

    def count(self, s: State, seat: int) -> int:
        """How many Unicorns a seat has."""
        game = self.game
        status = game.status(s, seat)
        if status & PANDAS:
            return 0
        total = 0
        for card in s.zones[game.stables[seat]]:
            if game.kind[card] & UNICORN:
                total += 1 if status & BLIND else game.worth[card]
        return total

    def letters(self, s: State, seat: int) -> int:
        """The letters A–Z in the titles of the seat's Unicorns (A22)."""
        game = self.game
        if not game.options.count_letters or game.status(s, seat) & PANDAS:
            return 0
        return sum([game.letters[card] for card in s.zones[stable(seat)] if game.kind[card] & UNICORN])

    def check(self, s: State) -> None:
        """End the game if somebody has reached the target, or if the deck has run out."""
        game = self.game
        if s.zones[DECK] and not s.counters[DRY]:
            if not s.counters[STIRRED]:
                return
            # Nobody is near the target: the common case, decided by the number of cards alone.
            for seat in range(game.seats):
                size = len(s.zones[game.stables[seat]])
                if size + game.most_extra >= self.target and self.count(s, seat) >= self.target:
                    break
            else:
                events.count(s, STIRRED, 0)
                return
        counts = [self.count(s, seat) for seat in range(game.seats)]
        best = max(counts)
        if best >= self.target:
            reached = [seat for seat in range(game.seats) if counts[seat] >= self.target]
            if len(reached) > 1 and game.options.ties_lose:
                events.finish(s, 0, GAME_OVER)
            else:
                self._finish(s, counts, best)
        elif (game.options.deck_out_at_draw and s.counters[DRY]) or (
            not s.zones[DECK] and not game.options.deck_out_at_draw and not game.options.reshuffles
        ):
            self._finish(s, counts, best)
        elif game.options.reshuffles and s.counters[DRY]:
            self._finish(s, counts, best)  # nothing is left to reshuffle

    def _finish(self, s: State, counts: list[int], best: int) -> None:
        tied = [seat for seat in range(self.game.seats) if counts[seat] == best]
        if len(tied) > 1:
            letters = [self.letters(s, seat) for seat in tied]
            most = max(letters)
            tied = [seat for seat, number in zip(tied, letters, strict=True) if number == most]
        events.finish(s, 1 << tied[0] if len(tied) == 1 else 0, GAME_OVER)
