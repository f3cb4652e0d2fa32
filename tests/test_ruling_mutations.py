"""Rulings bite: with one rule of the engine taken away, the ruling about it no longer holds."""

from collections.abc import Callable
from typing import Any

import pytest

from cardwright.games.unicorns import actions, effect, terms, turn
from cardwright.games.unicorns.effect import Effect
from cardwright.games.unicorns.lasting import Enters, LeftBy, Watches
from cardwright.games.unicorns.picking_actions import HAND, PickAction, Search
from cardwright.games.unicorns.play import Play
from cardwright.games.unicorns.rules import Unicorns
from cardwright.games.unicorns.threat import Threat
from cardwright.games.unicorns.turn_actions import ExtraTurn, RaiseLimit, SkipToEnd
from cardwright.games.unicorns.winning import Winning
from cardwright.kernel import events, state
from cardwright.scenarios import speech
from cardwright.scenarios.command import shipped
from cardwright.scenarios.loading import load_scenario
from cardwright.scenarios.running import run_scenario

pytestmark = pytest.mark.skipif(
    str(state.__file__).endswith((".so", ".pyd")), reason="compiled classes cannot be changed from outside"
)

Patch = Callable[[pytest.MonkeyPatch], None]
MUTATIONS: dict[str, tuple[Patch, list[int]]] = {}
FILES = {path.stem: path for path in shipped("unicorns")}


def mutation(*rulings: int) -> Callable[[Patch], Patch]:
    """Registers a change of the engine and the rulings that must notice it."""

    def register(patch: Patch) -> Patch:
        MUTATIONS[patch.__name__] = (patch, list(rulings))
        return patch

    return register


def without_status(patch: pytest.MonkeyPatch, bits: int) -> None:
    """No text in a stable has this lasting effect any more."""
    now = Unicorns.status_now
    patch.setattr(Unicorns, "status_now", lambda game, s, seat: now(game, s, seat) & ~bits)


# --- setup and turn -----------------------------------------------------------------------------------------------------


@mutation(6, 7, 14, 140)
def no_hand_limit(patch):
    patch.setattr(turn, "HAND_LIMIT", 1000)


@mutation(1, 3, 60, 96)
def every_draw_is_one_card_more(patch):
    old = Unicorns.draw
    patch.setattr(Unicorns, "draw", lambda game, s, seat, number: old(game, s, seat, number + 1))


@mutation(10)
def start_texts_also_trigger_later(patch):
    def moved(game: Unicorns, s: Any, card: int, origin: int, target: int, verb: int) -> None:
        old(game, s, card, origin, target, verb)
        seat = terms.seat_of_stable(target)
        if verb == terms.PLAY and seat >= 0:
            for text in game.starts[card]:
                events.trigger(s, text.instance(seat, card))

    old = Unicorns.moved
    patch.setattr(Unicorns, "moved", moved)


# --- start-of-turn link -------------------------------------------------------------------------------------------------


@mutation(14, 63)
def the_turn_is_not_skipped(patch):
    patch.setattr(SkipToEnd, "execute", lambda action, g, s, e, i: actions.DONE)


@mutation(16, 17, 18, 59)
def one_card_may_be_the_target_of_two_effects(patch):
    def keep_pick(link: Any, e: Any, i: int, option: int) -> None:
        e.slots += (i, option)

    patch.setattr(actions, "keep_pick", keep_pick)
    patch.setattr(effect, "keep_pick", keep_pick)


@mutation(22, 32)
def promised_cards_may_be_promised_again(patch):
    patch.setattr(Effect, "hand_cost", lambda node: 0)


@mutation(23)
def drawn_cards_may_pay(patch):
    patch.setattr(Unicorns, "drawn_in_link", lambda game, s: ())


# --- playing ------------------------------------------------------------------------------------------------------------


@mutation(31, 5)
def play_bans_do_nothing(patch):
    without_status(patch, (127 & ~terms.INSTANT) << terms.BANS_PLAY)


@mutation(34, 36, 38, 110, 143)
def magic_has_no_requirement(patch):
    patch.setattr(Unicorns, "requirement_met", lambda game, s, card, seat: True)


# --- Instants -----------------------------------------------------------------------------------------------------------


@mutation(40, 45, 50, 51, 53, 54, 55)
def everybody_is_asked_about_every_card(patch):
    patch.setattr(Play, "asked", lambda play, s, f: [seat for seat in range(play.game.seats) if s.zones[terms.hand(seat)]])


@mutation(54, 55)
def instants_are_not_banned(patch):
    without_status(patch, terms.INSTANT << terms.BANS_PLAY)


# --- effects and chains -------------------------------------------------------------------------------------------------


@mutation(61, 123)
def then_does_not_wait_for_success(patch):
    patch.setattr(Effect, "_goes_on", lambda *args: True)


@mutation(71)
def a_find_is_not_shown(patch):
    def answer(action: Search, g: Any, s: Any, e: Any, i: int, seat: int, option: int) -> None:
        old(action, g, s, e, i, seat, option)
        s.seen.clear()

    old = Search.answer
    patch.setattr(Search, "answer", answer)


# --- Babies, replacements, immunity -------------------------------------------------------------------------------------


@mutation(74, 75, 77, 79, 95)
def nothing_is_redirected(patch):
    def destination(threat: Threat, s: Any, card: int, owner: int, verb: int) -> int:
        return terms.hand(owner) if verb == terms.RETURN else terms.DISCARD

    patch.setattr(Threat, "destination", destination)


@mutation(81)
def indestructible_is_not(patch):
    without_status(patch, 127 << terms.BANS_DESTROY)


@mutation(34, 83)
def immunity_to_magic_is_not(patch):
    patch.setattr(Unicorns, "_immune", lambda game, card, source, status: False)


@mutation(62, 63, 86, 88, 90, 93, 104)
def nothing_is_saved(patch):
    patch.setattr(Threat, "replacements", lambda threat, s, f: [])


@mutation(87, 92)
def saves_help_against_everything(patch):
    def replacements(threat: Threat, s: Any, f: Any) -> list[int]:
        verb, f.slots = f.slots, (terms.DESTROY,)
        found = old(threat, s, f)
        f.slots = verb
        return found

    old = Threat.replacements
    patch.setattr(Threat, "replacements", replacements)


# --- specific cards -----------------------------------------------------------------------------------------------------


@mutation(101, 105, 69)
def limits_wait_for_other_effects(patch):
    old = Unicorns.crowded
    patch.setattr(Unicorns, "crowded", lambda game, s: () if s.waiting else old(game, s))


@mutation(107, 109, 110)
def every_card_may_enter(patch):
    without_status(patch, 127 << terms.BANS_ENTRY)


def without_trigger(patch: pytest.MonkeyPatch, kind: type) -> None:
    """Texts with this trigger never act."""

    def trigger(s: Any, frame: Any) -> None:
        if not isinstance(frame.node.trigger, kind):
            old(s, frame)

    old = events.trigger
    patch.setattr(events, "trigger", trigger)


@mutation(33, 76, 114, 115, 116, 124)
def nothing_is_watched(patch):
    without_trigger(patch, Watches)


@mutation(26, 97)
def nothing_acts_when_it_leaves(patch):
    without_trigger(patch, LeftBy)


@mutation(28, 49, 65, 72, 96, 101, 121, 151)
def nothing_acts_when_it_enters(patch):
    without_trigger(patch, Enters)


@mutation(99, 102, 157)
def every_unicorn_counts_one(patch):
    def count(winning: Winning, s: Any, seat: int) -> int:
        game = winning.game
        pandas = game.status(s, seat) & terms.PANDAS
        return 0 if pandas else sum(bool(game.kind[card] & terms.UNICORN) for card in s.zones[terms.stable(seat)])

    patch.setattr(Winning, "count", count)


@mutation(73, 152)
def a_card_may_bring_itself_back(patch):
    def choices(action: PickAction, g: Any, s: Any, e: Any) -> list[int]:
        zone = terms.hand(e.you) if action.zone == HAND else action.zone
        return [card for card in s.zones[zone] if g.matches(card, action.what.noun)]

    patch.setattr(PickAction, "choices", choices)


@mutation(118, 119, 122, 123)
def pandas_are_unicorns(patch):
    without_status(patch, terms.PANDAS)


@mutation(100, 127, 128, 129, 131)
def nobody_is_blinded(patch):
    without_status(patch, terms.BLIND)


@mutation(133, 134, 135, 136)
def no_hand_is_open(patch):
    without_status(patch, terms.OPEN_HAND)


@mutation(10, 137, 138, 141)
def the_limit_is_not_raised(patch):
    patch.setattr(RaiseLimit, "execute", lambda action, g, s, e, i: actions.DONE)


@mutation(140, 141)
def no_turn_is_added(patch):
    patch.setattr(ExtraTurn, "execute", lambda action, g, s, e, i: actions.DONE)


# --- winning and ending -------------------------------------------------------------------------------------------------


@mutation(156, 106)
def a_win_counts_inside_a_chain(patch):
    def moved(game: Unicorns, s: Any, card: int, origin: int, target: int, verb: int) -> None:
        old(game, s, card, origin, target, verb)
        if verb != terms.SET_UP:
            game.winning.check(s)

    old = Unicorns.moved
    patch.setattr(Unicorns, "moved", moved)


@mutation(158)
def seven_are_always_needed(patch):
    def make(winning: Winning, game: Unicorns) -> None:
        old(winning, game)
        winning.target = 7

    old = Winning.__init__
    patch.setattr(Winning, "__init__", make)


@mutation(160, 165)
def letters_do_not_count(patch):
    patch.setattr(Winning, "letters", lambda winning, s, seat: 0)


@mutation(161, 163, 164, 165)
def an_empty_deck_ends_nothing(patch):
    old = Winning.check
    patch.setattr(Winning, "check", lambda winning, s: old(winning, s) if s.zones[terms.DECK] else None)


# --- two players --------------------------------------------------------------------------------------------------------


@mutation(166)
def nothing_is_boxed(patch):
    patch.setattr(Unicorns, "boxed", lambda game: [])


CASES = [(name, number) for name, (_, numbers) in MUTATIONS.items() for number in numbers]


@pytest.mark.parametrize(("name", "number"), CASES)
def test_the_ruling_notices(name, number, monkeypatch):
    scenario = load_scenario(FILES[f"R{number:03}"])  # with the untouched engine
    monkeypatch.setattr(speech, "_made", {})  # games are made anew, and forgotten afterwards
    MUTATIONS[name][0](monkeypatch)
    scenario = load_scenario(FILES[f"R{number:03}"])
    assert run_scenario(scenario) is not None
