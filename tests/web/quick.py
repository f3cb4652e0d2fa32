"""The table server for tests in the browser: its clocks run fast, its bots imagine few games, each game has the same deal, and
nobody knocks too often.
"""

import secrets
import sys
from pathlib import Path

from cardwright.bots import levels
from cardwright.table import house, pace
from cardwright.table.allowance import Doors
from cardwright.table.command import serve

for counts in levels.ITERATIONS.values():  # the processes in which bots think run this, too
    counts.update(dict.fromkeys(counts, 4))

SEED = "5eed" * 16
GRACE = 3.0
IDLE = 3.0
"""At a relaxed table; at others nobody who looks around is taken for gone."""


class _Fixed:
    """Stands in for the module `secrets`, except for the codes of tables."""

    choice = staticmethod(secrets.choice)

    @staticmethod
    def token_hex(size):
        return SEED[: 2 * size]


def hasten():
    """Make this process a quick one."""
    for name, ceiling in (("live", 12.0), ("untimed", -1.0)):
        pace.PACES[name] = pace.Pace(name, 0.1, ceiling, 0.0, 0.01, GRACE)
    pace.PACES["relaxed"] = pace.Pace("relaxed", 0.1, 12.0, 0.0, 0.01, GRACE, IDLE)
    pace.PACES["days"] = pace.Pace("days", 0.5, pace.HALF_A_DAY, 0.0, 0.01, GRACE, pace.HALF_A_DAY)
    vars(pace)["TICK"] = 0.05
    vars(house)["secrets"] = _Fixed
    Doors.may = lambda self, asked: True  # type: ignore[method-assign]


if __name__ == "__main__":
    hasten()
    _, port, folder = sys.argv
    sys.exit(serve(port=int(port), data=Path(folder), workers=1))
