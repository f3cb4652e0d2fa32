"""Without a library, its module says which extra brings it."""

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("module", "library", "extra"),
    [
        ("gym", "gymnasium", "gym"),
        ("pettingzoo", "pettingzoo", "pettingzoo"),
        ("openspiel", "pyspiel", "openspiel"),
        ("vector", "numpy", "gym"),
    ],
)
def test_a_missing_library_is_told_with_the_extra_that_brings_it(module, library, extra):
    code = f"import sys; sys.modules['{library}'] = None\nimport cardwright.interfaces.{module}"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    last = run.stderr.strip().splitlines()[-1]
    assert last.startswith("ImportError: ") and f"pip install 'cardwright[{extra}]'" in last


def test_the_core_needs_no_library():
    code = (
        "import sys\n"
        "for name in ('numpy', 'gymnasium', 'pettingzoo', 'pyspiel', 'torch'):\n    sys.modules[name] = None\n"
        "from cardwright.interfaces.play import Adapter\n"
        "play = Adapter({'game': 'wizard'}).new('1')\n"
        "assert play.legal() and play.observe(0) and play.text(0)\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
