"""Set files of Unstable Unicorns: from TOML to cards."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any

from cardwright.games.unicorns.cards import Card
from cardwright.games.unicorns.options import Options
from cardwright.games.unicorns.phrases import vocabulary
from cardwright.games.unicorns.rules import Unicorns
from cardwright.games.unicorns.terms import ANY, BABY, TYPE_NAMES
from cardwright.kernel.errors import BadInput
from cardwright.language.parsing import Parser, TextError
from cardwright.language.setfile import Entry, Fault, FaultyFile, parse_set

TWO_PLAYERS = {"second", "first_print", "dealt"}


@cache
def parser() -> Parser:
    """The reader of this game's card texts."""
    return Parser(vocabulary())


@cache
def base_text() -> str:
    """The built-in set file."""
    return files("cardwright.games.unicorns").joinpath("base.toml").read_text(encoding="utf-8")


def read_cards(text: str, file: str) -> list[Card]:
    """The cards of a set file. Raises FaultyFile with all faults of form and of texts."""
    found, faults = parse_set(text, file, list(TYPE_NAMES), {"two_players": dict})
    if found.game not in ("", "unicorns"):
        raise FaultyFile([Fault(file, 1, 1, f'this is a set for “{found.game}”; expected game = "unicorns"')])
    cards: list[Card] = []
    for entry in found.entries:
        written = entry.values.get("text")
        if isinstance(written, str):
            try:
                if entry.readable:
                    cards.append(_card(entry))
                else:
                    parser().parse(written)
            except TextError as error:
                faults.append(_text_fault(file, entry, error))
            except BadInput as error:
                faults.append(Fault(file, entry.text_line, entry.text_column, str(error)))
        message = _two_players_fault(entry)
        if message:
            faults.append(Fault(file, entry.line, 1, message))
    if faults:
        raise FaultyFile(sorted(faults, key=lambda fault: (fault.line, fault.column)))
    return cards


def _text_fault(file: str, entry: Entry, error: TextError) -> Fault:
    line = entry.text_line + error.line - 1
    column = entry.text_column + error.column - 1 if error.line == 1 else error.column
    message = f"“{entry.values.get('name', 'a card')}”: {str(error).split(': ', 1)[1]}"
    return Fault(file, line, column, message, error.word, error.expected, error.nearest)


def _two_players_fault(entry: Entry) -> str:
    two = entry.values.get("two_players", {})
    for key, number in two.items() if isinstance(two, dict) else ():
        if key not in TWO_PLAYERS or not isinstance(number, int) or number < 0:
            return f"two_players of “{entry.values.get('name')}”: expected second, first_print or dealt with a number of copies"
    return ""


def _card(entry: Entry) -> Card:
    values = entry.values
    abilities = parser().parse(values["text"])
    kind = values["type"]
    copies = values.get("copies", 1)
    if not isinstance(copies, int):
        copies = 1  # told already
    card = Card(values["name"], kind, TYPE_NAMES[kind], copies, values["text"], abilities)
    two = values.get("two_players", {})
    if isinstance(two, dict) and not _two_players_fault(entry):
        card.boxed_second, card.boxed_first, card.dealt_first = (
            two.get("second", 0),
            two.get("first_print", 0),
            two.get("dealt", 0),
        )
    if "notes" in values:
        card.rulings = [values["notes"]]
    return card


def _own_sets(parts: Any) -> list[dict[str, Any]]:
    """The own sets of a setup. Raises BadInput where they have another form."""
    wanted = ("file", "text")
    if not isinstance(parts, list) or not all(
        isinstance(part, dict) and all(isinstance(part.get(key), str) for key in wanted) for part in parts
    ):
        raise BadInput("sets: expected a list of own sets, each with its file and its text")
    return parts


def make_game(setup: dict[str, Any]) -> Unicorns:
    """The game of a setup: ``seats``, ``options``, and ``sets``, a list of {file, text, mode: "add" or "instead"}.

    Raises BadInput.
    """
    seats = setup.get("seats", 4)
    if not isinstance(seats, int) or not 2 <= seats <= 8:
        raise BadInput(f"seats = {seats!r}: expected 2 to 8")
    chosen = setup.get("options") or {}
    if not isinstance(chosen, dict):
        raise BadInput(f"options = {chosen!r}: expected names with their choices")
    options = Options(chosen)
    parts = _own_sets(setup.get("sets") or [])
    own = [read_cards(part["text"], part["file"]) for part in parts]
    texts = [base_text()]
    cards = read_cards(texts[0], "base.toml")
    instead = [more for part, more in zip(parts, own, strict=True) if part.get("mode") == "instead"]
    if instead:
        # Sets of one's own stand in place of the built-in deck; its Babies stay unless one of them brings some.
        brings = any(card.type == BABY for more in instead for card in more)
        cards = [] if brings else [card for card in cards if card.type == BABY]
        texts = [f"instead, with {len(cards)} of the built-in cards"]
    for part, more in zip(parts, own, strict=True):
        known = {card.name.lower() for card in cards}
        twice = [card.name for card in more if card.name.lower() in known]
        if twice:
            raise BadInput(f"{part['file']}: the name “{twice[0]}” is taken by another card of the game; names differ")
        cards = cards + more
        texts.append(part["text"])
    babies = sum(card.copies for card in cards if card.type == BABY)
    deck = sum(card.copies for card in cards if card.type & (ANY & ~BABY))
    if babies < seats:
        raise BadInput(f"the set has {babies} Babies for {seats} players; expected at least one each")
    if deck < 6 * seats:
        raise BadInput(f"the deck has {deck} cards for {seats} players; expected at least {6 * seats}")
    if deck + babies > 4000:
        raise BadInput(f"the set has {deck + babies} cards; expected at most 4000")
    game = Unicorns(cards, seats, options)
    told = repr([texts, sorted(options.values.items()), seats])
    game.set_digest = sha256(told.encode()).hexdigest()
    return game
