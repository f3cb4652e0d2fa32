"""The decks of a match: files, starter decks, local players, chance."""

import random
from collections import Counter

import pytest

from cardwright.collection.boosters import open_booster
from cardwright.collection.cards import card_named, starter_cards
from cardwright.collection.choosing import choose_decks
from cardwright.collection.players import new_player
from cardwright.games.narrators.decks import boosters_in, deck_faces, deck_lines, starter_decks
from cardwright.games.narrators.sets import make_game, pool
from cardwright.kernel.errors import BadInput
from cardwright.storage.places import database_url
from cardwright.storage.store import open_store
from cardwright.terminal.command import play
from cardwright.terminal.opening import open_saved

SETUP = {"game": "narrators", "seats": 2}
GALLANT, MIDNIGHT = starter_decks().values()
OWN = """
[set]
name = "Mine"
game = "narrators"
[[card]]
name = "Paper Moon"
type = "Character"
power = 2
score = 1
text = ""
"""


@pytest.fixture(autouse=True)
def folders(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("CARDWRIGHT_DATABASE", str(tmp_path / "mine.sqlite"))


@pytest.fixture
def ana():
    """A local player with three boosters; the cards of her deck."""
    store = open_store(database_url())
    with store.transaction() as c:
        player = new_player(c, "Ana", "midnight")
        boosters = [card for n in range(3) for card in open_booster(c, player, None, random.Random(n)).cards]
    store.close()
    return Counter([*starter_cards("Midnight Draft"), *boosters])


def cards(lines):
    return Counter(pool()[face].name for face in deck_faces(lines, list(pool())))


def test_starter_decks_by_name_and_by_default():
    assert choose_decks(SETUP, "midnight", "gallant draft") == [MIDNIGHT, GALLANT]
    assert choose_decks(SETUP, "midnight", "") == [MIDNIGHT, MIDNIGHT]
    assert choose_decks(SETUP, "", "gallant") == [GALLANT, GALLANT]


def test_a_local_player(ana):
    mine, theirs = choose_decks(SETUP, "ana", "")
    assert cards(mine) == ana and theirs == MIDNIGHT


def test_a_file(tmp_path, ana):
    file = tmp_path / "mine.txt"
    file.write_text("# mine\n" + "\n".join(deck_lines(ana.elements())), encoding="utf-8")
    mine, theirs = choose_decks(SETUP, str(file), str(file))
    assert cards(mine) == cards(theirs) == ana
    assert not any("#" in line for line in mine)


def test_a_file_in_this_folder_comes_before_a_player(tmp_path, ana, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "Ana").write_text("\n".join(GALLANT), encoding="utf-8")
    assert cards(choose_decks(SETUP, "Ana", "")[0]) == cards(GALLANT)


def test_a_random_deck_is_a_starter_with_as_many_boosters(ana):
    for seed in "abcdefgh":
        mine, theirs = choose_decks(SETUP, "Ana", "random", seed)
        assert boosters_in([card_named(name).score for name in cards(theirs).elements()]) == 3
        assert [mine, theirs] == choose_decks(SETUP, "Ana", "Random", seed)
    decks = [choose_decks(SETUP, "Ana", "random")[1] for _ in range(8)]
    assert any(deck != decks[0] for deck in decks)


def test_a_file_may_name_cards_of_ones_own(tmp_path):
    setup = {**SETUP, "sets": [{"file": "own.toml", "text": OWN, "mode": "add"}]}
    file = tmp_path / "mine.txt"
    file.write_text("\n".join(GALLANT).replace("3 × Village Baker", "3 × Paper Moon"), encoding="utf-8")
    setup["decks"] = choose_decks(setup, str(file), "")
    assert make_game(setup).card_names.count("Paper Moon") == 3
    with pytest.raises(BadInput, match=r"mine.txt:5:5: unknown card “Paper Moon”"):
        choose_decks(SETUP, str(file), "")


@pytest.mark.parametrize(
    ("word", "says"),
    [
        (
            "anna",
            "“anna” is no file and no starter deck (Gallant Draft, Midnight Draft), and there is no player called “anna”; did",
        ),
        ("none.txt", "none.txt:1:1: cannot read the file"),
        ("no/such", "no/such:1:1: cannot read the file"),
    ],
)
def test_words_that_mean_no_deck(ana, word, says):
    for decks in ((word, ""), ("", word)):
        with pytest.raises(BadInput) as caught:
            choose_decks(SETUP, *decks)
        assert says in str(caught.value)


def test_where_there_is_no_collection(monkeypatch):
    monkeypatch.setenv("CARDWRIGHT_DATABASE", "mysql://x/y")
    with pytest.raises(BadInput, match=r"“ana” is no file and no starter deck .*, and mysql databases are not known"):
        choose_decks(SETUP, "ana", "")


# --- cardwright play --------------------------------------------------------------------------------------------------


@pytest.fixture
def playing(monkeypatch, tmp_path):
    """Starts ``cardwright play narrators`` in plain text, without a word from the player; the saved match."""
    monkeypatch.setattr("cardwright.terminal.look.look_for", lambda session: None)
    monkeypatch.setattr("cardwright.terminal.plain.run_plain", lambda session: None)

    def start(**words):
        path = tmp_path / "match.json"
        status = play("narrators", seats=2, save=path, plain=True, **words)
        return status, open_saved(path).match if status == 0 else None

    return start


def test_play_takes_decks(playing, ana):
    status, match = playing(deck="ana", against="random", seed="1")
    assert status == 0
    names = [match.game.card_names[card] for card in range(len(match.game.kind))]
    assert Counter(names[:45]) == ana and len(names) == 90
    again = playing(deck="ana", against="random", seed="1")[1]
    assert again.setup == match.setup


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ({"deck": "small.txt"}, "cardwright play: deck of seat A: the deck has 3 cards; expected 30"),
        ({"against": "small.txt"}, "cardwright play: deck of seat B: the deck has 3 cards; expected 30"),
        ({"deck": "bad.txt"}, "bad.txt:2:3: unknown card “Hedge Knigt”; did you mean “Hedge Knight”?"),
        ({"resume": True, "deck": "ana"}, "leave --deck away"),
        ({"resume": True, "against": "ana"}, "leave --against away"),
    ],
)
def test_play_refuses_bad_decks(playing, tmp_path, monkeypatch, capsys, words, says):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "small.txt").write_text("3 Red Pen\n", encoding="utf-8")
    (tmp_path / "bad.txt").write_text("3 Red Pen\n2 Hedge Knigt\n", encoding="utf-8")
    words = {"seats": None, **words} if "resume" in words else words
    if "resume" in words:
        assert play("narrators", **words) == 2
    else:
        assert playing(**words) == (2, None)
    assert says in capsys.readouterr().err
    assert not (tmp_path / "match.json").exists()


def test_a_small_list_may_be_played_where_lists_are_free(playing, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "small.txt").write_text("3 Red Pen\n", encoding="utf-8")
    status, match = playing(deck="small.txt", against="random", option=["deck_lists=free"])
    assert status == 0 and len(match.game.kind) == 33


def test_the_game_may_go_by_its_whole_title():
    assert choose_decks({**SETUP, "game": "unreliable_narrators"}, "", "") == [GALLANT, MIDNIGHT]


def test_decks_are_for_narrators(capsys):
    assert play("unicorns", deck="gallant") == 2
    assert "--deck and --against are for the game narrators" in capsys.readouterr().err
