"""One table: who sits there, the match, and what may happen next. It has no clock and no I/O of its own.

Whoever keeps a table asks it what an intent or the passing of time comes to (``intend``, ``tick``), stores the records it
gets, and then lets the table apply them. The same records give the same table.
"""

from __future__ import annotations

import json
import random
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, Literal

from cardwright.games.registry import game_entry, make_game
from cardwright.kernel.errors import Defect
from cardwright.kernel.knowledge import SPECTATOR, Alike, View
from cardwright.kernel.match import Match
from cardwright.kernel.option import CARD_MASK, NUMBER_SHIFT, SEAT_MASK, SEAT_SHIFT
from cardwright.kernel.state import RUNNING
from cardwright.table import records as r
from cardwright.table import views as v
from cardwright.table.forgetting import UNSAID, player_number
from cardwright.table.ids import CardIds
from cardwright.table.orders import orders_for
from cardwright.table.pace import PACES, Pace
from cardwright.table.pictures import picture_for
from cardwright.table.shuffle import bound, match_seed
from cardwright.table.sitting import BOT, PERSON, Sitting

if TYPE_CHECKING:
    from cardwright.games.registry import GameWords
    from cardwright.kernel.game import Game
    from cardwright.kernel.state import Decision, State
    from cardwright.table.common import Arranged, Common

LOBBY: Final = "lobby"
PLAYING: Final = "playing"
OVER: Final = "over"
Stage = Literal["lobby", "playing", "over"]

CHAT_KEPT = 100
NAMES_SOMETHING = CARD_MASK | SEAT_MASK << SEAT_SHIFT | 1 << NUMBER_SHIFT
SUBSTITUTE = "normal"
"""The bot that plays for people who are away."""

PASSES: Final = ""
"""The level of a seat that passes where it can."""


class Work:
    """A question that a bot has to answer, and when its answer is wanted."""

    def __init__(self, seat: int, decision: int, due: float, level: str) -> None:
        self.seat = seat
        self.decision = decision
        self.due = due
        self.level = level


class Table:
    """A table, made from its first record and changed by the others."""

    def __init__(self, code: str, opened: r.Opened, now: float) -> None:
        """Raises BadInput for an unknown game."""
        self.code = code
        self.entry = game_entry(opened.game)
        self.seed, self.salt = opened.seed, opened.salt
        self.commitment = bound(self.seed, self.salt)
        self.stage: Stage = LOBBY
        least, most = self.entry.seats
        self.seats: list[Sitting] = [Sitting() for _ in range(max(least, min(most, 2)))]
        self.options: dict[str, str] = {}
        self.pace: Pace = PACES["live"]
        self.bank, self.limit = 0, 60
        self.match: Match | None = None
        self.chat: list[r.Said] = []
        self.paused = False
        self.paused_at = 0.0
        self.held: dict[int, tuple[int, float]] = {}  # answers to the open window by seat, and when they came
        self.asked_at = now  # when the open decision was first asked
        self.request: tuple[int, set[int]] | None = None  # an undo asked for: the seat, and who has agreed
        self.ended = ""  # why the game was ended before its rules did
        self.ended_by = SPECTATOR  # whose doing that was
        self.winners = 0
        self.broken = ""  # the rules ran in a circle
        self.next_code = ""
        self.ids: dict[int, CardIds] = {}
        self.views: dict[int, View] = {}  # what each viewer may know of the game now
        self.serials: dict[int, tuple[Decision, int]] = {}  # the open decision of each seat, with a number of its own
        self._serial = 0
        self.delays: dict[int, float] = {}  # of the bots that are asked, drawn before they look
        self._luck = random.Random(f"{self.seed} bots")
        self.version = 0  # counts changes
        self.common: Common | None = None  # what all viewers were told alike when they last looked
        self.arranged: Arranged | None = None  # the part of it that seldom changes
        self.lines: dict[tuple[int, str, tuple[str, ...]], list[v.LogLine]] = {}  # the story as told to each viewer
        self.told: dict[tuple[int, str, tuple[str, ...]], int] = {}  # events of the match that are told in it
        self.story = 0  # counts how often the story was told anew, after an undo
        self._words: GameWords | None = None

    # --- reading ------------------------------------------------------------------------------------------------------

    @property
    def state(self) -> State | None:
        """The state of the running or finished game."""
        return self.match.state if self.match is not None else None

    def words(self) -> GameWords:
        """The words of the running game."""
        assert self.match is not None
        if self._words is None:
            self._words = self.entry.words(self.match.game)
        return self._words

    def people(self) -> list[int]:
        """The seats of people who have not given up."""
        return [n for n, sitting in enumerate(self.seats) if sitting.holder == PERSON and not sitting.conceded]

    def seat_of(self, secret_hash: str) -> int:
        """The seat that a secret belongs to, -1 if none."""
        for number, sitting in enumerate(self.seats):
            if secret_hash and sitting.secret == secret_hash:
                return number
        return SPECTATOR

    @property
    def host(self) -> int:
        """The seat that may arrange the table: the first person."""
        people = [n for n, sitting in enumerate(self.seats) if sitting.holder == PERSON]
        return people[0] if people else SPECTATOR

    def question(self, seat: int) -> Decision | None:
        """What a seat still has to answer."""
        if self.stage != PLAYING or self.match is None or seat < 0 or seat in self.held:
            return None
        return self.match.state.question(seat)

    @property
    def window(self) -> bool:
        """Whether what is asked is a window: its answers stay secret until it closes at a time that tells nothing."""
        state = self.state
        if self.stage != PLAYING or state is None or not state.pending:
            return False
        return state.pending[0].kind in picture_for(self.entry.name).windows

    def standing(self, seat: int) -> bool:
        """Whether a seat need not be asked about windows: it passes, or has left orders."""
        return self.seats[seat].standing != "none" or bool(self.seats[seat].orders)

    def work(self) -> list[Work]:
        """What bots have to answer now."""
        state = self.state
        if self.stage != PLAYING or state is None or self.paused:
            return []
        found: list[Work] = []
        for question in state.pending:
            seat = question.seat
            sitting = self.seats[seat]
            if sitting.automatic and seat not in self.held and not (self.window and self.standing(seat)):
                level = PASSES if sitting.skips else sitting.level or SUBSTITUTE
                found.append(Work(seat, self.serial(seat), self.asked_at + self.delays.get(seat, 0.0), level))
        return found

    def serial(self, seat: int) -> int:
        """The number of the open decision of a seat: no two decisions of a table share one, and it stays while it is open."""
        return self.serials[seat][1]

    # --- applying -----------------------------------------------------------------------------------------------------

    def apply(self, record: r.AnyRecord, now: float) -> None:
        """Let a stored record happen."""
        self.version += 1
        if isinstance(record, r.Seated):
            self.seats[record.seat].take(record.name, record.secret, record.level)
            self.seats[record.seat].away_since = now
        elif isinstance(record, r.Vacated):
            self.seats[record.seat].leave()
        elif isinstance(record, r.Renamed):
            self.seats[record.seat].name = record.name
        elif isinstance(record, r.Arranged):
            self._arrange(record)
        elif isinstance(record, r.DeckChosen):
            self.seats[record.seat].deck = record.deck
        elif isinstance(record, r.LuckAdded):
            self.seats[record.seat].luck = record.luck
        elif isinstance(record, r.Started):
            self._start(record.setup, now)
        elif isinstance(record, r.Answered):
            self._take(record, now)
        elif isinstance(record, r.Closed):
            self._close(now)
        elif isinstance(record, r.StoodBy):
            self.seats[record.seat].standing = record.until
        elif isinstance(record, r.Ordered):
            self.seats[record.seat].orders = record.conditions
        elif isinstance(record, r.Undone):
            self._go_back(record.answers, now)
        elif isinstance(record, r.Paused):
            self._pause(record.on, now)
        elif isinstance(record, r.Substituted):
            self.seats[record.seat].substitute, self.seats[record.seat].skips = record.on, False
        elif isinstance(record, r.Skipped):
            self.seats[record.seat].skips = True
        elif isinstance(record, r.Conceded):
            self.seats[record.seat].conceded = True
        elif isinstance(record, r.Ended):
            self.stage, self.ended, self.ended_by, self.winners = OVER, record.why, record.seat, record.winners
        elif isinstance(record, r.Said):
            self.chat = [*self.chat, record][-CHAT_KEPT:]
        elif isinstance(record, r.Forgotten):
            self._forget(record.seat)
        elif isinstance(record, r.Followed):
            self.next_code = record.code

    def _forget(self, seat: int) -> None:
        name = player_number(seat)
        self.seats[seat].name, self.seats[seat].secret = name, ""
        self.chat = [r.Said(name, UNSAID, seat) if said.seat == seat else said for said in self.chat]
        self.lines, self.told = {}, {}
        self.story += 1

    def _arrange(self, record: r.Arranged) -> None:
        while len(self.seats) > record.seats:
            self.seats.pop()
        while len(self.seats) < record.seats:
            self.seats.append(Sitting())
        self.options = dict(record.options)
        self.pace, self.bank, self.limit = PACES[record.pace], record.bank, record.limit

    def setup(self, instead: dict[int, str] | None = None) -> dict[str, Any]:
        """The setup of the game as it is arranged now, or would be with other decks at some seats."""
        setup: dict[str, Any] = {"game": self.entry.name, "seats": len(self.seats)}
        if self.options:
            setup["options"] = dict(self.options)
        decks = [(instead or {}).get(seat, sitting.deck) for seat, sitting in enumerate(self.seats)]
        if any(decks) and self.entry.starter_decks is not None:
            starters = list(self.entry.starter_decks())
            given = [deck or starters[seat % len(starters)] for seat, deck in enumerate(decks)]
            setup["decks"] = [deck if deck in starters else deck.splitlines() for deck in given]
        return setup

    def _start(self, setup: dict[str, Any], now: float) -> None:
        added = {seat: sitting.luck for seat, sitting in enumerate(self.seats) if sitting.luck}
        seed = match_seed(self.seed, self.salt, added)
        self.match = Match(shared_game(json.dumps(setup, sort_keys=True)), setup, seed)
        self.stage = PLAYING
        for sitting in self.seats:
            sitting.bank = float(self.bank)
        self._asked(now)

    def _take(self, record: r.Answered, now: float) -> None:
        if record.held:
            self.held[record.seat] = record.option, now
            return
        self._spend(record.seat, now)
        self._give(record.seat, record.option)
        self._asked(now)

    def _spend(self, seat: int, now: float) -> None:
        sitting = self.seats[seat]
        if self.bank and not sitting.automatic:
            sitting.bank = max(0.0, sitting.bank - max(0.0, now - self.asked_at))

    def _close(self, now: float) -> None:
        match = self.match
        assert match is not None
        held, self.held = self.held, {}
        given: list[tuple[int, int]] = []
        for question in match.state.pending:
            given.append((question.seat, held[question.seat][0] if question.seat in held else self._ordered(question)))
        for seat, option in given:
            self._give(seat, option)
            if self.broken:
                break
        self._asked(now)

    def _ordered(self, question: Decision) -> int:
        """The answer of somebody who has not answered a window: as ordered, else none."""
        sitting, match = self.seats[question.seat], self.match
        assert match is not None
        if not sitting.orders or sitting.standing != "none" or sitting.skips or sitting.conceded:
            return neutral(question)
        view = self.views[question.seat]
        option = orders_for(self.entry.name).chosen(match.game, view, question, sitting.orders)
        return neutral(question) if option is None else option

    def _give(self, seat: int, option: int) -> None:
        """Give the match an answer."""
        match = self.match
        assert match is not None
        try:
            match.answer(seat, option)
        except Defect as defect:
            self.broken = str(defect)  # may name hidden cards: for the log of the server only
            self.stage, self.ended = OVER, "the rules broke"

    def _asked(self, now: float) -> None:
        """After answers: who is asked now, and since when."""
        match = self.match
        assert match is not None
        self.request = None
        self.asked_at = now
        self._see()
        for seat in range(len(self.seats)):
            question = match.state.question(seat)
            if question is None:
                self.serials.pop(seat, None)
            elif seat not in self.serials or self.serials[seat][0] is not question:
                self._serial += 1
                self.serials[seat] = question, self._serial
        if match.state.result != RUNNING:
            self.stage = OVER
            return
        window = self.window
        picture = picture_for(self.entry.name)
        turn = picture.moment(match.state)
        for seat, sitting in enumerate(self.seats):
            if (match.state.asked >> seat) & 1:
                sitting.asked(now)
            if (
                (sitting.standing == "card" and not window)
                or (sitting.standing == "turn" and turn != self._turn)
                or (sitting.standing == "target" and window and self._aimed_at(seat))
            ):
                sitting.standing = "none"
            if turn != self._turn:
                sitting.skips = False
        self._turn = turn
        self.delays = {
            question.seat: self._luck.uniform(self.pace.bot_least, self.pace.bot_most) for question in match.state.pending
        }

    _turn = -1

    def _aimed_at(self, seat: int) -> bool:
        """Whether the card that a window is about is aimed at a seat, as everybody can see."""
        assert self.match is not None
        return orders_for(self.entry.name).aimed_at(self.match.game, self.views[seat], seat)

    def _see(self) -> None:
        """Bring the numbers of the cards up to date for everybody who may look; nobody looks from the seat of a bot."""
        match = self.match
        assert match is not None
        alike = Alike(match.state)
        for viewer in range(-1, len(self.seats)):
            if viewer >= 0 and self.seats[viewer].holder == BOT:
                continue
            view = View(match.state, viewer, alike)
            self.views[viewer] = view
            self.ids.setdefault(viewer, CardIds()).look(view, match.game.face)

    def _go_back(self, answers: int, now: float) -> None:
        match = self.match
        assert match is not None
        match.go_back(answers)
        self.lines, self.told = {}, {}
        self.story += 1
        self.held = {}
        self.stage = PLAYING
        self._asked(now)

    def _pause(self, on: bool, now: float) -> None:
        if on and not self.paused:
            self.paused_at = now
        elif not on and self.paused:
            self.asked_at += now - self.paused_at
            for sitting in self.seats:
                sitting.waited_since += now - self.paused_at
            self.held = {seat: (option, at + now - self.paused_at) for seat, (option, at) in self.held.items()}
        self.paused = on


@lru_cache(200)
def shared_game(setup: str) -> Game:
    """The game of a setup (as JSON): a game never changes, so tables share it. Raises BadInput."""
    return make_game(json.loads(setup))


def neutral(question: Decision) -> int:
    """The answer of somebody who does not answer: pass, stop or nothing if that is offered, else the first option."""
    for option in question.options:
        if not option & NAMES_SOMETHING:
            return option
    return question.options[0]
