import pytest

from cardwright.games.wizard.daily import daily_seed
from cardwright.kernel.errors import BadInput


def test_everybody_has_the_same_seed_on_a_day_and_another_one_on_the_next():
    assert daily_seed("2026-03-01") == daily_seed("2026-03-01") == "wizard daily 2026-03-01"
    assert daily_seed("2026-03-02") != daily_seed("2026-03-01")


def test_a_day_is_written_in_one_way():
    with pytest.raises(BadInput, match="expected a day as 2026-03-01"):
        daily_seed("1 March")
