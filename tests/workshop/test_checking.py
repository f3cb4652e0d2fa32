"""``cardwright cards check``: each kind of error with its place, all of them at once."""

import re

import pytest

from cardwright.cli import app
from cardwright.games.registry import game_entry
from cardwright.games.wizard.sets import base_text
from cardwright.kernel.errors import BadInput
from cardwright.workshop.checking import check_source

HEAD = '[set]\nname = "Mine"\ngame = "unicorns"\n\n'


def card(name="Sleepy Unicorn", type="Magical Unicorn", text="When this enters your stable, draw one card.", **more):
    lines = ["[[card]]", f'name = "{name}"', f'type = "{type}"', f'text = "{text}"']
    return "\n".join([*lines, *(f"{key} = {value}" for key, value in more.items())]) + "\n\n"


@pytest.fixture
def check(tmp_path):
    def run(content):
        path = tmp_path / "my.toml"
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        lines, fine = check_source(str(path))
        return "\n".join(lines).replace(str(path), "my.toml"), fine

    return run


def faults(told):
    """Line and column of each fault."""
    return [(int(line), int(column)) for line, column in re.findall(r"^my\.toml:(\d+):(\d+): ", told, re.MULTILINE)]


def test_a_good_set_is_summed_up(check):
    told, fine = check(HEAD + card(copies=3) + card("Quiet Day", "Magic", "Draw two cards."))
    assert fine
    assert told == "my.toml: 2 cards in 4 copies (1 Magical Unicorn, 1 Magic); every text is understood"


def test_the_built_in_cards_are_fine(capsys):
    with pytest.raises(SystemExit) as stop:
        app(["cards", "check", "unicorns"])
    assert stop.value.code == 0
    assert "84 cards in 127 copies" in capsys.readouterr().out


def test_the_exit_status_tells_of_faults(tmp_path, capsys):
    (tmp_path / "my.toml").write_text(HEAD + card(text="Fly."))
    with pytest.raises(SystemExit) as stop:
        app(["cards", "check", str(tmp_path / "my.toml")])
    assert stop.value.code == 1
    assert "cannot read “Fly”" in capsys.readouterr().out


def test_an_unknown_key(check):
    told, fine = check(HEAD + card(copys=2))
    assert not fine and faults(told) == [(9, 1)]
    assert "unknown key “copys” of “Sleepy Unicorn”" in told and "did you mean “copies”?" in told


def test_an_unknown_key_of_the_set_and_of_the_file(check):
    told, _ = check('autor = "me"\n' + HEAD.replace("game", 'autor = "me"\ngame') + card())
    assert faults(told) == [(1, 1), (4, 1)]
    assert "expected a table [set] and tables [[card]]" in told and "in [set]; expected name, game" in told


def test_a_missing_text(check):
    told, _ = check(HEAD + '[[card]]\nname = "Sleepy Unicorn"\ntype = "Basic Unicorn"\n')
    assert faults(told) == [(5, 1)]
    assert 'the key “text” of “Sleepy Unicorn” is missing (a card without effect has text = "")' in told


def test_a_missing_name_and_a_missing_type(check):
    told, _ = check(HEAD + '[[card]]\ntext = ""\n')
    assert faults(told) == [(5, 1), (5, 1)]
    assert "the key “name” of “card 1” is missing" in told and "the key “type” of “card 1” is missing" in told


def test_a_duplicate_name(check):
    told, _ = check(HEAD + card() + card("sleepy unicorn"))
    assert faults(told) == [(11, 1)]
    assert "the name “sleepy unicorn” stands already in line 6" in told


def test_a_name_of_a_built_in_card_is_noted(check):
    told, fine = check(HEAD + card("Narwhal"))
    assert fine
    assert "note: it cannot be added to the built-in cards" in told and "“Narwhal” is taken" in told


@pytest.mark.parametrize("copies", [-1, 100])
def test_a_number_of_copies_that_cannot_be(check, copies):
    told, _ = check(HEAD + card(copies=copies))
    assert faults(told) == [(9, 1)]
    assert f"copies of “Sleepy Unicorn” = {copies}: expected 0 to 99" in told


def test_a_value_of_the_wrong_kind(check):
    told, _ = check(HEAD + card(copies='"two"', notes="5"))
    assert faults(told) == [(9, 1), (10, 1)]
    assert "copies of “Sleepy Unicorn”: expected a whole number, found 'two'" in told
    assert "notes of “Sleepy Unicorn”: expected a text in quotes, found 5" in told


def test_copies_left_out_with_two_players(check):
    told, _ = check(HEAD + card(two_players="{ third = 1 }"))
    assert "two_players of “Sleepy Unicorn”: expected second, first_print or dealt" in told


def test_an_unknown_type(check):
    told, _ = check(HEAD + card(type="Magic Unicorn"))
    assert faults(told) == [(7, 1)]
    assert "unknown type “Magic Unicorn”" in told and "did you mean “Magical Unicorn”?" in told


def test_a_file_of_ten_megabytes(check):
    told, _ = check(HEAD.encode() + b"# " + b"x" * 10_000_000)
    assert faults(told) == [(1, 1)]
    assert "expected at most 1,000,000" in told


def test_a_file_that_is_not_utf8(check):
    told, _ = check(HEAD.encode() + card("Süß Unicorn").encode("latin-1"))
    assert faults(told) == [(6, 10)]
    assert "the file is not UTF-8 text" in told


def test_a_file_that_is_not_toml(check):
    told, _ = check(HEAD + "[[card]\n")
    assert faults(told)[0][0] == 5
    assert "not valid TOML" in told


def test_a_file_that_is_missing(tmp_path):
    lines, fine = check_source(str(tmp_path / "none.toml"))
    assert not fine and "cannot read the file" in lines[0]
    lines, fine = check_source("unicornz")
    assert not fine and "expected a set file or the name of a game (unicorns" in lines[0]


def test_a_file_without_cards_and_one_for_another_game(check):
    assert "the file has no card" in check(HEAD)[0]
    told, _ = check(HEAD.replace("unicorns", "chess") + card())
    assert faults(told) == [(3, 1)] and "game “chess” is not known" in told


def test_faults_of_texts_are_shown_all_at_once_in_their_places(check):
    told, fine = check(
        HEAD
        + card(text="When this enters your stable, you may draws one card.")
        + card("Two", text="When this enters your stable, steal one Unicron.")
        + card("Three", "Magic", "Draw one card")
        + card("Four", copies=-3)
        + card("Five", text="When this leaves, draw one card.")
    )
    assert not fine
    assert faults(told) == [(8, 47), (13, 49), (18, 22), (24, 1), (29, 19)]
    assert "my.toml: 5 faults" in told
    shown = told.splitlines()
    for word in ("draws", "Unicron"):
        at = next(n for n, line in enumerate(shown) if line.startswith("    text =") and word in line)
        assert shown[at + 1].index("^") == shown[at].index(word)
        assert shown[at + 1].strip() == "^" * len(word)
    assert "expected here: “draw”" in told
    assert "did you mean:  steal one card" in told
    assert "the text ends too early" in told


def test_a_long_text_below_its_key(check):
    told, _ = check(HEAD + '[[card]]\nname = "A"\ntype = "Magic"\ntext = """\nDraw ona card."""\n')
    assert faults(told) == [(9, 6)]


def test_a_text_that_means_something_else_when_printed_again(check):
    told, _ = check(HEAD + card("A", "Magic", "draw one card."))
    assert faults(told) == [(8, 9)] and "did you mean:  Draw one card." in told


@pytest.mark.parametrize(
    ("type", "text", "message"),
    [
        ("Magic", "When this enters your stable, draw one card.", "its text needs no trigger"),
        ("Upgrade", "Draw one card.", "its text needs a trigger"),
        ("Magic", "While this is in your stable, you cannot play Upgrades.", "never lies in a stable"),
        ("Instant", "", "must answer"),
        ("Magic", "Draw one card. You may draw one card.", "“you may” stands only before"),
        (
            "Upgrade",
            "Whenever this would go from a stable to the discard pile or to a hand, it goes to the Nursery instead.",
            "only Baby Unicorns live in the Nursery",
        ),
        (
            "Baby Unicorn",
            "If this would be destroyed, it goes to your hand instead. Whenever this would go from a stable to "
            "the discard pile or to a hand, it goes to the Nursery instead.",
            "lead it to different places",
        ),
        (
            "Upgrade",
            "While this is in your stable, it counts as two Unicorns and it counts as four Unicorns.",
            "how much it counts",
        ),
        (
            "Upgrade",
            "While this is in your stable, whenever you have more than two Unicorns, draw one card.",
            "follows a limit",
        ),
        (
            "Upgrade",
            "While this is in your stable, whenever you have more than two Unicorns, you may sacrifice one Unicorn.",
            "follows a limit",
        ),
        ("Magic", "Put one Instant from the discard pile into your stable.", "never lies in a stable"),
        ("Magic", "Do one of these: draw one card, or put one Magic card from your hand into your stable.", "never lies in a"),
        ("Magic", "Draw one card. That player discards one card.", "nothing before “that player” or “that stable”"),
        ("Magic", "Steal one Unicorn from that stable.", "nothing before “that player” or “that stable”"),
        ("Upgrade", "Play this only in response to another player playing a card: cancel that card.", "only Instants"),
    ],
)
def test_a_text_that_does_not_fit_the_card(check, type, text, message):
    told, _ = check(HEAD + card(type=type, text=text))
    assert faults(told) == [(8, 9)]
    assert message in told


def test_a_long_line_is_shown_around_the_fault(check):
    told, _ = check(HEAD + card("A", "Magic", "Draw one card. " * 30 + "Draw ona card."))
    shown = told.splitlines()
    assert len(shown[1]) < 110 and shown[2].strip() == "^^^"
    assert shown[1][shown[2].index("^") :].startswith("ona")


def test_a_text_is_read_also_where_the_type_is_wrong(check):
    told, fine = check(
        HEAD + '[[card]]\nname = "Odd"\ntype = "Magical Unicron"\ntext = "When this enters your stable, draws one card."\n'
    )
    assert not fine
    assert "unknown type" in told
    assert "cannot read “draws”" in told


def test_a_text_is_read_also_where_the_name_is_missing(check):
    told, _ = check(HEAD + '[[card]]\ntype = "Magic"\ntext = "Draws one card."\n')
    assert "the key “name” of “card 1” is missing" in told and "cannot read “Draws”" in told


@pytest.mark.parametrize(
    "text",
    [
        # What an effect cannot heed is no part of its words: nothing that is written is dropped.
        "While this is in your stable, no card whose name contains Narwhal can enter any stable but yours.",
        "While this is in your stable, you cannot play cards whose name contains Narwhal.",
        "While this is in your stable, each time any card whose name contains A enters or leaves your stable, draw one card.",
        "When this enters your stable, search the deck for two Upgrades, show it, put it into your hand and shuffle the deck.",
        "When this enters your stable, move two Unicorns from your stable to another player's stable.",
    ],
)
def test_words_without_a_meaning_are_refused(check, text):
    told, fine = check(HEAD + card(text=text))
    assert not fine and "cannot read" in told


@pytest.mark.parametrize("name", ["wizard", "unreliable_wizard"])
def test_a_game_goes_by_its_name_and_by_its_title(name, tmp_path):
    lines, fine = check_source(name)
    assert fine and lines[0].startswith("base.toml: 32 cards")
    path = tmp_path / "mine.toml"
    path.write_text(base_text().replace('game = "wizard"', f'game = "{name}"'))
    assert check_source(str(path)) == ([lines[0].replace("base.toml", str(path))], True)


def test_another_name_is_refused_with_the_games_there_are(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text(base_text().replace('game = "wizard"', 'game = "unreliable_lizard"'))
    lines, fine = check_source(str(path))
    assert not fine and 'game “unreliable_lizard” is not known; expected "unicorns" or "wizard" or "narrators"' in lines[0]
    with pytest.raises(BadInput, match="unknown game “unreliable_lizard”; expected one of unicorns, wizard, narrators"):
        game_entry("unreliable_lizard")
