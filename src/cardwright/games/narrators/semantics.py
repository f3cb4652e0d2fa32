"""The keys and numbers of Unreliable Narrators for programs that learn."""

from __future__ import annotations

from typing import Final

from cardwright.games.narrators import terms as t
from cardwright.games.narrators.claims import YES_NO, value_words
from cardwright.games.narrators.power_actions import Divide
from cardwright.games.narrators.rules import Narrators
from cardwright.games.narrators.statements import COIN, SPAN, every_statement, statement_words
from cardwright.games.narrators.words import PLAIN, STOP_WORDS
from cardwright.games.semantics import NEXT, THIS, Choice, Keys, Scaled, Seat, Semantics, Word, seat_name
from cardwright.kernel.knowledge import View
from cardwright.kernel.option import card_of, number_of, pack, seat_of, verb_of
from cardwright.kernel.state import Decision

STATEMENTS: Final = [*every_statement(True), COIN * SPAN]
VALUES: Final = [*range(max(t.HIGHEST) + 1), YES_NO, YES_NO + 1]
COUNTED: Final = ["dice", "hands", "accessories", "pumpkins", "slips", "truths"]
POWER: Final = 20
TRANSFORMS: Final = 4
SCORE: Final = 24


class NarratorsSemantics(Semantics):
    """A character is named by its player, the face of its top card, and its place among those of that face on The Page."""

    relations: tuple[str, ...] = ("covered",)
    tops: tuple[str, ...] = ("pending cards", "deck {seat}")
    ranked: frozenset[int] = frozenset([t.OPT_ORDER, t.OPT_USE, t.OPT_SLIP])
    begins: frozenset[int] = frozenset([t.OPT_ORDER, t.OPT_USE, t.OPT_SLIP, t.OPT_COVER, t.OPT_CHARACTER])
    depends: frozenset[int] = frozenset([t.OPT_ORDER, t.OPT_USE, t.OPT_SLIP, t.OPT_COVER, t.OPT_CHARACTER, t.OPT_SHARE])

    def __init__(self, game: Narrators) -> None:
        super().__init__(game)
        self.narrators: Narrators = game
        self.types: dict[int, int] = {face: game.kind[game.face.index(face)] for face in self.faces}
        self.beings: list[int] = [face for face in self.faces if self.types[face] & t.CHARACTER_CARD]
        copies: list[dict[int, int]] = [{}, {}]
        for card, face in enumerate(game.face):
            copies[game.owner[card]][face] = copies[game.owner[card]].get(face, 0) + 1
        self.most: dict[int, int] = {face: max(deck.get(face, 0) for deck in copies) for face in self.faces}
        self.powers: list[str] = [f"power {card}" for card in range(len(game.face))]
        self.places: list[tuple[int, int, int]] = [  # of characters: seat, face, which of them
            (seat, face, rank) for seat in range(2) for face in self.beings for rank in range(self.most[face])
        ]
        self.place_of: dict[tuple[int, int, int], int] = {place: number for number, place in enumerate(self.places)}
        self.numbers = [
            Seat("challenger"),
            Choice("phase", t.PHASES),
            Scaled("turn", t.LAST_TURN),
            Scaled("physical", 1),
            Scaled("score {seat}", SCORE),
            Scaled("declined {seat}", 1),
            Scaled("stops {seat}", t.EVERYWHERE + 1),
            Choice("told", [f"told “{statement_words(number)}”" for number in STATEMENTS], STATEMENTS),
            Choice("counted", [f"{name} are counted" for name in COUNTED], list(range(len(COUNTED)))),
            Choice("claimed", [f"{value_words(value)} is claimed" for value in VALUES], VALUES),
            Choice("disputed", [f"{value_words(value)} is said against it" for value in VALUES], VALUES),
        ]
        self.qualities = [
            Scaled("power", POWER),
            Scaled("transforms", TRANSFORMS),
            Scaled("challenges", 1),
            Scaled("opposed by", 1),
            Scaled("opposing", 1),
            Scaled("scoring", 1),
            Scaled("used", 1),
            Scaled("dueled", 1),
            Scaled("cannot oppose", 1),
            Scaled("chose", 1),
            Scaled("copies", 1),
        ]

    def keys(self) -> Keys:
        faces, beings = self.faces, self.beings
        of = self.types
        characters = [
            (pack(t.OPT_CHARACTER, face, seat, rank), self._name(seat, face, rank)) for seat, face, rank in self.places
        ]
        return [
            *[key for verb, says in PLAIN.items() for key in self.plain(verb, says)],
            *self.plain(THIS, "this one"),
            *self.plain(NEXT, "another"),
            *self.by_seat(t.OPT_DECK, "the deck of {seat}"),
            *self.by_number(t.OPT_STOPS, STOP_WORDS.items()),
            *self.by_number(t.OPT_VALUE, [(value, f"claim {value_words(value)}") for value in VALUES]),
            *self.by_number(t.OPT_STATEMENT, [(number, f"tell “{statement_words(number)}”") for number in STATEMENTS]),
            *self.by_number(t.OPT_SHARE, [(share, f"{share} of the loss") for share in range(1, self._most_shared() + 1)]),
            *self.by_face(t.OPT_PLAY, "play {card}", faces),
            *self.by_face(t.OPT_COVER, "play {card} onto a character", [face for face in faces if of[face] == t.TRANSFORM]),
            *self.by_face(t.OPT_ANSWER, "respond with {card}", [f for f in faces if self.narrators.faces[f].responds]),
            *self.by_face(t.OPT_USE, "use {card}", faces),
            *self.by_face(t.OPT_SKIP, "skip {card}", faces),
            *self.by_face(t.OPT_ORDER, "{card} first", faces),
            *self.by_face(t.OPT_SLIP, "call a slip of {card}", beings),
            *self.by_face(t.OPT_CARD, "choose {card}", faces),
            *characters,
        ]

    def _most_shared(self) -> int:
        """The greatest loss that some text divides."""
        found = 0
        for texts in self.narrators.texts:
            for some in texts.values():
                for line in [line for text in some for line in text.lines]:
                    if isinstance(line.action, Divide):
                        found = max(found, line.action.number)
        return found

    def _name(self, seat: int, face: int, rank: int) -> str:
        which = f" {rank + 1}" if self.most[face] > 1 else ""
        return f"{self.face_names[face]}{which} of {seat_name(seat)}"

    def word(self, view: View, question: Decision, option: int) -> Word:
        verb, asked = verb_of(option), question.seat
        if verb == t.OPT_CHARACTER:
            return (self._character(view, asked, card_of(option), seat_of(option)),)
        if verb == t.OPT_SHARE:
            whom = self._character(view, asked, card_of(option), seat_of(option))
            return (whom, pack(t.OPT_SHARE, -1, -1, number_of(option)))
        if verb == t.OPT_COVER:
            return (self.key(asked, option, 0), self._character(view, asked, number_of(option), asked))
        if verb == t.OPT_ORDER:
            return (self.key(asked, option, 0),)
        return (self.key(asked, option),)

    def _character(self, view: View, asked: int, card: int, seat: int) -> int:
        """The key of a character by its top card."""
        face = self.game.face[card]
        rank = [top for top in self._tops(view, seat) if self.game.face[top] == face].index(card)
        return pack(t.OPT_CHARACTER, face, (seat - asked) % 2, rank)

    def _tops(self, view: View, seat: int) -> list[int]:
        """The top cards of a seat's characters, in the order of The Page."""
        cards = view.zones[t.zone(seat, t.PAGE)] + view.zones[t.zone(seat, t.COVERING)]
        return [card for card in cards if self.powers[card] in view.numbers]

    def slots(self) -> list[tuple[int, int, str]]:
        return [(seat, face, self._name(seat, face, rank)) for seat, face, rank in self.places]

    def characters(self, view: View) -> list[tuple[int, int]]:
        found: list[tuple[int, int]] = []
        for seat in range(2):
            ranks: dict[int, int] = {}
            for card in self._tops(view, (view.viewer + seat) % 2):
                face = self.game.face[card]
                rank = ranks.get(face, 0)
                ranks[face] = rank + 1
                found.append((self.place_of[(seat, face, rank)], card))
        return found

    def quality(self, name: str, value: int) -> str:
        if name == "covered":
            return f"under {self.game.card_names[value - 1]}"
        if name in ("opposed by", "opposing", "chose"):
            return f"{name} {self.game.card_names[value - 1]}"
        if name == "copies":
            return f"copies {self.narrators.faces[value - 1].name}"
        return f"{name} {value}" if name in ("power", "transforms") else name
