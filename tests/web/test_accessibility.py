"""axe finds nothing to say against any screen, in the light and in the dark."""

from pathlib import Path
from typing import Any

import pytest

from tests.web.people import SCREENS
from tests.web.scenes import SCENES

AXE = Path(__file__).parents[2] / "frontend/node_modules/axe-core/axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN = "async (rules) => (await axe.run(document, {runOnly: rules})).violations"
LOOKS: dict[str, dict[str, Any]] = {"dark": SCREENS["dark"], "phone": SCREENS["phone"]}

pytestmark = pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not installed: make page")


def faults(person):
    """What axe has to say against the screen."""
    person.page.evaluate(AXE.read_text())
    found = person.page.evaluate(RUN, RULES)
    return [f"{one['id']}: {node['html'][:160]} — {node['failureSummary'][:200]}" for one in found for node in one["nodes"][:3]]


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("scene", SCENES)
def test_a_screen(studio, scene, look):
    assert not faults(SCENES[scene](studio, **LOOKS[look]))
