"""The kernel serves policies that Unstable Unicorns does not have: see duel.py."""

import random

import pytest

from cardwright.kernel._derived import clone_state, same_state
from cardwright.kernel.chance import seed_from
from cardwright.kernel.events import SHUFFLE
from cardwright.kernel.knowledge import HIDDEN, SPECTATOR, View, sample
from cardwright.kernel.match import Match, load_match
from cardwright.kernel.option import card_of, pack, verb_of
from cardwright.kernel.saving import digest, dump_state, load_state
from cardwright.kernel.state import RUNNING
from tests.building import COMPILED

if COMPILED:
    pytest.skip("compiled classes cannot be subclassed by games outside the package", allow_module_level=True)

from cardwright.lab import conformance as c
from cardwright.lab import secrecy
from cardwright.lab.ledger import check_ledger
from cardwright.lab.playing import pick, play
from tests.kernel import duel
from tests.kernel.duel import HAND, Duel

GAME = Duel()


def table(hands=((), ()), rows=((), ()), deck=()):
    return GAME.position([list(names) for names in hands], [list(names) for names in rows], list(deck))


def names(s, zone):
    return sorted(GAME.card_names[card] for card in s.zones[zone])


def take(s, seat, verb, name=""):
    """Answer with the first option of that verb (and of a card of that name)."""
    question = s.question(seat)
    assert question is not None
    for option in question.options:
        if verb_of(option) == verb and (not name or GAME.card_names[card_of(option)] == name):
            s.answer(seat, option)
            return
    raise AssertionError(f"seat {seat} is not offered {verb} {name}")


def play_spell(s, name):
    take(s, 0, duel.PLAY, name)
    take(s, 1, duel.NONE)


def asked(s):
    return [(question.seat, question.kind) for question in s.pending]


def powers(s):
    return [GAME.of(s, character, duel.POWER) for character in range(s.counters[duel.BORN])]


def seen_since(s, verb):
    """Cards and seats of the log lines with this verb, in order."""
    return [(GAME.card_names[event.card], event.seat) for event in s.log if event.verb == verb]


# --- the queue ------------------------------------------------------------------------------------------------------


def test_triggered_texts_happen_first_in_first_out():
    # Drain hurts both Avengers of seat 1: both wait. The first drains the Martyr, whose text waits behind the second Avenger's.
    s = table(hands=(["Drain"], []), rows=(["Martyr"], ["Avenger", "Avenger"]))
    play_spell(s, "Drain")
    order = [(GAME.card_names[event.card], event.seat) for event in s.log if event.verb in (duel.LOSE, duel.GAIN)]
    assert order == [
        ("Avenger", 1),
        ("Avenger", 1),
        ("Martyr", 0),  # the first Avenger's text
        ("Martyr", 0),  # the second Avenger's text, before the Martyr's first
        ("Martyr", 0),  # the Martyr gains
        ("Martyr", 0),
    ]
    assert [event.verb for event in s.log if event.verb in (duel.LOSE, duel.GAIN)] == [duel.LOSE] * 4 + [duel.GAIN] * 2


def test_a_text_that_has_started_ends_before_a_triggered_one_starts():
    s = table(hands=(["Drain"], []), rows=([], ["Martyr"]), deck=["Mask", "Storm"])
    play_spell(s, "Drain")  # drain, then draw; the Martyr's owner draws after that
    assert names(s, HAND) == ["Mask"]
    assert names(s, HAND + 1) == ["Storm"]


def test_of_texts_triggered_by_one_event_the_active_seats_come_first():
    s = table(hands=(["Storm"], []), rows=([], ["Martyr"]))
    GAME.arrive(s, GAME.find(s, "Martyr", []), 0)  # younger, but of the active seat
    play_spell(s, "Storm")
    assert [seat for _, seat in seen_since(s, duel.GAIN)] == [0, 1]


def test_a_waiting_text_is_saved_and_sampled_with_the_state():
    # both Martyrs' texts wait while the Seer is asked about in the middle of the Drain
    s = table(hands=(["Drain"], []), rows=(["Seer"], ["Martyr", "Martyr"]))
    play_spell(s, "Drain")
    while not s.waiting:
        take(s, 0, duel.NO)
    assert asked(s) == [(0, duel.ASK_USE)]
    assert len(s.waiting) == 2
    for copy in (
        clone_state(s),
        load_state(GAME, dump_state(s)),
        sample(s, 0, random.Random(1)),
        sample(s, 1, random.Random(1)),
    ):
        while (0, duel.ASK_USE) in asked(copy):
            take(copy, 0, duel.NO)
        assert powers(copy) == [3, 3, 3]


# --- any time -------------------------------------------------------------------------------------------------------


def test_before_every_instruction_the_owner_of_an_any_time_text_is_asked():
    s = table(hands=(["Herald"], []), rows=([], ["Seer"]), deck=["Storm"])
    take(s, 0, duel.PLAY, "Herald")
    assert asked(s) == [(1, duel.ASK_USE)]
    assert (powers(s)[1], names(s, HAND)) == (3, [])
    take(s, 1, duel.NO)
    assert asked(s) == [(1, duel.ASK_USE)]
    assert (powers(s)[1], names(s, HAND)) == (4, [])
    take(s, 1, duel.NO)
    assert asked(s) == [(0, duel.ASK_PLAY)]
    assert (powers(s)[1], names(s, HAND)) == (4, ["Storm"])


def test_an_any_time_text_happens_in_the_middle_of_another_text():
    s = table(hands=(["Herald"], []), rows=([], ["Seer"]), deck=["Storm"])
    take(s, 0, duel.PLAY, "Herald")
    take(s, 1, duel.NO)
    top = s.zones[duel.DECK][-1]
    assert View(s, 1).zones[duel.DECK][-1] == HIDDEN
    take(s, 1, duel.USE)
    # the Herald has gained, the Seer has looked, the Herald's owner has drawn what the Seer has seen
    assert [event.verb for event in s.log if event.verb in (duel.GAIN, duel.PEEK, duel.DRAW)] == [
        duel.GAIN,
        duel.PEEK,
        duel.DRAW,
    ]
    assert top in View(s, 1).zones[HAND]
    assert top not in View(s, SPECTATOR).zones[HAND]


def test_an_any_time_text_is_used_once_a_turn():
    s = table(hands=(["Herald", "Herald"], []), rows=(["Seer"], []))
    take(s, 0, duel.PLAY, "Herald")
    take(s, 0, duel.USE)
    assert asked(s) == [(0, duel.ASK_PLAY)]
    take(s, 0, duel.PLAY, "Herald")
    assert asked(s) == [(0, duel.ASK_PLAY)]


def test_in_the_next_turn_an_any_time_text_is_asked_about_again():
    s = table(hands=(["Herald"], ["Herald"]), rows=(["Seer"], []))
    take(s, 0, duel.PLAY, "Herald")
    take(s, 0, duel.USE)
    take(s, 0, duel.PASS)
    take(s, 1, duel.PLAY, "Herald")
    assert asked(s) == [(0, duel.ASK_USE)]


def test_while_one_any_time_text_happens_another_may_be_used():
    s = table(hands=(["Herald"], []), rows=(["Seer"], ["Seer"]))
    take(s, 0, duel.PLAY, "Herald")
    take(s, 0, duel.USE)
    assert asked(s) == [(1, duel.ASK_USE)]
    assert len(s.stack) == 3  # the turn, the Herald's text, the Seer's text
    take(s, 1, duel.USE)
    assert asked(s) == [(0, duel.ASK_PLAY)]


# --- responses ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("counters", range(6))
def test_a_spell_happens_exactly_when_the_number_of_counters_is_even(counters):
    s = table(hands=(["Storm", "Counter", "Counter"], ["Counter", "Counter", "Counter"]), rows=(["Curse"], []))
    take(s, 0, duel.PLAY, "Storm")
    for number in range(counters):
        take(s, 1 - number % 2, duel.ANSWER)
    take(s, 1 - counters % 2, duel.NONE)
    assert powers(s) == [2 if counters % 2 == 0 else 3]
    assert names(s, duel.DISCARD) == ["Counter"] * counters + ["Storm"]
    assert s.zones[duel.PILE] == ()


def test_only_who_did_not_play_the_top_card_is_asked():
    s = table(hands=(["Storm", "Counter"], ["Counter", "Counter"]))
    take(s, 0, duel.PLAY, "Storm")
    assert asked(s) == [(1, duel.ASK_COUNTER)]
    take(s, 1, duel.ANSWER)
    assert asked(s) == [(0, duel.ASK_COUNTER)]
    take(s, 0, duel.ANSWER)
    assert asked(s) == [(1, duel.ASK_COUNTER)]


def test_one_none_closes_the_window():
    s = table(hands=(["Storm", "Counter"], ["Counter"]))
    take(s, 0, duel.PLAY, "Storm")
    take(s, 1, duel.NONE)
    assert asked(s) == [(0, duel.ASK_PLAY)]
    assert names(s, HAND) == ["Counter"]


def test_who_holds_no_counter_is_asked_all_the_same():
    s = table(hands=(["Storm"], ["Mask"]))
    take(s, 0, duel.PLAY, "Storm")
    assert s.question(1).options == [pack(duel.NONE)]


# --- mandatory replacements -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("curses", "left"), [(0, 2), (1, 1), (2, 0)])
def test_replacements_that_make_a_loss_greater_add_up(curses, left):
    s = table(hands=(["Drain"], []), rows=(["Curse"] * curses, ["Herald"]))
    play_spell(s, "Drain")
    assert powers(s)[-1] == left


def test_a_replacement_changes_losses_of_the_rival_only():
    s = table(hands=(["Storm"], []), rows=(["Curse"], ["Herald"]))
    play_spell(s, "Storm")
    assert powers(s) == [2, 1]


def test_a_character_without_power_dies():
    s = table(hands=(["Drain"], []), rows=(["Curse", "Curse"], ["Herald"]))
    play_spell(s, "Drain")
    assert GAME.row(s, 1) == []
    assert "Herald" in names(s, duel.DISCARD)


# --- a choice at once and in secret ---------------------------------------------------------------------------------


def swapping():
    s = table(hands=(["Draughts", "Mask"], ["Storm", "Counter"]))
    play_spell(s, "Draughts")
    return s


def test_both_seats_are_asked_at_once():
    s = swapping()
    assert asked(s) == [(0, duel.ASK_SWAP), (1, duel.ASK_SWAP)]
    assert len({question.batch for question in s.pending}) == 1


@pytest.mark.parametrize("first", [0, 1])
def test_no_view_tells_whether_the_other_seat_has_answered(first):
    s = swapping()
    viewers = [SPECTATOR, 1 - first]
    before = [View(s, viewer).data() for viewer in viewers]
    lines = len(s.log)
    take(s, first, duel.GIVE)
    assert s.question(first) is None
    assert [View(s, viewer).data() for viewer in viewers] == before
    assert len(s.log) == lines


@pytest.mark.parametrize("first", [0, 1])
def test_the_order_of_secret_answers_makes_no_difference(first):
    one, two = swapping(), swapping()
    for s, order in ((one, (0, 1)), (two, (1, 0))):
        for seat in order:
            take(s, seat, duel.GIVE)
    assert same_state(one, two)


def test_what_was_given_is_shuffled_in_and_replaced():
    s = swapping()
    take(s, 0, duel.GIVE, "Mask")
    take(s, 1, duel.KEEP)
    assert len(s.zones[HAND]) == 2  # the new card, and the draw that follows
    assert names(s, HAND + 1) == ["Counter", "Storm"]
    assert [event.origin for event in s.log if event.kind == SHUFFLE] == [duel.DECK]


def test_a_sample_keeps_ones_own_secret_answer_and_asks_the_other_anew():
    s = swapping()
    take(s, 0, duel.GIVE, "Mask")
    given = s.stack[-1].cards[0]
    own = sample(s, 0, random.Random(1))
    assert asked(own) == [(1, duel.ASK_SWAP)]
    assert own.stack[-1].cards == (given, -1)
    other = sample(s, 1, random.Random(1))
    assert asked(other) == [(0, duel.ASK_SWAP), (1, duel.ASK_SWAP)]
    assert other.stack[-1].cards == (-1, -1)


# --- characters apart from cards ------------------------------------------------------------------------------------


def test_a_character_stays_the_same_when_its_card_changes():
    s = table(hands=(["Mask"], []), rows=(["Herald"], []))
    take(s, 0, duel.PLAY, "Mask")
    assert GAME.row(s, 0) == [0]
    assert GAME.card_names[GAME.card(s, 0)] == "Mask"
    assert powers(s) == [4]  # what it had, and what the Mask gives
    assert names(s, duel.DISCARD) == ["Herald"]


def test_a_text_speaks_of_its_character_even_if_its_card_has_gone():
    # the Seer's owner is asked before the Herald gains; meanwhile the card of the Herald changes
    s = table(hands=(["Herald"], []), rows=([], ["Seer"]))
    take(s, 0, duel.PLAY, "Herald")
    mask = GAME.find(s, "Mask", [])
    s.counters[GAME.at(1, duel.CARD)] = mask + 1
    take(s, 1, duel.NO)
    assert powers(s)[1] == 4


def test_a_text_of_a_dead_character_gives_nothing_to_a_later_one():
    s = table(hands=(["Drain", "Herald"], []), rows=(["Curse", "Curse"], ["Martyr"]), deck=["Mask", "Storm"])
    play_spell(s, "Drain")  # the Martyr dies of it; its text still lets its owner draw
    take(s, 0, duel.PLAY, "Herald")
    assert GAME.row(s, 0) == [0, 1, 3]
    assert powers(s) == [3, 3, 0, 4]
    assert names(s, HAND + 1) == ["Storm"]


# --- what every game must keep --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_every_decision_of_a_random_game_is_sound(seed):
    rng = random.Random(seed)
    play(GAME, seed, rng, lambda s: c.check_everything(s, rng))


@pytest.mark.parametrize("seed", ["a", "b"])
def test_every_decision_of_a_random_game_is_cloned_saved_loaded_and_sampled(seed):
    rng = random.Random(seed)

    def visit(s):
        before = digest(s)
        again = load_state(GAME, dump_state(s))
        assert same_state(clone_state(s), s)
        assert same_state(again, s)
        assert digest(again) == before
        for seat in range(2):
            world = sample(s, seat, rng)
            secrecy.check_alike(s, world, seat)
            c.check_sampled_game(s, seat, rng)
        assert digest(s) == before

    play(GAME, seed, rng, visit)


@pytest.mark.parametrize("seed", ["a", "b"])
def test_no_past_state_of_a_game_changes(seed):
    c.check_history(GAME, seed)


def test_views_show_only_what_their_viewer_was_told():
    for number in range(20):
        check_ledger(GAME, str(number))


def test_the_same_seed_and_answers_give_the_same_game():
    assert c.digests_of(GAME, "same") == c.digests_of(Duel(), "same")


def test_bots_answer_alike_in_worlds_that_look_alike():
    rng = random.Random("bots")

    def visit(s):
        for question in s.pending:
            if rng.random() < 0.1:
                secrecy.check_bots(s, sample(s, question.seat, rng), question.seat, rng)

    play(GAME, "bots", rng, visit)


def test_every_game_ends():
    for number in range(100):
        assert play(GAME, str(number), random.Random(number)).result in (1, 2, 3)


def test_a_match_is_saved_loaded_undone_and_replayed():
    rng = random.Random("match")
    match = Match(GAME, {"game": "duel"}, "match", digests=True)
    while match.state.result == RUNNING:
        question, option = pick(match.state, rng)
        match.answer(question.seat, option, question.batch)
    again = load_match(match.dump(), lambda setup: Duel(), digests=True)
    assert again.digests == match.digests == match.replay().digests
    last = match.answers[-1][0]
    digests = match.digests[:]
    assert match.undo(last)
    assert match.digests == digests[: len(match.digests)]
    assert digest(match.state) == match.digests[-1]


def test_seeds_deal_different_hands():
    assert len({GAME.start(seed_from(str(number))).zones[HAND] for number in range(20)}) > 1
