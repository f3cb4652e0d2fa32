"""Without a library, its module says which extra brings it."""

import subprocess
import sys
import tempfile
from pathlib import Path

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


def test_the_example_that_learns_says_that_it_needs_pytorch():
    example = Path(__file__).parents[2] / "examples" / "learn.py"
    code = f"import runpy, sys; sys.modules['torch'] = None\nrunpy.run_path({str(example)!r})"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert run.returncode == 1
    assert run.stderr.strip() == "This example needs PyTorch: pip install 'cardwright[learn]'"


def test_the_example_that_learns_runs():
    pytest.importorskip("torch", reason="PyTorch is not installed: pip install 'cardwright[learn]'")
    example = Path(__file__).parents[2] / "examples" / "learn.py"
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, str(example), "--minutes", "0.1", "--games", "8", "--rows", "8", "--out", f"{folder}/curve"]
        run = subprocess.run(command, capture_output=True, text=True, check=True)
        assert "the policy won" in run.stdout and Path(folder, "curve.svg").exists()
