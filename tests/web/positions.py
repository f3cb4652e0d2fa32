"""Tables that are in the middle of a game, written into the journal before anybody opens them."""

import asyncio
import itertools
import random
from concurrent.futures import ThreadPoolExecutor

from cardwright.games.registry import game_entry, make_game
from cardwright.kernel.match import Match
from cardwright.kernel.state import RUNNING
from cardwright.storage.places import database_url
from cardwright.storage.store import open_store
from cardwright.table import records as r
from cardwright.table.sitting import hashed
from cardwright.table.stored_journal import StoredJournal

SALT = "salt"
_numbers = itertools.count()


class Position:
    """A match at a moment that a test is about."""

    def __init__(self, game, seats, options=None, seed="1"):
        self.setup = {"game": game, "seats": seats, **({"options": options} if options else {})}
        self.seed = seed
        self.words = None
        self.match = Match(make_game(self.setup), self.setup, f"{seed} {SALT}")
        self.entry = game_entry(game)

    @property
    def state(self):
        return self.match.state

    @property
    def running(self):
        return self.state.result == RUNNING

    def asks(self, what):
        """Whether somebody is asked this kind of question."""
        return any(self.entry.question_kinds[question.kind] == what for question in self.state.pending)

    def said(self, question):
        """The options of a question in words."""
        names = [f"P{seat}" for seat in range(self.setup["seats"])]
        words = self.entry.words(self.match.game)
        return [words.option(self.state, question, option, names) for option in question.options]

    def play_on(self, wanted, luck=None, most=600):
        """Answer with the first option, or by chance, until something holds; whether it came to that."""
        for _ in range(most):
            if wanted(self) or not self.running:
                break
            question = self.state.pending[0]
            self.match.answer(question.seat, luck.choice(question.options) if luck else question.options[0])
        return bool(wanted(self))


def search(make, wanted, tries=200):
    """The first position, by seed, that comes to what is wanted."""
    for seed in range(tries):
        position = make(str(seed))
        if position.play_on(wanted, random.Random(seed)):
            return position
    raise AssertionError(f"no such position among {tries} games")


def secret(seat):
    """What the browser of a seat keeps to be known again."""
    return f"{seat}" * 32


def table(folder, position, people, pace="untimed"):
    """Write a table with a position into the journal of a server; its code. So many seats are people, the rest are bots."""
    setup = position.setup
    records: list[r.AnyRecord] = [
        r.Opened(setup["game"], position.seed, SALT),
        r.Arranged(setup["seats"], setup.get("options", {}), pace, 0, 60),
    ]
    for seat in range(setup["seats"]):
        person = seat < people
        records.append(r.Seated(seat, f"P{seat}", hashed(secret(seat)) if person else "", "" if person else "random"))
    records.append(r.Started(setup))
    records += [r.Answered(seat, option) for seat, option in position.match.answers]
    code = f"T{next(_numbers):05d}"
    journal = StoredJournal(open_store(database_url(str(folder / "cardwright.sqlite"))))
    with ThreadPoolExecutor(1) as aside:  # this thread has the loop of the browser
        aside.submit(asyncio.run, journal.append(code, 0, records)).result()
    journal.close()
    return code
