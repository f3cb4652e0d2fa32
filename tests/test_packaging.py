import importlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

import cardwright
import hatch_build

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]


def canonical(requirement: str) -> str:
    return re.sub(r"[-_.]+", "-", re.split(r"[^\w.-]", requirement, maxsplit=1)[0]).lower()


def test_one_version():
    assert PROJECT["version"] == cardwright.__version__


def test_everything_installed_by_default_is_pinned():
    pinned = {canonical(line) for line in (ROOT / "constraints.txt").read_text().splitlines()}
    extras = PROJECT["optional-dependencies"]
    needed = PROJECT["dependencies"] + extras["arena"] + extras["fast"] + extras["postgres"] + extras["dev"]
    needed.remove("cardwright[arena,fast,postgres]")
    assert {canonical(requirement) for requirement in needed} <= pinned


def test_wheel_holds_the_data_files(tmp_path):
    env = {name: value for name, value in os.environ.items() if name != "CARDWRIGHT_COMPILE"}
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, env=env, check=True, capture_output=True, timeout=120)
    (wheel,) = tmp_path.glob("*-py3-none-any.whl")
    package = ROOT / "src"
    patterns = ("*.toml", "*.lark", "*.ftl", "py.typed")
    data = {path.relative_to(package).as_posix() for pattern in patterns for path in package.rglob(pattern)}
    assert data
    migrations = {path.relative_to(package).as_posix() for path in package.rglob("migrations/**/*.py")}
    assert len(migrations) >= 4
    assert data | migrations <= set(zipfile.ZipFile(wheel).namelist())


PAGE = "src/cardwright/static/index.html"


def build(source, folder, target, **env):
    """Build a wheel or a source archive."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)]
    kept = {name: value for name, value in os.environ.items() if name != "CARDWRIGHT_COMPILE"}
    subprocess.run(command, cwd=source, env={**kept, **env}, check=True, capture_output=True, timeout=120)


@pytest.mark.skipif(not (ROOT / PAGE).exists(), reason="the page is not built here")
def test_wheel_and_source_archive_carry_the_page_and_a_machine_without_node_installs_it(tmp_path):
    build(ROOT, tmp_path, "sdist")
    (archive,) = tmp_path.glob("*.tar.gz")
    shutil.unpack_archive(archive, tmp_path)
    with tarfile.open(archive) as packed:
        names = packed.getnames()
    (unpacked,) = [path for path in tmp_path.iterdir() if path.is_dir()]
    assert f"{unpacked.name}/{PAGE}" in names
    assert not any("node_modules" in name for name in names)
    (tmp_path / "empty").mkdir()
    build(unpacked, tmp_path, "wheel", PATH=str(tmp_path / "empty"))
    (wheel,) = tmp_path.glob("*.whl")
    carried = {path.relative_to(ROOT / "src").as_posix() for path in (ROOT / PAGE).parent.rglob("*") if path.is_file()}
    assert carried <= set(zipfile.ZipFile(wheel).namelist())


def test_patterns_choose_the_compiled_modules(tmp_path):
    for name in ("kernel/state.py", "kernel/__init__.py", "games/toy/rules.py", "games/toy/__init__.py", "cli.py"):
        path = tmp_path / "src/cardwright" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    chosen = [path.relative_to(tmp_path / "src/cardwright") for path in hatch_build.compiled_modules(tmp_path)]
    assert chosen == [Path("games/toy/rules.py"), Path("kernel/state.py")]


def test_missing_compiler_is_told_in_one_sentence(monkeypatch):
    monkeypatch.setenv("CC", "no-such-compiler")
    with pytest.raises(SystemExit, match="the C compiler no-such-compiler") as stop:
        hatch_build.check_toolchain()
    assert "\n" not in str(stop.value)


@pytest.mark.skipif("CARDWRIGHT_EXPECT_COMPILED" not in os.environ, reason="not a compiled install")
def test_modules_are_compiled():
    for path in hatch_build.compiled_modules(ROOT):
        name = ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)
        file = importlib.import_module(name).__file__ or ""
        assert file.endswith((".so", ".pyd")), f"{name} runs from {file}"
