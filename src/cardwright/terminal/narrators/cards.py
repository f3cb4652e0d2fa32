"""A card of Unreliable Narrators as it lies on the table, and all there is to read on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.narrators import terms as t
from cardwright.terminal.look import CardLook, CardText

if TYPE_CHECKING:
    from cardwright.games.narrators.rules import Narrators

LOOKS: Final = {t.CHARACTER: ("●", "blue"), t.TRANSFORM: ("◆", "violet"), t.SPELL: ("✦", "green")}


def card_look(game: Narrators, card: int) -> CardLook:
    """A card with its sign."""
    mark, colour = LOOKS[game.kind[card]]
    face = game.faces[game.face[card]]
    said = [face.type_name]
    if face.type != t.SPELL:
        said.append(f"power {'+' if face.type == t.TRANSFORM else ''}{face.power}")
    said += [f"card score {face.score}", *face.subtypes]
    return CardLook(card, face.name, mark, ", ".join(said), colour)


def card_text(game: Narrators, card: int) -> CardText:
    """What stands on a card, and notes on it."""
    face = game.faces[game.face[card]]
    notes: list[str] = []
    if face.type == t.TRANSFORM:
        notes.append("A new character, or on top of one of yours: power is added, and only the top card's text counts.")
    if face.copies_another:
        notes.append("It takes the printed power, text and subtypes, nothing that has happened to the character since.")
    if face.responds:
        notes.append("You are asked whenever your rival plays a spell.")
    if t.ANY_TIME in game.texts[game.face[card]]:
        notes.append("Once each turn you are asked where you want to be asked; with your own decisions it is always offered.")
    return CardText(card_look(game, card), face.text or "It has no text.", notes)
