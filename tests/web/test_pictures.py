"""The documentation shows every screen."""

from pathlib import Path

import pytest

from tests.web.scenes import SCENES

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("screen", ["desk", "phone"])
@pytest.mark.parametrize("scene", SCENES)
def test_a_screen_stands_in_the_documentation(scene, screen):
    picture = f"images/table/{scene}-{screen}.webp"
    assert (DOCS / picture).is_file(), "make pictures"
    assert f"({picture})" in (DOCS / "screens.md").read_text(encoding="utf-8")
