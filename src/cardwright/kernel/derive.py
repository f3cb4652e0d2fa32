"""Writes ``_derived.py``: clone, equality and plain data of the classes in ``state.py``, from their annotations.

Run ``python -m cardwright.kernel.derive`` after changing a field; a test fails while the written file is out of date.
"""

from __future__ import annotations

import ast
from pathlib import Path

HERE = Path(__file__).parent
CLASSES = ["Frame", "Decision", "State"]
NOT_DERIVED = {"log"}  # listeners are no part of the game


def fields() -> dict[str, list[tuple[str, str]]]:
    """Name and annotation of each field, by class, as written in ``state.py``."""
    found: dict[str, list[tuple[str, str]]] = {}
    for node in ast.parse((HERE / "state.py").read_text()).body:
        if not isinstance(node, ast.ClassDef) or node.name not in CLASSES:
            continue
        init = next(n for n in node.body if isinstance(n, ast.FunctionDef) and n.name == "__init__")
        found[node.name] = [
            (line.target.attr, ast.unparse(line.annotation))
            for line in init.body
            if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Attribute)
        ]
        found[node.name] = [field for field in found[node.name] if field[0] not in NOT_DERIVED]
    return found


def _copied(name: str, kind: str) -> str:
    match kind:
        case "list[int]" | "list[tuple[int, ...]]":
            return f"x.{name}[:]"
        case "dict[int, int]" | "bytearray":
            return f"x.{name}.copy()"
        case "list[Frame]":
            return f"[clone_frame(part) for part in x.{name}]"
        case "tuple[Frame, ...]":
            return f"tuple([clone_frame(part) for part in x.{name}]) if x.{name} else x.{name}"
        case "Game" | "Node" | "int" | "bytes" | "tuple[int, ...]" | "tuple[Decision, ...]":
            return f"x.{name}"
    raise TypeError(f"no recipe for a field of type {kind}: add one to derive.py")


def _same(name: str, kind: str) -> str:
    match kind:
        case "list[Frame]" | "tuple[Frame, ...]" | "tuple[Decision, ...]":
            part = "decision" if "Decision" in kind else "frame"
            return (
                f"len(x.{name}) == len(y.{name}) and all([same_{part}(a, b) for a, b in zip(x.{name}, y.{name}, strict=True)])"
            )
        case "Game" | "Node":
            return f"x.{name} is y.{name}"
    return f"x.{name} == y.{name}"


def _data(name: str, kind: str) -> str:
    match kind:
        case "list[Frame]" | "tuple[Frame, ...]":
            return f"[frame_data(part) for part in x.{name}]"
        case "tuple[Decision, ...]":
            return f"[decision_data(part) for part in x.{name}]"
        case "Node":
            return f"x.{name}.index"
        case "bytes":
            return f"x.{name}.hex()"
        case "list[tuple[int, ...]]":
            return f"[list(part) for part in x.{name}]"
        case "list[int]" | "tuple[int, ...]" | "bytearray":
            return f"list(x.{name})"
        case "dict[int, int]":
            return f"[[key, x.{name}[key]] for key in sorted(x.{name})]"
    return f"x.{name}"


def _read(name: str, kind: str, at: int) -> str:
    match kind:
        case "Game":
            return "game"
        case "list[Frame]":
            return f"[frame_from(game, part) for part in data[{at}]]"
        case "tuple[Frame, ...]":
            return f"tuple([frame_from(game, part) for part in data[{at}]])"
        case "tuple[Decision, ...]":
            return f"tuple([decision_from(game, part) for part in data[{at}]])"
        case "Node":
            return f"game.nodes[data[{at}]]"
        case "bytes":
            return f"bytes.fromhex(data[{at}])"
        case "list[tuple[int, ...]]":
            return f"[tuple(part) for part in data[{at}]]"
        case "dict[int, int]":
            return f"{{int(key): int(value) for key, value in data[{at}]}}"
        case "tuple[int, ...]" | "bytearray":
            return f"{kind.split('[')[0]}(data[{at}])"
        case "list[int]":
            return f"list(data[{at}])"
    return f"int(data[{at}])"


def source() -> str:
    """The text of ``_derived.py``."""
    out = [
        '"""Written by derive.py from the fields in state.py; do not edit."""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import TYPE_CHECKING, Any",
        "",
        "from cardwright.kernel.state import Decision, Frame, State",
        "",
        "if TYPE_CHECKING:",
        "    from cardwright.kernel.game import Game",
    ]
    for cls, members in fields().items():
        low = cls.lower()
        saved = [(n, k) for n, k in members if k != "Game"]
        out += ["", "", f"def clone_{low}(x: {cls}) -> {cls}:", '    """An independent copy."""', f"    return {cls}("]
        out += [f"        {_copied(n, k)}," for n, k in members] + ["    )"]
        out += ["", "", f"def same_{low}(x: {cls}, y: {cls}) -> bool:", '    """Whether all fields are equal."""']
        out += ["    return (", "        " + "\n        and ".join(_same(n, k) for n, k in members), "    )"]
        out += [
            "",
            "",
            f"def {low}_data(x: {cls}) -> list[Any]:",
            '    """The fields as plain lists, numbers and texts."""',
        ]
        out += ["    return ["] + [f"        {_data(n, k)}," for n, k in saved] + ["    ]"]
        out += ["", "", f"def {low}_from(game: Game, data: list[Any]) -> {cls}:"]
        out += ['    """The object that the plain data describes."""', f"    return {cls}("]
        place = {n: i for i, (n, _) in enumerate(saved)}
        out += [f"        {_read(n, k, place.get(n, -1))}," for n, k in members] + ["    )"]
    return "\n".join(out) + "\n"


if __name__ == "__main__":
    (HERE / "_derived.py").write_text(source())
