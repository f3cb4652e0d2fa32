"""The game's own terms as numbers: zones, counters, verbs, questions."""

from typing import Final

TYPES: Final = 3
"""Types of damage; their names are data."""

# Zones: shared ones, those of the wizard, two for each slot of the map, then one for each colour of enemies that are out of
# the game, unseen.
POOL: Final = 0  # ability cards not yet looked at during setup
BOX: Final = 1  # the princess that was not chosen
CASTLE: Final = 2
ARENA: Final = 3  # the enemy being fought
DEFEATED: Final = 4
HAND: Final = 5
DECK: Final = 6  # the magic deck of the running attack
DRAWN: Final = 7
GAINED: Final = 8  # a companion whose side is being chosen
PARTY: Final = 9
RETIRED: Final = 10
FIRST_SLOT: Final = 11
"""The enemy of slot n (from 0) lies in ``FIRST_SLOT + 2 * n``, its ability card in the next zone."""

# Kinds of cards.
BASIC: Final = 0
ADVANCED: Final = 1
COMPANION: Final = 2
ENEMY: Final = 3

# Counters.
LIFE: Final = 0
PLACE: Final = 1  # the wizard's hex
SPENT: Final = 2  # bits of the hexes whose recovery is spent
BEATEN: Final = 3  # bits of the slots whose enemy is defeated
MOVES: Final = 4
SLOT: Final = 5  # of the running battle: 0 = the castle, -1 = no battle
AREA: Final = 6
ENEMY_LIFE: Final = 7
ENEMY_START: Final = 8
RESIST: Final = 9  # three
ATTACK: Final = 12  # number of the running attack
MAGIC: Final = 13  # three: what the spells of this attack add up to
DAMAGE: Final = 16  # three
FIRST_SIDE: Final = 19
"""Side of companion n (0 = not chosen, 1, 2): ``FIRST_SIDE + n``."""

# Verbs of events: why a card moves …
SET_UP: Final = 0
REVEAL: Final = 1
GAIN: Final = 2
JOIN: Final = 3
RETIRE: Final = 4
BUILD: Final = 5
DRAW: Final = 6
RETURN: Final = 7
WIN: Final = 8
SHUFFLE: Final = 9
# … and other notes. Those about life carry the change and the life after it (see LIFE_SCALE).
MOVED: Final = 20  # number = hex
COST: Final = 21
RECOVERED: Final = 22
PAID: Final = 23
HEALED: Final = 24
STRUCK: Final = 25
RESTED: Final = 26  # by a retirement
MENDED: Final = 27  # by a skill; card = the companion
REWARDED: Final = 28
SPENT_HERE: Final = 29  # number = hex
SKILL: Final = 30  # card = the companion
DECK_BUILT: Final = 31  # number = its cards as bits
CAST: Final = 32  # number = spell
DEALT: Final = 33  # number = damage by type (see DAMAGE_SCALE)
STUNNED: Final = 34
REGAINED: Final = 35  # the enemy's life: change and life after it
WEAKENED: Final = 36  # number = type
SIDE_CHOSEN: Final = 37  # card = the companion, number = side from 0
VICTORY: Final = 38
WON: Final = 39
LOST: Final = 40
BATTLE: Final = 41  # number = area
HURT: Final = 42  # the enemy's life: change and life after it, by a skill

LIFE_SCALE: Final = 1 << 16
"""A note about life has the number ``change * LIFE_SCALE + life after it``."""

DAMAGE_SCALE: Final = 1 << 12

# Kinds of questions (section 10 of the rules).
ASK_SIDE: Final = 0  # D2
ASK_MOVE: Final = 1  # D3
ASK_TYPE: Final = 2  # D4
ASK_DECK: Final = 3  # D5
ASK_DRAW: Final = 4  # D6
ASK_SPELLS: Final = 5  # D7
ASK_RETIRE: Final = 6  # D8
QUESTIONS: Final = ["side", "move", "type", "deck", "draw", "spells", "retire"]

# Verbs of options.
OPT_SIDE: Final = 0  # card, number = side from 0
OPT_MOVE: Final = 1  # number = hex
OPT_TYPE: Final = 2  # number = type
OPT_DECK: Final = 3  # number = cards as bits
OPT_DRAW: Final = 4  # number = how many; 0 = one more, drawn one at a time
OPT_STOP: Final = 5
OPT_SPELLS: Final = 6  # number = place among the ways to split the drawn cards
OPT_RETIRE: Final = 7  # card

# Phases, by the question that is open (section 11).
PHASES: Final = ["map", "battle", "deck", "draw", "synthesis", "side", "retire", "won", "lost", "setup"]
PHASE_OF: Final = ["side", "map", "battle", "deck", "draw", "synthesis", "retire"]


def lair(slot: int) -> int:
    """The zone of the enemy of a slot (from 0)."""
    return FIRST_SLOT + 2 * slot


def hoard(slot: int) -> int:
    """The zone of the ability card of a slot (from 0)."""
    return FIRST_SLOT + 1 + 2 * slot
