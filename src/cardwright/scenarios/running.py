"""Runs scenarios: every scene must hold, line by line."""

from __future__ import annotations

from cardwright.kernel.errors import Defect
from cardwright.scenarios.collecting import CollectionScene
from cardwright.scenarios.loading import Scenario, Scene


class Failure:
    """The first line that does not hold: where it stands, what it says, and what was found instead."""

    def __init__(self, file: str, line: int, step: str, found: str) -> None:
        self.file, self.line, self.step, self.found = file, line, step, found

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.step}\n  found: {self.found}"


def run_scene(scene: Scene, file: str) -> Failure | None:
    """Play a scene; the first line that does not hold, if any. Raises FaultyFile for an impossible position."""
    line, text = scene.line, "the position"
    try:
        s = scene.start()
        for step in scene.steps:
            line, text = step.line, step.text
            found = step.take(scene.speech, s)
            if found:
                return Failure(file, line, text, found)
    except Defect as defect:
        return Failure(file, line, text, str(defect))
    return None


def run_collection(scene: CollectionScene, file: str) -> Failure | None:
    """Play a scene about collections; the first line that does not hold, if any."""
    for step, found in scene.play():
        if found:
            return Failure(file, step.line, step.text, found)
    return None


def run_scenario(scenario: Scenario) -> Failure | None:
    """Play all scenes of a scenario; the first line that does not hold, if any. Raises FaultyFile."""
    for scene in scenario.scenes:
        failure = run_scene(scene, scenario.file)
        if failure is not None:
            return failure
    for owned in scenario.collections:
        failure = run_collection(owned, scenario.file)
        if failure is not None:
            return failure
    return None
