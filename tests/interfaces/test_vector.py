import numpy as np
import pytest

from cardwright.interfaces.vector import Vector
from cardwright.kernel.errors import BadInput, IllegalAnswer


def actions(arrays, rng):
    """A random legal action for each game."""
    return [rng.choice(np.flatnonzero(mask)) for mask in arrays.masks]


def snapshot(arrays):
    return [part.copy() for part in (arrays.observations, arrays.masks, arrays.seats, arrays.rewards, arrays.done)]


@pytest.mark.parametrize("setup", [{"game": "unicorns", "seats": 2}, {"game": "wizard"}, {"game": "narrators"}])
def test_worker_processes_play_the_same_games_as_one_process(setup):
    rng = np.random.default_rng(1)
    ended = 0
    with Vector(setup, 5, workers=2, seed="same") as many:
        alone = Vector(setup, 5, seed="same")
        for _ in range(80):
            for one, two in zip(snapshot(alone.arrays), snapshot(many.arrays), strict=True):
                assert (one == two).all()
            chosen = actions(alone.arrays, rng)
            alone.step(chosen)
            many.step(chosen)
            ended += int(alone.arrays.done.sum())
    assert ended or setup["game"] != "wizard"


def test_a_game_that_ends_is_followed_by_another_with_other_cards():
    vector = Vector({"game": "wizard"}, 3)
    rng = np.random.default_rng(2)
    begun = {vector.arrays.observations[row].tobytes() for row in range(3)}
    for _ in range(300):
        arrays = vector.step(actions(vector.arrays, rng))
        for row in np.flatnonzero(arrays.done):
            assert abs(arrays.rewards[row]).sum() > 0
        assert not arrays.rewards[~arrays.done].any()
        assert arrays.masks.any(axis=1).all()
    rows = vector._rows
    assert rows is not None and min(rows.dealt) > 2 and len(begun) > 1


def test_an_illegal_action_is_refused_in_the_workers_too():
    for workers in (0, 1):
        with Vector({"game": "wizard"}, 2, workers=workers) as vector, pytest.raises(IllegalAnswer):
            vector.step([len(vector.adapter.actions) - 1] * 2)


def test_numbers_that_do_not_fit_are_told():
    for games, workers in ((0, 0), (1, 2), (1, -1)):
        with pytest.raises(BadInput, match="at least one game"):
            Vector({"game": "wizard"}, games, workers)
