import pytest

from cardwright.arena.sheets import interval_text, lineup_name, time_text


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(0, "–"), (4e-7, "0.4 µs"), (3.21e-6, "3.2 µs"), (1.5e-4, "150 µs"), (0.0123, "12 ms"), (0.29, "290 ms"), (61.2, "61 s"),
     (150, "150 s")],
)  # fmt: skip
def test_durations_have_a_fitting_unit(seconds, text):
    assert time_text(seconds) == text


def test_equal_neighbours_of_a_lineup_are_counted():
    assert lineup_name(("a", "b", "b", "b")) == "a – 3 b"
    assert lineup_name(("a", "b", "a")) == "a – b – a"


def test_intervals_are_told_in_per_cent():
    assert interval_text((0.1234, 1.0)) == "12.3 … 100.0 %"
    assert interval_text((-0.05, 0.05), "+") == "-5.0 … +5.0 %"
