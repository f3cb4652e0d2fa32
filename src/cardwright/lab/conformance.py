"""What every game must keep, written once: each check takes a state (or a game) and raises Breach if it finds a fault.

The checks know no game. They play on clones, so the state they are given is as before afterwards.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from typing import Any, Final

from cardwright.games.registry import make_game
from cardwright.kernel._derived import clone_state, same_decision, same_state
from cardwright.kernel.chance import seed_from
from cardwright.kernel.errors import Defect, IllegalAnswer, NotAsked, StaleAnswer
from cardwright.kernel.events import EVERYBODY
from cardwright.kernel.game import Game
from cardwright.kernel.knowledge import HIDDEN, SPECTATOR, InformationSet, View, sample
from cardwright.kernel.option import card_of
from cardwright.kernel.saving import digest, dump_state, load_state
from cardwright.kernel.state import RUNNING, State
from cardwright.lab.playing import Breach, pick, play

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
    _play_on(copy, rng, STEPS)
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


def secrets(s: State, viewer: int) -> set[int]:
    """The cards a viewer must not see: those in hidden zones that are neither its own, open, nor seen by it or by all."""
    game = s.game
    found: set[int] = set()
    for zone, cards in enumerate(s.zones):
        if (
            not game.zone_public[zone]
            and not game.open_zone(s, zone)
            and (viewer == SPECTATOR or game.zone_owner[zone] != viewer)
        ):
            for card in cards:
                seen = s.seen.get(card, 0)
                if seen != EVERYBODY and (viewer == SPECTATOR or not (seen >> viewer) & 1):
                    found.add(card)
    return found


def check_redaction(s: State) -> None:
    """No view, of a seat or a spectator, holds a card its viewer must not see, nor another seat's options."""
    for viewer in range(SPECTATOR, s.game.seats):
        view = View(s, viewer)
        hidden = secrets(s, viewer)
        shown = [card for zone in view.zones for card in zone if card != HIDDEN]
        if hidden & set(shown):
            raise Breach(f"the view of {viewer} shows hidden cards: {sorted(hidden & set(shown))}")
        if [len(zone) for zone in view.zones] != [len(zone) for zone in s.zones]:
            raise Breach(f"the view of {viewer} has a zone of another size")
        if set(shown) | hidden != set(range(len(s.where))):
            raise Breach(f"the view of {viewer} hides cards that it may see")
        own = s.question(viewer)
        if (view.question is None) != (own is None) or (own is not None and view.question is not own):
            raise Breach(f"the view of {viewer} has a question that is not its own")
        if own is not None and hidden & {card_of(option) for option in own.options}:
            raise Breach(f"the options of seat {viewer} (kind {own.kind}) name cards hidden from it")
        if own is not None and own.source in hidden:
            raise Breach(f"the question of seat {viewer} (kind {own.kind}) names a hidden card as its source")
        allowed = {"viewer", "zones", "numbers", "question", "asked", "batch", "result"}
        data = view.data()
        if set(data) != allowed or json.loads(json.dumps(data)) != data:
            raise Breach("the view is not plain data with the known keys")


def check_sampling(s: State, seat: int, rng: random.Random) -> State:
    """A sampled world is one the seat cannot tell from the real one, it is whole, and the real one is untouched.

    Returns the sample.
    """
    before = digest(s)
    known = InformationSet(s, seat)
    world = known.sample(rng)
    if digest(s) != before:
        raise Breach("taking a sample changed the state")
    check_alike(s, world, seat)
    check_cards(world)
    check_questions(world)
    if [question.seat for question in world.pending if question.seat == seat] and s.question(seat) is None:
        raise Breach(f"a sample asks seat {seat} anew")
    if s.result == RUNNING and not world.pending:
        raise Breach("a sample asks nobody, although the game goes on")
    # What is sampled depends on nothing but what the seat knows: the sample itself gives the same further sample.
    number = rng.getrandbits(64)
    one, two = sample(s, seat, random.Random(number)), sample(world, seat, random.Random(number))
    if not same_state(one, two):
        raise Breach(f"two worlds that seat {seat} cannot tell apart give different samples with one generator")
    return world


def check_alike(one: State, two: State, seat: int) -> None:
    """Two worlds give a seat the same view, question and options."""
    first, second = View(one, seat).data(), View(two, seat).data()
    if first != second:
        differing = [key for key in first if first[key] != second[key]]
        raise Breach(f"two worlds that seat {seat} cannot tell apart give it different views: {', '.join(differing)}")
    a, b = one.question(seat), two.question(seat)
    if (a is None) != (b is None) or (a is not None and b is not None and not same_decision(a, b)):
        raise Breach(f"two worlds that seat {seat} cannot tell apart ask it different questions")
    if InformationSet(one, seat).options != InformationSet(two, seat).options:
        raise Breach(f"two worlds that seat {seat} cannot tell apart give it different options")


def check_bots(s: State, world: State, seat: int, rng: random.Random) -> None:
    """Every bot takes an offered option, and the same one in two worlds that its seat cannot tell apart."""
    from cardwright.bots.registry import bot_names, make_bot

    for name in bot_names():
        number = rng.getrandbits(64)
        before = digest(s)
        answers = [make_bot(name, random.Random(number)).choose(InformationSet(state, seat)) for state in (s, s, world)]
        if digest(s) != before:
            raise Breach(f"the bot {name} changed the state it was told about")
        if answers[0] not in InformationSet(s, seat).options:
            raise Breach(f"the bot {name} chose option {answers[0]}, which it was not offered")
        if answers[0] != answers[1]:
            raise Breach(f"the bot {name} answers the same question in two ways with one generator")
        if answers[0] != answers[2]:
            raise Breach(f"the bot {name} answers differently in two worlds that seat {seat} cannot tell apart")


def check_everything(s: State, rng: random.Random) -> None:
    """All checks of one state, for a fraction of the states of a long run."""
    check_questions(s)
    check_cards(s)
    check_clone(s, rng)
    check_saving(s, rng)
    check_options(s)
    check_refusals(s)
    check_redaction(s)
    for seat in range(s.game.seats):
        _play_on(check_sampling(s, seat, rng), rng, STEPS)


def check_history(game: Game, seed: str) -> None:
    """Keeps every past state of a game and its digest; none of them may change while the game goes on."""
    rng = random.Random(seed)
    history: list[State] = []
    digests: list[str] = []
    s = game.start(seed_from(seed))
    while s.result == RUNNING:
        history.append(s)
        digests.append(digest(s))
        s = clone_state(s)
        question, option = pick(s, rng)
        s.answer(question.seat, option)
    for number, (past, written) in enumerate(zip(history, digests, strict=True)):
        if digest(past) != written:
            raise Breach(f"the state after {number} answers changed while a clone of it was played on")


def check_sampled_game(s: State, seat: int, rng: random.Random) -> None:
    """A sampled world can be played to its end."""
    play(s.game, "", rng, start=check_sampling(s, seat, rng))


def digests_of(game: Game, seed: str) -> list[str]:
    """The digests of all states of one random game, with answers drawn from the same seed."""
    found: list[str] = []
    play(game, seed, random.Random(seed), lambda s: found.append(digest(s)))
    return found


def digests_elsewhere(setup: dict[str, Any], seed: str, hash_seed: int) -> list[str]:
    """The same from another process, in which Python's hashes are seeded with ``hash_seed``."""
    code = (
        "import json, sys\n"
        "from cardwright.games.registry import make_game\n"
        "from cardwright.lab.conformance import digests_of\n"
        "print(json.dumps(digests_of(make_game(json.loads(sys.argv[1])), sys.argv[2])))\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", code, json.dumps(setup), seed],
        env={**os.environ, "PYTHONHASHSEED": str(hash_seed)},
        capture_output=True,
        text=True,
        check=True,
    )
    found: list[str] = json.loads(run.stdout)
    return found


def check_same_everywhere(setup: dict[str, Any], seed: str) -> None:
    """One seed and the same answers give the same states here and in other processes."""
    here = digests_of(make_game(setup), seed)
    for hash_seed in (0, 4711):
        if digests_elsewhere(setup, seed, hash_seed) != here:
            raise Breach(f"with hash seed {hash_seed} another process comes to other states")


def _play_on(s: State, rng: random.Random, steps: int) -> None:
    for _ in range(steps):
        if s.result != RUNNING:
            return
        question, option = pick(s, rng)
        s.answer(question.seat, option)
