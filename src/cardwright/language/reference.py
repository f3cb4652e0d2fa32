"""The reference page of the card language, written from the grammar and the vocabularies.

Run ``python -m cardwright.language.reference`` to write ``docs/card-language.md`` anew; a test fails while it is out of date.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from importlib.resources import files
from typing import Any

from cardwright.language.parsing import Parser
from cardwright.language.tree import Ability
from cardwright.language.vocabulary import WORDS, Phrase, Vocabulary

INTRO = """\
# The card language

A card's text is its program. It is parsed into a tree, the tree is what the game runs, and the tree prints as the very same
text again. A text is understood whole or not at all: an unknown word is an error that points at it.

This page is written from the grammar and the vocabularies by `python -m cardwright.language.reference`; do not edit it.

- `cardwright cards explain "TEXT"` tells what a text says.
- `cardwright cards check my.toml` shows every fault of a set file.

## Sentences

A text is one or more sentences. Each begins with a capital letter and ends with a full stop. Words are separated by one space.
"""

SENTENCES = {
    "triggered": ("‹trigger›, ‹steps›.", "a triggered ability that must be carried out, as far as possible"),
    "acts": (
        "‹steps›.",
        "what the card does when it takes effect; after another sentence: what comes next, whatever became of that sentence",
    ),
    "lasts": ("‹rule›.", "a lasting rule or a replacement"),
}
LEADS = [
    ("you may …", "its “you” may do it or not, and can do it only if all of it is possible"),
    ("‹delay› …", "it happens later"),
    ("if ‹condition›, …", "it happens only if this is so by then"),
    ("for each ‹countable›, …", "it happens so many times, one after the other"),
]
JOINS = {
    "and_": ("‹action› and ‹action›", "both"),
    "then": ("‹action›, then ‹action›", "the second only if the first succeeded"),
    "if_done": ("‹action›; if you do, ‹action›", "the second only if the first was chosen"),
}
CATEGORIES = {
    "trigger": "Triggers",
    "action": "Actions",
    "rule": "Lasting rules and replacements",
}


def aliases() -> list[str]:
    """The sentence forms and joins that the grammar names, in its order."""
    grammar = files("cardwright.language").joinpath("grammar.lark").read_text(encoding="utf-8")
    return re.findall(r"->\s*(\w+)", grammar)


class Game:
    """What the page needs of one game: its title, its parser and its cards as (name, abilities)."""

    def __init__(self, title: str, parser: Parser, cards: list[tuple[str, list[Ability]]]) -> None:
        self.title = title
        self.parser = parser
        self.cards = cards


def page(games: list[Game]) -> str:
    """The text of the reference page. Raises KeyError if the grammar has a form that is not described here."""
    lines = [INTRO, "| form | meaning |", "|---|---|"]
    forms = {**SENTENCES, **JOINS}
    named = aliases()
    lines += [f"| `{forms[name][0]}` | {forms[name][1]} |" for name in named if name not in JOINS]
    lines += ["", "Steps can begin with one of these, or with several in the order ‹delay›, if, for each, you may:"]
    lines += ["", "| beginning | meaning |", "|---|---|"]
    lines += [f"| `{words}` | {meaning} |" for words, meaning in LEADS]
    lines += ["", "Steps are one action, or several joined:", "", "| join | meaning |", "|---|---|"]
    lines += [f"| `{JOINS[name][0]}` | {JOINS[name][1]} |" for name in named if name in JOINS]
    for game in games:
        lines += ["", *_game(game)]
    return "\n".join(lines).rstrip() + "\n"


def _game(game: Game) -> Iterator[str]:
    vocabulary = game.parser.vocabulary
    yield f"## {game.title}"
    yield ""
    yield _numbers(vocabulary)
    examples = _examples(game)
    categories = dict.fromkeys([*CATEGORIES, *(phrase.category for phrase in vocabulary.phrases)])
    for category in categories:
        yield ""
        yield f"### {CATEGORIES.get(category, f'‹{category}›')}"
        yield ""
        if category in vocabulary.notes:
            yield vocabulary.notes[category]
            yield ""
        yield "| phrase | meaning | example |"
        yield "|---|---|---|"
        for phrase in vocabulary.phrases:
            if phrase.category == category:
                yield f"| {phrase.words} | {phrase.says} | {examples.get(phrase, '')} |"
    yield ""
    yield "### Nouns"
    yield ""
    yield "Which cards a text speaks of. In a slot like ‹thing› stands a number with its noun: “one Unicorn”, “two Unicorns”."
    yield "In ‹a thing› stands the noun alone, in ‹any thing› and ‹all thing› its plural. Two nouns can be joined: “Upgrade or"
    yield "Downgrade”, for all of them together “Upgrades and Downgrades”."
    for category, words in vocabulary.nouns.items():
        yield ""
        note = f": {vocabulary.notes[category]}" if category in vocabulary.notes else ""
        yield f"‹{category}›{note}"
        yield ""
        for entry in words:
            tail = " ‹a word of the name›" if entry.takes_word else ""
            yield f"- {entry.singular}{tail}, {entry.plural}{tail}"


def _numbers(vocabulary: Vocabulary) -> str:
    if vocabulary.digits:
        return "Numbers are written in digits."
    return f"Numbers up to ten are words ({', '.join(WORDS)}), larger ones digits."


def _examples(game: Game) -> dict[Phrase, str]:
    """For each phrase that a card uses, the words of the first such card."""
    found: dict[Phrase, str] = {}
    for name, abilities in game.cards:
        for category, node in _leaves(abilities):
            _collect(game, category, node, f" ({name})", found)
    return found


def _leaves(abilities: Iterable[Ability]) -> Iterator[tuple[str, Any]]:
    for ability in abilities:
        if ability.trigger is not None:
            yield "trigger", ability.trigger
        if ability.rule is not None:
            yield "rule", ability.rule
        for step in ability.steps:
            yield "action", step.action
            for category, node in (("delay", step.delay), ("condition", step.condition), ("countable", step.each)):
                if node is not None:
                    yield category, node


def _collect(game: Game, category: str, node: Any, source: str, found: dict[Phrase, str]) -> None:
    printer = game.parser.printer
    phrase = printer.phrase(category, node)
    found.setdefault(phrase, printer.leaf(category, node) + source)
    categories = {other.category for other in printer.vocabulary.phrases}
    for field, inner in phrase.slots:
        if inner in categories:
            _collect(game, inner, getattr(node, field), source, found)


if __name__ == "__main__":  # a tool: it alone may know the games
    from pathlib import Path

    from cardwright.workshop.sources import reference_games

    Path("docs/card-language.md").write_text(page(reference_games()), encoding="utf-8")
