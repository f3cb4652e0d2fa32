"""The weights of the estimate in ``worth.py``, one for each of its numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

if TYPE_CHECKING:
    from cardwright.games.wizard.solving.hand import Floats

WEIGHTS: Final[Floats] = np.array(
    [
        2.532,
        0.004,
        -2.039,
        -0.225,
        -1.474,
        -0.653,
        0.611,
        -1.717,
        -0.072,
        0.153,
        -1.618,
        0.531,
        -0.004,
        0.662,
        1.554,
        -0.497,
        0.450,
        5.298,
        0.165,
        1.435,
        1.539,
        0.306,
        -0.133,
        0.567,
    ]
)
