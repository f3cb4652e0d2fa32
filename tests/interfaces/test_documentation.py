"""The pages say what the code does now, and the examples in them run."""

import re
from pathlib import Path

import pytest

from cardwright.cli import app
from cardwright.interfaces import reference

DOCS = Path(__file__).parents[2] / "docs"
EXAMPLES = re.findall(r"```python\n(.*?)```", (DOCS / "research.md").read_text(encoding="utf-8"), re.DOTALL)


def test_the_layouts_are_up_to_date():
    # To mend: run python -m cardwright.interfaces.reference
    assert (DOCS / "spaces.md").read_text(encoding="utf-8") == reference.page()


def test_there_is_an_example_for_each_interface():
    assert len(EXAMPLES) == 4


@pytest.mark.parametrize("text", EXAMPLES, ids=["gymnasium", "pettingzoo", "openspiel", "vector"])
def test_the_examples_run(text):
    exec(compile(text, "docs/research.md", "exec"), {})


def test_the_command_lists_every_number_and_action(capsys):
    app("spaces wizard --option draw_mode=one_by_one", result_action="return_value")
    lines = capsys.readouterr().out.splitlines()
    numbers = [line for line in lines if line.startswith("number")]
    actions = [line for line in lines if line.startswith("action")]
    assert lines[0].startswith(f"Unreliable Wizard, seats: 1; {len(numbers)} numbers")
    assert any(line.endswith("draw one more") for line in actions)
