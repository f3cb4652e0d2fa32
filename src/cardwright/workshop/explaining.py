"""Explaining a card text: what was understood, in plain steps, from its tree and the notes of the vocabulary."""

from __future__ import annotations

import json
from typing import Any

from cardwright.games.registry import GameEntry
from cardwright.language.parsing import TextError
from cardwright.language.setfile import Fault, FaultyFile
from cardwright.language.tree import AND, IF_DONE, NEXT, THEN, Ability, Step

JOINS = {
    AND: "and: as well. If one of the two is impossible, the other is done all the same",
    THEN: "then: only if the step before succeeded",
    IF_DONE: "if you do: only if the step before was chosen",
    NEXT: "a new sentence: afterwards, whatever became of the step before",
}
ALL_OR_NOTHING = {
    AND: "and: as well. The effect can be used only if both are possible",
    THEN: "then: the step before is the price of this one, and must succeed",
}


def explain(entry: GameEntry, text: str, type_name: str = "") -> list[str]:
    """What a card text says, line by line. Raises FaultyFile if it cannot be read or does not fit the type of card."""
    try:
        abilities = entry.parser().parse(text)
    except TextError as error:
        fault = Fault("text", error.line, error.column, str(error).split(": ", 1)[1], error.word, error.expected)
        fault.nearest = error.nearest
        raise FaultyFile([fault]) from None
    if type_name:
        fits(entry, text, type_name)
    if not abilities:
        return ["The card has no text: it does nothing but lie there and count."]
    lines: list[str] = []
    for number, ability in enumerate(abilities, 1):
        if number > 1:
            lines.append("")
        lines += [f"{number}. {entry.parser().printer.ability(ability)}", *_ability(entry, ability, type_name)]
    return lines


def fits(entry: GameEntry, text: str, type_name: str) -> None:
    """Raise FaultyFile if a card of this type cannot have the text."""
    card = f'[[card]]\nname = "This card"\ntype = {json.dumps(type_name, ensure_ascii=False)}\n'
    card += f"text = {json.dumps(text, ensure_ascii=False)}\n"
    try:
        entry.sets.read(card, "text")
    except FaultyFile as error:
        raise FaultyFile([Fault("text", 1, 1, fault.message) for fault in error.faults]) from None


def _ability(entry: GameEntry, ability: Ability, type_name: str) -> list[str]:
    lines: list[str] = []
    you = f"   “you”: {entry.sets.you(ability, type_name)}"
    if ability.rule is not None:
        lines.append("   when: always, as long as the words say")
        lines += [you, *_leaf(entry, "rule", ability.rule, "   ")]
        return lines
    if ability.trigger is None:
        lines.append("   when: when the card takes effect, after nobody has cancelled it")
    else:
        lines += _leaf(entry, "trigger", ability.trigger, "   ", "when: ")
    lines.append(you)
    may = bool(ability.steps) and ability.steps[0].may
    if may:
        lines.append("   optional: its “you” decides whether to use it, and can only if all of it is possible")
    else:
        lines.append("   mandatory: what is impossible is left out, the rest is done")
    for number, step in enumerate(ability.steps, 1):
        lines += _step(entry, step, number, may)
    return lines


def _step(entry: GameEntry, step: Step, number: int, may: bool) -> list[str]:
    lines: list[str] = []
    for category, node, label in (
        ("delay", step.delay, "later: "),
        ("condition", step.condition, "only if "),
        ("countable", step.each, "once for each "),
    ):
        if node is not None:
            lines += _leaf(entry, category, node, "   ", label)
    lines += _leaf(entry, "action", step.action, "   ", f"step {number}: ")
    if number > 1:
        words = ALL_OR_NOTHING.get(step.join, JOINS[step.join]) if may else JOINS[step.join]
        lines.append(f"      {words}")
    return lines


def _leaf(entry: GameEntry, category: str, node: Any, indent: str, label: str = "") -> list[str]:
    """A phrase with its note, what is chosen, and the phrases inside it."""
    printer = entry.parser().printer
    phrase = printer.phrase(category, node)
    note = f" — {phrase.says}" if phrase.says else ""
    lines = [f"{indent}{label}{printer.leaf(category, node)}{note}"]
    choice = entry.sets.choice(node)
    if choice:
        lines.append(f"{indent}   {choice}")
    categories = {other.category for other in printer.vocabulary.phrases}
    for field, inner in phrase.slots:
        if inner in categories:
            lines += _leaf(entry, inner, getattr(node, field), indent + "   ", "– ")
    return lines
