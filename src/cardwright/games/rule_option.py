"""A rule option: an open question of the rules that has more than one good answer."""

from __future__ import annotations


class RuleOption:
    """A named choice; ``number`` is its number in the rules' list of open questions."""

    def __init__(self, name: str, number: str, choices: list[str], says: str) -> None:
        self.name = name
        self.number = number
        self.choices = choices  # the first is the default
        self.says = says
