"""Scenario files: from TOML to scenes whose every line is understood."""

from __future__ import annotations

import difflib
import re
import tomllib
from pathlib import Path
from typing import Any, Final

from cardwright.games.position import TABLE, Holding, Position, PositionError
from cardwright.games.registry import game_entry
from cardwright.kernel.errors import BadInput
from cardwright.kernel.state import State
from cardwright.language.setfile import FaultyFile, read_set
from cardwright.scenarios.collecting import TABLE as COLLECTION
from cardwright.scenarios.collecting import CollectionReader, CollectionScene
from cardwright.scenarios.places import TOP, Places
from cardwright.scenarios.speech import SEAT_NAMES, Speech, speech_for
from cardwright.scenarios.steps import Step, read_step, without_comment

FILE_KEYS: Final = {"title": str, "ruling": str, "game": str, "sets": list}
SCENE_KEYS: Final = {"seats": int, "options": dict, "seed": str, "active": str, "phase": str, "play": str}
KIND_WORDS: Final = {str: "a text in quotes", int: "a whole number from 0", dict: "a table", list: "a list of card names"}
ADVICE: Final = "with [[scene]] only title, ruling, game and sets stand at the top of the file"


class Scene:
    """One position with its steps. ``line`` is where it begins."""

    def __init__(self, places: Places, number: int, line: int, speech: Speech, position: Position) -> None:
        self.places = places
        self.number = number
        self.line = line
        self.speech = speech
        self.position = position
        self.steps: list[Step] = []

    def start(self) -> State:
        """The position, run to its first question. Raises FaultyFile if there can be no such position."""
        try:
            s = self.speech.positions.build(self.position)
        except PositionError as error:
            table = "table" if error.seat == TABLE else SEAT_NAMES[error.seat]
            line = self.places.line(self.number, table, error.key)
            raise self.places.fault(self.places.line_naming(line, error.card) if error.card else line, str(error)) from None
        s.advance()
        return s


class Scenario:
    """A scenario file that was understood: scenes at the table, and scenes about collections."""

    def __init__(
        self, file: str, title: str, ruling: str, game: str, scenes: list[Scene], collections: list[CollectionScene]
    ) -> None:
        self.file = file
        self.title = title
        self.ruling = ruling
        self.game = game
        self.scenes = scenes
        self.collections = collections


def load_scenario(path: Path, file: str = "") -> Scenario:
    """Read a scenario file; ``file`` is how messages call it. Raises FaultyFile with file and line."""
    return read_scenario(read_set(path), file or str(path), path.parent)


def read_scenario(text: str, file: str, folder: Path = Path()) -> Scenario:
    """The scenario that a text describes; the set files it names are looked for from ``folder`` on.

    Raises FaultyFile with file and line.
    """
    places = Places(file, text)
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        match = re.search(r"line (\d+)", str(error))
        line = int(match[1]) if match else len(places.lines)
        message = re.sub(r"\s*\(at .*\)$", "", str(error))
        raise places.fault(line, f"not valid TOML: {message}") from None
    except RecursionError:
        raise places.fault(1, "not valid TOML: nested too deeply") from None
    return _Reader(places, data, folder).read()


class _Reader:
    def __init__(self, places: Places, data: dict[str, Any], folder: Path) -> None:
        self.places = places
        self.data = data
        self.folder = folder
        self.sets: list[dict[str, str]] = []  # as a setup has them

    def fault(self, scene: int, table: str, key: str, message: str) -> BadInput:
        return self.places.fault(self.places.line(scene, table, key), message)

    def read(self) -> Scenario:
        head = {key: self.value(-1, self.data, key, kind, kind()) for key, kind in FILE_KEYS.items()}
        if not head["title"]:
            raise self.places.fault(1, "title is missing; expected one sentence")
        try:
            game_entry(head["game"])
        except BadInput as error:
            raise self.fault(-1, TOP, "game", str(error) if head["game"] else f"game is missing: {error}") from None
        mode = "add" if game_entry(head["game"]).sets.adds else "instead"
        self.sets = [{"file": name, "text": read_set(self.folder / name), "mode": mode} for name in head["sets"]]
        rest = {key: value for key, value in self.data.items() if key not in FILE_KEYS}
        found = rest.pop("scene", None)
        if found is None:
            written = [(-1, rest)]
        elif not isinstance(found, list) or not all(isinstance(scene, dict) for scene in found):
            raise self.fault(-1, TOP, "scene", "expected scenes as tables [[scene]]")
        elif rest:
            key = next(iter(rest))
            raise self.fault(-1, TOP, key, f"“{key}” belongs into a scene: {ADVICE}")
        else:
            written = list(enumerate(found))
        game = head["game"]
        scenes = [self.scene(number, data, game) for number, data in written if COLLECTION not in data]
        reader = CollectionReader(self.places)
        collections = [reader.scene(number, data, game) for number, data in written if COLLECTION in data]
        return Scenario(self.places.file, head["title"], head["ruling"], game, scenes, collections)

    def value(self, scene: int, table: dict[str, Any], key: str, kind: type, default: Any, name: str = TOP) -> Any:
        """A value of the right kind, or the default where there is none."""
        value = table.get(key, default)
        right = isinstance(value, kind) and not isinstance(value, bool)
        if kind is int and right:
            right = value >= 0
        elif kind is list and right:
            right = all(isinstance(part, str) for part in value)
        if not right:
            expected = "a list of file names" if key == "sets" else KIND_WORDS[kind]
            raise self.fault(scene, name, key, f"{key} = {value!r}: expected {expected}")
        return value

    def scene(self, number: int, data: dict[str, Any], game: str) -> Scene:
        line = self.places.scene_lines[number] if 0 <= number < len(self.places.scene_lines) else 1
        least, most = game_entry(game).seats
        if "seats" not in data and least != most:
            raise self.places.fault(line, "seats is missing; expected the number of players")
        seats = self.value(number, data, "seats", int, least)
        phase = self.value(number, data, "phase", str, "")
        options = dict(self.value(number, data, "options", dict, {}))
        if phase == "setup" and any(option.name == "first_player" for option in game_entry(game).options):
            options.setdefault("first_player", "A")
        try:
            speech = speech_for(game, seats, options, self.sets)
        except FaultyFile:
            raise  # a set file tells of its own faults
        except BadInput as error:
            if self.sets and "option" not in str(error):
                raise self.fault(-1, TOP, "sets", str(error)) from None
            raise self.fault(number, TOP, "options" if "option" in str(error) else "seats", str(error)) from None
        if "phase" not in data:
            phase = "action" if "action" in speech.positions.phases else speech.positions.phases[0]
        if phase not in speech.positions.phases:
            expected = ", ".join(speech.positions.phases)
            raise self.fault(number, TOP, "phase", f"unknown phase “{phase}”; expected one of {expected}")
        position = self.position(number, data, speech, phase)
        scene = Scene(self.places, number, line, speech, position)
        scene.steps = self.steps(number, data, speech)
        return scene

    def position(self, number: int, data: dict[str, Any], speech: Speech, phase: str) -> Position:
        positions = speech.positions
        tables = [name for name in (*speech.names, "table") if name in data]
        for key in data:
            if key in SCENE_KEYS or key in tables:
                continue
            if len(key) == 1 and key in SEAT_NAMES:
                raise self.fault(number, key, "", f"there is no seat {key} with seats = {len(speech.names)}")
            raise self.unknown(number, TOP, key, [*FILE_KEYS, *SCENE_KEYS, "A", "B", "table"])
        holdings = [self.holding(number, data, name, positions.seat_cards, positions.seat_numbers) for name in speech.names]
        table = self.holding(number, data, "table", positions.table_cards, positions.table_numbers)
        active = self.value(number, data, "active", str, "A")
        try:
            seat = speech.seat(active)
        except ValueError as error:
            raise self.fault(number, TOP, "active", str(error)) from None
        if phase == "setup":
            for name, holding in [*zip(speech.names, holdings, strict=True), ("table", table)]:
                for key in (*holding.cards, *holding.numbers):
                    raise self.fault(number, name, key, 'phase = "setup" starts a real game and takes no position')
            if seat:
                raise self.fault(number, TOP, "active", "a real game begins with A; leave active out")
        return Position(holdings, table, phase, seat, self.value(number, data, "seed", str, "1"))

    def holding(self, scene: int, data: dict[str, Any], name: str, cards: list[str], numbers: list[str]) -> Holding:
        table = self.value(scene, data, name, dict, {})
        holding = Holding()
        for key in table:
            if key in cards:
                holding.cards[key] = self.value(scene, table, key, list, [], name)
            elif key in numbers:
                holding.numbers[key] = self.value(scene, table, key, int, 0, name)
            elif key != "play":
                raise self.unknown(scene, name, key, [*cards, *numbers])
        return holding

    def unknown(self, scene: int, table: str, key: str, expected: list[str]) -> BadInput:
        near = difflib.get_close_matches(key, expected, 1)
        hint = f"; did you mean “{near[0]}”?" if near else ""
        where = f" in [{table}]" if table else ""
        return self.fault(scene, table, key, f"unknown key “{key}”{where}; expected {', '.join(expected)}{hint}")

    def steps(self, number: int, data: dict[str, Any], speech: Speech) -> list[Step]:
        """The steps of ``play``, which may also stand below a table, as a key of it."""
        tables = [(TOP, data)] + [(name, data[name]) for name in (*speech.names, "table") if name in data]
        written = [(name, table) for name, table in tables if "play" in table]
        if not written:
            raise self.places.fault(self.places.line(number, TOP), "play is missing; expected the steps")
        if len(written) > 1:
            raise self.fault(number, written[1][0], "play", "play stands here a second time")
        name, table = written[0]
        text = self.value(number, table, "play", str, "", name)
        steps: list[Step] = []
        for line, words in self.places.text_lines(self.places.line(number, name, "play"), text):
            step = without_comment(words)
            if not step:
                continue
            try:
                steps.append(read_step(speech, line, step))
            except ValueError as error:
                raise self.places.fault(line, str(error)) from None
        if not steps:
            raise self.fault(number, name, "play", "play has no step; expected at least one")
        return steps
