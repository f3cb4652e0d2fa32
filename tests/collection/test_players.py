"""Players, boosters, trades and their history, case by case."""

import random
from collections import Counter

import pytest
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from cardwright.collection import trades
from cardwright.collection.boosters import boosters_opened, open_booster
from cardwright.collection.cards import card_named, starter_cards
from cardwright.collection.errors import Refused
from cardwright.collection.history import history
from cardwright.collection.players import deck_of, import_player, kept_out, new_player, player_named, players
from cardwright.games.narrators import sets
from cardwright.games.narrators.decks import draw_booster
from cardwright.kernel.errors import BadInput
from cardwright.storage import schema
from tests.collection.people import check, deck, everything, two

POOL = list(sets.pool())


def words(store, player):
    with store.transaction() as c:
        return [entry.words for entry in history(c, player)]


def traded(store, ana, given, ben, wanted):
    with store.transaction() as c:
        return trades.accept(c, trades.offer(c, ana, given, ben, wanted).id, ben)


# --- players ---------------------------------------------------------------------------------------------------------


def test_a_player_begins_with_the_starter_deck(store):
    ana, _ = two(store)
    assert deck(store, "ana") == Counter(starter_cards("Gallant Draft"))
    assert words(store, ana) == ["began with Gallant Draft"]
    check(store)


@pytest.mark.parametrize("name", ["", " ", "7", "a/b", "mine.txt", "x" * 41, "random", "Midnight", "gallant draft", "-a"])
def test_names_that_cannot_be(store, name):
    with pytest.raises(Refused, match="expected"), store.transaction() as c:
        new_player(c, name, "gallant")
    assert everything(store)["player"] == []


def test_a_name_is_taken_in_any_letter_case(store):
    two(store)
    before = everything(store)
    with pytest.raises(Refused, match="there is already a player called ANA"), store.transaction() as c:
        new_player(c, " ANA ", "midnight")
    assert everything(store) == before


def test_an_unknown_player_gets_the_nearest_name(store):
    with pytest.raises(Refused, match="there are no players yet; begin with"), store.transaction() as c:
        player_named(c, "Ana")
    two(store)
    with pytest.raises(Refused, match="did you mean “Ana”"), store.transaction() as c:
        player_named(c, "Anna")
    with pytest.raises(Refused, match="expected Ana, Ben"), store.transaction() as c:
        player_named(c, "Xyz")


def test_a_player_brings_a_deck(store):
    cards = [*starter_cards("Midnight Draft"), *draw_booster(POOL, random.Random(1)), *draw_booster(POOL, random.Random(2))]
    with store.transaction() as c:
        cleo = import_player(c, "Cleo", cards)
        assert deck_of(c, cleo) == cards and boosters_opened(c, cleo) == 2
        for _ in range(6):
            open_booster(c, cleo)
    with pytest.raises(Refused), store.transaction() as c:
        open_booster(c, cleo)
    assert words(store, cleo)[0] == "brought a deck with 2 boosters in it"
    assert len(words(store, cleo)) == 7
    check(store)


def test_a_deck_that_cannot_be_is_not_brought(store):
    before = everything(store)
    with pytest.raises(BadInput, match="the deck has 31 cards"), store.transaction() as c:
        import_player(c, "Cleo", [*starter_cards("Midnight Draft"), "Red Pen"])
    assert everything(store) == before


# --- boosters ---------------------------------------------------------------------------------------------------------


def test_boosters_have_the_make_up_of_the_data():
    rng = random.Random(7)
    last: Counter[int] = Counter()
    drawn: Counter[str] = Counter()
    for _ in range(20_000):
        cards = [card_named(name) for name in draw_booster(POOL, rng)]
        assert [card.score for card in cards[:4]] == [1, 2, 2, 3]
        assert {card.set_name for card in cards} == {"booster"}
        last[cards[4].score] += 1
        drawn.update(card.name for card in cards)
    assert {score: round(100 * count / 20_000) for score, count in sorted(last.items())} == {3: 45, 4: 38, 5: 17}
    pool = [card for card in POOL if card.set_name == "booster"]
    for score in range(1, 6):  # each drawn evenly
        counts = [drawn[card.name] for card in pool if card.score == score]
        assert min(counts) > 0.8 * max(counts), score


def test_a_booster_is_drawn_by_the_given_chance(store):
    ana, ben = two(store)
    with store.transaction() as c:
        opened = [open_booster(c, player, None, random.Random("x")).cards for player in (ana, ben)]
    assert opened[0] == opened[1]


def test_without_a_given_chance_boosters_differ(store):
    ana, _ = two(store)
    random.seed(1)
    with store.transaction() as c:
        first = [tuple(open_booster(c, ana).cards) for _ in range(4)]
        random.seed(1)  # the secret chance does not follow the common one
        assert [tuple(open_booster(c, ana).cards) for _ in range(4)] != first


@pytest.mark.parametrize("added", [None, 5, 0])
def test_all_cards_or_none(store, added):
    ana, _ = two(store)
    with store.transaction() as c:
        opened = open_booster(c, ana, added)
    with store.transaction() as c:
        assert Counter(deck_of(c, ana)) == Counter(starter_cards("Gallant Draft") + opened.cards * opened.added)
        assert kept_out(c, ana) == opened.cards * (not opened.added)
    assert opened.added == (added != 0)
    told = "; ".join(opened.cards)
    assert words(store, ana)[1] == f"opened booster 1 and {'added' if opened.added else 'kept out'}: {told}"


@pytest.mark.parametrize("added", [1, 4, 6, -1])
def test_a_part_of_a_booster_is_refused(store, added):
    ana, _ = two(store)
    before = everything(store)
    with pytest.raises(Refused, match="all 5 cards of a booster are added to the deck or none"), store.transaction() as c:
        open_booster(c, ana, added)
    assert everything(store) == before


def test_a_ninth_booster_is_refused_however_the_eight_were_opened(store):
    ana, ben = two(store)
    with store.transaction() as c:
        assert [open_booster(c, ana, 0 if number % 2 else None).number for number in range(8)] == list(range(1, 9))
    before = everything(store)
    with pytest.raises(Refused, match="Ana has opened 8 boosters"), store.transaction() as c:
        open_booster(c, ana)
    assert everything(store) == before
    with store.transaction() as c:
        assert open_booster(c, ben).number == 1
    check(store)


def test_the_database_itself_refuses_a_ninth_booster(store):
    ana, _ = two(store)
    for number in (0, 9):
        with pytest.raises(IntegrityError), store.transaction() as c:
            c.execute(insert(schema.opened).values(player_id=ana.id, number=number, added=True, at=schema.now()))


# --- trades -----------------------------------------------------------------------------------------------------------


def test_a_trade_changes_two_cards_and_nothing_else(store):
    ana, ben = two(store)
    before = [deck(store, name) for name in ("Ana", "Ben")]
    made = traded(store, ana, "hedge knight", ben, "BAD OMEN")
    assert str(made) == "Ana's Hedge Knight for Ben's Bad Omen" and made.state == "made"
    knight, omen = Counter(["Hedge Knight"]), Counter(["Bad Omen"])
    assert deck(store, "Ana") == before[0] - knight + omen
    assert deck(store, "Ben") == before[1] - omen + knight
    check(store)


def test_both_players_can_read_of_a_trade(store):
    ana, ben = two(store)
    traded(store, ana, "Hedge Knight", ben, "Bad Omen")
    with store.transaction() as c:
        trades.refuse(c, trades.offer(c, ben, "Red Pen", ana, "Red Pen").id, ana)
        trades.withdraw(c, trades.offer(c, ana, "Red Pen", ben, "Attic Bats").id, ana)
    assert words(store, ana)[1:3] == [
        "offered Hedge Knight for Ben's Bad Omen (offer 1)",
        "traded Hedge Knight for Ben's Bad Omen (offer 1)",
    ]
    assert words(store, ben)[1:] == [
        "was asked for Bad Omen for Ana's Hedge Knight (offer 1)",
        "traded Bad Omen for Ana's Hedge Knight (offer 1)",
        "offered Red Pen for Ana's Red Pen (offer 2)",
        "did not trade Red Pen for Ana's Red Pen (offer 2): it was refused",
        "was asked for Attic Bats for Ana's Red Pen (offer 3)",
        "did not trade Attic Bats for Ana's Red Pen (offer 3): it was withdrawn",
    ]


@pytest.mark.parametrize(
    ("given", "wanted", "says"),
    [
        ("Hedge Knight", "Hollow Butler", "Hedge Knight has card score 2 and Hollow Butler 3"),
        ("Attic Bats", "Candlelit Ghost", "Ana has no Attic Bats in the deck"),
        ("Red Pen", "Village Baker", "Ben has no Village Baker in the deck"),
        ("Hedge Knigt", "Bad Omen", "did you mean “Hedge Knight”"),
        ("Hedge Knight", "Bad Omens", "did you mean “Bad Omen”"),
    ],
)
def test_offers_that_cannot_be(store, given, wanted, says):
    ana, ben = two(store)
    before = everything(store)
    with pytest.raises(Refused, match=says), store.transaction() as c:
        trades.offer(c, ana, given, ben, wanted)
    assert everything(store) == before


def test_nobody_trades_with_themselves(store):
    ana, _ = two(store)
    with pytest.raises(Refused, match="expected two players"), store.transaction() as c:
        trades.offer(c, ana, "Red Pen", ana, "Village Baker")


def test_only_the_player_who_is_asked_answers_and_only_who_offered_withdraws(store):
    ana, ben = two(store)
    with store.transaction() as c:
        cleo = new_player(c, "Cleo", "gallant")
        number = trades.offer(c, ana, "Red Pen", ben, "Attic Bats").id
    before = everything(store)
    for act, wrong in [(trades.accept, (ana, cleo)), (trades.refuse, (ana, cleo)), (trades.withdraw, (ben, cleo))]:
        for player in wrong:
            with pytest.raises(Refused, match=r"waits for Ben|made by Ana"), store.transaction() as c:
                act(c, number, player)
    assert everything(store) == before


@pytest.mark.parametrize("first", [trades.accept, trades.refuse, trades.withdraw])
@pytest.mark.parametrize("second", [trades.accept, trades.refuse, trades.withdraw])
def test_a_trade_is_settled_once(store, first, second):
    ana, ben = two(store)
    with store.transaction() as c:
        number = trades.offer(c, ana, "Red Pen", ben, "Attic Bats").id
        first(c, number, ana if first is trades.withdraw else ben)
    before = everything(store)
    with pytest.raises(Refused, match="no longer open"), store.transaction() as c:
        second(c, number, ana if second is trades.withdraw else ben)
    assert everything(store) == before


@pytest.mark.parametrize("gone", ["given", "wanted"])
def test_a_card_that_has_left_its_deck_is_not_traded(store, gone):
    ana, ben = two(store)
    given, wanted = "Royal Herald", "Hollow Butler"
    with store.transaction() as c:
        cleo = new_player(c, "Cleo", "gallant" if gone == "wanted" else "midnight")
        numbers = [trades.offer(c, ana, given, ben, wanted).id for _ in range(3)]
        for number in numbers[:2]:  # both copies leave the deck another way
            if gone == "given":
                trades.accept(c, trades.offer(c, ana, given, cleo, "Fortune Teller").id, cleo)
            else:
                trades.accept(c, trades.offer(c, ben, wanted, cleo, "Stone Sentinel").id, cleo)
            assert number
    before = everything(store)
    with pytest.raises(Refused, match=r"has no (Royal Herald|Hollow Butler) in the deck"), store.transaction() as c:
        trades.accept(c, numbers[2], ben)
    assert everything(store) == before  # also still offered
    check(store)


def test_cards_that_were_kept_out_are_not_traded(store):
    ana, ben = two(store)
    with store.transaction() as c:
        kept = open_booster(c, ana, 0, random.Random(1)).cards[0]
    with pytest.raises(Refused, match=f"Ana has no {kept} in the deck"), store.transaction() as c:
        trades.offer(c, ana, kept, ben, "Attic Bats")


def test_a_received_card_can_be_traded_on(store):
    ana, ben = two(store)
    for _ in range(2):
        traded(store, ana, "Hedge Knight", ben, "Bad Omen")
    assert "Hedge Knight" not in deck(store, "Ana")
    traded(store, ben, "Hedge Knight", ana, "Bad Omen")
    assert deck(store, "Ana")["Hedge Knight"] == 1 and deck(store, "Ben")["Bad Omen"] == 1


def test_an_unknown_offer(store):
    _, ben = two(store)
    with pytest.raises(Refused, match="there is no offer 7"), store.transaction() as c:
        trades.accept(c, 7, ben)


def test_open_offers(store):
    ana, ben = two(store)
    with store.transaction() as c:
        cleo = new_player(c, "Cleo", "gallant")
        first = trades.offer(c, ana, "Red Pen", ben, "Attic Bats")
        second = trades.offer(c, ben, "Red Pen", cleo, "Village Baker")
        assert trades.open_offers(c) == [first, second]
        assert trades.open_offers(c, ana) == [first]
        assert trades.open_offers(c, ben) == [first, second]
        trades.accept(c, second.id, cleo)
        assert trades.open_offers(c, cleo) == []
        assert [player.name for player in players(c)] == ["Ana", "Ben", "Cleo"]
        assert len(c.execute(select(schema.trade)).all()) == 2
