import random
import subprocess
import sys

from cardwright.games.unicorns import terms as t
from cardwright.kernel.errors import Defect
from cardwright.terminal.opening import open_saved
from cardwright.terminal.places import previous
from tests.building import interpreted_only
from tests.terminal.tables import new_session, play_until, type_lines


def instant(question):
    return question.kind == t.ASK_INSTANT


def script(seed, count=400):
    rng = random.Random(seed)
    return [rng.choice(["1", "1", "2", "3", "draw", "pass", ""]) for _ in range(count)]


def test_a_whole_game_by_script_is_the_same_each_time(tmp_path):
    first = type_lines(new_session(tmp_path, "5", 4), *script(5))
    assert "The game is over" in first
    assert first == type_lines(new_session(tmp_path, "5", 4), *script(5))
    assert first != type_lines(new_session(tmp_path, "6", 4), *script(5))


def test_the_table_and_the_question_are_shown(tmp_path):
    text = type_lines(new_session(tmp_path, "5", 3), "1", "table")
    assert "you play against Ben and Cleo (random bots)" in text
    assert "Choose your Baby Unicorn\n   1 Baby Unicorn (Red)\n" in text
    assert "You choose Baby Unicorn (Red)." in text
    assert "── Turn 1 · your turn · action phase ──" in text
    assert "▶ A You  ●○○○○○○ 1/7  hand 6" in text


def test_wrong_input_is_told_and_asked_again(tmp_path):
    text = type_lines(new_session(tmp_path, "5"), "77", "unicorn of doom", "card zzz", "card unicorn", "card", "1")
    assert "There is no number 77 here; choose 1 to 13." in text
    assert "“unicorn of doom” is none of the choices" in text
    assert "There is no card “zzz” in this game." in text
    assert "“unicorn” can mean" in text
    assert "Which card?" in text
    assert text.count("Choose your Baby Unicorn") == 6


def test_commands(tmp_path):
    copy = tmp_path / "copy.json"
    text = type_lines(
        new_session(tmp_path, "5"), "?", "card rhinocorn", "1", "log", f"save {copy}", f"save {copy}", "save", "quit", "draw"
    )
    text = " ".join(text.split())
    assert "Answer with the number of a choice" in text
    assert "Marks: ○ Baby Unicorn" in text
    assert "◆Rhinocorn (Magical Unicorn): At the start of your turn" in text
    assert "Note: Every other start-of-turn effect" in text
    assert text.count("You choose Baby Unicorn (Red).") == 2
    assert f"A copy of the match is saved in {copy}." in text
    assert "is there already" in text
    assert "> draw" not in text
    assert len(open_saved(copy).match.answers) > 0


def test_undo_returns_to_the_same_question(tmp_path):
    text = type_lines(new_session(tmp_path, "5"), "undo", "1", "undo", "2", "undo")
    assert "There is no answer of yours to take back." in text
    assert text.count("Back to before your last answer.") == 2
    assert text.count("\nChoose your Baby Unicorn\n") == 4
    assert "You choose Baby Unicorn (Pink)." in text


def test_undo_skips_answers_that_were_no_choice(tmp_path):
    session = play_until(new_session(tmp_path, "5"), lambda q: q.kind == t.ASK_ACTION)
    before = session.question
    turn = session.view.numbers["turn"]
    session.answer(before.options[-1])
    play_until(session, lambda q: q.kind == t.ASK_ACTION and session.view.numbers["turn"] > turn)
    own = [answer for answer in session.match.answers if answer[0] == 0]
    while session.question.kind != t.ASK_ACTION or session.view.numbers["turn"] > turn:
        assert session.undo()
    assert session.question.options == before.options
    assert len([answer for answer in session.match.answers if answer[0] == 0]) < len(own)
    again = open_saved(session.path)
    assert again.undo()


def test_the_end_of_the_input_saves(tmp_path):
    text = type_lines(new_session(tmp_path, "5"), "1")
    assert f"The match is saved in {tmp_path / 'match.json'}." in " ".join(text.split())
    assert "--resume --save" in text
    assert "You choose Baby Unicorn (Red)." in type_lines(open_saved(tmp_path / "match.json"))


def test_resuming_in_the_middle_of_a_window_of_instants(tmp_path):
    session = play_until(new_session(tmp_path, "8", 4, "greedy"), instant)
    shown = type_lines(session)
    again = open_saved(session.path)
    assert again.question is not None
    assert again.question.options == session.question.options
    assert again.levels == ["", "greedy", "greedy", "greedy"]
    assert again.match.digests == session.match.digests
    text = type_lines(again, "pass")
    assert "Answer it?" in shown
    assert "Answer it?" in text
    one, two = play_until(session, instant), play_until(open_saved(tmp_path / "match.json"), instant)
    assert one.lines[-1]
    assert two.lines


def test_as_a_command(tmp_path):
    run = subprocess.run(
        [sys.executable, "-m", "cardwright", "play", "--seed", "5", "--seats", "3", "--bots", "random"],
        input="1\n",
        env={"XDG_STATE_HOME": str(tmp_path), "PYTHONPATH": ":".join(sys.path)},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert run.returncode == 0, run.stderr
    assert "You choose Baby Unicorn (Red)." in run.stdout
    assert "cardwright play --resume" in " ".join(run.stdout.split())
    assert (tmp_path / "cardwright" / "unicorns.json").exists()


@interpreted_only
def test_broken_rules_are_reported_and_can_be_undone(tmp_path, monkeypatch):
    session = new_session(tmp_path, "5")
    answer = session.match.answer

    def break_down(seat, option, batch=-1):
        if seat == 0:
            defect = Defect("round and round")
            defect.match = session.match.dump()
            raise defect
        answer(seat, option, batch)

    monkeypatch.setattr(session.match, "answer", break_down)
    text = type_lines(session, "1", "table", "undo")
    assert "Sorry, the rules broke: round and round." in text
    assert "Back to before your last answer." in text
    assert text.count("Choose your Baby Unicorn") == 2
    assert (tmp_path / "match.defect.json").exists()


def test_another_game_after_the_end(tmp_path):
    session = new_session(tmp_path, "5", 2)
    assert "This game is not over yet" in type_lines(session, "again")
    lines = script(5)
    text = type_lines(session, *lines)
    assert "type again, undo or quit" in " ".join(text.split())
    text = type_lines(session, "again", "1")
    assert session.match.seed == "5 again"
    assert not session.over
    assert "Choose your Baby Unicorn" in text
    assert open_saved(previous(session.path)).over
