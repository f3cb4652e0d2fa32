"""The keys and numbers of Unstable Unicorns for programs that learn."""

from __future__ import annotations

from typing import Final

from cardwright.games.semantics import NEXT, THIS, Choice, Keys, Scaled, Seat, Semantics, Word
from cardwright.games.unicorns import terms as t
from cardwright.games.unicorns.rules import Unicorns
from cardwright.kernel.knowledge import View
from cardwright.kernel.option import verb_of
from cardwright.kernel.state import Decision

TURNS: Final = 100
PLAYS: Final = 4


class UnicornsSemantics(Semantics):
    """A choice among copies in one place is a choice of the printed card."""

    tops: tuple[str, ...] = ("deck", "pile")
    ranked: frozenset[int] = frozenset([t.OPT_ORDER])
    begins: frozenset[int] = frozenset([t.OPT_ORDER])
    depends: frozenset[int] = frozenset([t.OPT_ORDER])

    def __init__(self, game: Unicorns) -> None:
        super().__init__(game)
        self.types: dict[int, int] = {face: game.cards[face].type for face in self.faces}
        target = game.winning.target
        self.numbers = [
            Seat("active"),
            Choice("phase", t.PHASES),
            Scaled("turn", TURNS),
            Scaled("limit", PLAYS),
            Scaled("played", PLAYS),
            Seat("destination"),
            Scaled("unicorns {seat}", target),
        ]

    def keys(self) -> Keys:
        faces = self.faces
        stays = [face for face in faces if self.types[face] & t.PERMANENT]
        return [
            *self.plain(t.OPT_DRAW, "draw"),
            *self.plain(t.OPT_STOP, "stop"),
            *self.plain(t.OPT_PASS, "pass"),
            *self.plain(t.OPT_NOTHING, "nothing"),
            *self.plain(THIS, "this one"),
            *self.plain(NEXT, "another"),
            *self.by_number(t.OPT_MODE, enumerate(["the first way", "the second way"])),
            *self.by_seat(t.OPT_SEAT, "choose {seat}"),
            *self.by_face(t.OPT_PLAY, "play {card}", [face for face in faces if self.types[face] & t.MAGIC]),
            *self.by_face_and_seat(t.OPT_PLAY, "play {card} for {seat}", stays),
            *self.by_face(t.OPT_ANSWER, "answer with {card}", [face for face in faces if self.types[face] & t.INSTANT]),
            *self.by_face(t.OPT_USE, "use {card}", faces),
            *self.by_face(t.OPT_SKIP, "skip {card}", faces),
            *self.by_face(t.OPT_ORDER, "{card} first", faces),
            *self.by_face(t.OPT_CARD, "choose {card}", faces),
            *self.by_face_and_seat(t.OPT_CARD, "choose {card} of {seat}", stays),
        ]

    def word(self, view: View, question: Decision, option: int) -> Word:
        if verb_of(option) in (t.OPT_CARD, t.OPT_ORDER):  # their numbers name the moment, not what is chosen
            return (self.key(question.seat, option, 0),)
        return (self.key(question.seat, option),)
