"""What the workshop asks about this game: its set files, and who chooses what when in a card text."""

from __future__ import annotations

from cardwright.games.unicorns import sets
from cardwright.games.unicorns.actions import EVERY, OTHER, THAT_PLAYER, YOU, Action
from cardwright.games.unicorns.card_actions import Discard
from cardwright.games.unicorns.cards import Card
from cardwright.games.unicorns.lasting import LeftBy, Response
from cardwright.games.unicorns.stable_actions import TargetAction
from cardwright.games.unicorns.terms import TYPE_NAMES
from cardwright.games.unicorns.turn_actions import OneOf
from cardwright.language.tree import Ability

AT_ONCE = "before anything of the effect happens, by what then lies on the table"
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
        """What is printed on a card besides its text: nothing."""
        return ""

    def you(self, ability: Ability, type_name: str) -> str:
        """Who "you" is in an ability of a card of this type."""
        if isinstance(ability.trigger, LeftBy):
            return "the owner of the stable this left, fixed when it leaves"
        if ability.trigger is not None:
            return "the owner of the stable this is in when it triggers; that does not change if this leaves"
        if type_name in ("Magic", "Instant") or ability.rule is None or isinstance(ability.rule, Response):
            return "the player who played this"
        return "the owner of the stable this is in"

    def choice(self, action: object) -> str:
        """When an action lets somebody choose something; empty if nothing is chosen."""
        if not isinstance(action, Action):
            return ""
        if isinstance(action, OneOf):
            return f"which of the two: {AT_ONCE}"
        if isinstance(action, Discard):
            who = {
                YOU: "you choose the cards",
                THAT_PLAYER: "that player chooses the cards",
                EVERY: "each player chooses their own cards, all in secret at the same time,",
                OTHER: "you choose the player and they choose the cards",
            }[action.who]
            return f"{who} {LATER}"
        if isinstance(action, TargetAction):
            return f"chosen {AT_ONCE}"
        if type(action).answer is not Action.answer:
            return f"chosen {LATER}"
        return ""
