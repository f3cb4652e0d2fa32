"""The games Cardwright knows, by name. A game is one entry; the rest of the product asks this table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from cardwright.kernel.errors import BadInput

if TYPE_CHECKING:
    import random

    from cardwright.games.luck import Chances
    from cardwright.games.position import Position
    from cardwright.games.rule_option import RuleOption
    from cardwright.games.semantics import Semantics
    from cardwright.games.start_option import StartOption
    from cardwright.kernel.events import Event
    from cardwright.kernel.game import Game
    from cardwright.kernel.match import Match
    from cardwright.kernel.state import Decision, State
    from cardwright.language.parsing import Parser
    from cardwright.language.tree import Ability


class GameWords(Protocol):
    """What a game can say in words."""

    def option(self, s: State, question: Decision, option: int, names: list[str]) -> str:
        """An option in the words of the scenario format."""

    def question(self, question: Decision) -> str:
        """A question in plain words."""

    def event(self, event: Event, viewer: int, names: list[str]) -> str:
        """A log line for one viewer; empty if it has nothing to say."""


class PrintedCard(Protocol):
    """A card of a set, as far as every game has it."""

    name: str
    type_name: str
    copies: int
    text: str
    abilities: list[Ability]


class GameSets(Protocol):
    """The set files of a game, and what can be told about the texts in them."""

    types: list[str]
    adds: bool  # whether a file of one's own adds cards to the built-in ones; otherwise it stands in their place

    def shipped(self) -> list[tuple[str, str]]:
        """Name and text of each set file that comes with the game."""

    def read(self, text: str, file: str) -> Sequence[PrintedCard]:
        """The cards of a set file. Raises FaultyFile with all its faults."""

    def facts(self, card: Any) -> str:
        """What is printed on a card of ``read`` besides its text; empty if nothing is."""

    def you(self, ability: Ability, type_name: str) -> str:
        """Who "you" is in an ability of a card of this type ("" = not known)."""

    def choice(self, action: object) -> str:
        """When an action lets somebody choose something; empty if nothing is chosen."""


class GameInvariants(Protocol):
    """What must hold at every moment of one game; made anew for each game that is watched."""

    def check(self, s: State, events: list[Event]) -> None:
        """Look at the state at a question, or at the end, and at the events since the last look. Raises Broken."""


class GamePositions(Protocol):
    """What scenario files need to know of a game: its words, and how to build a position and to write one down."""

    phases: list[str]
    seat_cards: list[str]  # keys of a seat that list cards
    seat_numbers: list[str]
    table_cards: list[str]
    table_numbers: list[str]
    counted: list[str]  # what a seat can have a number of, in the singular

    def answers(self) -> list[str]:
        """The forms of all answers; ``{card}`` and ``{seat}`` stand for names."""

    def shortened(self, answer: str, name: str) -> str:
        """How the seat called ``name`` may say an answer if nothing else is meant by it."""

    def active(self, s: State) -> int:
        """The seat whose turn it is."""

    def phase(self, s: State) -> str:
        """The phase of the turn."""

    def turn(self, s: State) -> int:
        """The number of the turn."""

    def count(self, s: State, seat: int, noun: str) -> int:
        """How many of what ``counted`` names a seat has."""

    def build(self, position: Position) -> State:
        """The state that the position describes, not yet run to its first question. Raises PositionError."""

    def at_rest(self, s: State) -> bool:
        """Whether a position says all about the state."""

    def position(self, s: State, seed: str) -> Position:
        """The position of a state at rest. Raises BadInput for another state."""


@runtime_checkable
class QualityPositions(Protocol):
    """Positions of a game whose cards on the table have numbers of their own (power, for example)."""

    qualities: list[str]

    def quality(self, s: State, name: str, seat: int, quality: str) -> list[int]:
        """The number of each card (or character) of that name on a seat's side of the table."""


class GameEntry:
    """How to make, read and tell one game."""

    def __init__(
        self,
        name: str,
        title: str,
        seats: tuple[int, int],
        make: Callable[[dict[str, Any]], Game],
        words: Callable[[Game], GameWords],
        positions: Callable[[Game], GamePositions],
        parser: Callable[[], Parser],
        options: list[RuleOption],
        question_kinds: list[str],
        invariants: Callable[[Game], GameInvariants],
        sets: GameSets,
        semantics: Callable[[Game], Semantics],
        luck: Callable[[Match], list[Chances]],
        even_setups: Callable[[dict[str, Any]], list[dict[str, Any]]] | None = None,
        vary: Callable[[dict[str, Any], random.Random], None] | None = None,
        asked_first: Callable[[dict[str, Any]], list[StartOption]] | None = None,
        daily_seed: Callable[[str], str] | None = None,
        starter_decks: Callable[[], dict[str, list[str]]] | None = None,
    ) -> None:
        self.name = name
        self.title = title
        self.seats = seats  # least and most
        self.make = make  # from a setup: {"game", "seats", "options", "sets"}
        self.words = words
        self.positions = positions
        self.parser = parser
        self.options = options
        self.question_kinds = question_kinds
        self.invariants = invariants
        self.sets = sets
        self.semantics = semantics
        self.luck = luck  # what chance gave in a match, counted afterwards
        self.starter_decks = starter_decks  # games with a deck for each seat: the decks that come with them
        self.daily_seed = daily_seed  # the seed of a day, for games that have a game of the day
        self.asked_first = asked_first  # what a player is asked before a game of a setup begins
        self.even_setups = even_setups  # games with a deck for each seat: setups in which decks favour no seat
        self.vary = vary  # what a random setup chooses besides seats and rule options


def _unicorns() -> GameEntry:
    from cardwright.games.unicorns import sets
    from cardwright.games.unicorns.invariants import Invariants
    from cardwright.games.unicorns.luck import luck
    from cardwright.games.unicorns.options import RULE_OPTIONS
    from cardwright.games.unicorns.positions import Positions
    from cardwright.games.unicorns.rules import Unicorns
    from cardwright.games.unicorns.semantics import UnicornsSemantics
    from cardwright.games.unicorns.telling import Telling
    from cardwright.games.unicorns.terms import QUESTIONS
    from cardwright.games.unicorns.words import Words

    def words(game: Game) -> Words:
        assert isinstance(game, Unicorns)
        return Words(game, sets.parser().printer)

    def positions(game: Game) -> GamePositions:
        assert isinstance(game, Unicorns)
        return Positions(game, words(game))

    def invariants(game: Game) -> GameInvariants:
        assert isinstance(game, Unicorns)
        return Invariants(game)

    def semantics(game: Game) -> Semantics:
        assert isinstance(game, Unicorns)
        return UnicornsSemantics(game)

    return GameEntry(
        "unicorns",
        "Unstable Unicorns",
        (2, 8),
        sets.make_game,
        words,
        positions,
        sets.parser,
        RULE_OPTIONS,
        QUESTIONS,
        invariants,
        Telling(),
        semantics,
        luck,
    )


def _narrators() -> GameEntry:
    from cardwright.games.narrators import sets
    from cardwright.games.narrators.decks import starter_decks
    from cardwright.games.narrators.invariants import Invariants
    from cardwright.games.narrators.luck import luck
    from cardwright.games.narrators.options import RULE_OPTIONS
    from cardwright.games.narrators.positions import Positions
    from cardwright.games.narrators.rules import Narrators
    from cardwright.games.narrators.semantics import NarratorsSemantics
    from cardwright.games.narrators.telling import Telling
    from cardwright.games.narrators.terms import QUESTIONS
    from cardwright.games.narrators.variety import vary
    from cardwright.games.narrators.words import Words

    def words(game: Game) -> Words:
        assert isinstance(game, Narrators)
        return Words(game)

    def positions(game: Game) -> GamePositions:
        assert isinstance(game, Narrators)
        return Positions(game, words(game))

    def invariants(game: Game) -> GameInvariants:
        assert isinstance(game, Narrators)
        return Invariants(game)

    def semantics(game: Game) -> Semantics:
        assert isinstance(game, Narrators)
        return NarratorsSemantics(game)

    return GameEntry(
        "narrators",
        "Unreliable Narrators",
        (2, 2),
        sets.make_game,
        words,
        positions,
        sets.parser,
        RULE_OPTIONS,
        QUESTIONS,
        invariants,
        Telling(),
        semantics,
        luck,
        even_setups=sets.even_setups,
        vary=vary,
        starter_decks=starter_decks,
    )


def _wizard() -> GameEntry:
    from cardwright.games.wizard import sets
    from cardwright.games.wizard.daily import daily_seed
    from cardwright.games.wizard.invariants import Invariants
    from cardwright.games.wizard.luck import luck
    from cardwright.games.wizard.options import rule_options
    from cardwright.games.wizard.positions import Positions
    from cardwright.games.wizard.rules import Wizard
    from cardwright.games.wizard.semantics import WizardSemantics
    from cardwright.games.wizard.telling import Telling
    from cardwright.games.wizard.terms import QUESTIONS
    from cardwright.games.wizard.words import Words

    def words(game: Game) -> Words:
        assert isinstance(game, Wizard)
        return Words(game)

    def positions(game: Game) -> GamePositions:
        assert isinstance(game, Wizard)
        return Positions(game, words(game))

    def invariants(game: Game) -> GameInvariants:
        assert isinstance(game, Wizard)
        return Invariants(game)

    def semantics(game: Game) -> Semantics:
        assert isinstance(game, Wizard)
        return WizardSemantics(game)

    return GameEntry(
        "wizard",
        "Unreliable Wizard",
        (1, 1),
        sets.make_game,
        words,
        positions,
        sets.parser,
        rule_options(sets.base_world()),
        QUESTIONS,
        invariants,
        Telling(),
        semantics,
        luck,
        asked_first=sets.asked_first,
        daily_seed=daily_seed,
    )


_ENTRIES: dict[str, Callable[[], GameEntry]] = {"unicorns": _unicorns, "wizard": _wizard, "narrators": _narrators}
_OTHER_NAMES: dict[str, str] = {
    "unstable_unicorns": "unicorns",
    "unreliable_wizard": "wizard",
    "unreliable_narrators": "narrators",
}
_made: dict[str, GameEntry] = {}


def game_names() -> list[str]:
    """The names of all games."""
    return list(_ENTRIES)


def is_game(name: str) -> bool:
    """Whether a game is called so, by its name or by its whole title (as data files name it)."""
    return _OTHER_NAMES.get(name, name) in _ENTRIES


def game_entry(name: str) -> GameEntry:
    """The entry of a game, by its name or its whole title, imported on first use. Raises BadInput for an unknown name."""
    if not is_game(name):
        raise BadInput(f"unknown game “{name}”; expected one of {', '.join(_ENTRIES)}")
    name = _OTHER_NAMES.get(name, name)
    if name not in _made:
        _made[name] = _ENTRIES[name]()
    return _made[name]


def make_game(setup: dict[str, Any]) -> Game:
    """The game that a setup describes. Raises BadInput."""
    return game_entry(str(setup.get("game", ""))).make(setup)
