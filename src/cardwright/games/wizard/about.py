"""What is known about the numbers of a data file: each is known, inferred or designed, and players may see which."""

from __future__ import annotations

import tomllib
from typing import Any, Final

STATUSES: Final = ["known", "inferred", "designed"]


def statuses(text: str) -> list[tuple[str, str]]:
    """Place and status of every value of a valid data file, as “rules.life_max”, “known”."""
    found: list[tuple[str, str]] = []
    _walk(tomllib.loads(text), "", {}, "designed", found)
    return found


def _walk(table: dict[str, Any], path: str, inherited: dict[str, str], default: str, found: list[tuple[str, str]]) -> None:
    own = table.get("status", {})
    here = {**inherited, **{key: value for key, value in own.items() if key != "default"}}
    default = own.get("default", default)
    for key, value in table.items():
        if key == "status":
            continue
        place = f"{path}.{key}" if path else key
        status = here.get(key, default)
        if isinstance(value, dict):
            _walk(value, place, {}, status, found)
        elif isinstance(value, list) and value and all(isinstance(part, dict) for part in value):
            for number, part in enumerate(value):
                below = here if path else {}
                _walk(part, f"{place}.{part.get('id', part.get('area', number + 1))}", below, status, found)
        else:
            found.append((place, status))


def about(text: str) -> str:
    """A text for players: how much of the data is known, and what is not the published game's."""
    found = statuses(text)
    counts = {status: sum(1 for _, other in found if other == status) for status in STATUSES}
    lines = [
        f"Of the {len(found)} values of this data, {counts['known']} are known from the published rules or another public "
        f"page, {counts['inferred']} follow from the wording of the rules, and {counts['designed']} were made up for it, "
        "because the printed values are not public.",
        "The designed values are not those of the published game.",
        "",
    ]
    for status in STATUSES[:2]:
        places = [place for place, other in found if other == status]
        lines.append(f"{status}: {', '.join(places) or 'nothing'}")
    lines.append("designed: everything else")
    return "\n".join(lines)
