"""The invariants of a game notice when something does not hold."""

import random

import pytest

from cardwright.games.unicorns import terms as t
from cardwright.games.unicorns.invariants import Invariants
from cardwright.games.unicorns.sets import make_game
from cardwright.kernel import events
from cardwright.kernel.chance import seed_from
from cardwright.kernel.errors import Broken
from cardwright.kernel.option import pack
from cardwright.lab.playing import pick

GAME = make_game({"seats": 3, "options": {"first_player": "A"}})


class Table:
    """A game at the first action of a turn, watched from there."""

    def __init__(self, turn=4, game=GAME):
        self.game = game
        self.s = game.start(seed_from("1"), log=True)
        self.watch = Invariants(game)
        rng = random.Random(1)
        self.look()
        while not (self.s.pending[0].kind == t.ASK_ACTION and self.s.counters[t.TURN] == turn):
            question, option = pick(self.s, rng)
            self.s.answer(question.seat, option)
            self.look()

    @property
    def active(self):
        return self.s.counters[t.ACTIVE]

    def look(self):
        self.watch.check(self.s, self.s.log)
        self.s.log.clear()

    def card(self, name, zones=None):
        names = self.game.card_names
        return next(c for c in range(len(names)) if names[c] == name and (zones is None or self.s.where[c] in zones))

    def move(self, name, zone, verb=t.SET_UP, zones=None):
        card = self.card(name, zones)
        events.move(self.s, card, zone, verb, 0)
        return card

    def fails(self, message):
        with pytest.raises(Broken, match=message):
            self.look()


def test_a_table_as_it_should_be_passes():
    Table().look()


def test_a_baby_in_a_hand():
    table = Table()
    events.move(table.s, table.s.zones[t.NURSERY][0], t.hand(1), t.SET_UP, 1)
    table.fails("type that cannot lie there")


@pytest.mark.parametrize("name", ["Neigh", "Good Deal"])
def test_a_card_in_a_stable_that_never_lies_there(name):
    table = Table()
    table.move(name, t.stable(0))
    table.fails("type that cannot lie there")


def test_a_card_in_two_zones():
    table = Table()
    table.s.zones[t.DISCARD] += (table.s.zones[t.DECK][0],)
    table.s.log.append(events.Event(events.NOTE, t.USES, -1, 0, -1, -1, 0, 0))
    table.fails("is noted in zone")


def test_a_card_that_is_lost():
    table = Table()
    table.s.zones[t.DECK] = table.s.zones[t.DECK][1:]
    table.s.log.append(events.Event(events.NOTE, t.USES, -1, 0, -1, -1, 0, 0))
    table.fails("cards are in the zones instead of 127")


def test_a_card_that_returns_from_the_box():
    game = make_game({"seats": 2})
    table = Table(game=game)
    assert len(table.s.zones[t.BOX]) == 32
    events.move(table.s, table.s.zones[t.BOX][0], t.DISCARD, t.SET_UP, 0)
    table.fails("31 cards are in the box instead of 32")


def test_two_players_leave_95_cards_in_play():
    for listed, boxed in (("second", 32), ("first_print", 31)):
        game = make_game({"seats": 2, "options": {"two_player_list": listed}})
        assert len(game.kind) == 127 and len(game.boxed()) == boxed


def test_a_turn_that_ends_with_eight_cards():
    table = Table()
    seat = table.active
    while len(table.s.zones[t.hand(seat)]) < 8:
        events.move(table.s, table.s.zones[t.DECK][-1], t.hand(seat), t.DRAW, seat)
    table.look()
    events.note(table.s, t.TURN_BEGINS, (seat + 1) % 3, -1, 5)
    events.move(table.s, table.s.zones[t.hand(seat)][0], t.DISCARD, t.DISCARDED, seat)  # too late
    table.fails("ended its turn with 8 cards")


def test_a_card_that_enters_against_an_entry_ban():
    table = Table()
    table.move("Queen Bee Unicorn", t.stable(0))
    table.look()
    assert any(table.watch.bans)
    table.s.log.clear()
    table.move("Narwhal", t.stable(0), t.BRING)
    table.look()
    table.move("Basic Unicorn (Red)", t.stable(1), t.BRING)
    table.fails("entry ban")


def test_no_entry_ban_by_a_blinded_card():
    table = Table()
    table.move("Queen Bee Unicorn", t.stable(0))
    table.move("Blinding Light", t.stable(0))
    table.look()
    table.move("Basic Unicorn (Red)", t.stable(1), t.BRING)
    table.look()


def test_a_limit_that_is_passed_after_a_chain():
    table = Table()
    table.move("Tiny Stable", t.stable(1))
    table.look()
    for name in ("Narwhal", "Ginormous Unicorn", "Rhinocorn", "Llamacorn"):
        table.move(name, t.stable(1))
    table.fails("above the limit of Tiny Stable|reached the target")


def test_a_target_that_was_reached_unnoticed():
    table = Table()
    for number in range(7):
        table.move("Basic Unicorn (Red)" if number < 3 else "Basic Unicorn (Blue)", t.stable(2), zones=(t.DECK, 6, 8, 10))
        if number == 5:
            break
    table.fails("reached the target")


def test_a_pile_that_is_left_over():
    table = Table()
    table.move("Good Deal", t.PILE)
    table.fails("pile or limbo is not empty")


def test_a_game_that_ends_without_a_reason():
    table = Table()
    events.finish(table.s, 1, t.GAME_OVER)
    table.fails("nobody has reached the target")


def test_a_wrong_winner():
    table = Table()
    for name in ("Narwhal", "Rhinocorn", "Llamacorn", "Americorn", "Chainsaw Unicorn", "Ginormous Unicorn"):
        table.move(name, t.stable(0))
    events.finish(table.s, 0b10, t.GAME_OVER)
    table.fails("winner")


def test_an_option_about_a_card_that_is_not_in_hand():
    table = Table()
    question = table.s.pending[0]
    question.options.append(pack(t.OPT_PLAY, table.s.zones[t.DECK][0]))
    for _ in range(20):
        try:
            table.look()
        except Broken as error:
            assert "not in its hand" in str(error)
            break
    else:
        pytest.fail("not noticed")
