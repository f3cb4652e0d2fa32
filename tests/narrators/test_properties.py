"""What the rules state for all cases: the order of plain duels (R4), responses of any depth (R16), the six Corgis (R29)."""

from itertools import permutations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cardwright.games.narrators import terms as t
from cardwright.games.narrators.amounts import Target
from cardwright.games.narrators.duel import DuelStep
from cardwright.games.narrators.play import Play
from cardwright.games.narrators.positions import Positions
from cardwright.games.narrators.rules import Narrators
from cardwright.games.narrators.sets import make_game, pool
from cardwright.games.narrators.words import Words
from cardwright.games.position import Holding, Position
from cardwright.kernel.option import card_of, verb_of
from cardwright.language.tree import Noun
from tests.building import interpreted_only
from tests.narrators.tables import A, B, answer, asked, at, holding, said

check = settings(deadline=None, suppress_health_check=list(HealthCheck), max_examples=40)

# --- R4 -----------------------------------------------------------------------------------------------------------------

PLAIN = ["Background Extra", "Faithful Steed", "Stone Sentinel"]
powers = st.integers(1, 9)
being = st.tuples(st.booleans(), powers)  # whether a transform lies on it, and its power
pairs = st.lists(st.tuples(being, being), min_size=2, max_size=3)


def page(beings):
    """Characters without text, each of a name of its own."""
    return [
        f"{name}{' + Newly Knighted' if covered else ''} at {power}"
        for name, (covered, power) in zip(PLAIN, beings, strict=False)
    ]


def after_duels(duels, order):
    """Powers, score totals and discard piles once these pairs have dueled in an order."""
    mine, theirs = [a for a, _ in duels], [b for _, b in duels]
    game, s = at("challenge", holding(page(mine), deck_size=9), holding(page(theirs), deck_size=9))
    first = [game.characters(s, seat) for seat in range(2)]
    for challenger, opposer in zip(*first, strict=True):
        for character in (challenger, opposer):
            question = asked(s)
            top = game.top(s, character)
            s.answer(question.seat, next(o for o in question.options if verb_of(o) == t.OPT_CHARACTER and card_of(o) == top))
    while s.counters[t.PHASE] in (t.CHALLENGING, t.TRICKS, t.DUELING):
        question = asked(s)
        if question.kind == t.ASK_DUEL:
            left = [number for number in order if any(card_of(o) == game.top(s, first[0][number]) for o in question.options)]
            top = game.top(s, first[0][left[0]])
            s.answer(A, next(o for o in question.options if card_of(o) == top))
        else:
            s.answer(question.seat, question.options[0])
    powers = [[game.power(s, c) if game.of(s, c, t.LOWEST) else 0 for c in side] for side in first]
    piles = [sorted(s.zones[t.zone(seat, t.DISCARD)]) for seat in range(2)]
    return powers, s.counters[t.SCORE : t.SCORE + 2], piles


def orders(duels):
    return [after_duels(duels, order) for order in permutations(range(len(duels)))]


def asks_for_the_order(patch):
    """The order is asked although it cannot matter, so that each can be tried."""
    patch.setattr(DuelStep, "order_matters", lambda step, s: True)


@interpreted_only
@check
@given(duels=pairs)
def test_without_texts_all_orders_of_duels_end_alike(duels):
    with pytest.MonkeyPatch.context() as patch:
        asks_for_the_order(patch)
        first, *others = orders(duels)
        assert all(other == first for other in others)
        beings = [(a, b) for (_, a), (_, b) in duels]
        assert first[0] == [[max(0, a - b) for a, b in beings], [max(0, b - a) for a, b in beings]]
        defeats = [1 + covered for (_, a), (covered, b) in duels if a >= b]
        assert first[1] == [1 + sum(defeats), 1]


@interpreted_only
def test_orders_are_told_apart_where_they_matter(monkeypatch):
    asks_for_the_order(monkeypatch)
    old = DuelStep._fight

    def spurs_on(step, s, f, challenger):
        old(step, s, f, challenger)
        for c in step.game.characters(s, A):
            step.game.write(s, c, t.POWER, step.game.power(s, c) + 1)

    monkeypatch.setattr(DuelStep, "_fight", spurs_on)
    first, *others = orders([((False, 3), (False, 3)), ((False, 3), (False, 3))])
    assert any(other != first for other in others)


# --- R16 ----------------------------------------------------------------------------------------------------------------


def red_pen_happens(depth):
    """A plays Red Pen, and both respond as often as that altogether."""
    deck = ["12 × Counterspell", "6 × Red Pen", "6 × Stone Sentinel"]
    game = make_game({"decks": [deck, deck], "options": {"deck_lists": "free"}})
    s = in_hands(game, {A: ["Red Pen"] + ["Counterspell"] * 6, B: ["Counterspell"] * 6})
    answer(s, "play Red Pen")
    for number in range(depth):
        assert asked(s).seat == (B, A)[number % 2]
        answer(s, "play Counterspell")
    if said(s)[0] == "no response":
        answer(s, "no response")
    (target,) = game.characters(s, B)
    assert not s.zones[t.PENDING]
    assert sum(len(s.zones[t.zone(seat, t.DISCARD)]) for seat in range(2)) == depth + 1
    return game.power(s, target) == 4


def in_hands(game, hands):
    """A play step in which the players hold these cards, and B has a Stone Sentinel."""
    seats = [holding(hand=hands[A], deck_size=3), holding(["Stone Sentinel"], hands[B], deck_size=3)]
    s = Positions(game, Words(game)).build(Position(seats, Holding({}, {"turn": 1}), "play", A, "1"))
    s.advance()
    return s


@check
@given(depth=st.integers(0, 12))
def test_a_spell_happens_when_the_number_of_responses_is_even(depth):
    assert red_pen_happens(depth) == (depth % 2 == 0)


@interpreted_only
def test_the_depth_matters(monkeypatch):
    monkeypatch.setattr(Play, "negate_below", lambda play, s: None)
    assert red_pen_happens(3)


# --- R29 ----------------------------------------------------------------------------------------------------------------

MONARCH = "Pumpkin, Corgi Monarch"
SIX = ["Syr Corgi", "Witchlet Corgi", "Captain Corgi", "Faerie War-Corgi", "Corgi Packmate", "Dr. Corginstein"]
OTHERS = ["Faithful Steed", "Gate Goose", "Opera Vampire"]


def test_the_subtype_is_on_the_six_and_the_monarch_alone():
    assert {card.name for card in pool() if "Corgi" in card.subtypes} == {*SIX, MONARCH}


def the_monarch_is_played_among(friends):
    """Each other friendly Corgi gains 2, each Packmate 1 more for each other one that does; nobody else gains anything."""
    game, s = at("play", holding(friends, [MONARCH], deck_size=3), holding(SIX[:2], deck_size=3))
    before = {c: game.power(s, c) for c in game.characters(s, A) + game.characters(s, B)}
    answer(s, f"play {MONARCH}")
    corgis = len([name for name in friends if name in SIX])
    for character, power in before.items():
        name = game.card_names[character]
        watched = corgis - 1 if name == "Corgi Packmate" else 0
        gained = 2 + watched if game.owner[character] == A and name in SIX else 0
        assert game.power(s, character) - power == gained, name
    assert game.power(s, game.characters(s, A)[-1]) == 6


@check
@given(friends=st.lists(st.sampled_from([*SIX, *OTHERS]), max_size=7).filter(lambda x: all(x.count(n) <= 3 for n in x)))
def test_each_other_friendly_corgi_gains_two_and_each_packmate_watches(friends):
    the_monarch_is_played_among(friends)


def others_include_oneself(patch):
    old = Target.candidates
    patch.setattr(Target, "candidates", lambda whom, *rest: old(Target(whom.how, whom.side, False, whom.what), *rest))


def every_friend_is_a_corgi(patch):
    old = Target.candidates
    patch.setattr(Target, "candidates", lambda whom, *rest: old(Target(whom.how, whom.side, whom.other, Noun(t.BEING)), *rest))


def gains_are_not_watched(patch):
    patch.setattr(Narrators, "echoes", lambda g, f: True)


@interpreted_only
@pytest.mark.parametrize("mutation", [others_include_oneself, every_friend_is_a_corgi, gains_are_not_watched])
def test_the_corgis_bite(mutation, monkeypatch):
    mutation(monkeypatch)
    with pytest.raises(AssertionError):
        the_monarch_is_played_among(["Syr Corgi", "Corgi Packmate", "Faithful Steed"])
