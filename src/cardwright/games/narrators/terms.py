"""Numbers with names: card types, zones, counters, verbs and kinds of questions of Unreliable Narrators."""

from __future__ import annotations

from typing import Final

# Types of cards.
CHARACTER: Final = 1
TRANSFORM: Final = 2
SPELL: Final = 4
TYPE_NAMES: Final = {"Character": CHARACTER, "Transform": TRANSFORM, "Spell": SPELL}
CHARACTER_CARD: Final = CHARACTER | TRANSFORM  # a transform card is a character card in every zone (section 4)

SUBTYPES: Final = [
    "Beast", "Construct", "Corgi", "Dragon", "Fae", "Goose", "Guest", "Knight", "Noble", "Pumpkin", "Rogue", "Sailor",
    "Scholar", "Spirit", "Witch",
]  # fmt: skip
BEING: Final = 1 << len(SUBTYPES)  # set for every character
PUMPKIN: Final = 1 << SUBTYPES.index("Pumpkin")

# Zones: one shared, then so many for each seat (section 3).
PENDING: Final = 0
DECK: Final = 1
HAND: Final = 2
DISCARD: Final = 3
PILE: Final = 4  # the score pile
PAGE: Final = 5  # the lowest cards of characters, in order of entry
COVERING: Final = 6  # transform cards that lie on characters
BOX: Final = 7
ZONES: Final = 7
ZONE_NAMES: Final = ["deck", "hand", "discard pile", "score pile", "Page", "transforms on The Page", "box"]

# Fields of a character: a record in the counters. One with nothing but 0 stands first, for whatever is no character.
LOWEST: Final = 0  # its lowest card + 1, 0 = a free record
TOP: Final = 1  # its top card + 1
FACE: Final = 2  # the face that it shows: of its top card, or of what that card copies
POWER: Final = 3
SERIAL: Final = 4
MARKS: Final = 5  # bits, see below
PARTNER: Final = 6  # the character + 1 that opposes it or that it opposes this turn
CHOSEN: Final = 7  # the serial number of the character that its top card has chosen
WIDTH: Final = 8

# Marks of a character, all of this turn.
CHALLENGES: Final = 1
SCORING: Final = 2
LOST: Final = 4  # power
DUELED: Final = 8
BARRED: Final = 16  # cannot oppose
USED: Final = 32  # its any-time text

# Counters, after the empty record.
CHALLENGER: Final = 8  # the challenging player
PHASE: Final = 9
TURN: Final = 10
SCORE: Final = 11  # and 12
DIED: Final = 13  # a character of this seat died this turn
DECLINED: Final = 15  # answers nothing this turn
STOPS: Final = 17  # where this seat wants to be asked about any-time texts: a mask + 1, 0 = not yet said this turn
TRIGGERED: Final = 19  # in this step
EVENTS: Final = 20
SERIALS: Final = 21
PHYSICAL: Final = 22
CONSENT: Final = 23  # wants claims again
SLIPS: Final = 25  # has called a slip this turn
PLACES: Final = 27  # by card of The Page: where the record of its character begins; the records follow

# Steps of the turn.
START: Final = 0
DRAWS: Final = 1
PLAYING: Final = 2
CHALLENGING: Final = 3
TRICKS: Final = 4
DUELING: Final = 5
END: Final = 6
SETUP: Final = 7
PHASES: Final = ["start", "draw", "play", "challenge", "tricks", "duel", "end", "setup"]
LAST_TURN: Final = 6
WINNING_SCORE: Final = 20  # more than this ends the game

# What triggers fire on.
ON_PLAYED: Final = 0
ON_SCORE: Final = 1
ON_CHALLENGE: Final = 2
ON_OPPOSE: Final = 3
ON_OPPOSED: Final = 4
ON_DIE: Final = 5
ON_DIE_DUELING: Final = 6
ON_SPELL: Final = 7
ON_DEFEAT: Final = 8
ON_START: Final = 9
ON_END: Final = 10
ON_GAIN: Final = 11
ON_DUELS_OVER: Final = 12
ANY_TIME: Final = 13
ON_NORMAL_VOICE: Final = 14
ON_CAST: Final = 15  # what a spell does

# Verbs of events …
SET_UP: Final = 0
DRAW: Final = 1
PLAY: Final = 2
ENTER: Final = 3
COVER: Final = 4
RESOLVED: Final = 5
NEGATED: Final = 6
DIES: Final = 7
SACRIFICED: Final = 8
RETURNED: Final = 9
DISCARDED: Final = 10
BANKED: Final = 11
UNDER: Final = 12
RESHUFFLE: Final = 13
RECOVERED: Final = 15
# … and of notes and looks.
ROLLED: Final = 20
TURN_BEGINS: Final = 21
STEP_BEGINS: Final = 22
GAINS: Final = 23
LOSES: Final = 24
SCORES: Final = 25
CHALLENGE: Final = 26
OPPOSE: Final = 27
DUEL: Final = 28
TRIGGERS: Final = 29
USES: Final = 30
PEEK: Final = 31
REVEAL: Final = 32
CHOOSES: Final = 33
SWAPS: Final = 34
COPIES: Final = 35
CLAIMS: Final = 36
DISPUTES: Final = 37
FIXES: Final = 38
DROPPED: Final = 39
GAME_OVER: Final = 40
TELLS: Final = 41
GUESSES: Final = 42
SCORING_BEGINS: Final = 43
DIGITAL: Final = 44
IS_BARRED: Final = 45
PASSED: Final = 46
UNOPPOSED: Final = 47
WORSENS: Final = 48
PAYS: Final = 49  # score of a scoring character,
DEFEATS: Final = 50  # of a defeat,
COUNTS: Final = 51  # and of a score pile
UNPAIRED: Final = 52
TOTALS: Final = 53
LATER: Final = 54  # a text waits for the end of the duel step
IN_VAIN: Final = 55  # its condition does not hold

# Kinds of questions.
ASK_PLAY: Final = 0
ASK_RESPONSE: Final = 1
ASK_REDRAW: Final = 2
ASK_CHALLENGE: Final = 3
ASK_OPPOSE: Final = 4
ASK_SCORING: Final = 5
ASK_BANK: Final = 6
ASK_DUEL: Final = 7
ASK_ORDER: Final = 8
ASK_DEATHS: Final = 9
ASK_TARGET: Final = 10
ASK_USE: Final = 11
ASK_DRAW_OF: Final = 12
ASK_DISCARD: Final = 13
ASK_DIVIDE: Final = 14
ASK_RESHUFFLE: Final = 15
ASK_DECK: Final = 16
ASK_COPY: Final = 17
ASK_FORM: Final = 18
ASK_STOPS: Final = 19
ASK_ANY_TIME: Final = 20
ASK_CLAIM: Final = 21
ASK_ACCEPT: Final = 22
ASK_SETTLE: Final = 23
ASK_REFEREE: Final = 24
ASK_TOWER: Final = 25
ASK_MOMENT: Final = 26
ASK_STATEMENT: Final = 27
ASK_GUESS: Final = 28
ASK_UNDER: Final = 29
ASK_RECOVER: Final = 30
ASK_REVIVE: Final = 31
ASK_PILE: Final = 32
QUESTIONS: Final = [
    "play", "response", "redraw", "challenge", "oppose", "scoring", "bank", "duel", "order", "deaths", "target", "use",
    "draw of", "discard", "divide", "reshuffle", "deck", "copy", "form", "stops", "any time", "claim", "accept", "settle",
    "referee", "tower", "moment", "statement", "guess", "under", "recover", "revive", "pile",
]  # fmt: skip

# Verbs of options.
OPT_PLAY: Final = 0  # card
OPT_COVER: Final = 1  # card, number = top card of the character it covers
OPT_PASS: Final = 2
OPT_ANSWER: Final = 3  # card
OPT_NO_ANSWER: Final = 4
OPT_NEVER_ANSWER: Final = 5  # nothing any more this turn
OPT_CARD: Final = 6  # a card that is no character
OPT_CHARACTER: Final = 7  # card = its top card, seat = its player
OPT_DONE: Final = 8
OPT_NOTHING: Final = 9
OPT_STOP: Final = 10
OPT_NOBODY: Final = 11
OPT_USE: Final = 12  # card whose text it is
OPT_SKIP: Final = 13  # card whose text it is
OPT_ORDER: Final = 14  # card whose text comes next, number = its place
OPT_RESHUFFLE: Final = 15
OPT_NO_RESHUFFLE: Final = 16
OPT_DECK: Final = 17  # seat
OPT_SHARE: Final = 18  # card = top card, seat, number = its share
OPT_REGULAR: Final = 19
OPT_STOPS: Final = 20  # number = mask
OPT_VALUE: Final = 21  # number: a value that is claimed, or said against a claim
OPT_SUBSTITUTE: Final = 22
OPT_DIGITAL: Final = 23
OPT_ACCEPT: Final = 24
OPT_AGREE: Final = 25
OPT_REFER: Final = 26
OPT_ROLL: Final = 27
OPT_DIE: Final = 28  # one more die on the tower
OPT_NOW: Final = 29
OPT_STATEMENT: Final = 30  # number = which
OPT_TRUE: Final = 31
OPT_FALSE: Final = 32
OPT_REFUSE: Final = 33
OPT_SLIP: Final = 34  # card whose player has slipped
OPT_CLAIMS: Final = 35  # wants claims again

# Gates (section 10.4).
BEFORE_INSTRUCTIONS: Final = 1
BEFORE_DRAWS: Final = 2
BEFORE_SHUFFLES: Final = 4
BEFORE_DUELS: Final = 8
BEFORE_DECISIONS: Final = 16
EVERYWHERE: Final = 31
STOP_MASKS: Final = [0, 1, 2, 4, 8, 16, EVERYWHERE]

# What is counted in the physical world (section 17).
DICE: Final = 0
HANDS: Final = 1
ACCESSORIES: Final = 2
PUMPKINS: Final = 3
SLIP: Final = 4
TRUTH: Final = 5
HIGHEST: Final = [12, 10, 6, 6, 1, 1]


TOLD: Final = 1 << 16


def told(number: int, more: int) -> int:
    """Two numbers as the one of a note: ``note % TOLD`` and ``note // TOLD``."""
    return number + TOLD * more


def zone(seat: int, kind: int) -> int:
    """The zone of a kind that belongs to a seat."""
    return kind + ZONES * seat


def kind_of_zone(number: int) -> int:
    """Which kind of zone it is."""
    return (number - 1) % ZONES + 1 if number else PENDING


def seat_of_zone(number: int) -> int:
    """Whose zone it is, -1 for the shared one."""
    return (number - 1) // ZONES if number else -1
