import random
import re

import pytest
from textual.widgets import Static

from cardwright.games.narrators import terms as t
from cardwright.games.position import Holding, Position
from cardwright.kernel.events import EVERYBODY
from cardwright.terminal.asking import Asking
from cardwright.terminal.look import look_for, width_of
from cardwright.terminal.opening import new_setup, open_new, open_saved
from cardwright.terminal.screen import TableApp
from cardwright.terminal.session import HUMAN
from tests.terminal.tables import type_lines
from tests.terminal.test_screen import choices_of, settle, text_of, type_line


def new_session(folder, seed="5", options=()):
    return open_new(new_setup("narrators", 2, list(options), [], [], "random"), seed, folder / "match.json")


def positioned(folder, phase, mine, theirs, hand=(), active=0, options=(), their_hand=()):
    """A session that stands at a step; its match cannot be replayed."""
    session = new_session(folder, options=["cards=pool", *options])
    holdings = [
        Holding({"page": mine, "hand": list(hand)}, {"deck_size": 10, "score": 9}),
        Holding({"page": theirs, "hand": list(their_hand)}, {"deck_size": 10, "score": 3}),
    ]
    position = Position(holdings, Holding({}, {"turn": 3}), phase, active, "1")
    state = session.entry.positions(session.match.game).build(position)
    state.log = []
    state.advance()
    session.match.state = state
    return session


def challenged(session):
    """The human challenges with everybody; the rival opposes with whom it can."""
    while session.question is None or session.question.kind != t.ASK_PLAY:
        question = session.match.state.pending[0]
        session.match.answer(question.seat, question.options[-1])
    return session


MINE = ["Background Extra + Dragon in Disguise at 7", "Faithful Steed"]
THEIRS = ["Stone Sentinel"]


@pytest.mark.parametrize(("size", "lines"), [((80, 24), 2), ((140, 45), 1)])
async def test_all_that_matters_is_on_the_screen(tmp_path, size, lines):
    session = challenged(positioned(tmp_path, "challenge", MINE, THEIRS, ["Red Pen", "Newly Knighted"]))
    async with TableApp(session, pause=0).run_test(size=size) as pilot:
        await settle(pilot)
        app = pilot.app
        assert "Turn 3 of 6 · tricks step · you challenge · you 9, Ben 3 of 21" in text_of(app, "#head")
        assert "you: deck 10, discard pile 0" in text_of(app, "#head")
        blocks = [str(block.content) for block in app.query(".block").results(Static)]
        assert len(blocks) == lines
        table = "\n".join(blocks)
        assert "▶ A You" in table
        assert "9/21" in table
        assert "hand 2" in table
        assert re.search(r"» \[5\]●Faithful Steed\s+↔\s+(« )?\[7\]●Stone Sentinel", table)
        assert "★ [7]◆Dragon in Disguise on Background Extra" in " ".join(table.replace("│", "").split())
        assert "✦Red Pen" in text_of(app, "#hand")
        for name in ("#head", "#table", "#log-scroll", "#hand", "#question", "#choices", "#card-scroll", "#input"):
            region = app.query_one(name).region
            assert region.height > 0, name
            assert region.bottom <= size[1], name
            assert region.right <= size[0], name


async def test_a_transform_is_played_alone_or_on_somebody(tmp_path):
    session = positioned(tmp_path, "play", MINE, THEIRS, ["Newly Knighted", "Village Baker"])
    async with TableApp(session, pause=0).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        assert choices_of(pilot.app) == ["1 pass", "2 play ◆Newly Knighted … (3)", "3 play ●Village Baker (2)"]
        await type_line(pilot, "knighted")
        assert choices_of(pilot.app)[::2] == ["1 as a new character (4)", "3 on your ●Faithful Steed (5): makes 9"]
        await type_line(pilot, "3")
        assert "Newly Knighted covers your Faithful Steed: 5 + 4 = 9 power." in text_of(pilot.app, "#log")


def test_like_characters_are_told_apart(tmp_path):
    session = positioned(tmp_path, "challenge", ["Background Extra", "Background Extra at 1"], THEIRS)
    asking = Asking(session, look_for(session))
    assert [choice.text for choice in asking.listed] == ["stop", "your Background Extra (3)", "your Background Extra (1)"]
    assert asking.read("extra 1").option == session.question.options[2]


def test_the_duel_is_told_line_by_line(tmp_path):
    session = challenged(positioned(tmp_path, "challenge", ["Stone Sentinel"], ["Background Extra + Newly Knighted"]))
    for _ in range(2):
        question = session.match.state.pending[0]
        session.match.answer(question.seat, question.options[0])
    first = session.lines.index("— duel step —") + 1
    assert session.lines[first : first + 7] == [
        "Duel: your Stone Sentinel (7) against Newly Knighted of Ben (7).",
        "Your Stone Sentinel loses 7 power: it had 7, none is left.",
        "Newly Knighted of Ben loses 7 power: it had 7, none is left.",
        "Your Stone Sentinel dies.",
        "Newly Knighted of Ben dies, with the card below it.",
        "You gain 2 score for the defeat of Newly Knighted of Ben (1 for its transform): 11 in all.",
        "— end of the turn —",
    ]


def test_the_log_says_who_takes_more_and_whose_duel_is_off(tmp_path):
    session = positioned(tmp_path, "challenge", ["Dream Eater", "Faithful Steed"], ["Stone Sentinel"], ["Cold Open"])
    challenged(session)
    assert "Stone Sentinel of Ben (7) opposes your Faithful Steed." in session.lines
    session.match.answer(HUMAN, session.question.options[1])
    while session.view.numbers["turn"] == 3:
        question = session.match.state.pending[0]
        session.match.answer(question.seat, question.options[0])
    assert "Stone Sentinel returns to Ben's hand." in session.lines
    assert "Your Faithful Steed has nobody left to duel: nothing happens." in session.lines
    session = challenged(positioned(tmp_path, "challenge", ["Faithful Steed", "Dream Eater"], ["Stone Sentinel"]))
    session.match.answer(HUMAN, session.question.options[0])
    session.match.answer(1, session.match.state.pending[0].options[0])
    assert "Your Dream Eater makes Stone Sentinel of Ben lose 1 more." in session.lines


def script(seed, count=500):
    rng = random.Random(seed)
    return [rng.choice(["1", "2", "2", "3", "4", "pass", "no", "done", "yes"]) for _ in range(count)]


def test_a_whole_game_by_script_is_the_same_each_time(tmp_path):
    first = type_lines(new_session(tmp_path), *script(5))
    assert "The game is over: " in first
    assert "The final score: you " in first
    assert first == type_lines(new_session(tmp_path), *script(5))


def test_wrong_input_undo_and_resume(tmp_path):
    session = new_session(tmp_path)
    text = type_lines(session, "77", "trombone", "card", "card red pen", "piles", "1", "undo", "?")
    assert "There is no number 77 here; choose 1 to 4." in text
    assert "“trombone” is none of the choices" in text
    assert "✦Red Pen (Spell, card score 1): A rival character loses 3 power." in text
    assert "Your score pile (0):" in text
    assert "Back to before your last answer." in text
    assert "★ unopposed: will score" in " ".join(text.split())
    again = open_saved(session.path)
    assert again.lines == session.lines
    asked, asked_again = session.question, again.question
    assert asked is not None
    assert asked_again is not None
    assert asked_again.options == asked.options


def test_like_moves_are_one_line(tmp_path):
    session = new_session(tmp_path)
    assert "Ben draws 3 cards." in session.lines
    assert re.search(r"You draw [^,]+, [^,]+ and [^,]+\.", "\n".join(session.lines))


@pytest.mark.parametrize("seed", range(4))
def test_no_hidden_name_is_ever_shown(tmp_path, seed):
    session = new_session(tmp_path, str(seed), ["cards=drafted"])
    game, names = session.match.game, session.match.game.card_names
    rng = random.Random(seed)
    look = look_for(session)
    told = 0
    while not session.over:
        view = session.view
        mine = {names[card] for card in range(len(names)) if game.owner[card] == HUMAN}
        theirs = {names[card] for card in range(len(names)) if game.owner[card] != HUMAN} - mine
        shown = {names[event.card] for event in session.match.events if event.card >= 0 and event.knowers & 1}
        shown |= {names[event.card] for event in session.match.events if event.knowers == EVERYBODY and event.card >= 0}
        shown |= {names[card] for zone in view.zones for card in zone if card >= 0}
        table = look.table(view, 78)
        page = [line for block in table.blocks for line in block.lines] + table.hand + look.page("piles", session, 78)
        text = "\n".join([*session.lines[told:], *["".join(part.text for part in line) for line in page]])
        assert not [name for name in theirs - shown if re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text)]
        told = len(session.lines)
        question = session.match.state.pending[0]
        session.match.answer(question.seat, rng.choice(question.options))


def test_high_stacks_are_broken_into_lines(tmp_path):
    stack = " + ".join(["Background Extra", *["Newly Knighted", "Dragon in Disguise", "Faerie War-Corgi"] * 2])
    session = positioned(tmp_path, "play", [stack], [])
    lines = look_for(session).table(session.view, 40).blocks[0].lines
    assert all(width_of(line) <= 40 for line in lines)
    assert len(lines) > 3
