"""Checks of one state that every game must pass: sound questions and cards, clones, saving, options, refusals.

They play on clones, so the state they are given is as before afterwards. Each raises Breach if it finds a fault.
"""

from __future__ import annotations

import random
from typing import Final

from cardwright.kernel._derived import clone_state, same_state
from cardwright.kernel.errors import Defect, IllegalAnswer, NotAsked, StaleAnswer
from cardwright.kernel.saving import digest, dump_state, load_state
from cardwright.kernel.state import RUNNING, State
from cardwright.lab.playing import Breach, pick

STEPS: Final = 3
"""Answers for which a copy is played on where playing it to the end would take too long."""


def check_questions(s: State) -> None:
    """Whoever is asked is asked one thing and has options, each once; a game that is over asks nobody."""
    if s.result != RUNNING:
        if s.pending or s.asked:
            raise Breach("the game is over, but somebody is still asked")
        return
    seats = [question.seat for question in s.pending]
    if len(set(seats)) != len(seats):
        raise Breach(f"a seat is asked two questions at once: seats {seats}")
    for question in s.pending:
        if not 0 <= question.seat < s.game.seats or not (s.asked >> question.seat) & 1:
            raise Breach(f"seat {question.seat} has a question but is not among the asked seats")
        if not question.options:
            raise Breach(f"seat {question.seat} is asked (kind {question.kind}) but has no option")
        if len(set(question.options)) != len(question.options):
            raise Breach(f"seat {question.seat} is offered the same option twice (kind {question.kind})")
        if question.batch != s.batch:
            raise Breach(f"the question of seat {question.seat} names batch {question.batch} instead of {s.batch}")


def check_cards(s: State) -> None:
    """Every card lies in exactly one zone, ``where`` agrees, and only hidden cards are noted as seen."""
    placed = sorted(card for zone in s.zones for card in zone)
    if placed != list(range(len(s.where))):
        raise Breach("a card lies in no zone or in two")
    for number, zone in enumerate(s.zones):
        for card in zone:
            if s.where[card] != number:
                raise Breach(f"card {card} lies in zone {number}, but is noted in zone {s.where[card]}")
    for card in s.seen:
        if s.game.zone_public[s.where[card]]:
            raise Breach(f"card {card} lies open, but is noted among the hidden cards that were seen")


def check_clone(s: State, rng: random.Random) -> None:
    """A clone equals its original, and playing on the clone does not change the original."""
    before = digest(s)
    copy = clone_state(s)
    if not same_state(copy, s) or digest(copy) != before:
        raise Breach("a clone differs from its original")
    play_on(copy, rng, STEPS)
    if digest(s) != before:
        raise Breach("playing on a clone changed the original")


def check_saving(s: State, rng: random.Random, steps: int = STEPS) -> None:
    """A state that was saved and loaded equals the original and goes on in the same way."""
    again = load_state(s.game, dump_state(s))
    if not same_state(again, s) or digest(again) != digest(s):
        raise Breach("a state differs after saving and loading")
    copy = clone_state(s)
    for _ in range(steps):
        if copy.result != RUNNING:
            break
        question, option = pick(copy, rng)
        copy.answer(question.seat, option)
        again.answer(question.seat, option)
        if not same_state(copy, again):
            raise Breach("a loaded state goes on in another way than the saved one")


def check_options(s: State) -> None:
    """Every option that is offered can be taken."""
    for question in s.pending:
        for option in question.options:
            copy = clone_state(s)
            try:
                copy.answer(question.seat, option, question.batch)
            except Defect:
                raise
            except Exception as error:
                raise Breach(
                    f"seat {question.seat} was offered option {option} (kind {question.kind}), "
                    f"but taking it fails: {type(error).__name__}: {error}"
                ) from error
            check_questions(copy)


def check_refusals(s: State) -> None:
    """Answers that do not fit raise the right error and leave the state as it was."""
    before = digest(s)
    asked = [question.seat for question in s.pending]
    cases: list[tuple[int, int, int, type[IllegalAnswer]]] = []
    for seat in range(-1, s.game.seats + 1):
        if seat not in asked:
            cases.append((seat, s.pending[0].options[0] if s.pending else 0, -1, NotAsked))
    for question in s.pending:
        cases.append((question.seat, question.options[0], question.batch - 1, StaleAnswer))
        cases.append((question.seat, question.options[0], question.batch + 1, StaleAnswer))
        foreign = [option for other in s.pending for option in other.options if option not in question.options]
        for option in (-1, max(question.options) + 1, *foreign[:2]):
            if option not in question.options:
                cases.append((question.seat, option, question.batch, IllegalAnswer))
    for seat, option, batch, expected in cases:
        try:
            s.answer(seat, option, batch)
        except IllegalAnswer as error:
            if type(error) is not expected:
                raise Breach(f"expected {expected.__name__}, got {type(error).__name__}") from error
        else:
            raise Breach(f"seat {seat} could answer {option} to batch {batch}; expected {expected.__name__}")
    if digest(s) != before:
        raise Breach("an illegal answer changed the state")


def play_on(s: State, rng: random.Random, steps: int) -> None:
    """Answer a few questions at random."""
    for _ in range(steps):
        if s.result != RUNNING:
            return
        question, option = pick(s, rng)
        s.answer(question.seat, option)
