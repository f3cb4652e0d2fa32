"""A printed card, and what its text makes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.narrators import heads as h
from cardwright.games.narrators.actions import Action
from cardwright.games.narrators.deck_actions import Negate
from cardwright.games.narrators.terms import BEING, CHARACTER, ON_CAST, SPELL
from cardwright.kernel.errors import BadInput

if TYPE_CHECKING:
    from cardwright.games.narrators.amounts import Condition, Countable
    from cardwright.language.tree import Ability, Step


class Line:
    """One sentence of an ability, ready to be run."""

    def __init__(self, step: Step) -> None:
        assert isinstance(step.action, Action)
        self.action: Action = step.action
        self.may: bool = step.may
        self.late: bool = step.delay is not None
        self.condition: Condition | None = step.condition  # type: ignore[assignment]
        self.each: Countable | None = step.each  # type: ignore[assignment]
        self.plain: bool = not (self.may or self.late) and self.condition is None and self.each is None


class Part:
    """One ability: on which event it acts, for whose deeds, and its sentences."""

    def __init__(self, event: int, who: h.Subject | None, lines: list[Line]) -> None:
        self.event: int = event
        self.who: h.Subject | None = who
        self.lines: list[Line] = lines


class Card:
    """A face of the pool: what is printed, and the parts the rules read."""

    def __init__(
        self, name: str, type_name: str, type_bit: int, score: int, power: int, subtypes: list[str], bits: int, text: str,
        abilities: list[Ability],
    ) -> None:  # fmt: skip
        """Raises BadInput where the text does not fit the type of card."""
        self.name: str = name
        self.type_name: str = type_name
        self.type: int = type_bit
        self.copies: int = 1
        self.score: int = score
        self.power: int = power
        self.subtypes: list[str] = subtypes
        self.bits: int = bits | (0 if type_bit == SPELL else BEING)
        self.text: str = text
        self.abilities: list[Ability] = abilities
        self.set_name: str = ""
        self.status: str = ""
        self.parts: list[Part] = []
        self.cannot_challenge: bool = False
        self.cannot_oppose: bool = False
        self.shuns: int = -1  # characters up to this power cannot oppose it
        self.responds: bool = False
        self.copies_another: bool = False
        self.spooky: bool = False
        self.more_loss: int = 0
        self.more_loss_types: int = 0
        for ability in abilities:
            if ability.rule is not None:
                self._lasts(ability.rule)
            else:
                self._does(ability)
        negates = any([isinstance(line.action, Negate) for part in self.parts for line in part.lines])
        if negates and not self.responds:
            raise BadInput(f"{name} negates a spell, so it needs “Play me only in response to a rival's spell.”")

    def _lasts(self, rule: object) -> None:
        if isinstance(rule, h.Response):
            self.responds = True
            if self.type != SPELL:
                raise BadInput(f"only spells are played in response, and {self.name} is a {self.type_name} card")
            return
        if self.type == SPELL:
            raise BadInput(f"{self.name} never lies on The Page, so “{type(rule).__name__}” can never apply to it")
        if isinstance(rule, h.CannotChallenge):
            self.cannot_challenge = True
        elif isinstance(rule, h.CannotOppose):
            self.cannot_oppose = True
        elif isinstance(rule, h.Shuns):
            self.shuns = max(self.shuns, rule.number)
        elif isinstance(rule, h.SpookyVoice):
            self.spooky = True
        elif isinstance(rule, h.MoreLoss):
            self.more_loss += rule.number
            self.more_loss_types |= rule.what.types
        elif isinstance(rule, h.Copies):
            self.copies_another = True
            if self.type != CHARACTER:
                raise BadInput(f"{self.name} is a {self.type_name} card, but only characters enter as a copy")

    def _does(self, ability: Ability) -> None:
        trigger = ability.trigger
        assert trigger is None or isinstance(trigger, h.When)
        if (trigger is None) != (self.type == SPELL):
            expected = "no trigger, since it acts when it resolves" if self.type == SPELL else "a trigger before the action"
            raise BadInput(f"{self.name} is a {self.type_name} card: its text needs {expected}")
        event = ON_CAST if trigger is None else trigger.event
        who = None if trigger is None else trigger.who
        self.parts.append(Part(event, who, [Line(step) for step in ability.steps]))
