"""Rulings bite: with one rule of the engine taken away, the ruling about it no longer holds."""

from types import SimpleNamespace
from typing import Any

import pytest

from cardwright.collection import boosters, trades
from cardwright.collection.cards import card_named
from cardwright.games.narrators import terms as t
from cardwright.games.narrators.actions import ME, ME_SERIAL
from cardwright.games.narrators.board import Board
from cardwright.games.narrators.challenge import ChallengeStep
from cardwright.games.narrators.characters import Characters
from cardwright.games.narrators.course import ROLL, Course
from cardwright.games.narrators.decks import Booster, booster
from cardwright.games.narrators.duel import DuelStep
from cardwright.games.narrators.gate import Deaths, Gate
from cardwright.games.narrators.play import Entry, Play
from cardwright.games.narrators.playing import PlayStep
from cardwright.games.narrators.rules import Narrators
from cardwright.games.narrators.supply import Supply
from cardwright.kernel import chance, events
from cardwright.kernel.option import pack
from cardwright.scenarios import owning, speech
from cardwright.scenarios.command import shipped
from cardwright.scenarios.loading import load_scenario
from cardwright.scenarios.running import run_scenario
from cardwright.storage.store import memory_store
from tests.building import interpreted_only

FILES = {path.stem: path for path in shipped("narrators")}
MUTATIONS: dict[str, Any] = {}


def mutation(*rulings):
    """Registers a change of the engine and the rulings that must notice it."""

    def register(patch):
        MUTATIONS[patch.__name__] = (patch, rulings)
        return patch

    return register


@mutation("R01", "R34")
def nothing_acts_when_it_is_played(patch):
    old = Board.collect
    patch.setattr(Board, "collect", lambda g, s, event, *rest: [] if event == t.ON_PLAYED else old(g, s, event, *rest))


@mutation("R02", "R03")
def an_opposed_challenger_scores_when_its_opposer_left(patch):
    old = DuelStep.begin

    def begin(step, s):
        g = step.game
        for c in g.characters(s, g.sides(s)[0]):
            opposer = g.of(s, c, t.PARTNER) - 1
            if opposer >= 0 and g.of(s, opposer, t.PARTNER) != c + 1:
                g.mark(s, c, t.SCORING)
        old(step, s)

    patch.setattr(DuelStep, "begin", begin)


@mutation("R05")
def the_order_of_duels_is_never_asked(patch):
    patch.setattr(DuelStep, "order_matters", lambda step, s: False)


@mutation("R10", "R11")
def texts_reshuffle_without_asking(patch):
    old = Supply.draw
    patch.setattr(Supply, "draw", lambda supply, s, seat, number, duty=False: old(supply, s, seat, number, True))


@mutation("R14")
def gains_trigger_nothing(patch):
    patch.setattr(Narrators, "echoes", lambda g, f: True)


@mutation("C38")
def gains_echo(patch):
    patch.setattr(Narrators, "echoes", lambda g, f: False)


@mutation("R16", "C45")
def responses_do_not_negate(patch):
    patch.setattr(Play, "negate_below", lambda play, s: None)


@mutation("R17")
def responses_are_played_alone(patch):
    old = PlayStep.options

    def options(step, s, seat):
        g = step.game
        hand = s.zones[t.zone(seat, t.HAND)]
        return old(step, s, seat) + [pack(t.OPT_PLAY, card) for card in hand if g.faces[g.face[card]].responds]

    patch.setattr(PlayStep, "options", options)


@mutation("R19")
def the_dead_watch_no_duels(patch):
    old = DuelStep._watched

    def watched(step, s, f, dead):
        return [text for text in old(step, s, f, dead) if step.game.lives(s, text.slots[ME], text.slots[ME_SERIAL])]

    patch.setattr(DuelStep, "_watched", watched)


@mutation("R22")
def deaths_come_in_order_of_entry(patch):
    def run(deaths, s, f):
        s.stack.pop()
        deaths.game.die(s, deaths.due(s))

    patch.setattr(Deaths, "run", run)


@mutation("R21", "C41")
def losses_are_not_greater(patch):
    def lose(g, s, character, number):
        g.write(s, character, t.POWER, g.power(s, character) - number)
        g.mark(s, character, t.LOST)

    patch.setattr(Board, "lose", lose)


@mutation("R32", "C11")
def there_are_no_gates(patch):
    patch.setattr(Gate, "stops", lambda gate, s, f, kind, decider=-1: False)


@mutation("R33")
def a_transformed_character_is_another_one(patch):
    old = Entry.lay_on

    def lay_on(entry, s, card, character, verb=t.COVER):
        old(entry, s, card, character, verb)
        entry.game.write(s, character, t.SERIAL, entry.game.serial(s, character) + 1000)

    patch.setattr(Entry, "lay_on", lay_on)


@mutation("C14")
def a_character_opposes_again_and_again(patch):
    old = ChallengeStep.pair

    def pair(step, s, challenger, opposer):
        old(step, s, challenger, opposer)
        step.game.write(s, opposer, t.PARTNER, 0)

    patch.setattr(ChallengeStep, "pair", pair)


@mutation("C16")
def banked_cards_lie_open(patch):
    def bank(g, s, card, seat):
        events.move(s, card, t.zone(seat, t.PILE), t.BANKED, seat)
        events.show(s, card, events.EVERYBODY, t.REVEAL, seat)

    patch.setattr(Board, "bank", bank)


@mutation("C30", "C32")
def score_piles_do_not_count(patch):
    def finish(course, s):
        one, two = s.counters[t.SCORE], s.counters[t.SCORE + 1]
        events.finish(s, 1 if one > two else 2 if two > one else 3, t.GAME_OVER)

    patch.setattr(Course, "finish", finish)


@mutation("C02")
def equal_first_rolls_stand(patch):
    def higher(course, s):
        first, second = chance.below(s, ROLL), chance.below(s, ROLL)
        return int(second > first)

    patch.setattr(Course, "_higher_roll", higher)


@mutation("C05", "R10")
def reshuffled_cards_lie_on_top(patch):
    old = events.shuffle_under

    def shuffle(s, origin, target, verb):
        number = len(s.zones[target])
        old(s, origin, target, verb)
        cards = s.zones[target]
        under = len(cards) - number
        s.zones[target] = cards[under:] + cards[:under]

    patch.setattr(events, "shuffle_under", shuffle)


@mutation("R18")
def nothing_waits_for_the_end_of_the_duels(patch):
    patch.setattr(Narrators, "delay", lambda g, s, f: s.stack.append(f))


@mutation("R31")
def the_lowest_card_is_read(patch):
    patch.setattr(Characters, "score_of", lambda g, s, character: g.faces[g.face[character]].score)


@mutation("R34", "R35")
def copies_are_themselves(patch):
    old = Entry.enter
    patch.setattr(Entry, "enter", lambda entry, s, card, copied, verb=t.ENTER: old(entry, s, card, -1, verb))


@mutation("C22")
def transforms_on_the_defeated_do_not_count(patch):
    patch.setattr(Characters, "covers", lambda g, s, character: 0)


@mutation("C26")
def a_transformed_character_has_no_role(patch):
    old = Entry.lay_on

    def lay_on(entry, s, card, character, verb=t.COVER):
        old(entry, s, card, character, verb)
        entry.game.write(s, character, t.PARTNER, 0)

    patch.setattr(Entry, "lay_on", lay_on)


@mutation("C42")
def swapped_power_is_lost_and_gained(patch):
    def swap(g, s, one, two):
        first, second = g.power(s, one), g.power(s, two)
        for character, now, then in ((one, first, second), (two, second, first)):
            g.gain(s, character, then - now)
            g.lose(s, character, now - then)

    patch.setattr(Board, "swap_power", swap)


@mutation("C43")
def cards_are_played_again_and_again(patch):
    patch.setattr(Characters, "may_be_played", lambda g, s, card: True)


# --- collections --------------------------------------------------------------------------------------------------------


@mutation("C35")
def cards_of_any_score_are_traded(patch):
    patch.setattr(trades, "card_named", lambda name: SimpleNamespace(name=card_named(name).name, score=1))


@mutation("C35")
def an_offer_is_a_trade(patch):
    old = trades.offer
    patch.setattr(trades, "offer", lambda c, giver, given, taker, wanted: trades.accept(
        c, old(c, giver, given, taker, wanted).id, taker))  # fmt: skip


@mutation("C35")
def a_trade_is_never_over(patch):
    patch.setattr(trades, "_settle", lambda c, trade, state: None)


@mutation("C35")
def only_one_card_changes_hands(patch):
    old = trades._copy
    patch.setattr(trades, "_copy", lambda c, player, card: -1 if player.name == "B" and old(c, player, card) else old(
        c, player, card))  # fmt: skip


@mutation("C36")
def boosters_are_not_limited(patch):
    def without_checks():
        store = memory_store()
        with store.engine.connect() as c:
            c.exec_driver_sql("PRAGMA ignore_check_constraints = ON")
        return store

    patch.setattr(owning, "memory_store", without_checks)
    patch.setattr(boosters, "booster", lambda: Booster(booster().scores, booster().last, 1000))


@mutation("C36")
def there_are_seven_boosters(patch):
    patch.setattr(boosters, "booster", lambda: Booster(booster().scores, booster().last, 7))


@mutation("C37")
def a_part_of_a_booster_counts_as_all(patch):
    old = boosters.open_booster
    patch.setattr(owning, "open_booster", lambda c, player, adding, rng: old(c, player, None if adding else 0, rng))


@mutation("C37")
def boosters_are_always_added(patch):
    old = boosters.open_booster
    patch.setattr(owning, "open_booster", lambda c, player, adding, rng: old(c, player, adding or None, rng))


CASES = [(name, ruling) for name, (_, rulings) in MUTATIONS.items() for ruling in rulings]


@interpreted_only
@pytest.mark.parametrize(("name", "ruling"), CASES)
def test_the_ruling_notices(name, ruling, monkeypatch):
    monkeypatch.setattr(speech, "_made", {})  # games are made anew, and forgotten afterwards
    MUTATIONS[name][0](monkeypatch)
    assert run_scenario(load_scenario(FILES[ruling])) is not None


def test_the_rulings_are_complete():
    wanted = [f"R{n}" for n in range(1, 36)] + [f"C{n}" for n in range(1, 46)]
    scenarios = [load_scenario(path) for path in shipped("narrators")]
    assert sorted(scenario.ruling for scenario in scenarios) == sorted(wanted)
    assert len({scenario.title for scenario in scenarios}) == len(wanted) == 80
