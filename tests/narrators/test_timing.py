"""When texts happen: gates inside other texts, stops, the queue, what is delayed, and the caps of loops."""

from cardwright.games.narrators import board
from cardwright.games.narrators import terms as t
from tests.building import interpreted_only
from tests.narrators.tables import A, B, answer, asked, at, holding, said


def kinds(s):
    return [(question.seat, t.QUESTIONS[question.kind]) for question in s.pending]


def names(game, s, seat, kind):
    return [game.card_names[card] for card in s.zones[t.zone(seat, kind)]]


# --- texts for any time -------------------------------------------------------------------------------------------------


def test_a_stop_before_draws_comes_before_each_card():
    game, s = at(
        "play", holding(hand=["Turn the Page"], deck=["Red Pen", "Attic Bats", "Crypt Moth"]), holding(["Scry-Cam Operator"])
    )
    answer(s, "stop before draws", "play Turn the Page")
    assert kinds(s) == [(B, "any time")]
    answer(s, "skip Scry-Cam Operator")
    assert names(game, s, A, t.HAND) == ["Red Pen"]
    assert kinds(s) == [(B, "any time")]
    answer(s, "use Scry-Cam Operator", "A's deck", "use Scry-Cam Operator")
    assert names(game, s, A, t.HAND) == ["Red Pen", "Crypt Moth"]


def test_a_stop_before_shuffles_comes_before_the_reshuffle_of_the_draw_step():
    a = holding(deck=["Red Pen"], discard=["Attic Bats", "Crypt Moth", "Stowaway"])
    game, s = at("draw", a, holding(["Scry-Cam Operator"], deck_size=9))
    assert kinds(s) == [(B, "stops")]
    answer(s, "stop before shuffles")
    assert kinds(s) == [(B, "any time")]
    assert names(game, s, A, t.DECK) == ["Red Pen"]
    answer(s, "skip Scry-Cam Operator")
    assert len(s.zones[t.zone(A, t.DISCARD)]) == 0


def test_a_stop_before_duels_comes_before_each_duel():
    a = holding(["Faithful Steed", "Background Extra"], deck_size=9)
    game, s = at("challenge", a, holding(["Attic Bats", "Stone Sentinel", "Scry-Cam Operator"], deck_size=9))
    answer(s, "stop before duels", "Faithful Steed of A", "Attic Bats of B", "Background Extra of A", "Stone Sentinel of B")
    answer(s, "pass", "pass")
    assert kinds(s) == [(B, "any time")]
    assert len(game.characters(s, B)) == 3
    answer(s, "skip Scry-Cam Operator")
    assert kinds(s) == [(B, "any time")]
    assert "Attic Bats" in names(game, s, B, t.DISCARD)


def test_a_stop_before_decisions_comes_before_those_of_the_rival_only():
    _, s = at("play", holding(deck_size=9), holding(["Scry-Cam Operator"], deck_size=9))
    answer(s, "stop before decisions")
    assert kinds(s) == [(B, "any time")]
    answer(s, "skip Scry-Cam Operator", "pass")
    assert kinds(s) == [(B, "play")]
    assert "use Scry-Cam Operator" in said(s)


def test_one_text_for_any_time_is_used_in_the_middle_of_another():
    hidden = holding(["Scry-Cam Operator"], deck=["Red Pen", "Attic Bats"])
    game, s = at("play", hidden, holding(["Scry-Cam Operator"], deck_size=9))
    answer(s, "stop before instructions", "use Scry-Cam Operator")
    assert kinds(s) == [(B, "any time")]
    answer(s, "use Scry-Cam Operator", "A's deck", "use Scry-Cam Operator")
    assert names(game, s, A, t.DECK) == ["Red Pen", "Attic Bats"]
    answer(s, "A's deck")
    assert [game.card_names[card] for card, seats in s.seen.items() if seats >> A & 1] == ["Attic Bats"]


def test_a_text_for_any_time_is_used_once_a_turn_whatever_lies_on_top():
    _, s = at("play", holding(["Scry-Cam Operator"], ["Newly Knighted", "Uncanny Double"], deck_size=9))
    answer(s, "use Scry-Cam Operator", "A's deck", "skip Scry-Cam Operator")
    assert "use Scry-Cam Operator" not in said(s)
    answer(s, "play Uncanny Double")
    while asked(s).kind == t.ASK_STOPS:
        answer(s, "no stops")
    assert "use Uncanny Double" in said(s)


def test_who_chooses_the_next_duel_may_use_a_text_for_any_time_then():
    a = holding(["Lantern Imp", "Background Extra", "Scry-Cam Operator"], deck_size=9)
    _, s = at("challenge", a, holding(["Faithful Steed", "Background Extra"], deck_size=9))
    answer(s, "Lantern Imp of A", "no stops", "Faithful Steed of B", "Background Extra of A", "Background Extra of B")
    answer(s, "stop", "pass", "pass")
    assert said(s) == ["Lantern Imp of A", "Background Extra of A", "use Scry-Cam Operator"]
    answer(s, "use Scry-Cam Operator", "A's deck", "skip Scry-Cam Operator")
    assert said(s) == ["Lantern Imp of A", "Background Extra of A"]


def test_who_chooses_what_scores_next_may_use_a_text_for_any_time_then():
    _, s = at("challenge", holding(["Faithful Steed", "Scry-Cam Operator"], deck_size=9))
    answer(s, "Faithful Steed of A", "Scry-Cam Operator of A", "pass", "no stops", "pass")
    assert said(s) == ["Faithful Steed of A", "Scry-Cam Operator of A", "use Scry-Cam Operator"]


# --- the queue ----------------------------------------------------------------------------------------------------------


def test_a_text_ends_before_what_it_triggers_begins():
    """Dr. Corginstein plays the Baker inside its own text; the Baker's text waits until that has ended."""
    a = holding(["Banner Bearer"], ["Dr. Corginstein"], discard=["Village Baker"], deck_size=9)
    game, s = at("play", a)
    answer(s, "play Dr. Corginstein")
    assert asked(s).kind == t.ASK_ORDER
    answer(s, "Dr. Corginstein first")
    bearer = game.characters(s, A)[0]
    assert game.power(s, bearer) == 4  # its text about Dr. Corginstein came before those about the Baker
    assert asked(s).kind == t.ASK_ORDER


def test_a_triggered_text_happens_though_its_card_has_been_covered():
    a = holding(["Banner Bearer"], ["Dr. Corginstein"], discard=["Newly Knighted"], deck_size=9)
    game, s = at("play", a)
    answer(s, "play Dr. Corginstein", "Dr. Corginstein first", "Banner Bearer of A")
    bearer = game.characters(s, A)[0]
    assert game.card_names[game.top(s, bearer)] == "Newly Knighted"
    assert game.power(s, bearer) == 3 + 4 + 1


def test_deaths_at_once_see_each_other():
    """Both Obituary Writers see the other die."""
    b = holding(["Obituary Writer", "Obituary Writer"], deck_size=9)
    _, s = at("play", holding(hand=["Goose Hydra's Revenge"], deck_size=9), b)
    answer(s, "play Goose Hydra's Revenge")
    while asked(s).kind != t.ASK_DIVIDE:
        answer(s, "no response")
    answer(s, "4 to Obituary Writer of B")
    answer(s, said(s)[0])
    assert s.counters[t.SCORE + B] == 3


def test_the_chosen_one_dies_together_with_who_chose_it():
    a = holding(["Candlelit Ghost"], ["Soul Shepherd"], deck_size=9)
    game, s = at("play", a, holding(hand=["Goose Hydra's Revenge"], deck_size=9))
    answer(s, "play Soul Shepherd", "pass", "play Goose Hydra's Revenge")
    while asked(s).kind != t.ASK_DIVIDE:
        answer(s, "no response")
    answer(s, "3 to Candlelit Ghost of A")
    answer(s, said(s)[0])
    assert len(game.characters(s, A)) == 0
    while asked(s).kind == t.ASK_ORDER:
        answer(s, said(s)[0])
    assert s.counters[t.SCORE + A] == 1 + 1 + 2


def test_a_covered_shepherd_has_forgotten():
    a = holding(["Candlelit Ghost"], ["Soul Shepherd", "Newly Knighted", "Sacrificial Ritual"], deck_size=9)
    _, s = at("play", a)
    answer(s, "play Soul Shepherd", "play Newly Knighted onto Soul Shepherd", "play Sacrificial Ritual", "Candlelit Ghost of A")
    assert s.counters[t.SCORE + A] == 1 + 1 + 1


def test_two_dream_eaters_add_two():
    game, s = at(
        "play", holding(["Dream Eater", "Dream Eater"], ["Red Pen"], deck_size=9), holding(["Stone Sentinel"], deck_size=9)
    )
    answer(s, "play Red Pen")
    assert game.power(s, game.characters(s, B)[0]) == 7 - 3 - 2


def test_a_sacrifice_is_no_loss_that_could_be_made_greater():
    b = holding(["Dream Eater", "Faithful Steed"], deck_size=9)
    game, s = at("play", holding(["Candlelit Ghost"], ["Sacrificial Ritual"], deck_size=9), b)
    answer(s, "play Sacrificial Ritual", "Faithful Steed of B")
    lost = [game.card_names[event.card] for event in s.log if event.verb in (t.LOSES, t.WORSENS)]
    assert lost == ["Faithful Steed"]


def test_a_challenger_that_has_left_is_not_answered():
    """The Imp that the Drake's challenge kills takes the Drake along, before anybody is asked to oppose it."""
    a = holding(["Ember Drake"], deck_size=9)
    game, s = at("challenge", a, holding(["Lantern Imp at 1", "Faithful Steed"], deck_size=9))
    game.write(s, game.characters(s, A)[0], t.POWER, 1)
    answer(s, "Ember Drake of A", "Lantern Imp of B")
    assert asked(s).kind == t.ASK_PLAY
    assert len(game.characters(s, A)) == 0


@interpreted_only
def test_what_would_trigger_too_often_is_dropped_and_told(monkeypatch):
    monkeypatch.setattr(board, "MOST_TRIGGERS", 2)
    page = ["Corgi Packmate", "Corgi Packmate", "Corgi Packmate", "Faithful Steed"]
    game, s = at("play", holding(page, ["Pep Talk"], deck_size=9))
    answer(s, "play Pep Talk", "Faithful Steed of A")
    assert sorted(game.power(s, c) for c in game.characters(s, A)) == [4, 5, 5, 8]
    assert [event.verb for event in s.log].count(t.DROPPED) == 1


# --- copies -------------------------------------------------------------------------------------------------------------


def shown(game, s, seat):
    """The characters of a seat: what they are like, and their power."""
    return [(game.faces[game.face_of(s, c)].name, game.power(s, c)) for c in game.characters(s, seat)]


def test_a_copy_takes_what_is_printed_not_what_has_happened():
    game, s = at("play", holding(hand=["Uncanny Double"], deck_size=9), holding(["Background Extra at 9"]))
    answer(s, "play Uncanny Double")
    assert shown(game, s, A) == [("Background Extra", 3)]


def test_a_copy_of_a_copy_is_like_the_first_model():
    game, s = at("play", holding(["Attic Bats"], ["Uncanny Double", "Uncanny Double"], deck_size=9))
    answer(s, "play Uncanny Double", "play Uncanny Double", "Uncanny Double of A")
    assert shown(game, s, A) == [("Attic Bats", 3)] * 3


def test_with_nothing_to_copy_it_enters_as_itself():
    game, s = at("play", holding(hand=["Uncanny Double"], deck_size=9))
    answer(s, "play Uncanny Double")
    assert shown(game, s, A) == [("Uncanny Double", 3)]


def test_a_covered_copy_is_lost_and_elsewhere_it_is_itself_again():
    a = holding(["Stone Sentinel"], ["Uncanny Double", "Newly Knighted", "Stage Hook"], deck_size=9)
    game, s = at("play", a)
    answer(s, "play Uncanny Double", "play Newly Knighted onto Uncanny Double")
    assert shown(game, s, A)[1] == ("Newly Knighted", 7 + 4)
    answer(s, "play Stage Hook", "Newly Knighted of A", "play Uncanny Double")
    assert shown(game, s, A)[1] == ("Stone Sentinel", 7)
