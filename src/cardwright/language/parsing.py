"""Card text → tree, with errors that point at the word."""

from __future__ import annotations

import difflib
import re
from functools import cached_property
from importlib.resources import files
from typing import Any

from lark import Lark, Token, Tree, UnexpectedCharacters, UnexpectedEOF, UnexpectedInput, UnexpectedToken

from cardwright.kernel.errors import BadInput
from cardwright.language.printing import Printer
from cardwright.language.tree import AND, IF_DONE, NEXT, THEN, Ability, Counted, Noun, Step
from cardwright.language.vocabulary import PIECE, SLOT, WORDS, Vocabulary

JOINS = {"and_": AND, "then": THEN, "if_done": IF_DONE}
OPTIONAL = ("delay", "condition", "countable")
NEVER = "_NEVER: /(?!.)./"
FORMS = {"a": "single", "any": "many", "all": "all"}
PUNCTUATION = {",": "COMMA", ".": "DOT", ":": "COLON", ";": "SEMICOLON"}


class TextError(BadInput):
    """A card text that the language cannot read."""

    def __init__(self, text: str, line: int, column: int, word: str, expected: list[str], nearest: str) -> None:
        self.text, self.line, self.column, self.word = text, line, column, word
        self.expected, self.nearest = expected, nearest
        found = f"cannot read “{word}”" if word else "the text ends too early"
        message = f"{line}:{column}: {found}"
        if expected:
            message += "; expected " + ", ".join(f"“{e}”" for e in expected)
        if nearest:
            message += f"; did you mean “{nearest}”?"
        super().__init__(message)


class Parser:
    """Reads the texts of one vocabulary."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.printer = Printer(vocabulary)
        self._terminals: dict[str, str] = {}  # terminal name → the word it reads

    @cached_property
    def grammar(self) -> str:
        """The whole Lark grammar: the shared sentences and the game's phrases."""
        shared = files("cardwright.language").joinpath("grammar.lark").read_text(encoding="utf-8")
        if not self.vocabulary.joins:
            shared = shared.replace("steps: action _more*", "steps: action")
        return shared + self._rules()

    @cached_property
    def _lark(self) -> Lark:
        return Lark(self.grammar, parser="lalr", start="start", maybe_placeholders=False)

    def parse(self, text: str) -> list[Ability]:
        """The abilities of a text; an empty text has none. Raises TextError."""
        if not text.strip():
            return []
        try:
            tree = self._lark.parse(_lower_sentences(text))
        except UnexpectedInput as error:
            raise self._error(text, error) from None
        abilities = self._abilities(tree)
        again = self.printer.text(abilities)
        if again != text:
            at = next((i for i, (a, b) in enumerate(zip(again, text, strict=False)) if a != b), min(len(again), len(text)))
            while at and not text[at - 1].isspace() and not text[at : at + 1].isspace():
                at -= 1  # point at the whole word
            at += len(text[at:]) - len(text[at:].lstrip())
            line, column = text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at)
            word = (text[at:].split() or [""])[0]
            raise TextError(text, line, column, word, [], again)
        return abilities

    # --- grammar ---------------------------------------------------------------------------------------------------

    def _word(self, word: str) -> str:
        if word in PUNCTUATION:
            return f'"{word}"'
        if word == "one":
            return "ONE"
        name = "_" + re.sub(r"\W", "_", word).upper()
        if word != word.lower():
            name += "_" + "".join("U" if c.isupper() else "L" for c in word if c.isalpha())
        self._terminals[name] = word
        return name

    def _phrase(self, pattern: str) -> str:
        parts = []
        for piece in PIECE.findall(pattern):
            slot = SLOT.fullmatch(piece)
            parts.append(self._slot(slot.group(2)) if slot else self._word(piece))
        return " ".join(parts)

    def _slot(self, category: str) -> str:
        nouns = self.vocabulary.nouns
        if category in ("number",):
            return "number"
        if category in nouns:
            return f"counted_{category}"
        form, _, noun = category.rpartition(" ")
        if noun in nouns and form:
            return f"{noun}_{FORMS[form]}"
        return category

    def _rules(self) -> str:
        lines = [""]
        categories: dict[str, list[str]] = {"trigger": [], "action": [], "rule": []}
        for name in OPTIONAL:
            categories[name] = []
        for index, phrase in enumerate(self.vocabulary.phrases):
            categories.setdefault(phrase.category, []).append(f"{self._phrase(phrase.pattern)} -> p{index}")
        for name, alternatives in categories.items():
            lines.append(f"{name}: " + ("\n    | ".join(alternatives) or "_NEVER"))
        lines.append(NEVER)
        for name, words in self.vocabulary.nouns.items():
            for number in ("single", "plural"):
                rows = []
                for index, entry in enumerate(words):
                    word = entry.singular if number == "single" else entry.plural
                    row = self._phrase(word) + (" title_word" if entry.takes_word else "")
                    rows.append(f"{row} -> n{index}")
                lines.append(f"{name}_{number}_word: " + "\n    | ".join(rows))
            for form, number, joiner in (
                ("single", "single", "or"),
                ("many", "plural", "or"),
                ("all", "plural", "and"),
            ):
                word = f"{name}_{number}_word"
                lines.append(f"{name}_{form}: {word} | {word} {self._word(joiner)} {word}")
            lines.append(f"counted_{name}: ONE {name}_single | MANY {name}_many")
        lines.append("title_word: TITLE_WORD")
        for word in ("and", "then", "if", "you", "do", "may", "for", "each"):
            self._word(word)
        for name, word in self._terminals.items():
            lines.append(f"{name}: /{re.escape(word)}(?![\\w'’-])/")
        return "\n".join(lines) + "\n"

    # --- tree ------------------------------------------------------------------------------------------------------

    def _abilities(self, tree: Tree[Token]) -> list[Ability]:
        found: list[Ability] = []
        for sentence in _trees(tree):
            parts = _trees(sentence)
            kind = str(sentence.data)
            if kind == "lasts":
                found.append(Ability(None, [], self._leaf(_trees(parts[0])[0] if parts[0].data == "rule" else parts[0])))
                continue
            if kind == "triggered":
                found.append(Ability(self._leaf(parts[0]), self._steps(parts[1], AND), None))
            elif found and found[-1].rule is None:
                found[-1].steps.extend(self._steps(parts[0], NEXT))
            else:
                found.append(Ability(None, self._steps(parts[0], AND), None))
        return found

    def _steps(self, clause: Tree[Token], join: int) -> list[Step]:
        *before, tree = _trees(clause)
        leads = {"delay": None, "condition": None, "countable": None}
        may = False
        for part in before:
            if part.data == "may":
                may = True
            else:
                leads[self.vocabulary.phrases[int(str(part.data)[1:])].category] = self._leaf(part)
        parts = _trees(tree)
        steps = [Step(join, may, self._leaf(parts[0]), leads["delay"], leads["condition"], leads["countable"])]
        for part in parts[1:]:
            steps.append(Step(JOINS[str(part.data)], False, self._leaf(_trees(part)[0])))
        return steps

    def _leaf(self, tree: Tree[Token]) -> Any:
        name = str(tree.data)
        if re.fullmatch(r"p\d+", name):
            phrase = self.vocabulary.phrases[int(name[1:])]
            values = [self._leaf(part) for part in _trees(tree)]
            slots = {field: value for (field, _), value in zip(phrase.slots, values, strict=True)}
            return phrase.make(**slots, **phrase.fixed)
        if name == "number":
            return _number(str(tree.children[0]))
        if name == "title_word":
            return str(tree.children[0])
        if name.startswith("counted_"):
            return Counted(_number(str(tree.children[0])), self._leaf(_trees(tree)[0]))
        category = name.rsplit("_", 1)[0]
        types, word = 0, ""
        for part in _trees(tree):
            entry = self.vocabulary.nouns[category][int(str(part.data)[1:])]
            types |= entry.types
            if entry.takes_word:
                word = self._leaf(_trees(part)[0])
        return Noun(types, word)

    # --- errors ----------------------------------------------------------------------------------------------------

    def _error(self, text: str, error: UnexpectedInput) -> TextError:
        allowed: set[str] = set()
        at = len(text)
        if isinstance(error, UnexpectedCharacters):
            allowed = set(error.allowed or ())
            at = error.pos_in_stream or 0
        elif isinstance(error, UnexpectedToken):
            allowed = set(error.accepts or error.expected)
            at = error.token.start_pos if error.token.type != "$END" and error.token.start_pos is not None else len(text)
        elif isinstance(error, UnexpectedEOF):
            allowed = set(error.expected)
        end = re.match(r"[\w'’-]+|\S?", text[at:])
        word = end.group(0) if end else ""
        names = {v: k for k, v in PUNCTUATION.items()}
        shown = {self._terminals.get(a) or names.get(a) or _TERMINAL_WORDS.get(a, "") for a in allowed}
        shown |= {k for k, v in PUNCTUATION.items() if v in allowed}
        expected = sorted(x for x in shown if x)
        if word:
            close = difflib.get_close_matches(word, expected, 5, 0.5)
            expected = close + [e for e in expected if e not in close]
        line, column = text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at)
        return TextError(text, line, column, word, expected[:8], self.nearest(text, at))

    def nearest(self, text: str, at: int) -> str:
        """The known phrase that looks most like the clause around ``at``."""
        start = max(text.rfind(mark, 0, at) for mark in (". ", ", ", "; ", ": "))
        start = 0 if start < 0 else start + 2
        stop = re.search(r"[.,;:](\s|$)", text[at:])
        clause = text[start : at + stop.start() if stop else len(text)].lower()
        examples = [self.vocabulary.example(phrase) for phrase in self.vocabulary.phrases]
        scored = [(difflib.SequenceMatcher(None, clause, words.lower()).ratio(), words) for words in examples]
        best = max(scored, default=(0.0, ""))
        return best[1] if best[0] > 0.4 else ""


_TERMINAL_WORDS = {"ONE": "one", "MANY": "a number", "TITLE_WORD": "a word of a card's name"}


def _trees(tree: Tree[Token]) -> list[Tree[Token]]:
    return [child for child in tree.children if isinstance(child, Tree)]


def _number(word: str) -> int:
    return WORDS.index(word) if word in WORDS else int(word)


def _lower_sentences(text: str) -> str:
    """The text without the capitals that begin sentences; the word I keeps its own."""
    return re.sub(r"(^|[.] +)(?!I(?![\w-]))([A-Z])", lambda m: m.group(1) + m.group(2).lower(), text)
