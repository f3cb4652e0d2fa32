"""The command cardwright narrators deck, as its users type it."""

import re

import pytest

from cardwright.cli import main
from cardwright.collection import boosters

pytestmark = pytest.mark.filterwarnings("ignore:Cyclopts application invoked without tokens")


@pytest.fixture
def run(tmp_path, monkeypatch, capsys):
    """Types a command; its exit status, output and error."""
    monkeypatch.setenv("CARDWRIGHT_DATABASE", str(tmp_path / "mine.sqlite"))

    def typed(*words):
        monkeypatch.setattr("sys.argv", ["cardwright", "narrators", "deck", *words])
        with pytest.raises(SystemExit) as stop:
            main()
        printed = capsys.readouterr()
        return stop.value.code, printed.out, printed.err

    return typed


def fine(result):
    status, out, error = result
    assert (status, error) == (0, "")
    return out


def refused(result):
    status, out, error = result
    assert status == 1 and out == "" and "Traceback" not in error
    return error


def test_from_the_starter_deck_to_a_trade(run):
    assert "There are no players yet. Begin with: cardwright narrators deck new" in fine(run("show"))
    assert fine(run("new", "Ana", "gallant")) == "Ana begins with Gallant Draft: 30 cards.\n"
    fine(run("new", "Ben", "Midnight Draft"))
    assert "Ben: Midnight Draft, 0 boosters opened, 30 cards in the deck" in fine(run("show"))
    offered = fine(run("trade", "offer", "ana", "hedge knight", "ben", "bad omen"))
    assert offered.startswith("Offer 1: Ana's Hedge Knight for Ben's Bad Omen. Ben answers with\n")
    accept = re.search(r"deck (trade accept .+)", offered)
    assert accept is not None
    assert offered == fine(run("trade", "list")) == fine(run("trade", "list", "Ben"))
    assert offered in fine(run("show", "Ben"))
    assert fine(run(*accept[1].replace('"', "").split())) == "Traded: Ana's Hedge Knight for Ben's Bad Omen.\n"
    assert "1 × Bad Omen" in fine(run("show", "ana"))
    assert "traded Hedge Knight for Ben's Bad Omen (offer 1)" in fine(run("history", "ana"))
    assert fine(run("trade", "list")) == "No offer waits for an answer.\n"


def test_offers_are_refused_and_withdrawn(run):
    fine(run("new", "Ana", "gallant"))
    fine(run("new", "Ben", "midnight"))
    fine(run("trade", "offer", "Ana", "Red Pen", "Ben", "Attic Bats"))
    assert fine(run("trade", "refuse", "Ben", "1")) == "Refused: Ana's Red Pen for Ben's Attic Bats.\n"
    fine(run("trade", "offer", "Ana", "Red Pen", "Ben", "Attic Bats"))
    assert "waits for Ben, not for Ana" in refused(run("trade", "accept", "Ana", "2"))
    assert fine(run("trade", "withdraw", "Ana", "2")) == "Withdrawn: Ana's Red Pen for Ben's Attic Bats.\n"
    assert "no longer open: it was withdrawn" in refused(run("trade", "accept", "Ben", "2"))


def test_boosters(run, monkeypatch):
    fine(run("new", "Ana", "gallant"))
    monkeypatch.setattr(boosters, "draw_booster", lambda cards, rng: ["Pep Talk", *["Moss Guardian"] * 3, "Coven Leader"])
    told = fine(run("open-booster", "Ana"))
    assert told.startswith("Ana opens booster 1 of 8. Its cards are in the deck:\n  Pep Talk (card score 1)\n")
    assert "all 5 cards of a booster are added to the deck or none, so 4 cannot be" in refused(
        run("open-booster", "Ana", "--add", "4")
    )
    assert "expected all or none" in refused(run("open-booster", "Ana", "--add", "some"))
    assert "kept out of the deck" in fine(run("open-booster", "Ana", "--add", "none"))
    shown = fine(run("show", "Ana"))
    assert "2 boosters opened, 35 cards in the deck" in shown
    assert "  Kept out of the deck\n    1 × Coven Leader\n    3 × Moss Guardian\n    1 × Pep Talk\n" in shown
    for _ in range(6):
        fine(run("open-booster", "Ana"))
    assert "Ana has opened 8 boosters" in refused(run("open-booster", "Ana"))


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("new", "Cleo"), "choose a starter deck for Cleo: Gallant Draft or Midnight Draft"),
        (("new", "Cleo", "noon"), "unknown starter deck “noon”; expected Gallant Draft or Midnight Draft"),
        (("new", "ANA", "gallant"), "already a player called ANA"),
        (("show", "Anna"), "did you mean “Ana”?"),
        (("history", "Anna"), "did you mean “Ana”?"),
        (("trade", "offer", "Ana", "Red Pan", "Ana", "Red Pen"), "did you mean “Red Pen”?"),
        (("trade", "accept", "Ana", "7"), "there is no offer 7"),
        (("show", "--collection", "mysql://x/y"), "mysql databases are not known"),
    ],
)
def test_mistakes_get_a_sentence(run, words, says):
    fine(run("new", "Ana", "gallant"))
    assert says in refused(run(*words))


def test_a_deck_goes_to_a_file_and_back(run, tmp_path):
    fine(run("new", "Ana", "gallant"))
    fine(run("open-booster", "Ana"))
    file = str(tmp_path / "ana.txt")
    assert fine(run("export", "Ana", file)) == f"The deck of Ana is in {file}.\n"
    assert "exists and is not overwritten" in refused(run("export", "Ana", file))
    assert "cannot write" in refused(run("export", "Ana", str(tmp_path / "none" / "ana.txt")))
    printed = fine(run("export", "Ana"))
    assert fine(run("import", "Cleo", file)) == "Cleo brings a deck of 35 cards; 1 booster must be in it.\n"
    assert fine(run("export", "Cleo")).split("\n")[1:] == printed.split("\n")[1:]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("2 × Red Pan\n3 Hedge Knigt  # two\n", ":1:5: unknown card “Red Pan”; did you mean “Red Pen”?"),
        ("2 × Red Pan\n3 Hedge Knigt  # two\n", ":2:3: unknown card “Hedge Knigt”; did you mean “Hedge Knight”?"),
        ("30 × Red Pen", "the card scores do not fit: a deck without boosters has 10 of score 1, 12 of score 2"),
        ("2 × Red Pen", "the deck has 2 cards; expected 30"),
        ("", "the list names no card"),
    ],
)
def test_a_bad_list_changes_nothing(run, tmp_path, text, says):
    file = tmp_path / "bad.txt"
    file.write_text(text, encoding="utf-8")
    error = refused(run("import", "Cleo", str(file)))
    assert says in error and all(line.startswith(str(file)) for line in error.splitlines())
    assert "no players yet" in fine(run("show"))


def test_files_that_cannot_be_read(run, tmp_path):
    assert "cannot read the file" in refused(run("import", "Cleo", str(tmp_path / "none.txt")))
    (tmp_path / "x").write_bytes(b"\xff\xfe")
    assert "not UTF-8" in refused(run("import", "Cleo", str(tmp_path / "x")))


@pytest.mark.parametrize("words", ["", "new", "show", "open-booster", "history", "export", "import", "trade", "trade offer"])
def test_every_command_has_help(run, words):
    out = fine(run(*words.split(), "--help"))
    assert "Usage: cardwright narrators deck" in out
    assert "cardwright.collection" not in out
