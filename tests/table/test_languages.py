"""The table in English, Indonesian and Spanish: nothing is missing or left in English, and everybody reads their own."""

import asyncio
import random
import re
from pathlib import Path

import pytest

import cardwright
from cardwright.games.narrators.event_words import told_value
from cardwright.games.narrators.statement_words import told_statement
from cardwright.games.registry import game_entry, game_names, make_game
from cardwright.games.told import Told, tell
from cardwright.kernel.match import Match
from cardwright.table import messages as m
from cardwright.table import records as r
from cardwright.table import showing
from cardwright.table.common import Arranged
from cardwright.table.house import House
from cardwright.table.journal import MemoryJournal
from cardwright.table.sitting import hashed
from cardwright.table.speech import LANGUAGES, Speech, known, preferred
from cardwright.table.table import Table
from tests.table import virtual
from tests.table.serving import SECRET, Player, served
from tests.table.virtual import Client, Quiet, open_table, run

OTHERS = [language for language in LANGUAGES if language != "en"]
SOURCES = Path(cardwright.__file__).parent
LOCALES = SOURCES / "table" / "locales"
SETUPS = [
    {"game": "unicorns", "seats": 3},
    {"game": "narrators", "seats": 2},
    {"game": "narrators", "seats": 2, "options": {"physical": "claims", "cards": "pool"}},
    {"game": "wizard", "seats": 1},
]


def messages(language):
    """The messages of a language by name."""
    text = (LOCALES / f"{language}.ftl").read_text(encoding="utf-8")
    parts = re.split(r"^(?=[a-z])", text, flags=re.MULTILINE)
    return {part.split(" = ", 1)[0]: part.split(" = ", 1)[1].split("\n#")[0].strip() for part in parts if " = " in part}


def told_in_sources():
    """The names of messages as they stand in the sources."""
    found = set()
    for folder in ("games", "table"):
        for path in (SOURCES / folder).rglob("*.py"):
            text = path.read_text(encoding="utf-8")
            found |= set(re.findall(r'\btell\(\s*"([a-z0-9-]+)"', text))
            found |= set(re.findall(r'\(\s*"((?:ask|life)-[a-z-]+)", "', text))
    return found


def spoken(setup, number):
    """All that is said in a random game: of questions, options and events, to each seat and to a spectator."""
    game = make_game(setup)
    words = game_entry(setup["game"]).words(game)
    match = Match(game, setup, f"languages {number}")
    rng = random.Random(number)
    names = [f"P{seat}" for seat in range(setup["seats"])]
    told = 0
    while match.state.pending:
        for question in match.state.pending:
            yield words.question(question)
            for option in question.options[:5]:
                yield words.option(match.state, question, option, names)
        for event in match.events[told:]:
            for viewer in range(-1, setup["seats"]):
                seen_by = ["You" if seat == viewer else name for seat, name in enumerate(names)]
                yield words.event(event, viewer, seen_by)
        told = len(match.events)
        question = rng.choice(match.state.pending)
        match.answer(question.seat, rng.choice(question.options))


def parts_of(text):
    """A sentence and the told parts in it."""
    if isinstance(text, Told):
        yield text
        for value in text.values.values():
            yield from parts_of(value)


@pytest.mark.parametrize("language", OTHERS)
def test_no_message_is_missing(language):
    wanted = told_in_sources() | {f"end-{why.replace(' ', '-')}" for why in showing.ENDINGS}
    assert len(wanted) > 150
    assert wanted - messages(language).keys() == set()


def test_all_languages_have_the_same_messages():
    assert messages("id").keys() == messages("es").keys()


@pytest.mark.parametrize("language", OTHERS)
def test_what_is_said_in_whole_games_is_translated(language):
    speech = Speech(language)
    seen: set[str] = set()
    for setup in SETUPS:
        for number in range(3):
            for text in spoken(setup, number):
                for part in parts_of(text):
                    said = speech.part(part)
                    if part.message not in seen and part.values and any(c.isalpha() for c in str(part)):
                        assert said.casefold() != str(part).casefold(), part.message
                    seen.add(part.message)
    assert speech.faults == []
    assert len(seen) > 90


@pytest.mark.parametrize("language", OTHERS)
def test_every_event_line_of_a_game_has_a_message(language):
    for setup in SETUPS:
        for text in spoken(setup, 7):
            assert isinstance(text, Told) or not text.endswith((".", "!", "?")), text


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", game_names())
def test_rules_that_can_be_chosen_are_said(game, language):
    speech = Speech(language)
    table = Table("ABCDEF", r.Opened(game, "seed", "salt"), 0.0)
    plain = Arranged(table)
    assert plain.options
    for option, told in zip(plain.options, plain.options_in(speech), strict=True):
        assert told.says != option.says
        assert len(option.words) == len(option.choices)
        assert [word for word in told.words if word in option.words] == []
    assert speech.faults == []


@pytest.mark.parametrize("language", OTHERS)
def test_statements_and_values_are_said(language):
    speech = Speech(language)
    for kind in range(7):
        assert speech.part(told_statement(kind * 64 + 1)) != str(told_statement(kind * 64 + 1))
    assert {speech.part(told_value(value)) for value in (100, 101)} <= {"sí", "no", "ya", "tidak"}
    assert speech.faults == []


def test_the_reader_is_spoken_to():
    mine = tell("draws", "You draw Narwhal.", who="You", card="Narwhal")
    anas = tell("draws", "Ana draws Narwhal.", who="Ana", card="Narwhal")
    assert [Speech(language).say(mine) for language in LANGUAGES] == [
        "You draw Narwhal.", "Kamu mengambil Narwhal.", "Robas Narwhal.",
    ]  # fmt: skip
    assert [Speech(language).say(anas) for language in LANGUAGES] == [
        "Ana draws Narwhal.", "Ana mengambil Narwhal.", "Ana roba Narwhal.",
    ]  # fmt: skip


def test_parts_within_sentences_are_said_too():
    place = tell("stable", "your stable", owner="You")
    text = tell("enters", "Narwhal enters your stable.", card="Narwhal", place=place)
    assert [Speech(language).say(text) for language in OTHERS] == [
        "Narwhal masuk ke kandangmu.", "Narwhal entra en tu establo.",
    ]  # fmt: skip


def test_a_missing_message_is_noticed_and_said_in_english():
    speech = Speech("es")
    assert speech.say(tell("no-such-message", "Nothing like it.")) == "Nothing like it."
    assert speech.faults == ["no-such-message is missing"]


def test_the_language_is_that_of_the_browser_if_the_table_speaks_it():
    assert preferred("es-MX,es;q=0.9,en;q=0.8") == "es"
    assert preferred("fr, id;q=0.5") == "id"
    assert preferred("fr") == preferred("") == "en"
    assert known("tlh") == "en"


def test_each_reads_the_story_in_their_own_language_and_can_change_it():
    async def scene():
        house, _, clients = await open_table("unicorns", 2)
        clients[0].say(m.Speak("es"))
        await asyncio.sleep(0.01)
        next(client for client in clients if client.question).answer()
        await asyncio.sleep(0.01)
        told = [
            " ".join(line["text"] for notice in client.notices[-3:] for line in notice.get("log", [])) for client in clients
        ]
        assert " elige " in told[0] or "Eliges " in told[0]
        assert " choose" in told[1]
        clients[0].say(m.Pause("p", True))
        clients[0].say(m.Answer("a", 999, 0))
        await asyncio.sleep(0.01)
        assert "ya estaba decidido" in next(notice["why"] for notice in clients[0].notices if notice.get("id") == "a")
        for client in clients:
            client.leave()
        await asyncio.sleep(0.01)
        await house.close()

    run(scene())


BAD_LISTS = {
    "2 × {near}": ("línea 1", "no existe la carta", "quisiste decir"),
    "# nothing": ("no nombra ninguna carta", "escribe líneas"),
    "800 × {first}\n2 × Qqq Www": ("de 1 a 99", "línea 2"),
    "3 × {first}": ("mazo tiene 3 cartas", "mazo del asiento A"),
    "40 × {first}": ("las puntuaciones no encajan", "de puntuación"),
}


def refused(deck, language):
    """Why a deck is refused, in a language."""

    async def scene():
        house = House(MemoryJournal(), Quiet(), asyncio.get_running_loop().time)
        seated = r.Seated(0, "P0", hashed(virtual.SECRET.format(0)))
        keeper = await house.open("narrators", [r.Arranged(2, {}, "live", 0, 60), seated])
        client = Client(keeper, 0)
        client.say(m.Speak(language))
        await asyncio.sleep(0.01)
        client.say(m.ChooseDeck("d", 0, deck))
        await asyncio.sleep(0.01)
        client.leave()
        await house.close()
        return client.notices[-1]["why"]

    return run(scene())


@pytest.mark.parametrize(("deck", "expected"), BAD_LISTS.items())
def test_the_faults_of_a_deck_are_told_in_the_language_of_its_player(deck, expected):
    first = make_game({"game": "narrators", "seats": 2}).card_names[0]
    deck = deck.format(first=first, near=first[:-1])
    english, spanish, indonesian = (refused(deck, language) for language in ("en", "es", "id"))
    for part in expected:
        assert part.casefold() in spanish.casefold()
    for said in (spanish, indonesian):
        assert said.count("\n") == english.count("\n")
        for word in ("expected", "deck of seat", "unknown", "cards"):
            assert word not in said


def test_sentences_over_http_follow_the_browser(tmp_path):
    with served(tmp_path) as running:
        assert "No hay ninguna mesa" in running.get("/api/tables/QQQQQQ", Accept_Language="es-AR")[1]
        assert "Tidak ada meja" in running.get("/api/tables/QQQQQQ", Accept_Language="id")[1]
        player = Player(running, running.open("narrators"), hello=False)
        player.say(kind="hello", protocol=m.PROTOCOL, secret=SECRET, language="id")
        player.until(lambda: player.log)
        assert any("Giliran 1" in line["text"] for line in player.log)
