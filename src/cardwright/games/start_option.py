"""What a player is asked before a game begins: a rule option with its choices in words."""

from __future__ import annotations


class StartOption:
    """A rule option that is asked at the start. The first choice is the usual one."""

    def __init__(self, name: str, title: str, choices: list[tuple[str, str]]) -> None:
        self.name = name  # of the rule option
        self.title = title
        self.choices = choices  # each value with what it means
