"""Positions of Unstable Unicorns: from lists of card names to a state, and back."""

from __future__ import annotations

import difflib
import re
from typing import TYPE_CHECKING

from cardwright.games.position import TABLE, Holding, Position, PositionError
from cardwright.games.unicorns.terms import (
    ACTION_PHASE,
    ACTIVE,
    ANY,
    BABY,
    BOX,
    DECK,
    DISCARD,
    EXTRA,
    LIMIT,
    NURSERY,
    PERMANENT,
    PHASE,
    PHASES,
    PLAYED,
    SET_UP,
    START,
    TURN,
    hand,
    stable,
)
from cardwright.games.unicorns.turn_actions import OneOf
from cardwright.kernel import events
from cardwright.kernel.chance import seed_from
from cardwright.kernel.errors import BadInput

if TYPE_CHECKING:
    from cardwright.games.unicorns.rules import Unicorns
    from cardwright.games.unicorns.words import Words
    from cardwright.kernel.state import State


class Positions:
    """What scenario files need to know of this game."""

    def __init__(self, game: Unicorns, words: Words) -> None:
        self.game: Unicorns = game
        self.words: Words = words
        self.phases: list[str] = PHASES
        self.seat_cards: list[str] = ["hand", "stable"]
        self.seat_numbers: list[str] = ["hand_size"]
        self.table_cards: list[str] = ["deck", "discard", "nursery"]
        self.table_numbers: list[str] = ["deck_size"]
        self.counted: list[str] = ["Unicorn"]

    # --- words ------------------------------------------------------------------------------------------------------

    def answers(self) -> list[str]:
        """The forms of all answers; ``{card}`` and ``{seat}`` stand for names."""
        return [
            "draw", "stop", "pass", "nothing", "play {card}", "play {card} into {seat}'s stable", "use {card}",
            "skip {card}", "{card} of {seat}", "{card} first", "{seat}", *self._modes(), "{card}",
        ]  # fmt: skip

    def _modes(self) -> list[str]:
        game = self.game
        found: list[str] = []
        for lists in (game.starts, game.enters, game.leaves, game.watches, game.limits, game.effects):
            for effects in lists:
                for effect in effects:
                    for action in effect.actions:
                        if isinstance(action, OneOf):
                            for part in (action.first, action.second):
                                words = self.words.printer.leaf("action", part)
                                if words not in found:
                                    found.append(words)
        return found

    def shortened(self, answer: str, name: str) -> str:
        """How the seat called ``name`` may say an answer if nothing else is meant by it."""
        own = f" into {name}'s stable"
        if answer.endswith(own):
            return answer[: -len(own)]
        return re.sub(r" of [A-Z]$", "", answer)

    # --- facts ------------------------------------------------------------------------------------------------------

    def active(self, s: State) -> int:
        """The seat whose turn it is."""
        return s.counters[ACTIVE]

    def phase(self, s: State) -> str:
        """The phase of the turn."""
        return PHASES[s.counters[PHASE]]

    def turn(self, s: State) -> int:
        """The number of the turn."""
        return s.counters[TURN]

    def count(self, s: State, seat: int, noun: str) -> int:
        """How many of what ``counted`` names a seat has."""
        return self.game.winning.count(s, seat)

    # --- from a position to a state ---------------------------------------------------------------------------------

    def build(self, position: Position) -> State:
        """The state that the position describes, not yet run to its first question. Raises PositionError."""
        game = self.game
        seed = seed_from(position.seed)
        if position.phase == "setup":
            return game.start(seed)
        s = game.empty(seed)
        out = game.boxed()
        for card in range(len(game.kind)):
            if card not in out:
                events.move(s, card, NURSERY if game.kind[card] == BABY else DECK, SET_UP, -1)
        events.shuffle(s, DECK, SET_UP)  # from here on nobody has seen anything
        for seat in range(game.seats):
            self._lay(s, position, seat, "stable", stable(seat), PERMANENT)
            self._lay(s, position, seat, "hand", hand(seat), ANY & ~BABY)
        self._lay(s, position, TABLE, "discard", DISCARD, ANY & ~BABY)
        if "nursery" in position.table.cards:
            self._choose_nursery(s, position)
        self._stack_deck(s, position)
        step = PHASES.index(position.phase)
        events.count(s, ACTIVE, position.active)
        events.count(s, PHASE, step)
        if step != START:  # else the turn counts itself when it begins
            events.count(s, TURN, 1)
            events.count(s, LIMIT, 1)
        s.stack.append(game.turn.frame(position.active, step))
        return s

    def _lay(self, s: State, position: Position, seat: int, key: str, zone: int, kinds: int) -> None:
        for name in position.holding(seat).cards.get(key, []):
            events.move(s, self._free(s, name, seat, key, kinds, []), zone, SET_UP, -1)

    def _free(self, s: State, name: str, seat: int, key: str, kinds: int, taken: list[int]) -> int:
        """A copy that lies nowhere yet. Raises PositionError if there is none or it cannot lie there."""
        game = self.game
        copies = [card for card in range(len(game.kind)) if game.card_names[card].lower() == name.strip().lower()]
        if not copies:
            near = difflib.get_close_matches(name, sorted(set(game.card_names)), 1)
            hint = f"; did you mean “{near[0]}”?" if near else ""
            raise PositionError(f"unknown card “{name}”{hint}", seat, key, name)
        name_printed, kind = game.card_names[copies[0]], game.kind[copies[0]]
        if not kind & kinds:
            type_name = game.cards[game.face[copies[0]]].type_name
            raise PositionError(f"“{name_printed}” is of type {type_name} and cannot lie there", seat, key, name)
        home = NURSERY if kind == BABY else DECK
        free = [card for card in copies if s.where[card] == home and card not in taken]
        if not free:
            out = game.boxed()
            number = sum([card not in out for card in copies])
            raise PositionError(
                f"“{name_printed}” is listed too often: with {game.seats} players the game has {number} of it",
                seat,
                key,
                name,
            )
        return free[0]

    def _choose_nursery(self, s: State, position: Position) -> None:
        chosen: list[int] = []
        for name in position.table.cards["nursery"]:
            chosen.append(self._free(s, name, TABLE, "nursery", BABY, chosen))
        for card in s.zones[NURSERY]:
            if card not in chosen:
                events.move(s, card, BOX, SET_UP, -1)
        events.reorder(s, NURSERY, tuple(chosen), SET_UP, -1)

    def _stack_deck(self, s: State, position: Position) -> None:
        """Put the listed cards on top, fill the hands from the others, and cut the deck from below."""
        listed: list[int] = []
        for name in position.table.cards.get("deck", []):
            listed.append(self._free(s, name, TABLE, "deck", ANY & ~BABY, listed))
        rest = [card for card in s.zones[DECK] if card not in listed]
        for seat in range(self.game.seats):
            numbers = position.seats[seat].numbers
            missing = numbers.get("hand_size", 0) - len(s.zones[hand(seat)])
            if "hand_size" in numbers and missing < 0:
                raise PositionError("hand_size is smaller than the number of cards listed", seat, "hand_size")
            if missing > len(rest):
                raise PositionError(f"only {len(rest)} cards are left to fill this hand", seat, "hand_size")
            for _ in range(missing):
                events.move(s, rest.pop(), hand(seat), SET_UP, -1)
        size = position.table.numbers.get("deck_size", len(rest) + len(listed))
        if size < len(listed):
            raise PositionError("deck_size is smaller than the number of cards listed", TABLE, "deck_size")
        if size > len(rest) + len(listed):
            raise PositionError(f"only {len(rest) + len(listed)} cards are left for the deck", TABLE, "deck_size")
        events.reorder(s, DECK, (*rest, *reversed(listed)), SET_UP, -1)
        for card in rest[: len(rest) + len(listed) - size]:
            events.move(s, card, BOX, SET_UP, -1)

    # --- and back ---------------------------------------------------------------------------------------------------

    def at_rest(self, s: State) -> bool:
        """Whether a position says all about the state: a first action is asked and nothing else is going on."""
        counters = s.counters
        return (
            len(s.stack) == 1
            and s.stack[0].step == ACTION_PHASE
            and bool(s.pending)
            and counters[LIMIT] == 1
            and counters[PLAYED] == 0
            and counters[EXTRA] == 0
        )

    def position(self, s: State, seed: str) -> Position:
        """The position of a state at rest. It does not say which hidden cards were shown. Raises BadInput."""
        if not self.at_rest(s):
            raise BadInput("only where a first action is asked can the position be written down")
        seats: list[Holding] = []
        for seat in range(self.game.seats):
            seats.append(Holding({"hand": self._names(s.zones[hand(seat)]), "stable": self._names(s.zones[stable(seat)])}))
        deck = self._names(s.zones[DECK])
        deck.reverse()
        cards = {"deck": deck, "discard": self._names(s.zones[DISCARD]), "nursery": self._names(s.zones[NURSERY])}
        return Position(seats, Holding(cards, {"deck_size": len(deck)}), "action", s.counters[ACTIVE], seed)

    def _names(self, cards: tuple[int, ...]) -> list[str]:
        return [self.game.card_names[card] for card in cards]
