"""What people forget, found by reading the sources. Each test says how to mend a failure."""

import ast
import re
import tokenize
from pathlib import Path

import pytest

import cardwright
from cardwright.games.registry import game_entry, game_names
from cardwright.kernel import derive

ROOT = Path(cardwright.__file__).parent
SOURCES = sorted(path for path in ROOT.rglob("*.py"))


def below(*packages):
    """The source files of packages."""
    return [path for path in SOURCES if path.relative_to(ROOT).parts[0] in packages]


def tree_of(path):
    return ast.parse(path.read_text(encoding="utf-8"))


def place(path, node):
    return f"{path.relative_to(ROOT)}:{node.lineno}"


# --- layers ---------------------------------------------------------------------------------------------------------

LAYERS = {
    "kernel": {"kernel"},
    "language": {"kernel", "language"},
    "games": {"kernel", "language", "games"},
    "bots": {"kernel", "games", "bots"},
    "storage": {"kernel", "games", "storage"},
    "collection": {"kernel", "language", "games", "storage", "collection"},
    "scenarios": {"kernel", "language", "games", "storage", "collection", "scenarios"},
    "table": {"kernel", "language", "games", "bots", "storage", "collection", "scenarios", "table"},
    "workshop": {"kernel", "language", "games", "workshop"},
    "arena": {"kernel", "language", "games", "bots", "collection", "arena"},
    "lab": {"kernel", "language", "games", "bots", "lab"},
    "interfaces": {"kernel", "language", "games", "bots", "interfaces"},
}


def imported(tree):
    """The modules that a source file imports, with the nodes that do so; not when it is run as a tool."""
    tools = {
        inner
        for node in tree.body
        if isinstance(node, ast.If) and ast.unparse(node.test) == "__name__ == '__main__'"
        for inner in ast.walk(node)
    }
    for node in ast.walk(tree):
        if node in tools:
            continue
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.name, node
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are written in full"
            for alias in node.names:
                yield f"{node.module}.{alias.name}", node


@pytest.mark.parametrize("layer", LAYERS)
def test_imports_point_down_only(layer):
    # To mend: move what is needed into the lower layer, or let the upper one hand it in (as the registry does).
    wrong = []
    for path in below(layer):
        for name, node in imported(tree_of(path)):
            parts = name.split(".")
            if parts[0] == "cardwright" and parts[1] not in LAYERS[layer] | {"__version__"}:
                wrong.append(f"{place(path, node)} imports {name}")
            if layer in ("kernel", "language") and parts[0] in ("cyclopts", "rich", "textual", "msgspec"):
                wrong.append(f"{place(path, node)} imports {name}")
    assert not wrong, "\n".join(wrong)


def test_a_game_imports_no_other_game():
    # To mend: what two games need belongs into the kernel or the language.
    wrong = []
    for path in below("games"):
        parts = path.relative_to(ROOT).parts
        if len(parts) < 3:
            continue
        for name, node in imported(tree_of(path)):
            found = re.match(r"cardwright\.games\.(\w+)\.", name)
            if found and (ROOT / "games" / found[1]).is_dir() and found[1] != parts[1]:
                wrong.append(f"{place(path, node)} imports {name}")
    assert not wrong, "\n".join(wrong)


# --- a pure library -------------------------------------------------------------------------------------------------

IMPURE = {
    "asyncio", "datetime", "io", "logging", "multiprocessing", "os", "pathlib", "random", "secrets", "shutil", "socket",
    "subprocess", "sys", "tempfile", "threading", "time", "urllib", "uuid",
}  # fmt: skip
IMPURE_CALLS = {"open", "print", "input", "eval", "exec", "breakpoint", "id", "hash"}
ALLOWED = {
    ("kernel/match.py", "pathlib"),  # writing a match to a file when asked to
    ("kernel/derive.py", "pathlib"),  # a tool for developers
    ("language/setfile.py", "pathlib"),  # reading a set file when asked to
}


def for_types_only(tree):
    """The nodes below ``if TYPE_CHECKING:``."""
    return {
        inner
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
        for inner in ast.walk(node)
    }


def test_kernel_language_and_rules_know_no_clock_no_io_and_no_global_random():
    # To mend: take chance from kernel/chance.py (it lives in the state), a generator or a text as a parameter, and leave
    # files and clocks to the layers above.
    wrong = []
    for path in below("kernel", "language", "games"):
        tree = tree_of(path)
        unchecked = for_types_only(tree)
        short = path.relative_to(ROOT).as_posix()
        for name, node in imported(tree):
            top = name.split(".")[0]
            if top in IMPURE and node not in unchecked and (short, top) not in ALLOWED:
                wrong.append(f"{place(path, node)} imports {name}")
        for node in ast.walk(tree):
            called = node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""
            if called in IMPURE_CALLS and short not in {file for file, _ in ALLOWED}:
                wrong.append(f"{place(path, node)} calls {called}")
    assert not wrong, "\n".join(wrong)


# --- one writer -----------------------------------------------------------------------------------------------------

FIELDS = {"zones", "counters", "seen", "where"}
CHANGERS = {"append", "clear", "extend", "insert", "pop", "popitem", "remove", "reverse", "setdefault", "sort", "update"}
WRITERS = {
    "kernel/events.py",  # the one writer
    "kernel/state.py",  # makes the fields
    "kernel/knowledge.py",  # deals a sampled state anew, before anybody plays on it
}


def writes(tree):
    """The nodes that change zones, counters or knowledge of a state, also through a local name for them."""
    for function in [tree, *[n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef)]]:
        aliases = {
            target.id
            for node in ast.walk(function)
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Attribute) and node.value.attr in FIELDS
            for target in node.targets
            if isinstance(target, ast.Name) and not is_own(node.value)
        }
        if function is tree:
            aliases = set()
        for node in ast.walk(function):
            if any(is_field(target, aliases, inside=False) for target in targets_of(node)) or (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr in CHANGERS
                and is_field(node.func.value, aliases, inside=True)
            ):
                yield node


def targets_of(node):
    """What a statement assigns to or deletes."""
    if isinstance(node, ast.Assign):
        return [part for target in node.targets for part in ast.walk(target) if not_read(part)]
    if isinstance(node, ast.AugAssign | ast.AnnAssign):
        return [node.target]
    return node.targets if isinstance(node, ast.Delete) else []


def not_read(node):
    return isinstance(getattr(node, "ctx", None), ast.Store | ast.Del)


def is_own(node):
    return isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "self"


def is_field(node, aliases, inside):
    """Whether a node stands for a field of a state or, by subscripts, for something in it."""
    while isinstance(node, ast.Subscript):
        node = node.value
        inside = True
    if isinstance(node, ast.Name):
        return inside and node.id in aliases
    return isinstance(node, ast.Attribute) and node.attr in FIELDS and not is_own(node)


def test_only_events_write_zones_counters_and_knowledge():
    # To mend: use a function of kernel/events.py, so that the change is logged and its triggers are found.
    wrong = []
    for path in SOURCES:
        if path.relative_to(ROOT).as_posix() not in WRITERS:
            wrong += [f"{place(path, node)} {ast.unparse(node)}" for node in writes(tree_of(path))]
    assert not wrong, "\n".join(sorted(set(wrong)))


def test_the_search_for_writers_finds_what_it_should():
    lines = [
        "s.zones[3] = ()",
        "s.counters[1] += 1",
        "s.seen.pop(3)",
        "def f(s):\n zones = s.zones\n zones[1] += (2,)",
        "a, s.where[1] = 1, 2",
        "del s.seen[1]",
        "s.zones = []",
    ]
    for line in lines:
        assert list(writes(ast.parse(line))), line
    for line in ("x = s.zones[1]", "self.zones[1] = ()", "zones = list(s.zones)\nzones[1] = ()", "s.zones[1].index(2)"):
        assert not list(writes(ast.parse(line))), line


# --- cards are data -------------------------------------------------------------------------------------------------


def titles():
    """The names and titles of all cards, without those that are names of card types."""
    found = set()
    for name in game_names():
        sets = game_entry(name).sets
        for file, text in sets.shipped():
            for card in sets.read(text, file):
                found |= {card.name, re.sub(r"\s*\(.*?\)", "", card.name)} - set(sets.types)
    return found


def test_no_card_is_named_in_code():
    # To mend: say what the card does in its text; if no phrase says it, add a general one (docs/adding-a-card.md).
    # In comments name the number of the ruling instead of the card.
    patterns = [r"[\s_-]*".join(map(re.escape, re.findall(r"[\w'’]+", title))) for title in titles()]
    names = re.compile(r"(?<![a-z])(?:" + "|".join(patterns) + r")(?![a-z])", re.IGNORECASE)
    wrong = []
    for path in below("kernel", "language", "games", "bots", "collection", "lab", "arena", "workshop"):
        with tokenize.open(path) as file:
            for token in tokenize.generate_tokens(file.readline):
                found = names.search(token.string)
                if found:
                    wrong.append(f"{path.relative_to(ROOT)}:{token.start[0]} names {found[0]}")
    assert not wrong, "\n".join(wrong)


# --- derived code ---------------------------------------------------------------------------------------------------


def test_the_derived_code_is_up_to_date():
    # To mend: run python -m cardwright.kernel.derive
    assert ast.dump(tree_of(ROOT / "kernel" / "_derived.py")) == ast.dump(ast.parse(derive.source()))


def test_every_field_of_a_state_is_derived_or_left_out_on_purpose():
    # To mend: annotate the field in __init__ as self.name: type = name, or name it in derive.NOT_DERIVED.
    for node in tree_of(ROOT / "kernel" / "state.py").body:
        if isinstance(node, ast.ClassDef) and node.name in derive.CLASSES:
            fields = {name for name, _ in derive.fields()[node.name]}
            stored = {
                part.attr for part in ast.walk(node) if isinstance(part, ast.Attribute) and not_read(part) and is_own(part)
            }
            assert stored == fields | (stored & derive.NOT_DERIVED), node.name
