import pytest

from cardwright.arena.log import NAME, Log
from cardwright.arena.schedule import Plan
from cardwright.kernel.errors import BadInput
from tests.arena.making import record

LINEUP = ("random", "greedy")


def plan(**changes):
    values = {"setups": [{"game": "unicorns", "seats": 2}], "seed": "1", "limit": 50, "lineups": [LINEUP], "deals": 3}
    return Plan(**{**values, **changes})


@pytest.fixture
def kept(tmp_path):
    """A folder with two deals."""
    log = Log(tmp_path, plan())
    for deal in range(2):
        log.append(record(deal, LINEUP, [0], [1]))
    log.close()
    return tmp_path


def reopened(folder, *args):
    log = Log(folder, *args)
    log.close()
    return log.records


def test_what_was_played_is_there_again(kept):
    assert reopened(kept, plan()) == [record(0, LINEUP, [0], [1]), record(1, LINEUP, [0], [1])]


def test_a_new_folder_is_made(tmp_path):
    assert reopened(tmp_path / "new" / "folder", plan()) == []


@pytest.mark.parametrize("cut", [1, 5, 60])
def test_a_line_that_was_cut_off_is_dropped_and_written_over(kept, cut):
    path = kept / NAME
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut])
    log = Log(kept, plan())
    assert log.records == [record(0, LINEUP, [0], [1])]
    log.append(record(1, LINEUP, [0], [1]))
    log.close()
    assert path.read_bytes() == whole


def test_a_head_that_was_cut_off_is_written_anew(kept):
    path = kept / NAME
    path.write_bytes(path.read_bytes()[:20])
    assert reopened(kept, plan()) == []
    assert reopened(kept, plan()) == []


def test_more_deals_and_other_bots_go_on_with_the_file(kept):
    assert len(reopened(kept, plan(deals=9, lineups=[LINEUP, ("random", "random")]))) == 2


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"seed": "2"}, "seed: '1', not '2'"),
        ({"limit": 60}, "limit: 50, not 60"),
        ({"setups": [{"game": "unicorns", "seats": 3}]}, "setups differ"),
        ({"setups": [{"game": "unicorns", "seats": 2, "options": {"babies": "pinned"}}]}, "setups differ"),
    ],
)
def test_games_of_another_run_are_not_mixed_in(kept, changes, message):
    before = (kept / NAME).read_bytes()
    with pytest.raises(BadInput, match=message):
        Log(kept, plan(**changes))
    assert (kept / NAME).read_bytes() == before


@pytest.mark.parametrize("line", ["{}", "nonsense", '{"deal": 1}'])
def test_a_damaged_file_is_refused_with_the_line_and_left_alone(kept, line):
    path = kept / NAME
    path.write_text(path.read_text() + line + "\n")
    before = path.read_bytes()
    with pytest.raises(BadInput, match=rf"{NAME}:4: not a line of an arena"):
        Log(kept, plan())
    assert path.read_bytes() == before


def test_a_folder_that_cannot_be_made_is_told(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(BadInput, match="cannot be written"):
        Log(tmp_path / "file" / "folder", plan())
