"""A printed card, and what its text makes of it."""

from __future__ import annotations

import re

from cardwright.games.unicorns.actions import Action
from cardwright.games.unicorns.lasting import (
    CannotBeAnswered,
    CountsAs,
    Enters,
    ImmuneTo,
    Lasting,
    LeftBy,
    Redirect,
    Response,
    Save,
    StartOfTurn,
    Static,
    TooMany,
    Watches,
)
from cardwright.games.unicorns.picking_actions import Bring
from cardwright.games.unicorns.terms import BABY, INSTANT, MAGIC, NURSERY, PERMANENT
from cardwright.kernel.errors import BadInput
from cardwright.language.tree import Ability


class Part:
    """One triggered ability, or what a Magic card does, ready to become an Effect."""

    def __init__(self, when: str, may: bool, actions: list[Action], joins: list[int], trigger: object | None) -> None:
        self.when: str = when  # start, enter, leave, watch, limit, effect
        self.may: bool = may
        self.actions: list[Action] = actions
        self.joins: list[int] = joins
        self.trigger: object | None = trigger
        self.limit: int = trigger.limit if isinstance(trigger, TooMany) else 0
        self.verbs: int = trigger.verbs if isinstance(trigger, LeftBy) else 0
        self.watched: int = trigger.what.types if isinstance(trigger, Watches) else 0


class Card:
    """A face of the set: name, type, copies, text, and the parts the rules read."""

    def __init__(self, name: str, type_name: str, type_bit: int, copies: int, text: str, abilities: list[Ability]) -> None:
        """Raises BadInput where the text does not fit the type of card."""
        self.name: str = name
        self.title: str = re.sub(r"\s*\(.*?\)", "", name)
        self.words: list[str] = re.findall(r"[\w'’-]+", self.title)
        self.letters: int = len(re.findall("[A-Za-z]", self.title))
        self.type_name: str = type_name
        self.type: int = type_bit
        self.copies: int = copies
        self.text: str = text
        self.abilities: list[Ability] = abilities
        self.boxed_second: int = 0  # copies left out with two players
        self.boxed_first: int = 0
        self.dealt_first: int = 0  # copies dealt before the hands with two players
        self.rulings: list[str] = []
        self.effects: list[Part] = []
        self.status: int = 0
        self.immune_to: int = 0
        self.counts_as: int = 1
        self.watched: int = 0
        self.final: bool = False
        self.answers: bool = False
        self.save: Save | None = None
        self.redirect_verbs: int = 0
        self.redirect_place: int = 0
        for ability in abilities:
            if ability.rule is not None:
                self._lasts(ability.rule)
            else:
                self._does(ability)
        if type_bit == INSTANT and not self.answers:
            raise BadInput(f"the Instant {name} must answer: “Play this only in response to another player playing a card …”")
        if type_bit != INSTANT and self.answers:
            raise BadInput(f"only Instants are played in response, and {name} is a {type_name} card")

    def _lasts(self, rule: object) -> None:
        if isinstance(rule, Response):
            self.answers = True
        elif isinstance(rule, CannotBeAnswered):
            self.final = True
        elif not self.type & PERMANENT:
            raise BadInput(f"{self.name} never lies in a stable, so “{type(rule).__name__}” can never apply to it")
        elif isinstance(rule, Lasting):
            self._static(rule.first)
            if rule.second is not None:
                self._static(rule.second)
        elif isinstance(rule, Save):
            if self.save is not None:
                raise BadInput(f"{self.name} has two texts that save a card; expected at most one")
            self.save = rule
        elif isinstance(rule, Redirect):
            if rule.place == NURSERY and self.type != BABY:
                raise BadInput(f"{self.name} is a {self.type_name} card: only Baby Unicorns live in the Nursery")
            if self.redirect_verbs and self.redirect_place != rule.place:
                raise BadInput(f"{self.name} has two texts that lead it to different places; expected at most one")
            self.redirect_verbs |= rule.verbs
            self.redirect_place = rule.place

    def _static(self, static: Static) -> None:
        self.status |= static.bits
        if isinstance(static, ImmuneTo):
            self.immune_to |= static.what.types
        elif isinstance(static, CountsAs):
            if self.counts_as != 1:
                raise BadInput(f"{self.name} has two texts that say how much it counts as; expected at most one")
            self.counts_as = static.number

    def _does(self, ability: Ability) -> None:
        trigger = ability.trigger
        when = "effect"
        if isinstance(trigger, StartOfTurn):
            when = "start"
        elif isinstance(trigger, Enters):
            when = "enter"
        elif isinstance(trigger, LeftBy):
            when = "leave"
        elif isinstance(trigger, TooMany):
            when = "limit"
        elif isinstance(trigger, Watches):
            when = "watch"
            self.watched |= trigger.what.types
        if (when == "effect") != (self.type == MAGIC):
            expected = "no trigger, since it acts when it resolves" if self.type == MAGIC else "a trigger before the action"
            raise BadInput(f"{self.name} is a {self.type_name} card: its text needs {expected}")
        if any([step.may for step in ability.steps[1:]]):
            raise BadInput(f"{self.name}: “you may” stands only before the first action of an ability")
        actions: list[Action] = []
        for step in ability.steps:
            assert isinstance(step.action, Action)
            for action in step.action.parts():
                self._makes_sense(action, actions)
            actions.append(step.action)
        if when == "limit" and (ability.steps[0].may or not actions[0].lessens_unicorns()):
            raise BadInput(
                f"{self.name}: what follows a limit must begin with “sacrifice … Unicorn”, so that it comes to an end"
            )
        self.effects.append(Part(when, ability.steps[0].may, actions, [step.join for step in ability.steps], trigger))

    def _makes_sense(self, action: Action, before: list[Action]) -> None:
        """Raise BadInput for an action that can never do what its words say."""
        if isinstance(action, Bring) and not action.noun.types & PERMANENT:
            raise BadInput(f"{self.name}: such a card never lies in a stable, so it cannot be put there")
        if action.speaks_of_before and not any([part.names_player for one in before for part in one.parts()]):
            raise BadInput(f"{self.name}: nothing before “that player” or “that stable” names a player")
