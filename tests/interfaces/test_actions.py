import json
import os
import random
import subprocess
import sys

import pytest

from cardwright.games.narrators import terms as n
from cardwright.games.wizard import terms as w
from cardwright.kernel.errors import IllegalAnswer
from cardwright.kernel.knowledge import View
from cardwright.kernel.option import card_of, number_of, seat_of, verb_of
from cardwright.kernel.saving import digest
from tests.interfaces.games import MIXED, OTHER_WAYS, SETUPS, adapter, walk


def come_to(menu, state, word):
    """The option that the actions of a word come to; each of them must be legal in its turn."""
    for place, action in enumerate(word):
        assert action in menu.legal(word[:place])
        option = menu.take(state, word[:place], action)
        if option >= 0:
            return option
    raise AssertionError("a whole word came to no option")


def same_meaning(s, one, two):
    """Whether options are one, or differ only in which copy of a printed card in one place they name."""
    if one == two:
        return True
    a, b = card_of(one), card_of(two)
    rest = [(verb_of(o), seat_of(o), number_of(o)) for o in (one, two)]
    return min(a, b) >= 0 and rest[0] == rest[1] and s.game.face[a] == s.game.face[b] and s.where[a] == s.where[b]


@pytest.mark.parametrize("setup", SETUPS + MIXED + OTHER_WAYS)
def test_every_legal_option_is_an_action_and_the_action_comes_to_it_or_to_a_copy(setup):
    table = adapter(setup).actions
    for play, _ in walk(setup, 2):
        s = play.state
        for question in s.pending if not play.said else ():
            view = View(s, question.seat)
            menu = table.menu(view)
            found = set()
            for place, option in enumerate(question.options):
                word = menu.words[place] if menu.words is not None else (menu.actions[place],)
                taken = come_to(menu, s, word)
                assert same_meaning(s, option, taken)
                found.add(word)
            options = {come_to(menu, s, word) for word in found}
            assert len(options) == len(found), "two actions come to one option"


@pytest.mark.parametrize("setup", SETUPS)
def test_whatever_is_legal_can_be_taken(setup):
    for play, rng in walk(setup, 1):
        if not play.over and rng.random() < 0.2:
            before = digest(play.state)
            for action in play.legal():
                copy = play.clone()
                copy.act(action)
                assert copy.said or copy.state.answers == play.state.answers + 1
            assert digest(play.state) == before


@pytest.mark.parametrize("setup", SETUPS)
def test_what_is_not_legal_is_refused_and_changes_nothing(setup):
    for play, rng in walk(setup, 1):
        if rng.random() < 0.1:
            before, said, legal = digest(play.state), play.said, play.legal()
            for action in (-1, len(play.adapter.actions), *rng.sample(range(len(play.adapter.actions)), 20)):
                if action not in legal:
                    with pytest.raises(IllegalAnswer):
                        play.act(action)
            assert (digest(play.state), play.said, play.legal()) == (before, said, legal)


def test_copies_of_a_card_in_one_hand_are_one_action():
    setup = {"game": "unicorns", "seats": 2}
    for play, _ in walk(setup, 5):
        question = play.state.pending[0] if play.state.pending else None
        if question is not None and len(play.legal()) < len(question.options):
            names = [play.adapter.game.card_names[card_of(option)] for option in question.options]
            assert len(set(names)) < len(names)
            return
    raise AssertionError("no hand with two copies came up")


def test_of_two_copies_the_one_that_others_have_seen_is_taken():
    setup = {"game": "unicorns", "seats": 2}
    for play, _ in walk(setup, 30):
        s = play.state
        for question in s.pending:
            menu = play.adapter.actions.menu(View(s, question.seat))
            for action in set(menu.actions):
                copies = [o for o, a in zip(question.options, menu.actions, strict=True) if a == action]
                seen = [s.seen.get(card_of(option), 0).bit_count() for option in copies]
                if len(set(seen)) > 1:
                    assert s.seen[card_of(menu.take(s, (), action))].bit_count() == max(seen)
                    return
    raise AssertionError("no such copies came up")


def test_a_magic_deck_is_named_card_by_card():
    play = adapter({"game": "wizard"}).new("deck")
    rng = random.Random(1)
    while play.over or play.state.pending[0].kind != w.ASK_DECK:
        play = adapter({"game": "wizard"}).new(str(rng.random())) if play.over else play
        play.act(rng.choice(play.legal()))
    says = play.adapter.actions.says
    hand = [play.adapter.game.card_names[card] for card in play.state.zones[w.HAND]]
    for name in hand[:3]:
        play.act(says.index(f"put {name} into the deck"))
    if play.said:
        play.act(says.index("done"))
    assert [play.adapter.game.card_names[card] for card in play.state.zones[w.DECK] + play.state.zones[w.DRAWN]] == hand[:3]


def test_two_characters_of_one_face_are_two_actions():
    for play, _ in walk({"game": "narrators"}, 20):
        for question in play.state.pending:
            options = [option for option in question.options if verb_of(option) == n.OPT_CHARACTER]
            faces = [(play.adapter.game.face[card_of(option)], seat_of(option)) for option in options]
            if len(set(faces)) < len(faces):
                menu = play.adapter.actions.menu(View(play.state, question.seat))
                assert len(menu.legal()) == len(question.options)
                return
    raise AssertionError("no such characters came up")


def test_texts_of_one_card_are_told_apart_by_this_one_and_another():
    for setup in ({"game": "narrators"}, {"game": "unicorns", "seats": 4}):
        for play, _ in walk(setup, 60):
            if play.said and play.adapter.actions.next in play.legal():
                assert play.legal() == sorted([play.adapter.actions.this, play.adapter.actions.next])
                first, second = play.clone(), play.clone()
                first.act(play.adapter.actions.this)
                second.act(play.adapter.actions.next)
                if not second.said:
                    assert digest(first.state) != digest(second.state)
                    return
    raise AssertionError("no such texts came up")


@pytest.mark.parametrize("setup", SETUPS)
def test_the_list_of_actions_is_the_same_in_every_process(setup):
    code = (
        "import json, sys\n"
        "from cardwright.interfaces.play import Adapter\n"
        "print(Adapter(json.loads(sys.argv[1])).actions.version)\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", code, json.dumps(setup)],
        env={**os.environ, "PYTHONHASHSEED": "4711"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout.strip() == adapter(setup).actions.version


def test_the_version_names_the_cards():
    versions = {adapter(param.values[0]).actions.version for param in SETUPS}
    assert len(versions) == len(SETUPS)
