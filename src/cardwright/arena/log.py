"""The file in which an arena keeps what it has played: one line for the plan, then one for each deal, appended as it comes."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, Final

import msgspec

from cardwright.arena.records import DealRecord
from cardwright.games.registry import make_game
from cardwright.kernel.errors import BadInput

if TYPE_CHECKING:
    from cardwright.arena.schedule import Plan

FORMAT: Final = "cardwright arena 1"
NAME: Final = "games.jsonl"


class Head(msgspec.Struct, frozen=True):
    """What two runs must have in common to be one. Bots and deals may be added later."""

    format: str
    seed: str
    limit: int
    setups: list[dict[str, Any]]
    versions: list[int]  # of the rules, by setup
    cards: list[str]  # digests of cards and options, by setup


def head_of(plan: Plan) -> Head:
    """The head of a plan's file."""
    games = [make_game(setup) for setup in plan.setups]
    return Head(
        FORMAT, plan.seed, plan.limit, plan.setups, [game.version for game in games], [game.set_digest for game in games]
    )


class Log:
    """The file of a run, open for further deals. ``records`` are those it already had."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        """Open or make the file in ``folder``. Raises BadInput if it is damaged or belongs to another run."""
        self.path = folder / NAME
        self.records: list[DealRecord] = []
        head = head_of(plan)
        try:
            folder.mkdir(parents=True, exist_ok=True)
            whole = self._read(head)
            self._file: BinaryIO = self.path.open("r+b" if self.path.exists() else "w+b")
            self._file.truncate(whole)  # the line at which a run was killed is played again
            self._file.seek(whole)
        except OSError as error:
            raise BadInput(f"--out {folder}: cannot be written: {error.strerror}") from None
        if not whole:
            self._write(head)

    def _read(self, head: Head) -> int:
        """Read what is there; how many bytes of it are whole lines."""
        if not self.path.exists():
            return 0
        data = self.path.read_bytes()
        whole = data.rfind(b"\n") + 1
        lines = data[:whole].splitlines()
        for number, line in enumerate(lines, 1):
            try:
                if number == 1:
                    self._compare(msgspec.json.decode(line, type=Head), head)
                else:
                    self.records.append(msgspec.json.decode(line, type=DealRecord))
            except (msgspec.MsgspecError, UnicodeDecodeError) as error:
                raise BadInput(f"{self.path}:{number}: not a line of an arena: {error}; name another folder") from None
        return whole

    def _compare(self, found: Head, head: Head) -> None:
        for field in head.__struct_fields__:
            old, new = getattr(found, field), getattr(head, field)
            if old != new:
                told = f": {old!r}, not {new!r}" if field in ("format", "seed", "limit") else " differ"
                raise BadInput(f"{self.path} holds games of another run ({field}{told}); name another folder with --out")

    def append(self, record: DealRecord) -> None:
        """Keep the record of a deal."""
        self._write(record)

    def _write(self, line: msgspec.Struct) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()

    def close(self) -> None:
        """Close the file."""
        self._file.close()
