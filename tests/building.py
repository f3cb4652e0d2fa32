"""Which build is under test."""

import pytest

from cardwright.kernel import state

COMPILED = not state.__file__.endswith(".py")

interpreted_only = pytest.mark.skipif(COMPILED, reason="compiled functions cannot be replaced")
