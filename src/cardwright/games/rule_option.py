"""A rule option: an open question of the rules that has more than one good answer."""

from __future__ import annotations

from cardwright.kernel.errors import BadInput


class RuleOption:
    """A named choice; ``number`` is its number in the rules' list of open questions."""

    def __init__(self, name: str, number: str, choices: dict[str, str], says: str) -> None:
        self.name = name
        self.number = number
        self.choices = list(choices)  # the first is the default
        self.words = list(choices.values())  # what each choice means
        self.says = says


def chosen_values(options: list[RuleOption], chosen: dict[str, str]) -> dict[str, str]:
    """The choice of every option by name: its default where ``chosen`` says nothing.

    Raises BadInput for an unknown name or choice, with what was expected.
    """
    values = {option.name: option.choices[0] for option in options}
    known = {option.name: option for option in options}
    for name, value in chosen.items():
        if name not in known:
            raise BadInput(f"unknown rule option “{name}”; expected one of {', '.join(known)}")
        if value not in known[name].choices:
            raise BadInput(f"rule option {name} = “{value}”: expected one of {', '.join(known[name].choices)}")
        values[name] = value
    return values


def read_options(given: list[str]) -> dict[str, str]:
    """Rule options as the command line has them, name=value each. Raises BadInput."""
    found: dict[str, str] = {}
    for text in given:
        name, sign, value = text.partition("=")
        if not sign or not name.strip() or not value.strip():
            raise BadInput(f"--option “{text}”: expected name=value")
        if name.strip() in found:
            raise BadInput(f"--option {name.strip()} is given twice")
        found[name.strip()] = value.strip()
    return found


def told_options(options: list[RuleOption]) -> list[str]:
    """The options with their choices and what they mean, as lines."""
    lines = []
    for option in options:
        lines += [f"{option.name}={'|'.join(option.choices)}", f"    {option.says} (default {option.choices[0]})"]
    return lines
