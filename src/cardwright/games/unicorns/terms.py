"""The game's own terms as numbers: card types, zones, counters, verbs, questions."""

from typing import Final

# Card types, as bits.
BABY: Final = 1
BASIC: Final = 2
MAGICAL: Final = 4
MAGIC: Final = 8
INSTANT: Final = 16
UPGRADE: Final = 32
DOWNGRADE: Final = 64
UNICORN: Final = BABY | BASIC | MAGICAL
PERMANENT: Final = UNICORN | UPGRADE | DOWNGRADE
ANY: Final = 127

TYPE_NAMES: Final = {
    "Baby Unicorn": BABY,
    "Basic Unicorn": BASIC,
    "Magical Unicorn": MAGICAL,
    "Magic": MAGIC,
    "Instant": INSTANT,
    "Upgrade": UPGRADE,
    "Downgrade": DOWNGRADE,
}

# Zones: six shared ones, then a hand and a stable for each seat.
DECK: Final = 0
DISCARD: Final = 1
NURSERY: Final = 2
PILE: Final = 3
LIMBO: Final = 4
BOX: Final = 5
FIRST_HAND: Final = 6
"""Hand of seat n: ``FIRST_HAND + 2 * n``; its stable is the next zone."""

# Counters.
ACTIVE: Final = 0
PHASE: Final = 1
TURN: Final = 2
LIMIT: Final = 3  # cards that may be played in this Action phase
PLAYED: Final = 4  # cards played in it (a draw as action counts as all of them)
SKIP: Final = 5  # this turn goes on with its End of Turn phase; the counters up to here begin anew each turn
EXTRA: Final = 6  # extra turns owed
DRY: Final = 7  # a draw found the deck empty
JUDGED: Final = 8  # 1 while a link is carried out: statuses are those of its commitment
STIRRED: Final = 9  # a stable has changed since a win was last looked for
FIRST_STATUS: Final = 10
"""Status of seat n at the commitment: ``FIRST_STATUS + n``; then a seat (or -1) for each watching card."""

# Phases.
START: Final = 0
DRAW_PHASE: Final = 1
ACTION_PHASE: Final = 2
END: Final = 3
SETUP: Final = 4
PHASES: Final = ["start", "draw", "action", "end", "setup"]

# Verbs of events (why a card moves) …
SET_UP: Final = 0
DRAW: Final = 1
PLAY: Final = 2
SACRIFICE: Final = 3
DESTROY: Final = 4
STEAL: Final = 5
RETURN: Final = 6
MOVE: Final = 7
BRING: Final = 8
DISCARDED: Final = 9
TAKE: Final = 10
CANCEL: Final = 11
RESOLVED: Final = 12
RESHUFFLE: Final = 13
# … and of other notes in the log.
TURN_BEGINS: Final = 14
USES: Final = 15
SAVED: Final = 16
GAME_OVER: Final = 17
REVEAL: Final = 18
PEEK: Final = 19
EXCHANGE: Final = 20
REORDER: Final = 21
LIMIT_RAISED: Final = 22
TURN_SKIPPED: Final = 23
EXTRA_TURN: Final = 24

# Bits of verbs a text can speak of.
BY_SACRIFICE: Final = 1
BY_DESTROY: Final = 2
BY_RETURN: Final = 4

# Kinds of questions.
ASK_BABY: Final = 0
ASK_ACTION: Final = 1
ASK_INSTANT: Final = 2
ASK_USE: Final = 3
ASK_TARGET: Final = 4
ASK_PLAYER: Final = 5
ASK_DISCARD: Final = 6
ASK_PICK: Final = 7
ASK_SAVE: Final = 8
ASK_ORDER: Final = 9
ASK_MODE: Final = 10
QUESTIONS: Final = [
    "baby", "action", "instant", "use", "target", "player", "discard", "pick", "save", "order", "mode",
]  # fmt: skip

# Verbs of options.
OPT_PLAY: Final = 0  # card, seat = destination stable (none for Magic)
OPT_DRAW: Final = 1
OPT_STOP: Final = 2
OPT_PASS: Final = 3
OPT_ANSWER: Final = 4  # card = the Instant
OPT_USE: Final = 5  # card whose text it is
OPT_SKIP: Final = 6  # card whose text it is
OPT_CARD: Final = 7  # card; seat = owner of its stable, if it lies in one
OPT_SEAT: Final = 8
OPT_NOTHING: Final = 9
OPT_ORDER: Final = 10  # card whose effect comes next, number = its place among the waiting
OPT_MODE: Final = 11  # number

# Status bits of a stable, computed from the lasting texts in it.
BANS_PLAY: Final = 0  # shift: seven bits of types its owner cannot play
BANS_ENTRY: Final = 8  # shift: types that cannot enter any other stable
BANS_DESTROY: Final = 16  # shift: types of its cards that cannot be destroyed
PANDAS: Final = 1 << 24
BLIND: Final = 1 << 25
OPEN_HAND: Final = 1 << 26
UNANSWERABLE: Final = 1 << 27


def hand(seat: int) -> int:
    """The zone of a seat's hand."""
    return FIRST_HAND + 2 * seat


def stable(seat: int) -> int:
    """The zone of a seat's stable."""
    return FIRST_HAND + 1 + 2 * seat


def seat_of_stable(zone: int) -> int:
    """The seat whose stable a zone is, -1 if it is none."""
    if zone < FIRST_HAND or (zone - FIRST_HAND) % 2 == 0:
        return -1
    return (zone - FIRST_HAND) // 2
