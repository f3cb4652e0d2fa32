"""An option: one legal answer to a decision, packed into an int.

An option carries what it means, not where it stands in a list: a verb of the game, and where they apply a card, a seat and
a number. Packing keeps offering dozens of options per decision cheap; the readers below unpack.

    bits  0-11  card + 1        (0 = no card)
    bits 12-16  seat + 1        (0 = no seat)
    bits 17-32  number          (0 … 65535)
    bits 33-    verb            (the game's enumeration)
"""

from typing import Final

SEAT_SHIFT: Final = 12
NUMBER_SHIFT: Final = 17
VERB_SHIFT: Final = 33
CARD_MASK: Final = 0xFFF
SEAT_MASK: Final = 0x1F
NUMBER_MASK: Final = 0xFFFF


def pack(verb: int, card: int = -1, seat: int = -1, number: int = 0) -> int:
    """The option that means ``verb`` with ``card`` (-1 = none), ``seat`` (-1 = none) and ``number``."""
    return (verb << VERB_SHIFT) | (number << NUMBER_SHIFT) | ((seat + 1) << SEAT_SHIFT) | (card + 1)


def verb_of(option: int) -> int:
    """The verb of an option."""
    return option >> VERB_SHIFT


def card_of(option: int) -> int:
    """The card of an option, -1 if it has none."""
    return (option & CARD_MASK) - 1


def seat_of(option: int) -> int:
    """The seat of an option, -1 if it has none."""
    return ((option >> SEAT_SHIFT) & SEAT_MASK) - 1


def number_of(option: int) -> int:
    """The number of an option, 0 if it has none."""
    return (option >> NUMBER_SHIFT) & NUMBER_MASK


def with_card(option: int, card: int) -> int:
    """The same option about another card (used when hidden cards are dealt anew for a sample)."""
    return (option & ~CARD_MASK) | (card + 1)
