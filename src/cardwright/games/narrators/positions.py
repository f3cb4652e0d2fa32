"""Positions of Unreliable Narrators: from lists of card names to a state, and back."""

from __future__ import annotations

import difflib
import re
from typing import TYPE_CHECKING

from cardwright.games.narrators import terms as t
from cardwright.games.narrators.characters import PLAYED
from cardwright.games.narrators.statements import COIN, SPAN, statement_words
from cardwright.games.narrators.terms import zone
from cardwright.games.narrators.words import PLAIN, STOP_WORDS, Words
from cardwright.games.position import TABLE, Holding, Position, PositionError
from cardwright.kernel import events
from cardwright.kernel.chance import seed_from, shuffled
from cardwright.kernel.errors import BadInput

if TYPE_CHECKING:
    from cardwright.games.narrators.rules import Narrators
    from cardwright.kernel.state import State

KEYS = {"hand": t.HAND, "discard": t.DISCARD, "score_pile": t.PILE}
MOST_SHARE = 20


class Positions:
    """What scenario files need to know of this game."""

    def __init__(self, game: Narrators, words: Words) -> None:
        self.game: Narrators = game
        self.words: Words = words
        self.phases: list[str] = ["play", *[name for name in t.PHASES if name != "play"]]
        self.seat_cards: list[str] = ["page", "hand", "deck", "discard", "score_pile"]
        self.seat_numbers: list[str] = ["score", "hand_size", "deck_size"]
        self.table_cards: list[str] = []
        self.table_numbers: list[str] = ["turn"]
        self.counted: list[str] = ["score", "character"]
        self.qualities: list[str] = ["power", "transforms", "card score", "scoring"]

    # --- words ------------------------------------------------------------------------------------------------------

    def answers(self) -> list[str]:
        """The forms of all answers; ``{card}`` and ``{seat}`` stand for names."""
        found = [*PLAIN.values(), *STOP_WORDS.values(), "claim no", "claim yes"]
        found += [f"claim {number}" for number in range(max(t.HIGHEST) + 1)]
        found += [f"{number} to {{card}} of {{seat}}" for number in range(1, MOST_SHARE + 1)]
        found += [statement_words(kind * SPAN + number) for kind in range(COIN + 1) for number in range(len(t.SUBTYPES))]
        found += [
            "play {card} onto {card}", "play {card}", "use {card}", "skip {card}", "call a slip of {card}", "{card} first",
            "{seat}'s deck", "{card} of {seat}", "{card}",
        ]  # fmt: skip
        return found

    def shortened(self, answer: str, name: str) -> str:
        """How the seat called ``name`` may say an answer if nothing else is meant by it."""
        return re.sub(r" of [A-Z]$", "", answer)

    # --- facts ------------------------------------------------------------------------------------------------------

    def active(self, s: State) -> int:
        """The challenging player."""
        return s.counters[t.CHALLENGER]

    def phase(self, s: State) -> str:
        """The step of the turn."""
        return t.PHASES[s.counters[t.PHASE]]

    def turn(self, s: State) -> int:
        """The number of the turn."""
        return s.counters[t.TURN]

    def count(self, s: State, seat: int, noun: str) -> int:
        """How many of what ``counted`` names a seat has."""
        return s.counters[t.SCORE + seat] if noun == "score" else len(self.game.characters(s, seat))

    def quality(self, s: State, name: str, seat: int, quality: str) -> list[int]:
        """A number of each character of a seat whose top card has a name."""
        game = self.game
        found = [c for c in game.characters(s, seat) if game.card_names[game.top(s, c)] == name]
        if quality == "card score":
            return [game.score_of(s, c) for c in found]
        if quality == "power":
            return [game.power(s, c) for c in found]
        if quality == "transforms":
            return [game.covers(s, c) for c in found]
        return [int(game.marked(s, c, t.SCORING)) for c in found]

    # --- from a position to a state ---------------------------------------------------------------------------------

    def build(self, position: Position) -> State:
        """The state that the position describes, not yet run to its first question. Raises PositionError."""
        game = self.game
        seed = seed_from(position.seed)
        if position.phase == "setup":
            return game.start(seed)
        s = game.empty(seed)
        for seat in range(2):
            for entry in position.seats[seat].cards.get("page", []):
                self._character(s, entry, seat)
            for key, kind in KEYS.items():
                for name in position.seats[seat].cards.get(key, []):
                    events.place(s, zone(seat, kind), [self._free(s, name, seat, key)])
        for seat in range(2):
            self._stack_deck(s, position.seats[seat], seat)
            score = position.seats[seat].numbers.get("score", 1)
            events.count(s, t.SCORE + seat, score)
        s.waiting = ()
        events.count_all(s, t.TRIGGERED, [0, 0])
        turn = position.table.numbers.get("turn", 1)
        if not 1 <= turn <= t.LAST_TURN:
            raise PositionError(f"turn = {turn}: expected 1 to {t.LAST_TURN}", TABLE, "turn")
        step = t.PHASES.index(position.phase)
        events.count_all(s, t.CHALLENGER, [position.active, step, turn])
        s.stack.append(game.course.frame(step))
        return s

    def _character(self, s: State, entry: str, seat: int) -> None:
        """ "Name", "Name + Name at 7": a stack from its lowest card on, and its power if that is not the sum."""
        game = self.game
        match = re.fullmatch(r"(.+?)(?: at (\d+))?", entry.strip())
        assert match is not None
        character = -1
        for name in match[1].split(" + "):
            card = self._free(s, name, seat, "page", entry)
            if not game.kind[card] & t.CHARACTER_CARD:
                raise PositionError(f"“{name}” is a spell and cannot lie there", seat, "page", entry)
            if character < 0:
                game.entry.enter(s, card, -1, t.SET_UP)
                character = card
            elif game.kind[card] != t.TRANSFORM:
                raise PositionError(f"“{name}” is no transform card and cannot cover a character", seat, "page", entry)
            else:
                game.entry.lay_on(s, card, character, t.SET_UP)
        if match[2] is not None:
            if int(match[2]) < 1:
                raise PositionError("a character on The Page has at least 1 power", seat, "page", entry)
            game.write(s, character, t.POWER, int(match[2]))

    def _free(self, s: State, name: str, seat: int, key: str, entry: str = "") -> int:
        """A copy that lies nowhere yet. Raises PositionError."""
        game = self.game
        wanted = name.strip().lower()
        if wanted not in [card.name.lower() for card in game.faces]:
            near = difflib.get_close_matches(name, [card.name for card in game.faces], 1)
            hint = f"; did you mean “{near[0]}”?" if near else ""
            raise PositionError(f"unknown card “{name}”{hint}", seat, key, entry or name)
        for card in s.zones[zone(seat, t.BOX)]:
            if game.card_names[card].lower() == wanted:
                return card
        number = sum([game.card_names[c].lower() == wanted and game.owner[c] == seat for c in range(len(game.kind))])
        raise PositionError(f"“{name}” is listed too often: this player's cards hold {number} of it", seat, key, entry or name)

    def _stack_deck(self, s: State, holding: Holding, seat: int) -> None:
        """The listed cards lie on top, first = top; ``hand_size`` and ``deck_size`` fill up from the others by the seed."""
        listed: list[int] = []
        for name in holding.cards.get("deck", []):
            card = self._free(s, name, seat, "deck")
            events.place(s, zone(seat, t.DECK), [card])
            listed.append(card)
        rest = shuffled(s, s.zones[zone(seat, t.BOX)])
        for key, kind in (("hand_size", t.HAND), ("deck_size", t.DECK)):
            missing = holding.numbers.get(key, 0) - len(s.zones[zone(seat, kind)])
            if key not in holding.numbers:
                continue
            if missing < 0:
                raise PositionError(f"{key} is smaller than the number of cards listed", seat, key)
            if missing > len(rest):
                raise PositionError(f"only {len(rest)} cards are left", seat, key)
            events.place(s, zone(seat, kind), rest[:missing])
            rest = rest[missing:]
        deck = [card for card in s.zones[zone(seat, t.DECK)] if card not in listed]
        events.reorder(s, zone(seat, t.DECK), (*deck, *reversed(listed)), t.SET_UP, -1)

    # --- and back ---------------------------------------------------------------------------------------------------

    def at_rest(self, s: State) -> bool:
        """Whether a position says all about the state: the first decision of a play step, and nothing else is noted."""
        game, counters = self.game, s.counters
        if len(s.stack) != 2 or s.stack[1].node is not game.play_step or counters[t.PHASE] != t.PLAYING:
            return False
        course, step = s.stack
        if any(step.slots) or step.count or step.you != counters[t.CHALLENGER] or not s.pending or course.frames:
            return False
        if (
            any(counters[t.DIED : t.STOPS + 2])
            or counters[t.PHYSICAL] != int(game.options.physical)
            or any(counters[t.CONSENT : t.PLACES])
            or course.slots[PLAYED:]
        ):
            return False
        for c in game.characters(s, 0) + game.characters(s, 1):
            noted = game.of(s, c, t.MARKS), game.of(s, c, t.PARTNER), game.of(s, c, t.CHOSEN)
            if any(noted) or game.face_of(s, c) != game.face[game.top(s, c)]:
                return False
        return True

    def position(self, s: State, seed: str) -> Position:
        """The position of a state at rest. It does not say which hidden cards were shown. Raises BadInput."""
        if not self.at_rest(s):
            raise BadInput("only at the first decision of a play step, with nothing noted, can the position be written down")
        game = self.game
        seats: list[Holding] = []
        for seat in range(2):
            cards = {key: self._names(s.zones[zone(seat, kind)]) for key, kind in KEYS.items()}
            cards["deck"] = self._names(s.zones[zone(seat, t.DECK)])[::-1]
            page: list[str] = []
            for character in game.characters(s, seat):
                stack = " + ".join(self._names(tuple(game.stack_of(s, character))))
                page.append(f"{stack} at {game.power(s, character)}")
            cards["page"] = page
            seats.append(Holding(cards, {"score": s.counters[t.SCORE + seat]}))
        table = Holding({}, {"turn": s.counters[t.TURN]})
        return Position(seats, table, "play", s.counters[t.CHALLENGER], seed)

    def _names(self, cards: tuple[int, ...]) -> list[str]:
        return [self.game.card_names[card] for card in cards]
