"""What the workshop asks about this game: its set files, and who chooses what when in a card text."""

from __future__ import annotations

from cardwright.games.narrators import sets
from cardwright.games.narrators.amounts import ONE, TargetAction
from cardwright.games.narrators.cards import Card
from cardwright.games.narrators.deck_actions import (
    Bank,
    DrawOf,
    Look,
    PlayFromDiscard,
    PutUnder,
    Recover,
    RivalDiscards,
)
from cardwright.games.narrators.power_actions import ChooseTwo, Divide
from cardwright.games.narrators.terms import SPELL, TYPE_NAMES
from cardwright.language.tree import Ability

LATER = "while it happens"


class Telling:
    """The set files of the game and what can be told about their texts."""

    def __init__(self) -> None:
        self.types: list[str] = list(TYPE_NAMES)
        self.adds: bool = True

    def shipped(self) -> list[tuple[str, str]]:
        """Name and text of each set file that comes with the game."""
        return [("base.toml", sets.base_text())]

    def read(self, text: str, file: str) -> list[Card]:
        """The cards of a set file. Raises FaultyFile with all its faults."""
        return sets.read_cards(text, file)

    def facts(self, card: Card) -> str:
        """What is printed on a card besides its text: score, power and subtypes."""
        power = [] if card.type == SPELL else [f"power {card.power}"]
        return ", ".join([f"score {card.score}", *power, *card.subtypes])

    def you(self, ability: Ability, type_name: str) -> str:
        """Who "you" is: cards never change their owner."""
        return "the player whose card this is"

    def choice(self, action: object) -> str:
        """When an action lets somebody choose something; empty if nothing is chosen."""
        if isinstance(action, RivalDiscards):
            return f"the rival chooses the cards {LATER}"
        if isinstance(action, TargetAction):
            return f"chosen {LATER}" if action.whom is not None and action.whom.how == ONE else ""
        if isinstance(action, Look):
            return f"which deck: {LATER}" if action.any_deck else ""
        if isinstance(action, (Bank, DrawOf, PlayFromDiscard, PutUnder, Recover, ChooseTwo, Divide)):
            return f"chosen {LATER}"
        return ""
