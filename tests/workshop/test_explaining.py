"""``cardwright cards explain``: what a text says, in plain steps."""

import re

import pytest

from cardwright.cli import app
from cardwright.games.registry import game_entry, game_names
from cardwright.workshop.explaining import explain

ENTRY = game_entry("unicorns")


def told(text, type_name=""):
    return "\n".join(explain(ENTRY, text, type_name))


def command(capsys, *arguments):
    with pytest.raises(SystemExit) as stop:
        app(["cards", *arguments])
    return stop.value.code, capsys.readouterr().out


@pytest.mark.parametrize("game", game_names())
def test_every_card_of_every_game_is_explained(game):
    entry = game_entry(game)
    for file, text in entry.sets.shipped():
        for card in entry.sets.read(text, file):
            lines = explain(entry, card.text, card.type_name)
            assert lines, card.name
            for ability in card.abilities:
                assert any(entry.parser().printer.ability(ability) in line for line in lines)


def test_trigger_you_and_choices_are_told():
    lines = told("When this enters your stable, you may discard one card, then steal one Unicorn.")
    assert "when: when this enters your stable — each time it enters, however it comes" in lines
    assert "“you”: the owner of the stable this is in when it triggers" in lines
    assert "optional: its “you” decides" in lines
    assert "step 1: discard one card — your own choice\n      you choose the cards while it happens" in lines
    assert "step 2: steal one Unicorn" in lines
    assert "chosen before anything of the effect happens" in lines
    assert "the step before is the price of this one" in lines


def test_the_ways_steps_hang_together():
    assert "mandatory: what is impossible is left out" in told("Draw three cards and discard one card.", "Magic")
    assert "and: as well. If one of the two is impossible" in told("Draw three cards and discard one card.")
    assert "then: only if the step before succeeded" in told("Sacrifice one card, then destroy two cards.")
    assert "a new sentence: afterwards, whatever" in told("Draw one card. That player discards one card.")
    text = "At the start of your turn, you may destroy one Unicorn; if you do, this turn skips to its End of Turn phase."
    assert "if you do: only if the step before was chosen" in told(text)


def test_lasting_rules_and_nested_phrases_are_told():
    lines = told("While this is in your stable, it counts as two Unicorns and you cannot play Instants.")
    assert "when: always" in lines
    assert "– it counts as two Unicorns — for winning and for limits" in lines
    assert "– you cannot play Instants" in lines
    lines = told("You may do one of these: destroy one Upgrade, or sacrifice one Downgrade.")
    assert "which of the two" in lines and "– destroy one Upgrade" in lines


def test_who_you_is():
    assert "the player who played this" in told("Draw one card.", "Magic")
    assert "the owner of the stable this left" in told("After this is destroyed, draw one card.")
    assert "the owner of the stable this is in" in told("While this is in your stable, you cannot play Upgrades.")


def test_an_empty_text():
    assert "has no text" in told("")


def test_the_command_takes_a_text_or_the_name_of_a_card(capsys):
    assert command(capsys, "explain", "Draw one card.")[0] == 0
    code, out = command(capsys, "explain", "seductive unicorn")
    assert code == 0 and out.startswith("Seductive Unicorn (Magical Unicorn)\n")


def test_a_text_that_cannot_be_read(capsys):
    code, out = command(capsys, "explain", "Draw ona card.")
    assert code == 1
    assert "text:1:6: cannot read “ona”" in out and "         ^^^" in out and "did you mean:  draw" in out


def test_a_text_that_does_not_fit_the_type(capsys):
    code, out = command(capsys, "explain", "When this enters your stable, draw one card.", "--type", "Magic")
    assert code == 1 and "its text needs no trigger" in out
    code, out = command(capsys, "explain", "Draw one card.", "--type", "Majic")
    assert code == 1 and "did you mean “Magic”?" in out


def test_cards_are_listed(capsys, tmp_path):
    code, out = command(capsys, "list", "unicorns")
    assert code == 0 and "84 cards in 127 copies" in out and "Rhinocorn" in out
    path = tmp_path / "my.toml"
    path.write_text('[set]\ngame = "unicorns"\n[[card]]\nname = "Sleepy"\ntype = "Magic"\ntext = "Draw one card."\n')
    code, out = command(capsys, "list", "unicorns", "--set", str(path))
    assert code == 0 and "1 card in 1 copy" in out and "Sleepy" in out
    assert command(capsys, "list", str(path))[0] == 0
    path.write_text('[set]\ngame = "unicorns"\n[[card]]\nname = "Sleepy"\ntype = "Magic"\ntext = "Drow one card."\n')
    code, out = command(capsys, "list", str(path))
    assert code == 1 and "cannot read “Drow”" in out
    assert command(capsys, "list", str(tmp_path / "none.toml"))[0] == 1


def test_what_is_printed_besides_the_text_is_listed(capsys):
    code, out = command(capsys, "list", "unreliable_wizard")
    told = " ".join(re.sub(r"[│\s]+", " ", out).split())
    assert code == 0
    assert "The enemy strikes with 1 less power. supports 1 flame" in told.replace("Squire (Guard) Companion 1 ", "")
    assert "Fairy (Glow) Companion 1 supports 1 flame + 2 frost" in told
    assert "with Light: Healing, heals 8" in told
    assert "Puddle Slime Enemy 1 yellow" in told


@pytest.mark.parametrize("name", ["porcupine", "Quills", "Porcupine (Quills)"])
def test_a_side_of_a_card_is_found_by_either_name(capsys, name):
    code, out = command(capsys, "explain", name, "--game", "wizard")
    assert code == 0 and out.startswith("Porcupine (Quills) (Companion)\n   supports 1 storm\n1. At the start of a battle")
    assert ("Porcupine (Bristle)" in out) == (name == "porcupine")


def test_what_is_printed_is_told_where_there_is_no_text(capsys):
    code, out = command(capsys, "explain", "Fairy (Glow)", "--game", "wizard")
    assert code == 0 and out == "Fairy (Glow) (Companion)\n   supports 1 flame + 2 frost\n"
