"""Tree → card text, from the same phrases that the parser reads."""

from __future__ import annotations

from typing import Any

from cardwright.language.tree import JOIN_WORDS, NEXT, Ability, Step
from cardwright.language.vocabulary import SLOT, Phrase, Vocabulary


class Printer:
    """Prints the trees of one vocabulary."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary

    def text(self, abilities: list[Ability]) -> str:
        """The card text; printing what was parsed gives the text back."""
        return " ".join(self.ability(ability) for ability in abilities)

    def ability(self, ability: Ability) -> str:
        """One ability as sentences."""
        if ability.rule is not None:
            return _sentence(self.leaf("rule", ability.rule))
        words = ""
        if ability.trigger is not None:
            words = self.leaf("trigger", ability.trigger) + ", "
        sentences: list[str] = []
        for number, step in enumerate(ability.steps):
            if number and step.join == NEXT:
                sentences.append(_sentence(words))
                words = self._step(step)
            elif number:
                words += JOIN_WORDS[step.join] + self._step(step)
            else:
                words += self._step(step)
        return " ".join([*sentences, _sentence(words)])

    def _step(self, step: Step) -> str:
        words = f"{self.leaf('delay', step.delay)} " if step.delay is not None else ""
        if step.condition is not None:
            words += f"if {self.leaf('condition', step.condition)}, "
        if step.each is not None:
            words += f"for each {self.leaf('countable', step.each)}, "
        return words + ("you may " if step.may else "") + self.leaf("action", step.action)

    def leaf(self, category: str, node: Any) -> str:
        """A trigger, action or rule in words, without capital and full stop. Raises KeyError if no phrase says it."""
        phrase = self.phrase(category, node)
        return SLOT.sub(lambda m: self.slot(m.group(2), getattr(node, m.group(1))), phrase.pattern)

    def phrase(self, category: str, node: Any) -> Phrase:
        """The phrase of a category that says a node. Raises KeyError if there is none."""
        for phrase in self.vocabulary.phrases:
            if phrase.category == category and self._says(phrase, node):
                return phrase
        raise KeyError(f"no phrase of category {category} says {type(node).__name__}")

    def _says(self, phrase: Phrase, node: Any) -> bool:
        if phrase.make is not type(node):
            return False
        return all(getattr(node, field) == value for field, value in phrase.fixed.items())

    def slot(self, category: str, value: Any) -> str:
        """What stands in a slot of a phrase, in words."""
        vocabulary = self.vocabulary
        if category == "number":
            return vocabulary.number_word(value)
        if category in vocabulary.nouns:
            words = vocabulary.noun_words(category, value.noun, "a" if value.number == 1 else "any")
            return f"{vocabulary.number_word(value.number)} {words}"
        form, _, noun = category.rpartition(" ")
        if form and noun in vocabulary.nouns:
            return vocabulary.noun_words(noun, value, form)
        return self.leaf(category, value)


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:] + "."
