"""Everything a vocabulary can say, as Hypothesis strategies, and a comparison of trees."""

from hypothesis import strategies as st

from cardwright.language.tree import AND, IF_DONE, NEXT, THEN, Ability, Counted, Noun, Step

NUMBERS = st.integers(0, 12)
TITLE_WORDS = st.sampled_from(["Narwhal", "Unicorn", "One", "X-Ray", "O’Neigh", "Ärger", "A"])


class Trees:
    """The trees that one vocabulary can make."""

    def __init__(self, vocabulary):
        self.vocabulary = vocabulary
        self.categories = {phrase.category for phrase in vocabulary.phrases}
        self.made = {}

    def noun(self, category):
        entries = self.vocabulary.nouns[category]
        pairs = [
            (one, two)
            for one in entries
            for two in entries
            if not one.types & two.types and not one.takes_word and not two.takes_word
        ]
        words = {entry.types for entry in entries if not entry.takes_word}
        # Two nouns that together say what one noun says are printed as that one.
        pairs = [(one, two) for one, two in pairs if one.types | two.types not in words]
        single = st.sampled_from(entries).flatmap(
            lambda entry: (
                TITLE_WORDS.map(lambda word: Noun(entry.types, word)) if entry.takes_word else st.just(Noun(entry.types))
            )
        )
        if not pairs:
            return single
        return single | st.sampled_from(pairs).map(lambda pair: Noun(pair[0].types | pair[1].types))

    def slot(self, category, depth):
        if category == "number":
            return NUMBERS
        if category in self.vocabulary.nouns:
            return st.builds(Counted, NUMBERS, self.noun(category))
        noun = category.rpartition(" ")[2]
        if noun in self.vocabulary.nouns:
            return self.noun(noun)
        return self.leaf(category, depth)

    def phrase(self, phrase, depth=2):
        """The nodes of one phrase."""
        slots = {field: self.slot(category, depth - 1) for field, category in phrase.slots}
        return st.builds(lambda **values: phrase.make(**values, **phrase.fixed), **slots)

    def leaf(self, category, depth=2):
        """The nodes of a category of phrases; those with phrases inside only as deep as ``depth``."""
        if (category, depth) not in self.made:
            self.made[category, depth] = self._leaf(category, depth)
        return self.made[category, depth]

    def _leaf(self, category, depth):
        phrases = [phrase for phrase in self.vocabulary.phrases if phrase.category == category]
        if depth <= 0:
            flat = [p for p in phrases if not any(inner in self.categories for _, inner in p.slots)]
            phrases = flat or phrases
        return st.one_of([self.phrase(phrase, depth) for phrase in phrases]) if phrases else st.nothing()

    def lead(self, category):
        """What a sentence may begin with, or nothing."""
        return st.none() | self.leaf(category) if category in self.categories else st.none()

    def steps(self):
        leads = [self.lead(category) for category in ("delay", "condition", "countable")]
        first = st.builds(Step, st.just(AND), st.booleans(), self.leaf("action"), *leads)
        later = st.builds(Step, st.just(NEXT), st.booleans(), self.leaf("action"), *leads)
        if self.vocabulary.joins:
            later |= st.builds(Step, st.sampled_from([AND, THEN, IF_DONE]), st.just(False), self.leaf("action"))
        return st.builds(lambda head, rest: [head, *rest], first, st.lists(later, max_size=4))

    def triggered(self):
        return st.builds(Ability, self.leaf("trigger"), self.steps(), st.none())

    def lasting(self):
        return st.builds(lambda rule: Ability(None, [], rule), self.leaf("rule"))

    def acting(self):
        return st.builds(lambda steps: Ability(None, steps, None), self.steps())

    def texts(self):
        """Lists of abilities. One without a trigger goes on with the one before it, unless that is a lasting rule."""
        rest = st.lists(self.triggered() | self.lasting(), max_size=2)
        return st.builds(lambda head, tail: [head, *tail], self.acting() | self.triggered() | self.lasting(), rest)


def difference(printer, one, two):
    """Where two lists of abilities differ, in words; empty if they are the same tree."""
    if len(one) != len(two):
        return f"{len(one)} abilities and {len(two)}"
    for a, b in zip(one, two, strict=True):
        found = _leaves(printer, "trigger", a.trigger, b.trigger) or _leaves(printer, "rule", a.rule, b.rule)
        if found:
            return found
        if [(s.join, s.may) for s in a.steps] != [(s.join, s.may) for s in b.steps]:
            return "the steps hang together in another way"
        for s, t in zip(a.steps, b.steps, strict=True):
            found = (
                _leaves(printer, "action", s.action, t.action)
                or _leaves(printer, "delay", s.delay, t.delay)
                or _leaves(printer, "condition", s.condition, t.condition)
                or _leaves(printer, "countable", s.each, t.each)
            )
            if found:
                return found
    return ""


def _leaves(printer, category, a, b):
    if a is None or b is None:
        return "" if a is b else f"a {category} is missing"
    if category == "number" or isinstance(a, int):
        return "" if a == b else f"{a} and {b}"
    if isinstance(a, Counted):
        return f"{a.number} and {b.number}" if a.number != b.number else _leaves(printer, category, a.noun, b.noun)
    if isinstance(a, Noun):
        return "" if a.same(b) else f"nouns {a.types:#x} {a.word} and {b.types:#x} {b.word}"
    phrase = printer.phrase(category, a)
    if type(a) is not type(b) or printer.phrase(category, b) is not phrase:
        return f"{printer.leaf(category, a)} and {printer.leaf(category, b)}"
    for field, inner in phrase.slots:
        found = _leaves(printer, inner, getattr(a, field), getattr(b, field))
        if found:
            return found
    return ""
