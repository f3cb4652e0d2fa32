"""What the table has to know of each game to show it: windows, turns, and which public numbers belong to cards."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final

from cardwright.games.narrators import terms as n
from cardwright.games.narrators.options import RULE_OPTIONS
from cardwright.games.narrators.rules import Narrators
from cardwright.games.start_option import StartOption
from cardwright.games.unicorns import terms as u
from cardwright.games.wizard import terms as w
from cardwright.games.wizard.sets import asked_first as wizard_asked_first
from cardwright.kernel.events import MOVE, NOTE
from cardwright.kernel.option import card_of, number_of, verb_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardwright.kernel.events import Event
    from cardwright.kernel.knowledge import View
    from cardwright.kernel.state import State

CARD_NUMBER: Final = re.compile(r"([a-z ]+) (\d+)")


class Picture:
    """The default."""

    windows: frozenset[int] = frozenset()  # kinds of questions whose answers stay secret until a set time
    chances: frozenset[int] = frozenset()  # verbs of notes that tell of dice
    seat_numbers: frozenset[str] = frozenset()  # public numbers named after a seat, as “score 0”
    links: frozenset[str] = frozenset()  # numbers of a card that name another one, + 1
    headings: frozenset[int] = frozenset()  # verbs of notes that begin a part of the story
    pile: int = -1  # the zone in which cards wait to take effect
    odds: bool = False  # whether there are odds to be asked for
    reviewed: bool = False  # whether a finished game can be reviewed, decision by decision

    def asked_first(self) -> list[StartOption]:
        """The rule options that are chosen in plain sight before the start."""
        return []

    def moment(self, s: State) -> int:
        """A number that changes when the turn does."""
        return 0

    def turn(self, view: View) -> int:
        """The seat whose turn it is, -1 if none."""
        return 0

    def split(self, view: View) -> tuple[dict[str, int], dict[int, dict[str, int]]]:
        """The public numbers of the table, and those of cards."""
        return dict(view.numbers), {}

    def scenes(self, s: State) -> dict[str, int]:
        """More numbers that all can see, of what goes on at the table."""
        return {}

    def acting(self, s: State) -> list[int]:
        """The cards on the table that fight just now; everybody can see that."""
        return []

    def players(self, view: View, events: Sequence[Event]) -> dict[int, int]:
        """Who played each card that waits to take effect."""
        waiting = set(view.zones[self.pile]) if self.pile >= 0 else set()
        found: dict[int, int] = {}
        for event in reversed(events):
            if len(found) == len(waiting):
                break
            if event.kind == MOVE and event.target == self.pile and event.card in waiting:
                found.setdefault(event.card, event.seat)
        return found

    def heads(self, event: Event) -> bool:
        """Whether a turn or a step of it begins with an event."""
        return event.kind == NOTE and event.verb in self.headings

    def other(self, view: View, option: int) -> int:
        """A second card that an option names, -1 if none."""
        return -1

    def plain_number(self, option: int) -> int:
        """The number of an option, where it is no card."""
        return number_of(option)


class UnicornsPicture(Picture):
    """Unstable Unicorns."""

    windows = frozenset({u.ASK_INSTANT})
    headings = frozenset({u.TURN_BEGINS})
    pile = u.PILE

    def moment(self, s: State) -> int:
        return s.counters[2]

    def turn(self, view: View) -> int:
        return view.numbers["active"] if view.numbers["turn"] else -1


class NarratorsPicture(Picture):
    """Unreliable Narrators: power, challenges and pairs belong to characters, which are named by their top cards."""

    windows = frozenset({n.ASK_RESPONSE, n.ASK_ANY_TIME})
    chances = frozenset({n.ROLLED})
    headings = frozenset({n.TURN_BEGINS, n.STEP_BEGINS})
    pile = n.PENDING
    seat_numbers = frozenset({"score", "declined", "stops"})
    links = frozenset({"opposed by", "opposing", "chose", "covered"})

    def asked_first(self) -> list[StartOption]:
        cards = next(option for option in RULE_OPTIONS if option.name == "cards")
        return [StartOption("cards", "Cards", list(zip(cards.choices, cards.words, strict=True)))]

    def moment(self, s: State) -> int:
        return s.counters[n.TURN]

    def turn(self, view: View) -> int:
        return view.numbers["challenger"]

    def split(self, view: View) -> tuple[dict[str, int], dict[int, dict[str, int]]]:
        plain: dict[str, int] = {}
        cards: dict[int, dict[str, int]] = {}
        for name, value in view.numbers.items():
            match = CARD_NUMBER.fullmatch(name)
            if match is None or match[1] in self.seat_numbers:
                plain[name] = value
            else:
                cards.setdefault(int(match[2]), {})[match[1]] = value
        return plain, cards

    def scenes(self, s: State) -> dict[str, int]:
        assert isinstance(s.game, Narrators)
        return {"tower": 1} if s.game.claims.building(s) else {}

    def acting(self, s: State) -> list[int]:
        assert isinstance(s.game, Narrators)
        return s.game.duel_step.dueling(s)

    def other(self, view: View, option: int) -> int:
        return number_of(option) if verb_of(option) == n.OPT_COVER and card_of(option) >= 0 else -1

    def plain_number(self, option: int) -> int:
        return 0 if verb_of(option) == n.OPT_COVER else number_of(option)


class WizardPicture(Picture):
    """Unreliable Wizard: no windows, one player."""

    headings = frozenset({w.BATTLE})
    odds = True
    reviewed = True

    def asked_first(self) -> list[StartOption]:
        return wizard_asked_first({"game": "wizard", "seats": 1})


_PICTURES: Final[dict[str, Picture]] = {
    "unicorns": UnicornsPicture(),
    "narrators": NarratorsPicture(),
    "wizard": WizardPicture(),
}


@cache
def asked_first(game: str) -> list[StartOption]:
    """See :meth:`Picture.asked_first`."""
    return picture_for(game).asked_first()


def picture_for(game: str) -> Picture:
    """The picture of a game."""
    return _PICTURES[game]
