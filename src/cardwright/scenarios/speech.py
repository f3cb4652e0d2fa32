"""The words that scenario files may use for one game: seats, cards, zones, questions, answers."""

from __future__ import annotations

import difflib
import re
from typing import TYPE_CHECKING, Any, Final

from cardwright.games.registry import GameEntry, QualityPositions, game_entry

if TYPE_CHECKING:
    from cardwright.kernel.game import Game
    from cardwright.kernel.state import Decision, State

SEAT_NAMES: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class Offer:
    """An offered option with its words: in full, and shortened as its seat may say it."""

    def __init__(self, option: int, full: str, short: str) -> None:
        self.option, self.full, self.short = option, full, short


class Speech:
    """The words of one game with its seats and rule options."""

    def __init__(self, entry: GameEntry, game: Game) -> None:
        self.entry = entry
        self.game = game
        self.words = entry.words(game)
        self.positions = entry.positions(game)
        self.names = list(SEAT_NAMES[: game.seats])
        self.cards = {plain(name): name for name in game.card_names}
        self.zones = {plain(words): zone for zone, words in enumerate(zone_words(game, self.names))}
        self.counted = {plain(noun): noun for noun in self.positions.counted}
        self.qualities = self.positions.qualities if isinstance(self.positions, QualityPositions) else []
        forms = self.positions.answers()
        self._forms = [_form(form) for form in forms]
        self._fixed = [form for form in forms if "{" not in form]

    def seat(self, name: str) -> int:
        """The seat of a name. Raises ValueError with what was expected."""
        if name.upper() not in self.names:
            raise ValueError(f"there is no seat “{name}”; expected one of {', '.join(self.names)}")
        return self.names.index(name.upper())

    def card(self, name: str) -> str:
        """A card's name as printed. Raises ValueError."""
        if plain(name) not in self.cards:
            raise ValueError(f"unknown card “{name}”{self._hint(name, list(self.cards.values()))}")
        return self.cards[plain(name)]

    def zone(self, words: str) -> int:
        """The zone that words like “A's hand” or “the deck” name. Raises ValueError."""
        if plain(words) not in self.zones:
            raise ValueError(f"unknown place “{words}”; expected one of {', '.join(self.zone_names())}")
        return self.zones[plain(words)]

    def zone_names(self) -> list[str]:
        """The words for all zones, by zone."""
        return zone_words(self.game, self.names)

    def check_answer(self, words: str) -> None:
        """Raises ValueError if nobody could ever be offered such an answer."""
        for form in self._forms:
            match = form.fullmatch(plain(words))
            if match is None:
                continue
            found = match.groupdict()
            named = all(words in self.cards for group, words in found.items() if group.startswith("card"))
            if named and found.get("seat", "a").upper() in self.names:
                return
        near = self._hint(words, [*self.cards.values(), *self._fixed])
        raise ValueError(f"“{words.strip()}” is no card and no other answer{near}")

    def offers(self, s: State, question: Decision) -> list[Offer]:
        """The options of a question in words."""
        name = self.names[question.seat]
        offers: list[Offer] = []
        for option in question.options:
            words = self.words.option(s, question, option, self.names)
            offers.append(Offer(option, plain(words), plain(self.positions.shortened(words, name))))
        return offers

    def _hint(self, words: str, known: list[str]) -> str:
        near = difflib.get_close_matches(plain(words), [plain(name) for name in known], 1)
        if not near:
            return ""
        return f"; did you mean “{next(name for name in known if plain(name) == near[0])}”?"


def plain(words: str) -> str:
    """Words as they are compared: letter case, typographic apostrophes and spaces do not matter."""
    return " ".join(words.replace("’", "'").lower().split())


def zone_words(game: Game, names: list[str]) -> list[str]:
    """“the deck” for a shared zone, “A's hand” for the zone that the game calls “hand 0”."""
    found: list[str] = []
    for zone in game.zone_names:
        match = re.fullmatch(r"(.+) (\d+)", zone)
        found.append(f"{names[int(match[2])]}'s {match[1]}" if match else f"the {zone}")
    return found


def _form(form: str) -> re.Pattern[str]:
    pattern = re.escape(plain(form)).replace(r"\{seat\}", "(?P<seat>.)")
    for number in range(pattern.count(r"\{card\}")):
        pattern = pattern.replace(r"\{card\}", f"(?P<card{number}>.+)", 1)
    return re.compile(pattern)


_made: dict[tuple[str, int, str, str], Speech] = {}


def speech_for(name: str, seats: int, options: dict[str, Any], sets: list[dict[str, str]] | None = None) -> Speech:
    """The words for a game, made once for each number of seats, choice of options and list of sets. Raises BadInput."""
    key = (name, seats, repr(sorted(options.items())), repr(sets or []))
    if key not in _made:
        entry = game_entry(name)
        game = entry.make({"game": name, "seats": seats, "options": options, "sets": sets or []})
        _made[key] = Speech(entry, game)
    return _made[key]
