"""Cards nobody has written: random texts that a game's language can say, to try the rules with them."""

from __future__ import annotations

import json
import random
from typing import Any, Final

from cardwright.games.registry import GameEntry
from cardwright.language.parsing import TextError
from cardwright.language.setfile import FaultyFile
from cardwright.language.tree import AND, IF_DONE, NEXT, THEN, Ability, Counted, Noun, Step
from cardwright.language.vocabulary import Vocabulary

NUMBERS: Final = [0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 4]
TRIES: Final = 200


class Inventor:
    """Invents texts and cards of one game."""

    def __init__(self, entry: GameEntry, rng: random.Random) -> None:
        self.entry = entry
        self.rng = rng
        self.vocabulary: Vocabulary = entry.parser().vocabulary
        self.categories: set[str] = {phrase.category for phrase in self.vocabulary.phrases}

    def set_file(self, count: int) -> str:
        """A set file with that many invented cards, each in a few copies."""
        kinds = [kind for kind in self.entry.sets.types for _ in range(3)]
        parts = [f'[set]\nname = "Invented"\ngame = "{self.entry.name}"\n']
        tries = 0
        while len(parts) <= count and tries < TRIES * count:
            tries += 1
            text = self.text()
            values = {
                "name": f"Invention {len(parts)}",
                "type": self.rng.choice(kinds),
                "copies": self.rng.randint(1, 4),
                "text": text,
            }
            lines = [f"{key} = {json.dumps(value, ensure_ascii=False)}" for key, value in values.items()]
            card = "\n".join(["[[card]]", *lines]) + "\n"
            try:
                self.entry.sets.read(card, "invented")
            except FaultyFile:
                continue  # the text does not fit the type
            parts.append(card)
        return "\n".join(parts)

    def text(self) -> str:
        """A random card text."""
        parser = self.entry.parser()
        while True:
            abilities = [self._ability(first=not n) for n in range(self.rng.choice([1, 1, 1, 2]))]
            text = parser.printer.text(abilities)
            try:
                parser.parse(text)
            except TextError:
                continue
            return text

    def _ability(self, first: bool) -> Ability:
        rng = self.rng
        shapes = [shape for shape in ("rule", "trigger", "trigger") if shape in self.categories]
        shape = rng.choice([*shapes, "none"] if first or not shapes else shapes)
        if shape == "rule":
            return Ability(None, [], self._leaf("rule", 2))
        steps = [self._step(AND)]
        while rng.random() < 0.4 and len(steps) < 4:
            join = rng.choice([AND, THEN, THEN, IF_DONE, NEXT]) if self.vocabulary.joins else NEXT
            steps.append(self._step(NEXT) if join == NEXT else Step(join, False, self._leaf("action", 2)))
        return Ability(None if shape == "none" else self._leaf("trigger", 2), steps, None)

    def _step(self, join: int) -> Step:
        """The first action of a sentence."""
        leads = [self._lead("delay"), self._lead("condition"), self._lead("countable")]
        may = join == AND and self.rng.random() < 0.5
        return Step(join, may, self._leaf("action", 2), leads[0], leads[1], leads[2])

    def _lead(self, category: str) -> Any:
        return self._leaf(category, 2) if category in self.categories and self.rng.random() < 0.25 else None

    def _leaf(self, category: str, depth: int) -> Any:
        phrases = [phrase for phrase in self.vocabulary.phrases if phrase.category == category]
        if depth <= 0:
            flat = [p for p in phrases if not any(inner in self.categories for _, inner in p.slots)]
            phrases = flat or phrases
        phrase = self.rng.choice(phrases)
        slots = {field: self._slot(inner, depth - 1) for field, inner in phrase.slots}
        return phrase.make(**slots, **phrase.fixed)

    def _slot(self, category: str, depth: int) -> Any:
        rng = self.rng
        if category == "number":
            return rng.choice(NUMBERS)
        nouns = self.vocabulary.nouns
        if category in nouns:
            return Counted(rng.choice(NUMBERS), self._noun(category))
        noun = category.rpartition(" ")[2]
        return self._noun(noun) if noun in nouns else self._leaf(category, depth)

    def _noun(self, category: str) -> Noun:
        words = self.vocabulary.nouns[category]
        one = self.rng.choice(words)
        if one.takes_word:
            return Noun(one.types, "Invention")
        if self.rng.random() < 0.2:
            two = self.rng.choice(words)
            if not one.types & two.types and not two.takes_word:
                return Noun(one.types | two.types)
        return Noun(one.types)
