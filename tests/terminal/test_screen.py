import pytest
from textual.widgets import Input, OptionList, Static

from cardwright.games.unicorns import terms as t
from cardwright.terminal.opening import open_saved
from cardwright.terminal.popup import Popup
from cardwright.terminal.screen import TableApp
from tests.terminal.tables import new_session, play_until, positioned


def text_of(app, name):
    return str(app.screen_stack[0].query_one(name, Static).content)


def choices_of(app):
    choices = app.query_one("#choices", OptionList)
    return [str(choices.get_option_at_index(place).prompt) for place in range(choices.option_count)]


async def settle(pilot):
    """Wait until no bot is thinking."""
    await pilot.pause()
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()


async def type_line(pilot, line):
    pilot.app.query_one("#input", Input).value = line
    await pilot.press("enter")
    await settle(pilot)


def at_start(tmp_path, seats=4, **more):
    return TableApp(new_session(tmp_path, "5", seats, options=["first_player=A"], **more), pause=0)


HAND = ["Narwhal", "Good Deal", "Barbed Wire", "Neigh"]
STABLES = [["Baby Narwhal"], ["Rhinocorn"], ["Yay"]]


def at_action(tmp_path):
    return TableApp(positioned(tmp_path, HAND, STABLES), pause=0)


async def test_everything_that_matters_is_on_a_small_screen(tmp_path):
    async with at_start(tmp_path).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        app = pilot.app
        assert "Setting up" in text_of(app, "#head")
        assert "deck 94" in text_of(app, "#head")
        assert text_of(app, "#question") == "Choose your Baby Unicorn"
        assert len(choices_of(app)) == 13
        assert "Your hand (5)" in text_of(app, "#hand")
        for name in ("#head", "#table", "#log-scroll", "#hand", "#question", "#choices", "#card-scroll", "#input"):
            region = app.query_one(name).region
            assert region.height > 0, name
            assert region.bottom <= 24, name
            assert region.right <= 80, name
        seats = [str(seat.content) for seat in app.query(".block").results(Static)]
        assert seats[0].split() == ["▶", "A", "You", "0/7", "hand", "5", "nothing"]
        assert len(seats) == 4


@pytest.mark.parametrize("line", ["2", "pink", "Baby Unicorn (Pink)"])
async def test_answers_by_number_and_by_words(tmp_path, line):
    async with at_start(tmp_path).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await type_line(pilot, line)
        assert "You choose Baby Unicorn (Pink)." in text_of(pilot.app, "#log")
        assert text_of(pilot.app, "#question") == "Your action: play a card or draw"


async def test_answers_by_keys(tmp_path):
    async with at_start(tmp_path).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("down", "down", "up", "enter")
        await settle(pilot)
        assert "You choose Baby Unicorn (Pink)." in text_of(pilot.app, "#log")


async def test_answers_by_click(tmp_path):
    async with at_start(tmp_path).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.click("#choices", offset=(6, 1))
        await settle(pilot)
        assert "You choose Baby Unicorn (Pink)." in text_of(pilot.app, "#log")
        assert pilot.app.focused is pilot.app.query_one("#input")


async def test_a_card_first_and_then_its_stable(tmp_path):
    async with at_action(tmp_path).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        app = pilot.app
        assert choices_of(app) == ["1 play ◇Narwhal into …", "2 play ✦Good Deal", "3 play ▼Barbed Wire into …", "4 draw"]
        await type_line(pilot, "1")
        assert text_of(app, "#question") == "Play Narwhal into …"
        assert choices_of(app) == ["1 your stable", "2 Ben's stable", "3 Cleo's stable"]
        await pilot.press("escape")
        await pilot.pause()
        assert len(choices_of(app)) == 4
        await type_line(pilot, "play narwhal into b")
        assert "You play Narwhal into Ben's stable." in text_of(app, "#log")


async def test_what_does_not_fit_is_told(tmp_path):
    async with at_action(tmp_path).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await type_line(pilot, "play the trombone")
        assert "“play the trombone” is none of the choices" in text_of(pilot.app, "#note")
        assert pilot.app.session.match.answers == []
        assert len(choices_of(pilot.app)) == 4


async def test_cards_can_be_read(tmp_path):
    async with at_action(tmp_path).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        app = pilot.app
        assert "◇ Narwhal" in text_of(app, "#card")
        await pilot.press("down")
        await pilot.pause()
        assert "Draw three cards" in text_of(app, "#card")
        await type_line(pilot, "card black knight")
        assert "Note: Only against destroy" in text_of(app, "#card")
        await pilot.click(".block", offset=(26, 0))
        await pilot.pause()
        assert "Baby Narwhal" in text_of(app, "#card")
        app.query_one("#input", Input).value = "dr"
        await pilot.pause()
        assert app.board.marked == 3


async def test_pages(tmp_path):
    async with at_action(tmp_path).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        for key, line, words in (("f1", "?", "card NAME"), ("f2", "table", "●●○○○○○ 2/7"), ("f3", "log", "")):
            await pilot.press(key)
            await pilot.pause()
            assert isinstance(pilot.app.screen, Popup)
            await pilot.press("escape")
            await pilot.pause()
            await type_line(pilot, line)
            assert isinstance(pilot.app.screen, Popup)
            assert words in str(pilot.app.screen.query_one(Static).content).replace("1/7", "2/7").replace("●○○", "●●○")
            await pilot.press("q")
            await pilot.pause()
            assert not isinstance(pilot.app.screen, Popup)


async def test_undo(tmp_path):
    async with at_start(tmp_path).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await type_line(pilot, "undo")
        assert "no answer of yours" in text_of(pilot.app, "#note")
        await type_line(pilot, "1")
        await pilot.press("ctrl+z")
        await settle(pilot)
        assert text_of(pilot.app, "#question") == "Choose your Baby Unicorn"
        assert "You choose" not in text_of(pilot.app, "#log")
        await type_line(pilot, "3")
        assert "You choose Baby Unicorn (Orange)." in text_of(pilot.app, "#log")


async def test_quitting_and_resuming_in_the_middle_of_a_window(tmp_path):
    session = play_until(new_session(tmp_path, "8", 4, "greedy"), lambda question: question.kind == t.ASK_INSTANT)
    async with TableApp(session, pause=0).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        question, choices, log = text_of(pilot.app, "#question"), choices_of(pilot.app), session.lines[:]
        assert "Answer it?" in question
        await type_line(pilot, "quit")
    again = open_saved(session.path)
    assert again.lines == log
    async with TableApp(again, pause=0).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        assert (text_of(pilot.app, "#question"), choices_of(pilot.app)) == (question, choices)
        await type_line(pilot, "no")
        assert again.match.answers[-1] or again.over
        assert len(again.lines) > len(log)


async def test_a_whole_game(tmp_path):
    async with at_start(tmp_path, seats=3).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        for _ in range(300):
            if pilot.app.session.over:
                break
            pilot.app.take(pilot.app.asking.choose(0))
            await pilot.app.workers.wait_for_complete()
        await settle(pilot)
        assert pilot.app.session.over
        assert "The game is over" in text_of(pilot.app, "#question")
        assert choices_of(pilot.app) == []
        await type_line(pilot, "undo")
        assert not pilot.app.session.over


async def test_a_large_screen_has_room(tmp_path):
    async with at_start(tmp_path, seats=8).run_test(size=(140, 45)) as pilot:
        await settle(pilot)
        seats = [str(seat.content) for seat in pilot.app.query(".block").results(Static)]
        assert len(seats) == 8
        assert "○○○○○○ 0/6" in seats[0]
        await pilot.resize_terminal(80, 24)
        await settle(pilot)
        assert "○○○○○○" not in str(pilot.app.query(".block").first(Static).content)


async def test_who_is_choosing_is_not_disturbed(tmp_path):
    session = play_until(new_session(tmp_path, "8", 4), lambda question: question.kind == t.ASK_INSTANT)
    app = TableApp(session, pause=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("down")
        await pilot.pause()
        app.show_all()
        await pilot.pause()
        assert app.board.marked == 1
