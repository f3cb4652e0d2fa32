"""Decks of Unreliable Narrators: starter decks, lists of cards that people write by hand, and which lists are legal."""

from __future__ import annotations

import difflib
import re
import tomllib
from collections import Counter
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from cardwright.games.told import reason, tell, tell_all
from cardwright.kernel.errors import BadInput
from cardwright.language.setfile import Fault, FaultyFile

if TYPE_CHECKING:
    import random
    from collections.abc import Iterable

    from cardwright.games.narrators.cards import Card

MOST_OF_A_LINE: Final = 99
"""Copies that one line of a list may name; no deck comes near it."""

BOOSTER_SET: Final = "booster"
"""The set of the cards that boosters hold."""

_LINE: Final = re.compile(r"(?:(?P<number>\d+)\s*(?:×\s*|[xX*]\s+|\s))?\s*(?P<name>.*\S)")


class Booster:
    """The make-up of a booster (A55): the card scores of its sure cards, and of the last one by shares of 100."""

    def __init__(self, scores: list[int], last: dict[int, int], most: int) -> None:
        self.scores: list[int] = scores
        self.last: dict[int, int] = last
        self.most: int = most  # boosters that a player may open

    @property
    def size(self) -> int:
        """Cards in a booster."""
        return len(self.scores) + 1


@cache
def _data() -> dict[str, Any]:
    return tomllib.loads(files("cardwright.games.narrators").joinpath("decks.toml").read_text(encoding="utf-8"))


def starter_decks() -> dict[str, list[str]]:
    """The starter decks: "n × card" lines by name (section 19)."""
    return {deck["name"]: list(deck["cards"]) for deck in _data()["deck"]}


def starter_named(words: str) -> str:
    """The starter deck that words mean: its name or the first words of it. Raises BadInput."""
    wanted = plain(words) + " "
    found = [name for name in starter_decks() if (plain(name) + " ").startswith(wanted)]
    if len(found) != 1:
        names = list(starter_decks())
        text = f"unknown starter deck “{words}”; expected {' or '.join(names)}"
        raise BadInput(tell("deck-no-starter", text, name=words, names=", ".join(names)))
    return found[0]


@cache
def booster() -> Booster:
    """The make-up of boosters."""
    data = _data()["booster"]
    return Booster(list(data["scores"]), {int(score): share for score, share in data["last"].items()}, data["most"])


def draw_booster(cards: list[Card], rng: random.Random) -> list[str]:
    """The names of the cards of a new booster; each is drawn evenly from the booster cards of its score (A55)."""
    made = booster()
    scores = [*made.scores, *rng.choices(list(made.last), list(made.last.values()))]
    pool = [card for card in cards if card.set_name == BOOSTER_SET]
    return [rng.choice([card.name for card in pool if card.score == score]) for score in scores]


def plain(name: str) -> str:
    """A name as it is compared: letter case, typographic apostrophes and dashes, and spaces do not matter."""
    return " ".join(name.replace("’", "'").replace("‐", "-").replace("–", "-").casefold().split())


def read_deck(text: str, cards: list[Card], file: str) -> list[int]:
    """The faces of a list of cards: "n × card", "n x card", "n card" or "card" a line, "#" begins a comment.

    Raises FaultyFile with the fault of every line and the nearest name.
    """
    known = {plain(card.name): face for face, card in enumerate(cards)}
    faults: list[Fault] = []
    found: list[int] = []
    for number, written in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
        line = re.sub(r"(^|\s)#.*", "", written).strip()
        match = _LINE.fullmatch(line)
        if match is None:
            continue
        name, copies = match["name"], match["number"] or "1"
        column = len(written) - len(written.lstrip()) + match.start("name") + 1
        if plain(name) not in known:
            near = difflib.get_close_matches(plain(name), known, 1)
            nearest = cards[known[near[0]]].name if near else ""
            example = f"2 × {cards[0].name}"
            if nearest:
                why = tell("deck-near", f"unknown card “{name}”; did you mean “{nearest}”?", name=name, near=nearest)
            else:
                why = tell("deck-no-card", f"unknown card “{name}”; expected a line as “{example}”", name=name, example=example)
            faults.append(Fault(file, number, column, why, name, [], nearest))
        elif len(copies) > 3 or not 1 <= int(copies) <= MOST_OF_A_LINE:
            text = f"{copies} × {name}: expected a number from 1 to {MOST_OF_A_LINE}"
            faults.append(Fault(file, number, 1, tell("deck-copies", text, copies=copies, name=name, most=MOST_OF_A_LINE)))
        else:
            found += [known[plain(name)]] * int(copies)
    if not found and not faults:
        example = f"2 × {cards[0].name}"
        text = f"the list names no card; expected lines as “{example}”"
        faults.append(Fault(file, 1, 1, tell("deck-empty", text, example=example)))
    if faults:
        raise FaultyFile(faults)
    return found


def deck_faces(lines: list[str], cards: list[Card], file: str = "deck") -> list[int]:
    """The faces of a deck from its lines. Raises FaultyFile."""
    return read_deck("\n".join(lines), cards, file)


def deck_lines(names: Iterable[str]) -> list[str]:
    """The "n × card" lines of a deck, each card once, in the order of their first copies."""
    return [f"{number} × {name}" for name, number in Counter(names).items()]


@cache
def _starter_scores(name: str) -> Counter[int]:
    from cardwright.games.narrators.sets import pool

    cards = list(pool())
    return Counter([cards[face].score for face in deck_faces(starter_decks()[name], cards)])


def boosters_in(scores: list[int]) -> int:
    """How many boosters were added to a deck with these card scores.

    A deck is a starter deck and all cards of at most eight boosters; trades change cards for others of the same score
    (section 12). So its card scores say whether it can be. Raises BadInput with what was expected.
    """
    made = booster()
    told: str = ""
    for name in starter_decks():
        starter = _starter_scores(name)
        size = sum(starter.values())
        number, rest = divmod(len(scores) - size, made.size)
        if rest or not 0 <= number <= made.most:
            last = size + made.most * made.size
            sizes = f"{size}, {size + made.size}, {size + 2 * made.size} … {last}"
            text = (
                f"the deck has {len(scores)} cards; expected {size}, and {made.size} more for each of at most {made.most} "
                f"boosters: {sizes}"
            )
            found = {"count": len(scores), "size": size, "more": made.size, "most": made.most}
            told = told or tell("deck-size", text, sizes=sizes, **found)
            continue
        sure = starter.copy()
        for score in made.scores:
            sure[score] += number
        more = Counter(scores)
        more.subtract(sure)
        if all([count == 0 or (count > 0 and score in made.last) for score, count in more.items()]):
            return number
        told = told or _told(Counter(scores), sure, number)
    raise BadInput(told)


def _told(found: Counter[int], sure: Counter[int], number: int) -> str:
    last = booster().last if number else {}
    needed = [
        tell("deck-score-least", f"at least {sure[score]} of score {score}", number=sure[score], score=score)
        if score in last
        else tell("deck-score", f"{sure[score]} of score {score}", number=sure[score], score=score)
        for score in sorted({*sure, *last})
    ]
    given = [
        tell("deck-score-has", f"{found[score]} of {score}", number=found[score], score=score)
        for score in sorted({*sure, *last, *found})
    ]
    boosters = f"with {number} booster{'s' * (number != 1)}" if number else "without boosters"
    expected, has = tell_all(needed, ", "), tell_all(given, ", ")
    text = f"the card scores do not fit: a deck {boosters} has {expected}; this one has {has}"
    return tell("deck-scores", text, number=number, expected=expected, has=has)


def chosen_deck(deck: Any, cards: list[Card], seat: int, free: bool) -> list[int]:
    """The faces of the deck that a setup gives to a seat: the name of a starter deck or a list of lines.

    ``free`` allows lists that no collection can hold. Raises BadInput.
    """
    file = tell("deck-of", f"deck of seat {'AB'[seat]}", seat="AB"[seat])
    if isinstance(deck, str):
        try:
            return deck_faces(starter_decks()[starter_named(deck)], cards, file)
        except FaultyFile:
            text = f"{file}: the cards of {starter_named(deck)} are not in this game"
            raise BadInput(tell("deck-other-cards", text, file=file, name=starter_named(deck))) from None
    if not isinstance(deck, list) or not all([isinstance(line, str) for line in deck]):
        raise BadInput(f"{file}: {deck!r}: expected the name of a starter deck or a list of cards")
    faces = deck_faces(deck, cards, file)
    if not free:
        try:
            boosters_in([cards[face].score for face in faces])
        except BadInput as error:
            text = f"{file}: {error} (the rule option deck_lists=free allows any list)"
            raise BadInput(tell("deck-unfit", text, file=file, why=reason(error))) from None
    return faces
