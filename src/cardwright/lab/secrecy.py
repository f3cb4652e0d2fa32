"""Checks of what may be known: views, samples, and bots that must not tell worlds apart that their seat cannot tell apart.

Each raises Breach if it finds a fault, and leaves the state it is given as it was.
"""

from __future__ import annotations

import json
import random

from cardwright.kernel._derived import same_decision, same_state
from cardwright.kernel.events import EVERYBODY
from cardwright.kernel.knowledge import HIDDEN, SPECTATOR, InformationSet, View, sample
from cardwright.kernel.option import card_of
from cardwright.kernel.saving import digest
from cardwright.kernel.state import RUNNING, State
from cardwright.lab.playing import Breach
from cardwright.lab.states import check_cards, check_questions


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
        told = {f.source for f in s.stack}  # everybody knows whose text is being carried out, wherever that card lies by now
        if own is not None and own.source in hidden - told:
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


LONGER = ("hard", "expert")
"""Levels that search as normal does, only longer: they are left out where checks are to be quick."""


def check_bots(s: State, world: State, seat: int, rng: random.Random) -> None:
    """Every bot takes an offered option, and the same one in two worlds that its seat cannot tell apart."""
    from cardwright.bots.registry import bot_names, make_bot

    for name in bot_names(s.game.name):
        if name in LONGER and s.game.name != "wizard":
            continue
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
