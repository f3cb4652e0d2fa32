"""Who may know what: views, and samples of the worlds that a seat cannot tell from the real one."""

import random

import pytest

from cardwright.games.unicorns.terms import (
    DECK,
    DISCARD,
    NURSERY,
    OPT_ANSWER,
    OPT_CARD,
    OPT_PASS,
    OPT_PLAY,
    PEEK,
    TAKE,
    hand,
    stable,
)
from cardwright.kernel import events
from cardwright.kernel._derived import same_state
from cardwright.kernel.chance import seed_from
from cardwright.kernel.knowledge import HIDDEN, SPECTATOR, InformationSet, View, sample, zone_view
from cardwright.kernel.option import card_of
from cardwright.kernel.saving import digest
from cardwright.kernel.state import RUNNING
from tests.kernel.tables import find, options, table, take, unicorns


def samples(s, viewer, times=20):
    return [sample(s, viewer, random.Random(number)) for number in range(times)]


# --- views ----------------------------------------------------------------------------------------------------------


def test_a_seat_sees_its_own_hand_and_only_the_size_of_others():
    s = table([["Narwhal", "Yay"], ["Neigh"], []])
    view = View(s, 0)
    assert view.zones[hand(0)] == list(s.zones[hand(0)])
    assert view.zones[hand(1)] == [HIDDEN]
    assert view.zones[hand(2)] == []


def test_open_zones_are_seen_by_all():
    s = table([[], [], []], [["Narwhal"], [], ["Yay"]], discard=["Good Deal"])
    for viewer in (SPECTATOR, 0, 1, 2):
        view = View(s, viewer)
        for zone in (stable(0), stable(2), DISCARD, NURSERY):
            assert view.zones[zone] == list(s.zones[zone])


def test_the_deck_is_hidden_from_all():
    s = table([[], [], []])
    for viewer in (SPECTATOR, 0, 1, 2):
        assert View(s, viewer).zones[DECK] == [HIDDEN] * len(s.zones[DECK])


def test_a_spectator_sees_no_hand_and_no_question():
    s = table([["Narwhal"], ["Yay"], []])
    view = View(s, SPECTATOR)
    assert [view.zones[hand(seat)] for seat in range(3)] == [[HIDDEN], [HIDDEN], []]
    assert view.question is None
    assert view.asked == [0]


def test_what_everybody_has_seen_is_shown_to_spectators_too():
    s = table([[], [], []], discard=["Narwhal"])
    card = find(s, "Narwhal", DISCARD)
    events.move(s, card, hand(1), TAKE, 1)
    assert View(s, 0).zones[hand(1)] == [card]
    assert View(s, SPECTATOR).zones[hand(1)] == [card]


def test_an_open_hand_is_seen_by_spectators_too():
    s = table([[], ["Narwhal"], []], [[], ["Nanny Cam"], []])
    assert View(s, SPECTATOR).zones[hand(1)] == list(s.zones[hand(1)])


def test_seen_cards_of_anothers_hand_stand_first_so_that_places_tell_nothing():
    s = table([[], ["Narwhal", "Yay", "Neigh"], []])
    middle = s.zones[hand(1)][1]
    events.show(s, middle, 1 << 0, PEEK, 0)
    assert zone_view(s, 0, hand(1)) == [middle, HIDDEN, HIDDEN]


def test_a_seen_card_of_the_deck_is_shown_at_its_place():
    s = table([[], [], []])
    third = s.zones[DECK][-3]
    events.show(s, third, 1 << 0, PEEK, 0)
    assert View(s, 0).zones[DECK][-3:] == [third, HIDDEN, HIDDEN]
    assert View(s, 1).zones[DECK][-3:] == [HIDDEN] * 3


def test_a_question_is_seen_by_the_seat_that_is_asked():
    s = table([["Narwhal"], [], []])
    assert View(s, 0).question is s.question(0)
    assert View(s, 1).question is None
    assert View(s, 1).asked == [0]


def test_a_view_tells_how_the_game_ended():
    s = table([[], [], []])
    assert not View(s, SPECTATOR).over
    events.finish(s, 1 << 2, PEEK)
    assert View(s, SPECTATOR).over
    assert View(s, SPECTATOR).result == 1 << 2


def test_an_information_set_gives_away_no_option_of_others():
    s = table([["Narwhal"], [], []])
    assert InformationSet(s, 1).options == []
    assert InformationSet(s, 1).question is None
    assert InformationSet(s, 0).options == options(s, 0)


def test_changing_the_options_that_were_handed_out_changes_nothing():
    s = table([["Narwhal"], [], []])
    InformationSet(s, 0).options.clear()
    assert InformationSet(s, 0).options != []


# --- samples: what stays --------------------------------------------------------------------------------------------


def test_a_sample_keeps_what_the_seat_knows():
    s = table([["Narwhal"], ["Yay", "Neigh"], []], [["Rhinocorn"], [], []], discard=["Good Deal"])
    seen, top = s.zones[hand(1)][0], s.zones[DECK][-1]
    for card in (seen, top):
        events.show(s, card, 1 << 0, PEEK, 0)
    for world in samples(s, 0):
        assert world.zones[hand(0)] == s.zones[hand(0)]
        assert world.zones[stable(0)] == s.zones[stable(0)]
        assert world.zones[DISCARD] == s.zones[DISCARD]
        assert seen in world.zones[hand(1)]
        assert world.zones[DECK][-1] == top
        assert View(world, 0).data() == View(s, 0).data()


def test_a_sample_deals_hidden_cards_anew():
    s = table([[], ["Yay", "Neigh"], []])
    worlds = samples(s, 0)
    assert len({world.zones[hand(1)] for world in worlds}) > 10
    assert len({world.zones[DECK] for world in worlds}) == 20


def test_a_sample_has_every_card_once_and_zones_of_the_same_size():
    s = table([["Narwhal"], ["Yay", "Neigh"], []])
    for world in samples(s, 2):
        assert [len(zone) for zone in world.zones] == [len(zone) for zone in s.zones]
        assert sorted(card for zone in world.zones for card in zone) == list(range(len(s.where)))
        assert all(world.where[card] == zone for zone, cards in enumerate(world.zones) for card in cards)


def test_a_spectators_sample_deals_every_hand_anew():
    s = table([["Narwhal"], ["Yay"], []])
    worlds = samples(s, SPECTATOR)
    assert len({world.zones[hand(0)] for world in worlds}) > 5
    assert len({world.zones[hand(1)] for world in worlds}) > 5


def test_what_others_have_seen_of_a_hidden_card_is_kept_for_the_card_in_its_place():
    s = table([[], ["Narwhal"], []])
    events.show(s, s.zones[hand(1)][0], 1 << 2, PEEK, 2)
    for world in samples(s, 0):
        (card,) = world.zones[hand(1)]
        assert world.seen == {card: 1 << 2}


def test_a_sample_has_a_seed_of_its_own():
    s = table([["Narwhal"], [], []])
    assert s.seed == seed_from("1")
    assert len({world.seed for world in [s, *samples(s, 0)]}) == 21


def test_a_sample_touches_neither_the_state_nor_anything_but_its_generator():
    s = table([["Narwhal"], ["Yay"], []])
    before = digest(s)
    one, two = (sample(s, 0, random.Random(5)) for _ in range(2))
    assert same_state(one, two)
    assert digest(s) == before


# --- samples: frames and secret answers -----------------------------------------------------------------------------


def looking():
    """Seat 0 looks at the top three cards of the deck and is asked which to take."""
    s = table([["Unicorn Oracle"], [], []])
    take(s, 0, OPT_PLAY, "Unicorn Oracle", 0)
    return s


def test_hidden_cards_inside_frames_are_renamed_with_the_zone_they_lie_in():
    s = looking()
    assert s.stack[-1].cards == s.zones[DECK][-3:]
    renamed = 0
    for world in samples(s, 1):
        assert world.stack[-1].cards == world.zones[DECK][-3:]
        assert sorted(card_of(option) for option in options(world, 0)) == sorted(world.zones[DECK][-3:])
        renamed += world.stack[-1].cards != s.stack[-1].cards
    assert renamed == 20


def test_cards_inside_frames_that_the_seat_has_seen_stay():
    s = looking()
    for world in samples(s, 0):
        assert world.stack[-1].cards == s.stack[-1].cards
        assert options(world, 0) == options(s, 0)


def answering():
    """Seat 0 has played a card; seats 1 and 2 are asked at once, and seat 1 has answered with a Neigh in secret."""
    s = table([["Narwhal"], ["Neigh", "Yay"], ["Neigh"]])
    take(s, 0, OPT_PLAY, "Narwhal", 0)
    take(s, 1, OPT_ANSWER, "Neigh")
    return s


@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_a_sample_drops_the_secret_answers_of_others_and_asks_them_again(viewer):
    s = answering()
    for world in samples(s, viewer):
        assert world.stack[-1].cards == (s.stack[-1].cards[0],)
        assert [question.seat for question in world.pending] == [1, 2]
        assert {question.batch for question in world.pending} == {s.batch}


def test_a_sample_keeps_ones_own_secret_answer():
    s = answering()
    for world in samples(s, 1):
        assert world.stack[-1].cards == s.stack[-1].cards
        assert [question.seat for question in world.pending] == [2]
        assert world.zones[hand(1)] == s.zones[hand(1)]


def test_no_view_tells_who_has_answered_in_secret():
    s = table([["Narwhal"], ["Neigh", "Yay"], ["Neigh"]])
    take(s, 0, OPT_PLAY, "Narwhal", 0)
    before = [View(s, viewer).data() for viewer in (SPECTATOR, 0, 2)]
    take(s, 1, OPT_ANSWER, "Neigh")
    assert [View(s, viewer).data() for viewer in (SPECTATOR, 0, 2)] == before


def test_cards_chosen_in_secret_by_others_are_forgotten():
    s = table([["Llamacorn", "Good Deal", "Back Kick"], ["Yay", "Narwhal"], ["Rhinocorn", "Americorn"]])
    take(s, 0, OPT_PLAY, "Llamacorn", 0)
    take(s, 1, OPT_PASS)
    take(s, 2, OPT_PASS)
    assert [question.seat for question in s.pending] == [0, 1, 2]
    take(s, 1, OPT_CARD, "Yay")
    for viewer, left in ((0, [0, 1, 2]), (1, [0, 2]), (2, [0, 1, 2])):
        for world in samples(s, viewer, 5):
            assert [question.seat for question in world.pending] == left


def test_a_finished_game_can_be_sampled():
    s = table([["Narwhal"], ["Yay"], []])
    events.finish(s, 1, PEEK)
    s.pending = ()
    s.asked = 0
    world = sample(s, 0, random.Random(1))
    assert world.result == 1
    assert world.pending == ()


def test_samples_of_a_fresh_game_can_be_played():
    s = unicorns().start(seed_from("3"))
    for world in samples(s, 1, 3):
        rng = random.Random(1)
        while world.result == RUNNING:
            question = world.pending[0]
            world.answer(question.seat, rng.choice(question.options))


def test_a_bot_is_offered_nothing_that_tells_of_secret_answers():
    # What is new here must be shown to be the same in worlds that the seat cannot tell apart.
    offered = {name for name in vars(InformationSet) if not name.startswith("_")}
    assert offered == {"view", "question", "options", "game", "progress", "sample"}
