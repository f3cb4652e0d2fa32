"""The numbers by which a viewer names cards: they last as long as a card is in sight."""

import random

from cardwright.games.registry import make_game
from cardwright.kernel.chance import seed_from
from cardwright.kernel.knowledge import HIDDEN, View
from cardwright.kernel.playout import playout
from cardwright.table.ids import CardIds

GAMES = 5


def watched(number):
    """Watch a whole game from seat 0; how many cards went out of sight."""
    game = make_game({"game": "unicorns", "seats": 3})
    s = game.start(seed_from(f"numbers {number}"))
    rng = random.Random(number)
    ids = CardIds()
    before: dict[int, int] = {}
    used: set[int] = set()
    lost = 0
    while s.pending:
        view = View(s, 0)
        ids.look(view, game.face)
        now = {card: ids.of(card) for zone in view.zones for card in zone if card != HIDDEN}
        assert 0 not in now.values()
        for card, number in now.items():
            assert number == before[card] if card in before else number not in used
            assert ids.shown(card).face == game.face[card]
        for zone, cards in enumerate(view.zones):
            assert [shown.id for shown in ids.row(zone)] == [now[card] for card in cards if card != HIDDEN]
        gone = before.keys() - now.keys()
        assert all(ids.of(card) == 0 for card in gone)
        lost += len(gone)
        before = now
        used.update(now.values())
        playout(s, rng, 1)
    return lost


def test_a_card_keeps_its_number_while_it_is_seen_and_gets_a_new_one_when_it_comes_back():
    assert sum(watched(number) for number in range(GAMES)) > 0
