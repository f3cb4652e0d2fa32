"""Set files of Unreliable Narrators: from TOML to cards; the game of a setup."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any

from cardwright.games.narrators.cards import Card
from cardwright.games.narrators.decks import chosen_deck, deck_faces, starter_decks
from cardwright.games.narrators.options import Options
from cardwright.games.narrators.phrases import vocabulary
from cardwright.games.narrators.rules import Narrators
from cardwright.games.narrators.terms import SPELL, SUBTYPES, TYPE_NAMES
from cardwright.games.told import tell
from cardwright.kernel.errors import BadInput
from cardwright.language.parsing import Parser, TextError
from cardwright.language.setfile import Entry, Fault, FaultyFile, parse_set

KEYS: dict[str, type] = {"score": int, "power": int, "subtypes": str, "set": str, "status": str}
HIGHEST_SCORE = 5
MOST_CARDS = 4000


@cache
def parser() -> Parser:
    """The reader of this game's card texts."""
    return Parser(vocabulary())


@cache
def base_text() -> str:
    """The built-in set file."""
    return files("cardwright.games.narrators").joinpath("base.toml").read_text(encoding="utf-8")


@cache
def pool() -> tuple[Card, ...]:
    """The built-in cards."""
    return tuple(read_cards(base_text(), "base.toml"))


def read_cards(text: str, file: str) -> list[Card]:
    """The cards of a set file. Raises FaultyFile with all faults of form and of texts."""
    found, faults = parse_set(text, file, list(TYPE_NAMES), KEYS)
    if found.game not in ("", "narrators"):
        raise FaultyFile([Fault(file, 1, 1, f'this is a set for “{found.game}”; expected game = "narrators"')])
    cards: list[Card] = []
    for entry in found.entries:
        message = _value_fault(entry)
        if message:
            faults.append(Fault(file, entry.line, 1, message))
        elif entry.readable:
            try:
                cards.append(_card(entry))
            except TextError as error:
                line = entry.text_line + error.line - 1
                column = entry.text_column + error.column - 1 if error.line == 1 else error.column
                told = f"“{entry.values['name']}”: {str(error).split(': ', 1)[1]}"
                faults.append(Fault(file, line, column, told, error.word, error.expected, error.nearest))
            except BadInput as error:
                faults.append(Fault(file, entry.text_line, entry.text_column, str(error)))
    if faults:
        raise FaultyFile(sorted(faults, key=lambda fault: (fault.line, fault.column)))
    return cards


def _value_fault(entry: Entry) -> str:
    values = entry.values
    name, score, power = values.get("name"), values.get("score", 1), values.get("power")
    if isinstance(score, int) and not 1 <= score <= HIGHEST_SCORE:
        return f"score of “{name}” = {score}: expected 1 to {HIGHEST_SCORE}"
    if values.get("type") == "Spell":
        return f"“{name}” is a spell and has no power" if power is not None else ""
    if isinstance(power, int) and power < 1:
        return f"power of “{name}” = {power}: expected at least 1"
    for word in _subtypes(values):
        if word not in SUBTYPES:
            return f"unknown subtype “{word}” of “{name}”; expected some of {', '.join(SUBTYPES)}"
    return ""


def _subtypes(values: dict[str, Any]) -> list[str]:
    return [word.strip() for word in str(values.get("subtypes", "")).split(",") if word.strip()]


def _card(entry: Entry) -> Card:
    values = entry.values
    subtypes = _subtypes(values)
    bits = sum([1 << SUBTYPES.index(word) for word in subtypes])
    kind = TYPE_NAMES[values["type"]]
    power = 0 if kind == SPELL else values.get("power", 1)
    abilities = parser().parse(values["text"])
    card = Card(values["name"], values["type"], kind, values.get("score", 1), power, subtypes, bits, values["text"], abilities)
    card.copies = values.get("copies", 1)
    card.set_name, card.status = values.get("set", ""), values.get("status", "")
    return card


def even_setups(setup: dict[str, Any]) -> list[dict[str, Any]]:
    """Setups, to be taken in turn, that give both seats the same starter deck; the setup alone if it chooses cards."""
    instead = any(part.get("mode") == "instead" for part in setup.get("sets", []))
    if instead or setup.get("decks") or "cards" in setup.get("options", {}):
        return [setup]
    return [{**setup, "decks": [deck, deck]} for deck in starter_decks()]


POOL_COPIES = 3


def cards_of(setup: dict[str, Any]) -> tuple[list[Card], list[str]]:
    """The cards of a setup with its ``sets``, and the texts they stand in. Raises BadInput."""
    cards = list(pool())
    texts = [base_text()]
    for part in setup.get("sets", []):
        more = read_cards(part["text"], part["file"])
        if part.get("mode") == "instead":
            cards, texts = [], []
        known = {card.name.lower() for card in cards}
        twice = [card.name for card in more if card.name.lower() in known]
        if twice:
            raise BadInput(f"{part['file']}: the name “{twice[0]}” is taken by another card of the game; names differ")
        cards = cards + more
        texts.append(part["text"])
    return cards, texts


def make_game(setup: dict[str, Any]) -> Narrators:
    """The game of a setup: ``decks`` (for each seat the name of a starter deck or a list of "n × card" lines), ``options``,
    ``physical``, and ``sets``, a list of {file, text, mode: "add" or "instead"}. Raises BadInput.
    """
    if setup.get("seats", 2) != 2:
        raise BadInput(f"seats = {setup['seats']!r}: expected 2")
    chosen = dict(setup.get("options", {}))
    if setup.get("physical"):
        chosen.setdefault("physical", "claims")
    options = Options(chosen)
    cards, texts = cards_of(setup)
    way = options.values["cards"]
    named = setup.get("decks", [])
    instead = any([part.get("mode") == "instead" for part in setup.get("sets", [])])
    if named:
        if not isinstance(named, list) or len(named) != 2:
            raise BadInput(f"decks = {named!r}: expected two, each a name or a list of cards")
        free = options.values["deck_lists"] == "free"
        decks = [chosen_deck(deck, cards, seat, free) for seat, deck in enumerate(named)]
        way = "named"
    elif way == "starters" and not instead:
        decks = [deck_faces(lines, cards) for lines in starter_decks().values()]
    else:
        decks = [[face for face in range(len(cards)) for _ in range(POOL_COPIES)] for _ in range(2)]
    number = sum([len(deck) for deck in decks])
    if number > MOST_CARDS:
        text = f"the decks have {number} cards; expected at most {MOST_CARDS}"
        raise BadInput(tell("decks-many", text, number=number, most=MOST_CARDS))
    game = Narrators(cards, decks, options, way == "drafted")
    told = repr([texts, sorted(options.values.items()), decks])
    game.set_digest = sha256(told.encode()).hexdigest()
    return game
