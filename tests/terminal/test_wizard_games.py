"""Whole games of Unreliable Wizard in the terminal: scripts, secrets, undo, resuming, results."""

import random

from cardwright.games.wizard import terms as t
from cardwright.kernel.knowledge import View
from cardwright.terminal.look import look_for
from cardwright.terminal.opening import open_saved
from cardwright.terminal.session import HUMAN
from tests.terminal.tables import type_lines
from tests.terminal.wizard_tables import answer_at_random, fight, positioned, table_of, walk, wizard


def script(seed, count=1500):
    rng = random.Random(seed)
    return [rng.choice(["1", "1", "2", "2", "3", "ne", "nw", "all", "e"]) for _ in range(count)]


def test_a_whole_game_by_script_is_the_same_each_time(tmp_path):
    first = type_lines(wizard(tmp_path, "5"), *script(5))
    assert "The game is lost" in first
    assert "Unreliable Wizard · seed “5” · standard" in first
    assert first == type_lines(wizard(tmp_path, "5"), *script(5))
    assert first != type_lines(wizard(tmp_path, "6"), *script(5))


def test_wrong_input_is_told_and_asked_again(tmp_path):
    session = positioned(tmp_path)
    text = type_lines(session, "9", "up", "spells please", "")
    assert "There is no number 9 here; choose 1 to 6." in text
    assert "“up” is none of the choices" in text
    assert text.count("Where do you go?") == 5
    assert session.view.numbers["moves"] == 0


def test_nothing_hidden_is_told(tmp_path):
    """Names of enemies and abilities are printed when they have been turned up, and not before."""
    for seed in range(6):
        rng = random.Random(seed)
        session = wizard(tmp_path, str(seed), ["difficulty=apprentice"])
        game = session.match.game
        names = {name: card for card, name in enumerate(game.card_names) if game.kind[card] in (t.ENEMY, t.COMPANION)}
        seen = set()
        for _ in range(120):
            if session.over:
                break
            seen |= {card for zone in View(session.match.state, HUMAN).zones for card in zone}
            printed = type_lines(session)
            for size in ((36, 18), (70, 40)):
                printed += "\n".join(table_of(session, *size))
            told = {card for name, card in names.items() if name in printed}
            assert told <= seen, [name for name, card in names.items() if card in told - seen]
            answer_at_random(session, rng)


def test_a_friendly_game_takes_back_anything_and_its_result_says_so(tmp_path):
    session = wizard(tmp_path, "7")
    fight(session)
    assert session.undo()
    assert session.view.numbers["slot"] == -1
    assert session.taken_back == 1
    assert open_saved(session.path).taken_back == 1
    rng = random.Random(1)
    while not session.over:
        answer_at_random(session, rng)
    assert "practice: took back what chance had decided once" in look_for(session).result(session)


def test_taking_back_a_move_over_open_land_is_no_practice(tmp_path):
    session = wizard(tmp_path, "7")
    walk(session, 2)
    assert session.undo()
    assert session.view.numbers["moves"] == 1
    assert session.taken_back == 0


def test_a_game_of_the_day_takes_back_moves_but_no_enemy(tmp_path):
    session = wizard(tmp_path, "7", daily="2026-01-31")
    walk(session, 1)
    assert session.undo()
    fight(session)
    assert not session.undo()
    assert "In a game of the day you cannot take back" in session.refused
    assert session.view.numbers["slot"] == 1
    assert "In a game of the day you cannot take back" in type_lines(session, "undo")


def test_a_deck_can_be_taken_back_until_cards_are_drawn(tmp_path):
    session = wizard(tmp_path, "7", daily="2026-01-31")
    fight(session)
    deck = session.question
    assert deck.kind in (t.ASK_DECK, t.ASK_DRAW, t.ASK_TYPE)
    while session.question.kind != t.ASK_DRAW:
        session.answer(session.question.options[0])
    session.answer(session.question.options[-1])
    assert not session.undo()


def test_resuming_in_a_battle(tmp_path):
    session = wizard(tmp_path, "7")
    fight(session)
    again = open_saved(session.path)
    assert again.view.data() == session.view.data()
    assert table_of(again) == table_of(session)


def test_a_finished_game_is_looked_back_at(tmp_path):
    session = wizard(tmp_path, "7", ["difficulty=archmage"])
    assert "The game is not over yet." in type_lines(session, "review")
    rng = random.Random(4)
    while not session.over:
        answer_at_random(session, rng)
    text = type_lines(session, "review")
    assert "the game was lost." in text
    assert "Chance to win at the start" in text
