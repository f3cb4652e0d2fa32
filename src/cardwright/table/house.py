"""All tables of one process: opening them, finding them by their codes, and waking them up from the journal."""

from __future__ import annotations

import secrets
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from cardwright.kernel.errors import BadInput
from cardwright.storage.writing import Taken
from cardwright.table import records as r
from cardwright.table.keeper import Keeper
from cardwright.table.owners import Elsewhere, Owners, SoleOwner
from cardwright.table.sitting import OPEN, PERSON
from cardwright.table.table import LOBBY, OVER, Table

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cardwright.table.journal import Journal
    from cardwright.table.owners import Peer
    from cardwright.table.thinking import Thinker

LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # none that look alike
CODE_LENGTH: Final = 6
MOST_TABLES: Final = 5000


class Full(Exception):
    """There are too many tables."""


class House:
    """The tables."""

    def __init__(
        self,
        journal: Journal,
        thinker: Thinker,
        clock: Callable[[], float],
        days: int = 0,
        owners: Owners | None = None,
    ) -> None:
        """Tables are kept for so many ``days`` after their last change; 0 = for ever. ``owners``: who else keeps tables."""
        self.journal = journal
        self.thinker = thinker
        self.clock = clock
        self.days = days
        self.owners: Owners = owners or SoleOwner()
        self.keepers: dict[str, Keeper] = {}

    async def open(self, game: str, records: Sequence[r.AnyRecord] = ()) -> Keeper:
        """A new table for a game, with what happens at it at once. Raises BadInput for an unknown game, and Full."""
        if len(self.keepers) >= MOST_TABLES:
            raise Full
        opened = r.Opened(game, secrets.token_hex(32), secrets.token_hex(16))
        first: list[r.AnyRecord] = [opened, *records]
        while True:
            table = Table(self._code(), opened, self.clock())
            with suppress(Taken):  # the code is that of a table elsewhere, or long ago
                await self.journal.append(table.code, 0, first)
                break
        for record in first[1:]:
            table.apply(record, self.clock())
        return self._keep(table, len(first))

    def _code(self) -> str:
        while True:
            code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
            if code not in self.keepers:
                return code

    def _keep(self, table: Table, kept: int) -> Keeper:
        keeper = Keeper(table, kept, self.journal, self.thinker, self.clock, self.follow, self.days, self._lost)
        self.keepers[table.code] = keeper
        keeper.start()
        return keeper

    def _lost(self, keeper: Keeper) -> None:
        if self.keepers.get(keeper.table.code) is keeper:
            del self.keepers[keeper.table.code]

    async def wake(self) -> int:
        """Bring the tables of the journal back after a start; how many. Those that others keep stay with them."""
        await self.owners.start()
        for code in await self.journal.codes():
            with suppress(Elsewhere):
                keeper = await self.find(code)
                if keeper is not None and keeper.table.stage == OVER:
                    await self.journal.put_away(code)
        return len(self.keepers)

    async def beat(self) -> None:
        """Give a sign of life, let go of tables that others have taken up, and take up those whose owner is gone."""
        await self.owners.beat()
        for code in await self.owners.lost(list(self.keepers)):
            if code in self.keepers:
                lost = self.keepers[code]
                lost.give_up()
                await lost.stop()
        for code in await self.owners.orphans():
            with suppress(Elsewhere):
                keeper = await self.find(code)
                if keeper is not None and keeper.table.stage == OVER:
                    await self.journal.put_away(code)

    async def find(self, typed: str) -> Keeper | None:
        """The table of a code, however it is typed; one that sleeps in the journal is woken up. Raises Elsewhere."""
        code = typed.strip().upper()
        if code in self.keepers or len(code) != CODE_LENGTH:
            return self.keepers.get(code)
        peer = await self.owners.claim(code)
        if peer is not None:
            raise Elsewhere(peer)
        found = await self.journal.read(code)
        if code in self.keepers:  # somebody else was quicker
            return self.keepers[code]
        if not found or not isinstance(found[0], r.Opened):
            return None
        table = Table(code, found[0], self.clock())
        for record in found[1:]:
            table.apply(record, self.clock())
        return self._keep(table, len(found))

    async def follow(self, table: Table) -> str:
        """The code of a new table with the same people, bots and rules; who plays with bots only begins at once."""
        records: list[r.AnyRecord] = [
            r.Arranged(len(table.seats), dict(table.options), table.pace.name, table.bank, table.limit)
        ]
        for seat, sitting in enumerate(table.seats):
            if sitting.holder != OPEN:
                records.append(r.Seated(seat, sitting.name, sitting.secret, sitting.level))
                if sitting.deck:
                    records.append(r.DeckChosen(seat, sitting.deck))
        if len([sitting for sitting in table.seats if sitting.holder == PERSON]) == 1:
            records.append(r.Started(table.setup()))
        return (await self.open(table.entry.name, records)).table.code

    async def let_sleep(self, idle: float) -> None:
        """Keep the tables that nobody has looked at for some seconds in the journal only."""
        for code, keeper in list(self.keepers.items()):
            if keeper.quiet(idle):
                del self.keepers[code]
                await keeper.stop()
                if keeper.table.stage == OVER:
                    await self.journal.put_away(code)

    async def forget_old(self, days: float) -> int:
        """Forget the tables at which nothing has happened for so many days; how many. Raises BadInput."""
        forgotten = 0
        for code in await self.journal.old(days):
            keeper = self.keepers.get(code)
            if keeper is not None:
                if keeper.watchers:
                    continue
                del self.keepers[code]
                await keeper.stop()
            await self.journal.forget(code)
            forgotten += 1
        return forgotten

    async def forget_person(self, secret: str) -> dict[str, Peer]:
        """Forget a person, by the hash of the secret, at all tables. Returns those that others keep. Raises BadInput."""
        others: dict[str, Peer] = {}
        for code in await self.journal.visited(secret):
            try:
                keeper = await self.find(code)
            except Elsewhere as elsewhere:
                others[code] = elsewhere.peer
                continue
            if keeper is not None:
                await keeper.forget(secret)
        return others

    def open_tables(self) -> list[Table]:
        """The tables that wait for players."""
        return [keeper.table for keeper in self.keepers.values() if keeper.table.stage == LOBBY and keeper.watchers]

    async def close(self) -> None:
        """Stop all tables; what was answered is stored."""
        for keeper in list(self.keepers.values()):
            await keeper.stop()
        with suppress(BadInput):  # the lease ends by itself
            await self.owners.stop()
