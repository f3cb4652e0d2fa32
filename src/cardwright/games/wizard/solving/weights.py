"""The weights of the estimate in ``worth.py``, one for each of its numbers; see ``bench/fit_wizard.py``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

if TYPE_CHECKING:
    from cardwright.games.wizard.solving.hand import Floats

WEIGHTS: Final[Floats] = np.array(
    [
        4.517,
        -0.112,
        -2.911,
        -1.389,
        -1.542,
        -0.701,
        0.743,
        -3.122,
        -0.234,
        0.126,
        -1.756,
        0.885,
        -0.296,
        0.819,
        1.427,
        -0.883,
        0.602,
        5.283,
        0.231,
        1.805,
        1.982,
        0.226,
        -0.192,
        0.568,
    ]
)
