"""The collections of a scene while its steps are taken. Each step returns "" or what was found instead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.collection import trades
from cardwright.collection.boosters import boosters_opened, open_booster
from cardwright.collection.cards import card_named
from cardwright.collection.errors import Refused
from cardwright.collection.players import Player, deck_of, import_player, kept_out, new_player
from cardwright.scenarios.collecting import adding, offered
from cardwright.storage.store import memory_store

if TYPE_CHECKING:
    import random

    from sqlalchemy import Connection

    from cardwright.scenarios.collecting import Beginning


class _OnlyTried(Exception):
    """Drops what was done."""


class Owners:
    """Players A, B … in a database in memory; boosters are drawn by ``rng``."""

    def __init__(self, beginnings: dict[str, Beginning], rng: random.Random) -> None:
        self.store = memory_store()
        self.rng = rng
        self.players: dict[str, Player] = {}
        with self.store.transaction() as c:
            for seat, given in beginnings.items():
                made = new_player(c, seat, given.starter) if given.starter else import_player(c, seat, given.deck)
                self.players[seat] = made
                for _ in range(given.boosters):
                    open_booster(c, made, None, rng)

    def close(self) -> None:
        """Forget everything."""
        self.store.close()

    # --- what players do --------------------------------------------------------------------------------------------

    def does(self, seat: str, words: str) -> str:
        """``A: open a booster``."""
        try:
            with self.store.transaction() as c:
                self._do(c, seat, words)
        except Refused as error:
            return f"refused: {error}"
        return ""

    def may(self, seat: str, words: str) -> str:
        """``A may: open a booster``: it would be done, and is not."""
        luck = self.rng.getstate()
        try:
            with self.store.transaction() as c:
                self._do(c, seat, words)
                raise _OnlyTried
        except _OnlyTried:
            return ""
        except Refused as error:
            return f"refused: {error}"
        finally:
            self.rng.setstate(luck)

    def may_not(self, seat: str, words: str) -> str:
        """``A may not: open a booster``."""
        return "" if self.may(seat, words) else f"{seat} may {words}"

    def _do(self, c: Connection, seat: str, words: str) -> None:
        player = self.players[seat]
        verb = words.split()[0].lower()
        if verb == "open":
            open_booster(c, player, adding(words), self.rng)
        elif verb == "offer":
            given, wanted, taker = offered(words)
            trades.offer(c, player, given, self.players[taker], wanted)
        else:
            offers = trades.open_offers(c)
            if not offers:
                raise Refused("no offer waits for an answer")
            {"accept": trades.accept, "refuse": trades.refuse, "withdraw": trades.withdraw}[verb](c, offers[-1].id, player)

    # --- what must hold ---------------------------------------------------------------------------------------------

    def deck(self, seat: str) -> list[str]:
        """The cards of a deck."""
        with self.store.transaction() as c:
            return deck_of(c, self.players[seat])

    def deck_size(self, seat: str, number: int) -> str:
        """``A's deck has 30 cards``."""
        found = len(self.deck(seat))
        return "" if found == number else f"{seat}'s deck has {found}"

    def deck_score(self, seat: str, number: int) -> str:
        """``A's deck adds up to 60``."""
        found = sum(card_named(card).score for card in self.deck(seat))
        return "" if found == number else f"{seat}'s deck adds up to {found}"

    def copies(self, seat: str, card: str, number: int) -> str:
        """``A's deck has 2 × Red Pen``."""
        found = self.deck(seat).count(card)
        return "" if found == number else f"{seat}'s deck has {found} × {card}"

    def lies(self, seat: str, card: str) -> str:
        """``Red Pen is in A's deck``."""
        return "" if card in self.deck(seat) else f"{seat}'s deck has no {card}"

    def lies_not(self, seat: str, card: str) -> str:
        """``Red Pen is not in A's deck``."""
        return "" if card not in self.deck(seat) else f"{seat}'s deck has {card}"

    def opened(self, seat: str, number: int) -> str:
        """``A has opened 8 boosters``."""
        with self.store.transaction() as c:
            found = boosters_opened(c, self.players[seat])
        return "" if found == number else f"{seat} has opened {found}"

    def kept(self, seat: str, number: int) -> str:
        """``A has kept out 5 cards``."""
        with self.store.transaction() as c:
            found = len(kept_out(c, self.players[seat]))
        return "" if found == number else f"{seat} has kept out {found}"

    def waits(self, seat: str) -> str:
        """``an offer waits for B``."""
        with self.store.transaction() as c:
            found = [offer for offer in trades.open_offers(c) if offer.taker == self.players[seat]]
        return "" if found else f"no offer waits for {seat}"

    def no_offer(self) -> str:
        """``no offer waits``."""
        with self.store.transaction() as c:
            found = trades.open_offers(c)
        return f"{found[-1]} waits for an answer" if found else ""
