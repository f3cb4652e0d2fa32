"""Every house rule in tests/rules/ holds, and only because of its rule option."""

from pathlib import Path

import pytest

from cardwright.games.unicorns.options import RULE_OPTIONS
from cardwright.games.unicorns.rules import Unicorns
from cardwright.scenarios.loading import Scene, load_scenario
from cardwright.scenarios.running import run_scenario, run_scene
from cardwright.scenarios.speech import speech_for

RULES = Path(__file__).parent / "rules"
FILES = sorted(path.stem for path in RULES.glob("*.toml"))
CHOICES = [(option.name, choice) for option in RULE_OPTIONS for choice in option.choices[1:]]
DEFAULTS = {option.name: option.choices[0] for option in RULE_OPTIONS}


def options_of(scene: Scene) -> dict[str, str]:
    game = scene.speech.game
    assert isinstance(game, Unicorns)
    return game.options.values


def holds_without(scene: Scene, name: str) -> bool:
    """Whether the scene also holds when one rule option has its default."""
    options = {**options_of(scene), name: DEFAULTS[name]}
    other = Scene(
        scene.places, scene.number, scene.line, speech_for("unicorns", scene.speech.game.seats, options), scene.position
    )
    other.steps = scene.steps
    return run_scene(other, "") is None


@pytest.mark.parametrize("name", FILES)
def test_the_house_rule_holds(name):
    failure = run_scenario(load_scenario(RULES / f"{name}.toml"))
    assert failure is None, str(failure)


@pytest.mark.parametrize(("name", "choice"), CHOICES)
def test_the_house_rule_does_not_hold_with_the_option_taken_away(name, choice):
    scenes = [scene for file in FILES for scene in load_scenario(RULES / f"{file}.toml").scenes]
    scenes = [scene for scene in scenes if options_of(scene)[name] == choice]
    assert any(not holds_without(scene, name) for scene in scenes)


@pytest.mark.parametrize("file", FILES)
def test_every_file_is_about_an_option(file):
    scenes = load_scenario(RULES / f"{file}.toml").scenes
    assert any(
        not holds_without(scene, name)
        for scene in scenes
        for name, choice in options_of(scene).items()
        if choice != DEFAULTS[name]
    )
